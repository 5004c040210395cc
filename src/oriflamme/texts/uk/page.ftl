# Інтерфейс сторінки: кнопки, заголовки, підказки, негаразди. Коротко: на телефоні мало місця.

## Усюди

brand-home = Орифлама, на головну
navigation = Сторінки
menu = Меню
more-pages = Інші сторінки
close = Закрити
on = Так
off = Ні
skip = Пропустити
undo = Скасувати
try-again = Спробувати ще раз
to-home = На головну
print = Друкувати
cards = Карти
rules = Правила
cards-and-rules = Карти й правила
my-games = Мої ігри
device-title = На цьому пристрої
app-update = Нова версія готова.
app-reload = Оновити
app-newer = Перезавантажити сторінку
learn = Навчання
settings = Налаштування
credits = Автори
replay = Перегляд
new-table = Новий стіл
open-tables = Відкриті столи
not-found = Тут нічого немає
not-found-text = Такої адреси немає. До всього іншого можна дійти з головної сторінки.
foot-credit = Піктограми: game-icons.net, CC BY 3.0

## Головна

home-motto = Король помер. П’ять родин, одна черга прихованих карт, шість раундів. Чекайте, блефуйте, бийте.
# На телефоні, у три короткі рядки
home-motto-short = Король помер. Одна черга, приховані карти. Чекайте, блефуйте, бийте.
play-now = Грати
play-now-note = Базова гра, ви й троє ботів. Без реєстрації.
# На телефоні, під «Грати»
play-now-short = ви й троє ботів, десять хвилин
learn-steps = Навчитися за вісім кроків
home-resume = Назад до гри ({ $name })
home-code = Маю код
home-new = Ви тут уперше?
home-your-turn = Ваш хід
# $names — інші гравці
home-against = за столом: { $names }
watch-a-game = Подивитися гру
puzzle-of-the-day = Задача дня
puzzles = Задачі
# $name — хто відкрив стіл
table-of = Стіл: { $name }
take-a-seat = Сісти за стіл
watch = Дивитися
no-open-tables = Відкритих столів поки немає. Відкрийте свій!
open-tables-note = Сядьте на вільне місце або подивіться гру, що триває.
seats-free =
    { $amount ->
        [0] усі місця зайнято
        [one] { $amount } вільне місце
        [few] { $amount } вільні місця
       *[other] { $amount } вільних місць
    }
join-by-code = Код
join = Приєднатися
join-title = { $name } запрошує вас до столу
join-title-open = На вас чекає стіл
# $code — код столу
join-table = Стіл { $code }
join-what = Гра на блеф для 3–5 гравців: усі ховають карти в одній черзі, а тоді чекають або б’ють. Шість раундів; престол дістається тому, хто має найбільше впливу.
join-sit = Сідайте за стіл
your-house = Ваш дім
join-note = Без реєстрації, нічого не треба встановлювати.
join-time = близько 25 хвилин
join-bots =
    { $amount ->
        [0] без ботів
        [one] { $amount } бот
        [few] { $amount } боти
       *[other] { $amount } ботів
    }
join-your-seat = ваше місце
join-free = для друга
join-unrated = без рейтингу
join-cards = Карти цього столу
join-cards-note = Десять карт, однакових для всіх; сім із них прийдуть вам на руку. Торкніться карти, щоб прочитати.
join-over = Цю гру завершено. Можна подивитися, як вона йшла.
join-which = За який стіл?
join-which-text = Введіть код, який вам сказали, або відкрийте надіслане посилання.
join-missing = Столу не знайдено
go-on = Далі
my-games-note = Ігри, зіграні в цьому браузері. Місця прив’язані до цього браузера.
no-games = Ігор ще немає.
forget-game = Прибрати зі списку

## Новий стіл

table-with-friends = Стіл для друзів
mix-note = По одній карті з кожної лінії — і колода буде збалансована.
deck-drawn = Десять карт визначить жереб під час роздачі.
your-name = Ваше ім’я
name-missing = Спершу введіть своє ім’я.
seats = Місця
seat-number = Місце { $number }
at-the-table = За столом
a-friend = Друг, за посиланням
pace = Темп
pace-live = На час
# $seconds на кожне рішення
pace-live-detail = { $seconds } с на рішення
pace-relaxed = Без поспіху
pace-seconds = Секунд на кожне рішення
who-may-come = Хто може прийти
by-link = За посиланням
everyone = Усі охочі
more-options = Інші налаштування
schemer-gain = Інтриганка приносить
deduction = «Хто що має»
deduction-on = Для всіх
deduction-off = Ні для кого
# Whether players may ask the coach at a table
coach = Тренер
coach-off = Без тренера
coach-on = Можна питати
# Among the settings of a table
coach-with = з тренером
coach-ask = Запитати тренера
# What a player does; shown beside their seat
coach-asks = (питає тренера)
coach-count = Питає тренера, разів: { $amount }
open-the-table = Відкрити стіл
open-get-link = Відкрити стіл і дістати посилання

## Боти, за силою

bot-random = навмання
    .about = Робить будь-який дозволений хід.
bot-beginner = новачок
    .about = Знає карти, але про половину забуває.
bot-casual = аматор
    .about = Грає як людина, що зіграла кілька партій.
bot-seasoned = бувалий
    .about = Знає ціну кожній карті й ходить одразу.
bot-club = клубний
    .about = Уявляє, що може бути приховано, і подумки дограє партію.
bot-strong = сильний
    .about = Обмірковує все до кінця й чекає доброї гри від інших.
bot-expert = експерт
    .about = Думає, як сильний, і дивиться далі.
bot-master = майстер
    .about = Думає найдовше й чекає від кожного найкращої гри.
bot-net = нейромережа
    .about = Навчилася на мільйонах рішень і ходить одразу.
# Bots with a way of playing that one notices; each says a line about itself
bot-miser = Скнара
    .about = «Що чекає, те росте».
bot-hothead = Гаряча голова
    .about = «Карти на стіл, і геть першого!»
bot-avenger = Месниця
    .about = «Я пам’ятаю все, що мені зробили».
bot-architect = Зодчий
    .about = «Я будую на своєму».
bot-gambler = Картяр
    .about = «Ви ніколи не дізнаєтеся, що там лежить».
bot-herald = Герольд
    .about = «Я йду першим».
bot-executioner = Кат
    .about = «Кожній голові своя черга».
bot-peacemaker = Миротвориця
    .about = «Вистачить усім. Мені трохи більше».
bot-characters = Характери, { $level }
bot-levels = За силою
# The names of the server’s bots
bot-name-aldous = Олдос
bot-name-beatrix = Беатрикс
bot-name-corvin = Корвін
bot-name-desmonda = Дезмонда
bot-name-edric = Едрік
bot-name-fenella = Фенелла
bot-name-gawain = Гавейн
bot-name-heloise = Елоїза
bot-name-isolde = Ізольда
bot-name-jocelyn = Джоселін
bot-name-leofric = Леофрік
bot-name-melisende = Мелісенда
bot-name-osric = Осрік
bot-name-petronel = Петронела
bot-name-rosamund = Розамунда
bot-name-sigismund = Сигізмунд

## До роздачі

lobby-share = Запросіть друзів
lobby-share-text = За посиланням або кодом може сісти будь-хто, під будь-яким іменем.
lobby-link = Посилання на цей стіл
lobby-copy = Копіювати посилання
lobby-copied = Скопійовано
lobby-qr = Посилання як QR-код
lobby-code = Або за кодом
lobby-fair = Кожен браузер додає до роздачі власне зерно. Цей браузер уже зберігає засвідчення сервера й перевірить його наприкінці гри.
lobby-bots = Боти
lobby-bot-here = Бот
lobby-fill = Заповнити ботами
lobby-kick = Звільнити місце ({ $name })
lobby-start = Роздати карти
lobby-leave = Вийти
# Several people at one screen
lobby-leave-all = Виходимо всі
lobby-waiting-host = Зараз господар столу роздасть карти.
lobby-waiting-people =
    { $amount ->
        [one] Чекаємо ще на { $amount } гравця.
       *[other] Чекаємо ще на { $amount } гравців.
    }

## Місця

seat-free = Вільне місце
seat-host = господар
seat-you = ви
# $bot — сила
seat-bot = бот, { $bot }
# A bot that takes a while, in a list of bots
seat-bot-slow = бот, { $bot } (думає близько { $seconds } с)
# $helper is a simpler bot that has answered for this one
seat-bot-busy = бот, { $bot }; сервер зайнятий: часом відповідає { $helper }
seat-connected = на зв’язку
seat-away = не на зв’язку
seat-stood-in = грає бот
seat-thinks = думає…
seat-in-hand = у руці
seat-discarded = у скиді
seat-nothing = Тут ще нічого немає.
seat-mute = Заглушити
seat-unmute = Не заглушати
seat-stand-in = Хай грає бот
hand-size = { $amount } у руці
# $crest — герб родини: Лев, Вежа, Дуб, Сонце, Крук
house = Дім «{ $crest }»
# Каже програма екранного читання. $letter — літера родини, $state — чи гравець тут
seat-summary = { $name }, дім «{ $house }» ({ $letter }), вплив { $stock }, у руці { $hand }, у скиді { $discards }{ $kept ->
        [0] { "" }
       *[other] , залишено { $kept }
    }, { $state }{ $first ->
        [yes] , перший гравець
       *[no] { "" }
    }{ $asked ->
        [yes] , зараз відповідає
       *[no] { "" }
    }. Показати все.
own-label = Ви: вплив { $stock }, у руці { $hand }, у скиді { $discards }

## Стіл

table-title = Стіл
table-acts = діє зараз
table-your-choice = ваш вибір
table-yours = ваша
table-first = На початок
table-last = У кінець
table-here = Сюди
table-first-short = перша
table-last-short = остання
table-dealing = Роздаємо карти…
table-over = Кінець
table-paused = Гру за столом призупинено.
table-full = Усі місця за цим столом зайнято. Можна дивитися.
table-begun = Гра вже почалася. Можна дивитися.
# In a pill in the head of a table, for a spectator
watching = Ви глядач
table-missing = Цей стіл закрито
table-missing-text = За цим посиланням чи кодом столу немає.
to-the-question = До запитання
question-label = Запитання
question-place-where = Куди кладете { $kind-accusative }?
question-gap-card = { $asker }: куди поставити { $card-accusative }?
question-reveal-short =
    { $kind-gender ->
        [feminine] Ваша { $kind }: чекати чи відкрити?
        [neuter] Ваше { $kind }: чекати чи відкрити?
       *[masculine] Ваш { $kind }: чекати чи відкрити?
    }
# На дотик: відповідь, якої торкнулися раз; $answer — напис на кнопці
question-armed = Торкніться ще раз: { $answer }
question-armed-reveal = Торкніться ще раз, щоб відкрити
question-only-wait = Зараз її не можна відкрити.
# A standing order is about to answer this question
question-ordered = Відповідає ваш наказ: { $answer }
question-ordered-not = Відповісти самому
round-number = Раунд { $round }
# $phase — слово для викладання або розіграшу
round-phase = із 6 · { $phase }
hint-place = Торкніться карти в руці або перетягніть її на місце.
hint-where = Торкніться місця, що світиться.
hint-target = Торкніться карти, що світиться.
hint-gap = Торкніться проміжку, що світиться.
choose-another = Обрати іншу карту
choice-place = місце { $pile }
queue-place = Місце { $pile }
queue-covered = Накрита
queue-pot =
    { $amount ->
        [one] на ній { $amount } очко
        [few] на ній { $amount } очки
       *[other] на ній { $amount } очок
    }
queue-stack = верхня карта стосу, карт: { $amount }
hand-label = Ваша рука
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Обрати цю карту.
chronicle = Літопис
chronicle-open = Відкрити літопис
whole-game = Уся гра
# A spectator's two sheets: lines of influence by round, and which cards are open or discarded
race = Перегони
race-note = вплив після кожного раунду
seen-cards = Побачені карти
rulings = Тонкощі
now-title = Саме зараз
now-before = Перед нею: { $name }
now-after = За нею: { $name }
orders = Постійні накази
orders-more = і ще { $amount }
order-title = Коли дійде черга до цієї карти
order-none = спитати мене
order-wait = чекає до раунду 6
order-reveal = відкриється наступного разу
order-none-short = Спитати
order-wait-short = Чекати
order-reveal-short = Відкрити
order-secret = Ніхто інший цього не бачить.
stood-in-for-you = За вас грає бот.
take-back = Повернутися за стіл
pause = Пауза
resume = Продовжити
talk = Чат
talk-placeholder = Напишіть щось
talk-send = Надіслати
talk-said = Повідомлення
talk-nothing = Повідомлень ще немає.
connection-lost = Зв’язок утрачено. Пробуємо знову…
connection-again = З’єднуємося…
connection-here = Гра на цьому пристрої зупинилася. Вона продовжиться зі збереженого…

## Гравець, якого немає

away-title = { $name } не на зв’язку
away-since = уже { $time }
away-bot-in = Бот зможе замінити гравця за { $seconds } с.
away-bot-now = Бот уже може замінити гравця.
away-seat = Місце лишається за цим гравцем: можна повернутися й грати далі.
away-in = за { $seconds } с
back-title = Поки вас не було
back-text = За вас грав бот:
back-more =
    { $amount ->
        [one] і ще { $amount } подія; вона в літописі
        [few] і ще { $amount } події; вони в літописі
       *[other] і ще { $amount } подій; вони в літописі
    }
back-on = Грати далі

## Хто що має

who-has-what = Хто що має
who-title = Хто що може мати
who-note = Десять карт цього столу; у кожної родини вони однакові. Торкніться карти, щоб прочитати тонкощі.
who-off = За цим столом грають без списку «Хто що має».
who-kind = Карта
who-private = приватно
who-unseen = невідомих: { $amount }
who-hidden = приховано в черзі: { $amount }
who-hand = у руці: { $amount }
who-aside = відкладено: { $amount }
who-at = № { $pile }
who-covered = № { $pile }, накрита
who-known-hidden = № { $pile }, прихована
who-in-hand = рука
who-set-aside = відкл.
who-discarded = у скиді
who-kept = залишено
who-front = перед гравцем
who-out = не в грі
who-may-be = може бути: { $places }
who-place-hand = у руці
who-place-aside = серед відкладених
who-place-hidden = № { $pile }
who-legend-seen = її там бачили
who-legend-covered = там накрита
who-legend-possible = ще можлива: прихована, в руці або відкладена

## Що зробить відповідь

# Кожне — одна річ, яку робить відповідь; стоїть біля монети з кількістю або біля значка. `.long` обходиться без них.

ahead-last-round = Останній раунд: вплив, що лишиться на картах, згорить
ahead-wait = на ній; лишається прихованою
    .long = банк зростає з { $before } до { $after }, карта лишається прихованою
ahead-wait-last = згорить наприкінці раунду
    .long = { $after } на ній згорить наприкінці раунду
ahead-order = на той час
    .long = на той час на ній буде { $after }
ahead-pot-taken = її банк
    .long = ви забираєте її банк: { $amount }
ahead-pot-twice = подвійний банк
    .long = ви забираєте { $amount }, подвійний банк
ahead-pot-lost = банк утрачено
    .long = її банк ({ $amount }) утрачено
ahead-pot-lost-part = з банку втрачено
    .long = { $amount } з банку втрачено
ahead-gain = вам
    .long = ви отримуєте { $amount }
ahead-gain-only = ви отримуєте лише { $amount }
ahead-lose = ви втрачаєте { $amount }
ahead-paid-you = від гравця { $name }
    .long = { $name } віддає вам { $amount }
ahead-you-pay = гравцеві { $name }
    .long = ви віддаєте { $amount } гравцеві { $name }
ahead-paid-other = { $name } віддає { $amount } гравцеві { $to }
ahead-other-gains = { $name }
    .long = { $name } отримує { $amount }
ahead-other-loses = { $name }
    .long = { $name } втрачає { $amount }
ahead-opened = карта відкривається і потрапляє у скид
ahead-leaves = карта потрапляє у скид
ahead-its-lost = з неї втрачено
    .long = { $amount } з неї втрачено
ahead-card-opened = { $card } відкривається і потрапляє у скид
ahead-card-leaves = { $card } потрапляє у скид
ahead-many-leave =
    { $amount ->
        [one] у скид іде ще { $amount } карта
        [few] у скид ідуть іще { $amount } карти
       *[other] у скид іде ще { $amount } карт
    }
ahead-used = потім вона потрапляє у скид
ahead-used-card = потім { $kind } потрапляє у скид
ahead-kept = лишається перед вами
ahead-kept-pot = лишається перед вами з банком { $amount }
ahead-pot-it = на ній
    .long = банк на ній стає { $after } (був { $before })
ahead-pot-of = на карті: { $card }
    .long = { $card }: банк стає { $after } (був { $before })
ahead-pot-of-taken = з карти: { $card }
    .long = ви забираєте { $amount } з карти: { $card }
ahead-pots-more-you = на ваші карти ({ $cards })
    .long = на ваші карти ({ $cards }) лягає разом { $amount }
ahead-pots-less-you = з ваших карт ({ $cards })
    .long = з ваших карт ({ $cards }) зникає разом { $amount }
ahead-pots-more-other = на карти ({ $cards }), { $name }
    .long = { $name }: на карти ({ $cards }) лягає разом { $amount }
ahead-pots-less-other = з карт ({ $cards }), { $name }
    .long = { $name }: з карт ({ $cards }) зникає разом { $amount }
ahead-moved = з № { $from } на № { $pile }
    .long = вона переходить з № { $from } на № { $pile }
ahead-entered = на місце № { $pile } стає ваша карта: { $kind }
ahead-entered-on = на карту № { $pile } лягає ваша: { $kind }
ahead-exchanged = { $gone } повертається в руку, на це місце лягає прихована карта: { $kind }
ahead-bribed = відтоді вона ваша
ahead-bribed-card = { $card }: відтоді ця карта ваша
ahead-marked = отримує жетон вироку
ahead-marked-card = { $card } отримує жетон вироку
ahead-turned = потім { $kind } знову лежить сорочкою догори
ahead-to-spend = лишається витратити { $amount }
ahead-asks-target = потім оберете карту
ahead-asks-gap = потім оберете їй місце
ahead-asks-mode = потім оберете, що вона зробить
ahead-asks-swap = потім оберете карту з руки
ahead-asks-twin = потім поставите Близнюка
ahead-asks-activate = потім оберете, хто діє
ahead-asks-spend = потім витратите її банк
ahead-nothing = нічого не станеться
ahead-nothing-reveal = зараз ви нічого не отримаєте
ahead-if = Якщо { $conditions }:
ahead-it-is = це { $kinds }
ahead-place-is = № { $pile } — { $kinds }
ahead-otherwise = Інакше:
ahead-more =
    { $amount ->
        [one] і ще { $amount } випадок
        [few] і ще { $amount } випадки
       *[other] і ще { $amount } випадків
    }
ahead-cases =
    { $amount ->
        [one] Залежить від прихованих карт: { $amount } випадок
        [few] Залежить від прихованих карт: { $amount } випадки
       *[other] Залежить від прихованих карт: { $amount } випадків
    }
ahead-everything = Усе, що може статися

## Кінець

end-one = На престол сходить дім «{ $crest }»
end-shared = Престол поділено
# $lead — на скільки відстає $name
end-you =
    { $lead ->
        [0] Ваша перемога: вплив { $stock }.
       *[other] Ваша перемога: вплив { $stock }; { $name } відстає на { $lead }.
    }
end-you-share = Престол ви ділите. Поруч із вами { $name }, вплив у кожного { $stock }.
# $rank — місце, $lead — відставання від $name
end-you-behind = Ваше місце: { $rank }. Вплив { $stock }, { $lead ->
        [0] стільки само має { $name }.
       *[other] на { $lead } менше, ніж має { $name }.
    }
end-other = Перемагає { $name }: вплив { $stock }.
# $name — кілька імен
end-share = Престол ділять { $name }: вплив у кожного { $stock }.
# Що вирішило між гравцями з однаковим впливом
end-tie = Порівну: { $stock }.
end-tie-piles = Вирішили місця в черзі: { $most } проти { $least }.
end-tie-cards = Вирішили карти в черзі, навіть накриті: { $most } проти { $least }.
end-tie-shared = У черзі теж порівну.
end-row-piles = порівну · місць у черзі: { $most } проти { $least }
end-row-cards = порівну · карт у черзі: { $most } проти { $least }
end-row-shared = порівну · у черзі теж
end-influence = Вплив
end-rating = Рейтинг
# Каже програма екранного читання
end-rating-up = плюс { $amount }
end-rating-down = мінус { $amount }
end-rating-same = без змін
end-rematch = Реванш
end-replay = Перегляд
end-table = До столу
end-give = Поділитися
end-copied = Посилання скопійовано
end-link = Посилання на перегляд гри
end-points = Звідки кожне очко впливу
end-points-note = за картами: узяті банки, прибутки, усунення
end-start = отримано на початку
end-lost = утрачено через інші карти
end-queue = Що було в черзі
end-queue-note = усі приховані карти перевернуто; банки, що лишилися на столі, не рахуються
# Who asked for it; the second is for tables that do not know it
rematch-waits = { $name } пропонує реванш.
rematch-ready = Стіл для реваншу готовий.
rematch-join = Приєднатися

## Перегляд гри

replay-title = Перегляд гри
replay-viewer = Погляд
replay-spectator = глядач
replay-all = усе відкрито
replay-position = Позиція { $number } із { $total }
replay-before = Назад
replay-after = Уперед
replay-play = Пуск
replay-stop = Стоп
replay-round = Раунд { $round }
replay-scrubber = Перейти до позиції
replay-play-on = Грати звідси
replay-play-on-seat = За кого?
replay-record = Завантажити запис
replay-share = Копіювати посилання
replay-missing = Тут ще нічого переглядати
replay-missing-text = Гру можна переглянути, коли її закінчено.
replay-more = Більше…
replay-source = Ця гра продовжує іншу.
fair-title = Чи чесна була роздача?
fair-check = Перевірити в цьому браузері
fair-proved = Роздачу перевірено: сервер роздав карти з того зерна, яке засвідчив до того, як ваш браузер надіслав своє, і з вашим зерном.
fair-seen = Сервер роздав карти з того зерна, яке засвідчив до початку. Зерна вашого браузера в цій роздачі немає, тож сервер міг знати всі.
fair-alone = Зерна ведуть до цієї роздачі. Цей браузер нічого не зберіг до початку, тому проти сервера це нічого не доводить.
fair-commitment-changed = Сервер показує інше засвідчення, ніж коли ви сіли за стіл. Можливо, він підмінив своє зерно, коли дізнався решту.
fair-seed-withheld = Сервер не розкриває свого зерна, і роздачу не можна перевірити.
fair-server-seed-changed = Зерно, яке розкрив сервер, — не те, яке він засвідчив.
fair-own-seed-changed = У роздачі використано не те зерно, яке надіслав ваш браузер.
fair-another-deal = Зерна ведуть не до тієї роздачі, якою грали.
fair-broken = Ця роздача не та, яку обіцяв сервер.
fair-broken-text = Сторінка на цьому зупиняється. Скажіть про це решті за столом і не продовжуйте цю гру.
fair-broken-end = Не довіряйте цьому результату й скажіть про це решті за столом.
fair-none = Цю роздачу не можна перевірити: гра продовжує іншу.
fair-unable = Цей браузер може перевірити лише через захищене з’єднання (https).
fair-commitment = Засвідчення
fair-kept = Засвідчення, яке зберіг цей браузер
fair-server = Зерно сервера
fair-seats = Зерна гравців
fair-own = Зерно, яке надіслав цей браузер
fair-about = Що доводить перевірка
fair-about-proves = Якщо ваш браузер зберіг засвідчення до початку і його зерно є в роздачі, то ні зерно сервера, ні ваше не підмінили, а гравець, який не знає зерна сервера, не міг вибрати карти.
fair-about-page = Сама сторінка приходить із того самого сервера. Власник, який шахраює, міг би змінити й її. Щоб бути певними, збережіть запис і перевірте його на власному комп’ютері: oriflamme fair game.json --commitment … --seed …
fair-about-owner = Власник сервера знає його зерно. Якщо він або його друг сидить за столом, він може до початку перебирати зерна для свого місця й лишити вигідне. На це досить секунди, і перевірка цього не побачить. Довіряйте роздачі настільки, наскільки вірите, що власник не грає або грає чесно.
fair-about-again = Власник може й закрити стіл до початку, а потім відкрити інший. Реванш і новий стіл мають нове засвідчення; після перезапуску сервера лишається попереднє.

## Навчання

learn-step = Крок { $step } із 8
learn-next = Наступний крок
learn-skip = Пропустити
learn-again = Ще раз
learn-finish = Зіграти справжню гру
learn-leave = Вийти
learn-teacher = Наставник

## Налаштування

settings-language = Мова
settings-theme = Тема
settings-speed = Швидкість
settings-direction = Черга йде
settings-confirm = Торкатися двічі, якщо дію не скасувати
settings-sounds = Звуки
settings-turn = Звук на ваш хід, якщо за столом люди
settings-note = Усе зберігається лише в цьому браузері.
theme-auto = Як на пристрої
theme-light = Світла
theme-dark = Темна
speed = { $speed }×
speed-at-once = Миттєво
direction-right = праворуч
direction-left = ліворуч

## Подяки

credits-game = «Орифлама», «Орифлама: Полум’я» та «Орифлама: Альянс» — ігри Адрієна й Акселя Еслінгів. Це вільна програма від тих, хто їх любить; у ній немає ні малюнків, ні текстів видавця.
credits-page = Усі слова й малюнки на цій сторінці наші, крім піктограм і шрифтів.
credits-icons = Піктограми
credits-icons-text = Автори: Lorc, Delapouite та інші; перефарбовано:
credits-fonts = Шрифти
credits-fonts-text = EB Garamond та Inter, обидва за ліцензією SIL Open Font License 1.1.
credits-privacy = Що зберігається
credits-privacy-text = Реєструватися не обов’язково, і ні за ким не стежать. Ім’я гостя, налаштування й ключі від місць лишаються в цьому браузері; сервер зберігає ігри. З обліковим записом можна завантажити все, що про вас зберігається, або видалити це.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = Стіл відкрито в іншій вкладці
ended-replaced-text = На одному місці можна грати лише з однієї вкладки — найновішої.
ended-signed-out = Ви вийшли з облікового запису
ended-here = Грати тут
ended-seat = Це місце вже не ваше
ended-seat-text = Господар звільнив його, або його зайняв хтось інший. Можна дивитися або зайняти вільне місце.
ended-look = Подивитися на стіл
leave-game = Вийти з гри
leave-game-text = Поки вас немає, за вас грає бот. Місце лишається вашим: воно в розділі «Мої ігри».
leave-stay = Залишитися

## Облікові записи, наскільки про них говорить кожна сторінка й кожен стіл

sign-in = Увійти
sign-out = Завершити сеанс
account = Обліковий запис
notifications = Сповіщення
# Каже програма читання з екрана
menu-of = { $name }: обліковий запис та інше
menu-profile = Профіль
menu-friends = Друзі
menu-admin = Модерування
# Замість імені: хто видалив свій обліковий запис
seat-nameless = Без імені
seat-foreign-bot = бот гравця
seat-foreign-bot-away = бот гравця, не на зв’язку
seat-profile = Профіль
sit-as = Ви сідаєте під іменем { $name }.
