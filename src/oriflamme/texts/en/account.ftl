# One’s account: signing in, sessions, notifications, bots of one’s own, blocks and reports. No table needs these texts.
#
# Glossary: one word, one meaning.
#   account    a name with a password             session  a browser where a person is signed in
#   guest      a person without an account        claim    make a guest’s game the account’s
#   bot        a program that plays               token    the secret with which a bot signs in
#   channel    a channel for notifications        code     what is mailed to confirm an address
#   block      two people who do not meet         report   a complaint to the moderators

## Signing in

signin-why = What an account is good for
signin-why-games = Your seats are yours in every browser.
signin-why-rated = Rated games, a profile, and a place on the ladders.
signin-why-days = Games over several days, with a notification when it is your move.
signin-optional = Everything else can be played without an account, now and for ever.
signin-which = Do you have an account?
signin-have = I have an account
signin-have-none = I am new
signin-already = You are signed in as { $name }.
signin-claim =
    { $amount ->
        [one] Take along the game of this browser
       *[other] Take along the { $amount } games of this browser
    }
signin-recovery = Afterwards you get a recovery code. With it you can choose a new password, should you forget this one.
signin-forgot = Forgotten your password?
signup = Make an account
signup-do = Make the account
account-name = Name
password = Password
password-show = Show
password-hide = Hide
password-rule = At least 8 characters, and not your name.
account-name-missing = Enter your name.
password-missing = Enter your password.

## A forgotten password

recovery = Recovery
recovery-title = Choose a new password
recovery-how = How?
recovery-by-code = Recovery code
recovery-by-mail = E-mail
recovery-by-link = You came by the link from the mail. Choose a new password.
recovery-code = Recovery code
recovery-code-missing = Enter your recovery code.
recovery-code-note = You got it with your account: four groups of five letters and digits.
recovery-do = Set the password
recovery-mail-note = If the account has an e-mail address that was confirmed at least three days ago, a link is mailed to it. It works for an hour.
recovery-mail-do = Mail me a link
recovery-mail-sent = If there is such an account with a confirmed address, a link is on its way.
recovery-done = Your password is changed
recovery-yours = Your recovery code
recovery-once = Keep it in a safe place: it is shown only this once. It works once, if you forget your password.
recovery-kept = I have kept it
recovery-note = With a recovery code you can choose a new password if you forget yours.
recovery-made = Your code was made on { $date }.
recovery-none = You have no recovery code yet.
recovery-mail = A link can also be mailed to your confirmed address.
recovery-new = Make a new code
recovery-new-note = The old one stops working.

## The account

account-since = Account since { $date }
account-cancel = Cancel
account-gone = Your account is deleted
account-gone-text = Your games stay for those who played them, without your name. You can go on as a guest at any time.
sessions = Where you are signed in
sessions-note = A browser you do not know? Sign it out, and change your password.
session-this = this browser
session-unknown = Unknown browser
# $when: “2 days ago”
session-seen = used { $when }
session-since = since { $date }
# $place is a browser: “Firefox · Linux”
session-end-at = Sign out: { $place }
session-ended = Signed out there.
sign-out-everywhere = Sign out everywhere
password-note = A new password signs out every other browser.
password-old = Current password
password-new = New password
password-change = Change the password
password-changed = The password is changed. Every other browser is signed out.
claim = Games of this browser
claim-note =
    { $amount ->
        [one] { $amount } game was played here as a guest and is not in your account yet.
       *[other] { $amount } games were played here as a guest and are not in your account yet.
    }
claim-do = Add to the account
claimed =
    { $amount ->
        [0] None of these games can be claimed.
        [one] { $amount } game is in your account now.
       *[other] { $amount } games are in your account now.
    }
data = Your data
data-note = Everything the server keeps about you, in one file; or delete it all.
data-export = Download my data
delete-account = Delete the account
delete-warning = This cannot be undone.
delete-name = Your name is taken out of all your games. The games stay for those who played them.
delete-all = Your ratings, friends, bots, blocks and notifications are deleted.
delete-seats = You lose your seats at tables that are being played; a bot can stand in there.
delete-do = Delete for good

## Vacation

vacation = Vacation
vacation-note = While you are away, your time at turn-based tables stands still.
vacation-until = You are on vacation until { $date }.
vacation-day = Away until
vacation-go = Go on vacation
vacation-back = I am back
vacation-left =
    { $amount ->
        [one] { $amount } day is left this year.
       *[other] { $amount } days are left this year.
    }

## Bots of one’s own

own-bots = Your bots
own-bots-note = Programs of yours that take seats like people. They are marked as bots and have ladders of their own.
own-bot-since = since { $date }
own-bot-name = Name of a new bot
own-bot-make = Make the bot
own-bot-renew = New token
own-bot-renew-of = New token for { $name }
own-bot-renew-sure = { $name } gets a new token. The old one stops working at once.
own-bot-delete = Delete the bot
own-bot-delete-of = Delete { $name }
own-bot-delete-sure = { $name } is deleted with its ratings. Its games stay, without its name.
own-bot-deleted = { $name } is deleted.
token = Token
token-of = The token of { $name }
token-once = Copy it now: it is shown only this once.
token-copy = Copy
token-note = Anyone with the token can play as your bot. The program sends it with every request as “Authorization: Bearer …”.

## Blocks

blocks = Blocked people
blocks-note = You are never seated at the same table, and do not hear each other.
block = Block
block-name = Name
block-since = since { $date }
block-done = { $name } is blocked. You will not meet at new tables.
unblock = Unblock
unblock-whom = Unblock { $name }

## Notifications

push = On this device
push-note = A notification from the browser when it is your move, even when the page is closed.
push-turn-on = Notify me on this device
push-turn-off = Turn off on this device
push-is-on = This device is notified.
push-on = Done. This device is notified from now on.
push-denied = This browser blocks notifications from this page. Allow them in its settings, then come back.
push-unable = This browser cannot show notifications. On an iPhone or iPad, add the page to the home screen first.
push-failed = The browser’s push service cannot be reached. Try again later, or choose another channel.
channels = Where you are notified
channels-note = When it is your move at a turn-based table, and again when half and nine tenths of the time have passed. Never while you have the table open.
channels-none = Nowhere yet.
channels-unable = This server sends no notifications.
channel-push = Browser
channel-email = E-mail
channel-test = Try it
channel-test-of = Try it: { $channel }
channel-tested = Sent. Has it arrived?
channel-remove = Remove: { $channel }
channel-failing =
    { $amount ->
        [one] The last notification did not arrive.
       *[other] The last { $amount } notifications did not arrive.
    }
channel-code = Code from the mail
channel-code-note = A code was mailed to { $address }.
channel-code-sent = A code was mailed to you. Enter it above.
channel-confirm = Confirm
channel-new = Another channel
channel-kind = Kind of channel
channel-about-discord = In Discord: settings of the channel, Integrations, Webhooks, Copy Webhook URL.
channel-about-slack = In Slack: add the app “Incoming Webhooks” to a channel and copy its webhook URL.
channel-about-matrix = The address of a webhook that leads into a Matrix room.
channel-about-email = An address that you read. It also serves to set a new password if you forget yours.
channel-address-hook = Address of the webhook
channel-address-email = E-mail address
channel-add = Add
channel-added = Added. Try it!

## Reports

report = Report
report-title = Report { $name }
report-note = The moderators of this server get your words and the log of this game.
report-reason = What is wrong?
report-abuse = Insults or threats
report-cheating = Cheating
report-name = The name
report-stalling = Stalling on purpose
report-other = Something else
report-words = In your words
report-send = Send the report
report-sent = Thank you. A moderator will look at it.
