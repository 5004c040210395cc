# What only the terminal says: `oriflamme play` and `oriflamme cards`. The page does not load this file.
#
# Attributes
#   .typed   what is typed for a command. Its first word is the command in this language; English is understood as well
# Arguments
#   $name    a player             $names   several players    $kind, $kinds   cards by their names
#   $family  a family’s letter    $pile    the number of a pile, counted from 1
#   $reason  a technical detail, which may be in English
# The other arguments are numbers, or what somebody has typed.

## Players without a name of their own

terminal-player-red = Red
terminal-player-blue = Blue
terminal-player-green = Green
terminal-player-yellow = Yellow
terminal-player-violet = Violet
terminal-player-you = { $name } (you)
# The end of a list of players
terminal-names-and = { $names } and { $last }

## Punctuation

terminal-line = { $head }: { $rest }
terminal-facts = { $before }; { $fact }

## Before the game

terminal-ask = { $question } [{ $proposal }]:
terminal-ask-deck = Deck ({ $decks }, or ten kinds with commas)
terminal-ask-players = Players ({ $fewest } to { $most })
terminal-ask-strength = How strong are the others? { $strengths }
terminal-friends = With friends at this screen, say who plays each seat, for example: { $seats }
terminal-begin = Type { terminal-command-help.typed } to see what you can type, { terminal-command-cards.typed } to see the cards.

## The table

terminal-round-placement = Round { $round } of 6: placement
terminal-round-resolution = Round { $round } of 6: resolution
terminal-over = The game is over.
terminal-twin = the Twin in front
terminal-keeps = keeps { $kinds }
terminal-discarded = discarded: { $kinds }
terminal-first = first player
terminal-verdicts = Verdict tokens in the supply: { $amount }
terminal-queue = The queue, from the first card to the last:
terminal-queue-empty = The queue is empty.
terminal-acting-left = the acting card has left its place here
terminal-yours = yours
terminal-turn = its turn
terminal-below = ; below it:
terminal-bribed = bribed from { $family }
terminal-rests = sits out this round
terminal-hand = Your hand: { $kinds }
terminal-aside = Set aside: { $kinds }
terminal-nothing = nothing

## Choosing

terminal-where = Where? ({ terminal-command-undo.typed } to choose another card)
# A choice that concerns a card with influence on it
terminal-choice-pot = { $choice } (pot: { $pot })
terminal-choose = Please choose. Type { terminal-command-help.typed } to see how.
terminal-no-choice = There is no choice “{ $answer }”. Type { terminal-command-help.typed } to see what you can type.
terminal-unclear = “{ $answer }” may mean: { $actions }
terminal-no-command = That is not a command. Type { terminal-command-help.typed } to see what you can type.
terminal-pass = Pass the keyboard to { $name }, then press Enter.
terminal-goodbye = Goodbye.
terminal-input-ended = The input has ended. Goodbye.
terminal-end = Press Enter to leave, type { terminal-command-save.typed } to keep the game or { terminal-command-log.typed } to read it again.

## Commands

terminal-help-answer = Answer a question with the key in front of a choice, with the words of the action, or with their beginnings:
terminal-help-instead = Instead of an answer you can type:
terminal-command-cards = the cards of this game
    .typed = ?
terminal-command-card = all about a card
    .typed = ? NAME
terminal-command-queue = the table
    .typed = queue
terminal-command-hand = your cards
    .typed = hand
terminal-command-log = what happened; with a number, only the last sentences
    .typed = log
terminal-command-hint = what a club player would do, and why; it sees no more than you do
    .typed = hint
terminal-command-undo = take back your last choice, as long as it has shown no one anything
    .typed = undo
terminal-command-save = save the game
    .typed = save FILE
terminal-command-load = go on with a saved game
    .typed = load FILE
terminal-command-help = this text
    .typed = help
terminal-command-quit = leave
    .typed = quit
terminal-taken-back = Taken back.
terminal-saved = Saved in { $file }. The file holds everyone’s cards: do not look into it while you play.
terminal-loaded = Loaded { $file }.

## The hint

terminal-hint-only = A club player says: “{ $action }”. There is nothing else to do.
terminal-hint-clear = A club player says: “{ $action }”. It wins about { $chance }% of the imagined games; next best is “{ $other }” with { $less }%.
terminal-hint-close = A club player says: “{ $action }”. It wins about { $chance }% of the imagined games; “{ $other }” is as good.
terminal-hint-chances = Chances to win, as far as they were tried:
terminal-percent = { $amount }%
terminal-hint-games =
    { $amount ->
        [one] in { $amount } game
       *[other] in { $amount } games
    }
terminal-hint-beliefs = What the hidden cards of the others may be:
terminal-puzzle-help = Type hint for a hint, quit to stop.
terminal-hint-depth =
    { $depth ->
        [one] under { $depth } card
       *[other] under { $depth } cards
    }

## The end

terminal-standings = Standings
terminal-in-queue =
    { $amount ->
        [one] { $amount } card in the queue
       *[other] { $amount } cards in the queue
    }
terminal-earned = Where the influence came from
terminal-start = { $amount } at the start
terminal-paid = paid to the { $kind }
terminal-lost = lost to the { $kind }
terminal-hidden = What was hidden
terminal-hidden-queue = in the queue: { $cards }
terminal-hidden-hand = in hand: { $cards }
terminal-hidden-aside = set aside: { $cards }
terminal-hidden-card =
    { $pot ->
        [0] { $kind } (position { $pile })
       *[other] { $kind } (position { $pile }, { $pot } influence lost)
    }

## The cards explained

terminal-tip = Tip: { $tip }
terminal-rulings = Type { terminal-command-card.typed } for the rulings of a card.

## Problems: small letters and no full stop, they are put into terminal-sorry

terminal-sorry = Sorry, { $problem }.
terminal-no-card = no card is called “{ $name }”
terminal-no-card-but = no card is called “{ $name }”; similar names: { $guesses }
terminal-no-deck = “{ $deck }” is not a deck; the decks are { $decks }, or ten different kinds with commas
terminal-no-players = there are { $fewest } to { $most } players, not “{ $answer }”
terminal-no-strength = the strengths are 1 to { $most }, not “{ $answer }”
terminal-no-seat = “{ $seat }” cannot play; a seat is played by { $human } or a bot: { $bots }
terminal-no-seat-because = “{ $seat }” cannot play: { $reason }
terminal-seats-needed = { $players } players need { $players } seats, not { $seats }
terminal-seats-range = there are { $fewest } to { $most } seats, not { $seats }
terminal-seats-list = its seats are not a list of { $players } words
terminal-names-many = { $players } players have at most { $players } names, not { $names }
terminal-name-length = a name has 1 to { $most } characters
terminal-no-hand = no player is at the screen
terminal-no-log = { terminal-command-log.typed } takes a number of sentences, for example: { terminal-command-log.typed } 10
terminal-no-hint = a hint answers a question, and you are not asked anything
terminal-no-undo = there is nothing to take back: only your own last choice, before anyone was asked or shown anything
terminal-no-file = name a file, for example: { $example }
terminal-file-taken = { $file } holds something else and was not changed
terminal-file-unwritable = { $file } cannot be written: { $reason }
terminal-file-unreadable = { $file } cannot be read: { $reason }
terminal-file-empty = { $file } holds no game
terminal-file-broken = { $file } holds no game that can be played: { $reason }
terminal-file-seats = { $file } cannot be played on: { $reason }
