# Quick phrases: said at the table with one tap, heard by everyone in their own language.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops…
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-i-trust-you = I trust you.
phrase-i-do-not-trust-you = I don’t trust you.
phrase-it-was-a-bluff = It was a bluff!
phrase-hurry = Your turn!
phrase-one-moment = One moment, please.
phrase-again = Another game?
phrase-bravo = Bravo!
phrase-goodbye = Goodbye!

# Emotes: a face is shown; these words are for who does not see it.
phrase-emote-cheerful = laughs
phrase-emote-despair = despairs
phrase-emote-surprised = is surprised
phrase-emote-sly = smirks
phrase-emote-think = ponders
phrase-emote-angry = is cross
