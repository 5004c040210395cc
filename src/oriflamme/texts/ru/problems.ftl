# Why something was refused, by the stable code of the refusal. The arguments are explained in the English file.

## The page itself

problem-unknown = Что-то пошло не так. Попробуйте ещё раз.
problem-away = Сервер сейчас недоступен.
problem-broken = Сервер ответил что-то странное. Попробуйте ещё раз.
problem-broken-device = В игре на этом устройстве произошла ошибка. Сыгранное сохранено: перезагрузите страницу и попробуйте ещё раз.

## The server

problem-mistake = На сервере произошла ошибка. Прежде чем пробовать снова, проверьте, сделано ли изменение.
problem-not-found = По этому адресу ничего нет.
problem-store = Сервер сейчас ничего не может сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
problem-store-changed = Этот стол изменён другим процессом. Попробуйте через секунду.
problem-store-device-full = На этом устройстве нет места, чтобы сохранить игру, поэтому ничего не изменилось. Освободите место и попробуйте ещё раз.
problem-store-device-refused = Этот браузер не позволяет странице сохранить игру, поэтому ничего не изменилось.
problem-store-full = Сервер сейчас не может ничего сохранить. Попробуйте немного позже.
problem-store-moving = Этот стол переходит к другому процессу. Попробуйте через секунду.
problem-store-opening = Этот стол как раз открывается. Попробуйте через секунду.
problem-store-stopping = Сервер вот-вот остановится. Попробуйте через секунду.
problem-store-time = Сервер не знает, сколько времени осталось. Попробуйте чуть позже.
problem-store-unreachable = База данных не отвечает. Попробуйте чуть позже.
problem-foreign-page = Этот запрос пришёл с другого сайта. Откройте эту страницу ещё раз.
problem-forbidden-metrics = Показатели недоступны с вашего адреса.

## Messages and requests

problem-no-deduction = За этим столом играют без списка «У кого что».
problem-no-coach = За этим столом играют без тренера.
problem-no-coach-rated = За рейтинговыми столами тренера нет.
problem-no-coach-server = Тренеру нужен сервер.
problem-no-body = Запрос не удаётся прочесть: { $why }
problem-no-body-character = Запрос не удаётся прочесть: в нём есть нулевой символ.
problem-no-message = Сообщение неверное: { $why }
problem-no-message-server = Такие сообщения посылают только серверы.
problem-no-hello = Первым сообщением должно быть hello.
problem-greeted = Вы уже сказали hello.
problem-too-long-message = Наибольший размер сообщения в байтах: { $most }.
problem-too-long-request = Наибольший размер запроса в байтах: { $most }.
problem-too-long-header = Наибольший размер заголовка запроса в байтах: { $most }.
problem-too-slow = Запрос поступал слишком долго.
problem-no-request = Это неправильный HTTP-запрос.
problem-too-many-sockets = С вашего адреса открыто слишком много соединений с этим сервером.
problem-wrong-from = «from» должно быть числом.
problem-wrong-from-up-to = «from» должно быть числом от 0 до { $most }.
problem-wrong-report-state = Жалоба бывает открытой (open) или закрытой (closed).
problem-wrong-viewer = Смотреть можно с места от 0 до { $most }, как spectator или all.

## Too often

problem-too-fast = Слишком много сообщений. Помедленнее.
problem-too-fast-account = Для этой учётной записи вводили много неверных паролей. Подождите минуту или войдите из браузера, которым уже пользовались здесь.
problem-too-fast-again = Вы делали это слишком часто. Подождите немного.
problem-too-fast-bot = Этот бот запросил слишком много столов и мест. Подождите немного.
problem-too-fast-coach = Тренер уже часто вам отвечал. Подождите немного.
problem-too-fast-friends = За день можно послать не больше { $most } запросов. Попробуйте завтра.
problem-too-fast-invitations = За день можно послать не больше { $most } приглашений. Попробуйте завтра.
problem-too-fast-mail-code = На этот адрес уже посланы коды. Подождите час.
problem-too-fast-recovery = Слишком много попыток восстановить запись. Подождите минуту.
problem-too-fast-recovery-mail = Для этого имени письма уже посланы. Подождите час.
problem-too-fast-reports = С вашего адреса пришло слишком много жалоб. Подождите немного.
problem-too-fast-reviews = С вашего адреса начато слишком много разборов. Подождите несколько минут.
problem-too-fast-sign-in = Слишком много попыток войти. Подождите минуту.
problem-too-fast-table-code = С вашего адреса введено слишком много неверных кодов. Подождите немного.
problem-too-fast-tables = С вашего адреса запрошено слишком много столов и мест. Подождите немного.
problem-too-much-talk = Вы много сказали. Подождите минутку.
problem-busy-coach = У тренера сейчас нет времени. Попробуйте через несколько секунд.
problem-busy-hosts = Сейчас проверяется слишком много адресов. Попробуйте через минуту.
problem-busy-lists = Сейчас слишком много людей смотрит свои партии. Попробуйте через несколько секунд.
problem-busy-mail = Сейчас отправляется слишком много писем. Попробуйте через минуту.
problem-busy-passwords = Сейчас входит слишком много людей. Попробуйте через минуту.
problem-busy-pictures = Сейчас рисуется слишком много картинок. Попробуйте через минуту.
problem-busy-previews = Слишком много игроков спрашивают, что дадут их ответы. Вы можете ответить и без этого.
problem-busy-replays = Сейчас просматривают слишком много партий. Попробуйте через несколько секунд.
problem-busy-reviews = Сейчас разбирается много партий. Попробуйте через минуту.

## Tables

problem-no-such-table = Стола с такой ссылкой или кодом нет.
problem-no-such-table-invitation = Вас не приглашали за этот стол.
problem-no-such-puzzle = Задачи с таким номером нет.
problem-no-such-answer = Такого хода нет среди ответов этой задачи.
problem-unreadable = Этот стол не удаётся прочесть.
problem-newer = Эту игру сохранила более новая версия «Орифламмы». Перезагрузите страницу, чтобы обновить её.
problem-newer-record = Этот файл записала более новая версия «Орифламмы». Перезагрузите страницу, чтобы обновить её.
problem-no-record = Этот файл не является записью игры.
problem-needs-server = Стол на этом устройстве не может быть рейтинговым, открытым для всех или рассчитанным на дни.
problem-device-died = Игра на этом устройстве остановилась. Она сохранена: можно продолжить.
problem-device-unfetched = Не удалось загрузить игру. Проверьте соединение и попробуйте ещё раз.
problem-device-unable = Этот браузер не может вести игру сам. Более новый сможет.
problem-closed = Этот стол закрыт.
problem-closed-by-moderator = Модератор закрыл этот стол.
problem-too-many-tables = У вас уже { $most } открытых столов, которые ждут игроков. Начните игру за одним из них или закройте его.
problem-full = Все места за этим столом заняты.
problem-seat-taken = Этот дом только что заняли. Выберите другой.
problem-full-spectators = За этим столом слишком много зрителей.
problem-started = Игра за этим столом уже началась. Можно смотреть.
problem-started-already = Игра уже началась.
problem-not-full = Есть свободные места. Подождите людей или заполните места ботами.
problem-not-host = Это может сделать только хозяин стола.
problem-no-free-seat = Для бота нет свободного места.
problem-no-such-seat = Это место пустое.
problem-no-such-seat-person = На этом месте не человек.
problem-no-such-seat-report = На этом месте нет игрока, на которого можно пожаловаться.
problem-no-seat = У вашей учётной записи нет места за этим столом.
problem-unknown-token = У этого токена нет места за этим столом.
problem-replaced = Это место открыто в другом окне.
problem-kicked = Хозяин стола освободил ваше место.
problem-left = Вы ушли из-за стола.
problem-spectator = Вы здесь зритель. Это могут только игроки этого стола.
problem-blocked = Вам за этот стол не сесть: вы и другой игрок не играете вместе.
problem-blocked-friend = Этот игрок в вашем чёрном списке. Сначала разблокируйте его.
problem-blocked-rematch = Некоторые игроки здесь больше не играют вместе. Откройте новый стол.
problem-rated-bots = За этим рейтинговым столом играют только боты. У людей свои рейтинги.
problem-rated-our-bots = Боты сервера не играют за рейтинговыми столами.
problem-rated-people = За этим рейтинговым столом играют только люди. У ботов свои рейтинги.
problem-seated = У вас уже есть место за этим столом. За рейтинговым столом у каждого только одно место.
problem-seated-bot = Другой бот вашего владельца уже сидит за этим столом. За рейтинговым столом у каждого владельца только одно место.
problem-wrong-bot = Сервер не знает такого бота.
problem-wrong-deck = Сервер не знает такой колоды, или эти десять карт её не составляют.
problem-wrong-few-seats = Игроков ({ $players }) больше, чем мест ({ $seats }).
problem-wrong-name = В имени должен быть хотя бы один видимый знак.
problem-wrong-no-code = Сейчас нет свободного кода. Попробуйте ещё раз.
problem-wrong-no-seat-left = Оставьте одно место себе.
problem-wrong-pace = При таком темпе на решение можно дать от { $least } до { $most } секунд.

## The game

problem-not-playing = За этим столом сейчас не играют.
problem-not-asked = Сейчас не ваш ход.
problem-stale = Игра ушла вперёд. Взгляните ещё раз.
problem-out-of-time = Время на это решение вышло, поэтому его нельзя отменить.
problem-paused = Игра за столом приостановлена.
problem-too-late = Этого уже не отменить: другой игрок что-то узнал.
problem-no-such-card = У вас в ряду нет скрытой карты с таким номером.
problem-not-away = Этот игрок здесь или отошёл только что.
problem-not-away-turn-based = За пошаговым столом быть на связи не нужно. Когда время выйдет, сыграет бот.
problem-not-over = Игра ещё не окончена.
problem-not-over-replay = Игра ещё не окончена. Запись можно будет посмотреть потом.
problem-no-review = Разбор этой партии ещё никто не заказывал.
problem-no-review-short = Эта партия слишком коротка для разбора.
problem-no-review-failed = Эту партию не удалось разобрать.
problem-not-over-record = Игра в этом файле не окончена. Открыть можно только оконченные игры.
problem-wrong-over = В этом месте игра уже окончена. Продолжите с более раннего.
problem-wrong-seat = В этой игре места от 0 до { $most }.
problem-nothing-said = Скажите фразу или напишите текст.
problem-phrases-only = За открытыми столами можно говорить только быстрые фразы.
problem-phrases-only-bot = Бот может говорить только быстрые фразы.
problem-unknown-phrase = Такой фразы нет. Фразы: { $phrases }.

## Accounts

problem-not-signed-in = Для этого нужна учётная запись. Сначала войдите.
problem-not-signed-in-seat = Это место принадлежит учётной записи. Войдите в неё, чтобы играть здесь.
problem-not-signed-in-rated = За рейтинговым столом каждому игроку нужна учётная запись. Сначала войдите.
problem-signed-out = Ваш сеанс здесь завершён. Войдите снова или попробуйте ещё раз как гость.
problem-wrong-password = Нет учётной записи с таким именем и паролем.
problem-wrong-password-own = Это не ваш пароль.
problem-weak-password = Пароль совпадает с именем. Выберите другой.
problem-short-password = В пароле должно быть не меньше 8 знаков.
problem-wrong-recovery-code = Имя и код не подходят друг к другу, или кодом уже воспользовались.
problem-wrong-recovery-link = Этой ссылкой уже воспользовались, или ей больше часа. Запросите новую.
problem-name-taken = Такое или очень похожее имя уже занято.
problem-no-such-account = Игрока с таким именем нет.
problem-no-such-account-block = Игрока с таким именем нет в вашем чёрном списке.
problem-no-such-account-friend = Этого игрока нет в вашем списке.
problem-no-such-session = Этот сеанс уже завершён.
problem-no-such-ladder = Такого рейтинга нет. Рейтинги называются, например, base-4, mixed-3 или bots-base-4.
problem-forbidden-bot = Бот этого не может, но может его владелец.
problem-forbidden-fill = Сажать ботов за этот стол могут только люди, которые за ним сидят.
problem-no-such-bot = У вас нет такого бота.
problem-too-many-bots = Ботов может быть не больше { $most }. Сначала удалите одного.
problem-too-many-seats = Неоконченных столов у бота может быть не больше { $most }. Сначала доиграйте какие-нибудь.
problem-too-many-blocks = В чёрном списке может быть не больше { $most } игроков.
problem-too-many-friends = Друзей может быть не больше { $most }. Сначала удалите кого-нибудь.
problem-too-many-friends-theirs = У этого игрока уже { $most } друзей, больше нельзя.
problem-not-friends = Приглашать можно только друзей.
problem-forbidden-friend-bot = Бот не может быть другом.
problem-yourself-friend = С собой подружиться нельзя.
problem-yourself-block = Себя заблокировать нельзя.
problem-yourself-report = На себя пожаловаться нельзя.

## Notifications and vacations

problem-bad-address = Этот адрес неверен.
problem-bad-address-characters = В адресе может быть не больше { $most } знаков: только ASCII, без пробелов и обратных косых черт.
problem-bad-address-host = В этом адресе нет имени узла.
problem-bad-address-https = Адрес должен начинаться с https://.
problem-bad-address-keys = Это не ключи подписки браузера.
problem-bad-address-mail = Этот адрес электронной почты неверен.
problem-bad-address-no-mail = Этот сервер не посылает почту.
problem-bad-address-password = Перед именем узла в адресе не должно быть имени или пароля.
problem-bad-address-port = Порт в адресе должен быть 443 или 8448.
problem-bad-address-unresolved = Такое имя узла не найдено.
problem-inside-address = Этот адрес ведёт в закрытую сеть. Годятся только адреса в интернете.
problem-not-reached = По этому адресу сообщение не приняли.
problem-not-reached-browser = Этот браузер больше не принимает сообщений. Способ убран.
problem-not-reached-mail = Письмо не удалось отправить. Попробуйте позже.
problem-wrong-code = Это не код из письма.
problem-wrong-code-over = Этот код больше не действует. Уберите адрес и добавьте его снова.
problem-wrong-code-unconfirmed = Сначала подтвердите этот адрес кодом из письма.
problem-no-such-way = Такого способа нет.
problem-too-many-ways = Способов может быть не больше { $most }. Сначала уберите один.
problem-no-vacation-left = Это слишком долго. Дней отпуска у вас в этом году осталось: { $days }.

## Moderation

problem-banned = Модератор заблокировал эту учётную запись.
problem-banned-until = Эта учётная запись заблокирована до { $day }.
problem-forbidden-ban-moderator = Модераторы названы в настройках сервера. Сначала уберите этого оттуда.
problem-forbidden-moderators = Это могут только модераторы.
problem-forbidden-not-banned = Эта учётная запись не заблокирована.
problem-forbidden-rename-moderator = Модераторы названы в настройках сервера. Сначала уберите этого оттуда, потом переименуйте учётную запись.
problem-closed-report = Эта жалоба уже закрыта.
problem-no-such-report = Такой жалобы нет.
problem-reported = Вы уже пожаловались. Модератор рассмотрит жалобу.
problem-no-name = Введите новое имя.
problem-no-time = Блокировка должна заканчиваться в будущем.
problem-not-ready = Рейтинговая партия начинается, когда все на месте и готовы. Ещё нет: { $names }.
problem-same-browser = С этого браузера за стол уже пришла другая учётная запись. За рейтинговым столом каждый играет только раз.
problem-rated-stand-in = За рейтинговым столом заменяет всегда { $bot }.
problem-not-rated = Только рейтинговая партия ждёт, пока все будут готовы.
