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
from .habits import (
    AT_THE_END,
    BESIDE_OWN,
    BESIDE_RIVAL,
    CARD_WHIM,
    CASUAL_HABITS,
    COVER,
    COVER_BRIEFLY,
    COVER_FOR_GOOD,
    DANGER,
    DECREES,
    EAGERNESS,
    FEAR,
    HASTE,
    INCOME,
    LASTING,
    LURE,
    PATIENCE,
    PLACE_WHIM,
    PROMISE,
    in_general,
    of_kind,
)
from .insight import (
    POINT,
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
from .promise import best_activation, best_activation_value, best_copy, moving_value, profit

NEAR_KILLERS: Final = 1 << SOLDIER | 1 << CUTTHROAT | 1 << DESERTER | 1 << IMPERSONATION | 1 << UPRISING
LATE: Final = 1 << ASSASSINATION | 1 << IMPERSONATION | 1 << BRIBERY | 1 << PLOT | 1 << ROYAL_DECREE
PERCENT: Final = 100


def thumb_action(g: State, habits: int, dice: Dice, lapses: int) -> int:
    """Return what a player with these habits does. In `lapses` of a hundred decisions they play at random."""
    if lapses and below(dice, PERCENT) < lapses:
        return random_action(g, dice)
    question = g.question
    if question == REVEAL:
        return reveal_or_wait(g, habits)
    if question == PLACE:
        return placement(g, habits, dice)
    if question == TARGET:
        return choose_target(g, habits, asking_card(g))
    if question == MODE:
        return choose_a_mode(g, habits, asking_card(g))
    if question == GAP:
        return choose_a_gap(g)
    if question == SWAP:
        return choose_swap(g, habits, g.options)
    if question == ACTIVATE:
        return best_activation(g, habits, g.options)
    if question == SPEND:
        return REPEAT if best_activation_value(g, habits, g.asked) > POINT + 1 else TAKE
    return LAST  # the Twin, so that it acts at once


def asking_card(g: State) -> Card:
    """Return the card whose ability asks."""
    return g.applied if g.step == APPLICATION else g.actor


# Wait or reveal.


def reveal_or_wait(g: State, habits: int) -> int:
    """Compare revealing now with waiting; a pot is worth nothing at the end."""
    me = g.actor
    kind = g.kind[me]
    if not g.options >> UNCOVER & 1:
        return WAIT
    gain_now = POINT * g.pot[me] + profit(g, habits, me, kind)
    left = rounds_left(g)
    if left == 0:
        return UNCOVER if gain_now > 0 else WAIT
    keep_hidden = POINT * g.pot[me] + patience(g, habits, me, kind, left)
    if threatened(g, me):
        keep_hidden -= in_general(habits, DANGER) * g.pot[me]
    return UNCOVER if gain_now > keep_hidden else WAIT


def patience(g: State, habits: int, me: Card, kind: Kind, left: int) -> int:
    """Return what a card gains by waiting another round."""
    if kind == CONSPIRACY:
        return (g.pot[me] + 2) * POINT if left > 1 else POINT * g.pot[me] + POINT
    if kind == TREATY:
        return POINT * (g.pot[me] + 1) * max(left - 1, 0) + (2 * POINT if g.pot[me] == 0 else 0)
    return of_kind(habits, kind, PATIENCE) + of_kind(habits, kind, LASTING) * left // 20


def threatened(g: State, me: Card) -> bool:
    """Tell whether an opponent's revealed killer is adjacent to a card."""
    neighbours = adjacent(g, me) & revealed_characters(g) & ~piles_of(g, g.family[me])
    while neighbours:
        if NEAR_KILLERS >> g.kind[g.row[lowest(neighbours)]] & 1:
            return True
        neighbours &= neighbours - 1
    return False


# Placement.


def placement(g: State, habits: int, dice: Dice) -> int:
    """Choose the most eager card, then the place that suits it best, both with some randomness."""
    seat = g.asked
    hand = g.hand[seat]
    chosen = lowest(hand)
    most = -PERCENT
    while hand:
        kind = lowest(hand)
        hand &= hand - 1
        score = eagerness(g, habits, kind) + below(dice, in_general(habits, CARD_WHIM))
        if score > most:
            most = score
            chosen = kind
    return chosen << 6 | best_place(g, habits, dice, seat, chosen)


def best_place(g: State, habits: int, dice: Dice, seat: Seat, kind: Kind) -> int:
    """Return the place that suits a kind best."""
    places = g.options
    best = FIRST
    most = -PERCENT
    while places:
        where = lowest(places)
        places &= places - 1
        score = suitability(g, habits, seat, kind, where) + below(dice, in_general(habits, PLACE_WHIM))
        if score > most:
            most = score
            best = where
    return best


def eagerness(g: State, habits: int, kind: Kind) -> int:
    """Return how eager a kind is to be played in this round."""
    return (of_kind(habits, kind, EAGERNESS) + of_kind(habits, kind, HASTE) * rounds_left(g)) >> 2


def suitability(g: State, habits: int, seat: Seat, kind: Kind, where: int) -> int:
    """Return how well a place suits a kind."""
    if where >= ON:
        return covering(g, habits, seat, kind, where - ON)
    if g.length == 0:
        return 0
    neighbour = 0 if where == FIRST else g.length - 1
    card = g.row[neighbour]
    friend = g.family[card] == seat
    value = 0
    if NEAR_KILLERS >> kind & 1:
        value = hit(g, habits, seat, neighbour) >> 1
    elif kind == LORD:
        value = in_general(habits, BESIDE_OWN) if friend else 0
    elif kind == SPY:
        value = 0 if friend else in_general(habits, BESIDE_RIVAL)
    elif kind in (AMBUSH, TRAP, EXTORTION):
        value = in_general(habits, LURE) if not friend and not is_hidden(g, card) else 0
    elif not friend and not is_hidden(g, card) and NEAR_KILLERS >> g.kind[card] & 1:
        value = -in_general(habits, FEAR)  # beside a killer
    return value + (in_general(habits, AT_THE_END) if where == LAST else 0)


def covering(g: State, habits: int, seat: Seat, kind: Kind, pile: Pile) -> int:
    """Return what it costs to cover a card of the own family; a card that leaves soon may cover it."""
    buried = worth(g, habits, seat, pile)
    what = COVER_FOR_GOOD if CHARACTERS >> kind & 1 else COVER_BRIEFLY if LATE >> kind & 1 else COVER
    return -(buried * in_general(habits, what) // 12)


# Choices of an ability.


def choose_target(g: State, habits: int, me: Card) -> Pile:
    """Choose a card for the kind that asks."""
    you = g.family[me]
    piles = g.options
    voice = g.voice
    if voice == SPY:
        rivals = piles & ~piles_of(g, you)
        return richest(g, rivals) if rivals else lowest(piles)
    if voice == SHAPESHIFTER:
        return best_copy(g, habits, me, piles)
    if voice == EMPRESS:
        return poorest(g, piles)
    if voice == DIPLOMAT:
        mine = piles & piles_of(g, you)
        return lowest(mine) if mine else poorest(g, piles)
    if voice == BRIBERY:
        rivals = piles & ~piles_of(g, you)
        return earning(g, habits, rivals) if rivals else earning(g, habits, piles)
    if voice == ROYAL_DECREE:
        return choose_moved(g, habits, you, piles)
    return best_hit(g, habits, you, piles)  # killers, and the Judge's mark


def choose_moved(g: State, habits: int, seat: Seat, piles: Piles) -> Pile:
    """Choose an own character that has acted, so that it acts again, or a rival's that has not, so that it cannot."""
    best = lowest(piles)
    best_value = -1
    while piles:
        pile = lowest(piles)
        piles &= piles - 1
        value = (
            moving_value(g, habits, seat, pile)
            if in_general(habits, DECREES)
            else simple_moving_value(g, habits, seat, pile)
        )
        if value > best_value:
            best_value = value
            best = pile
    return best


def simple_moving_value(g: State, habits: int, seat: Seat, pile: Pile) -> int:
    """Return what a casual player sees in moving a card: what it earns in a round."""
    card = g.row[pile]
    own = g.family[card] == seat
    if is_hidden(g, card) or own != (pile < g.here):
        return 0
    return of_kind(habits, g.kind[card], INCOME) + (1 if own else 0)


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


def choose_a_mode(g: State, habits: int, me: Card) -> int:
    """Choose between the two texts of an Informant, a Diplomat or a Judge."""
    you = g.family[me]
    if g.voice == INFORMANT:
        watched = pots_on(g, adjacent(g, me) & hidden(g) & ~piles_of(g, you))
        return 1 if watched or rounds_left(g) == 0 else 2
    if g.voice == DIPLOMAT:
        return 2 if POINT * g.pot[me] > POINT + of_kind(habits, DIPLOMAT, INCOME) * rounds_left(g) // 2 else 1
    return 2 if best_hit_value(g, habits, you, with_token(g)) > POINT + 2 else 1


def promised(habits: int, kind: Kind) -> int:
    """Return what a kind of the hand promises."""
    return of_kind(habits, kind, PROMISE) + of_kind(habits, kind, INCOME)


def choose_swap(g: State, habits: int, kinds: Kinds) -> Kind:
    """Choose the card of the hand that gains most by being hidden."""
    best = lowest(kinds)
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if promised(habits, kind) > promised(habits, best):
            best = kind
    return best


# Casual players.


def casual_action(g: State, dice: Dice, lapses: int) -> int:
    """Return what a casual player does."""
    return thumb_action(g, CASUAL_HABITS, dice, lapses)


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
