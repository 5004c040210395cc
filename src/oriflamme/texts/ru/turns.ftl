# Рейтинговые и пошаговые столы, время словами: то, что нужно главной странице и столу.

## Время

left-none = время вышло
left-days =
    { $amount ->
        [one] остался { $amount } день
        [few] осталось { $amount } дня
       *[other] осталось { $amount } дней
    }
left-hours =
    { $amount ->
        [one] остался { $amount } час
        [few] осталось { $amount } часа
       *[other] осталось { $amount } часов
    }
left-minutes =
    { $amount ->
        [0] меньше минуты
        [one] осталась { $amount } минута
        [few] осталось { $amount } минуты
       *[other] осталось { $amount } минут
    }
span-days =
    { $amount ->
        [one] { $amount } день
        [few] { $amount } дня
       *[other] { $amount } дней
    }
span-hours =
    { $amount ->
        [one] { $amount } час
        [few] { $amount } часа
       *[other] { $amount } часов
    }
span-minutes =
    { $amount ->
        [one] { $amount } минута
        [few] { $amount } минуты
       *[other] { $amount } минут
    }
# Сколько времени на каждое решение
each-days =
    { $amount ->
        [one] { $amount } день на решение
        [few] { $amount } дня на решение
       *[other] { $amount } дней на решение
    }
each-hours =
    { $amount ->
        [one] { $amount } час на решение
        [few] { $amount } часа на решение
       *[other] { $amount } часов на решение
    }

## Рейтинговые и пошаговые столы

pace-turns = Несколько дней на ход
pace-time = Время на каждое решение
pace-turns-note = Никому не нужно быть на месте: каждый отвечает, когда найдёт время. За того, кто не успел, играет бот.
turn-based = Пошагово
rated = Рейтинг
rated-mark = Рейтинговый
rated-no = Для души
rated-yes = На рейтинг
rated-note = Идёт в рейтинг. Каждому нужна учётная запись, а наши боты не играют.
rated-why-not = Для игры на рейтинг нужна учётная запись: иначе её некому засчитать.
sign-in-for-it = Войти
seat-ready = участвует
seat-not-ready = ещё не участвует
lobby-ready = Участвую в этой партии на рейтинг

## Заголовки и остальное на главной странице

ladders = Рейтинги
profile = Профиль
admin = Модерация
games-asked-count =
    { $amount ->
        [one] { $amount } стол ждёт вас
        [few] { $amount } стола ждут вас
       *[other] { $amount } столов ждут вас
    }
