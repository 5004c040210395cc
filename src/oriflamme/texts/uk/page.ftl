# Інтерфейс сторінки: кнопки, заголовки, підказки, негаразди. Коротко: на телефоні мало місця.

## Усюди

brand-home = Орифлама, на головну
navigation = Сторінки
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
learn = Навчання
settings = Налаштування
credits = Подяки
replay = Перегляд
new-table = Новий стіл
open-tables = Відкриті столи
not-found = Тут нічого немає
not-found-text = Ця адреса нікуди не веде. Головна сторінка знає дорогу до всього іншого.
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
mix-note = По одній карті з кожної лінії — і колода збалансована.
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
by-link = Хто має посилання
everyone = Усі охочі
more-options = Інші налаштування
schemer-gain = Інтриганка дає
open-the-table = Відкрити стіл
open-get-link = Відкрити стіл і дістати посилання

## Боти, за силою

bot-random = навмання
    .about = Робить будь-який дозволений хід.
bot-beginner = новачок
    .about = Знає карти, але про половину забуває.
bot-casual = аматор
    .about = Грає як людина, що зіграла кілька партій.
bot-club = клубний
    .about = Уявляє, що може бути приховано, і подумки дограє партію.
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
lobby-share-text = Хто має посилання або код, сідає за стіл під будь-яким іменем.
lobby-link = Посилання на цей стіл
lobby-copy = Копіювати посилання
lobby-copied = Скопійовано
lobby-code = Продиктуйте
lobby-fair = Кожен браузер додає до роздачі власну таємницю, тож ніхто не може її підлаштувати; потім це можна перевірити.
lobby-bots = Боти
lobby-bot-here = Бот
lobby-fill = Заповнити ботами
lobby-kick = Звільнити місце ({ $name })
lobby-start = Роздати карти
lobby-leave = Вийти
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
seat-connected = на зв’язку
seat-away = не на зв’язку
seat-stood-in = грає бот
seat-thinks = думає…
seat-in-hand = у руці
seat-discarded = у скиді
seat-nothing = Тут ще нічого немає.
seat-mute = Не чути
seat-unmute = Чути знову
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
table-missing = Цей стіл закрито
table-missing-text = Його посилання чи код більше не ведуть до жодного столу.
to-the-question = До запитання
question-label = Запитання
question-place-where = Куди кладете { $kind-accusative }?
round-number = Раунд { $round }
# $phase — слово для викладання або розіграшу
round-phase = із 6 · { $phase }
hint-place = Торкніться карти в руці або перетягніть її на місце.
hint-where = Торкніться місця, що світиться.
hint-target = Торкніться карти, що світиться.
hint-gap = Торкніться проміжку, що світиться.
hint-ahead = Наведіть на відповідь, щоб побачити, що вона зробить.
choose-another = Інша карта
# Під кнопкою «Чекати»
detail-wait = на карту ляже 1 вплив
choice-place = місце { $pile }
choice-pot = на ній { $amount }
queue-place = Номер { $pile }
queue-covered = Накрита
queue-pot =
    { $amount ->
        [one] на ній { $amount } вплив
       *[other] на ній { $amount } впливу
    }
queue-stack = верхня карта стосу, карт: { $amount }
hand-label = Ваша рука
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Обрати цю карту.
chronicle = Літопис
chronicle-open = Відкрити літопис
whole-game = Уся гра
rulings = Тонкощі
now-title = Просто зараз
now-before = Перед нею: { $name }
now-after = За нею: { $name }
orders = Постійні накази
order-title = Коли дійдуть до цієї карти
order-none = спитати мене
order-wait = чекає, доки не скажу
order-reveal = відкриється, щойно спитають
order-none-short = Спитати
order-wait-short = Чекати
order-reveal-short = Відкрити
order-secret = Ніхто інший цього не дізнається.
stood-in-for-you = За вас грає бот.
take-back = Повернутися за стіл
pause = Пауза
resume = Далі
talk = Розмова
talk-placeholder = Скажіть щось
talk-send = Сказати
talk-said = Що було сказано
talk-nothing = Ніхто ще нічого не сказав.
connection-lost = Зв’язок утрачено. Пробуємо знову…
connection-again = З’єднуємося…

## Що зробить відповідь

# Після монети, що каже скільки
preview-for-you = вам
# $amount зі знаком: +1, −2
preview-you = ви { $amount }
preview-other = { $name } { $amount }
# $cards — одна чи дві карти
preview-gone = зникає: { $cards }
preview-gone-many =
    { $amount ->
        [one] зникає { $amount } карта
        [few] зникають { $amount } карти
       *[other] зникає { $amount } карт
    }
preview-nothing = Поки що ніхто нічого не здобуде й не втратить.
# $kinds — чим може бути прихована карта
preview-if = Якщо це { $kinds }:

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
end-points = Звідки кожне очко впливу
end-points-note = за картами: узяті банки, прибутки, усунення
end-start = отримано на початку
end-lost = утрачено через інші карти
end-queue = Що було в черзі
end-queue-note = усі приховані карти перевернуто; банки, що лишилися на столі, не рахуються
rematch-waits = Інші хочуть зіграти ще.
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
fair-yes = Так. Зерно сервера те саме, яке він засвідчив, перш ніж гравці додали свої, і карти саме такі, як визначають усі зерна.
fair-no = Ні. Роздача не та, яку визначають зерна.
fair-none = Цю роздачу не можна перевірити: гра продовжує іншу.
fair-unable = Цей браузер може перевірити лише через захищене з’єднання (https).
fair-commitment = Засвідчення
fair-server = Зерно сервера
fair-seats = Зерна гравців

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
settings-confirm = Дотик: перший показує, другий обирає
settings-sounds = Звуки
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
credits-privacy-text = Реєструватися не обов’язково, і ні за ким не стежать. Ім’я гостя, налаштування й ключі від місць лишаються в цьому браузері; сервер зберігає ігри. Хто має обліковий запис, може забрати все, що про нього зберігається, або видалити його.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = Стіл відкрито в іншій вкладці
ended-replaced-text = На одному місці можна грати лише з однієї вкладки — найновішої.
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
