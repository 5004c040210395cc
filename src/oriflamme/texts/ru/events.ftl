# Летопись: строка на каждое событие. Аргументы — см. en/events.ftl.
# У карт есть форма .accusative (винительный). Имена игроков не склоняем; всё в настоящем времени.

## Карты в предложении

# Место в ряду или ничего
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
           *[masculine] вашего { $kind-accusative }{ at-pile }
        }
card-your-hidden =
    { $kind-gender ->
        [feminine] ваша скрытая { $kind }{ at-pile }
        [neuter] ваше скрытое { $kind }{ at-pile }
       *[masculine] ваш скрытый { $kind }{ at-pile }
    }
    .accusative =
        { $kind-gender ->
            [feminine] вашу скрытую { $kind-accusative }{ at-pile }
            [neuter] ваше скрытое { $kind-accusative }{ at-pile }
            [inanimate] ваш скрытый { $kind-accusative }{ at-pile }
           *[masculine] вашего скрытого { $kind-accusative }{ at-pile }
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
# Скрыта, но все её помнят
card-their-hidden =
    { $pile ->
        [0] { $kind } ({ $name }, скрыто)
       *[other] { $kind } ({ $name }, № { $pile }, скрыто)
    }
    .accusative =
        { $pile ->
            [0] { $kind-accusative } ({ $name }, скрыто)
           *[other] { $kind-accusative } ({ $name }, № { $pile }, скрыто)
        }
card-their-unknown =
    { $pile ->
        [0] скрытая карта ({ $name })
       *[other] скрытая карта ({ $name }, № { $pile })
    }
    .accusative =
        { $pile ->
            [0] скрытую карту ({ $name })
           *[other] скрытую карту ({ $name }, № { $pile })
        }

# Куда встаёт карта
to-place =
    { $place ->
        [first] в начало ряда
        [last] в конец ряда
        [on] на { $under-accusative }
       *[at] на место № { $pile }
    }
# После устранённой карты: что на ней лежало
lost-with-it =
    { $pot ->
        [0] { "" }
        [one] ; потеряно { $pot } влияние
       *[other] ; потеряно { $pot } влияния
    }

## Раунды и выкладывание

event-round-began-you = Начинается раунд { $round }; первую карту кладёте вы.
event-round-began-other = Начинается раунд { $round }; первую карту кладёт { $name }.
event-placed-you = Вы кладёте { $kind-accusative } { to-place }.
event-placed-other = { $name } кладёт карту { to-place }.
event-placed-seen = { $name } кладёт скрытую карту { to-place }: это { $kind }.

## Ожидание, открытие, действие

event-waited = { $card } ждёт и получает 1 влияние.
event-revealed-you = Вы открываете { $kind-accusative }{ at-pile }.
event-revealed-other = { $name } открывает { $kind-accusative }{ at-pile }.
event-took-pot-you =
    { $amount ->
        [one] Вы берёте банк карты { $kind }: { $amount } влияние.
       *[other] Вы берёте банк карты { $kind }: { $amount } влияния.
    }
event-took-pot-other =
    { $amount ->
        [one] { $name } берёт банк карты { $kind }: { $amount } влияние.
       *[other] { $name } берёт банк карты { $kind }: { $amount } влияния.
    }
event-lost-pot =
    { $amount ->
        [one] { $card } теряет { $amount } влияние.
       *[other] { $card } теряет { $amount } влияния.
    }
event-lost-pot-plot-you =
    { $amount ->
        [one] Вы жертвуете { $amount } влияние из Комбинации, чтобы персонаж сработал ещё раз.
       *[other] Вы жертвуете { $amount } влияния из Комбинации, чтобы персонаж сработал ещё раз.
    }
event-lost-pot-plot-other =
    { $amount ->
        [one] { $name } жертвует { $amount } влияние из Комбинации, чтобы персонаж сработал ещё раз.
       *[other] { $name } жертвует { $amount } влияния из Комбинации, чтобы персонаж сработал ещё раз.
    }
event-pot-grew =
    { $amount ->
        [one] { $card } получает { $amount } влияние.
       *[other] { $card } получает { $amount } влияния.
    }
event-acted = { $card } действует.

## Влияние

event-gained-you =
    { $amount ->
        [one] { $by } приносит вам { $amount } влияние.
       *[other] { $by } приносит вам { $amount } влияния.
    }
event-gained-other =
    { $amount ->
        [one] { $name } получает { $amount } влияние ({ $by }).
       *[other] { $name } получает { $amount } влияния ({ $by }).
    }
event-paid-you =
    { $amount ->
        [one] { $by }: вы отдаёте { $amount } влияние, его получает { $to }.
       *[other] { $by }: вы отдаёте { $amount } влияния, их получает { $to }.
    }
event-paid-to-you =
    { $amount ->
        [one] { $by }: { $name } отдаёт вам { $amount } влияние.
       *[other] { $by }: { $name } отдаёт вам { $amount } влияния.
    }
event-paid-other =
    { $amount ->
        [one] { $by }: { $name } отдаёт { $amount } влияние, его получает { $to }.
       *[other] { $by }: { $name } отдаёт { $amount } влияния, их получает { $to }.
    }
event-lost-you =
    { $amount ->
        [one] { $by }: вы теряете { $amount } влияние.
       *[other] { $by }: вы теряете { $amount } влияния.
    }
event-lost-other =
    { $amount ->
        [one] { $by }: { $name } теряет { $amount } влияние.
       *[other] { $by }: { $name } теряет { $amount } влияния.
    }

## Карты приходят и уходят

event-eliminated = { $actor } устраняет { $card-accusative }{ lost-with-it }.
# Карта была скрыта, а теперь все видят, что это
event-eliminated-unknown = { $actor } устраняет { $card-accusative }: это { $kind }{ lost-with-it }.
event-eliminated-itself = { $actor } устраняет себя{ lost-with-it }.
event-discarded = { $card } уходит в сброс.
event-card-kept-you =
    { $pot ->
        [0] Вы оставляете { $kind-accusative } себе.
        [one] Вы оставляете { $kind-accusative } себе; в банке { $pot } влияние.
       *[other] Вы оставляете { $kind-accusative } себе; в банке { $pot } влияния.
    }
event-card-kept-other =
    { $pot ->
        [0] { $name } оставляет { $kind-accusative } себе.
        [one] { $name } оставляет { $kind-accusative } себе; в банке { $pot } влияние.
       *[other] { $name } оставляет { $kind-accusative } себе; в банке { $pot } влияния.
    }
event-moved = { $card } переходит на место № { $pile }.
event-entered = { $card } входит в игру: { to-place }.
event-exchanged-you = Вы берёте { $gone-accusative } обратно в руку; на это место ложится скрытая карта: { $kind }.
event-exchanged-other = { $name } берёт { $gone-accusative } обратно в руку; на это место ложится скрытая карта.
event-exchanged-seen = { $name } берёт { $gone-accusative } обратно в руку; на это место ложится скрытая карта: { $kind }.
event-not-found-you = У вас нет { $kind-genitive } ни в сбросе, ни среди отложенных карт.
event-not-found-other = { $name } не находит { $kind-genitive } ни в сбросе, ни среди отложенных карт.
event-bribed-you = Вы подкупаете { $card-accusative }: отныне эта карта ваша.
event-bribed-other = { $name } подкупает { $card-accusative } и переманивает в свою семью.
event-bribed-still-you = Подкуп ничего не меняет: { $card } по-прежнему на вашей стороне.
event-bribed-still-other = { $name } подкупает { $card-accusative }: карта остаётся в той же семье.
event-marked-you = Вы выносите приговор: жетон ложится на { $card-accusative }.
event-marked-other = { $name } выносит приговор: жетон ложится на { $card-accusative }.
event-turned-down = { $card } снова скрывается.

## Конец

event-game-over-you = Игра окончена. Вы победили!
event-game-over-other = Игра окончена. Побеждает { $name }.
event-game-over-shared-you = Игра окончена. Победу делите вы и { $names }.
event-game-over-shared-other = Игра окончена. Победу делят { $names }.
