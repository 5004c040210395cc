# Интерфейс страницы: кнопки, заголовки, подсказки, неполадки. Коротко: на телефоне мало места.

## Везде

brand-home = Орифламма, на главную
navigation = Страницы
more-pages = Другие страницы
close = Закрыть
on = Да
off = Нет
skip = Пропустить
undo = Отменить
try-again = Попробовать ещё раз
to-home = На главную
print = Печать
cards = Карты
rules = Правила
cards-and-rules = Карты и правила
my-games = Мои игры
learn = Обучение
settings = Настройки
credits = Благодарности
replay = Повтор
new-table = Новый стол
open-tables = Открытые столы
not-found = Здесь ничего нет
not-found-text = Этот адрес никуда не ведёт. Главная страница знает дорогу ко всему остальному.
foot-credit = Пиктограммы: game-icons.net, CC BY 3.0

## Главная

home-motto = Король мёртв. Пять семей, один ряд скрытых карт, шесть раундов. Ждите, блефуйте, бейте.
# На телефоне, в три короткие строки
home-motto-short = Король мёртв. Один ряд, скрытые карты. Ждите, блефуйте, бейте.
play-now = Играть
play-now-note = Базовая игра, вы и три бота. Без регистрации.
# На телефоне, под «Играть»
play-now-short = вы и три бота, десять минут
learn-steps = Научиться за восемь шагов
home-resume = Вернуться к игре ({ $name })
home-code = Есть код
home-new = Вы здесь впервые?
home-your-turn = Ваш ход
# $names — другие игроки
home-against = за столом: { $names }
watch-a-game = Посмотреть игру
# $name — кто открыл стол
table-of = Стол: { $name }
take-a-seat = Сесть за стол
watch = Смотреть
no-open-tables = Открытых столов пока нет. Откройте свой!
open-tables-note = Займите свободное место или посмотрите игру, которая уже идёт.
seats-free =
    { $amount ->
        [0] все места заняты
        [one] { $amount } свободное место
        [few] { $amount } свободных места
       *[other] { $amount } свободных мест
    }
join-by-code = Код
join = Присоединиться
join-title = { $name } приглашает вас к столу
join-title-open = Вас ждёт стол
# $code — код стола
join-table = Стол { $code }
join-what = Игра на блеф для 3–5 игроков: все прячут карты в одном ряду, а потом ждут или бьют. Шесть раундов; престол достаётся тому, у кого больше всех влияния.
join-sit = Садитесь за стол
your-house = Ваш дом
join-note = Без регистрации, ничего не нужно устанавливать.
join-time = около 25 минут
join-bots =
    { $amount ->
        [0] без ботов
        [one] { $amount } бот
        [few] { $amount } бота
       *[other] { $amount } ботов
    }
join-your-seat = ваше место
join-free = для друга
join-unrated = без рейтинга
join-cards = Карты этого стола
join-cards-note = Десять карт, одинаковых для всех; семь из них придут вам на руку. Коснитесь карты, чтобы прочитать.
join-over = Эта игра окончена. Можно посмотреть, как она шла.
join-which = За какой стол?
join-which-text = Введите код, который вам сказали, или откройте присланную ссылку.
join-missing = Стол не найден
go-on = Дальше
my-games-note = Игры, сыгранные в этом браузере. Места привязаны к этому браузеру.
no-games = Игр пока нет.
forget-game = Убрать из списка

## Новый стол

table-with-friends = Стол для друзей
mix-note = По одной карте из каждой линии — и колода сбалансирована.
deck-drawn = Десять карт определит жребий при раздаче.
your-name = Ваше имя
name-missing = Сначала введите своё имя.
seats = Места
seat-number = Место { $number }
at-the-table = За столом
a-friend = Друг, по ссылке
pace = Темп
pace-live = На время
# $seconds на каждое решение
pace-live-detail = { $seconds } с на решение
pace-relaxed = Без спешки
pace-seconds = Секунд на каждое решение
who-may-come = Кто может прийти
by-link = У кого есть ссылка
everyone = Все желающие
more-options = Другие настройки
schemer-gain = Интриганка даёт
open-the-table = Открыть стол
open-get-link = Открыть стол и получить ссылку

## Боты, по силе

bot-random = наугад
    .about = Делает любой разрешённый ход.
bot-beginner = новичок
    .about = Знает карты, но о половине забывает.
bot-casual = любитель
    .about = Играет как человек, сыгравший несколько партий.
bot-club = клубный
    .about = Представляет, что может быть скрыто, и мысленно доигрывает партию.
# The names of the server’s bots
bot-name-aldous = Олдос
bot-name-beatrix = Беатрикс
bot-name-corvin = Корвин
bot-name-desmonda = Дезмонда
bot-name-edric = Эдрик
bot-name-fenella = Фенелла
bot-name-gawain = Гавейн
bot-name-heloise = Элоиза
bot-name-isolde = Изольда
bot-name-jocelyn = Джоселин
bot-name-leofric = Леофрик
bot-name-melisende = Мелисенда
bot-name-osric = Осрик
bot-name-petronel = Петронелла
bot-name-rosamund = Розамунда
bot-name-sigismund = Сигизмунд

## До раздачи

lobby-share = Пригласите друзей
lobby-share-text = У кого есть ссылка или код, тот садится за стол под любым именем.
lobby-link = Ссылка на этот стол
lobby-copy = Копировать ссылку
lobby-copied = Скопировано
lobby-code = Продиктуйте
lobby-fair = Каждый браузер добавляет к раздаче собственный секрет, поэтому никто не может её подстроить; потом это можно проверить.
lobby-bots = Боты
lobby-bot-here = Бот
lobby-fill = Заполнить ботами
lobby-kick = Освободить место ({ $name })
lobby-start = Раздать карты
lobby-leave = Выйти
lobby-waiting-host = Сейчас хозяин стола раздаст карты.
lobby-waiting-people =
    { $amount ->
        [one] Ждём ещё { $amount } игрока.
       *[other] Ждём ещё { $amount } игроков.
    }

## Места

seat-free = Свободное место
seat-host = хозяин
seat-you = вы
# $bot — сила
seat-bot = бот, { $bot }
seat-connected = на связи
seat-away = не на связи
seat-stood-in = играет бот
seat-thinks = думает…
seat-in-hand = в руке
seat-discarded = в сбросе
seat-nothing = Здесь пока ничего нет.
seat-mute = Не слышать
seat-unmute = Слышать снова
seat-stand-in = Пусть играет бот
hand-size = { $amount } в руке
# $crest — герб семьи: Лев, Башня, Дуб, Солнце, Ворон
house = Дом «{ $crest }»
# Говорит программа экранного чтения. $letter — буква семьи, $state — на месте ли игрок
seat-summary = { $name }, дом «{ $house }» ({ $letter }), влияние { $stock }, в руке { $hand }, в сбросе { $discards }{ $kept ->
        [0] { "" }
       *[other] , оставлено { $kept }
    }, { $state }{ $first ->
        [yes] , первый игрок
       *[no] { "" }
    }{ $asked ->
        [yes] , сейчас отвечает
       *[no] { "" }
    }. Показать всё.
own-label = Вы: влияние { $stock }, в руке { $hand }, в сбросе { $discards }

## Стол

table-title = Стол
table-acts = действует сейчас
table-yours = ваша
table-first = В начало
table-last = В конец
table-here = Сюда
table-first-short = первая
table-last-short = последняя
table-dealing = Раздаём карты…
table-over = Конец
table-paused = Игра за столом приостановлена.
table-full = Все места за этим столом заняты. Можно смотреть.
table-begun = Игра уже началась. Можно смотреть.
table-missing = Этот стол закрыт
table-missing-text = Его ссылка или код больше не ведут ни к какому столу.
to-the-question = К вопросу
question-label = Вопрос
question-place-where = Куда кладёте { $kind-accusative }?
round-number = Раунд { $round }
# $phase — слово для выкладывания или розыгрыша
round-phase = из 6 · { $phase }
hint-place = Коснитесь карты в руке или перетащите её на место.
hint-where = Коснитесь места, которое светится.
hint-target = Коснитесь карты, которая светится.
hint-gap = Коснитесь промежутка, который светится.
hint-ahead = Наведите на ответ, чтобы увидеть, что он сделает.
choose-another = Другая карта
# Под кнопкой «Ждать»
detail-wait = на карту ляжет 1 влияние
choice-place = место { $pile }
choice-pot = на ней { $amount }
queue-place = Номер { $pile }
queue-covered = Накрыта
queue-pot =
    { $amount ->
        [one] на ней { $amount } влияние
       *[other] на ней { $amount } влияния
    }
queue-stack = верхняя карта стопки, карт: { $amount }
hand-label = Ваша рука
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Выбрать эту карту.
chronicle = Летопись
chronicle-open = Открыть летопись
whole-game = Вся игра
rulings = Тонкости
now-title = Прямо сейчас
now-before = Перед ней: { $name }
now-after = За ней: { $name }
orders = Постоянные приказы
order-title = Когда дойдут до этой карты
order-none = спросить меня
order-wait = ждёт, пока не скажу
order-reveal = откроется, как только спросят
order-none-short = Спросить
order-wait-short = Ждать
order-reveal-short = Открыть
order-secret = Никто другой об этом не узнает.
stood-in-for-you = За вас играет бот.
take-back = Вернуться за стол
pause = Пауза
resume = Дальше
talk = Разговор
talk-placeholder = Скажите что-нибудь
talk-send = Сказать
talk-said = Что было сказано
talk-nothing = Никто ещё ничего не сказал.
connection-lost = Связь потеряна. Пробуем снова…
connection-again = Соединяемся…

## Что сделает ответ

# После монеты, которая говорит сколько
preview-for-you = вам
# $amount со знаком: +1, −2
preview-you = вы { $amount }
preview-other = { $name } { $amount }
# $cards — одна или две карты
preview-gone = уходит: { $cards }
preview-gone-many =
    { $amount ->
        [one] уходит { $amount } карта
        [few] уходят { $amount } карты
       *[other] уходит { $amount } карт
    }
preview-nothing = Пока никто ничего не получит и не потеряет.
# $kinds — чем может быть скрытая карта
preview-if = Если это { $kinds }:

## Конец

end-one = На престол восходит дом «{ $crest }»
end-shared = Престол поделён
# $lead — на сколько отстаёт $name
end-you =
    { $lead ->
        [0] Ваша победа: влияние { $stock }.
       *[other] Ваша победа: влияние { $stock }; { $name } отстаёт на { $lead }.
    }
end-you-share = Престол вы делите. Рядом с вами { $name }, влияние у каждого { $stock }.
# $rank — место, $lead — отставание от $name
end-you-behind = Ваше место: { $rank }. Влияние { $stock }, { $lead ->
        [0] столько же имеет { $name }.
       *[other] на { $lead } меньше, чем имеет { $name }.
    }
end-other = Побеждает { $name }: влияние { $stock }.
# $name — несколько имён
end-share = Престол делят { $name }: влияние у каждого { $stock }.
# Что решило между игроками с равным влиянием
end-tie = Поровну: { $stock }.
end-tie-piles = Решили места в ряду: { $most } против { $least }.
end-tie-cards = Решили карты в ряду, даже накрытые: { $most } против { $least }.
end-tie-shared = В ряду тоже поровну.
end-row-piles = поровну · мест в ряду: { $most } против { $least }
end-row-cards = поровну · карт в ряду: { $most } против { $least }
end-row-shared = поровну · в ряду тоже
end-influence = Влияние
end-rating = Рейтинг
# Говорит программа чтения с экрана
end-rating-up = плюс { $amount }
end-rating-down = минус { $amount }
end-rating-same = без изменений
end-rematch = Реванш
end-replay = Повтор
end-table = К столу
end-points = Откуда каждое очко влияния
end-points-note = по картам: взятые банки, доходы, устранения
end-start = получено в начале
end-lost = потеряно из-за других карт
end-queue = Что было в ряду
end-queue-note = все скрытые карты перевёрнуты; банки, оставшиеся на столе, не считаются
rematch-waits = Остальные хотят сыграть ещё.
rematch-join = Присоединиться

## Повтор игры

replay-title = Повтор игры
replay-viewer = Взгляд
replay-spectator = зритель
replay-all = всё открыто
replay-position = Позиция { $number } из { $total }
replay-before = Назад
replay-after = Вперёд
replay-play = Пуск
replay-stop = Стоп
replay-round = Раунд { $round }
replay-scrubber = Перейти к позиции
replay-play-on = Играть отсюда
replay-play-on-seat = За кого?
replay-record = Скачать запись
replay-share = Копировать ссылку
replay-missing = Повтора здесь пока нет
replay-missing-text = Повтор можно посмотреть, когда игра окончена.
replay-more = Ещё…
replay-source = Эта игра продолжает другую.
fair-title = Честной ли была раздача?
fair-check = Проверить в этом браузере
fair-yes = Да. Зерно сервера то самое, которое он заверил, прежде чем игроки добавили свои, и карты именно такие, какие определяют все зёрна.
fair-no = Нет. Раздача не та, которую определяют зёрна.
fair-none = Эту раздачу нельзя проверить: игра продолжает другую.
fair-unable = Этот браузер может проверить только через защищённое соединение (https).
fair-commitment = Заверение
fair-server = Зерно сервера
fair-seats = Зёрна игроков

## Обучение

learn-step = Шаг { $step } из 8
learn-next = Следующий шаг
learn-skip = Пропустить
learn-again = Ещё раз
learn-finish = Сыграть настоящую игру
learn-leave = Выйти
learn-teacher = Наставник

## Настройки

settings-language = Язык
settings-theme = Тема
settings-speed = Скорость
settings-direction = Ряд идёт
settings-confirm = Касание: первое показывает, второе выбирает
settings-sounds = Звуки
settings-note = Всё хранится только в этом браузере.
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
speed = { $speed }×
speed-at-once = Мгновенно
direction-right = вправо
direction-left = влево

## Благодарности

credits-game = «Орифламма», «Орифламма. Пламя войны» и «Орифламма. Альянс» — игры Адриена и Акселя Эслингов. Это свободная программа от тех, кто их любит; в ней нет ни рисунков, ни текстов издателя.
credits-page = Все слова и рисунки на этой странице наши, кроме пиктограмм и шрифтов.
credits-icons = Пиктограммы
credits-icons-text = Авторы: Lorc, Delapouite и другие; перекрашено:
credits-fonts = Шрифты
credits-fonts-text = EB Garamond и Inter, оба по лицензии SIL Open Font License 1.1.
credits-privacy = Что хранится
credits-privacy-text = Регистрироваться не обязательно, и ни за кем не следят. Имя гостя, настройки и ключи от мест остаются в этом браузере; сервер хранит игры. У кого есть учётная запись, тот может забрать всё, что о нём хранится, или удалить это.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = Стол открыт в другой вкладке
ended-replaced-text = На одном месте можно играть только из одной вкладки — самой новой.
ended-here = Играть здесь
ended-seat = Это место больше не ваше
ended-seat-text = Хозяин освободил его, или его занял кто-то другой. Можно смотреть или занять свободное место.
ended-look = Посмотреть на стол
leave-game = Выйти из игры
leave-game-text = Пока вас нет, за вас играет бот. Место остаётся вашим: оно в разделе «Мои игры».
leave-stay = Остаться

## Учётные записи, насколько о них говорит каждая страница и каждый стол

sign-in = Войти
sign-out = Завершить сеанс
account = Учётная запись
notifications = Уведомления
# Говорит программа чтения с экрана
menu-of = { $name }: учётная запись и прочее
menu-profile = Профиль
menu-friends = Друзья
menu-admin = Модерация
# Вместо имени: кто удалил свою учётную запись
seat-nameless = Без имени
seat-foreign-bot = бот игрока
seat-foreign-bot-away = бот игрока, не на связи
seat-profile = Профиль
sit-as = Вы садитесь под именем { $name }.
