# The interface of the page: buttons, titles, hints, problems. Words of the game are in boxes.ftl and the other files.
# Short where a button or a label is meant: there is little room on a phone.

## Everywhere

brand-home = Oriflamme, home page
navigation = Pages
menu = Menu
more-pages = More pages
close = Close
on = On
off = Off
skip = Skip
undo = Undo
try-again = Try again
to-home = Home page
print = Print
cards = Cards
rules = Rules
cards-and-rules = Cards and rules
my-games = My games
device-title = On this device
app-update = A new version is ready.
app-reload = Use it now
app-newer = Reload the page
learn = Learn
settings = Settings
credits = Credits
replay = Replay
new-table = New table
open-tables = Open tables
not-found = There is nothing here
not-found-text = This address does not exist. You can reach everything from the home page.
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
puzzle-of-the-day = Puzzle of the day
puzzles = Puzzles
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
go-on = Continue
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
deduction = “Who has what”
deduction-on = For all
deduction-off = For no one
# Whether players may ask the coach at a table
coach = The coach
coach-off = Without
coach-on = May be asked
# Among the settings of a table
coach-with = with coach
coach-ask = Ask the coach
# What a player does; shown beside their seat
coach-asks = (asks the coach)
coach-count = Has asked the coach: { $amount }
open-the-table = Open the table
open-get-link = Open the table, get a link

## Bots, by strength

bot-random = random
    .about = Makes any legal move.
bot-beginner = beginner
    .about = Knows the cards, and forgets half of them.
bot-casual = casual
    .about = Plays like someone who has played a few times.
bot-seasoned = seasoned
    .about = Knows what each card is worth, and plays at once.
bot-club = club
    .about = Imagines what may be hidden and plays it through.
bot-strong = strong
    .about = Thinks things through, and imagines good players.
bot-expert = expert
    .about = Thinks like strong, and looks further ahead.
bot-master = master
    .about = Thinks longest, and expects the best of everyone.
bot-net = net
    .about = Learned from millions of decisions, and plays at once.
# Bots with a way of playing that one notices; each says a line about itself
bot-miser = the Miser
    .about = “What waits, grows.”
bot-hothead = the Hothead
    .about = “Cards up, and down with the leader!”
bot-avenger = the Avenger
    .about = “I forget nothing that was done to me.”
bot-architect = the Architect
    .about = “I build on what is mine.”
bot-gambler = the Gambler
    .about = “You will never know what lies there.”
bot-herald = the Herald
    .about = “I go first.”
bot-executioner = the Executioner
    .about = “Every head has its turn.”
bot-peacemaker = the Peacemaker
    .about = “There is enough for everyone. More for me.”
bot-characters = Characters, { $level }
bot-levels = By strength
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
lobby-qr = The link as a QR code
lobby-code = Or by code
lobby-fair = Every browser adds a seed of its own to the deal. This one keeps the server’s commitment from now on and checks it when the game is over.
lobby-bots = Bots
lobby-bot-here = Bot
lobby-fill = Fill with bots
lobby-kick = Free the seat of { $name }
lobby-start = Deal the cards
lobby-leave = Leave
# Several people at one screen
lobby-leave-all = We all leave
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
# A bot that takes a while, in a list of bots
seat-bot-slow = bot, { $bot } (thinks for about { $seconds } s)
# $helper is a simpler bot that has answered for this one
seat-bot-busy = bot, { $bot }; the server is busy: { $helper } helps out
seat-connected = connected
seat-away = away
seat-stood-in = a bot stands in
seat-thinks = thinks…
seat-in-hand = in hand
seat-discarded = discarded
seat-nothing = Nothing here yet.
seat-mute = Mute
seat-unmute = Unmute
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
table-your-choice = your choice
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
# In a pill in the head of a table, for a spectator
watching = You are watching
table-missing = This table is closed
table-missing-text = This link or code does not lead to a table.
to-the-question = To the question
question-label = The question
question-place-where = Where do you place the { $kind }?
question-gap-card = { $asker }: where does { $card } go?
# Where the place of the card stands beside the question
question-reveal-short = Your { $kind }: wait or reveal?
# On touch, an answer that was tapped once; $answer is what stands on its button: “Reveal”, “Tomas’s hidden card”
question-armed = Tap again: { $answer }
question-armed-reveal = Tap again to reveal
question-only-wait = It cannot be revealed now.
# A standing order is about to answer this question
question-ordered = Your order answers: { $answer }
question-ordered-not = Answer it myself
round-number = Round { $round }
# $phase is the word for placement or resolution
round-phase = of 6 · { $phase }
hint-place = Tap a card of your hand, or drag it to its place.
hint-where = Tap a glowing place.
hint-target = Tap a glowing card.
hint-gap = Tap a glowing gap.
choose-another = Choose another card
choice-place = position { $pile }
queue-place = Position { $pile }
queue-covered = Covered
queue-pot = { $amount } influence on it
queue-stack = top of a stack of { $amount }
hand-label = Your hand
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Choose it.
chronicle = Chronicle
chronicle-open = Open the chronicle
whole-game = Whole game
# A spectator's two sheets: lines of influence by round, and which cards are open or discarded
race = The race
race-note = influence after each round
seen-cards = Seen cards
rulings = Finer points
now-title = Right now
now-before = Before it: { $name }
now-after = After it: { $name }
orders = Standing orders
orders-more = and { $amount } more
order-title = On this card’s turn
order-none = ask me
order-wait = waits until round 6
order-reveal = reveals on its next turn
order-none-short = Ask me
order-wait-short = Wait
order-reveal-short = Reveal
order-secret = No one else can see this.
stood-in-for-you = A bot plays for you.
take-back = Take your seat back
pause = Pause
resume = Resume
talk = Chat
talk-placeholder = Say something
talk-send = Send
talk-said = Messages
talk-nothing = No messages yet.
connection-lost = The connection is lost. Trying again…
connection-again = Connecting…
connection-here = The game on this device has stopped. It starts again from what was saved…

## A player who is away

away-title = { $name } is away
away-since = for { $time }
away-bot-in = A bot can stand in in { $seconds } s.
away-bot-now = A bot can stand in now.
away-seat = The seat stays theirs: they take it back when they return.
# On the button, behind “Let a bot stand in”, until it can be pressed
away-in = in { $seconds } s
# A player who comes back reads what a bot did for them
back-title = While you were away
back-text = A bot played for you:
back-more =
    { $amount ->
        [one] and { $amount } more event, in the chronicle
       *[other] and { $amount } more events, in the chronicle
    }
back-on = Play on

## Who has what

who-has-what = Who has what
who-title = Who can have what
who-note = The ten cards of this table; every family has the same ten. Tap a card for its finer points.
who-off = This table is played without the list of who has what.
who-kind = Card
who-private = private
who-unseen = { $amount } unseen
who-hidden = { $amount } hidden in the queue
who-hand = { $amount } in hand
who-aside = { $amount } set aside
# In a cell of the table, and what a screen reader says of a cell
who-at = at { $pile }
who-covered = at { $pile }, covered
who-known-hidden = at { $pile }, hidden
who-in-hand = hand
who-set-aside = aside
who-discarded = discarded
who-kept = kept
who-front = in front
who-out = not in this game
who-may-be = may be: { $places }
who-place-hand = in hand
who-place-aside = set aside
who-place-hidden = at { $pile }
who-legend-seen = seen there
who-legend-covered = covered there
who-legend-possible = still possible: hidden, in hand or set aside

## What an answer would do

# Each is one thing that an answer does; it stands beside a coin with the amount, or a pictogram. `.long` needs neither: it is
# said by a screen reader, and in the sentence behind “If it is an Ambush:”. Several of them follow one another, with commas.
# $amount, $before and $after are influence; $card a card of the queue (all forms), $kind and $gone kinds (all forms)

ahead-last-round = Last round: influence left on cards is lost
ahead-wait = on the card; it stays hidden
    .long = its pot grows from { $before } to { $after }, and it stays hidden
ahead-wait-last = lost when the round ends
    .long = the { $after } influence on it is lost when the round ends
# Behind two coins: what lies on the card now, and in the last round
ahead-order = by then
    .long = { $after } influence lies on it by then
ahead-pot-taken = its pot
    .long = you take its pot of { $amount }
ahead-pot-twice = twice its pot
    .long = you take { $amount }, twice its pot
ahead-pot-lost = its pot is lost
    .long = its pot of { $amount } is lost
ahead-pot-lost-part = of its pot is lost
    .long = { $amount } of its pot is lost
ahead-gain = for you
    .long = you gain { $amount }
ahead-gain-only = you gain only { $amount }
ahead-lose = you lose { $amount }
ahead-paid-you = from { $name }
    .long = { $name } gives you { $amount }
ahead-you-pay = to { $name }
    .long = you give { $name } { $amount }
ahead-paid-other = { $name } gives { $to } { $amount }
ahead-other-gains = { $name }
    .long = { $name } gains { $amount }
ahead-other-loses = { $name }
    .long = { $name } loses { $amount }
# The card that is chosen: hidden, or known
ahead-opened = the card is opened and leaves
ahead-leaves = the card leaves
ahead-its-lost = lost with it
    .long =
        { $amount ->
            [one] its { $amount } is lost
           *[other] its { $amount } are lost
        }
ahead-card-opened = { $card } is opened and leaves
ahead-card-leaves = { $card } leaves
ahead-many-leave = { $amount } more cards leave
ahead-used = then it is discarded
ahead-used-card = then your { $kind } is discarded
ahead-kept = you keep it in front of you
ahead-kept-pot = you keep it with its { $amount }
ahead-pot-it = on it
    .long = the pot on it goes from { $before } to { $after }
ahead-pot-of = on { $card }
    .long = the pot on { $card } goes from { $before } to { $after }
ahead-pot-of-taken = from { $card }
    .long = you take { $amount } from { $card }
# $cards is how many cards
ahead-pots-more-you = on { $cards } of your cards
    .long = { $amount } more on { $cards } of your cards
ahead-pots-less-you = from { $cards } of your cards
    .long = you lose { $amount } from { $cards } of your cards
ahead-pots-more-other = on { $cards } cards of { $name }
    .long = { $amount } more on { $cards } cards of { $name }
ahead-pots-less-other = from { $cards } cards of { $name }
    .long = { $name } loses { $amount } from { $cards } cards
ahead-moved = moves from { $from } to { $pile }
    .long = it moves from position { $from } to { $pile }
ahead-entered = your { $kind } enters at position { $pile }
ahead-entered-on = your { $kind } enters on position { $pile }
ahead-exchanged = { $gone } back to your hand, { $kind } hidden in its place
ahead-bribed = it is yours from then on
ahead-bribed-card = { $card } is yours from then on
ahead-marked = it gets a verdict token
ahead-marked-card = { $card } gets a verdict token
ahead-turned = then your { $kind } is face down again
ahead-to-spend = { $amount } left to spend
ahead-asks-target = then you choose a card
ahead-asks-gap = then you choose its place
ahead-asks-mode = then you choose what it does
ahead-asks-swap = then you choose a card of your hand
ahead-asks-twin = then you place your Twin
ahead-asks-activate = then you choose who acts
ahead-asks-spend = then you spend its pot
ahead-nothing = nothing happens
ahead-nothing-reveal = you gain nothing now
# $conditions: “it is an Ambush”, “number 4 is a Trap and number 6 is an Ambush”
ahead-if = If { $conditions }:
ahead-it-is = it is { $kinds }
ahead-place-is = position { $pile } is { $kinds }
ahead-otherwise = Otherwise:
# Behind three cases, if there are more
ahead-more =
    { $amount ->
        [one] and { $amount } more case
       *[other] and { $amount } more cases
    }
ahead-cases =
    { $amount ->
        [one] A hidden card decides: { $amount } case
       *[other] Hidden cards decide: { $amount } cases
    }
ahead-everything = Everything that can happen

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
end-give = Share
end-copied = Link copied
end-link = Link to the replay
end-points = How each point was earned
end-points-note = by kind of card: pots taken, gains, eliminations
end-start = taken at the start
end-lost = lost to other cards
end-queue = The queue, opened
end-queue-note = every hidden card turned; pots left on the table do not count
# Who asked for it; the second is for tables that do not know it
rematch-waits = { $name } wants a rematch.
rematch-ready = The rematch is ready.
rematch-join = Join

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
replay-source = This game continues another one.
fair-title = Was the deal fair?
fair-check = Check it in this browser
fair-proved = The deal is checked: the server dealt from the seed that it had committed to before your browser sent its own, and with your seed.
fair-seen = The server dealt from the seed that it committed to before the start. Your browser has no seed in this deal, so the server may have known all of them.
fair-alone = The seeds lead to this deal. This browser kept nothing from before the start, so that proves nothing against the server.
fair-commitment-changed = The server shows a different commitment than when you sat down. It may have exchanged its seed after it knew the others.
fair-seed-withheld = The server does not reveal its seed, so the deal cannot be checked.
fair-server-seed-changed = The seed that the server reveals is not the one that it committed to.
fair-own-seed-changed = The deal was not made with the seed that your browser sent.
fair-another-deal = The seeds lead to a different deal than the one that was played.
fair-broken = This deal is not what the server promised.
fair-broken-text = The page stops here. Tell the others at the table, and do not go on playing this game.
fair-broken-end = Do not trust this result, and tell the others at the table.
fair-none = This deal cannot be checked: the game continues another one.
fair-unable = This browser can check only over a secure connection (https).
fair-commitment = Commitment
fair-kept = Commitment that this browser kept
fair-server = Seed of the server
fair-seats = Seeds of the players
fair-own = Seed that this browser sent
fair-about = What the check proves
fair-about-proves = If your browser kept the commitment before the start and its own seed is in the deal, then neither the server’s seed nor yours was exchanged, and a player who does not know the server’s seed could not choose the cards.
fair-about-page = The page comes from the same server. An owner who cheats could change it too. To be sure, save the record and check it on your own computer: oriflamme fair game.json --commitment … --seed …
fair-about-owner = The owner of the server knows its seed. If the owner, or a friend of theirs, has a seat, they can try seeds for that seat until the start and keep the one that suits them. A second is enough for that, and the check cannot see it. Trust the deal as far as you trust the owner not to play, or to play fair.
fair-about-again = An owner can also close a table before the start, and open another. A rematch and a new table have a new commitment; a restart of the server keeps the old one.

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
settings-confirm = Touch: two taps for what cannot be undone
settings-sounds = Sounds
settings-turn = A sound when it is your turn, at tables with people
settings-note = Everything is kept in this browser only.
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
speed = { $speed }×
speed-at-once = Instant
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
credits-privacy-text = No account is needed, and no one is tracked. A guest’s name, settings and keys to seats stay in this browser; the server keeps the games. With an account you can download everything that is kept about you, or delete it.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = The table is open in another tab
ended-replaced-text = A seat can be played in one tab at a time: the newest.
ended-signed-out = You are signed out
ended-here = Play here
ended-seat = This seat is no longer yours
ended-seat-text = The host has freed it, or someone else has taken it. You can watch, or take a free seat.
ended-look = Watch the table
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
seat-foreign-bot = a player’s bot
seat-foreign-bot-away = a player’s bot, away
seat-profile = Profile
sit-as = You sit down as { $name }.
