# Phrases rapides.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups…
phrase-nice-move = Joli coup !
phrase-ouch = Aïe !
phrase-i-trust-you = Je vous fais confiance.
phrase-i-do-not-trust-you = Je me méfie de vous.
phrase-it-was-a-bluff = C’était du bluff !
phrase-hurry = À vous de jouer !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-again = On en refait une ?
phrase-bravo = Bravo !
phrase-goodbye = Au revoir !

# Emotes: a face is shown; these words are for who does not see it.
phrase-emote-cheerful = rit
phrase-emote-despair = désespère
phrase-emote-surprised = s’étonne
phrase-emote-sly = sourit en coin
phrase-emote-think = réfléchit
phrase-emote-angry = se fâche
