# Быстрые фразы.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой…
phrase-nice-move = Отличный ход!
phrase-ouch = Ай!
phrase-i-trust-you = Я вам доверяю.
phrase-i-do-not-trust-you = Я вам не доверяю.
phrase-it-was-a-bluff = Это был блеф!
phrase-hurry = Ваш ход!
phrase-one-moment = Минутку, пожалуйста.
phrase-again = Ещё партию?
phrase-bravo = Браво!
phrase-goodbye = До встречи!

# Emotes: a face is shown; these words are for who does not see it.
phrase-emote-cheerful = смеётся
phrase-emote-despair = в отчаянии
phrase-emote-surprised = удивляется
phrase-emote-sly = ухмыляется
phrase-emote-think = думает
phrase-emote-angry = сердится
