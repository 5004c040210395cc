# То, что говорит только терминал: `oriflamme play` и `oriflamme cards`. См. en/terminal.ftl.

## Игроки без имени

terminal-player-red = Красный
terminal-player-blue = Синий
terminal-player-green = Зелёный
terminal-player-yellow = Жёлтый
terminal-player-violet = Фиолетовый
terminal-player-you = { $name } (вы)
# Конец списка игроков
terminal-names-and = { $names } и { $last }

## Знаки препинания

terminal-line = { $head }: { $rest }
terminal-facts = { $before }; { $fact }

## Перед игрой

terminal-ask = { $question } [{ $proposal }]:
terminal-ask-deck = Колода ({ $decks } или десять карт через запятую)
terminal-ask-players = Игроков (от { $fewest } до { $most })
terminal-ask-strength = Насколько сильны остальные? { $strengths }
terminal-friends = Если играете с друзьями за этим экраном, скажите, кто играет за каждую семью, например: { $seats }
terminal-begin = Наберите «{ terminal-command-help.typed }», чтобы узнать, что можно набирать, или «{ terminal-command-cards.typed }», чтобы увидеть карты.

## Стол

terminal-round-placement = Раунд { $round } из 6: выкладывание
terminal-round-resolution = Раунд { $round } из 6: розыгрыш ряда
terminal-over = Игра окончена.
terminal-twin = Близнец ждёт
terminal-keeps = оставлено себе: { $kinds }
terminal-discarded = в сбросе: { $kinds }
terminal-first = первый игрок
terminal-verdicts = Жетоны приговора в запасе: { $amount }
terminal-queue = Ряд, от первой карты до последней:
terminal-queue-empty = Ряд пуст.
terminal-acting-left = действующая карта уже покинула это место
terminal-yours = ваша
terminal-turn = её очередь действовать
terminal-below = ; под ней:
terminal-bribed = подкуплена, была { $family }
terminal-rests = пропускает этот раунд
terminal-hand = Ваша рука: { $kinds }
terminal-aside = Отложенные: { $kinds }
terminal-nothing = ничего

## Выбор

terminal-where = Куда? («{ terminal-command-undo.typed }» — выбрать другую карту)
# Выбор карты, на которой лежит влияние
terminal-choice-pot = { $choice } (банк: { $pot })
terminal-choose = Сделайте выбор. Наберите «{ terminal-command-help.typed }», чтобы узнать как.
terminal-no-choice = Нет такого выбора: «{ $answer }». Наберите «{ terminal-command-help.typed }», чтобы узнать, что можно набирать.
terminal-unclear = «{ $answer }» может означать: { $actions }
terminal-no-command = Это не команда. Наберите «{ terminal-command-help.typed }», чтобы узнать, что можно набирать.
terminal-pass = Теперь { $name }: передайте клавиатуру и нажмите Enter.
terminal-goodbye = До встречи.
terminal-input-ended = Ввод закончился. До встречи.
terminal-end = Нажмите Enter, чтобы выйти; наберите «{ terminal-command-save.typed }», чтобы сохранить игру, или «{ terminal-command-log.typed }», чтобы перечитать её.

## Команды

terminal-help-answer = Отвечайте клавишей, стоящей перед выбором, словами действия или их началом:
terminal-help-instead = Вместо ответа можно набрать:
terminal-command-cards = карты этой игры
    .typed = ?
terminal-command-card = всё об одной карте
    .typed = ? НАЗВАНИЕ
terminal-command-queue = стол
    .typed = ряд
terminal-command-hand = ваши карты
    .typed = рука
terminal-command-log = что произошло; с числом — только последние предложения
    .typed = летопись
terminal-command-hint = что сделал бы клубный игрок и почему; он видит не больше вас
    .typed = совет
terminal-command-undo = отменить ваш последний выбор, пока он никому ничего не открыл
    .typed = отменить
terminal-command-save = сохранить игру
    .typed = сохранить ФАЙЛ
terminal-command-load = продолжить сохранённую игру
    .typed = загрузить ФАЙЛ
terminal-command-help = этот текст
    .typed = помощь
terminal-command-quit = уйти
    .typed = выйти
terminal-taken-back = Отменено.
terminal-saved = Сохранено в файле { $file }. В нём карты всех игроков: не заглядывайте туда во время игры.
terminal-loaded = Продолжаем игру из файла { $file }.

## Совет

terminal-hint-only = Клубный игрок советует: «{ $action }». Ничего другого сделать нельзя.
terminal-hint-clear = Клубный игрок советует: «{ $action }». Этот выбор побеждает примерно в { $chance } % воображаемых партий; дальше идёт «{ $other }»: { $less } %.
terminal-hint-close = Клубный игрок советует: «{ $action }». Этот выбор побеждает примерно в { $chance } % воображаемых партий; «{ $other }» не хуже.
terminal-hint-chances = Шансы на победу, насколько они проверены:
terminal-percent = { $amount } %
terminal-hint-games =
    { $amount ->
        [one] в { $amount } партии
       *[other] в { $amount } партиях
    }
terminal-hint-beliefs = Чем могут быть скрытые карты других:
terminal-puzzle-help = Введите hint, чтобы получить подсказку, quit — чтобы выйти.
terminal-hint-depth =
    { $depth ->
        [one] под { $depth } картой
       *[other] под { $depth } картами
    }

## Конец

terminal-standings = Итог
terminal-in-queue =
    { $amount ->
        [one] { $amount } карта в ряду
        [few] { $amount } карты в ряду
       *[other] { $amount } карт в ряду
    }
terminal-earned = Откуда взялось влияние
terminal-start = { $amount } в начале
terminal-paid = отдано ({ $kind })
terminal-lost = потеряно ({ $kind })
terminal-hidden = Что было скрыто
terminal-hidden-queue = в ряду: { $cards }
terminal-hidden-hand = в руке: { $cards }
terminal-hidden-aside = отложено: { $cards }
terminal-hidden-card =
    { $pot ->
        [0] { $kind } (№ { $pile })
        [one] { $kind } (№ { $pile }, потеряно { $pot } очко)
        [few] { $kind } (№ { $pile }, потеряно { $pot } очка)
       *[other] { $kind } (№ { $pile }, потеряно { $pot } очков)
    }

## Пояснения к картам

terminal-tip = Совет: { $tip }
terminal-rulings = Наберите «{ terminal-command-card.typed }», чтобы прочитать уточнения о карте.

## Проблемы: с маленькой буквы и без точки

terminal-sorry = Извините: { $problem }.
terminal-no-card = нет карты с названием «{ $name }»
terminal-no-card-but = нет карты с названием «{ $name }»; похожие названия: { $guesses }
terminal-no-deck = «{ $deck }» — не колода; колоды: { $decks } или десять разных карт через запятую
terminal-no-players = игроков бывает от { $fewest } до { $most }, а не «{ $answer }»
terminal-no-strength = сила бывает от 1 до { $most }, а не «{ $answer }»
terminal-no-seat = «{ $seat }» играть не может; за семью играет { $human } или бот: { $bots }
terminal-no-seat-because = «{ $seat }» играть не может: { $reason }
terminal-seats-needed = игроков { $players }, значит, и мест должно быть { $players }, а не { $seats }
terminal-seats-range = мест бывает от { $fewest } до { $most }, а не { $seats }
terminal-seats-list = места в нём — не список слов, которых должно быть { $players }
terminal-names-many = игроков { $players }, значит, имён может быть не больше { $players }, а не { $names }
terminal-name-length = в имени от 1 до { $most } символов
terminal-no-hand = за экраном никого нет
terminal-no-log = после «{ terminal-command-log.typed }» должно стоять число предложений, например: «{ terminal-command-log.typed } 10»
terminal-no-hint = совет отвечает на вопрос, а вас сейчас ни о чём не спрашивают
terminal-no-undo = отменять нечего: можно только ваш последний выбор, пока никого не спросили и ничего не показали
terminal-no-file = назовите файл, например: { $example }
terminal-file-taken = в файле { $file } что-то другое, он остаётся как есть
terminal-file-unwritable = не удалось записать { $file }: { $reason }
terminal-file-unreadable = не удалось прочитать { $file }: { $reason }
terminal-file-empty = в файле { $file } нет игры
terminal-file-broken = в файле { $file } нет игры, которую можно играть: { $reason }
terminal-file-seats = не удалось продолжить { $file }: { $reason }
