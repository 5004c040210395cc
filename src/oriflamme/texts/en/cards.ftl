# The 31 kinds of card, in English.
#   kind-ID             the name; ID is the kind with hyphens (royal-decree)
#     .short            a reminder for the face of the card, at most about 40 letters
#     .text             what the card does, said to its player
#     .tip              a word for beginners
#     .ruling-1 ...     finer points, each with the rule of docs/rules.md that decides it, in brackets at the end
#     every other attribute is a form of the name that sentences of this language need (here .a = the name with a or an)
#
# How a sentence gets a name. The code that formats a message with a $kind gives it all forms: for each attribute of
# kind-ID that is not short, text, tip or ruling-N, an argument `kind-ATTRIBUTE` (so $kind, $kind-a in English; $kind,
# $kind-accusative, $kind-gender in Ukrainian). The same holds for $voice, $by and $gone, which are kinds too, and for
# $card, $actor and $under, which are the card-* messages of events.ftl with their attributes. The caller need not know
# which forms a language has. Format without isolation marks (useIsolating: false). A sentence that begins with a small
# letter is capitalised by the caller.

## Oriflamme

kind-soldier = Soldier
    .a = a Soldier
    .short = Eliminate an adjacent card.
    .text = Eliminate an adjacent card.
    .tip = Reveal it when the neighbour is a hidden card with a rich pot: its player loses it all.
    .ruling-1 = With no card beside it, nothing happens. (R41)
    .ruling-2 = If there is only one adjacent card, you must eliminate it, even your own. (R22)
    .ruling-3 = You gain 1 for the card, no matter whose it is; the influence on it is lost. (R31)
    .ruling-4 = Beside a stack it hits only the top card; the card below is uncovered. (R35)
    .ruling-5 = If the card was an opponent’s Ambush or Trap, you still gain your 1, then the Soldier is discarded; no one gains for that. (R34)

kind-archer = Archer
    .a = an Archer
    .short = Eliminate the first or last card.
    .text = Eliminate the first or the last card of the queue.
    .tip = Place it somewhere in the middle, with other people’s cards at both ends.
    .ruling-1 = The card may be your own, by choice or because there is no other. (R40)
    .ruling-2 = An Archer at an end may choose itself, and alone in the queue it must; you gain the 1 all the same. (R40)
    .ruling-3 = You gain 1 for the card, no matter whose it is; the influence on it is lost. (R31)
    .ruling-4 = At a stack it hits only the top card; the card below is uncovered. (R35)
    .ruling-5 = If the card was an opponent’s Ambush or Trap, the Archer is discarded however far away it stands. (R34)

kind-spy = Spy
    .a = a Spy
    .short = Take 1 from a neighbour’s stock.
    .text = Choose an adjacent card. Its player gives you 1 influence from their stock.
    .tip = A Spy revealed early beside a lasting neighbour pays again every round.
    .ruling-1 = With no card beside it, nothing happens. (R22)
    .ruling-2 = The influence comes from the stock, never from a pot. (R42)
    .ruling-3 = A player with an empty stock gives nothing, but the card may be chosen. (R42)
    .ruling-4 = You may choose your own card, and must if there is no other: nothing happens. (R42)
    .ruling-5 = A bribed card counts for the family it belongs to now. (R70)

kind-heir = Heir
    .a = an Heir
    .short = +2 if no other Heir is revealed.
    .text = Gain 2 if no other revealed Heir is in the queue.
    .tip = Be the first to show your Heir, or get rid of the other one before you do.
    .ruling-1 = It does not matter whose the other Heir is: any revealed one on top of a pile stops this one, even one you have bribed. (R43)
    .ruling-2 = Hidden Heirs and covered Heirs do not count. (R24)
    .ruling-3 = A Shapeshifter that copies an Heir is still called Shapeshifter and does not stop an Heir. (R44)

kind-lord = Lord
    .a = a Lord
    .short = +1, and +1 per adjacent own card.
    .text = Gain 1, and 1 more for each adjacent card of your family.
    .tip = Build a small block of your own cards around it and let it pay each round.
    .ruling-1 = Hidden and revealed neighbours count alike. (R45)
    .ruling-2 = An adjacent stack of your family counts once. (R45)
    .ruling-3 = First edition: every card of an adjacent stack of your family counts. (R45)
    .ruling-4 = A bribed neighbour counts for the family it belongs to now. (R70)

kind-shapeshifter = Shapeshifter
    .a = a Shapeshifter
    .short = Act as an adjacent character.
    .text = Choose an adjacent revealed character and apply its ability as if it were this card’s own.
    .tip = Put it next to a strong revealed character that is likely to stay.
    .ruling-1 = The ability works from the Shapeshifter’s place, for its family and under its name; “this card” means the Shapeshifter. (R44)
    .ruling-2 = With no revealed character beside it, nothing happens; with one, you must copy it. (R22)
    .ruling-3 = Copying a Shapeshifter does nothing, but you may choose it. (R44)
    .ruling-4 = Copying an Heir: only other revealed Shapeshifters stop you, not Heirs. (R44)
    .ruling-5 = Only the ability is copied, never what a card does when revealed or eliminated: a copied Prince brings no Twin. (R44)
    .ruling-6 = When it copies a killer, the Shapeshifter is the card that eliminates: an opponent’s Ambush or Trap discards it. (R34)
    .ruling-7 = Copying a Diplomat, first choice: the 2 influence may go on any revealed Diplomat. (R88)
    .ruling-8 = Copying a Diplomat, second choice: the Shapeshifter has no pot, so you gain 0 and discard it. (R88)
    .ruling-9 = Copying an Informant’s exchange: the Shapeshifter goes to your hand; not possible while it is bribed. (R82)
    .ruling-10 = Copying a Schemer: the Shapeshifter is discarded if a stack is beside it. (R62)
    .ruling-11 = Copying a Deserter: the Shapeshifter is discarded if no revealed character is beside it afterwards. (R83)
    .ruling-12 = Copying an Apothecary: the target must be beside a card of yours other than the Shapeshifter. (R65)

kind-assassination = Assassination
    .a = an Assassination
    .short = Eliminate any card.
    .text = Eliminate any card in the queue. Discard this card.
    .tip = Let it wait a while: its own pot grows, and so does the one you want to destroy.
    .ruling-1 = It may eliminate itself, and must if it is alone: you gain the 1. (R46)
    .ruling-2 = You gain 1 for the card, no matter whose it is; the influence on it is lost. (R31)
    .ruling-3 = In a stack it hits only the top card; the card below is uncovered. (R35)
    .ruling-4 = If it lay on a stack, the card below it acts at once. (R23)
    .ruling-5 = An opponent’s Ambush or Trap takes its reward; the Assassination would be discarded anyway. (R34)
    .ruling-6 = When it hits an opponent’s Extortion, the Assassination still counts as one of your cards. (R89)

kind-ambush = Ambush
    .a = an Ambush
    .short = +4 if a rival eliminates it.
    .text = Revealed by you: its pot is lost; gain 1 and discard it. Eliminated by an opponent’s card: gain 4 and discard the card that did it.
    .tip = Make it look tempting: let a pot grow on it where killers can reach it.
    .ruling-1 = The opponent still earns their 1 for eliminating it. (R48)
    .ruling-2 = Eliminated by your own card: nothing more happens than at any elimination. (R48)
    .ruling-3 = First edition: when your own card eliminates it, you gain 1 more besides the 1 of the elimination, if that is earned, and both cards are discarded. (R48)
    .ruling-4 = Whatever lies on it is lost, whether it is revealed or eliminated. (R48)
    .ruling-5 = The card discarded is the one whose ability was applied: a copying Shapeshifter, the character that Plot applied and not Plot, a killer at any distance. (R34)
    .ruling-6 = The discarded card was not eliminated: no one gains for it. (R34)

kind-royal-decree = Royal Decree
    .a = a Royal Decree
    .short = Move any card to any gap.
    .text = Move any other card to another place in the queue, between two piles or at an end. Discard this card.
    .tip = Move one of your own revealed characters from before the Decree to behind it, and it acts twice.
    .ruling-1 = The card takes its pot and its tokens with it. (R47)
    .ruling-2 = It can never be moved onto another card. (R47)
    .ruling-3 = From a stack only the top card moves. (R47)
    .ruling-4 = The Decree keeps its place while the card moves, and is discarded afterwards. (R47)
    .ruling-5 = A card alone in its pile cannot be moved to the gap on either side of it: that would change nothing. (R47)
    .ruling-6 = With no other card in the queue there is nothing to move. (R47)
    .ruling-7 = A card moved behind the Decree acts when it is reached, even if it has acted this round already. (R23)
    .ruling-8 = A card moved before the Decree does not act for the rest of this round, even if it has not acted yet. (R23)
    .ruling-9 = If it lay on a stack, the card below acts at once. (R23)

kind-conspiracy = Conspiracy
    .a = a Conspiracy
    .short = Take twice its pot.
    .text = When you reveal it, gain twice its pot. Discard this card.
    .tip = Play it early, keep it out of reach of the killers, and cash it before someone guesses.
    .ruling-1 = Twice is all you get: the pot is not taken a third time. (R49)
    .ruling-2 = With an empty pot you gain nothing. (R49)
    .ruling-3 = If it is eliminated, its pot is lost. (R30)
    .ruling-4 = If it lay on a stack, the card below acts at once. (R23)

## Ablaze

kind-cutthroat = Cutthroat
    .a = a Cutthroat
    .short = Eliminate a neighbour and its namesakes.
    .text = Choose an adjacent card. Eliminate it together with every revealed card of the same name that belongs to an opponent. If that is only one card, you do not gain the 1 for it.
    .tip = Wait until two opponents show the same character.
    .ruling-1 = With no card beside it, nothing happens. (R22)
    .ruling-2 = The chosen card may be hidden or your own; further cards of your family are never hit. (R64)
    .ruling-3 = Only revealed cards on top of their piles are hit along with it. (R64)
    .ruling-4 = All of them leave in one step; you gain 1 for each if they are two or more. (R64)
    .ruling-5 = The extras of Queen and Infiltration are gained even for a single card. (R64)
    .ruling-6 = One Felon gives 0, two give 2; one opponent’s Queen gives 1, two opponents’ Queens give 4. (R64)
    .ruling-7 = If the card was an opponent’s Ambush or Trap, the Cutthroat is discarded. (R34)
    .ruling-8 = First edition: if it eliminates only your own Ambush, you gain just Ambush’s 1 more, and both are discarded. (R48)

kind-apothecary = Apothecary
    .a = an Apothecary
    .short = Eliminate a card beside one of yours.
    .text = Eliminate a card that is adjacent to a card of your family other than this one.
    .tip = Spread your cards out: each one of them extends the Apothecary’s reach.
    .ruling-1 = Your other card may be hidden or revealed, anywhere in the queue, but must be on top of its pile. (R65)
    .ruling-2 = The target may be your own card, or the Apothecary itself if it stands beside another card of yours. (R65)
    .ruling-3 = If there is no such card, nothing happens. (R65)
    .ruling-4 = If there is only one such card, you must eliminate it. (R22)
    .ruling-5 = If the card was an opponent’s Ambush or Trap, the Apothecary is discarded however far away it stands. (R34)

kind-felon = Felon
    .a = a Felon
    .short = Neighbours’ families lose 1 each.
    .text = Each player, you included, loses 1 for each card of their family beside this one.
    .tip = Place it at an end of the queue, where no card of yours stands, and hope for lasting neighbours.
    .ruling-1 = The influence goes from the stocks to the supply. (R66)
    .ruling-2 = A stack counts as one card. (R24)
    .ruling-3 = A player who has nothing left loses nothing. (R66)
    .ruling-4 = A bribed neighbour counts for the family it belongs to now. (R70)

kind-queen = Queen
    .a = a Queen
    .short = +2. Her killer gains 1 more.
    .text = Gain 2. If a player of another family eliminates this card, they gain 1 more.
    .tip = Out of reach she is a steady fortune; within reach she is a prize.
    .ruling-1 = The 1 more is paid for a hidden Queen too. (R63)
    .ruling-2 = Your own card that eliminates her gains no more than usual. (R63)
    .ruling-3 = A Cutthroat gains it even when it eliminates her alone. (R64)
    .ruling-4 = A Shapeshifter that copies her gains 2, but is worth no more when eliminated. (R44)

kind-prince = Prince
    .a = a Prince
    .short = +1. Brings the Twin.
    .text = When you reveal it: put your Twin, revealed, first or last in the queue or on one of your cards. Ability: gain 1.
    .tip = Put the Twin last and it acts this very round; but beware: eliminating one of the pair removes both.
    .ruling-1 = You first take the Prince’s pot, then place the Twin, then gain 1. (R60)
    .ruling-2 = You must place the Twin if it is still in front of you. (R60)
    .ruling-3 = The Twin cannot be put on a Prince or on an opponent’s card. (R60)
    .ruling-4 = A Twin that stands further on acts this round; one that stands before the Prince does not. (R23)
    .ruling-5 = When a Prince is eliminated, hidden or revealed, every Twin of its family that is on top of a pile is discarded. (R60)
    .ruling-6 = A bribed Prince or Twin counts for the family it belongs to now. (R70)
    .ruling-7 = A Prince that enters by Impersonation brings no Twin. (R67)
    .ruling-8 = Copied by a Shapeshifter or applied by Plot, it only gains 1. (R44)

kind-twin = Twin
    .a = a Twin
    .short = +1. Shares the Prince’s fate.
    .text = Gain 1. It enters when you reveal your Prince.
    .tip = Put it on a card you want to protect for a while, or last, so that it acts at once.
    .ruling-1 = It lies open in front of you until then and is not one of your ten cards. (R2)
    .ruling-2 = When a Twin is eliminated, every revealed Prince of its family that is on top of a pile is discarded. (R61)
    .ruling-3 = A hidden Prince is spared, and so is a covered one. (R61)
    .ruling-4 = A Prince or Twin discarded this way is not eliminated: no one gains for it. (R61)
    .ruling-5 = It can enter by Impersonation only from your discard pile. (R67)

kind-schemer = Schemer
    .a = a Schemer
    .short = +1, but flees a stack.
    .text = If an adjacent pile is a stack, discard this card. Otherwise gain 1.
    .tip = Show it where the neighbours are opponents of each other and have no reason to build a stack.
    .ruling-1 = It does not matter whose stack it is. (R62)
    .ruling-2 = A stack is a pile of two or more cards. (R62)
    .ruling-3 = With no neighbours at all it gains. (R62)
    .ruling-4 = With the option schemer_gain = 2 it gains 2. (R62)
    .ruling-5 = A Shapeshifter that copies it is discarded itself if a stack is beside it. (R44)
    .ruling-6 = If it lay on a stack itself and is discarded, the card below acts at once. (R23)

kind-impersonation = Impersonation
    .a = an Impersonation
    .short = Eliminate a neighbour, take its place.
    .text = Eliminate an adjacent card. If it was an opponent’s character alone in its pile, put your own card of that kind, revealed, in its place. Discard this card.
    .tip = Remember your three set-aside cards: this is the only way to play them.
    .ruling-1 = With no card beside it, nothing is eliminated and it is discarded. (R22)
    .ruling-2 = Your card must lie in your discard pile or among your three set-aside cards; if it is there, you must put it in the queue. (R67)
    .ruling-3 = The character may have been hidden or revealed. (R67)
    .ruling-4 = No card enters for an intrigue, for a card of your own family, or for the top of a stack. (R67)
    .ruling-5 = Your card enters next to Impersonation, on that side. Behind Impersonation it acts this round; in front of it, it does not. (R23)
    .ruling-6 = A Prince that enters this way brings no Twin. (R67)
    .ruling-7 = A Twin can enter only from your discard pile. (R67)
    .ruling-8 = You gain 1 for the eliminated card; an opponent’s Ambush or Trap takes its reward and discards Impersonation. (R34)

kind-trap = Trap
    .a = a Trap
    .short = If a rival eliminates it: take 3.
    .text = Revealed by you: its pot is lost; gain 1 and discard it. Eliminated by an opponent’s card: take up to 3 from that player’s stock and discard the card that did it.
    .tip = It hurts most when the killer belongs to the leader; place it within that player’s reach.
    .ruling-1 = The opponent first gains the 1 for eliminating it; then you take up to 3, that 1 included. (R71)
    .ruling-2 = You take no more than that player has. (R71)
    .ruling-3 = Eliminated by your own card: nothing more happens than at any elimination. (R71)
    .ruling-4 = Whatever lies on it is lost, whether it is revealed or eliminated. (R71)
    .ruling-5 = The card discarded is the one whose ability was applied: a copying Shapeshifter, the character that Plot applied and not Plot, a killer at any distance. (R34)
    .ruling-6 = Two Traps hit by one Uprising: that player gains 2, then each Trap takes up to 3, in queue order. (R71)

kind-bribery = Bribery
    .a = a Bribery
    .short = A lone character joins you.
    .text = Choose a revealed character that stands alone in its pile: it belongs to your family now. Discard this card.
    .tip = Choose a character that stands further on and earns every round.
    .ruling-1 = Anyone’s character may be chosen, your own too; your own card is, or becomes again, simply yours. (R68)
    .ruling-2 = If no such character is in the queue, nothing happens. (R68)
    .ruling-3 = If there is only one, you must choose it. (R22)
    .ruling-4 = The card stays yours, covered too, until it leaves the queue. (R70)
    .ruling-5 = When it leaves, it goes to the discard pile of the family printed on it. (R70)
    .ruling-6 = Every rule that speaks of family, yours or an opponent’s means the family the card belongs to now. (R70)
    .ruling-7 = If the character stands further on, it acts for you this round. (R23)
    .ruling-8 = A bribed Informant cannot exchange itself. (R82)

kind-plot = Plot
    .a = a Plot
    .short = Your character acts; pot buys more.
    .text = Discard this card without taking its pot, then apply the ability of one of your revealed characters. For each influence of the pot, one after the other: gain it, or lose it and apply a character’s ability again.
    .tip = Keep one strong character in the queue and let Plot’s pot grow: each influence is one more use.
    .ruling-1 = The character applies its ability in its own place; it may be the same each time or another. (R69)
    .ruling-2 = With no revealed character of your family on top of a pile, the ability is skipped and influence can only be gained. (R69)
    .ruling-3 = A card that lay under Plot may be chosen if it is a revealed character; it acts again afterwards, as its turn comes at once. (R69)
    .ruling-4 = Only abilities are applied, never what a card does when revealed: a Prince brings no Twin. (R69)
    .ruling-5 = The character is the card that eliminates: an opponent’s Ambush or Trap discards it, not Plot. (R34)
    .ruling-6 = While Plot works its place is kept; an empty place is not a pile, so the cards on either side of it are adjacent. (R23)
    .ruling-7 = If Plot is eliminated, its pot is lost. (R30)

## Alliance

kind-deserter = Deserter
    .a = a Deserter
    .short = Eliminate a neighbour; may leave.
    .text = Eliminate an adjacent card; gain 1 more if it was a character. Then discard this card if no adjacent card is a revealed character.
    .tip = Place it beside a revealed character that will stay, and let it prey on the other side.
    .ruling-1 = With no card beside it nothing is eliminated, and it is discarded. (R83)
    .ruling-2 = The character may have been hidden or revealed, and may be your own. (R83)
    .ruling-3 = The neighbours are looked at after the eliminated card has left: a card uncovered or moved up beside it counts. (R83)
    .ruling-4 = Anyone’s revealed character keeps it in the queue. (R83)
    .ruling-5 = A Shapeshifter that copies it is discarded itself under the same condition. (R44)
    .ruling-6 = If it is discarded from a stack, the card below acts at once. (R23)
    .ruling-7 = If the card was an opponent’s Ambush or Trap, the Deserter is discarded. (R34)

kind-judge = Judge
    .a = a Judge
    .short = +1 and a verdict, or execute one.
    .text = Choose one: gain 1 and put a verdict token on any card in the queue; or eliminate a card with a verdict token.
    .tip = Mind who acts next: a token you place may be used by another Judge first.
    .ruling-1 = The second choice is not offered when no card on top of a pile has a token. (R84)
    .ruling-2 = Tokens are common: any Judge may use any token. (R84)
    .ruling-3 = A card may hold several tokens, and may be your own or the Judge itself. (R84)
    .ruling-4 = There are five tokens; when the supply is empty, the first choice only gains 1. (R84)
    .ruling-5 = Tokens stay on a card that is covered, but a covered card cannot be eliminated. (R84)
    .ruling-6 = When a card leaves the queue, its tokens go back to the supply. (R30)
    .ruling-7 = If the card was an opponent’s Ambush or Trap, the Judge is discarded however far away it stands. (R34)

kind-informant = Informant
    .a = an Informant
    .short = Gain neighbours’ pots, or swap.
    .text = Choose one: gain as much as lies on the adjacent hidden cards of opponents; or exchange this card with one of your hand, which goes hidden in its place.
    .tip = Reveal it between two fat pots; when they are gone, exchange it and play it again.
    .ruling-1 = The influence you count stays on those cards; you gain from the supply. (R82)
    .ruling-2 = You may make the first choice even if it gains nothing. (R82)
    .ruling-3 = The card that replaces it sits out this round: it neither waits nor is revealed, even if it is moved further on; it can be targeted. (R82)
    .ruling-4 = The Informant goes back to your hand, and everyone knows it is there. (R82)
    .ruling-5 = A bribed card cannot make the exchange. (R82)
    .ruling-6 = A Shapeshifter that copies the exchange goes to your hand itself. (R44)
    .ruling-7 = Tokens on it go back to the supply when it is exchanged. (R30)

kind-empress = Empress
    .a = an Empress
    .short = +2, and 1 onto a rival’s hidden card.
    .text = Gain 2. Put 1 from the supply on an opponent’s hidden card.
    .tip = Give the 1 to a card that is about to be eliminated, or to the player in last place.
    .ruling-1 = Only a card on top of a pile can receive it. (R80)
    .ruling-2 = If no opponent has such a card, you just gain 2. (R80)
    .ruling-3 = If there is only one such card, it receives the 1. (R22)

kind-fanatic = Fanatic
    .a = a Fanatic
    .short = +1, and +1 if alone revealed.
    .text = Gain 1. Gain 1 more if you have no other revealed card in the queue.
    .tip = Pair it with hidden cards that wait, and cover your other revealed ones.
    .ruling-1 = Only cards on top of their piles count; hidden and covered ones do not. (R81)
    .ruling-2 = A card you have bribed counts as yours, one bribed away from you does not. (R70)

kind-diplomat = Diplomat
    .a = a Diplomat
    .short = +1, feed another; or cash in.
    .text = Choose one: gain 1 and put 2 from the supply on another revealed Diplomat; or gain this card’s pot and discard it.
    .tip = Two Diplomats feed each other: leave before a killer notices your pot.
    .ruling-1 = The other Diplomat may be anyone’s; without one, you only gain 1. (R88)
    .ruling-2 = You may make the second choice even with an empty pot. (R88)
    .ruling-3 = It is the only revealed card that can have a pot. (R88)
    .ruling-4 = The pot stays on it when it is covered, and is lost when it leaves the queue in any other way than by its second choice. (R88)
    .ruling-5 = A Shapeshifter that copies it may put the 2 on any revealed Diplomat; with the second choice it gains 0 and is discarded. (R88)

kind-uprising = Uprising
    .a = an Uprising
    .short = Pay 1: eliminate both neighbours.
    .text = To reveal it, lose 1 influence of its pot and gain the rest. Eliminate both adjacent cards, then turn this card face down again; it stays in the queue.
    .tip = Let it wait one round, strike, and wait again: it can strike several times in a game.
    .ruling-1 = With an empty pot it can only wait. (R85)
    .ruling-2 = With one adjacent card it eliminates that one; with none it may be revealed all the same. (R85)
    .ruling-3 = Both cards leave in one step, your own included; you gain 1 for each. (R85)
    .ruling-4 = It is hidden again, but everyone knows what it is. (R85)
    .ruling-5 = If an opponent’s Ambush or Trap discards it, it is not turned face down: it is gone. (R85)
    .ruling-6 = On two Traps: you gain 2, then each takes up to 3, in queue order. (R71)
    .ruling-7 = On two Extortions: both leave first, then each is paid. (R89)

kind-extortion = Extortion
    .a = an Extortion
    .short = If a rival eliminates it: 2 per card.
    .text = Revealed by you: its pot is lost; gain 1 and discard it. Eliminated by an opponent’s card: gain 2 for each card that opponent has in the queue, then they lose 1 from the pot of each of their hidden cards.
    .tip = Offer it to the player with the most cards in the queue.
    .ruling-1 = Only cards on top of their piles count, hidden or revealed. (R89)
    .ruling-2 = The card that eliminated it counts if it is still in the queue. (R89)
    .ruling-3 = That card is not discarded. (R89)
    .ruling-4 = You gain from the supply; what the opponent loses goes to the supply. (R89)
    .ruling-5 = Eliminated by your own card: nothing more happens than at any elimination. (R32)
    .ruling-6 = Two Extortions hit by one Uprising: both leave first, then each is paid. (R89)
    .ruling-7 = Whatever lies on it is lost, whether it is revealed or eliminated. (R89)

kind-infiltration = Infiltration
    .a = an Infiltration
    .short = Kept: +2 per hidden card you eliminate.
    .text = Put 1 from the supply on each of your hidden cards. Keep this card: from now on you gain 2 more for each hidden card you eliminate.
    .tip = Reveal it early when you have several hidden cards out and killers still to play.
    .ruling-1 = Only cards on top of their piles receive influence; a card under Infiltration does not. (R86)
    .ruling-2 = The kept card lies in front of you to the end of the game, and nothing affects it. (R86)
    .ruling-3 = Your own hidden cards count as well when you eliminate them. (R86)
    .ruling-4 = A card is hidden if it was so before the elimination revealed it. (R86)
    .ruling-5 = If it is eliminated, it is not kept. (R86)
    .ruling-6 = If it lay on a stack, the card below acts at once. (R23)

kind-treaty = Treaty
    .a = a Treaty
    .short = Kept: its pot pays every round.
    .text = Keep this card with its pot. At the start of each later round, gain as much as its pot if you have a card in the queue. After the last round gain its pot.
    .tip = Play it early and reveal it around the middle of the game: every later round pays its pot again.
    .ruling-1 = Revealing it does not take the pot: it stays on the card, and pays without growing smaller. (R87)
    .ruling-2 = At least one pile must have a card of your family on top when the round starts. (R87)
    .ruling-3 = The payment after round 6 does not need a card in the queue. (R87)
    .ruling-4 = Nothing affects the pot once the Treaty is kept. (R87)
    .ruling-5 = If it is eliminated, it is not kept and its pot is lost. (R87)
    .ruling-6 = If it lay on a stack, the card below acts at once. (R23)
