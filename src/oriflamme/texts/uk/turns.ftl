# Рейтингові та покрокові столи, час словами: те, що потрібно головній сторінці й столу.

## Час

left-none = час вийшов
left-days =
    { $amount ->
        [one] лишився { $amount } день
        [few] лишилося { $amount } дні
       *[other] лишилося { $amount } днів
    }
left-hours =
    { $amount ->
        [one] лишилася { $amount } година
        [few] лишилося { $amount } години
       *[other] лишилося { $amount } годин
    }
left-minutes =
    { $amount ->
        [0] менше хвилини
        [one] лишилася { $amount } хвилина
        [few] лишилося { $amount } хвилини
       *[other] лишилося { $amount } хвилин
    }
span-days =
    { $amount ->
        [one] { $amount } день
        [few] { $amount } дні
       *[other] { $amount } днів
    }
span-hours =
    { $amount ->
        [one] { $amount } година
        [few] { $amount } години
       *[other] { $amount } годин
    }
span-minutes =
    { $amount ->
        [one] { $amount } хвилина
        [few] { $amount } хвилини
       *[other] { $amount } хвилин
    }
# Скільки часу на кожне рішення
each-days =
    { $amount ->
        [one] { $amount } день на рішення
        [few] { $amount } дні на рішення
       *[other] { $amount } днів на рішення
    }
each-hours =
    { $amount ->
        [one] { $amount } година на рішення
        [few] { $amount } години на рішення
       *[other] { $amount } годин на рішення
    }

## Рейтингові та покрокові столи

pace-turns = Кілька днів на хід
pace-time = Час на кожне рішення
pace-turns-note = Нікому не треба бути на місці: кожен відповідає, коли має час. Хто не встиг, за того грає бот.
turn-based = Покроково
rated = Рейтинг
rated-mark = Рейтинговий
rated-no = Для втіхи
rated-yes = На рейтинг
rated-note = Зараховується до рейтингу. Кожному потрібен обліковий запис, а наші боти не грають.
rated-why-not = Для гри на рейтинг потрібен обліковий запис: інакше нікому її зарахувати.
sign-in-for-it = Увійти
seat-ready = бере участь
seat-not-ready = ще не бере участі
lobby-ready = Беру участь у цій партії на рейтинг

## Заголовки й решта головної сторінки

ladders = Рейтинги
profile = Профіль
admin = Модерування
games-asked-count =
    { $amount ->
        [one] { $amount } стіл чекає на вас
        [few] { $amount } столи чекають на вас
       *[other] { $amount } столів чекають на вас
    }
