# Те, що каже лише термінал: `oriflamme play` і `oriflamme cards`. Див. en/terminal.ftl.

## Гравці без імені

terminal-player-red = Червоний
terminal-player-blue = Синій
terminal-player-green = Зелений
terminal-player-yellow = Жовтий
terminal-player-violet = Фіолетовий
terminal-player-you = { $name } (ви)
# Кінець переліку гравців
terminal-names-and = { $names } та { $last }

## Розділові знаки

terminal-line = { $head }: { $rest }
terminal-facts = { $before }; { $fact }

## Перед грою

terminal-ask = { $question } [{ $proposal }]:
terminal-ask-deck = Колода ({ $decks } або десять карт через кому)
terminal-ask-players = Гравців (від { $fewest } до { $most })
terminal-ask-strength = Наскільки сильні інші? { $strengths }
terminal-friends = Якщо граєте з друзями за цим екраном, скажіть, хто грає за кожну родину, наприклад: { $seats }
terminal-begin = Наберіть «{ terminal-command-help.typed }», щоб дізнатися, що можна набирати, або «{ terminal-command-cards.typed }», щоб побачити карти.

## Стіл

terminal-round-placement = Раунд { $round } із 6: викладання
terminal-round-resolution = Раунд { $round } із 6: розіграш черги
terminal-over = Гру закінчено.
terminal-twin = Близнюк чекає
terminal-keeps = залишено собі: { $kinds }
terminal-discarded = у скиді: { $kinds }
terminal-first = перший гравець
terminal-verdicts = Жетони вироку в запасі: { $amount }
terminal-queue = Черга, від першої карти до останньої:
terminal-queue-empty = Черга порожня.
terminal-acting-left = карта, що діє, вже покинула це місце
terminal-yours = ваша
terminal-turn = її черга діяти
terminal-below = ; під нею:
terminal-bribed = підкуплена, була { $family }
terminal-rests = пропускає цей раунд
terminal-hand = Ваша рука: { $kinds }
terminal-aside = Відкладені: { $kinds }
terminal-nothing = нічого

## Вибір

terminal-where = Куди? («{ terminal-command-undo.typed }» — обрати іншу карту)
# Вибір карти, на якій лежить вплив
terminal-choice-pot = { $choice } (банк: { $pot })
terminal-choose = Зробіть вибір. Наберіть «{ terminal-command-help.typed }», щоб дізнатися як.
terminal-no-choice = Немає такого вибору: «{ $answer }». Наберіть «{ terminal-command-help.typed }», щоб дізнатися, що можна набирати.
terminal-unclear = «{ $answer }» може означати: { $actions }
terminal-no-command = Це не команда. Наберіть «{ terminal-command-help.typed }», щоб дізнатися, що можна набирати.
terminal-pass = Тепер { $name }: передайте клавіатуру й натисніть Enter.
terminal-goodbye = До зустрічі.
terminal-input-ended = Введення скінчилося. До зустрічі.
terminal-end = Натисніть Enter, щоб вийти; наберіть «{ terminal-command-save.typed }», щоб зберегти гру, або «{ terminal-command-log.typed }», щоб перечитати її.

## Команди

terminal-help-answer = Відповідайте клавішею, що стоїть перед вибором, словами дії або їхнім початком:
terminal-help-instead = Замість відповіді можна набрати:
terminal-command-cards = карти цієї гри
    .typed = ?
terminal-command-card = усе про одну карту
    .typed = ? НАЗВА
terminal-command-queue = стіл
    .typed = черга
terminal-command-hand = ваші карти
    .typed = рука
terminal-command-log = що сталося; з числом — лише останні речення
    .typed = літопис
terminal-command-hint = що зробив би клубний гравець і чому; він бачить не більше за вас
    .typed = порада
terminal-command-undo = скасувати ваш останній вибір, доки він нікому нічого не відкрив
    .typed = скасувати
terminal-command-save = зберегти гру
    .typed = зберегти ФАЙЛ
terminal-command-load = продовжити збережену гру
    .typed = завантажити ФАЙЛ
terminal-command-help = цей текст
    .typed = допомога
terminal-command-quit = піти
    .typed = вийти
terminal-taken-back = Скасовано.
terminal-saved = Збережено у файлі { $file }. У ньому карти всіх гравців: не зазирайте туди під час гри.
terminal-loaded = Продовжуємо гру з файлу { $file }.

## Порада

terminal-hint-only = Клубний гравець радить: «{ $action }». Нічого іншого зробити не можна.
terminal-hint-clear = Клубний гравець радить: «{ $action }». Цей вибір перемагає приблизно у { $chance } % уявних партій; далі йде «{ $other }»: { $less } %.
terminal-hint-close = Клубний гравець радить: «{ $action }». Цей вибір перемагає приблизно у { $chance } % уявних партій; «{ $other }» не гірше.
terminal-hint-chances = Шанси на перемогу, наскільки їх перевірено:
terminal-percent = { $amount } %
terminal-hint-games =
    { $amount ->
        [one] у { $amount } партії
       *[other] у { $amount } партіях
    }
terminal-hint-beliefs = Чим можуть бути приховані карти інших:
terminal-puzzle-help = Введіть hint, щоб отримати підказку, quit — щоб вийти.
terminal-hint-depth =
    { $depth ->
        [one] під { $depth } картою
       *[other] під { $depth } картами
    }

## Кінець

terminal-standings = Підсумок
terminal-in-queue =
    { $amount ->
        [one] { $amount } карта в черзі
        [few] { $amount } карти в черзі
       *[other] { $amount } карт у черзі
    }
terminal-earned = Звідки взявся вплив
terminal-start = { $amount } на початку
terminal-paid = віддано ({ $kind })
terminal-lost = утрачено ({ $kind })
terminal-hidden = Що було приховано
terminal-hidden-queue = у черзі: { $cards }
terminal-hidden-hand = у руці: { $cards }
terminal-hidden-aside = відкладено: { $cards }
terminal-hidden-card =
    { $pot ->
        [0] { $kind } (№ { $pile })
        [one] { $kind } (№ { $pile }, утрачено { $pot } очко)
        [few] { $kind } (№ { $pile }, утрачено { $pot } очки)
       *[other] { $kind } (№ { $pile }, утрачено { $pot } очок)
    }

## Пояснення карт

terminal-tip = Порада: { $tip }
terminal-rulings = Наберіть «{ terminal-command-card.typed }», щоб прочитати уточнення про карту.

## Проблеми: з малої літери й без крапки

terminal-sorry = Вибачте: { $problem }.
terminal-no-card = немає карти з назвою «{ $name }»
terminal-no-card-but = немає карти з назвою «{ $name }»; схожі назви: { $guesses }
terminal-no-deck = «{ $deck }» — не колода; колоди: { $decks } або десять різних карт через кому
terminal-no-players = гравців буває від { $fewest } до { $most }, а не «{ $answer }»
terminal-no-strength = сила буває від 1 до { $most }, а не «{ $answer }»
terminal-no-seat = «{ $seat }» грати не може; за родину грає { $human } або бот: { $bots }
terminal-no-seat-because = «{ $seat }» грати не може: { $reason }
terminal-seats-needed = гравців { $players }, тож і місць має бути { $players }, а не { $seats }
terminal-seats-range = місць буває від { $fewest } до { $most }, а не { $seats }
terminal-seats-list = місця в ньому — не перелік зі слів, яких має бути { $players }
terminal-names-many = гравців { $players }, тож імен може бути щонайбільше { $players }, а не { $names }
terminal-name-length = ім’я має від 1 до { $most } символів
terminal-no-hand = за екраном нікого немає
terminal-no-log = після «{ terminal-command-log.typed }» має стояти кількість речень, наприклад: «{ terminal-command-log.typed } 10»
terminal-no-hint = порада відповідає на запитання, а вас зараз ні про що не питають
terminal-no-undo = скасовувати нічого: можна лише ваш останній вибір, доки нікого не запитано й нічого не показано
terminal-no-file = назвіть файл, наприклад: { $example }
terminal-file-taken = у файлі { $file } щось інше, тож він лишається як є
terminal-file-unwritable = не вдалося записати { $file }: { $reason }
terminal-file-unreadable = не вдалося прочитати { $file }: { $reason }
terminal-file-empty = у файлі { $file } немає гри
terminal-file-broken = у файлі { $file } немає гри, яку можна грати: { $reason }
terminal-file-seats = не вдалося продовжити { $file }: { $reason }
