# Profiles, ladders, the list of games, and the page of the moderators.

## The list of games

games-asked = Your move
games-others = The others’ move
games-gathering = Waiting for players
games-here = In this browser
games-over = Finished
games-note = The games of your account, and those of this browser.
games-play = Play

## Profiles

profile-missing = There is no player with this name
profile-person = Player
profile-bot = Bot
profile-bot-of = A bot of { $name }
profile-since = Here since { $date }
profile-games =
    { $amount ->
        [one] game
       *[other] games
    }
profile-won = won
profile-share = share won
profile-new = No game has been finished yet.
profile-ratings = Ratings
profile-unrated = No rated game yet.
profile-deviation = give or take { $amount }
# The history of a rating in words. $low and $high are the lowest and the highest
profile-history =
    { $amount ->
        [one] After { $amount } rated game
       *[other] After { $amount } rated games, between { $low } and { $high }
    }
profile-rose = up by { $amount } since the first
profile-fell = down by { $amount } since the first
profile-even = as after the first
profile-by-box = By box
profile-box = Box
profile-average = Influence per game
profile-by-kind = By kind of card
profile-by-kind-note = how often it was played, and what it brought
profile-played = played { $amount }×
profile-gained = gained
profile-eliminated = eliminated { $amount }×
profile-bluff = Favourite bluff
profile-bluff-text =
    { $rounds ->
        [one] { $kind }: hidden for { $rounds } round, then worth { $gained } influence.
       *[other] { $kind }: hidden for { $rounds } rounds, then worth { $gained } influence.
    }
profile-bluff-times =
    { $amount ->
        [one] It has worked once.
       *[other] It has worked { $amount } times.
    }
profile-bluff-replay = See it
profile-recent = Last games
profile-place = Place { $place } of { $players }
profile-more-kinds = Show all kinds
insights = The coach’s marks
insights-games =
    { $amount ->
        [one] { $amount } reviewed game
       *[other] { $amount } reviewed games
    }
insights-range = between { $low } and { $high }
insights-mean = average of the last { $amount }
insights-none = None of your games has been reviewed yet. Open the replay of a game and ask for a review.
insights-private = Only you see what follows.
insights-where = Where
insights-mark = Mark
insights-people = Against people
insights-bots = Against bots
insights-best = Played best
insights-worst = Cost most
insights-cost = { $points } points lost per choice
insights-read = How well you are read
insights-read-text = From what they had seen, the others could guess your hidden cards { $chance } times in 100.

## Friends

friends-note = You can invite friends to a table in one tap. Nobody else sees this list.
friends-none = No friends yet.
friends-name = Name of a player
friends-ask = Ask to be friends
friends-asked-now = { $name } has been asked.
friends-made = You and { $name } are friends now.
friends-accept = Accept
friends-accept-of = Accept the request of { $name }
friends-decline = Decline
friends-decline-of = Decline the request of { $name }
friends-asked = Your requests
friends-waits = waits for an answer
friends-take-back = Take back
friends-take-back-of = Take back the request to { $name }
friends-remove = Remove
friends-remove-of = Remove { $name } from your friends
friends-remove-sure = { $name } is removed from your list, and you from theirs.
friends-removed = { $name } is no longer on your list.
friends-is = friend
friends-recent = Recent players
friends-recent-none = Players with an account with whom you have sat at a table come here.
friends-add = Add friend
friends-add-of = Ask { $name } to be friends
friends-since = since { $date }
friends-invite-title = Invite a friend
friends-invite = Invite
friends-invite-of = Invite { $name } to this table
friends-invited = invited
friends-invitations = Invitations
friends-invites = { $name } invites you to a table
friends-wants = { $name } wants to be friends
friends-decline-table = Decline the invitation of { $name }

## Ladders

ladders-note = From rated games, by box and number of players. Bots have ladders of their own.
ladders-none = No rated game has been finished yet. Open a table that is rated!
ladders-people = People
ladders-bots = Bots
ladders-all = All ladders
box-mixed = Other decks
ladder-people =
    { $amount ->
        [one] { $amount } person
       *[other] { $amount } people
    }
ladder-bots =
    { $amount ->
        [one] { $amount } bot
       *[other] { $amount } bots
    }
ladder-games =
    { $amount ->
        [one] { $amount } game
       *[other] { $amount } games
    }
ladder-note = Players with fewer than three rated games are not listed yet.
ladder-empty = No player has three rated games here yet.
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-deviation = Give or take
ladder-count = Games
ladder-more = Show more

## For moderators

admin-refused = This page is for the moderators of this server.
admin-refused-text = Sign in with a moderator’s account, or go back to the games.
admin-reports = Reports
admin-actions = Actions
admin-audit = Audit log
admin-open = Open
admin-closed = Closed
admin-no-reports = No open reports.
admin-no-closed = No report has been closed yet.
admin-no-audit = Nothing has been done yet.
admin-reported = About { $name }
admin-reported-by = Reported by { $name }
admin-guest = a guest on seat { $number }
admin-withheld = The game is still being played. Its secrets are left out here until it is over.
admin-seat = seat { $number }
admin-table = The table
admin-log = Show the log
admin-log-hide = Hide the log
admin-log-of = The log of the table
admin-close = Close the report
admin-close-words = What was found and done
admin-action = Action
admin-about-person = Who: name or id
admin-about-table = Which table: its id
admin-until = For how long
admin-until-day = 1 day
admin-until-week = 7 days
admin-until-month = 30 days
admin-until-year = 1 year
admin-new-name = The new name
admin-words = Why, for the audit log
admin-check = Continue
admin-confirm = Is this right?
admin-cancel = Cancel
admin-done = Done. It is in the audit log.
admin-more-audit = Earlier actions
admin-action-ban = Ban
admin-action-unban = Lift a ban
admin-action-rename = Rename
admin-action-close-table = Close a table
admin-action-close-report = Report closed
# Asked before it is done
confirm-ban = Ban { $name } until { $date }? All sessions end at once.
confirm-unban = Let { $name } in again?
confirm-rename = Rename { $name } to { $to }, in all finished games too?
confirm-close-table = Close the table { $name }? Its game ends without a result.
reason-abuse = Abuse
reason-cheating = Cheating
reason-name = Name
reason-stalling = Stalling
reason-other = Something else
