# Questions to the player who is asked, what the others are told, and the labels of the answers.
#
# Arguments
#   $kind    the card that asks, or the card of the hand that is played (all forms, see cards.ftl)
#   $voice   the kind whose text is applied, where a Shapeshifter copies it (all forms)
#   $asker   the message `asker`, or `asker-as` where $voice is another kind than the card; formatted first
#   $card    a card of the queue: one of the card-* messages of events.ftl (all forms)
#   $pile    the number of a pile, counted from 1; $before the pile before a gap, $pile the one behind it
#   $name    the player who is asked
# A value is what stands on a button; `.long` is what a screen reader says, a whole sentence that needs no picture.

## Who asks

asker = your { $kind }
asker-as = your { $kind }, as { $voice }

## The questions, by their kind and, where each kind of card asks its own, by the voice

question-place = Which card do you place, and where?
question-reveal = Your hidden { $kind }, position { $pile }: wait or reveal?

question-target-soldier = { $asker }: which adjacent card does it eliminate?
question-target-archer = { $asker }: does it eliminate the first card or the last?
question-target-spy = { $asker }: from whom does it take 1?
question-target-shapeshifter = { $asker }: which adjacent character does it copy?
question-target-assassination = { $asker }: which card does it eliminate?
question-target-royal-decree = { $asker }: which card does it move?
question-target-cutthroat = { $asker }: which adjacent card does it eliminate, with all opponents’ revealed cards of that name?
question-target-apothecary = { $asker }: which card beside another of yours does it eliminate?
question-target-impersonation = { $asker }: which adjacent card does it eliminate and replace?
question-target-bribery = { $asker }: which character does it bribe?
question-target-deserter = { $asker }: which adjacent card does it eliminate?
question-target-judge = { $asker }: which card does it choose?
question-target-empress = { $asker }: on which opponent’s hidden card does it put 1?
question-target-diplomat = { $asker }: on which revealed Diplomat does it put 2?

question-gap = { $asker }: where does the card go?

question-mode-informant = { $asker }: gain or exchange?
    .first = Gain what lies beside it
    .first-long = Gain as much as lies on the adjacent hidden cards of opponents
    .second = Exchange it
    .second-long = Exchange it with a card of your hand, which goes hidden in its place
question-mode-judge = { $asker }: mark a card or execute one?
    .first = Gain 1 and mark a card
    .first-long = Gain 1 and put a verdict token on a card
    .second = Eliminate a marked card
    .second-long = Eliminate a card that has a verdict token
question-mode-diplomat = { $asker }: feed another Diplomat or cash in?
    .first = Gain 1 and feed
    .first-long = Gain 1 and put 2 on another revealed Diplomat
    .second = Take the pot and leave
    .second-long = Gain this card’s pot and discard it

question-swap = { $asker }: which card of your hand takes its place?
question-twin = Your Prince brings the Twin: where do you put it?
question-activate = Your Plot: which of your revealed characters acts?
question-spend = Your Plot: take 1 from its pot, or give it up and let a character act again?
    .take = Take 1
    .take-long = Take 1 influence from the pot
    .repeat = Act again
    .repeat-long = Give up 1 influence of the pot and let a character act again

## What the others are told

asked-place = { $name } places a card…
asked-reveal = { $name }: wait or reveal?
asked-choose = { $name } chooses…
asked-choose-kind = { $name } chooses for the { $kind }…

## The answers

action-wait = Wait
    .long = Wait: put 1 influence on your hidden { $kind }, position { $pile }
# Wait now, and each time until the last round
action-order = Wait, don’t ask again until round { $round }
    .long = Wait and don’t ask again for your { $kind }, position { $pile }, until round { $round }
    .brief = Wait until round { $round }
action-reveal = Reveal
    .long = Reveal your { $kind }, position { $pile }
action-place-only = Here
    .long = Place the { $kind }: it opens the queue
action-place-first = First
    .long = Place the { $kind } first in the queue
action-place-last = Last
    .long = Place the { $kind } last in the queue
action-place-on = On { $pile }
    .long = Place the { $kind } on { $card }

action-target-soldier = Eliminate
    .long = Eliminate { $card }
action-target-archer = Eliminate
    .long = Eliminate { $card }
action-target-spy = Take 1
    .long = Take 1 influence from the player of { $card }
action-target-shapeshifter = Copy
    .long = Copy { $card }
action-target-assassination = Eliminate
    .long = Eliminate { $card }
action-target-royal-decree = Move
    .long = Move { $card }
action-target-cutthroat = Eliminate
    .long = Eliminate { $card } and its opponents’ namesakes
action-target-apothecary = Eliminate
    .long = Eliminate { $card }
action-target-impersonation = Eliminate
    .long = Eliminate { $card } and take its place
action-target-bribery = Bribe
    .long = Bribe { $card }
action-target-deserter = Eliminate
    .long = Eliminate { $card }
action-target-judge = Choose
    .long = Choose { $card }
action-target-empress = Put 1
    .long = Put 1 influence on { $card }
action-target-diplomat = Put 2
    .long = Put 2 influence on { $card }

action-gap-first = To the front
    .long = Move it to the front of the queue
action-gap-last = To the end
    .long = Move it to the end of the queue
action-gap-between = Between { $before } and { $pile }
    .long = Move it between positions { $before } and { $pile }

action-swap = { $kind }
    .long = Put the { $kind }, hidden, in its place
action-twin-first = First
    .long = Put the Twin first in the queue
action-twin-last = Last
    .long = Put the Twin last in the queue
action-twin-on = On { $pile }
    .long = Put the Twin on { $card }
action-activate = Act
    .long = Let { $card } act
