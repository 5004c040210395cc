# The interface of the page: buttons, titles, hints, problems. Words of the game are in boxes.ftl and the other files.
# Short where a button or a label is meant: there is little room on a phone.

## Everywhere

brand-home = Oriflamme, to the first page
navigation = Pages
more-pages = More pages
close = Close
on = On
off = Off
skip = Skip
undo = Undo
try-again = Try again
to-home = To the first page
print = Print
cards = Cards
rules = Rules
cards-and-rules = Cards and rules
my-games = My games
learn = Learn
settings = Settings
credits = Credits
replay = Replay
new-table = New table
open-tables = Open tables
not-found = There is nothing here
not-found-text = This address does not exist. You can reach everything from the first page.
foot-credit = Pictograms: game-icons.net, CC BY 3.0

## The first page

home-motto = The king is dead. Five families, one queue of hidden cards, six rounds. Wait, bluff, strike.
# On a phone, in three short lines
home-motto-short = The king is dead. One queue, hidden cards. Wait, bluff, strike.
play-now = Play now
play-now-note = The base game, you and three bots. No account.
# On a phone, under “Play now”
play-now-short = you and three bots, ten minutes
learn-steps = Learn in eight steps
home-resume = Back to your game with { $name }
home-code = I have a code
home-new = New here?
home-your-turn = Your turn
# $names are the other players
home-against = against { $names }
watch-a-game = Watch a game
# $name is the player who opened the table
table-of = The table of { $name }
take-a-seat = Take a seat
watch = Watch
no-open-tables = No open table at the moment. Open one!
open-tables-note = Take a free seat, or watch a game that is being played.
seats-free =
    { $amount ->
        [0] every seat is taken
        [one] { $amount } free seat
       *[other] { $amount } free seats
    }
join-by-code = Code
join = Join
join-title = { $name } invites you to the table
join-title-open = A table is waiting for you
# $code is the code of the table
join-table = Table { $code }
join-what = A game of bluff for 3 to 5 players: everyone hides cards in one queue, then waits or strikes. Six rounds; the most influence takes the throne.
join-sit = Take your seat
your-house = Your house
join-note = No account, nothing to install.
join-time = about 25 minutes
join-bots =
    { $amount ->
        [0] no bots
        [one] { $amount } bot
       *[other] { $amount } bots
    }
join-your-seat = your seat
join-free = for a friend
join-unrated = not rated
join-cards = The cards of this table
join-cards-note = Ten kinds, the same for everyone; seven of them come to your hand. Tap one to read it.
join-over = This game is over. You can see how it went.
join-which = Which table?
join-which-text = Enter the code that you were told, or open the link that you were sent.
join-missing = No table found
go-on = Go on
my-games-note = The games that were played in this browser. Anyone who uses this browser can play these seats.
no-games = No games yet.
forget-game = Remove from the list

## A new table

table-with-friends = A table with friends
mix-note = One kind from each line makes a balanced deck.
deck-drawn = The ten kinds are drawn when the game is dealt.
your-name = Your name
name-missing = Enter your name first.
seats = Seats
seat-number = Seat { $number }
at-the-table = At the table
a-friend = A friend, by link
pace = Pace
pace-live = With a clock
# $seconds for each decision
pace-live-detail = { $seconds } seconds each
pace-relaxed = Relaxed
pace-seconds = Seconds for each decision
who-may-come = Who may come
by-link = Anyone with the link
everyone = Everyone
more-options = More options
schemer-gain = The Schemer gains
open-the-table = Open the table
open-get-link = Open the table, get a link

## Bots, by strength

bot-random = random
    .about = Makes any legal move.
bot-beginner = beginner
    .about = Knows the cards, and forgets half of them.
bot-casual = casual
    .about = Plays like someone who has played a few times.
bot-club = club
    .about = Imagines what may be hidden and plays it through.
# The names of the server’s bots
bot-name-aldous = Aldous
bot-name-beatrix = Beatrix
bot-name-corvin = Corvin
bot-name-desmonda = Desmonda
bot-name-edric = Edric
bot-name-fenella = Fenella
bot-name-gawain = Gawain
bot-name-heloise = Heloise
bot-name-isolde = Isolde
bot-name-jocelyn = Jocelyn
bot-name-leofric = Leofric
bot-name-melisende = Melisende
bot-name-osric = Osric
bot-name-petronel = Petronel
bot-name-rosamund = Rosamund
bot-name-sigismund = Sigismund

## Before the deal

lobby-share = Invite your friends
lobby-share-text = Anyone with the link or the code can take a seat, under any name.
lobby-link = The link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-code = Read aloud
lobby-fair = Every browser adds a secret of its own to the deal, so nobody can choose it; it can be checked afterwards.
lobby-bots = Bots
lobby-bot-here = Bot
lobby-fill = Fill with bots
lobby-kick = Free the seat of { $name }
lobby-start = Deal the cards
lobby-leave = Leave
lobby-waiting-host = The host will deal in a moment.
lobby-waiting-people =
    { $amount ->
        [one] Waiting for { $amount } more player.
       *[other] Waiting for { $amount } more players.
    }

## Seats

seat-free = Free seat
seat-host = host
seat-you = you
# $bot is the strength
seat-bot = bot, { $bot }
seat-connected = connected
seat-away = away
seat-stood-in = a bot stands in
seat-thinks = thinks…
seat-in-hand = in hand
seat-discarded = discarded
seat-nothing = Nothing lies here yet.
seat-mute = Mute
seat-unmute = Hear again
seat-stand-in = Let a bot stand in
hand-size = { $amount } in hand
# $crest is the family’s animal or thing: Lion, Tower, Oak, Sun, Raven
house = House of the { $crest }
# Said by a screen reader. $letter is the family’s letter, $state whether the player is there
seat-summary = { $name }, House of the { $house } ({ $letter }), { $stock } influence, { $hand } in hand, { $discards } discarded{ $kept ->
        [0] { "" }
       *[other] , { $kept } kept
    }, { $state }{ $first ->
        [yes] , first player
       *[no] { "" }
    }{ $asked ->
        [yes] , is asked now
       *[no] { "" }
    }. Show everything.
own-label = You: { $stock } influence, { $hand } in hand, { $discards } discarded

## The table

table-title = The table
table-acts = acts now
table-yours = yours
table-first = First
table-last = Last
table-here = Here
table-first-short = first
table-last-short = last
table-dealing = The cards are being dealt…
table-over = The end
table-paused = The table is paused.
table-full = Every seat at this table is taken. You can watch.
table-begun = The game has begun. You can watch.
table-missing = This table is closed
table-missing-text = This link or code does not lead to a table.
to-the-question = To the question
question-label = The question
question-place-where = Where do you place the { $kind }?
round-number = Round { $round }
# $phase is the word for placement or resolution
round-phase = of 6 · { $phase }
hint-place = Tap a card of your hand, or drag it to its place.
hint-where = Tap a glowing place.
hint-target = Tap a glowing card.
hint-gap = Tap a glowing gap.
hint-ahead = Point at an answer to see what it does.
choose-another = Another card
# Under the button Wait
detail-wait = 1 influence comes on it
choice-place = place { $pile }
choice-pot =
    { $amount ->
        [one] { $amount } lies on it
       *[other] { $amount } lie on it
    }
queue-place = Number { $pile }
queue-covered = Covered
queue-pot =
    { $amount ->
        [one] { $amount } influence on it
       *[other] { $amount } influence on it
    }
queue-stack = top of a stack of { $amount }
hand-label = Your hand
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Choose it.
chronicle = Chronicle
chronicle-open = Open the chronicle
whole-game = Whole game
rulings = Finer points
now-title = Right now
now-before = Before it: { $name }
now-after = After it: { $name }
orders = Standing orders
order-title = When this card is asked
order-none = ask me
order-wait = waits until I say otherwise
order-reveal = reveals when it is next asked
order-none-short = Ask me
order-wait-short = Wait
order-reveal-short = Reveal
order-secret = Nobody else can tell.
stood-in-for-you = A bot plays for you.
take-back = Take the seat back
pause = Pause
resume = Go on
talk = Talk
talk-placeholder = Say something
talk-send = Say
talk-said = What was said
talk-nothing = Nobody has said anything yet.
connection-lost = The connection is lost. Trying again…
connection-again = Connecting…

## What an answer would do

# Behind a coin that says how much
preview-for-you = for you
# $amount with its sign: +1, −2
preview-you = you { $amount }
preview-other = { $name } { $amount }
# $cards are one or two cards: “Tomas’s hidden card”
preview-gone = leaves: { $cards }
preview-gone-many =
    { $amount ->
        [one] { $amount } card leaves
       *[other] { $amount } cards leave
    }
preview-nothing = Nobody gains or loses by this yet.
# $kinds is what the hidden card might be: “Ambush or Trap”
preview-if = If { $kinds }:

## The end

end-one = The House of the { $crest } takes the throne
end-shared = The throne is shared
# $lead is how far ahead of $name
end-you =
    { $lead ->
        [0] You win with { $stock } influence.
       *[other] You win with { $stock } influence, { $lead } ahead of { $name }.
    }
end-you-share = You share the throne with { $name }: { $stock } influence each.
# $rank is the player’s place, $lead how far behind $name
end-you-behind =
    { $rank ->
        [2] You come second
        [3] You come third
        [4] You come fourth
       *[other] You come fifth
    } with { $stock } influence, { $lead ->
        [0] as much as { $name }.
       *[other] { $lead } behind { $name }.
    }
end-other = { $name } wins with { $stock } influence.
# $name is several names
end-share = { $name } share the throne, with { $stock } influence each.
# What decided between players with the same influence
end-tie = Tie at { $stock }.
end-tie-piles = The places in the queue decide: { $most } against { $least }.
end-tie-cards = The cards in the queue decide, covered ones too: { $most } against { $least }.
end-tie-shared = In the queue they are level as well.
end-row-piles = tie · places in the queue: { $most } against { $least }
end-row-cards = tie · cards in the queue: { $most } against { $least }
end-row-shared = tie · also in the queue
end-influence = Influence
end-rating = Rating
# Said by a screen reader
end-rating-up = up by { $amount }
end-rating-down = down by { $amount }
end-rating-same = unchanged
end-rematch = Rematch
end-replay = Replay
end-table = See the table
end-points = How each point was earned
end-points-note = by kind of card: pots taken, gains, eliminations
end-start = taken at the start
end-lost = lost to other cards
end-queue = The queue, opened
end-queue-note = every hidden card turned; pots left on the table do not count
rematch-waits = The others want to play again.
rematch-join = Come along

## The replay

replay-title = Replay
replay-viewer = Seen by
replay-spectator = a spectator
replay-all = all open
replay-position = Position { $number } of { $total }
replay-before = Back
replay-after = Forward
replay-play = Play
replay-stop = Stop
replay-round = Round { $round }
replay-scrubber = Go to a position
replay-play-on = Play on from here
replay-play-on-seat = As whom?
replay-record = Download the record
replay-share = Copy the link
replay-missing = There is no replay here yet
replay-missing-text = A replay can be seen when the game is over.
replay-more = More…
replay-source = This game went on from another one.
fair-title = Was the deal fair?
fair-check = Check it in this browser
fair-yes = Yes. The seed of the server is the one it committed to before the players added theirs, and the cards are those that all seeds decide.
fair-no = No. The deal is not the one that the seeds decide.
fair-none = This deal cannot be checked: the game went on from another one.
fair-unable = This browser can check only over a secure connection (https).
fair-commitment = Commitment
fair-server = Seed of the server
fair-seats = Seeds of the players

## Learn

learn-step = Step { $step } of 8
learn-next = Next step
learn-skip = Skip
learn-again = Once more
learn-finish = Play a real game
learn-leave = Leave
learn-teacher = Teacher

## Settings

settings-language = Language
settings-theme = Light or dark
settings-speed = Speed
settings-direction = The queue runs
settings-confirm = Touch: first tap shows, second tap chooses
settings-sounds = Sounds
settings-note = Everything is kept in this browser only.
theme-auto = As the device
theme-light = Light
theme-dark = Dark
speed = { $speed }×
speed-at-once = At once
direction-right = to the right
direction-left = to the left

## Credits

credits-game = Oriflamme, Oriflamme: Ablaze and Oriflamme: Alliance are games by Adrien and Axel Hesling. This is a free program by people who like them; it uses neither art nor text of the publisher.
credits-page = All words and drawings of this page are our own, except for the pictograms and the fonts.
credits-icons = Pictograms
credits-icons-text = By Lorc, Delapouite and contributors, recoloured:
credits-fonts = Fonts
credits-fonts-text = EB Garamond and Inter, both under the SIL Open Font License 1.1.
credits-privacy = What is kept
credits-privacy-text = No account is needed, and nobody is tracked. A guest’s name, settings and keys of seats stay in this browser; the server keeps the games. With an account you can download everything that is kept about you, or delete it.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = The table is open in another tab
ended-replaced-text = A seat is played from one place at a time: the newest.
ended-here = Play here
ended-seat = This seat is no longer yours
ended-seat-text = The host has freed it, or it was taken by someone else. You can look on, or take a free seat.
ended-look = Look at the table
leave-game = Leave the game
leave-game-text = A bot plays for you until you are back. Your seat stays yours: you find it under My games.
leave-stay = Stay

## Accounts, as far as every page and every table speaks of them

sign-in = Sign in
sign-out = Sign out
account = Account
notifications = Notifications
# Said by a screen reader
menu-of = { $name }: account and more
menu-profile = Profile
menu-friends = Friends
menu-admin = Moderation
# In the place of a name: whose account is deleted
seat-nameless = Nameless
seat-foreign-bot = bot of a player
seat-foreign-bot-away = bot of a player, away
seat-profile = Profile
sit-as = You sit down as { $name }.
