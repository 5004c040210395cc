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
