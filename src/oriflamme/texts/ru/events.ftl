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
       *[other] карта № { $pile } ({ $name })
    }
    .accusative =
        { $pile ->
            [0] скрытую карту ({ $name })
           *[other] карту № { $pile } ({ $name })
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
        [one] ; потеряно { $pot } очко
        [few] ; потеряно { $pot } очка
       *[other] ; потеряно { $pot } очков
    }

## Раунды и выкладывание

event-round-began-you = Раунд { $round }: первую карту кладёте вы.
event-round-began-other = Раунд { $round }: первую карту кладёт { $name }.
event-placed-you = Вы кладёте { $kind-accusative } { to-place }.
event-placed-other = { $name } кладёт карту { to-place }.
event-placed-seen = { $name } кладёт скрытую карту { to-place }: это { $kind }.

## Ожидание, открытие, действие

event-waited = { $card } ждёт: в банке { $pot }.
event-revealed-you = Вы открываете { $kind-accusative }{ at-pile }.
event-revealed-other = { $name } открывает { $kind-accusative }{ at-pile }.
event-took-pot-you =
    { $amount ->
        [one] Вы берёте банк ({ $kind }): { $amount } очко.
        [few] Вы берёте банк ({ $kind }): { $amount } очка.
       *[other] Вы берёте банк ({ $kind }): { $amount } очков.
    }
event-took-pot-other =
    { $amount ->
        [one] { $name } берёт банк ({ $kind }): { $amount } очко.
        [few] { $name } берёт банк ({ $kind }): { $amount } очка.
       *[other] { $name } берёт банк ({ $kind }): { $amount } очков.
    }
event-lost-pot =
    { $amount ->
        [one] { $card } теряет { $amount } очко.
        [few] { $card } теряет { $amount } очка.
       *[other] { $card } теряет { $amount } очков.
    }
event-lost-pot-plot-you =
    { $amount ->
        [one] Комбинация: вы жертвуете { $amount } очко, персонаж действует ещё раз.
        [few] Комбинация: вы жертвуете { $amount } очка, персонаж действует ещё раз.
       *[other] Комбинация: вы жертвуете { $amount } очков, персонаж действует ещё раз.
    }
event-lost-pot-plot-other =
    { $amount ->
        [one] Комбинация: { $name } жертвует { $amount } очко, персонаж действует ещё раз.
        [few] Комбинация: { $name } жертвует { $amount } очка, персонаж действует ещё раз.
       *[other] Комбинация: { $name } жертвует { $amount } очков, персонаж действует ещё раз.
    }
event-pot-grew =
    { $amount ->
        [one] { $card } получает { $amount } очко: в банке { $pot }.
        [few] { $card } получает { $amount } очка: в банке { $pot }.
       *[other] { $card } получает { $amount } очков: в банке { $pot }.
    }
event-acted = { $card } действует.

## Влияние

event-gained-you =
    { $amount ->
        [one] { $by } приносит вам { $amount } очко.
        [few] { $by } приносит вам { $amount } очка.
       *[other] { $by } приносит вам { $amount } очков.
    }
event-gained-other =
    { $amount ->
        [one] { $name } получает { $amount } очко ({ $by }).
        [few] { $name } получает { $amount } очка ({ $by }).
       *[other] { $name } получает { $amount } очков ({ $by }).
    }
event-paid-you =
    { $amount ->
        [one] { $by }: вы отдаёте { $amount } очко игроку { $to }.
        [few] { $by }: вы отдаёте { $amount } очка игроку { $to }.
       *[other] { $by }: вы отдаёте { $amount } очков игроку { $to }.
    }
event-paid-to-you =
    { $amount ->
        [one] { $by }: { $name } отдаёт вам { $amount } очко.
        [few] { $by }: { $name } отдаёт вам { $amount } очка.
       *[other] { $by }: { $name } отдаёт вам { $amount } очков.
    }
event-paid-other =
    { $amount ->
        [one] { $by }: { $name } отдаёт { $amount } очко игроку { $to }.
        [few] { $by }: { $name } отдаёт { $amount } очка игроку { $to }.
       *[other] { $by }: { $name } отдаёт { $amount } очков игроку { $to }.
    }
event-lost-you =
    { $amount ->
        [one] { $by }: вы теряете { $amount } очко.
        [few] { $by }: вы теряете { $amount } очка.
       *[other] { $by }: вы теряете { $amount } очков.
    }
event-lost-other =
    { $amount ->
        [one] { $by }: { $name } теряет { $amount } очко.
        [few] { $by }: { $name } теряет { $amount } очка.
       *[other] { $by }: { $name } теряет { $amount } очков.
    }

## Карты приходят и уходят

event-eliminated = { $actor } устраняет { $card-accusative }{ lost-with-it }.
# Карта была скрыта, а теперь все видят, что это
event-eliminated-unknown = { $actor } устраняет { $card-accusative }: { $kind }{ lost-with-it }.
event-eliminated-itself = { $actor } устраняет себя{ lost-with-it }.
event-discarded = { $card } уходит в сброс.
event-card-kept-you =
    { $pot ->
        [0] Вы оставляете { $kind-accusative } себе.
       *[other] Вы оставляете { $kind-accusative } себе; в банке { $pot }.
    }
event-card-kept-other =
    { $pot ->
        [0] { $name } оставляет { $kind-accusative } себе.
       *[other] { $name } оставляет { $kind-accusative } себе; в банке { $pot }.
    }
event-moved = { $card } переходит на место № { $pile }.
event-entered = { $card } встаёт { to-place }.
event-exchanged-you = Вы берёте { $gone-accusative } обратно и кладёте скрытую карту: { $kind }.
event-exchanged-other = { $name } берёт { $gone-accusative } обратно и кладёт скрытую карту.
event-exchanged-seen = { $name } берёт { $gone-accusative } обратно и кладёт скрытую карту: { $kind }.
event-not-found-you = У вас нет { $kind-genitive } ни в сбросе, ни среди отложенных карт.
event-not-found-other = { $name } не находит { $kind-genitive } ни в сбросе, ни среди отложенных карт.
event-bribed-you = Вы подкупаете { $card-accusative }: отныне эта карта ваша.
event-bribed-other = { $name } подкупает { $card-accusative }: карта меняет семью.
event-bribed-still-you = Вы подкупаете { $card-accusative }: карта по-прежнему ваша.
event-bribed-still-other = { $name } подкупает { $card-accusative }: семья прежняя.
event-marked-you = Вы кладёте жетон приговора на { $card-accusative }.
event-marked-other = { $name } кладёт жетон приговора на { $card-accusative }.
event-turned-down = { $card } снова рубашкой вверх.

## Конец

event-game-over-you = Игра окончена. Вы победили!
event-game-over-other = Игра окончена. Побеждает { $name }.
event-game-over-shared-you = Игра окончена. Победа общая: вы, { $names }.
event-game-over-shared-other = Игра окончена. Победу делят { $names }.
