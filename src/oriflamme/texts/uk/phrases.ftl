# Швидкі фрази.

phrase-hello = Вітаю!
phrase-good-luck = Хай щастить!
phrase-well-played = Гарно зіграно!
phrase-thanks = Дякую!
phrase-sorry = Перепрошую!
phrase-oops = Ой…
phrase-nice-move = Гарний хід!
phrase-ouch = Ай!
phrase-i-trust-you = Я вам довіряю.
phrase-i-do-not-trust-you = Я вам не довіряю.
phrase-it-was-a-bluff = Це був блеф!
phrase-hurry = Ваш хід!
phrase-one-moment = Хвилинку, будь ласка.
phrase-again = Ще одну?
phrase-bravo = Браво!
phrase-goodbye = До зустрічі!

# Emotes: a face is shown; these words are for who does not see it.
phrase-emote-cheerful = сміється
phrase-emote-despair = у розпачі
phrase-emote-surprised = дивується
phrase-emote-sly = хитро всміхається
phrase-emote-think = міркує
phrase-emote-angry = сердиться
