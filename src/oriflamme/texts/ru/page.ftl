# Интерфейс страницы: кнопки, заголовки, подсказки, неполадки. Коротко: на телефоне мало места.

## Везде

brand-home = Орифламма, на главную
navigation = Страницы
menu = Меню
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
device-title = На этом устройстве
app-update = Новая версия готова.
app-reload = Обновить
app-newer = Перезагрузить страницу
learn = Обучение
settings = Настройки
credits = Авторы
replay = Повтор
new-table = Новый стол
open-tables = Открытые столы
not-found = Здесь ничего нет
not-found-text = Такого адреса нет. До всего остального можно добраться с главной страницы.
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
puzzle-of-the-day = Задача дня
puzzles = Задачи
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
mix-note = По одной карте из каждой линии — и колода будет сбалансирована.
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
by-link = По ссылке
everyone = Все желающие
more-options = Другие настройки
schemer-gain = Интриганка приносит
deduction = «У кого что»
deduction-on = Для всех
deduction-off = Ни для кого
# Whether players may ask the coach at a table
coach = Тренер
coach-off = Без тренера
coach-on = Можно спрашивать
# Among the settings of a table
coach-with = с тренером
coach-ask = Спросить тренера
# What a player does; shown beside their seat
coach-asks = (спрашивает тренера)
coach-count = Спрашивает тренера, раз: { $amount }
open-the-table = Открыть стол
open-get-link = Открыть стол и получить ссылку

## Боты, по силе

bot-random = наугад
    .about = Делает любой разрешённый ход.
bot-beginner = новичок
    .about = Знает карты, но о половине забывает.
bot-casual = любитель
    .about = Играет как человек, сыгравший несколько партий.
bot-seasoned = бывалый
    .about = Знает цену каждой карте и ходит сразу.
bot-club = клубный
    .about = Представляет, что может быть скрыто, и мысленно доигрывает партию.
bot-strong = сильный
    .about = Продумывает всё до конца и ждёт хорошей игры от других.
bot-expert = эксперт
    .about = Думает, как сильный, и смотрит дальше.
bot-master = мастер
    .about = Думает дольше всех и ждёт от каждого лучшей игры.
bot-net = нейросеть
    .about = Училась на миллионах решений и ходит сразу.
# Bots with a way of playing that one notices; each says a line about itself
bot-miser = Скряга
    .about = «Что ждёт, то растёт».
bot-hothead = Горячая голова
    .about = «Карты на стол, и долой первого!»
bot-avenger = Мстительница
    .about = «Я помню всё, что мне сделали».
bot-architect = Зодчий
    .about = «Я строю на своём».
bot-gambler = Картёжник
    .about = «Вы никогда не узнаете, что там лежит».
bot-herald = Герольд
    .about = «Я иду первым».
bot-executioner = Палач
    .about = «Каждой голове свой черёд».
bot-peacemaker = Миротворица
    .about = «Хватит всем. Мне чуть больше».
bot-characters = Характеры, { $level }
bot-levels = По силе
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
lobby-share-text = По ссылке или коду может сесть кто угодно, под любым именем.
lobby-link = Ссылка на этот стол
lobby-copy = Копировать ссылку
lobby-copied = Скопировано
lobby-qr = Ссылка как QR-код
lobby-code = Или по коду
lobby-fair = Каждый браузер добавляет к раздаче своё зерно. Этот браузер уже хранит заверение сервера и проверит его в конце игры.
lobby-bots = Боты
lobby-bot-here = Бот
lobby-fill = Заполнить ботами
lobby-kick = Освободить место ({ $name })
lobby-start = Раздать карты
lobby-leave = Выйти
# Several people at one screen
lobby-leave-all = Выходим все
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
# A bot that takes a while, in a list of bots
seat-bot-slow = бот, { $bot } (думает около { $seconds } с)
# $helper is a simpler bot that has answered for this one
seat-bot-busy = бот, { $bot }; сервер занят: порой отвечает { $helper }
seat-connected = на связи
seat-away = не на связи
seat-stood-in = играет бот
seat-thinks = думает…
seat-in-hand = в руке
seat-discarded = в сбросе
seat-nothing = Здесь пока ничего нет.
seat-mute = Заглушить
seat-unmute = Не заглушать
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
table-your-choice = ваш выбор
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
# In a pill in the head of a table, for a spectator
watching = Вы зритель
table-missing = Этот стол закрыт
table-missing-text = По этой ссылке или коду стола нет.
to-the-question = К вопросу
question-label = Вопрос
question-place-where = Куда кладёте { $kind-accusative }?
question-gap-card = { $asker }: куда поставить { $card-accusative }?
question-reveal-short =
    { $kind-gender ->
        [feminine] Ваша { $kind }: ждать или открыть?
        [neuter] Ваше { $kind }: ждать или открыть?
       *[masculine] Ваш { $kind }: ждать или открыть?
    }
# На касание: ответ, которого коснулись один раз; $answer — надпись на кнопке
question-armed = Коснитесь ещё раз: { $answer }
question-armed-reveal = Коснитесь ещё раз, чтобы открыть
question-only-wait = Сейчас её нельзя открыть.
# A standing order is about to answer this question
question-ordered = Отвечает ваш приказ: { $answer }
question-ordered-not = Ответить самому
round-number = Раунд { $round }
# $phase — слово для выкладывания или розыгрыша
round-phase = из 6 · { $phase }
hint-place = Коснитесь карты в руке или перетащите её на место.
hint-where = Коснитесь места, которое светится.
hint-target = Коснитесь карты, которая светится.
hint-gap = Коснитесь промежутка, который светится.
choose-another = Выбрать другую карту
choice-place = место { $pile }
queue-place = Место { $pile }
queue-covered = Накрыта
queue-pot =
    { $amount ->
        [one] на ней { $amount } очко
        [few] на ней { $amount } очка
       *[other] на ней { $amount } очков
    }
queue-stack = верхняя карта стопки, карт: { $amount }
hand-label = Ваша рука
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Выбрать эту карту.
chronicle = Летопись
chronicle-open = Открыть летопись
whole-game = Вся игра
# A spectator's two sheets: lines of influence by round, and which cards are open or discarded
race = Гонка
race-note = влияние после каждого раунда
seen-cards = Увиденные карты
rulings = Тонкости
now-title = Прямо сейчас
now-before = Перед ней: { $name }
now-after = За ней: { $name }
orders = Постоянные приказы
orders-more = и ещё { $amount }
order-title = Когда дойдёт очередь до этой карты
order-none = спросить меня
order-wait = ждёт до раунда 6
order-reveal = откроется в следующий раз
order-none-short = Спросить
order-wait-short = Ждать
order-reveal-short = Открыть
order-secret = Никто другой этого не видит.
stood-in-for-you = За вас играет бот.
take-back = Вернуться за стол
pause = Пауза
resume = Продолжить
talk = Чат
talk-placeholder = Напишите что-нибудь
talk-send = Отправить
talk-said = Сообщения
talk-nothing = Сообщений пока нет.
connection-lost = Связь потеряна. Пробуем снова…
connection-again = Соединяемся…
connection-here = Игра на этом устройстве остановилась. Она продолжится с сохранённого…

## Игрок, которого нет

away-title = { $name } не на связи
away-since = уже { $time }
away-bot-in = Бот сможет заменить игрока через { $seconds } с.
away-bot-now = Бот уже может заменить игрока.
away-seat = Место остаётся за этим игроком: можно вернуться и играть дальше.
away-in = через { $seconds } с
back-title = Пока вас не было
back-text = За вас играл бот:
back-more =
    { $amount ->
        [one] и ещё { $amount } событие; оно в летописи
        [few] и ещё { $amount } события; они в летописи
       *[other] и ещё { $amount } событий; они в летописи
    }
back-on = Играть дальше

## У кого что

who-has-what = У кого что
who-title = У кого что может быть
who-note = Десять карт этого стола; у каждой семьи они одинаковые. Коснитесь карты, чтобы прочитать тонкости.
who-off = За этим столом играют без списка «У кого что».
who-kind = Карта
who-private = приватно
who-unseen = неизвестных: { $amount }
who-hidden = скрыто в ряду: { $amount }
who-hand = в руке: { $amount }
who-aside = отложено: { $amount }
who-at = № { $pile }
who-covered = № { $pile }, накрыта
who-known-hidden = № { $pile }, скрыта
who-in-hand = рука
who-set-aside = отлож.
who-discarded = в сбросе
who-kept = оставлена
who-front = перед игроком
who-out = не в игре
who-may-be = может быть: { $places }
who-place-hand = в руке
who-place-aside = среди отложенных
who-place-hidden = № { $pile }
who-legend-seen = её там видели
who-legend-covered = там накрыта
who-legend-possible = ещё возможна: скрыта, в руке или отложена

## Что сделает ответ

# Каждое — одна вещь, которую делает ответ; стоит рядом с монетой или значком. `.long` обходится без них.

ahead-last-round = Последний раунд: влияние, оставшееся на картах, сгорит
ahead-wait = на ней; остаётся скрытой
    .long = банк вырастает с { $before } до { $after }, карта остаётся скрытой
ahead-wait-last = сгорит в конце раунда
    .long = { $after } на ней сгорит в конце раунда
ahead-order = к тому времени
    .long = к тому времени на ней будет { $after }
ahead-pot-taken = её банк
    .long = вы забираете её банк: { $amount }
ahead-pot-twice = двойной банк
    .long = вы забираете { $amount }, двойной банк
ahead-pot-lost = банк потерян
    .long = её банк ({ $amount }) потерян
ahead-pot-lost-part = из банка потеряно
    .long = { $amount } из банка потеряно
ahead-gain = вам
    .long = вы получаете { $amount }
ahead-gain-only = вы получаете всего { $amount }
ahead-lose = вы теряете { $amount }
ahead-paid-you = от игрока { $name }
    .long = { $name } отдаёт вам { $amount }
ahead-you-pay = игроку { $name }
    .long = вы отдаёте { $amount } игроку { $name }
ahead-paid-other = { $name } отдаёт { $amount } игроку { $to }
ahead-other-gains = { $name }
    .long = { $name } получает { $amount }
ahead-other-loses = { $name }
    .long = { $name } теряет { $amount }
ahead-opened = карта открывается и уходит в сброс
ahead-leaves = карта уходит в сброс
ahead-its-lost = с неё потеряно
    .long = { $amount } с неё потеряно
ahead-card-opened = { $card } открывается и уходит в сброс
ahead-card-leaves = { $card } уходит в сброс
ahead-many-leave =
    { $amount ->
        [one] в сброс уходит ещё { $amount } карта
        [few] в сброс уходят ещё { $amount } карты
       *[other] в сброс уходит ещё { $amount } карт
    }
ahead-used = затем она уходит в сброс
ahead-used-card = затем { $kind } уходит в сброс
ahead-kept = остаётся перед вами
ahead-kept-pot = остаётся перед вами с банком { $amount }
ahead-pot-it = на ней
    .long = банк на ней становится { $after } (был { $before })
ahead-pot-of = на карте: { $card }
    .long = { $card }: банк становится { $after } (был { $before })
ahead-pot-of-taken = с карты: { $card }
    .long = вы забираете { $amount } с карты: { $card }
ahead-pots-more-you = на ваши карты ({ $cards })
    .long = на ваши карты ({ $cards }) ложится всего { $amount }
ahead-pots-less-you = с ваших карт ({ $cards })
    .long = с ваших карт ({ $cards }) пропадает всего { $amount }
ahead-pots-more-other = на карты ({ $cards }), { $name }
    .long = { $name }: на карты ({ $cards }) ложится всего { $amount }
ahead-pots-less-other = с карт ({ $cards }), { $name }
    .long = { $name }: с карт ({ $cards }) пропадает всего { $amount }
ahead-moved = с № { $from } на № { $pile }
    .long = она переходит с № { $from } на № { $pile }
ahead-entered = на место № { $pile } встаёт ваша карта: { $kind }
ahead-entered-on = на карту № { $pile } ложится ваша: { $kind }
ahead-exchanged = { $gone } возвращается в руку, на это место ложится скрытая карта: { $kind }
ahead-bribed = с этих пор она ваша
ahead-bribed-card = { $card }: с этих пор эта карта ваша
ahead-marked = получает жетон приговора
ahead-marked-card = { $card } получает жетон приговора
ahead-turned = затем { $kind } снова лежит рубашкой вверх
ahead-to-spend = осталось потратить { $amount }
ahead-asks-target = затем выберете карту
ahead-asks-gap = затем выберете ей место
ahead-asks-mode = затем выберете, что она сделает
ahead-asks-swap = затем выберете карту из руки
ahead-asks-twin = затем поставите Близнеца
ahead-asks-activate = затем выберете, кто действует
ahead-asks-spend = затем потратите её банк
ahead-nothing = ничего не произойдёт
ahead-nothing-reveal = сейчас вы ничего не получите
ahead-if = Если { $conditions }:
ahead-it-is = это { $kinds }
ahead-place-is = № { $pile } — { $kinds }
ahead-otherwise = Иначе:
ahead-more =
    { $amount ->
        [one] и ещё { $amount } случай
        [few] и ещё { $amount } случая
       *[other] и ещё { $amount } случаев
    }
ahead-cases =
    { $amount ->
        [one] Зависит от скрытых карт: { $amount } случай
        [few] Зависит от скрытых карт: { $amount } случая
       *[other] Зависит от скрытых карт: { $amount } случаев
    }
ahead-everything = Всё, что может случиться

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
end-give = Поделиться
end-copied = Ссылка скопирована
end-link = Ссылка на повтор игры
end-points = Откуда каждое очко влияния
end-points-note = по картам: взятые банки, доходы, устранения
end-start = получено в начале
end-lost = потеряно из-за других карт
end-queue = Что было в ряду
end-queue-note = все скрытые карты перевёрнуты; банки, оставшиеся на столе, не считаются
# Who asked for it; the second is for tables that do not know it
rematch-waits = { $name } предлагает реванш.
rematch-ready = Стол для реванша готов.
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
fair-proved = Раздача проверена: сервер раздал карты из того зерна, которое заверил до того, как ваш браузер послал своё, и с вашим зерном.
fair-seen = Сервер раздал карты из того зерна, которое заверил до начала. Зерна вашего браузера в этой раздаче нет, так что сервер мог знать все.
fair-alone = Зёрна ведут к этой раздаче. Этот браузер ничего не сохранил до начала, поэтому против сервера это ничего не доказывает.
fair-commitment-changed = Сервер показывает другое заверение, чем когда вы сели за стол. Возможно, он подменил своё зерно, когда узнал остальные.
fair-seed-withheld = Сервер не раскрывает своё зерно, и раздачу нельзя проверить.
fair-server-seed-changed = Зерно, которое раскрыл сервер, — не то, которое он заверил.
fair-own-seed-changed = В раздаче использовано не то зерно, которое послал ваш браузер.
fair-another-deal = Зёрна ведут не к той раздаче, которой играли.
fair-broken = Эта раздача не та, которую обещал сервер.
fair-broken-text = Страница на этом останавливается. Скажите об этом остальным за столом и не продолжайте эту игру.
fair-broken-end = Не доверяйте этому результату и скажите об этом остальным за столом.
fair-none = Эту раздачу нельзя проверить: игра продолжает другую.
fair-unable = Этот браузер может проверить только через защищённое соединение (https).
fair-commitment = Заверение
fair-kept = Заверение, которое сохранил этот браузер
fair-server = Зерно сервера
fair-seats = Зёрна игроков
fair-own = Зерно, которое послал этот браузер
fair-about = Что доказывает проверка
fair-about-proves = Если ваш браузер сохранил заверение до начала и его зерно участвует в раздаче, то ни зерно сервера, ни ваше не подменили, а игрок, который не знает зерна сервера, не мог выбрать карты.
fair-about-page = Сама страница приходит с того же сервера. Владелец, который мошенничает, мог бы изменить и её. Чтобы быть уверенным, сохраните запись и проверьте её на своём компьютере: oriflamme fair game.json --commitment … --seed …
fair-about-owner = Владелец сервера знает его зерно. Если он или его друг сидит за столом, он может до начала перебирать зёрна для своего места и оставить выгодное. На это хватит секунды, и проверка этого не увидит. Доверяйте раздаче настолько, насколько верите, что владелец не играет или играет честно.
fair-about-again = Владелец может и закрыть стол до начала, а потом открыть другой. У реванша и у нового стола новое заверение; после перезапуска сервера остаётся прежнее.

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
settings-confirm = Касаться дважды, если действие не отменить
settings-sounds = Звуки
settings-turn = Звук на ваш ход, если за столом люди
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
credits-privacy-text = Регистрироваться не обязательно, и ни за кем не следят. Имя гостя, настройки и ключи от мест остаются в этом браузере; сервер хранит игры. С учётной записью можно скачать всё, что о вас хранится, или удалить это.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = Стол открыт в другой вкладке
ended-replaced-text = На одном месте можно играть только из одной вкладки — самой новой.
ended-signed-out = Вы вышли из учётной записи
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
