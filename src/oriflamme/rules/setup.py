"""Setting up: a new table, a deal, or any position that a scenario describes (rules.md, section 2)."""

from typing import Final

from .bits import one
from .dice import Dice, below
from .kinds import DECK, FEWEST, HAND, KINDS, PRINCE, ROUNDS, SEATS, TREATY, TWIN, VERDICTS, Kind, Seat
from .state import FAMILY, HIDDEN, KEEPABLE, MAX_CARDS, REVEALED, State
from .steps import ARRIVAL, OVER, PLACEMENT, ROUND_BEGINS
from .verbs import cover, enter, open_pile

IN_HAND: Final = 0  # where a card outside the queue is
SET_ASIDE: Final = 1
DISCARD_PILE: Final = 2
OUT_OF_GAME: Final = 3


def restart(g: State) -> None:
    """Clear the table of everything but the deck, the players and the options."""
    for seat in range(SEATS):
        g.stock[seat] = 1 if seat < g.players else 0
        g.hand[seat] = 0
        g.aside[seat] = 0
        g.discarded[seat] = 0
        g.out[seat] = 0
        g.brought[seat] = 0
        g.hand_size[seat] = 0
        g.treaty_pot[seat] = 0
        g.holdings[seat] = 0
        g.fallen[seat] = 0
    for i in range(SEATS * KEEPABLE):
        g.kept[i] = 0
    for i in range(SEATS * KINDS):
        g.since[i] = 0
    for card in range(MAX_CARDS):
        g.entered[card] = 0
        g.row[card] = 0
    g.twins = one(g.players) - 1 if deck_kinds(g) >> PRINCE & 1 else 0
    g.verdicts = VERDICTS
    g.length = 0
    g.hidden = 0
    g.entries = 0
    g.resting = 0
    g.here = 0
    g.gone = 0
    g.actor = 0
    g.applied = 0
    g.plotter = 0
    g.coins = 0
    g.question = 0
    g.asked = 0
    g.options = 0
    g.voice = 0
    g.given = 0
    g.heard = 0
    g.turn = 0
    g.round = 1
    g.step = ROUND_BEGINS


def deck_kinds(g: State) -> int:
    """Return the kinds of the deck, without the Twin."""
    kinds = 0
    for i in range(DECK):
        kinds |= one(g.deck[i])
    return kinds


def deal(g: State, dice: Dice) -> None:
    """R3 Each player shuffles their ten cards, sets 3 aside and takes 7 into their hand."""
    for seat in range(g.players):
        wanted = HAND
        for i in range(DECK):
            if below(dice, DECK - i) < wanted:
                g.hand[seat] |= one(g.deck[i])
                wanted -= 1
            else:
                g.aside[seat] |= one(g.deck[i])
        g.hand_size[seat] = HAND


def set_table(g: State, players: int, first: Seat, first_edition: bool, schemer_gain: int, round_number: int) -> None:
    """Set up a game with an empty queue and nothing dealt; call `choose_deck` first."""
    if not FEWEST <= players <= SEATS:
        raise ValueError(f"expected 3 to 5 players, got {players}")
    if not 0 <= first < players:
        raise ValueError(f"expected a seat from 0 to {players - 1} for the first player, got {first}")
    if not 1 <= round_number <= ROUNDS:
        raise ValueError(f"expected a round from 1 to {ROUNDS}, got {round_number}")
    if not 1 <= schemer_gain <= 2:
        raise ValueError(f"expected 1 or 2 for schemer_gain, got {schemer_gain}")
    g.players = players
    g.first_edition = 1 if first_edition else 0
    g.schemer_gain = schemer_gain
    restart(g)
    g.round = round_number
    g.first = first


def choose_deck(g: State, place: int, kind: Kind) -> None:
    """Put a kind at an index of the deck."""
    if not 0 <= place < DECK or not 1 <= kind < TWIN:
        raise ValueError(f"a deck has {DECK} kinds without the Twin")
    g.deck[place] = kind


def set_stock(g: State, seat: Seat, amount: int) -> None:
    """Give a player influence."""
    if not 0 <= seat < g.players or not 0 <= amount <= 9999:
        raise ValueError(f"expected a stock from 0 to 9999, got {amount}")
    g.stock[seat] = amount


def put_away(g: State, seat: Seat, kind: Kind, where: int) -> None:
    """Put a card in a place outside the queue."""
    if not 0 <= seat < g.players or not 1 <= kind < KINDS:
        raise ValueError("unknown seat or kind")
    if where == IN_HAND:
        g.hand[seat] |= one(kind)
        g.hand_size[seat] += 1
    elif where == SET_ASIDE:
        g.aside[seat] |= one(kind)
    elif where == DISCARD_PILE:
        g.discarded[seat] |= one(kind)
    elif where == OUT_OF_GAME:
        g.out[seat] |= one(kind)
    else:
        raise ValueError(f"unknown place: {where}")
    if kind == TWIN:
        g.twins &= ~one(seat)


def put_in_front(g: State, seat: Seat, kind: Kind, pot: int) -> None:
    """Lay a kept card in front of its player."""
    if not 0 <= seat < g.players or not 1 <= kind < KINDS or not 0 <= pot <= 9999:
        raise ValueError("unknown seat or kind, or a pot outside 0 to 9999")
    place = seat * KEEPABLE
    if g.kept[place]:
        place += 1
    if g.kept[place]:
        raise ValueError("a player can keep at most two cards")
    g.kept[place] = kind
    if kind == TREATY:
        g.treaty_pot[seat] = pot


def lay(
    g: State, owner: Seat, kind: Kind, family: Seat, shown: bool, pot: int, tokens: int, rests: bool, covers: bool
) -> None:
    """Lay a card in the queue: on the last pile, or as a pile behind it."""
    if not 0 <= owner < g.players or not 0 <= family < g.players or not 1 <= kind < KINDS:
        raise ValueError("unknown seat or kind")
    if not 0 <= pot <= 9999 or not 0 <= tokens <= g.verdicts:
        raise ValueError("the pot is outside 0 to 9999, or there are too many verdict tokens")
    if g.entered[owner * FAMILY + FAMILY] or (covers and g.length == 0):
        raise ValueError("a family has at most eleven cards, and the first card cannot cover another")
    card: int = enter(g, owner, kind, REVEALED if shown else HIDDEN)
    if kind == TWIN:
        g.twins &= ~one(owner)
    g.family[card] = family
    g.pot[card] = pot
    g.tokens[card] = tokens
    g.verdicts -= tokens
    if rests:
        g.resting |= one(card)
    if covers:
        cover(g, g.length - 1, card)
    else:
        open_pile(g, g.length, card)


def resume(g: State, placement: bool) -> None:
    """Start the position at the beginning of its round, or at the walk through the queue."""
    g.here = 0
    g.step = ROUND_BEGINS if placement else ARRIVAL


def resume_placement(g: State, turn: int) -> None:
    """Start the position in its placement, after this many placements of the round."""
    if not 0 <= turn <= g.players:
        raise ValueError(f"expected 0 to {g.players} placements, got {turn}")
    g.turn = turn
    g.step = PLACEMENT


def resume_walk(g: State, pile: int) -> None:
    """Start the position with the walk at this pile."""
    if not 0 <= pile <= g.length:
        raise ValueError(f"expected a pile from 0 to {g.length}, got {pile}")
    g.here = pile
    g.step = ARRIVAL


def resume_after_the_end(g: State) -> None:
    """Let the position be the end of a game: nothing more is gained."""
    g.step = OVER


def tell_events(g: State, on: bool) -> None:
    """Turn the ring of events on or off."""
    g.telling = 1 if on else 0
