# Boxes, decks, lines, families and the words of the game, used as labels.
#
# Glossary: one word, one meaning.
#   queue        the line of cards on the table         pile       one place in it; two cards or more: a stack
#   hidden       face down                              revealed   face up
#   wait         1 influence comes on a hidden card     reveal     turn it up
#   influence    the points                             stock      what lies in front of a player
#   pot          the influence on a card                supply     where influence comes from and goes
#   eliminate    removed by an ability; its pot is lost discard    leave the queue; no one gains
#   adjacent     the neighbours in the queue            set aside  the three cards that are not played
#   family       whom a card belongs to now             owner      whose colour is printed on it
#   character    stays revealed, acts every round       intrigue   acts once
#   bribed       plays for another family               verdict token   the Judge’s mark
#   ability      what a card does                       kept       lies in front of its player to the end
# Forms of words are attributes, as in cards.ftl.

## The language itself

language-name = English

## Boxes

box-base = Oriflamme
box-ablaze = Oriflamme: Ablaze
box-alliance = Oriflamme: Alliance

## Decks: the boxes, the presets and the draws

deck-base = Oriflamme
    .about = The base game: archers, heirs and a shadow behind every card.
deck-ablaze = Ablaze
    .about = The second box: bribes, twins and old scores.
deck-alliance = Alliance
    .about = The third box: treaties, verdicts and friends for a day.
deck-court = Court
    .about = A Queen, a Prince and those who want their place.
deck-tribunal = Tribunal
    .about = Judges, felons and signatures under a treaty.
deck-blood = Blood
    .about = Blades everywhere; no card stays in the queue for long.
deck-masks = Masks
    .about = No one is who they seem to be.
deck-random = Surprise us
    .about = One kind from each line, drawn at random.
deck-any = Anything goes
    .about = Ten kinds of thirty, drawn at random.
deck-mix = Your own mix
    .about = You choose one kind from each line.

## The ten lines of a mix (R90)

line-near-killer = Near killer
line-far-killer = Far killer
line-drain = Drain
line-earner-of-2 = Earner of 2
line-steady-earner = Steady earner
line-wild = Wild card
line-killing-intrigue = Killing intrigue
line-trap = Trap
line-manipulation = Manipulation
line-store = Store

## Families: colour and crest

family-red = Red
    .crest = Lion
family-blue = Blue
    .crest = Tower
family-green = Green
    .crest = Oak
family-yellow = Yellow
    .crest = Sun
family-violet = Violet
    .crest = Raven

## Words

word-you = You
word-character = Character
word-intrigue = Intrigue
word-hidden = Hidden
word-revealed = Revealed
word-queue = Queue
word-pile = Pile
word-stack = Stack
word-pot = Pot
word-stock = Stock
word-influence = Influence
word-supply = Supply
word-hand = Hand
word-discard-pile = Discard pile
word-set-aside = Set aside
word-kept = Kept
word-twin = Twin
word-verdict-token = Verdict token
word-bribed = Bribed
word-resting = Sits out this round
word-round = Round
word-placement = Placement
word-resolution = Resolution
word-first-player = First player
word-family = Family
word-deck = Deck
word-box = Box
word-edition = Edition
edition-revised = Revised edition
edition-first = First edition

round-of = Round { $round } of 6

## Counts

count-cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
count-influence = { $amount } influence
count-verdicts =
    { $amount ->
        [one] { $amount } verdict token
       *[other] { $amount } verdict tokens
    }
count-players =
    { $amount ->
        [one] { $amount } player
       *[other] { $amount } players
    }
count-piles =
    { $amount ->
        [one] { $amount } pile
       *[other] { $amount } piles
    }
