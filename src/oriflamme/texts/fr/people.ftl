# Profils, classements, la liste des parties, et la page de modération.

## La liste des parties

games-asked = À vous de jouer
games-others = Aux autres de jouer
games-gathering = En attente de joueurs
games-here = Dans ce navigateur
games-over = Terminées
games-note = Les parties de votre compte, et celles de ce navigateur.
games-play = Jouer

## Profils

profile-missing = Aucun joueur ne porte ce nom
profile-person = Joueur
profile-bot = Bot
profile-bot-of = Un bot de { $name }
profile-since = Ici depuis le { $date }
profile-games =
    { $amount ->
        [one] partie
       *[other] parties
    }
profile-won = gagnées
profile-share = de victoires
profile-new = Aucune partie n’est encore terminée.
profile-ratings = Cotes
profile-unrated = Pas encore de partie classée.
profile-deviation = à { $amount } près
# L’histoire d’une cote en mots. $low et $high sont la plus basse et la plus haute
profile-history =
    { $amount ->
        [one] Après { $amount } partie classée
       *[other] Après { $amount } parties classées, entre { $low } et { $high }
    }
profile-rose = { $amount } de plus qu’après la première
profile-fell = { $amount } de moins qu’après la première
profile-even = comme après la première
profile-by-box = Par boîte
profile-box = Boîte
profile-average = Points par partie
profile-by-kind = Par carte
profile-by-kind-note = combien de fois jouée, et ce qu’elle a rapporté
profile-played = jouée { $amount } fois
profile-gained = points gagnés
profile-eliminated = éliminée { $amount } fois
profile-bluff = Bluff préféré
profile-bluff-text =
    { $rounds ->
        [one] { $kind } : { $rounds } manche face cachée, puis { $gained } points.
       *[other] { $kind } : { $rounds } manches face cachée, puis { $gained } points.
    }
profile-bluff-times =
    { $amount ->
        [one] Réussi une fois.
       *[other] Réussi { $amount } fois.
    }
profile-bluff-replay = Le revoir
profile-recent = Dernières parties
profile-place = Place { $place } sur { $players }
profile-more-kinds = Montrer toutes les cartes
insights = Les notes du conseiller
insights-games =
    { $amount ->
        [one] { $amount } partie analysée
       *[other] { $amount } parties analysées
    }
insights-range = entre { $low } et { $high }
insights-mean = moyenne des { $amount } dernières
insights-none = Aucune de vos parties n’a encore été analysée. Revoyez une partie et demandez son analyse.
insights-private = Vous seul voyez la suite.
insights-where = Où
insights-mark = Note
insights-people = Contre des personnes
insights-bots = Contre des bots
insights-best = Les mieux jouées
insights-worst = Les plus coûteuses
insights-cost = { $points } points perdus par choix
insights-read = À quel point on vous lit
insights-read-text = D’après ce qu’ils avaient vu, les autres pouvaient deviner vos cartes cachées { $chance } fois sur 100.

## Amis

friends-note = Vous invitez vos amis à une table d’un seul geste. Personne d’autre ne voit cette liste.
friends-none = Pas encore d’amis.
friends-name = Nom d’un joueur
friends-ask = Demander en ami
friends-asked-now = Demande envoyée à { $name }.
friends-made = { $name } et vous êtes amis désormais.
friends-accept = Accepter
friends-accept-of = Accepter la demande de { $name }
friends-decline = Décliner
friends-decline-of = Décliner la demande de { $name }
friends-asked = Demandes envoyées
friends-waits = attend une réponse
friends-take-back = Retirer
friends-take-back-of = Retirer la demande à { $name }
friends-remove = Retirer
friends-remove-of = Retirer { $name } de vos amis
friends-remove-sure = { $name } quitte votre liste, et vous la sienne.
friends-removed = { $name } n’est plus dans votre liste.
friends-is = ami
friends-recent = Joueurs récents
friends-recent-none = Les joueurs avec un compte que vous croisez à une table s’affichent ici.
friends-add = Ajouter
friends-add-of = Demander { $name } en ami
friends-since = depuis le { $date }
friends-invite-title = Inviter un ami
friends-invite = Inviter
friends-invite-of = Inviter { $name } à cette table
friends-invited = invitation envoyée
friends-invitations = Invitations
friends-invites = { $name } vous invite à une table
friends-wants = { $name } vous demande en ami
friends-decline-table = Décliner l’invitation de { $name }

## Classements

ladders-note = D’après les parties classées, par boîte et par nombre de joueurs. Les bots ont leurs propres classements.
ladders-none = Aucune partie classée n’est encore terminée. Ouvrez une table classée !
ladders-people = Joueurs
ladders-bots = Bots
ladders-all = Tous les classements
box-mixed = Autres jeux
ladder-people =
    { $amount ->
        [one] { $amount } participant
       *[other] { $amount } participants
    }
ladder-bots =
    { $amount ->
        [one] { $amount } bot
       *[other] { $amount } bots
    }
ladder-games =
    { $amount ->
        [one] { $amount } partie
       *[other] { $amount } parties
    }
ladder-note = Les joueurs qui ont moins de trois parties classées n’y figurent pas encore.
ladder-empty = Aucun joueur n’a encore trois parties classées ici.
ladder-place = Place
ladder-name = Nom
ladder-rating = Cote
ladder-deviation = À … près
ladder-count = Parties
ladder-more = Montrer la suite

## Pour la modération

admin-refused = Cette page est réservée aux modérateurs de ce serveur.
admin-refused-text = Connectez-vous avec un compte de modérateur, ou revenez aux parties.
admin-reports = Signalements
admin-actions = Mesures
admin-audit = Journal
admin-open = Ouverts
admin-closed = Clos
admin-no-reports = Aucun signalement ouvert.
admin-no-closed = Aucun signalement n’a encore été clos.
admin-no-audit = Rien n’a encore été fait.
admin-reported = Au sujet de { $name }
admin-reported-by = Signalé par { $name }
admin-guest = un invité à la place { $number }
admin-withheld = La partie continue : ce qui y est secret n’apparaît pas ici avant la fin.
admin-seat = place { $number }
admin-table = La table
admin-log = Montrer le déroulement
admin-log-hide = Masquer le déroulement
admin-log-of = Le déroulement de la table
admin-close = Clore le signalement
admin-close-words = Ce qui a été constaté et fait
admin-action = La mesure
admin-about-person = Qui : nom ou identifiant
admin-about-table = Quelle table : son identifiant
admin-until = Pour combien de temps
admin-until-day = 1 jour
admin-until-week = 7 jours
admin-until-month = 30 jours
admin-until-year = 1 an
admin-new-name = Le nouveau nom
admin-words = Pourquoi, pour le journal
admin-check = Continuer
admin-confirm = Est-ce bien cela ?
admin-cancel = Annuler
admin-done = C’est fait, et noté dans le journal.
admin-more-audit = Mesures plus anciennes
admin-action-ban = Exclure
admin-action-unban = Lever une exclusion
admin-action-rename = Renommer
admin-action-close-table = Fermer une table
admin-action-close-report = Signalement clos
# Demandé avant d’agir
confirm-ban = Exclure { $name } jusqu’au { $date } ? Toutes ses sessions prennent fin aussitôt.
confirm-unban = Laisser revenir { $name } ?
confirm-rename = Renommer { $name } en { $to }, aussi dans toutes les parties terminées ?
confirm-close-table = Fermer la table { $name } ? Sa partie s’arrête sans résultat.
reason-abuse = Injures
reason-cheating = Triche
reason-name = Nom
reason-stalling = Lenteur délibérée
reason-other = Autre chose
