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
       *[other] карта № { $pile } ({ $name })
    }
    .accusative =
        { $pile ->
            [0] приховану карту ({ $name })
           *[other] карту № { $pile } ({ $name })
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
        [one] ; утрачено { $pot } очко
        [few] ; утрачено { $pot } очки
       *[other] ; утрачено { $pot } очок
    }

## Раунди й викладання

event-round-began-you = Раунд { $round }: першу карту кладете ви.
event-round-began-other = Раунд { $round }: першу карту кладе { $name }.
event-placed-you = Ви кладете { $kind-accusative } { to-place }.
event-placed-other = { $name } кладе карту { to-place }.
event-placed-seen = { $name } кладе приховану карту { to-place }: це { $kind }.

## Чекання, відкривання, дія

event-waited = { $card } чекає: у банку { $pot }.
event-revealed-you = Ви відкриваєте { $kind-accusative }{ at-pile }.
event-revealed-other = { $name } відкриває { $kind-accusative }{ at-pile }.
event-took-pot-you =
    { $amount ->
        [one] Ви берете банк ({ $kind }): { $amount } очко.
        [few] Ви берете банк ({ $kind }): { $amount } очки.
       *[other] Ви берете банк ({ $kind }): { $amount } очок.
    }
event-took-pot-other =
    { $amount ->
        [one] { $name } бере банк ({ $kind }): { $amount } очко.
        [few] { $name } бере банк ({ $kind }): { $amount } очки.
       *[other] { $name } бере банк ({ $kind }): { $amount } очок.
    }
event-lost-pot =
    { $amount ->
        [one] { $card } втрачає { $amount } очко.
        [few] { $card } втрачає { $amount } очки.
       *[other] { $card } втрачає { $amount } очок.
    }
event-lost-pot-plot-you =
    { $amount ->
        [one] Махінація: ви жертвуєте { $amount } очко, персонаж діє ще раз.
        [few] Махінація: ви жертвуєте { $amount } очки, персонаж діє ще раз.
       *[other] Махінація: ви жертвуєте { $amount } очок, персонаж діє ще раз.
    }
event-lost-pot-plot-other =
    { $amount ->
        [one] Махінація: { $name } жертвує { $amount } очко, персонаж діє ще раз.
        [few] Махінація: { $name } жертвує { $amount } очки, персонаж діє ще раз.
       *[other] Махінація: { $name } жертвує { $amount } очок, персонаж діє ще раз.
    }
event-pot-grew =
    { $amount ->
        [one] { $card } отримує { $amount } очко: у банку { $pot }.
        [few] { $card } отримує { $amount } очки: у банку { $pot }.
       *[other] { $card } отримує { $amount } очок: у банку { $pot }.
    }
event-acted = { $card } діє.

## Вплив

event-gained-you =
    { $amount ->
        [one] { $by } приносить вам { $amount } очко.
        [few] { $by } приносить вам { $amount } очки.
       *[other] { $by } приносить вам { $amount } очок.
    }
event-gained-other =
    { $amount ->
        [one] { $name } отримує { $amount } очко ({ $by }).
        [few] { $name } отримує { $amount } очки ({ $by }).
       *[other] { $name } отримує { $amount } очок ({ $by }).
    }
event-paid-you =
    { $amount ->
        [one] { $by }: ви віддаєте { $amount } очко гравцеві { $to }.
        [few] { $by }: ви віддаєте { $amount } очки гравцеві { $to }.
       *[other] { $by }: ви віддаєте { $amount } очок гравцеві { $to }.
    }
event-paid-to-you =
    { $amount ->
        [one] { $by }: { $name } віддає вам { $amount } очко.
        [few] { $by }: { $name } віддає вам { $amount } очки.
       *[other] { $by }: { $name } віддає вам { $amount } очок.
    }
event-paid-other =
    { $amount ->
        [one] { $by }: { $name } віддає { $amount } очко гравцеві { $to }.
        [few] { $by }: { $name } віддає { $amount } очки гравцеві { $to }.
       *[other] { $by }: { $name } віддає { $amount } очок гравцеві { $to }.
    }
event-lost-you =
    { $amount ->
        [one] { $by }: ви втрачаєте { $amount } очко.
        [few] { $by }: ви втрачаєте { $amount } очки.
       *[other] { $by }: ви втрачаєте { $amount } очок.
    }
event-lost-other =
    { $amount ->
        [one] { $by }: { $name } втрачає { $amount } очко.
        [few] { $by }: { $name } втрачає { $amount } очки.
       *[other] { $by }: { $name } втрачає { $amount } очок.
    }

## Карти приходять і йдуть

event-eliminated = { $actor } усуває { $card-accusative }{ lost-with-it }.
# Карта була прихована, а тепер усі бачать, що це
event-eliminated-unknown = { $actor } усуває { $card-accusative }: { $kind }{ lost-with-it }.
event-eliminated-itself = { $actor } усуває себе{ lost-with-it }.
event-discarded = { $card } йде у скид.
event-card-kept-you =
    { $pot ->
        [0] Ви залишаєте { $kind-accusative } собі.
       *[other] Ви залишаєте { $kind-accusative } собі; у банку { $pot }.
    }
event-card-kept-other =
    { $pot ->
        [0] { $name } залишає { $kind-accusative } собі.
       *[other] { $name } залишає { $kind-accusative } собі; у банку { $pot }.
    }
event-moved = { $card } переходить на місце № { $pile }.
event-entered = { $card } стає { to-place }.
event-exchanged-you = Ви берете { $gone-accusative } назад і кладете приховану карту: { $kind }.
event-exchanged-other = { $name } бере { $gone-accusative } назад і кладе приховану карту.
event-exchanged-seen = { $name } бере { $gone-accusative } назад і кладе приховану карту: { $kind }.
event-not-found-you = У вас немає { $kind-genitive } ні у скиді, ні серед відкладених карт.
event-not-found-other = { $name } не знаходить { $kind-genitive } ні у скиді, ні серед відкладених карт.
event-bribed-you = Ви підкуповуєте { $card-accusative }: відтепер ця карта ваша.
event-bribed-other = { $name } підкуповує { $card-accusative }: карта змінює родину.
event-bribed-still-you = Ви підкуповуєте { $card-accusative }: карта й далі ваша.
event-bribed-still-other = { $name } підкуповує { $card-accusative }: родина та сама.
event-marked-you = Ви кладете жетон вироку на { $card-accusative }.
event-marked-other = { $name } кладе жетон вироку на { $card-accusative }.
event-turned-down = { $card } знову сорочкою догори.

## Кінець

event-game-over-you = Гру закінчено. Ви перемогли!
event-game-over-other = Гру закінчено. Перемагає { $name }.
event-game-over-shared-you = Гру закінчено. Перемога спільна: ви, { $names }.
event-game-over-shared-other = Гру закінчено. Перемогу ділять { $names }.
