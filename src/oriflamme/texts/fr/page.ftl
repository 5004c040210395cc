# L’interface de la page : boutons, titres, indications, problèmes. Court : il y a peu de place sur un téléphone.

## Partout

brand-home = Oriflamme, vers l’accueil
navigation = Pages
more-pages = Autres pages
close = Fermer
on = Oui
off = Non
skip = Passer
undo = Annuler
try-again = Réessayer
to-home = Vers l’accueil
print = Imprimer
cards = Cartes
rules = Règles
cards-and-rules = Cartes et règles
my-games = Mes parties
learn = Apprendre
settings = Réglages
credits = Crédits
replay = Revoir
new-table = Nouvelle table
open-tables = Tables ouvertes
not-found = Il n’y a rien ici
not-found-text = Cette adresse ne mène nulle part. L’accueil connaît le chemin vers tout le reste.
foot-credit = Pictogrammes : game-icons.net, CC BY 3.0

## L’accueil

home-motto = Le roi est mort. Cinq familles, une file de cartes cachées, six manches. Attendez, bluffez, frappez.
# Sur un téléphone, en trois lignes courtes
home-motto-short = Le roi est mort. Une file, des cartes cachées. Attendez, bluffez, frappez.
play-now = Jouer
play-now-note = Le jeu de base, vous et trois bots. Sans compte.
# Sur un téléphone, sous « Jouer »
play-now-short = vous et trois bots, dix minutes
learn-steps = Apprendre en huit étapes
home-resume = Reprendre votre partie avec { $name }
home-code = J’ai un code
home-new = Première visite ?
home-your-turn = À vous de jouer
# $names : les autres joueurs
home-against = contre { $names }
watch-a-game = Regarder une partie
# $name est la personne qui a ouvert la table
table-of = Table ouverte par { $name }
take-a-seat = Prendre place
watch = Regarder
no-open-tables = Pas de table ouverte pour l’instant. Ouvrez-en une !
open-tables-note = Prenez une place libre, ou regardez une partie en cours.
seats-free =
    { $amount ->
        [0] table complète
        [one] { $amount } place libre
       *[other] { $amount } places libres
    }
join-by-code = Code
join = Rejoindre
join-title = { $name } vous invite à sa table
join-title-open = Une table vous attend
# $code est le code de la table
join-table = Table { $code }
join-what = Un jeu de bluff pour 3 à 5 joueurs : chacun cache des cartes dans une même file, puis attend ou frappe. Six manches ; le plus d’influence prend le trône.
join-sit = Prenez place
your-house = Votre maison
join-note = Sans compte, rien à installer.
join-time = environ 25 minutes
join-bots =
    { $amount ->
        [0] sans bots
        [one] { $amount } bot
       *[other] { $amount } bots
    }
join-your-seat = votre place
join-free = pour un ami
join-unrated = non classée
join-cards = Les cartes de cette table
join-cards-note = Dix cartes, les mêmes pour tous ; sept d’entre elles viennent dans votre main. Touchez-en une pour la lire.
join-over = Cette partie est finie. Vous pouvez la revoir.
join-which = Quelle table ?
join-which-text = Entrez le code qu’on vous a donné, ou ouvrez le lien que vous avez reçu.
join-missing = Table introuvable
go-on = Continuer
my-games-note = Les parties jouées dans ce navigateur. Les places sont liées à ce navigateur.
no-games = Pas encore de partie.
forget-game = Retirer de la liste

## Une nouvelle table

table-with-friends = Une table entre amis
mix-note = Une carte de chaque ligne donne un jeu équilibré.
deck-drawn = Les dix cartes sont tirées au sort à la donne.
your-name = Votre nom
name-missing = Entrez d’abord votre nom.
seats = Places
seat-number = Place { $number }
at-the-table = À la table
a-friend = Un ami, par le lien
pace = Rythme
pace-live = Avec une pendule
# $seconds pour chaque décision
pace-live-detail = { $seconds } secondes par décision
pace-relaxed = Tranquille
pace-seconds = Secondes par décision
who-may-come = Qui peut venir
by-link = Qui a le lien
everyone = Tout le monde
more-options = Autres options
schemer-gain = L’Intrigante rapporte
open-the-table = Ouvrir la table
open-get-link = Ouvrir la table, avoir un lien

## Les bots, par force

bot-random = au hasard
    .about = Joue n’importe quel coup permis.
bot-beginner = débutant
    .about = Connaît les cartes, mais en oublie la moitié.
bot-casual = amateur
    .about = Joue comme qui a fait quelques parties.
bot-club = de club
    .about = Imagine ce qui peut être caché et joue la suite en pensée.
# The names of the server’s bots
bot-name-aldous = Aldous
bot-name-beatrix = Béatrix
bot-name-corvin = Corvin
bot-name-desmonda = Desmonda
bot-name-edric = Édric
bot-name-fenella = Fenella
bot-name-gawain = Gauvain
bot-name-heloise = Héloïse
bot-name-isolde = Iseult
bot-name-jocelyn = Jocelyn
bot-name-leofric = Léofric
bot-name-melisende = Mélisende
bot-name-osric = Osric
bot-name-petronel = Pétronille
bot-name-rosamund = Rosemonde
bot-name-sigismund = Sigismond

## Avant la donne

lobby-share = Invitez vos amis
lobby-share-text = Qui a le lien ou le code prend place sous le nom de son choix.
lobby-link = Le lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-code = À dicter
lobby-fair = Chaque navigateur ajoute son propre secret à la donne : personne ne peut la choisir, et on peut la vérifier ensuite.
lobby-bots = Bots
lobby-bot-here = Bot
lobby-fill = Compléter avec des bots
lobby-kick = Libérer la place ({ $name })
lobby-start = Distribuer
lobby-leave = Quitter
lobby-waiting-host = L’hôte va distribuer dans un instant.
lobby-waiting-people =
    { $amount ->
        [one] Il manque { $amount } joueur.
       *[other] Il manque { $amount } joueurs.
    }

## Les places

seat-free = Place libre
seat-host = hôte
seat-you = vous
# $bot est la force
seat-bot = bot { $bot }
seat-connected = en ligne
seat-away = hors ligne
seat-stood-in = un bot joue
seat-thinks = réfléchit…
seat-in-hand = en main
seat-discarded = à la défausse
seat-nothing = Il n’y a encore rien ici.
seat-mute = Couper le son
seat-unmute = Rétablir le son
seat-stand-in = Faire jouer un bot à sa place
hand-size = { $amount } en main
# $crest est l’emblème de la famille : Lion, Tour, Chêne, Soleil, Corbeau
house =
    { $crest ->
        [Tour] Maison de la { $crest }
       *[other] Maison du { $crest }
    }
# Dit par un lecteur d’écran. $letter est la lettre de la famille, $state la présence du joueur
seat-summary = { $name }, maison { $house } ({ $letter }), influence { $stock }, en main { $hand }, défausse { $discards }{ $kept ->
        [0] { "" }
       *[other] , cartes gardées { $kept }
    }, { $state }{ $first ->
        [yes] , premier joueur
       *[no] { "" }
    }{ $asked ->
        [yes] , doit répondre
       *[no] { "" }
    }. Tout montrer.
own-label = Vous : influence { $stock }, en main { $hand }, défausse { $discards }

## La table

table-title = La table
table-acts = agit maintenant
table-yours = à vous
table-first = En tête
table-last = En queue
table-here = Ici
table-first-short = tête
table-last-short = queue
table-dealing = On distribue les cartes…
table-over = La fin
table-paused = La table est en pause.
table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
table-begun = La partie a commencé. Vous pouvez regarder.
table-missing = Cette table est fermée
table-missing-text = Son lien ou son code ne mène plus à aucune table.
to-the-question = Vers la question
question-label = La question
question-place-where = Où placez-vous { $kind-the } ?
round-number = Manche { $round }
# $phase est le mot pour le placement ou la résolution
round-phase = sur 6 · { $phase }
hint-place = Touchez une carte de votre main, ou glissez-la à sa place.
hint-where = Touchez une place qui brille.
hint-target = Touchez une carte qui brille.
hint-gap = Touchez un intervalle qui brille.
hint-ahead = Pointez une réponse pour voir ce qu’elle fait.
choose-another = Une autre carte
# Sous le bouton Attendre
detail-wait = elle reçoit 1 point
choice-place = place { $pile }
choice-pot =
    { $amount ->
        [one] { $amount } point dessus
       *[other] { $amount } points dessus
    }
queue-place = Numéro { $pile }
queue-covered = Recouverte
queue-pot =
    { $amount ->
        [one] { $amount } point dessus
       *[other] { $amount } points dessus
    }
queue-stack = dessus d’une pile de { $amount }
hand-label = Votre main
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Choisir cette carte.
chronicle = Chronique
chronicle-open = Ouvrir la chronique
whole-game = Toute la partie
rulings = Points de détail
now-title = En ce moment
now-before = Avant elle: { $name }
now-after = Après elle: { $name }
orders = Consignes
order-title = Quand vient le tour de cette carte
order-none = me demander
order-wait = attend jusqu’à nouvel ordre
order-reveal = se révèle à la prochaine occasion
order-none-short = Demander
order-wait-short = Attendre
order-reveal-short = Révéler
order-secret = Personne d’autre ne peut le savoir.
stood-in-for-you = Un bot joue à votre place.
take-back = Reprendre ma place
pause = Pause
resume = Reprendre
talk = Parler
talk-placeholder = Dites quelque chose
talk-send = Dire
talk-said = Ce qui s’est dit
talk-nothing = Personne n’a encore rien dit.
connection-lost = La connexion est perdue. Nouvel essai…
connection-again = Connexion…

## Ce que ferait une réponse

# Après une pièce qui dit combien
preview-for-you = pour vous
# $amount avec son signe : +1, −2
preview-you = vous { $amount }
preview-other = { $name } { $amount }
# $cards : une ou deux cartes
preview-gone = s’en va : { $cards }
preview-gone-many =
    { $amount ->
        [one] { $amount } carte s’en va
       *[other] { $amount } cartes s’en vont
    }
preview-nothing = Personne n’y gagne ni n’y perd pour l’instant.
# $kinds : ce que la carte cachée pourrait être
preview-if = Si { $kinds } :

## La fin

end-one =
    { $crest ->
        [Tour] La maison de la { $crest } monte sur le trône
       *[other] La maison du { $crest } monte sur le trône
    }
end-shared = Le trône est partagé
# $lead est l’avance sur $name
end-you =
    { $lead ->
        [0] Vous gagnez avec { $stock } d’influence.
       *[other] Vous gagnez avec { $stock } d’influence, { $lead } de plus que { $name }.
    }
end-you-share = Vous partagez le trône avec { $name } : { $stock } d’influence chacun.
# $rank est la place, $lead le retard sur $name
end-you-behind =
    { $rank ->
        [2] Deuxième place
        [3] Troisième place
        [4] Quatrième place
       *[other] Cinquième place
    } pour vous avec { $stock } d’influence, { $lead ->
        [0] autant que { $name }.
       *[other] { $lead } de moins que { $name }.
    }
end-other = { $name } gagne avec { $stock } d’influence.
# $name : plusieurs noms
end-share = { $name } partagent le trône, avec { $stock } d’influence chacun.
# Ce qui départage des joueurs à égalité d’influence
end-tie = Égalité à { $stock }.
end-tie-piles = Les places dans la file départagent : { $most } contre { $least }.
end-tie-cards = Les cartes dans la file départagent, même recouvertes : { $most } contre { $least }.
end-tie-shared = Égalité dans la file aussi.
end-row-piles = égalité · places dans la file : { $most } contre { $least }
end-row-cards = égalité · cartes dans la file : { $most } contre { $least }
end-row-shared = égalité · dans la file aussi
end-influence = Influence
end-rating = Cote
# Lu par un lecteur d’écran
end-rating-up = en hausse de { $amount }
end-rating-down = en baisse de { $amount }
end-rating-same = inchangée
end-rematch = Revanche
end-replay = Revoir
end-table = Voir la table
end-points = D’où vient chaque point
end-points-note = carte par carte : cagnottes prises, gains, éliminations
end-start = reçu au départ
end-lost = perdu à cause d’autres cartes
end-queue = La file, dévoilée
end-queue-note = toutes les cartes cachées sont retournées ; les cagnottes restées sur la table ne comptent pas
rematch-waits = Les autres veulent rejouer.
rematch-join = Les rejoindre

## Revoir une partie

replay-title = Revoir la partie
replay-viewer = Vu par
replay-spectator = un spectateur
replay-all = tout visible
replay-position = Position { $number } sur { $total }
replay-before = En arrière
replay-after = En avant
replay-play = Lecture
replay-stop = Arrêt
replay-round = Manche { $round }
replay-scrubber = Aller à une position
replay-play-on = Jouer à partir d’ici
replay-play-on-seat = À la place de qui ?
replay-record = Télécharger la partie
replay-share = Copier le lien
replay-missing = Il n’y a encore rien à revoir
replay-missing-text = On peut revoir une partie quand elle est finie.
replay-more = Plus…
replay-source = Cette partie est la suite d’une autre.
fair-title = La donne était-elle honnête ?
fair-check = Vérifier dans ce navigateur
fair-yes = Oui. La graine du serveur est bien celle sur laquelle il s’était engagé avant que les joueurs n’ajoutent les leurs, et les cartes sont celles que toutes les graines déterminent.
fair-no = Non. La donne n’est pas celle que les graines déterminent.
fair-none = Cette donne ne peut pas être vérifiée : la partie est la suite d’une autre.
fair-unable = Ce navigateur ne peut vérifier que par une connexion sécurisée (https).
fair-commitment = Engagement
fair-server = Graine du serveur
fair-seats = Graines des joueurs

## Apprendre

learn-step = Étape { $step } sur 8
learn-next = Étape suivante
learn-skip = Passer
learn-again = Encore une fois
learn-finish = Jouer une vraie partie
learn-leave = Quitter
learn-teacher = Le maître

## Réglages

settings-language = Langue
settings-theme = Clair ou sombre
settings-speed = Vitesse
settings-direction = La file va
settings-confirm = Écran tactile : toucher une fois pour voir, deux fois pour choisir
settings-sounds = Sons
settings-note = Tout est conservé dans ce navigateur seulement.
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
speed = { $speed }×
speed-at-once = Immédiat
direction-right = vers la droite
direction-left = vers la gauche

## Crédits

credits-game = Oriflamme, Oriflamme : Embrasement et Oriflamme : Alliance sont des jeux d’Adrien et Axel Hesling. Ceci est un programme libre, fait par des gens qui les aiment ; il ne reprend ni illustration ni texte de l’éditeur.
credits-page = Tous les mots et dessins de cette page sont les nôtres, sauf les pictogrammes et les polices.
credits-icons = Pictogrammes
credits-icons-text = Par Lorc, Delapouite et d’autres, recolorés :
credits-fonts = Polices
credits-fonts-text = EB Garamond et Inter, toutes deux sous la SIL Open Font License 1.1.
credits-privacy = Ce qui est conservé
credits-privacy-text = Aucun compte n’est nécessaire et personne n’est pisté. Le nom d’un invité, ses réglages et les clés de ses places restent dans ce navigateur ; le serveur conserve les parties. Qui a un compte peut emporter tout ce qui est conservé à son sujet, ou le supprimer.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = La table est ouverte dans un autre onglet
ended-replaced-text = On joue une place depuis un seul endroit à la fois : le plus récent.
ended-here = Jouer ici
ended-seat = Cette place n’est plus la vôtre
ended-seat-text = L’hôte l’a libérée, ou quelqu’un d’autre l’a prise. Vous pouvez regarder, ou prendre une place libre.
ended-look = Voir la table
leave-game = Quitter la partie
leave-game-text = Un bot joue à votre place jusqu’à votre retour. La place reste la vôtre : vous la retrouvez dans Mes parties.
leave-stay = Rester

## Les comptes, pour autant que chaque page et chaque table en parlent

sign-in = Se connecter
sign-out = Se déconnecter
account = Compte
notifications = Notifications
# Dit par un lecteur d’écran
menu-of = { $name } : compte et autres
menu-profile = Profil
menu-friends = Amis
menu-admin = Modération
# À la place d’un nom : qui a supprimé son compte
seat-nameless = Sans nom
seat-foreign-bot = bot d’un joueur
seat-foreign-bot-away = bot d’un joueur, absent
seat-profile = Profil
sit-as = Vous vous asseyez sous le nom { $name }.
