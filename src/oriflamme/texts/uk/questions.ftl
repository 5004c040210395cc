# Запитання до гравця, що з них бачать інші, і відповіді. Див. en/questions.ftl.

## Хто питає

asker =
    { $kind-gender ->
        [feminine] ваша { $kind }
        [neuter] ваше { $kind }
       *[masculine] ваш { $kind }
    }
asker-as =
    { $kind-gender ->
        [feminine] ваша { $kind } (як { $voice })
        [neuter] ваше { $kind } (як { $voice })
       *[masculine] ваш { $kind } (як { $voice })
    }

## Запитання

question-place = Яку карту кладете і куди?
question-reveal =
    { $kind-gender ->
        [feminine] Ваша прихована { $kind }, № { $pile } у черзі: чекати чи відкрити?
        [neuter] Ваше приховане { $kind }, № { $pile } у черзі: чекати чи відкрити?
       *[masculine] Ваш прихований { $kind }, № { $pile } у черзі: чекати чи відкрити?
    }

question-target-soldier = { $asker }: яку сусідню карту усунути?
question-target-archer = { $asker }: усунути першу карту чи останню?
question-target-spy = { $asker }: у кого взяти 1 очко?
question-target-shapeshifter = { $asker }: якого сусіднього персонажа копіювати?
question-target-assassination = { $asker }: яку карту усунути?
question-target-royal-decree = { $asker }: яку карту перемістити?
question-target-cutthroat = { $asker }: яку сусідню карту усунути разом із відкритими тезками в суперників?
question-target-apothecary = { $asker }: яку карту біля іншої вашої усунути?
question-target-impersonation = { $asker }: яку сусідню карту усунути й підмінити?
question-target-bribery = { $asker }: якого персонажа підкупити?
question-target-deserter = { $asker }: яку сусідню карту усунути?
question-target-judge = { $asker }: яку карту обрати?
question-target-empress = { $asker }: на яку приховану карту суперника покласти 1 очко?
question-target-diplomat = { $asker }: на яку відкриту Дипломатку покласти 2 очки?

question-gap = { $asker }: куди поставити карту?

question-mode-informant = { $asker }: отримати вплив чи обмінятися?
    .first = Отримати, скільки поруч
    .first-long = Отримати стільки впливу, скільки лежить на сусідніх прихованих картах суперників
    .second = Обміняти
    .second-long = Обміняти на карту з руки, яка лягає прихованою на її місце
question-mode-judge = { $asker }: винести вирок чи виконати?
    .first = Отримати 1 і винести вирок
    .first-long = Отримати 1 очко впливу й покласти жетон вироку на карту
    .second = Виконати вирок
    .second-long = Усунути карту з жетоном вироку
question-mode-diplomat = { $asker }: підтримати іншу Дипломатку чи забрати банк?
    .first = Отримати 1 і підтримати
    .first-long = Отримати 1 очко впливу й покласти 2 очки на іншу відкриту Дипломатку
    .second = Забрати банк і піти
    .second-long = Отримати банк цієї карти й скинути її

question-swap = { $asker }: на яку карту з руки обміняти?
question-twin = Ваш Принц приводить Близнюка: куди його поставити?
question-activate = Ваша Махінація: котрий із ваших відкритих персонажів діє?
question-spend = Ваша Махінація: взяти 1 очко з банку чи втратити його, щоб персонаж подіяв іще раз?
    .take = Взяти 1
    .take-long = Взяти 1 очко впливу з банку
    .repeat = Діяти ще раз
    .repeat-long = Втратити 1 очко впливу з банку, щоб персонаж подіяв іще раз

## Що бачать інші

asked-place = { $name } кладе карту…
asked-reveal = { $name }: чекати чи відкрити?
asked-choose = { $name } обирає…
asked-choose-kind = { $name } обирає ({ $kind })…

## Відповіді

action-wait = Чекати
    .long =
        { $kind-gender ->
            [feminine] Чекати: покласти 1 очко на вашу приховану { $kind-accusative }, № { $pile }
            [neuter] Чекати: покласти 1 очко на ваше приховане { $kind-accusative }, № { $pile }
            [inanimate] Чекати: покласти 1 очко на ваш прихований { $kind-accusative }, № { $pile }
           *[masculine] Чекати: покласти 1 очко на вашого прихованого { $kind-accusative }, № { $pile }
        }
action-order = Чекати й не питати до раунду { $round }
    .long = Чекати й не питати про цю карту ({ $kind }, № { $pile }) до раунду { $round }
    .brief = Чекати до раунду { $round }
action-reveal = Відкрити
    .long = Відкрити { $kind-accusative }, № { $pile }
action-place-only = Сюди
    .long = Покласти { $kind-accusative }: з цієї карти почнеться черга
action-place-first = На початок
    .long = Покласти { $kind-accusative } на початок черги
action-place-last = У кінець
    .long = Покласти { $kind-accusative } в кінець черги
action-place-on = На № { $pile }
    .long = Покласти { $kind-accusative } на { $card-accusative }

action-target-soldier = Усунути
    .long = Усунути { $card-accusative }
action-target-archer = Усунути
    .long = Усунути { $card-accusative }
action-target-spy = Взяти 1
    .long = Взяти 1 очко в гравця, чия це карта: { $card }
action-target-shapeshifter = Копіювати
    .long = Копіювати { $card-accusative }
action-target-assassination = Усунути
    .long = Усунути { $card-accusative }
action-target-royal-decree = Перемістити
    .long = Перемістити { $card-accusative }
action-target-cutthroat = Усунути
    .long = Усунути { $card-accusative } разом із тезками в суперників
action-target-apothecary = Усунути
    .long = Усунути { $card-accusative }
action-target-impersonation = Усунути
    .long = Усунути { $card-accusative } й підмінити своєю картою
action-target-bribery = Підкупити
    .long = Підкупити { $card-accusative }
action-target-deserter = Усунути
    .long = Усунути { $card-accusative }
action-target-judge = Обрати
    .long = Обрати { $card-accusative }
action-target-empress = Покласти 1
    .long = Покласти 1 очко на { $card-accusative }
action-target-diplomat = Покласти 2
    .long = Покласти 2 очки на { $card-accusative }

action-gap-first = На початок
    .long = Перемістити на початок черги
action-gap-last = У кінець
    .long = Перемістити в кінець черги
action-gap-between = Між { $before } і { $pile }
    .long = Перемістити між № { $before } і № { $pile }

action-swap = { $kind }
    .long = Покласти на її місце приховану карту: { $kind }
action-twin-first = На початок
    .long = Поставити Близнюка на початок черги
action-twin-last = У кінець
    .long = Поставити Близнюка в кінець черги
action-twin-on = На № { $pile }
    .long = Поставити Близнюка на { $card-accusative }
action-activate = Діяти
    .long = Хай діє { $card }
