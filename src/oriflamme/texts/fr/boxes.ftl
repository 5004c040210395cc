# Boîtes, jeux, lignes, familles et mots du jeu, employés comme étiquettes. On vouvoie le joueur.
#
# Glossaire : un mot, un sens.
#   queue        file (tête, queue)                 pile       place ; deux cartes ou plus : une pile
#   hidden       caché, face cachée                 revealed   révélé
#   wait         attendre                           reveal     révéler
#   influence    points (d’influence)               stock      trésor d’un joueur
#   pot          cagnotte d’une carte               supply     réserve
#   eliminate    éliminer                           discard    défausser ; discard pile : défausse
#   adjacent     voisin                             set aside  écarté
#   family       famille                            owner      famille imprimée sur la carte
#   character    personnage                         intrigue   intrigue
#   bribed       corrompu                           verdict token   jeton Verdict
#   ability      capacité                           kept       gardé
#   round        manche                             top card, covered    carte non recouverte, recouverte

## La langue elle-même

language-name = Français

## Boîtes

box-base = Oriflamme
box-ablaze = Oriflamme : Embrasement
box-alliance = Oriflamme : Alliance

## Jeux : les boîtes, les sélections et les tirages

deck-base = Oriflamme
    .about = Le jeu de base : des archers, des héritiers et une ombre derrière chaque carte.
deck-ablaze = Embrasement
    .about = Le deuxième jeu : pots-de-vin, jumeaux et vieilles rancunes.
deck-alliance = Alliance
    .about = Le troisième jeu : traités, verdicts et amis d’un jour.
deck-court = La cour
    .about = Une Reine, un Prince et ceux qui veulent leur place.
deck-tribunal = Le tribunal
    .about = Des Juges, des Scélérats et des signatures au bas d’un Traité.
deck-blood = Le sang
    .about = Des lames partout ; personne ne reste longtemps dans la file.
deck-masks = Les masques
    .about = Personne n’est ce qu’il paraît.
deck-random = Surprenez-nous
    .about = Une carte de chaque ligne, tirée au hasard.
deck-any = Tout est permis
    .about = Dix cartes sur trente, tirées au hasard.
deck-mix = Votre mélange
    .about = Vous choisissez une carte dans chaque ligne.

## Les dix lignes d’un mélange (R90)

line-near-killer = Tueur de près
line-far-killer = Tueur à distance
line-drain = Ponction
line-earner-of-2 = Gain de 2
line-steady-earner = Rente
line-wild = Électron libre
line-killing-intrigue = Intrigue mortelle
line-trap = Piège
line-manipulation = Manipulation
line-store = Réserve cachée

## Familles : couleur et blason

family-red = Rouge
    .crest = Lion
family-blue = Bleu
    .crest = Tour
family-green = Vert
    .crest = Chêne
family-yellow = Jaune
    .crest = Soleil
family-violet = Violet
    .crest = Corbeau

## Mots

word-you = Vous
word-character = Personnage
word-intrigue = Intrigue
word-hidden = Cachée
word-revealed = Révélée
word-queue = File
word-pile = Place
word-stack = Pile
word-pot = Cagnotte
word-stock = Trésor
word-influence = Influence
word-supply = Réserve
word-hand = Main
word-discard-pile = Défausse
word-set-aside = Écartées
word-kept = Gardées
word-twin = Jumeau
word-verdict-token = Jeton Verdict
word-bribed = Corrompue
word-resting = Saute cette manche
word-round = Manche
word-placement = Placement
word-resolution = Résolution
word-first-player = Premier joueur
word-family = Famille
word-deck = Cartes en jeu
word-box = Boîte
word-edition = Édition
edition-revised = Édition révisée
edition-first = Première édition

round-of = Manche { $round } sur 6

## Nombres

count-cards =
    { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
count-influence =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
count-verdicts =
    { $amount ->
        [one] { $amount } jeton Verdict
       *[other] { $amount } jetons Verdict
    }
count-players =
    { $amount ->
        [one] { $amount } joueur
       *[other] { $amount } joueurs
    }
count-piles =
    { $amount ->
        [one] { $amount } place
       *[other] { $amount } places
    }
