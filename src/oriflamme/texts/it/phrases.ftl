# Frasi rapide.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-oops = Ops…
phrase-nice-move = Bella mossa!
phrase-ouch = Ahi!
phrase-i-trust-you = Mi fido di te.
phrase-i-do-not-trust-you = Non mi fido di te.
phrase-it-was-a-bluff = Era un bluff!
phrase-hurry = Tocca a te!
phrase-one-moment = Un attimo, per favore.
phrase-again = Un’altra partita?
phrase-bravo = Complimenti!
phrase-goodbye = Alla prossima!

# Emotes: a face is shown; these words are for who does not see it.
phrase-emote-cheerful = ride
phrase-emote-despair = si dispera
phrase-emote-surprised = si stupisce
phrase-emote-sly = sogghigna
phrase-emote-think = riflette
phrase-emote-angry = si arrabbia
