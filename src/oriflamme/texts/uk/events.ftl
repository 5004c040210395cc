# Літопис: рядок на кожну подію. Аргументи — див. en/events.ftl.
# Карти мають форму .accusative (знахідний). Імена гравців не відмінюємо; усе в теперішньому часі.

## Карти в реченні

# Місце в черзі або нічого
at-pile =
    { $pile ->
        [0] { "" }
       *[other] { " " }(№ { $pile })
    }
card-your =
    { $kind-gender ->
        [feminine] ваша { $kind }{ at-pile }
        [neuter] ваше { $kind }{ at-pile }
       *[masculine] ваш { $kind }{ at-pile }
    }
    .accusative =
        { $kind-gender ->
            [feminine] вашу { $kind-accusative }{ at-pile }
            [neuter] ваше { $kind-accusative }{ at-pile }
            [inanimate] ваш { $kind-accusative }{ at-pile }
           *[masculine] вашого { $kind-accusative }{ at-pile }
        }
card-your-hidden =
    { $kind-gender ->
        [feminine] ваша прихована { $kind }{ at-pile }
        [neuter] ваше приховане { $kind }{ at-pile }
       *[masculine] ваш прихований { $kind }{ at-pile }
    }
    .accusative =
        { $kind-gender ->
            [feminine] вашу приховану { $kind-accusative }{ at-pile }
            [neuter] ваше приховане { $kind-accusative }{ at-pile }
            [inanimate] ваш прихований { $kind-accusative }{ at-pile }
           *[masculine] вашого прихованого { $kind-accusative }{ at-pile }
        }
card-their =
    { $pile ->
        [0] { $kind } ({ $name })
       *[other] { $kind } ({ $name }, № { $pile })
    }
    .accusative =
        { $pile ->
            [0] { $kind-accusative } ({ $name })
           *[other] { $kind-accusative } ({ $name }, № { $pile })
        }
# Прихована, але всі її пам’ятають
card-their-hidden =
    { $pile ->
        [0] { $kind } ({ $name }, приховано)
       *[other] { $kind } ({ $name }, № { $pile }, приховано)
    }
    .accusative =
        { $pile ->
            [0] { $kind-accusative } ({ $name }, приховано)
           *[other] { $kind-accusative } ({ $name }, № { $pile }, приховано)
        }
card-their-unknown =
    { $pile ->
        [0] прихована карта ({ $name })
       *[other] прихована карта ({ $name }, № { $pile })
    }
    .accusative =
        { $pile ->
            [0] приховану карту ({ $name })
           *[other] приховану карту ({ $name }, № { $pile })
        }

# Куди стає карта
to-place =
    { $place ->
        [first] на початок черги
        [last] в кінець черги
        [on] на { $under-accusative }
       *[at] на місце № { $pile }
    }
# Після усуненої карти: що на ній лежало
lost-with-it =
    { $pot ->
        [0] { "" }
        [one] ; утрачено { $pot } вплив
       *[other] ; утрачено { $pot } впливу
    }

## Раунди й викладання

event-round-began-you = Починається раунд { $round }; першу карту кладете ви.
event-round-began-other = Починається раунд { $round }; першу карту кладе { $name }.
event-placed-you = Ви кладете { $kind-accusative } { to-place }.
event-placed-other = { $name } кладе карту { to-place }.
event-placed-seen = { $name } кладе приховану карту { to-place }: це { $kind }.

## Чекання, відкривання, дія

event-waited = { $card } чекає й отримує 1 вплив.
event-revealed-you = Ви відкриваєте { $kind-accusative }{ at-pile }.
event-revealed-other = { $name } відкриває { $kind-accusative }{ at-pile }.
event-took-pot-you =
    { $amount ->
        [one] Ви берете банк карти { $kind }: { $amount } вплив.
       *[other] Ви берете банк карти { $kind }: { $amount } впливу.
    }
event-took-pot-other =
    { $amount ->
        [one] { $name } бере банк карти { $kind }: { $amount } вплив.
       *[other] { $name } бере банк карти { $kind }: { $amount } впливу.
    }
event-lost-pot =
    { $amount ->
        [one] { $card } втрачає { $amount } вплив.
       *[other] { $card } втрачає { $amount } впливу.
    }
event-lost-pot-plot-you =
    { $amount ->
        [one] Ви жертвуєте { $amount } вплив із Махінації, щоб персонаж подіяв іще раз.
       *[other] Ви жертвуєте { $amount } впливу з Махінації, щоб персонаж подіяв іще раз.
    }
event-lost-pot-plot-other =
    { $amount ->
        [one] { $name } жертвує { $amount } вплив із Махінації, щоб персонаж подіяв іще раз.
       *[other] { $name } жертвує { $amount } впливу з Махінації, щоб персонаж подіяв іще раз.
    }
event-pot-grew =
    { $amount ->
        [one] { $card } отримує { $amount } вплив.
       *[other] { $card } отримує { $amount } впливу.
    }
event-acted = { $card } діє.

## Вплив

event-gained-you =
    { $amount ->
        [one] { $by } приносить вам { $amount } вплив.
       *[other] { $by } приносить вам { $amount } впливу.
    }
event-gained-other =
    { $amount ->
        [one] { $name } отримує { $amount } вплив ({ $by }).
       *[other] { $name } отримує { $amount } впливу ({ $by }).
    }
event-paid-you =
    { $amount ->
        [one] { $by }: ви віддаєте { $amount } вплив, його отримує { $to }.
       *[other] { $by }: ви віддаєте { $amount } впливу, його отримує { $to }.
    }
event-paid-to-you =
    { $amount ->
        [one] { $by }: { $name } віддає вам { $amount } вплив.
       *[other] { $by }: { $name } віддає вам { $amount } впливу.
    }
event-paid-other =
    { $amount ->
        [one] { $by }: { $name } віддає { $amount } вплив, його отримує { $to }.
       *[other] { $by }: { $name } віддає { $amount } впливу, його отримує { $to }.
    }
event-lost-you =
    { $amount ->
        [one] { $by }: ви втрачаєте { $amount } вплив.
       *[other] { $by }: ви втрачаєте { $amount } впливу.
    }
event-lost-other =
    { $amount ->
        [one] { $by }: { $name } втрачає { $amount } вплив.
       *[other] { $by }: { $name } втрачає { $amount } впливу.
    }

## Карти приходять і йдуть

event-eliminated = { $actor } усуває { $card-accusative }{ lost-with-it }.
# Карта була прихована, а тепер усі бачать, що це
event-eliminated-unknown = { $actor } усуває { $card-accusative }: це { $kind }{ lost-with-it }.
event-eliminated-itself = { $actor } усуває себе{ lost-with-it }.
event-discarded = { $card } йде у скид.
event-card-kept-you =
    { $pot ->
        [0] Ви залишаєте { $kind-accusative } собі.
        [one] Ви залишаєте { $kind-accusative } собі; у банку { $pot } вплив.
       *[other] Ви залишаєте { $kind-accusative } собі; у банку { $pot } впливу.
    }
event-card-kept-other =
    { $pot ->
        [0] { $name } залишає { $kind-accusative } собі.
        [one] { $name } залишає { $kind-accusative } собі; у банку { $pot } вплив.
       *[other] { $name } залишає { $kind-accusative } собі; у банку { $pot } впливу.
    }
event-moved = { $card } переходить на місце № { $pile }.
event-entered = { $card } входить у гру: { to-place }.
event-exchanged-you = Ви берете { $gone-accusative } назад у руку; на те місце лягає прихована карта: { $kind }.
event-exchanged-other = { $name } бере { $gone-accusative } назад у руку; на те місце лягає прихована карта.
event-exchanged-seen = { $name } бере { $gone-accusative } назад у руку; на те місце лягає прихована карта: { $kind }.
event-not-found-you = У вас немає { $kind-genitive } ні у скиді, ні серед відкладених карт.
event-not-found-other = { $name } не знаходить { $kind-genitive } ні у скиді, ні серед відкладених карт.
event-bribed-you = Ви підкуповуєте { $card-accusative }: відтепер ця карта ваша.
event-bribed-other = { $name } підкуповує { $card-accusative } й переманює до своєї родини.
event-bribed-still-you = Підкуп нічого не змінює: { $card } й далі на вашому боці.
event-bribed-still-other = { $name } підкуповує { $card-accusative }: карта лишається в тій самій родині.
event-marked-you = Ви виносите вирок: жетон лягає на { $card-accusative }.
event-marked-other = { $name } виносить вирок: жетон лягає на { $card-accusative }.
event-turned-down = { $card } знову ховається.

## Кінець

event-game-over-you = Гру закінчено. Ви перемогли!
event-game-over-other = Гру закінчено. Перемагає { $name }.
event-game-over-shared-you = Гру закінчено. Перемогу ділите ви та { $names }.
event-game-over-shared-other = Гру закінчено. Перемогу ділять { $names }.
