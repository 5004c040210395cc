# L’interface de la page : boutons, titres, indications, problèmes. Court : il y a peu de place sur un téléphone.

## Partout

brand-home = Oriflamme, accueil
navigation = Pages
menu = Menu
more-pages = Autres pages
close = Fermer
on = Oui
off = Non
skip = Passer
undo = Annuler
try-again = Réessayer
to-home = Accueil
print = Imprimer
cards = Cartes
rules = Règles
cards-and-rules = Cartes et règles
my-games = Mes parties
device-title = Sur cet appareil
app-update = Une nouvelle version est prête.
app-reload = L’utiliser
app-newer = Recharger la page
learn = Apprendre
settings = Réglages
credits = Crédits
replay = Revoir
new-table = Nouvelle table
open-tables = Tables ouvertes
not-found = Il n’y a rien ici
not-found-text = Cette adresse n’existe pas. Tout le reste s’atteint depuis l’accueil.
foot-credit = Pictogrammes : game-icons.net, CC BY 3.0

## L’accueil

home-motto = Le roi est mort. Cinq familles, une file de cartes cachées, six manches. Attendez, bluffez, frappez.
# Sur un téléphone, en trois lignes courtes
home-motto-short = Le roi est mort. Une file, des cartes cachées. Attendez, bluffez, frappez.
play-now = Jouer
play-now-note = Le jeu de base, vous et trois bots. Sans compte.
# Sur un téléphone, sous « Jouer »
play-now-short = vous et trois bots, dix minutes
learn-steps = Apprendre en huit étapes
home-resume = Reprendre votre partie avec { $name }
home-code = J’ai un code
home-new = Première visite ?
home-your-turn = À vous de jouer
# $names : les autres joueurs
home-against = contre { $names }
watch-a-game = Regarder une partie
puzzle-of-the-day = Problème du jour
puzzles = Problèmes
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
pace-live = Au chronomètre
# $seconds pour chaque décision
pace-live-detail = { $seconds } secondes par décision
pace-relaxed = Tranquille
pace-seconds = Secondes par décision
who-may-come = Qui peut venir
by-link = Avec le lien
everyone = Tout le monde
more-options = Autres options
schemer-gain = L’Intrigante rapporte
deduction = « Qui a quoi »
deduction-on = Pour tous
deduction-off = Pour personne
# Whether players may ask the coach at a table
coach = Le conseiller
coach-off = Sans
coach-on = Peut être consulté
# Among the settings of a table
coach-with = avec conseiller
coach-ask = Demander conseil
# What a player does; shown beside their seat
coach-asks = (demande conseil)
coach-count = A demandé conseil : { $amount }
open-the-table = Ouvrir la table
open-get-link = Ouvrir la table, avoir un lien

## Les bots, par force

bot-random = au hasard
    .about = Joue n’importe quel coup permis.
bot-beginner = débutant
    .about = Connaît les cartes, mais en oublie la moitié.
bot-casual = amateur
    .about = Joue comme quelqu’un qui a fait quelques parties.
bot-seasoned = aguerri
    .about = Connaît la valeur de chaque carte et joue aussitôt.
bot-club = de club
    .about = Imagine ce qui peut être caché et joue la suite en pensée.
bot-strong = fort
    .about = Réfléchit jusqu’au bout et imagine de bons joueurs.
bot-expert = expert
    .about = Réfléchit comme le fort, et voit plus loin.
bot-master = maître
    .about = Réfléchit le plus longtemps et s’attend au meilleur de chacun.
bot-net = réseau
    .about = A appris de millions de décisions et joue aussitôt.
# Bots with a way of playing that one notices; each says a line about itself
bot-miser = l’Avare
    .about = « Ce qui attend grandit. »
bot-hothead = la Tête brûlée
    .about = « Cartes sur table, et sus au premier ! »
bot-avenger = la Vengeresse
    .about = « Je n’oublie rien de ce qu’on m’a fait. »
bot-architect = l’Architecte
    .about = « Je bâtis sur ce qui est à moi. »
bot-gambler = le Flambeur
    .about = « Vous ne saurez jamais ce qui se cache là. »
bot-herald = le Héraut
    .about = « Je passe devant. »
bot-executioner = le Bourreau
    .about = « À chaque tête son tour. »
bot-peacemaker = la Conciliatrice
    .about = « Il y en a pour tous. Un peu plus pour moi. »
bot-characters = Personnages, { $level }
bot-levels = Par force
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
lobby-share-text = Avec le lien ou le code, n’importe qui peut prendre place, sous le nom de son choix.
lobby-link = Le lien vers cette table
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Le lien en code QR
lobby-code = Ou par le code
lobby-fair = Chaque navigateur ajoute sa propre graine à la donne. Celui-ci garde dès maintenant l’engagement du serveur et le vérifie à la fin de la partie.
lobby-bots = Bots
lobby-bot-here = Bot
lobby-fill = Compléter avec des bots
lobby-kick = Libérer la place ({ $name })
lobby-start = Distribuer
lobby-leave = Quitter
# Several people at one screen
lobby-leave-all = Nous partons tous
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
# A bot that takes a while, in a list of bots
seat-bot-slow = bot { $bot } (réfléchit environ { $seconds } s)
# $helper is a simpler bot that has answered for this one
seat-bot-busy = bot { $bot } ; serveur chargé : { $helper } le remplace parfois
seat-connected = en ligne
seat-away = hors ligne
seat-stood-in = un bot joue
seat-thinks = réfléchit…
seat-in-hand = en main
seat-discarded = à la défausse
seat-nothing = Il n’y a encore rien ici.
seat-mute = Ignorer
seat-unmute = Ne plus ignorer
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
table-your-choice = à vous de choisir
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
# In a pill in the head of a table, for a spectator
watching = Vous regardez
table-missing = Cette table est fermée
table-missing-text = Ce lien ou ce code ne mène à aucune table.
to-the-question = Vers la question
question-label = La question
question-place-where = Où placez-vous { $kind-the } ?
question-gap-card = { $asker } : où va { $card } ?
question-reveal-short = Votre { $kind } : attendre ou révéler ?
# Au toucher : une réponse touchée une fois ; $answer est ce que dit son bouton
question-armed = Touchez encore : { $answer }
question-armed-reveal = Touchez encore pour révéler
question-only-wait = Elle ne peut pas être révélée maintenant.
# A standing order is about to answer this question
question-ordered = Votre consigne répond : { $answer }
question-ordered-not = Répondre moi-même
round-number = Manche { $round }
# $phase est le mot pour le placement ou la résolution
round-phase = sur 6 · { $phase }
hint-place = Touchez une carte de votre main, ou glissez-la à sa place.
hint-where = Touchez une place qui brille.
hint-target = Touchez une carte qui brille.
hint-gap = Touchez un intervalle qui brille.
choose-another = Choisir une autre carte
choice-place = place { $pile }
queue-place = Place { $pile }
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
# A spectator's two sheets: lines of influence by round, and which cards are open or discarded
race = La course
race-note = influence après chaque manche
seen-cards = Cartes vues
rulings = Points de détail
now-title = En ce moment
now-before = Avant elle : { $name }
now-after = Après elle : { $name }
orders = Consignes
orders-more =
    { $amount ->
        [one] et { $amount } autre
       *[other] et { $amount } autres
    }
order-title = Au tour de cette carte
order-none = me demander
order-wait = attend jusqu’à la manche 6
order-reveal = se révèle à son prochain tour
order-none-short = Demander
order-wait-short = Attendre
order-reveal-short = Révéler
order-secret = Personne d’autre ne le voit.
stood-in-for-you = Un bot joue à votre place.
take-back = Reprendre ma place
pause = Pause
resume = Reprendre
talk = Discuter
talk-placeholder = Écrivez un message
talk-send = Envoyer
talk-said = Messages
talk-nothing = Pas encore de message.
connection-lost = Connexion perdue. Nouvel essai…
connection-again = Connexion…
connection-here = La partie sur cet appareil s’est arrêtée. Elle reprend là où elle a été enregistrée…

## Un joueur absent

away-title = { $name } n’est pas là
away-since = depuis { $time }
away-bot-in = Un bot pourra jouer à sa place dans { $seconds } s.
away-bot-now = Un bot peut jouer à sa place.
away-seat = La place lui reste : il suffit de revenir pour la reprendre.
away-in = dans { $seconds } s
back-title = Pendant votre absence
back-text = Un bot a joué pour vous :
back-more =
    { $amount ->
        [one] et { $amount } autre événement, dans la chronique
       *[other] et { $amount } autres événements, dans la chronique
    }
back-on = Continuer

## Qui a quoi

who-has-what = Qui a quoi
who-title = Qui peut avoir quoi
who-note = Les dix cartes de cette table ; chaque famille a les mêmes. Touchez une carte pour ses subtilités.
who-off = Cette table se joue sans la liste de qui a quoi.
who-kind = Carte
who-private = privé
who-unseen =
    { $amount ->
        [one] { $amount } inconnue
       *[other] { $amount } inconnues
    }
who-hidden = { $amount } cachées dans la file
who-hand = { $amount } en main
who-aside = { $amount } de côté
who-at = nº { $pile }
who-covered = nº { $pile }, recouverte
who-known-hidden = nº { $pile }, cachée
who-in-hand = main
who-set-aside = de côté
who-discarded = défaussée
who-kept = gardée
who-front = devant
who-out = hors jeu
who-may-be = peut être : { $places }
who-place-hand = en main
who-place-aside = de côté
who-place-hidden = nº { $pile }
who-legend-seen = vue à cette place
who-legend-covered = recouverte
who-legend-possible = encore possible : cachée, en main ou de côté

## Ce que ferait une réponse

# Chacun est une chose que fait la réponse, à côté d’une pièce ou d’un pictogramme ; `.long` se passe des deux.

ahead-last-round = Dernière manche : les points restés sur les cartes sont perdus
ahead-wait = dessus ; elle reste cachée
    .long = sa cagnotte passe de { $before } à { $after }, et elle reste cachée
ahead-wait-last = perdus à la fin de la manche
    .long = ses points ({ $after }) sont perdus à la fin de la manche
ahead-order = d’ici là
    .long = elle en porte { $after } d’ici là
ahead-pot-taken = sa cagnotte
    .long = vous prenez sa cagnotte de { $amount }
ahead-pot-twice = le double de sa cagnotte
    .long = vous prenez { $amount }, le double de sa cagnotte
ahead-pot-lost = sa cagnotte est perdue
    .long = sa cagnotte de { $amount } est perdue
ahead-pot-lost-part = de sa cagnotte, perdu
    .long = vous perdez { $amount } de sa cagnotte
ahead-gain = pour vous
    .long = vous gagnez { $amount }
ahead-gain-only = vous ne gagnez que { $amount }
ahead-lose = vous perdez { $amount }
ahead-paid-you = de la part de { $name }
    .long = { $name } vous donne { $amount }
ahead-you-pay = pour { $name }
    .long = vous donnez { $amount } à { $name }
ahead-paid-other = { $name } donne { $amount } à { $to }
ahead-other-gains = { $name }
    .long = { $name } gagne { $amount }
ahead-other-loses = { $name }
    .long = { $name } perd { $amount }
ahead-opened = la carte est retournée et part
ahead-leaves = la carte part
ahead-its-lost = de perte
    .long =
        { $amount ->
            [one] le point posé dessus est perdu
           *[other] les { $amount } points posés dessus sont perdus
        }
ahead-card-opened = { $card } est retournée et part
ahead-card-leaves = { $card } part
ahead-many-leave = { $amount } autres cartes partent
ahead-used = puis elle est défaussée
ahead-used-card = puis votre { $kind } part à la défausse
ahead-kept = vous la gardez devant vous
ahead-kept-pot = vous la gardez avec ses { $amount }
ahead-pot-it = sur elle
    .long = sa cagnotte passe de { $before } à { $after }
ahead-pot-of = sur { $card }
    .long = la cagnotte sur { $card } passe de { $before } à { $after }
ahead-pot-of-taken = pris sur { $card }
    .long = vous prenez { $amount } sur { $card }
ahead-pots-more-you = sur { $cards } de vos cartes
    .long = { $amount } de plus sur { $cards } de vos cartes
ahead-pots-less-you = sur { $cards } de vos cartes
    .long = vous perdez { $amount } sur { $cards } de vos cartes
ahead-pots-more-other = sur { $cards } cartes, { $name }
    .long = { $name } : { $amount } de plus sur { $cards } cartes
ahead-pots-less-other = sur { $cards } cartes, { $name }
    .long = { $name } perd { $amount } sur { $cards } cartes
ahead-moved = du nº { $from } au nº { $pile }
    .long = elle passe du nº { $from } au nº { $pile }
ahead-entered = votre { $kind } entre en nº { $pile }
ahead-entered-on = votre { $kind } entre sur le nº { $pile }
ahead-exchanged = { $gone-the } revient en main, { $kind-the } prend sa place, face cachée
ahead-bribed = elle passe dans votre camp
ahead-bribed-card = { $card } passe dans votre camp
ahead-marked = elle reçoit un jeton Verdict
ahead-marked-card = { $card } reçoit un jeton Verdict
ahead-turned = puis votre { $kind } est de nouveau face cachée
ahead-to-spend = encore { $amount } à dépenser
ahead-asks-target = puis vous choisissez une carte
ahead-asks-gap = puis vous choisissez sa place
ahead-asks-mode = puis vous choisissez son effet
ahead-asks-swap = puis vous choisissez une carte de votre main
ahead-asks-twin = puis vous placez votre Jumeau
ahead-asks-activate = puis vous choisissez qui agit
ahead-asks-spend = puis vous dépensez sa cagnotte
ahead-nothing = il ne se passe rien
ahead-nothing-reveal = vous ne gagnez rien pour l’instant
ahead-if = Si { $conditions } :
ahead-it-is = c’est { $kinds }
ahead-place-is = le nº { $pile } est { $kinds }
ahead-otherwise = Sinon :
ahead-more =
    { $amount ->
        [one] et { $amount } autre cas
       *[other] et { $amount } autres cas
    }
ahead-cases =
    { $amount ->
        [one] Une carte cachée décide : { $amount } cas
       *[other] Des cartes cachées décident : { $amount } cas
    }
ahead-everything = Tout ce qui peut arriver

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
end-give = Partager
end-copied = Lien copié
end-link = Lien vers la partie
end-points = D’où vient chaque point
end-points-note = carte par carte : cagnottes prises, gains, éliminations
end-start = reçu au départ
end-lost = perdu à cause d’autres cartes
end-queue = Les cartes de la file
end-queue-note = toutes les cartes cachées sont retournées ; les cagnottes restées sur la table ne comptent pas
# Who asked for it; the second is for tables that do not know it
rematch-waits = { $name } propose une revanche.
rematch-ready = La revanche est prête.
rematch-join = Rejoindre

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
fair-proved = La donne est vérifiée : le serveur a distribué avec la graine sur laquelle il s’était engagé avant que votre navigateur n’envoie la sienne, et avec votre graine.
fair-seen = Le serveur a distribué avec la graine sur laquelle il s’était engagé avant le début. Votre navigateur n’a pas de graine dans cette donne : le serveur a pu les connaître toutes.
fair-alone = Les graines mènent à cette donne. Ce navigateur n’a rien gardé d’avant le début : cela ne prouve rien contre le serveur.
fair-commitment-changed = Le serveur montre un autre engagement que lorsque vous vous êtes assis. Il a pu échanger sa graine après avoir connu les autres.
fair-seed-withheld = Le serveur ne révèle pas sa graine : la donne ne peut pas être vérifiée.
fair-server-seed-changed = La graine que le serveur révèle n’est pas celle sur laquelle il s’était engagé.
fair-own-seed-changed = La donne n’a pas été faite avec la graine que votre navigateur a envoyée.
fair-another-deal = Les graines mènent à une autre donne que celle qui a été jouée.
fair-broken = Cette donne n’est pas celle que le serveur avait promise.
fair-broken-text = La page s’arrête ici. Prévenez les autres à la table, et ne continuez pas cette partie.
fair-broken-end = Ne vous fiez pas à ce résultat, et prévenez les autres à la table.
fair-none = Cette donne ne peut pas être vérifiée : la partie est la suite d’une autre.
fair-unable = Ce navigateur ne peut vérifier que par une connexion sécurisée (https).
fair-commitment = Engagement
fair-kept = Engagement gardé par ce navigateur
fair-server = Graine du serveur
fair-seats = Graines des joueurs
fair-own = Graine envoyée par ce navigateur
fair-about = Ce que la vérification prouve
fair-about-proves = Si votre navigateur a gardé l’engagement avant le début et que sa graine est dans la donne, ni la graine du serveur ni la vôtre n’a été échangée, et un joueur qui ne connaît pas la graine du serveur n’a pas pu choisir les cartes.
fair-about-page = La page vient du même serveur. Un propriétaire qui triche pourrait la changer aussi. Pour en être sûr, enregistrez la partie et vérifiez-la sur votre ordinateur : oriflamme fair game.json --commitment … --seed …
fair-about-owner = Le propriétaire du serveur connaît sa graine. Si lui, ou un de ses amis, a une place, il peut essayer des graines pour cette place jusqu’au début et garder celle qui lui convient. Une seconde y suffit, et la vérification ne le voit pas. Fiez-vous à la donne autant que vous croyez que le propriétaire ne joue pas, ou joue honnêtement.
fair-about-again = Un propriétaire peut aussi fermer une table avant le début et en ouvrir une autre. Une revanche et une nouvelle table ont un nouvel engagement ; un redémarrage du serveur garde l’ancien.

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
settings-confirm = Toucher deux fois ce qui ne s’annule pas
settings-sounds = Sons
settings-turn = Un son à votre tour, s’il y a d’autres joueurs
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
credits-privacy-text = Aucun compte n’est nécessaire et personne n’est pisté. Le nom d’un invité, ses réglages et les clés de ses places restent dans ce navigateur ; le serveur conserve les parties. Avec un compte, vous pouvez télécharger tout ce qui est conservé à votre sujet, ou le supprimer.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = La table est ouverte dans un autre onglet
ended-replaced-text = On joue une place depuis un seul endroit à la fois : le plus récent.
ended-signed-out = Vous êtes déconnecté
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
menu-of = { $name } : compte et plus
menu-profile = Profil
menu-friends = Amis
menu-admin = Modération
# À la place d’un nom : qui a supprimé son compte
seat-nameless = Sans nom
seat-foreign-bot = bot d’un joueur
seat-foreign-bot-away = bot d’un joueur, absent
seat-profile = Profil
sit-as = Vous prenez place sous le nom { $name }.
