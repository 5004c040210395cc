# Вопросы игроку, что из них видят другие, и ответы. См. en/questions.ftl.

## Кто спрашивает

asker =
    { $kind-gender ->
        [feminine] ваша { $kind }
        [neuter] ваше { $kind }
       *[masculine] ваш { $kind }
    }
asker-as =
    { $kind-gender ->
        [feminine] ваша { $kind } (как { $voice })
        [neuter] ваше { $kind } (как { $voice })
       *[masculine] ваш { $kind } (как { $voice })
    }

## Вопросы

question-place = Какую карту кладёте и куда?
question-reveal =
    { $kind-gender ->
        [feminine] Ваша скрытая { $kind }, № { $pile } в ряду: ждать или открыть?
        [neuter] Ваше скрытое { $kind }, № { $pile } в ряду: ждать или открыть?
       *[masculine] Ваш скрытый { $kind }, № { $pile } в ряду: ждать или открыть?
    }

question-target-soldier = { $asker }: какую соседнюю карту устранить?
question-target-archer = { $asker }: устранить первую карту или последнюю?
question-target-spy = { $asker }: у кого взять 1 очко?
question-target-shapeshifter = { $asker }: какого соседнего персонажа копировать?
question-target-assassination = { $asker }: какую карту устранить?
question-target-royal-decree = { $asker }: какую карту переместить?
question-target-cutthroat = { $asker }: какую соседнюю карту устранить вместе с открытыми тёзками у соперников?
question-target-apothecary = { $asker }: какую карту рядом с другой вашей устранить?
question-target-impersonation = { $asker }: какую соседнюю карту устранить и подменить?
question-target-bribery = { $asker }: какого персонажа подкупить?
question-target-deserter = { $asker }: какую соседнюю карту устранить?
question-target-judge = { $asker }: какую карту выбрать?
question-target-empress = { $asker }: на какую скрытую карту соперника положить 1 очко?
question-target-diplomat = { $asker }: на какого открытого Дипломата положить 2 очка?

question-gap = { $asker }: куда поставить карту?

question-mode-informant = { $asker }: получить влияние или обменяться?
    .first = Получить, сколько рядом
    .first-long = Получить столько влияния, сколько лежит на соседних скрытых картах соперников
    .second = Обменять
    .second-long = Обменять на карту из руки, которая ложится скрытой на её место
question-mode-judge = { $asker }: вынести приговор или исполнить?
    .first = Получить 1 и вынести приговор
    .first-long = Получить 1 очко влияния и положить жетон приговора на карту
    .second = Исполнить приговор
    .second-long = Устранить карту с жетоном приговора
question-mode-diplomat = { $asker }: поддержать другого Дипломата или забрать банк?
    .first = Получить 1 и поддержать
    .first-long = Получить 1 очко влияния и положить 2 очка на другого открытого Дипломата
    .second = Забрать банк и уйти
    .second-long = Получить банк этой карты и сбросить её

question-swap = { $asker }: на какую карту из руки обменять?
question-twin = Ваш Принц приводит Близнеца: куда его поставить?
question-activate = Ваша Комбинация: какой из ваших открытых персонажей действует?
question-spend = Ваша Комбинация: взять 1 очко из банка или потерять его, чтобы персонаж сработал ещё раз?
    .take = Взять 1
    .take-long = Взять 1 очко влияния из банка
    .repeat = Ещё раз
    .repeat-long = Потерять 1 очко влияния из банка, чтобы персонаж сработал ещё раз

## Что видят другие

asked-place = { $name } кладёт карту…
asked-reveal = { $name }: ждать или открыть?
asked-choose = { $name } выбирает…
asked-choose-kind = { $name } выбирает ({ $kind })…

## Ответы

action-wait = Ждать
    .long =
        { $kind-gender ->
            [feminine] Ждать: положить 1 очко на вашу скрытую { $kind-accusative }, № { $pile }
            [neuter] Ждать: положить 1 очко на ваше скрытое { $kind-accusative }, № { $pile }
            [inanimate] Ждать: положить 1 очко на ваш скрытый { $kind-accusative }, № { $pile }
           *[masculine] Ждать: положить 1 очко на вашего скрытого { $kind-accusative }, № { $pile }
        }
action-order = Ждать и не спрашивать до раунда { $round }
    .long = Ждать и не спрашивать об этой карте ({ $kind }, № { $pile }) до раунда { $round }
    .brief = Ждать до раунда { $round }
action-reveal = Открыть
    .long = Открыть { $kind-accusative }, № { $pile }
action-place-only = Сюда
    .long = Положить { $kind-accusative }: с этой карты начнётся ряд
action-place-first = В начало
    .long = Положить { $kind-accusative } в начало ряда
action-place-last = В конец
    .long = Положить { $kind-accusative } в конец ряда
action-place-on = На № { $pile }
    .long = Положить { $kind-accusative } на { $card-accusative }

action-target-soldier = Устранить
    .long = Устранить { $card-accusative }
action-target-archer = Устранить
    .long = Устранить { $card-accusative }
action-target-spy = Взять 1
    .long = Взять 1 очко у игрока, чья это карта: { $card }
action-target-shapeshifter = Копировать
    .long = Копировать { $card-accusative }
action-target-assassination = Устранить
    .long = Устранить { $card-accusative }
action-target-royal-decree = Переместить
    .long = Переместить { $card-accusative }
action-target-cutthroat = Устранить
    .long = Устранить { $card-accusative } вместе с тёзками у соперников
action-target-apothecary = Устранить
    .long = Устранить { $card-accusative }
action-target-impersonation = Устранить
    .long = Устранить { $card-accusative } и подменить своей картой
action-target-bribery = Подкупить
    .long = Подкупить { $card-accusative }
action-target-deserter = Устранить
    .long = Устранить { $card-accusative }
action-target-judge = Выбрать
    .long = Выбрать { $card-accusative }
action-target-empress = Положить 1
    .long = Положить 1 очко на { $card-accusative }
action-target-diplomat = Положить 2
    .long = Положить 2 очка на { $card-accusative }

action-gap-first = В начало
    .long = Переместить в начало ряда
action-gap-last = В конец
    .long = Переместить в конец ряда
action-gap-between = Между { $before } и { $pile }
    .long = Переместить между № { $before } и № { $pile }

action-swap = { $kind }
    .long = Положить на её место скрытую карту: { $kind }
action-twin-first = В начало
    .long = Поставить Близнеца в начало ряда
action-twin-last = В конец
    .long = Поставить Близнеца в конец ряда
action-twin-on = На № { $pile }
    .long = Поставить Близнеца на { $card-accusative }
action-activate = Действовать
    .long = Пусть действует { $card }
