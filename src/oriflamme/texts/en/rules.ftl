# The rules for players, in short sections: rules-N-title, then the paragraphs rules-N-text-1, -text-2 and so on.

rules-1-title = The aim
rules-1-text-1 = The king is dead and has left no heir. Every family sends its people to court, its cards into one common queue, to win influence.
rules-1-text-2 = The player with the most influence after six rounds wins.

rules-2-title = Setting up
rules-2-text-1 = Three to five players. Everyone has the same ten kinds of card, each in the colour of their family.
rules-2-text-2 = Each player shuffles the ten, sets three aside face down without playing them, keeps seven in hand and takes 1 influence.
rules-2-text-3 = Everyone may look at their own three cards set aside. One player is the first player; the token goes to the next seat after each round.

rules-3-title = A round begins: placing
rules-3-text-1 = From the first player clockwise, each must place one card of their hand face down: first in the queue, last in it, or on a pile whose top card is of their family. Never between two piles.
rules-3-text-2 = In six rounds you place six cards. The seventh is never played.

rules-4-title = Resolving the queue
rules-4-text-1 = Then the queue is resolved from first to last. In each pile only the top card acts.
rules-4-text-2 = A revealed card must apply its ability. What is impossible is skipped. If there is only one target, you must take it, even if it is your own card.
rules-4-text-3 = What counts is where a card stands, not whether it has acted. A card that is moved further on acts when its turn comes, even for the second time; a card that is moved back does not act again this round.
rules-4-text-4 = Characters stay revealed and act again in every round. Intrigues act once and leave, unless they say otherwise.

rules-5-title = Hidden cards: wait or reveal
rules-5-text-1 = When it is a hidden card’s turn, its player chooses. Wait: 1 influence from the supply is put on the card. Reveal: the player takes all the influence on it, then applies its ability.
rules-5-text-2 = A card may be revealed in the very round it was placed. Some intrigues treat their pot differently; they say so.

rules-6-title = Eliminating
rules-6-text-1 = An eliminated card is turned face up, the influence on it is lost, and it goes to its family’s discard pile. The queue closes up.
rules-6-text-2 = A player who eliminates a card gains 1 for it, even for their own card.
rules-6-text-3 = If the eliminated card has an effect of its own, like the Ambush, that happens next. A card that is only discarded gives no one anything and triggers nothing.

rules-7-title = Stacks
rules-7-text-1 = A pile of two or more cards is a stack. Only its top card is in play: a covered card cannot act, be revealed, be counted or be hit. It keeps the influence that lies on it.
rules-7-text-2 = When the top card leaves on its own turn, the card below acts at once. When it leaves at another time, the card below acts when its turn comes.

rules-8-title = The end
rules-8-text-1 = The game ends after the sixth round. Influence that still lies on cards in the queue does not count.
rules-8-text-2 = The most influence wins. Tied players compare how many piles of the queue show a card of their family on top; if they are still tied, they share the victory.

rules-9-title = Mixing the boxes
rules-9-text-1 = Every box plays alone, but any ten kinds can make a deck, the same for everyone.
rules-9-text-2 = The three boxes share ten roles, called lines: one kind from each line gives a balanced deck of six characters and four intrigues. Choose line by line, take one of the four presets, or let chance decide.
rules-9-text-3 = If the Prince is in the deck, everyone also gets a Twin, which lies open in front of them.

rules-10-title = What Ablaze adds
rules-10-text-1 = Bribery: a bribed character plays for another family until it leaves the queue. For every rule it belongs to that family; only when it leaves does it go back to the discard pile of the family printed on it.
rules-10-text-2 = Prince and Twin: the Twin enters the queue when you reveal your Prince. If one of the two is eliminated, the other is discarded.
rules-10-text-3 = Plot lets your revealed characters act out of turn, and Impersonation can bring back a card you have lost or set aside.

rules-11-title = What Alliance adds
rules-11-text-1 = Some cards give a choice between two abilities each time they act: the Judge, the Informant and the Diplomat.
rules-11-text-2 = The Judge puts verdict tokens on cards, and any Judge may eliminate a card that has one. There are five tokens.
rules-11-text-3 = Infiltration and Treaty are kept: they lie in front of you to the end and work from there. Uprising turns face down again and strikes more than once.
rules-11-text-4 = The Diplomat is the only revealed card on which influence can lie.

rules-12-title = Two editions
rules-12-text-1 = The booklet of the base game exists in two editions. We play the revised one unless you choose the first.
rules-12-text-2 = In the first edition a card of yours that eliminates your own Ambush gains 1 more and is discarded with it; the Lord counts every card of an adjacent stack of yours; and ties count covered cards as well.
