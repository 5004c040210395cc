# La chronique : une ligne par événement. Voir en/events.ftl pour les arguments.
# Le nom d’un joueur ne suit jamais « de » (élision) : la carte d’autrui se dit « le Soldat (Anna, nº 3) ».

## Les cartes dans une phrase

# Une place de la file, ou rien
at-pile =
    { $pile ->
        [0] { "" }
       *[other] { " " }(nº { $pile })
    }
card-your = votre { $kind }{ at-pile }
card-your-hidden =
    { $kind-gender ->
        [feminine] votre { $kind } cachée{ at-pile }
       *[masculine] votre { $kind } caché{ at-pile }
    }
card-their =
    { $pile ->
        [0] { $kind-the } ({ $name })
       *[other] { $kind-the } ({ $name }, nº { $pile })
    }
card-their-hidden =
    { $kind-gender ->
        [feminine]
            { $pile ->
                [0] { $kind-the } cachée ({ $name })
               *[other] { $kind-the } cachée ({ $name }, nº { $pile })
            }
       *[masculine]
            { $pile ->
                [0] { $kind-the } caché ({ $name })
               *[other] { $kind-the } caché ({ $name }, nº { $pile })
            }
    }
card-their-unknown =
    { $pile ->
        [0] la carte cachée ({ $name })
       *[other] la carte nº { $pile } ({ $name })
    }

# Où va une carte
to-place =
    { $place ->
        [first] en tête
        [last] en queue
        [on] sur { $under }
       *[at] à la place nº { $pile }
    }
# Après une carte éliminée : ce qui était posé dessus
lost-with-it =
    { $pot ->
        [0] { "" }
        [one] , { $pot } point perdu
       *[other] , { $pot } points perdus
    }

## Manches et placement

event-round-began-you = Manche { $round } : vous placez en premier.
event-round-began-other = Manche { $round } : { $name } place en premier.
event-placed-you = Vous placez { $kind-the } { to-place }.
event-placed-other = { $name } place une carte { to-place }.
event-placed-seen = { $name } place { $kind-the }, face cachée, { to-place }.

## Attendre, révéler, agir

event-waited = { $card } attend : { $pot } dessus.
event-revealed-you = Vous révélez { $kind-the }{ at-pile }.
event-revealed-other = { $name } révèle { $kind-the }{ at-pile }.
event-took-pot-you =
    { $amount ->
        [one] Vous prenez { $amount } point sur { $kind-the }.
       *[other] Vous prenez { $amount } points sur { $kind-the }.
    }
event-took-pot-other =
    { $amount ->
        [one] { $name } prend { $amount } point sur { $kind-the }.
       *[other] { $name } prend { $amount } points sur { $kind-the }.
    }
event-lost-pot =
    { $amount ->
        [one] { $card } perd { $amount } point.
       *[other] { $card } perd { $amount } points.
    }
event-lost-pot-plot-you = Machination : vous sacrifiez { $amount }, un personnage rejoue.
event-lost-pot-plot-other = Machination : { $name } sacrifie { $amount }, un personnage rejoue.
event-pot-grew = { $card } reçoit { $amount } : { $pot } dessus.
event-acted = { $card } agit.

## Points

event-gained-you =
    { $amount ->
        [one] Vous gagnez { $amount } point avec { $by-the }.
       *[other] Vous gagnez { $amount } points avec { $by-the }.
    }
event-gained-other =
    { $amount ->
        [one] { $name } gagne { $amount } point avec { $by-the }.
       *[other] { $name } gagne { $amount } points avec { $by-the }.
    }
event-paid-you =
    { $amount ->
        [one] { $by-the } vous prend { $amount } point pour { $to }.
       *[other] { $by-the } vous prend { $amount } points pour { $to }.
    }
event-paid-to-you =
    { $amount ->
        [one] { $by-the } prend { $amount } point à { $name } pour vous.
       *[other] { $by-the } prend { $amount } points à { $name } pour vous.
    }
event-paid-other =
    { $amount ->
        [one] { $by-the } prend { $amount } point à { $name } pour { $to }.
       *[other] { $by-the } prend { $amount } points à { $name } pour { $to }.
    }
event-lost-you =
    { $amount ->
        [one] { $by-the } vous fait perdre { $amount } point.
       *[other] { $by-the } vous fait perdre { $amount } points.
    }
event-lost-other =
    { $amount ->
        [one] { $by-the } fait perdre { $amount } point à { $name }.
       *[other] { $by-the } fait perdre { $amount } points à { $name }.
    }

## Les cartes qui vont et viennent

event-eliminated = { $actor } élimine { $card }{ lost-with-it }.
# La carte était cachée et tous voient maintenant ce que c’était
event-eliminated-unknown = { $actor } élimine { $card } : { $kind-a }{ lost-with-it }.
event-eliminated-itself = { $actor } s’élimine{ lost-with-it }.
event-discarded = { $card } part à la défausse.
event-card-kept-you =
    { $pot ->
        [0] Vous gardez { $kind-the }.
        [one] Vous gardez { $kind-the } avec { $pot } point dessus.
       *[other] Vous gardez { $kind-the } avec { $pot } points dessus.
    }
event-card-kept-other =
    { $pot ->
        [0] { $name } garde { $kind-the }.
        [one] { $name } garde { $kind-the } avec { $pot } point dessus.
       *[other] { $name } garde { $kind-the } avec { $pot } points dessus.
    }
event-moved = { $card } passe à la place nº { $pile }.
event-entered = { $card } entre dans la file { to-place }.
event-exchanged-you = Vous reprenez { $gone-the } ; { $kind-the } prend sa place, face cachée.
event-exchanged-other = { $name } reprend { $gone-the } ; une carte cachée prend sa place.
event-exchanged-seen = { $name } reprend { $gone-the } ; { $kind-the } prend sa place, face cachée.
event-not-found-you = { $kind-the } n’est ni dans votre défausse ni parmi vos cartes écartées.
event-not-found-other = { $name } ne trouve { $kind-the } ni dans sa défausse ni parmi ses cartes écartées.
event-bribed-you = Vous corrompez { $card } : la carte passe dans votre camp.
event-bribed-other = { $name } corrompt { $card }, qui change de camp.
event-bribed-still-you = Vous corrompez { $card } : la carte reste dans votre camp.
event-bribed-still-other = { $name } corrompt { $card }, qui ne change pas de camp.
event-marked-you = Vous posez un jeton Verdict sur { $card }.
event-marked-other = { $name } pose un jeton Verdict sur { $card }.
event-turned-down = { $card } est de nouveau face cachée.

## La fin

event-game-over-you = La partie est finie. Vous avez gagné !
event-game-over-other = La partie est finie. { $name } gagne.
event-game-over-shared-you = La partie est finie. Vous partagez la victoire avec { $names }.
event-game-over-shared-other = La partie est finie. { $names } se partagent la victoire.
