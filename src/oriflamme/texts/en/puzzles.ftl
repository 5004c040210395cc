# Puzzles: the page /puzzles, and `oriflamme puzzles` in a terminal
#
# Arguments
#   $answer, $rival, $chosen   actions, as the player would say them
#   $chance, $other, $share …  of 100
#   $kind                      the name of a kind (all forms, see cards.ftl)
#   $pile                      the position of a pile, counted from 1

## The question

puzzle-number = Puzzle { $number }
puzzle-task = Find the best action
puzzle-standing = You have { $own } influence; the strongest of the others has { $best }.
puzzle-solvers = Bots that think briefly find the answer in { $solved } of 100 tries.
puzzle-hint = A hint
puzzle-hint-kind = Think of this card: { $kind }.
puzzle-hint-pile = What may the hidden card at position { $pile } be?
puzzle-hint-not = Not best: { $actions }.
puzzle-hint-none = Play both answers to the end in your mind. Which one leaves you ahead?

## The answer

puzzle-right-first = Solved at the first try
puzzle-right = Solved
puzzle-wrong = Not the best action
puzzle-why-chance = “{ $answer }” wins in { $chance } of 100 cases that fit what you see, “{ $rival }” in { $other }.
puzzle-why-influence = On average you end with { $own } influence and your strongest rival with { $best }; after “{ $rival }” it is { $instead } and { $theirs }.
puzzle-why-card = In { $share } of 100 cases the hidden card at position { $pile } is this one: { $kind }. Then it is { $then } against { $less }, otherwise { $otherwise } against { $other }.
puzzle-why-worlds = Every world that fits what you see was tried: { $worlds }.
# Why a bot chooses an action; actions are written as in a record, as “wait” or “place spy last”
why-only = Only { $action } is possible.
why-clear = { $action } wins { $chance } of 100 games, { $other } only { $less }.
why-close = { $action } and { $other } are about equally good: they win { $chance } and { $less } of 100 games.
# The sentence with the card that decides follows
why-instead = { $action } rather than { $other }:
why-thumb = { $action }, because a rule of thumb says so. Nothing else was compared.
why-net = { $action }, because the trained net rates it highest.
why-chance = { $action } by chance.
puzzle-best = best
puzzle-yours = you
puzzle-all-actions = All actions: { $count }
puzzle-chances = Chances to win

## What next

puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-play-on = Play it out
puzzle-share = Share
puzzle-today = Today’s puzzle
puzzle-empty = There is no puzzle with this theme.

## Themes

puzzle-theme = Theme
puzzle-theme-all = All themes
puzzle-theme-ambush = Ambush
puzzle-theme-decree = Royal Decree
puzzle-theme-stack = Stacks
puzzle-theme-bluff = Bluff
puzzle-theme-waiting = Waiting
puzzle-theme-last-round = Last round
puzzle-theme-mix = Mixed decks

## The days

puzzle-week = Your week
puzzle-day-solved = { $day }: solved
puzzle-day-open = { $day }: not solved
puzzle-streak =
    { $days ->
        [0] Solve today’s puzzle to begin a row of days.
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzle-count = Solved so far: { $solved } of { $count }
