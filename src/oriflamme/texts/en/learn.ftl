# The eight steps of “Learn”, on a real table of the base box. Each: a title, a few sentences, what to do, the praise.
# The comment above a step says which position its words fit.

# A hand of cards, an empty or short queue; any card may be placed last.
learn-place-title = Take your place
learn-place-text = Every family plays the same cards. In each round everyone puts one card face down in the queue: first, last, or on one of their own. Only you know what yours is.
learn-place-prompt = Choose a card from your hand and place it last in the queue.
learn-place-praise = Well placed. Now they wonder what it is.

# An own hidden card acts.
learn-wait-title = Patience pays
learn-wait-text = When everyone has placed a card, the cards act one by one, from first to last. A hidden card may wait: then 1 influence is put on it. The longer it waits, the more lies on it.
learn-wait-prompt = Let your card wait.
learn-wait-praise = There is 1 influence on it, and 1 more each time it waits.

# The same card, a Lord with a pot, acts again.
learn-reveal-title = Show your face
learn-reveal-text = Reveal a hidden card and you take all the influence on it; then its ability is applied. A character stays face up and acts again in every round. An intrigue acts once and leaves.
learn-reveal-prompt = Reveal your Lord.
learn-reveal-praise = The pot is yours, and your Lord pays from now on.

# An own Soldier acts; a neighbour is an opponent’s hidden card with a pot.
learn-eliminate-title = Strike
learn-eliminate-text = Your Soldier eliminates one of the two cards beside it. You gain 1, and whatever lay on that card is lost. The card is turned up first, so everyone sees what it was.
learn-eliminate-prompt = Reveal your Soldier and eliminate the hidden card with influence on it.
learn-eliminate-praise = One influence for you, and a fortune gone for someone else.

# Placement; an own revealed card stands in the queue.
learn-stack-title = One on top of the other
learn-stack-text = You may also place a card on one of your own. Only the top card counts: the one below cannot act, and cannot be hit either. When the top leaves, the card below is free again.
learn-stack-prompt = Place a card on one of your own.
learn-stack-praise = What lies below is safe, and silent, until the top card leaves.

# An own hidden Ambush acts, an opponent’s Soldier stands further on beside it and will strike.
learn-ambush-title = Let them come
learn-ambush-text = The Ambush wants to be eliminated. If an opponent’s card hits it, you gain 4 and that card is discarded. If you reveal it yourself, you gain only 1. So let it wait and look valuable.
learn-ambush-prompt = Let your Ambush wait and see who falls for it.
learn-ambush-praise = They hit the Ambush: 4 influence for you, and their card is gone.

# An own hidden Royal Decree acts; an own revealed character stands before it and has acted.
learn-decree-title = The order is yours
learn-decree-text = Cards act in the order in which they stand. The Royal Decree moves any other card to another place. A card that is moved further on acts when its turn comes, even a second time in the same round.
learn-decree-prompt = Reveal the Royal Decree and move your Lord to the end of the queue.
learn-decree-praise = Your Lord acts twice in one round. That is how you bend the queue.

# The last card of round 6 to act is an own hidden card with a pot.
learn-end-title = The last round
learn-end-text = The game ends after six rounds. Only the influence in front of you counts; what still lies on cards in the queue is worth nothing. Most influence wins.
learn-end-prompt = It is the last round: reveal your card while its pot still counts.
learn-end-praise = You know the game now. The rest is reading your friends’ faces.
