# Why something was refused, by the stable code of the refusal; the server and the page say these sentences.
#   problem-<code>             what a code means
#   problem-<code>-<variant>   what it means in one of several cases
#
# Arguments:
#   most, least  limits               days     of vacation that are left       day  a date, as 2031-05-17
#   why          an English sentence of a reader of messages                   phrases  names of phrases
#   seats, players  counts

## The page itself

problem-unknown = Something went wrong. Please try again.
problem-away = The server cannot be reached at the moment.
problem-broken = The server sent a strange answer. Please try again.
problem-broken-device = Something went wrong in the game on this device. What was played is saved: reload the page and try again.

## The server

problem-mistake = The server made a mistake. Check whether your change was made before you try again.
problem-not-found = There is nothing at this address.
problem-store = The server cannot save anything at the moment, so nothing was changed. Try again soon.
problem-store-changed = This table was changed by another process. Try again in a second.
problem-store-device-full = This device has no room left to save the game, so nothing was changed. Free some space and try again.
problem-store-device-refused = This browser does not let the page save the game, so nothing was changed.
problem-store-full = The server cannot save anything at the moment. Try again soon.
problem-store-moving = This table is moving to another process. Try again in a second.
problem-store-opening = This table is just being opened. Try again in a second.
problem-store-stopping = The server is about to stop. Try again in a second.
problem-store-time = The server cannot tell how much time is left. Try again soon.
problem-store-unreachable = The database does not answer. Try again soon.
problem-foreign-page = This request came from another site. Open this page again.
problem-forbidden-metrics = The metrics are not shown to your address.

## Messages and requests

problem-no-deduction = This table is played without the deduction sheet.
problem-no-coach = This table is played without a coach.
problem-no-coach-rated = There is no coach at rated tables.
problem-no-coach-server = The coach needs a server.
problem-no-body = The request cannot be read: { $why }
problem-no-body-character = The request cannot be read: it contains a null character.
problem-no-message = This is not a valid message: { $why }
problem-no-message-server = Only servers send this message.
problem-no-hello = The first message must be hello.
problem-greeted = You have already said hello.
problem-too-long-message = A message can have up to { $most } bytes.
problem-too-long-request = A request can have up to { $most } bytes.
problem-too-long-header = A request’s header can have up to { $most } bytes.
problem-too-slow = The request took too long to arrive.
problem-no-request = This is not a valid HTTP request.
problem-too-many-sockets = Your address has too many open connections to this server.
problem-wrong-from = “from” must be a number.
problem-wrong-from-up-to = “from” must be a number from 0 to { $most }.
problem-wrong-report-state = A report is either open or closed.
problem-wrong-viewer = The viewer must be a seat from 0 to { $most }, spectator or all.

## Too often

problem-too-fast = Too many messages. Slow down.
problem-too-fast-account = Many wrong passwords were tried for this account. Wait a minute, or sign in with a browser that you have used here before.
problem-too-fast-again = You have done this too often. Wait a little.
problem-too-fast-bot = This bot has asked for too many tables and seats. Wait a little.
problem-too-fast-coach = The coach has answered you often. Wait a little.
problem-too-fast-friends = You can ask up to { $most } players a day. Try again tomorrow.
problem-too-fast-invitations = You can send up to { $most } invitations a day. Try again tomorrow.
problem-too-fast-mail-code = Codes have already been sent to this address. Wait an hour.
problem-too-fast-recovery = Too many attempts to recover an account. Wait a minute.
problem-too-fast-recovery-mail = Mails have already been sent for this name. Wait an hour.
problem-too-fast-reports = Too many reports came from your address. Wait a little.
problem-too-fast-reviews = Too many reviews were begun from your address. Wait a few minutes.
problem-too-fast-sign-in = Too many attempts to sign in. Wait a minute.
problem-too-fast-table-code = Your address has tried too many wrong codes. Wait a little.
problem-too-fast-tables = Your address has asked for too many tables and seats. Wait a little.
problem-too-much-talk = You have said a lot. Please wait a moment.
problem-busy-coach = The coach has no time at the moment. Try again in a few seconds.
problem-busy-hosts = Too many addresses are being checked at the moment. Try again in a minute.
problem-busy-lists = Too many people are looking at their games at the moment. Try again in a few seconds.
problem-busy-mail = Too many e-mails are being sent at the moment. Try again in a minute.
problem-busy-passwords = Too many people are signing in at the moment. Try again in a minute.
problem-busy-pictures = Too many pictures are being drawn at the moment. Try again in a minute.
problem-busy-previews = Too many players ask what their answers would do. You can answer without knowing.
problem-busy-replays = Too many replays are being opened at the moment. Try again in a few seconds.
problem-busy-reviews = Many games are being reviewed at the moment. Try again in a minute.

## Tables

problem-no-such-table = There is no table with this link or code.
problem-no-such-table-invitation = You have no invitation to this table.
problem-no-such-puzzle = There is no puzzle with this number.
problem-no-such-answer = This action is not among the answers of the puzzle.
problem-unreadable = This table cannot be read.
problem-newer = This game was saved by a newer version of Oriflamme. Reload the page to update it.
problem-newer-record = This file was written by a newer version of Oriflamme. Reload the page to update it.
problem-no-record = This file is not the record of a game.
problem-needs-server = A table of this device cannot be rated, open to everyone or played over days.
problem-device-died = The game on this device has stopped. It was saved: go on from there.
problem-device-unfetched = The game could not be fetched. Check the connection and try again.
problem-device-unable = This browser cannot run the game by itself. A newer one can.
problem-closed = This table is closed.
problem-closed-by-moderator = A moderator has closed this table.
problem-too-many-tables = You have { $most } open tables that wait for players. Let one begin, or close it, before you open another.
problem-full = Every seat at this table is taken.
problem-seat-taken = This house has just been taken. Choose another one.
problem-full-spectators = There are too many spectators at this table.
problem-started = The game at this table has begun. You can watch it.
problem-started-already = The game has already begun.
problem-not-full = There are free seats. Wait for people, or fill the seats with bots.
problem-not-host = Only the host can do this.
problem-no-free-seat = There is no free seat for a bot.
problem-no-such-seat = That seat is empty.
problem-no-such-seat-person = There is no person on this seat.
problem-no-such-seat-report = There is no player on this seat to report.
problem-no-seat = Your account has no seat at this table.
problem-unknown-token = This token has no seat at this table.
problem-replaced = This seat has been opened elsewhere.
problem-kicked = The host has freed your seat.
problem-left = You have left the table.
problem-spectator = You are watching this table. Only its players can do this.
problem-blocked = You cannot sit at this table: you and another player there do not play together.
problem-blocked-friend = You have blocked this player. Unblock them first.
problem-blocked-rematch = Some players here no longer play together. Open a new table.
problem-rated-bots = Only bots play at this rated table. People have ladders of their own.
problem-rated-our-bots = The server’s bots do not play at rated tables.
problem-rated-people = Only people play at this rated table. Bots have ladders of their own.
problem-seated = You already have a seat at this table. At a rated table, each player has one.
problem-seated-bot = Another bot of your owner already has a seat at this table. At a rated table, each owner has one.
problem-wrong-bot = This server does not know this bot.
problem-wrong-deck = This server does not know this deck, or its ten kinds do not form one.
problem-wrong-few-seats = There are more players ({ $players }) than seats ({ $seats }).
problem-wrong-name = A name needs at least one visible character.
problem-wrong-no-code = No code is free at the moment. Try again.
problem-wrong-no-seat-left = Leave one seat for yourself.
problem-wrong-pace = At this pace, a decision can have from { $least } to { $most } seconds.

## The game

problem-not-playing = No game is being played at this table.
problem-not-asked = It is not your turn.
problem-stale = The game has moved on. Look again.
problem-out-of-time = Your time for this decision is over, so it cannot be taken back.
problem-paused = The table is paused.
problem-too-late = You can no longer undo this: another player has learned something from it.
problem-no-such-card = You have no hidden card with this number in the queue.
problem-not-away = This player is here, or has not been away for long.
problem-not-away-turn-based = At a turn-based table, players need not be connected. A bot stands in when the time is over.
problem-not-over = The game is not over yet.
problem-not-over-replay = The game is not over yet. You can watch its replay afterwards.
problem-no-review = No one has asked for a review of this game yet.
problem-no-review-short = This game is too short for a review.
problem-no-review-failed = This game could not be reviewed.
problem-not-over-record = The game in this file is not over. Only finished games can be opened.
problem-wrong-over = The game is over at this point. Continue from an earlier one.
problem-wrong-seat = This game has seats from 0 to { $most }.
problem-nothing-said = Say either a phrase or a text.
problem-phrases-only = At open tables you can only say the quick phrases.
problem-phrases-only-bot = A bot can only say the quick phrases.
problem-unknown-phrase = There is no such phrase. The phrases are: { $phrases }.

## Accounts

problem-not-signed-in = You need an account for this. Sign in first.
problem-not-signed-in-seat = This seat belongs to an account. Sign in to it to play here.
problem-not-signed-in-rated = At a rated table, every player needs an account. Sign in first.
problem-signed-out = You are no longer signed in here. Sign in again, or try once more as a guest.
problem-wrong-password = There is no account with this name and password.
problem-wrong-password-own = This is not your password.
problem-weak-password = The password is the same as the name. Choose another one.
problem-short-password = The password needs at least 8 characters.
problem-wrong-recovery-code = This name and this code do not belong together, or the code was used before.
problem-wrong-recovery-link = This link has been used, or is older than an hour. Ask for a new one.
problem-name-taken = This name is taken, or looks like one that is.
problem-no-such-account = There is no player with this name.
problem-no-such-account-block = You have not blocked a player with this name.
problem-no-such-account-friend = This player is not on your list.
problem-no-such-session = This session has already ended.
problem-no-such-ladder = There is no such ladder. Ladders have names like base-4, mixed-3 or bots-base-4.
problem-forbidden-bot = A bot cannot do this, but its owner can.
problem-forbidden-fill = Only people at this table can put bots on its seats.
problem-no-such-bot = You have no such bot.
problem-too-many-bots = You can have up to { $most } bots. Delete one first.
problem-too-many-seats = A bot can sit at up to { $most } unfinished tables. Finish some first.
problem-too-many-blocks = You can block up to { $most } players.
problem-too-many-friends = You can have up to { $most } friends. Remove one first.
problem-too-many-friends-theirs = This player already has { $most } friends, the most that are allowed.
problem-not-friends = You can only invite your friends.
problem-forbidden-friend-bot = A bot cannot be a friend.
problem-yourself-friend = You cannot be your own friend.
problem-yourself-block = You cannot block yourself.
problem-yourself-report = You cannot report yourself.

## Notifications and vacations

problem-bad-address = This is not a valid address.
problem-bad-address-characters = An address can have up to { $most } characters: ASCII only, without spaces and backslashes.
problem-bad-address-host = This address does not name a host.
problem-bad-address-https = The address must begin with https://.
problem-bad-address-keys = These are not the keys of a browser’s subscription.
problem-bad-address-mail = This is not a valid e-mail address.
problem-bad-address-no-mail = This server does not send e-mail.
problem-bad-address-password = The address must not contain a name or a password before its host.
problem-bad-address-port = The port of the address must be 443 or 8448.
problem-bad-address-unresolved = This host name cannot be resolved.
problem-inside-address = This address leads into a private network. Only addresses on the internet can be used.
problem-not-reached = The message was not accepted at this address.
problem-not-reached-browser = This browser no longer accepts messages. The channel was removed.
problem-not-reached-mail = The mail could not be sent. Try again later.
problem-wrong-code = This is not the code from the mail.
problem-wrong-code-over = This code no longer works. Remove the address and add it again.
problem-wrong-code-unconfirmed = Confirm this address first, with the code from the mail.
problem-no-such-way = There is no such channel.
problem-too-many-ways = You can have up to { $most } channels. Remove one first.
problem-no-vacation-left = That is too long. Days of vacation left this year: { $days }.

## Moderation

problem-banned = A moderator has banned this account.
problem-banned-until = This account is banned until { $day }.
problem-forbidden-ban-moderator = Moderators are named in the server’s settings. Remove this one there first.
problem-forbidden-moderators = Only moderators can do this.
problem-forbidden-not-banned = This account is not banned.
problem-forbidden-rename-moderator = Moderators are named in the server’s settings. Remove this one there first, then rename the account.
problem-closed-report = This report is already closed.
problem-no-such-report = There is no such report.
problem-reported = You have already reported this. A moderator will look at it.
problem-no-name = Enter a new name.
problem-no-time = A ban needs an end in the future.
problem-not-ready = A rated game starts when every player is here and ready. Not yet: { $names }.
problem-same-browser = Another account has come to this table with this browser. At a rated table each person plays once.
problem-rated-stand-in = At a rated table the stand-in is always { $bot }.
problem-not-rated = Only a rated game waits until everyone is ready.
