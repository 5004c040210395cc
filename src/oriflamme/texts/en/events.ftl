# The log: a line for each event of events.py, told to the one who did it (-you), or of others (-other); -seen is for
# those who see everything (a replay, a game that is over).
#
# Arguments
#   $name    the player of the event’s seat; $to the player who is paid; $names several players, listed
#   $kind, $by, $gone    kinds (all forms, see cards.ftl): of the event’s card, of the cause, of the card exchanged
#   $card, $actor, $under    cards of the queue as the listener knows them before the event: one of the card-* messages
#            below with all its forms; the event’s card, the card that eliminates, the card that is covered
#   $pile    the number of a pile, counted from 1; 0 where it is not to be told
#   $place   first, last, on (then $under), or at (then $pile: it opens a pile there)
#   $amount, $pot, $round    numbers

## Cards in a sentence

# A place in the queue, or nothing
at-pile =
    { $pile ->
        [0] { "" }
       *[other] { " " }({ $pile })
    }
card-your = your { $kind }{ at-pile }
card-your-hidden = your hidden { $kind }{ at-pile }
card-their = { $name }’s { $kind }{ at-pile }
# Hidden, but everyone remembers it
card-their-hidden = { $name }’s hidden { $kind }{ at-pile }
card-their-unknown =
    { $pile ->
        [0] { $name }’s hidden card
       *[other] { $name }’s card { $pile }
    }

# Where a card goes
to-place =
    { $place ->
        [first] first
        [last] last
        [on] on { $under }
       *[at] at position { $pile }
    }
# Behind an eliminated card: what lay on it
lost-with-it =
    { $pot ->
        [0] { "" }
        [one] ; its { $pot } is lost
       *[other] ; its { $pot } are lost
    }

## Rounds and placing

event-round-began-you = Round { $round }: you place first.
event-round-began-other = Round { $round }: { $name } places first.
event-placed-you = You place the { $kind } { to-place }.
event-placed-other = { $name } places a card { to-place }.
event-placed-seen = { $name } places the hidden { $kind } { to-place }.

## Waiting, revealing, acting

event-waited = { $card } waits: { $pot } on it.
event-revealed-you = You reveal the { $kind }{ at-pile }.
event-revealed-other = { $name } reveals the { $kind }{ at-pile }.
event-took-pot-you = You take { $amount } from the { $kind }.
event-took-pot-other = { $name } takes { $amount } from the { $kind }.
event-lost-pot = { $card } loses { $amount }.
event-lost-pot-plot-you = You give up { $amount } of the Plot: a character acts again.
event-lost-pot-plot-other = { $name } gives up { $amount } of the Plot: a character acts again.
event-pot-grew = { $card } gets { $amount }: { $pot } on it.
event-acted = { $card } acts.

## Influence

event-gained-you = You gain { $amount } with the { $by }.
event-gained-other = { $name } gains { $amount } with the { $by }.
event-paid-you = You give { $to } { $amount } ({ $by }).
event-paid-to-you = { $name } gives you { $amount } ({ $by }).
event-paid-other = { $name } gives { $to } { $amount } ({ $by }).
event-lost-you = You lose { $amount } ({ $by }).
event-lost-other = { $name } loses { $amount } ({ $by }).

## Cards that come and go

event-eliminated = { $actor } eliminates { $card }{ lost-with-it }.
# The card was hidden and now everyone sees what it was
event-eliminated-unknown = { $actor } eliminates { $card }: { $kind-a }{ lost-with-it }.
event-eliminated-itself = { $actor } eliminates itself{ lost-with-it }.
event-discarded = { $card } is discarded.
event-card-kept-you =
    { $pot ->
        [0] You keep the { $kind }.
       *[other] You keep the { $kind } with { $pot } on it.
    }
event-card-kept-other =
    { $pot ->
        [0] { $name } keeps the { $kind }.
       *[other] { $name } keeps the { $kind } with { $pot } on it.
    }
event-moved = { $card } moves to position { $pile }.
event-entered = { $card } enters the queue { to-place }.
event-exchanged-you = You take back the { $gone }; the hidden { $kind } takes its place.
event-exchanged-other = { $name } takes back the { $gone }; a hidden card takes its place.
event-exchanged-seen = { $name } takes back the { $gone }; the hidden { $kind } takes its place.
event-not-found-you = You have no { $kind } discarded or set aside.
event-not-found-other = { $name } has no { $kind } discarded or set aside.
event-bribed-you = You bribe { $card }: it is yours now.
event-bribed-other = { $name } bribes { $card }: it changes sides.
event-bribed-still-you = You bribe { $card }: it stays yours.
event-bribed-still-other = { $name } bribes { $card }: it stays theirs.
event-marked-you = You put a verdict token on { $card }.
event-marked-other = { $name } puts a verdict token on { $card }.
event-turned-down = { $card } is face down again.

## The end

event-game-over-you = The game is over. You win!
event-game-over-other = The game is over. { $name } wins.
event-game-over-shared-you = The game is over. You share the victory with { $names }.
event-game-over-shared-other = The game is over. { $names } share the victory.
