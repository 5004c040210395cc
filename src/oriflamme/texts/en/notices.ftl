# Notices to people who are not at their table: by push, webhook or e-mail. The page does not load this file.
# A notice is made of notice-asked, -half or -last, then -place, -reveal or -choose, then -until.
# It says only what the table shows to everyone.
#   $until   a time in UTC      $code   six digits

notice-asked = It is your move.
notice-half = It is still your move: half of your time has passed.
notice-last = Your time is almost up.
notice-place = Place a card.
notice-reveal = Wait, or reveal a card?
notice-choose = Choose for one of your cards.
notice-until = You have until { $until }; then a bot plays for you.
notice-over = Your time is up. A bot plays for you until you are back.
notice-test = This is a test. A notice like this tells you when it is your move.
notice-subject = Oriflamme: it is your move
notice-invited = A friend invites you to a table.
notice-invited-subject = Oriflamme: an invitation
notice-recover = With this link you can choose a new password. It works once, within an hour.
notice-recover-not-you = If you did not ask for it, do nothing: your password stays as it is.
notice-recover-subject = Oriflamme: a new password
notice-code = Your code for notices from Oriflamme is { $code }. If you did not ask for a code, ignore this message.
# What other programs show of a link to the page.
link-invitation = { $name } invites you to a table
link-seats = { $free } of { $players } seats are free.
link-free = free
link-replay = { $names } won a game of Oriflamme
link-players = { $names }: watch it card by card.
link-profile = Games of Oriflamme: { $games }, won: { $won }.
link-player = A player of Oriflamme
link-games = games
link-won = won
