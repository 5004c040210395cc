# One’s account: signing in, sessions, notifications, bots of one’s own, blocks and reports. No table needs these texts.
#
# Glossary: one word, one meaning.
#   account    a name with a password             session  a browser where somebody is signed in
#   guest      who plays without an account       claim    make a guest’s game the account’s
#   bot        a program that plays               token    the secret with which a bot signs in
#   way        how somebody is notified           code     what is mailed to confirm an address
#   block      not wanting to meet somebody       report   telling the moderators about somebody

## Signing in

signin-why = What an account is good for
signin-why-games = Your seats are yours in every browser.
signin-why-rated = Rated games, a profile, and a place on the ladders.
signin-why-days = Games over days, with a word when it is your move.
signin-optional = Everything else can be played without one, now and for ever.
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
sessions-note = A browser you do not know? Sign it out, and choose another password.
session-this = this browser
session-unknown = Unknown browser
# $when: “2 days ago”
session-seen = used { $when }
session-since = since { $date }
# $place is a browser: “Firefox · Linux”
session-end-at = Sign out: { $place }
session-ended = Signed out there.
sign-out-everywhere = Sign out everywhere
password-note = With another password every other browser is signed out.
password-old = Current password
password-new = New password
password-change = Change the password
password-changed = The password is changed. Every other browser is signed out.
claim = Games of this browser
claim-note =
    { $amount ->
        [one] { $amount } game was played here as a guest and is not your account’s yet.
       *[other] { $amount } games were played here as a guest and are not your account’s yet.
    }
claim-do = Add to the account
claimed =
    { $amount ->
        [0] None of these games can be claimed.
        [one] { $amount } game is your account’s now.
       *[other] { $amount } games are your account’s now.
    }
data = Your data
data-note = Everything the server keeps about you, in one file; or delete it all.
data-export = Download my data
delete-account = Delete the account
delete-warning = This cannot be taken back.
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
own-bot-renew-sure = { $name } gets another token. The old one ends at once.
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
blocks-note = You do not sit at one table, and do not hear each other.
block = Block
block-name = Name
block-since = since { $date }
block-done = { $name } is blocked. You will not meet at new tables.
unblock = Unblock
unblock-whom = Unblock { $name }

## Notifications

push = On this device
push-note = A note from the browser when it is your move, even when the page is closed.
push-turn-on = Notify me on this device
push-turn-off = Turn off on this device
push-is-on = This device is notified.
push-on = Done. This device is notified from now on.
push-denied = This browser forbids notes from this page. Allow them in its settings for this page, then come back.
push-unable = This browser cannot show notes from pages. On an iPhone or iPad, add the page to the home screen first.
push-failed = The browser’s push service cannot be reached. Try again later, or choose another channel.
ways = Where you are notified
ways-note = When it is your move at a turn-based table, and again when half and nine tenths of the time have passed. Never while you have the table open.
ways-none = Nowhere yet.
ways-unable = This server sends no notifications.
way-push = Browser
way-email = E-mail
way-test = Try it
way-test-of = Try it: { $way }
way-tested = Sent. Has it arrived?
way-remove = Remove: { $way }
way-failing =
    { $amount ->
        [one] The last note did not arrive.
       *[other] The last { $amount } notes did not arrive.
    }
way-code = Code from the mail
way-code-note = A code was mailed to { $address }.
way-code-sent = A code was mailed to you. Enter it above.
way-confirm = Confirm
way-new = Another channel
way-kind = Kind of channel
way-about-discord = In Discord: settings of the channel, Integrations, Webhooks, Copy Webhook URL.
way-about-slack = In Slack: add the app “Incoming Webhooks” to a channel and copy its webhook URL.
way-about-matrix = The address of a webhook that leads into a Matrix room.
way-about-email = An address that you read. It also serves to set a new password if you forget yours.
way-address-hook = Address of the webhook
way-address-email = E-mail address
way-add = Add
way-added = Added. Try it!

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
