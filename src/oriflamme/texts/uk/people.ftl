# Профілі, рейтинги, список ігор і сторінка модераторів.

## Список ігор

games-asked = Ваш хід
games-others = Хід інших
games-gathering = Чекають на гравців
games-here = У цьому браузері
games-over = Завершені
games-note = Ігри вашого облікового запису та цього браузера.
games-play = Грати

## Профілі

profile-missing = Нікого з таким ім’ям немає
profile-person = Гравець
profile-bot = Бот
profile-bot-of = Бот, власник: { $name }
profile-since = Тут від { $date }
profile-games =
    { $amount ->
        [one] гра
        [few] гри
       *[other] ігор
    }
profile-won = перемоги
profile-share = частка перемог
profile-new = Жодної гри ще не завершено.
profile-ratings = Рейтинги
profile-unrated = Ігор на рейтинг ще не було.
profile-deviation = плюс-мінус { $amount }
# Історія рейтингу словами. $low і $high — найнижчий і найвищий
profile-history =
    { $amount ->
        [one] Після { $amount } гри на рейтинг: від { $low } до { $high }
       *[other] Після { $amount } ігор на рейтинг: від { $low } до { $high }
    }
profile-rose = на { $amount } вище, ніж після першої
profile-fell = на { $amount } нижче, ніж після першої
profile-even = як після першої
profile-by-box = За коробками
profile-box = Коробка
profile-average = Впливу за гру
profile-by-kind = За картами
profile-by-kind-note = скільки разів зіграно і що це дало
profile-played =
    { $amount ->
        [one] зіграно { $amount } раз
        [few] зіграно { $amount } рази
       *[other] зіграно { $amount } разів
    }
profile-gained = здобуто впливу
profile-eliminated =
    { $amount ->
        [one] усунуто { $amount } раз
        [few] усунуто { $amount } рази
       *[other] усунуто { $amount } разів
    }
profile-bluff = Улюблений блеф
profile-bluff-text =
    { $rounds ->
        [one] { $kind }: { $rounds } раунд потай, а тоді +{ $gained } до впливу.
        [few] { $kind }: { $rounds } раунди потай, а тоді +{ $gained } до впливу.
       *[other] { $kind }: { $rounds } раундів потай, а тоді +{ $gained } до впливу.
    }
profile-bluff-times =
    { $amount ->
        [one] Вдалося { $amount } раз.
        [few] Вдалося { $amount } рази.
       *[other] Вдалося { $amount } разів.
    }
profile-bluff-replay = Подивитися
profile-recent = Останні ігри
profile-place = Місце { $place } із { $players }
profile-more-kinds = Показати всі карти
insights = Оцінки тренера
insights-games =
    { $amount ->
        [one] { $amount } розібрана гра
        [few] { $amount } розібрані гри
       *[other] { $amount } розібраних ігор
    }
insights-range = від { $low } до { $high }
insights-mean =
    { $amount ->
        [one] за останню { $amount } гру
        [few] у середньому за останні { $amount } гри
       *[other] у середньому за останні { $amount } ігор
    }
insights-none = Жодної вашої гри ще не розібрано. Відкрийте запис гри й попросіть розбір.
insights-private = Далі бачите лише ви.
insights-where = Де
insights-mark = Оцінка
insights-people = Проти людей
insights-bots = Проти ботів
insights-best = Зіграно найкраще
insights-worst = Коштували найбільше
insights-cost = втрачено { $points } зі 100 за рішення
insights-read = Наскільки вас читають
insights-read-text = З того, що бачили інші, вони могли вгадати ваші приховані карти в { $chance } випадках зі 100.

## Друзі

friends-note = Друзів можна запросити за стіл одним дотиком. Цього списку більше ніхто не бачить.
friends-none = Друзів поки немає.
friends-name = Ім’я гравця
friends-ask = Запропонувати дружбу
friends-asked-now = Запит надіслано: { $name }.
friends-made = Тепер ви друзі: { $name }.
friends-accept = Прийняти
friends-accept-of = Прийняти запит: { $name }
friends-decline = Відхилити
friends-decline-of = Відхилити запит: { $name }
friends-asked = Ваші запити
friends-waits = чекає на відповідь
friends-take-back = Відкликати
friends-take-back-of = Відкликати запит: { $name }
friends-remove = Вилучити
friends-remove-of = Вилучити з друзів: { $name }
friends-remove-sure = Ви зникнете зі списків одне одного: { $name } з вашого, ви — з іншого.
friends-removed = Вилучено зі списку: { $name }.
friends-is = у друзях
friends-recent = Нещодавні гравці
friends-recent-none = Тут з’являться гравці з обліковими записами, з якими ви сиділи за столом.
friends-add = У друзі
friends-add-of = Додати в друзі: { $name }
friends-since = від { $date }
friends-invite-title = Запросити друга
friends-invite = Запросити
friends-invite-of = Запросити за цей стіл: { $name }
friends-invited = запрошено
friends-invitations = Запрошення
friends-invites = { $name } запрошує вас за стіл
friends-wants = { $name } хоче з вами дружити
friends-decline-table = Відхилити запрошення: { $name }

## Рейтинги

ladders-note = За іграми на рейтинг: окремо для кожної коробки й кількості гравців. У ботів свої рейтинги.
ladders-none = Жодної гри на рейтинг ще не завершено. Відкрийте рейтинговий стіл!
ladders-people = Люди
ladders-bots = Боти
ladders-all = Усі рейтинги
box-mixed = Інші колоди
ladder-people =
    { $amount ->
        [one] { $amount } учасник
        [few] { $amount } учасники
       *[other] { $amount } учасників
    }
ladder-bots =
    { $amount ->
        [one] { $amount } бот
        [few] { $amount } боти
       *[other] { $amount } ботів
    }
ladder-games =
    { $amount ->
        [one] { $amount } гра
        [few] { $amount } гри
       *[other] { $amount } ігор
    }
ladder-note = Гравців, що зіграли на рейтинг менш як тричі, тут ще немає.
ladder-empty = Тут ще ніхто не зіграв на рейтинг тричі.
ladder-place = Місце
ladder-name = Ім’я
ladder-rating = Рейтинг
ladder-deviation = Похибка
ladder-count = Ігри
ladder-more = Показати ще

## Для модераторів

admin-refused = Ця сторінка для модераторів цього сервера.
admin-refused-text = Увійдіть як модератор або поверніться до ігор.
admin-reports = Скарги
admin-actions = Дії
admin-audit = Журнал дій
admin-open = Відкриті
admin-closed = Закриті
admin-no-reports = Відкритих скарг немає.
admin-no-closed = Жодної скарги ще не закрито.
admin-no-audit = Ще нічого не зроблено.
admin-reported = Скарга: { $name }
admin-reported-by = Від кого: { $name }
admin-guest = гість на місці { $number }
admin-withheld = Гра триває: те, що в ній таємне, з’явиться тут лише після її кінця.
admin-seat = місце { $number }
admin-table = Стіл
admin-log = Показати запис гри
admin-log-hide = Сховати запис гри
admin-log-of = Запис гри за столом
admin-close = Закрити скаргу
admin-close-words = Що з’ясовано й зроблено
admin-action = Що зробити
admin-about-person = Кого: ім’я або ідентифікатор
admin-about-table = Який стіл: його ідентифікатор
admin-until = На скільки
admin-until-day = 1 день
admin-until-week = 7 днів
admin-until-month = 30 днів
admin-until-year = 1 рік
admin-new-name = Нове ім’я
admin-words = Чому, для журналу
admin-check = Далі
admin-confirm = Усе правильно?
admin-cancel = Скасувати
admin-done = Зроблено й записано в журнал.
admin-more-audit = Давніші дії
admin-action-ban = Заблокувати
admin-action-unban = Розблокувати
admin-action-rename = Перейменувати
admin-action-close-table = Закрити стіл
admin-action-close-report = Скаргу закрито
# Запитують перед дією
confirm-ban = Заблокувати до { $date }: { $name }? Усі сеанси скінчаться негайно.
confirm-unban = Розблокувати: { $name }?
confirm-rename = Перейменувати { $name } на { $to }, також у всіх завершених іграх?
confirm-close-table = Закрити стіл { $name }? Його гра скінчиться без результату.
reason-abuse = Образи
reason-cheating = Шахрайство
reason-name = Ім’я
reason-stalling = Зволікання
reason-other = Інше
