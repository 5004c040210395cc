"""Rules of thumb for every decision: whom to hit, when to reveal, where to place. Level 2, and club's playouts."""

from typing import Final

from ..rules.actions import random_action
from ..rules.bits import lowest, one
from ..rules.dice import Dice, below
from ..rules.flow import advance, answer
from ..rules.kinds import (
    AMBUSH,
    ASSASSINATION,
    BRIBERY,
    CHARACTERS,
    CONSPIRACY,
    CUTTHROAT,
    DESERTER,
    DIPLOMAT,
    EMPRESS,
    EXTORTION,
    IMPERSONATION,
    INFILTRATION,
    INFORMANT,
    LORD,
    PLOT,
    ROYAL_DECREE,
    SHAPESHIFTER,
    SOLDIER,
    SPY,
    TRAP,
    TREATY,
    UPRISING,
    Card,
    Kind,
    Kinds,
    Pile,
    Piles,
    Seat,
)
from ..rules.questions import (
    ACTIVATE,
    FIRST,
    GAP,
    LAST,
    MODE,
    ON,
    PLACE,
    REPEAT,
    REVEAL,
    SPEND,
    SWAP,
    TAKE,
    TARGET,
    UNCOVER,
    WAIT,
)
from ..rules.queue import (
    adjacent,
    all_piles,
    hidden,
    is_hidden,
    piles_of,
    revealed_characters,
    with_token,
)
from ..rules.setup import deal, restart
from ..rules.state import State
from ..rules.steps import APPLICATION, OVER
from .insight import (
    INCOME,
    POINT,
    PROMISE,
    best_hit,
    best_hit_value,
    earning,
    hit,
    poorest,
    pots_on,
    richest,
    rounds_left,
    worth,
)
from .promise import best_activation, best_activation_value, best_copy, profit

NEAR_KILLERS: Final = 1 << SOLDIER | 1 << CUTTHROAT | 1 << DESERTER | 1 << IMPERSONATION | 1 << UPRISING
LATE: Final = 1 << ASSASSINATION | 1 << IMPERSONATION | 1 << BRIBERY | 1 << PLOT | 1 << ROYAL_DECREE
PERCENT: Final = 100


def casual_action(g: State, dice: Dice, lapses: int) -> int:
    """Return what a casual player does. In `lapses` of a hundred decisions they play at random."""
    if lapses and below(dice, PERCENT) < lapses:
        return random_action(g, dice)
    question = g.question
    if question == REVEAL:
        return reveal_or_wait(g)
    if question == PLACE:
        return placement(g, dice)
    if question == TARGET:
        return choose_target(g, asking_card(g))
    if question == MODE:
        return choose_a_mode(g, asking_card(g))
    if question == GAP:
        return choose_a_gap(g)
    if question == SWAP:
        return choose_swap(g, g.options)
    if question == ACTIVATE:
        return best_activation(g, g.options)
    if question == SPEND:
        return REPEAT if best_activation_value(g, g.asked) > POINT + 1 else TAKE
    return LAST  # the Twin, so that it acts at once


def asking_card(g: State) -> Card:
    """Return the card whose ability asks."""
    return g.applied if g.step == APPLICATION else g.actor


# Wait or reveal.


def reveal_or_wait(g: State) -> int:
    """Compare revealing now with waiting; a pot is worth nothing at the end."""
    me = g.actor
    kind = g.kind[me]
    if not g.options >> UNCOVER & 1:
        return WAIT
    gain_now = POINT * g.pot[me] + profit(g, me, kind)
    left = rounds_left(g)
    if left == 0:
        return UNCOVER if gain_now > 0 else WAIT
    if CHARACTERS >> kind & 1:
        keep_hidden = POINT * g.pot[me] + POINT + INCOME[kind] // 4
    else:
        keep_hidden = POINT * g.pot[me] + patience(g, me, kind, left)
    if threatened(g, me):
        keep_hidden -= 2 * g.pot[me]
    return UNCOVER if gain_now > keep_hidden else WAIT


def patience(g: State, me: Card, kind: Kind, left: int) -> int:
    """Return what an intrigue gains by waiting another round."""
    if kind in (AMBUSH, TRAP, EXTORTION):
        return 3 * POINT
    if kind == CONSPIRACY:
        return (g.pot[me] + 2) * POINT if left > 1 else POINT * g.pot[me] + POINT
    if kind == TREATY:
        return POINT * (g.pot[me] + 1) * max(left - 1, 0) + (2 * POINT if g.pot[me] == 0 else 0)
    if kind == INFILTRATION:
        return 5 * left
    if kind == UPRISING:
        return 2 * POINT
    if kind == PLOT:
        return POINT + 2 + POINT * left // 2
    return POINT + PROMISE[kind] * left // 5


def threatened(g: State, me: Card) -> bool:
    """Tell whether an opponent's revealed killer is adjacent to a card."""
    neighbours = adjacent(g, me) & revealed_characters(g) & ~piles_of(g, g.family[me])
    while neighbours:
        if NEAR_KILLERS >> g.kind[g.row[lowest(neighbours)]] & 1:
            return True
        neighbours &= neighbours - 1
    return False


# Placement.


def placement(g: State, dice: Dice) -> int:
    """Choose the most eager card, then the place that suits it best, both with some randomness."""
    seat = g.asked
    hand = g.hand[seat]
    chosen = lowest(hand)
    most = -PERCENT
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        score = eagerness(g, kind) + below(dice, 8)
        if score > most:
            most = score
            chosen = kind
    return chosen << 6 | best_place(g, dice, seat, chosen)


def best_place(g: State, dice: Dice, seat: Seat, kind: Kind) -> int:
    """Return the place that suits a kind best."""
    places = g.options
    best = FIRST
    most = -PERCENT
    while places:
        where = lowest(places)
        places &= places - 1
        score = suitability(g, seat, kind, where) + below(dice, 4)
        if score > most:
            most = score
            best = where
    return best


def eagerness(g: State, kind: Kind) -> int:
    """Return how eager a kind is to be played in this round."""
    left = rounds_left(g)
    if LATE >> kind & 1:
        return PROMISE[kind] - 2 * left
    if kind in (CONSPIRACY, TREATY):
        return 4 * left - 2
    if kind in (AMBUSH, TRAP, EXTORTION, UPRISING, INFILTRATION):
        return PROMISE[kind] // 2 + 2 * left
    return INCOME[kind] * (left + 1) * 3 // 4


def suitability(g: State, seat: Seat, kind: Kind, where: int) -> int:
    """Return how well a place suits a kind."""
    if where >= ON:
        return covering(g, seat, kind, where - ON)
    if g.length == 0:
        return 0
    neighbour = 0 if where == FIRST else g.length - 1
    card = g.row[neighbour]
    friend = g.family[card] == seat
    value = 0
    if NEAR_KILLERS >> kind & 1:
        value = hit(g, seat, neighbour) >> 1
    elif kind == LORD:
        value = 3 if friend else 0
    elif kind == SPY:
        value = 0 if friend else 3
    elif kind in (AMBUSH, TRAP, EXTORTION):
        value = 2 if not friend and not is_hidden(g, card) else 0
    elif not friend and not is_hidden(g, card) and NEAR_KILLERS >> g.kind[card] & 1:
        value = -3  # beside a killer
    return value + (1 if where == LAST else 0)


def covering(g: State, seat: Seat, kind: Kind, pile: Pile) -> int:
    """Return what it costs to cover a card of the own family; a card that leaves soon may cover it."""
    buried = worth(g, seat, pile)
    if CHARACTERS >> kind & 1:
        return -buried
    return -(buried // 3) if LATE >> kind & 1 else -(buried // 2)


# Choices of an ability.


def choose_target(g: State, me: Card) -> Pile:
    """Choose a card for the kind that asks."""
    you = g.family[me]
    piles = g.options
    voice = g.voice
    if voice == SPY:
        rivals = piles & ~piles_of(g, you)
        return richest(g, rivals) if rivals else lowest(piles)
    if voice == SHAPESHIFTER:
        return best_copy(g, me, piles)
    if voice == EMPRESS:
        return poorest(g, piles)
    if voice == DIPLOMAT:
        mine = piles & piles_of(g, you)
        return lowest(mine) if mine else poorest(g, piles)
    if voice == BRIBERY:
        rivals = piles & ~piles_of(g, you)
        return earning(g, rivals) if rivals else earning(g, piles)
    if voice == ROYAL_DECREE:
        return choose_moved(g, you, piles)
    return best_hit(g, you, piles)  # killers, and the Judge's mark


def choose_moved(g: State, seat: Seat, piles: Piles) -> Pile:
    """Choose an own character that has acted, so that it acts again, or a rival's that has not, so that it cannot."""
    best = lowest(piles)
    best_value = -1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        card = g.row[pile]
        value = 0
        if not is_hidden(g, card):
            own = g.family[card] == seat
            if own == (pile < g.here):
                value = INCOME[g.kind[card]] + (1 if own else 0)
        if value > best_value:
            best_value = value
            best = pile
    return best


def choose_a_gap(g: State) -> int:
    """Move an own card to the end, so that it acts, and a rival's to the front, so that it does not."""
    moved = g.answers[g.given - 1] if g.given else lowest(all_piles(g) & ~one(g.here))
    own = g.family[g.row[moved]] == g.asked
    gaps = g.options
    first = lowest(gaps)
    last = first
    while gaps:
        last = lowest(gaps)
        gaps &= gaps - 1
    return last if own else first


def choose_a_mode(g: State, me: Card) -> int:
    """Choose between the two texts of an Informant, a Diplomat or a Judge."""
    you = g.family[me]
    if g.voice == INFORMANT:
        watched = pots_on(g, adjacent(g, me) & hidden(g) & ~piles_of(g, you))
        return 1 if watched or rounds_left(g) == 0 else 2
    if g.voice == DIPLOMAT:
        return 2 if POINT * g.pot[me] > POINT + INCOME[DIPLOMAT] * rounds_left(g) // 2 else 1
    return 2 if best_hit_value(g, you, with_token(g)) > POINT + 2 else 1


def choose_swap(g: State, kinds: Kinds) -> Kind:
    """Choose the card of the hand that gains most by being hidden."""
    best = lowest(kinds)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if PROMISE[kind] + INCOME[kind] > PROMISE[best] + INCOME[best]:
            best = kind
    return best


# Whole games.


def casual_playout(g: State, dice: Dice, lapses: int) -> int:
    """Play a game to its end as casual players do and return how many decisions it took."""
    decisions = 0
    while g.step != OVER:
        answer(g, casual_action(g, dice, lapses))
        advance(g)
        decisions += 1
    return decisions


def play_casual_games(g: State, dice: Dice, games: int) -> int:
    """Deal and play whole games as casual players do, one after another, and return how many decisions they took."""
    decisions = 0
    for _ in range(games):
        restart(g)
        deal(g, dice)
        advance(g)
        decisions += casual_playout(g, dice, 0)
    return decisions
