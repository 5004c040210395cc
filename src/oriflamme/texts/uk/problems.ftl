# Why something was refused, by the stable code of the refusal. The arguments are explained in the English file.

## The page itself

problem-unknown = Щось пішло не так. Спробуйте ще раз.
problem-away = Сервер зараз недоступний.
problem-broken = Сервер відповів щось дивне. Спробуйте ще раз.
problem-broken-device = У грі на цьому пристрої сталася помилка. Зігране збережено: перезавантажте сторінку і спробуйте ще раз.

## The server

problem-mistake = На сервері сталася помилка. Перш ніж спробувати ще раз, перевірте, чи зміну зроблено.
problem-not-found = За цією адресою нічого немає.
problem-store = Сервер зараз нічого не може зберегти, тому нічого не змінилося. Спробуйте трохи згодом.
problem-store-changed = Цей стіл змінено іншим процесом. Спробуйте за секунду.
problem-store-device-full = На цьому пристрої немає місця, щоб зберегти гру, тому нічого не змінилося. Звільніть місце і спробуйте ще раз.
problem-store-device-refused = Цей браузер не дозволяє сторінці зберегти гру, тому нічого не змінилося.
problem-store-full = Сервер зараз не може нічого зберегти. Спробуйте трохи згодом.
problem-store-moving = Цей стіл переходить до іншого процесу. Спробуйте за секунду.
problem-store-opening = Цей стіл саме відкривається. Спробуйте за секунду.
problem-store-stopping = Сервер ось-ось зупиниться. Спробуйте за секунду.
problem-store-time = Сервер не знає, скільки часу лишилося. Спробуйте трохи згодом.
problem-store-unreachable = База даних не відповідає. Спробуйте трохи згодом.
problem-foreign-page = Цей запит надійшов з іншого сайту. Відкрийте цю сторінку ще раз.
problem-forbidden-metrics = Показники недоступні з вашої адреси.

## Messages and requests

problem-no-deduction = За цим столом грають без списку «Хто що має».
problem-no-coach = За цим столом грають без тренера.
problem-no-coach-rated = За рейтинговими столами тренера немає.
problem-no-coach-server = Тренерові потрібен сервер.
problem-no-body = Запит не вдається прочитати: { $why }
problem-no-body-character = Запит не вдається прочитати: у ньому є нульовий символ.
problem-no-message = Повідомлення неправильне: { $why }
problem-no-message-server = Такі повідомлення надсилають лише сервери.
problem-no-hello = Першим повідомленням має бути hello.
problem-greeted = Ви вже сказали hello.
problem-too-long-message = Найбільший розмір повідомлення в байтах: { $most }.
problem-too-long-request = Найбільший розмір запиту в байтах: { $most }.
problem-too-long-header = Найбільший розмір заголовка запиту в байтах: { $most }.
problem-too-slow = Запит надходив занадто довго.
problem-no-request = Це неправильний HTTP-запит.
problem-too-many-sockets = З вашої адреси відкрито забагато з’єднань із цим сервером.
problem-wrong-from = «from» має бути числом.
problem-wrong-from-up-to = «from» має бути числом від 0 до { $most }.
problem-wrong-report-state = Скарга буває відкритою (open) або закритою (closed).
problem-wrong-viewer = Дивитися можна з місця від 0 до { $most }, як spectator або all.

## Too often

problem-too-fast = Забагато повідомлень. Повільніше.
problem-too-fast-account = Для цього облікового запису вводили багато хибних паролів. Зачекайте хвилину або увійдіть із браузера, яким уже користувалися тут.
problem-too-fast-again = Ви робили це надто часто. Зачекайте трохи.
problem-too-fast-bot = Цей бот попросив забагато столів і місць. Зачекайте трохи.
problem-too-fast-coach = Тренер уже часто вам відповідав. Зачекайте трохи.
problem-too-fast-friends = За день можна надіслати не більше { $most } запитів. Спробуйте завтра.
problem-too-fast-invitations = За день можна надіслати не більше { $most } запрошень. Спробуйте завтра.
problem-too-fast-mail-code = На цю адресу вже надіслано коди. Зачекайте годину.
problem-too-fast-recovery = Забагато спроб відновити запис. Зачекайте хвилину.
problem-too-fast-recovery-mail = Для цього імені листи вже надіслано. Зачекайте годину.
problem-too-fast-reports = З вашої адреси надійшло забагато скарг. Зачекайте трохи.
problem-too-fast-reviews = З вашої адреси почато забагато розборів. Зачекайте кілька хвилин.
problem-too-fast-sign-in = Забагато спроб увійти. Зачекайте хвилину.
problem-too-fast-table-code = З вашої адреси введено забагато хибних кодів. Зачекайте трохи.
problem-too-fast-tables = З вашої адреси попросили забагато столів і місць. Зачекайте трохи.
problem-too-much-talk = Ви багато сказали. Зачекайте хвильку.
problem-busy-coach = Тренер зараз не має часу. Спробуйте за кілька секунд.
problem-busy-hosts = Зараз перевіряється забагато адрес. Спробуйте за хвилину.
problem-busy-lists = Зараз забагато людей переглядає свої партії. Спробуйте за кілька секунд.
problem-busy-mail = Зараз надсилається забагато листів. Спробуйте за хвилину.
problem-busy-passwords = Зараз входить забагато людей. Спробуйте за хвилину.
problem-busy-pictures = Зараз малюється забагато картинок. Спробуйте за хвилину.
problem-busy-previews = Забагато гравців запитують, що дадуть їхні відповіді. Ви можете відповісти й без цього.
problem-busy-replays = Зараз переглядають забагато партій. Спробуйте за кілька секунд.
problem-busy-reviews = Зараз розбирається багато партій. Спробуйте за хвилину.

## Tables

problem-no-such-table = Столу з таким посиланням чи кодом немає.
problem-no-such-table-invitation = Вас не запрошували за цей стіл.
problem-no-such-puzzle = Задачі з таким номером немає.
problem-no-such-answer = Такого ходу немає серед відповідей цієї задачі.
problem-unreadable = Цей стіл не вдається прочитати.
problem-newer = Цю гру зберегла новіша версія «Орифлами». Перезавантажте сторінку, щоб оновити її.
problem-newer-record = Цей файл записала новіша версія «Орифлами». Перезавантажте сторінку, щоб оновити її.
problem-no-record = Цей файл не є записом гри.
problem-needs-server = Стіл на цьому пристрої не може бути рейтинговим, відкритим для всіх чи розрахованим на дні.
problem-device-died = Гра на цьому пристрої зупинилася. Її збережено: можна продовжити.
problem-device-unfetched = Не вдалося завантажити гру. Перевірте з’єднання і спробуйте ще раз.
problem-device-unable = Цей браузер не може вести гру сам. Новіший зможе.
problem-closed = Цей стіл закрито.
problem-closed-by-moderator = Модератор закрив цей стіл.
problem-too-many-tables = У вас уже { $most } відкритих столів, що чекають на гравців. Почніть гру за одним із них або закрийте його.
problem-full = Усі місця за цим столом зайнято.
problem-seat-taken = Цей дім щойно зайняли. Оберіть інший.
problem-full-spectators = За цим столом забагато глядачів.
problem-started = Гра за цим столом уже почалася. Можна дивитися.
problem-started-already = Гра вже почалася.
problem-not-full = Є вільні місця. Зачекайте на людей або заповніть місця ботами.
problem-not-host = Це може зробити лише господар столу.
problem-no-free-seat = Для бота немає вільного місця.
problem-no-such-seat = Це місце порожнє.
problem-no-such-seat-person = На цьому місці не людина.
problem-no-such-seat-report = На цьому місці немає гравця, на якого можна поскаржитися.
problem-no-seat = Ваш обліковий запис не має місця за цим столом.
problem-unknown-token = Цей токен не має місця за цим столом.
problem-replaced = Це місце відкрито в іншому вікні.
problem-kicked = Господар столу звільнив ваше місце.
problem-left = Ви пішли з-за столу.
problem-spectator = Ви тут глядач. Це можуть лише гравці цього столу.
problem-blocked = Вам за цей стіл не сісти: ви й інший гравець не граєте разом.
problem-blocked-friend = Цей гравець у вашому чорному списку. Спершу розблокуйте його.
problem-blocked-rematch = Деякі гравці тут більше не грають разом. Відкрийте новий стіл.
problem-rated-bots = За цим рейтинговим столом грають лише боти. Люди мають свої рейтинги.
problem-rated-our-bots = Боти сервера не грають за рейтинговими столами.
problem-rated-people = За цим рейтинговим столом грають лише люди. Боти мають свої рейтинги.
problem-seated = Ви вже маєте місце за цим столом. За рейтинговим столом кожен має лише одне місце.
problem-seated-bot = Інший бот вашого власника вже сидить за цим столом. За рейтинговим столом кожен власник має лише одне місце.
problem-wrong-bot = Сервер не знає такого бота.
problem-wrong-deck = Сервер не знає такої колоди, або ці десять карт її не складають.
problem-wrong-few-seats = Гравців ({ $players }) більше, ніж місць ({ $seats }).
problem-wrong-name = В імені має бути хоча б один видимий знак.
problem-wrong-no-code = Зараз немає вільного коду. Спробуйте ще раз.
problem-wrong-no-seat-left = Залиште одне місце собі.
problem-wrong-pace = За такого темпу на рішення можна дати від { $least } до { $most } секунд.

## The game

problem-not-playing = За цим столом зараз не грають.
problem-not-asked = Зараз не ваш хід.
problem-stale = Гра пішла далі. Погляньте ще раз.
problem-out-of-time = Час на це рішення вийшов, тому його не можна скасувати.
problem-paused = Гру за столом призупинено.
problem-too-late = Цього вже не скасувати: інший гравець про щось довідався.
problem-no-such-card = У вас у черзі немає прихованої карти з таким номером.
problem-not-away = Цей гравець тут або відійшов щойно.
problem-not-away-turn-based = За покроковим столом бути на зв’язку не потрібно. Коли час вийде, зіграє бот.
problem-not-over = Гру ще не закінчено.
problem-not-over-replay = Гру ще не закінчено. Запис можна буде подивитися згодом.
problem-no-review = Розбору цієї партії ще ніхто не просив.
problem-no-review-short = Ця партія закоротка для розбору.
problem-no-review-failed = Цю партію не вдалося розібрати.
problem-not-over-record = Гру в цьому файлі не закінчено. Відкрити можна лише закінчені ігри.
problem-wrong-over = У цьому місці гру вже закінчено. Продовжте з ранішого.
problem-wrong-seat = У цій грі місця від 0 до { $most }.
problem-nothing-said = Скажіть фразу або напишіть текст.
problem-phrases-only = За відкритими столами можна казати лише швидкі фрази.
problem-phrases-only-bot = Бот може казати лише швидкі фрази.
problem-unknown-phrase = Такої фрази немає. Фрази: { $phrases }.

## Accounts

problem-not-signed-in = Для цього потрібен обліковий запис. Спершу увійдіть.
problem-not-signed-in-seat = Це місце належить обліковому запису. Увійдіть до нього, щоб грати тут.
problem-not-signed-in-rated = За рейтинговим столом кожному гравцеві потрібен обліковий запис. Спершу увійдіть.
problem-signed-out = Ваш сеанс тут завершено. Увійдіть знову або спробуйте ще раз як гість.
problem-wrong-password = Немає облікового запису з таким ім’ям і паролем.
problem-wrong-password-own = Це не ваш пароль.
problem-weak-password = Пароль збігається з ім’ям. Оберіть інший.
problem-short-password = У паролі має бути щонайменше 8 знаків.
problem-wrong-recovery-code = Ім’я та код не пасують одне до одного, або кодом уже скористалися.
problem-wrong-recovery-link = Цим посиланням уже скористалися, або йому понад годину. Попросіть нове.
problem-name-taken = Таке або дуже схоже ім’я вже зайнято.
problem-no-such-account = Гравця з таким ім’ям немає.
problem-no-such-account-block = Гравця з таким ім’ям немає у вашому чорному списку.
problem-no-such-account-friend = Цього гравця немає у вашому списку.
problem-no-such-session = Цей сеанс уже завершено.
problem-no-such-ladder = Такого рейтингу немає. Рейтинги звуться, наприклад, base-4, mixed-3 або bots-base-4.
problem-forbidden-bot = Бот цього не може, але може його власник.
problem-forbidden-fill = Саджати ботів за цей стіл можуть лише люди, що за ним сидять.
problem-no-such-bot = У вас немає такого бота.
problem-too-many-bots = Ботів може бути не більше { $most }. Спершу видаліть одного.
problem-too-many-seats = Незакінчених столів у бота може бути не більше { $most }. Спершу дограйте якісь.
problem-too-many-blocks = У чорному списку може бути не більше { $most } гравців.
problem-too-many-friends = Друзів може бути не більше { $most }. Спершу вилучіть когось.
problem-too-many-friends-theirs = Цей гравець уже має { $most } друзів, більше не можна.
problem-not-friends = Запрошувати можна лише друзів.
problem-forbidden-friend-bot = Бот не може бути другом.
problem-yourself-friend = Із собою подружитися не можна.
problem-yourself-block = Себе заблокувати не можна.
problem-yourself-report = На себе поскаржитися не можна.

## Notifications and vacations

problem-bad-address = Ця адреса неправильна.
problem-bad-address-characters = В адресі може бути не більше { $most } знаків: лише ASCII, без пробілів і зворотних скісних рисок.
problem-bad-address-host = У цій адресі немає імені вузла.
problem-bad-address-https = Адреса має починатися з https://.
problem-bad-address-keys = Це не ключі підписки браузера.
problem-bad-address-mail = Ця адреса електронної пошти неправильна.
problem-bad-address-no-mail = Цей сервер не надсилає пошти.
problem-bad-address-password = Перед іменем вузла в адресі не має бути імені чи пароля.
problem-bad-address-port = Порт в адресі має бути 443 або 8448.
problem-bad-address-unresolved = Такого імені вузла не знайдено.
problem-inside-address = Ця адреса веде в закриту мережу. Годяться лише адреси в інтернеті.
problem-not-reached = За цією адресою повідомлення не прийняли.
problem-not-reached-browser = Цей браузер більше не приймає повідомлень. Спосіб прибрано.
problem-not-reached-mail = Листа не вдалося надіслати. Спробуйте пізніше.
problem-wrong-code = Це не код із листа.
problem-wrong-code-over = Цей код більше не діє. Приберіть адресу й додайте її знову.
problem-wrong-code-unconfirmed = Спершу підтвердьте цю адресу кодом із листа.
problem-no-such-way = Такого способу немає.
problem-too-many-ways = Способів може бути не більше { $most }. Спершу приберіть один.
problem-no-vacation-left = Це задовго. Днів відпустки у вас цього року лишилося: { $days }.

## Moderation

problem-banned = Модератор заблокував цей обліковий запис.
problem-banned-until = Цей обліковий запис заблоковано до { $day }.
problem-forbidden-ban-moderator = Модераторів названо в налаштуваннях сервера. Спершу приберіть цього звідти.
problem-forbidden-moderators = Це можуть лише модератори.
problem-forbidden-not-banned = Цей обліковий запис не заблоковано.
problem-forbidden-rename-moderator = Модераторів названо в налаштуваннях сервера. Спершу приберіть цього звідти, потім перейменуйте обліковий запис.
problem-closed-report = Цю скаргу вже закрито.
problem-no-such-report = Такої скарги немає.
problem-reported = Ви вже поскаржилися. Модератор розгляне скаргу.
problem-no-name = Введіть нове ім’я.
problem-no-time = Блокування має закінчуватися в майбутньому.
problem-not-ready = Рейтингова партія починається, коли всі на місці й готові. Ще ні: { $names }.
problem-same-browser = З цього браузера за стіл уже прийшов інший обліковий запис. За рейтинговим столом кожен грає лише раз.
problem-rated-stand-in = За рейтинговим столом замінює завжди { $bot }.
problem-not-rated = Лише рейтингова партія чекає, доки всі будуть готові.
