# Tables classées et au tour par tour, et les durées en mots : ce qu’il faut à l’accueil et à une table.

## Durées

left-none = le temps est écoulé
left-days =
    { $amount ->
        [one] encore { $amount } jour
       *[other] encore { $amount } jours
    }
left-hours =
    { $amount ->
        [one] encore { $amount } heure
       *[other] encore { $amount } heures
    }
left-minutes =
    { $amount ->
        [0] moins d’une minute
        [one] encore { $amount } minute
       *[other] encore { $amount } minutes
    }
span-days =
    { $amount ->
        [one] { $amount } jour
       *[other] { $amount } jours
    }
span-hours =
    { $amount ->
        [one] { $amount } heure
       *[other] { $amount } heures
    }
span-minutes =
    { $amount ->
        [one] { $amount } minute
       *[other] { $amount } minutes
    }
# Le temps pour chaque décision
each-days =
    { $amount ->
        [one] { $amount } jour par décision
       *[other] { $amount } jours par décision
    }
each-hours =
    { $amount ->
        [one] { $amount } heure par décision
       *[other] { $amount } heures par décision
    }

## Tables classées et au tour par tour

pace-turns = Sur plusieurs jours
pace-time = Temps par décision
pace-turns-note = Pas besoin d’être en ligne en même temps : chacun répond quand il peut. Si votre temps s’écoule, un bot répond pour vous.
turn-based = Tour par tour
rated = Classement
rated-mark = Classée
rated-no = Pour le plaisir
rated-yes = Classée
rated-note = Compte pour le classement. Chaque joueur a besoin d’un compte ; les bots du serveur ne jouent pas.
rated-why-not = Il faut un compte pour jouer une partie classée.
sign-in-for-it = Se connecter
seat-ready = participe
seat-not-ready = ne participe pas encore
lobby-ready = Je joue cette partie classée

## Titres, et ce que l’accueil dit encore

ladders = Classements
profile = Profil
admin = Modération
games-asked-count =
    { $amount ->
        [one] { $amount } table vous attend
       *[other] { $amount } tables vous attendent
    }
