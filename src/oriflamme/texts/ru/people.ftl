# Профили, рейтинги, список игр и страница модераторов.

## Список игр

games-asked = Ваш ход
games-others = Ход остальных
games-gathering = Ждут игроков
games-here = В этом браузере
games-over = Завершённые
games-note = Игры вашей учётной записи и этого браузера.
games-play = Играть

## Профили

profile-missing = Никого с таким именем нет
profile-person = Игрок
profile-bot = Бот
profile-bot-of = Бот, владелец: { $name }
profile-since = Здесь с { $date }
profile-games =
    { $amount ->
        [one] игра
        [few] игры
       *[other] игр
    }
profile-won = победы
profile-share = доля побед
profile-new = Ни одной игры ещё не завершено.
profile-ratings = Рейтинги
profile-unrated = Игр на рейтинг ещё не было.
profile-deviation = плюс-минус { $amount }
# История рейтинга словами. $low и $high — самый низкий и самый высокий
profile-history =
    { $amount ->
        [one] После { $amount } игры на рейтинг: от { $low } до { $high }
       *[other] После { $amount } игр на рейтинг: от { $low } до { $high }
    }
profile-rose = на { $amount } выше, чем после первой
profile-fell = на { $amount } ниже, чем после первой
profile-even = как после первой
profile-by-box = По коробкам
profile-box = Коробка
profile-average = Влияния за игру
profile-by-kind = По картам
profile-by-kind-note = сколько раз сыграна и что принесла
profile-played =
    { $amount ->
        [one] сыграна { $amount } раз
        [few] сыграна { $amount } раза
       *[other] сыграна { $amount } раз
    }
profile-gained = получено влияния
profile-eliminated =
    { $amount ->
        [one] устранена { $amount } раз
        [few] устранена { $amount } раза
       *[other] устранена { $amount } раз
    }
profile-bluff = Любимый блеф
profile-bluff-text =
    { $rounds ->
        [one] { $kind }: { $rounds } раунд втайне, а потом +{ $gained } к влиянию.
        [few] { $kind }: { $rounds } раунда втайне, а потом +{ $gained } к влиянию.
       *[other] { $kind }: { $rounds } раундов втайне, а потом +{ $gained } к влиянию.
    }
profile-bluff-times =
    { $amount ->
        [one] Удалось { $amount } раз.
        [few] Удалось { $amount } раза.
       *[other] Удалось { $amount } раз.
    }
profile-bluff-replay = Посмотреть
profile-recent = Последние игры
profile-place = Место { $place } из { $players }
profile-more-kinds = Показать все карты
insights = Оценки тренера
insights-games =
    { $amount ->
        [one] { $amount } разобранная игра
        [few] { $amount } разобранные игры
       *[other] { $amount } разобранных игр
    }
insights-range = от { $low } до { $high }
insights-mean =
    { $amount ->
        [one] за последнюю { $amount } игру
        [few] в среднем за последние { $amount } игры
       *[other] в среднем за последние { $amount } игр
    }
insights-none = Ни одна ваша игра ещё не разобрана. Откройте запись игры и попросите разбор.
insights-private = Дальше видите только вы.
insights-where = Где
insights-mark = Оценка
insights-people = Против людей
insights-bots = Против ботов
insights-best = Сыграны лучше всего
insights-worst = Стоили дороже всего
insights-cost = потеряно { $points } из 100 за решение
insights-read = Насколько вас читают
insights-read-text = По тому, что видели другие, они могли угадать ваши скрытые карты в { $chance } случаях из 100.

## Друзья

friends-note = Друзей можно пригласить за стол одним касанием. Этого списка больше никто не видит.
friends-none = Друзей пока нет.
friends-name = Имя игрока
friends-ask = Предложить дружбу
friends-asked-now = Запрос послан: { $name }.
friends-made = Теперь вы друзья: { $name }.
friends-accept = Принять
friends-accept-of = Принять запрос: { $name }
friends-decline = Отклонить
friends-decline-of = Отклонить запрос: { $name }
friends-asked = Ваши запросы
friends-waits = ждёт ответа
friends-take-back = Отозвать
friends-take-back-of = Отозвать запрос: { $name }
friends-remove = Удалить
friends-remove-of = Удалить из друзей: { $name }
friends-remove-sure = Вы исчезнете из списков друг друга: { $name } из вашего, вы — из другого.
friends-removed = Удалено из списка: { $name }.
friends-is = в друзьях
friends-recent = Недавние игроки
friends-recent-none = Здесь появятся игроки с учётными записями, с которыми вы сидели за столом.
friends-add = В друзья
friends-add-of = Добавить в друзья: { $name }
friends-since = с { $date }
friends-invite-title = Пригласить друга
friends-invite = Пригласить
friends-invite-of = Пригласить за этот стол: { $name }
friends-invited = приглашение послано
friends-invitations = Приглашения
friends-invites = { $name } приглашает вас за стол
friends-wants = { $name } хочет с вами дружить
friends-decline-table = Отклонить приглашение: { $name }

## Рейтинги

ladders-note = По играм на рейтинг: отдельно для каждой коробки и числа игроков. У ботов свои рейтинги.
ladders-none = Ни одной игры на рейтинг ещё не завершено. Откройте рейтинговый стол!
ladders-people = Люди
ladders-bots = Боты
ladders-all = Все рейтинги
box-mixed = Другие колоды
ladder-people =
    { $amount ->
        [one] { $amount } участник
        [few] { $amount } участника
       *[other] { $amount } участников
    }
ladder-bots =
    { $amount ->
        [one] { $amount } бот
        [few] { $amount } бота
       *[other] { $amount } ботов
    }
ladder-games =
    { $amount ->
        [one] { $amount } игра
        [few] { $amount } игры
       *[other] { $amount } игр
    }
ladder-note = Игроков, сыгравших на рейтинг меньше трёх раз, здесь ещё нет.
ladder-empty = Здесь ещё никто не сыграл на рейтинг трижды.
ladder-place = Место
ladder-name = Имя
ladder-rating = Рейтинг
ladder-deviation = Погрешность
ladder-count = Игры
ladder-more = Показать ещё

## Для модераторов

admin-refused = Эта страница для модераторов этого сервера.
admin-refused-text = Войдите как модератор или вернитесь к играм.
admin-reports = Жалобы
admin-actions = Меры
admin-audit = Журнал мер
admin-open = Открытые
admin-closed = Закрытые
admin-no-reports = Открытых жалоб нет.
admin-no-closed = Ни одной жалобы ещё не закрыто.
admin-no-audit = Ещё ничего не сделано.
admin-reported = Жалоба: { $name }
admin-reported-by = От кого: { $name }
admin-guest = гость на месте { $number }
admin-withheld = Игра продолжается: её тайны появятся здесь только после её конца.
admin-seat = место { $number }
admin-table = Стол
admin-log = Показать запись игры
admin-log-hide = Скрыть запись игры
admin-log-of = Запись игры за столом
admin-close = Закрыть жалобу
admin-close-words = Что выяснено и сделано
admin-action = Что сделать
admin-about-person = Кого: имя или идентификатор
admin-about-table = Какой стол: его идентификатор
admin-until = На сколько
admin-until-day = 1 день
admin-until-week = 7 дней
admin-until-month = 30 дней
admin-until-year = 1 год
admin-new-name = Новое имя
admin-words = Почему, для журнала
admin-check = Дальше
admin-confirm = Всё верно?
admin-cancel = Отмена
admin-done = Сделано и записано в журнал.
admin-more-audit = Более ранние меры
admin-action-ban = Заблокировать
admin-action-unban = Разблокировать
admin-action-rename = Переименовать
admin-action-close-table = Закрыть стол
admin-action-close-report = Жалоба закрыта
# Спрашивают перед делом
confirm-ban = Заблокировать до { $date }: { $name }? Все сеансы закончатся сразу.
confirm-unban = Разблокировать: { $name }?
confirm-rename = Переименовать { $name } в { $to }, также во всех завершённых играх?
confirm-close-table = Закрыть стол { $name }? Его игра закончится без результата.
reason-abuse = Оскорбления
reason-cheating = Жульничество
reason-name = Имя
reason-stalling = Затягивание
reason-other = Другое
