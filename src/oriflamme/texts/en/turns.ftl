# Rated and turn-based tables, and times in words: what the first page and a table need.

## Time

left-none = time is up
left-days =
    { $amount ->
        [one] { $amount } day left
       *[other] { $amount } days left
    }
left-hours =
    { $amount ->
        [one] { $amount } hour left
       *[other] { $amount } hours left
    }
left-minutes =
    { $amount ->
        [0] less than a minute left
        [one] { $amount } minute left
       *[other] { $amount } minutes left
    }
span-days =
    { $amount ->
        [one] { $amount } day
       *[other] { $amount } days
    }
span-hours =
    { $amount ->
        [one] { $amount } hour
       *[other] { $amount } hours
    }
span-minutes =
    { $amount ->
        [one] { $amount } minute
       *[other] { $amount } minutes
    }
# How long there is for each decision
each-days =
    { $amount ->
        [one] { $amount } day each
       *[other] { $amount } days each
    }
each-hours =
    { $amount ->
        [one] { $amount } hour each
       *[other] { $amount } hours each
    }

## Rated and turn-based tables

pace-turns = Days per move
pace-time = Time for each decision
pace-turns-note = Players need not be online at the same time: everyone answers when they can. If your time runs out, a bot answers for you.
turn-based = Turn-based
rated = Rating
rated-mark = Rated
rated-no = For fun
rated-yes = Rated
rated-note = Counts for the ratings. Every player needs an account, and the server’s bots do not play.
rated-why-not = You need an account for rated games.
sign-in-for-it = Sign in
seat-ready = ready
seat-not-ready = not ready yet
lobby-ready = I am ready for this rated game

## Titles, and what else the first page says

ladders = Ladders
profile = Profile
admin = Moderation
games-asked-count =
    { $amount ->
        [one] { $amount } table is waiting for you
       *[other] { $amount } tables are waiting for you
    }
