"""What becomes of each kind: when it is placed, and how long it then stays hidden.

A Conspiracy waits, a Lord is revealed at once. So a card that has waited three times is more likely a Conspiracy than
a Lord. fates.json has how often each kind was placed in each round and was still hidden after so many turns, in games
of bots; fate_counts.py counts again.
"""

from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ..rules import State
from ..rules.kinds import NAMES, ROUNDS
from ..rules.state import FAMILY, HIDDEN
from ..rules.steps import PLACEMENT

FILE: Final = "fates.json"
STYLES: Final = ("casual", "club", "random")  # how people may play; which one it is, their cards tell
DOUBT: Final = 0.01  # the share that a fate has which was never seen: people play as no bot does

Shares: TypeAlias = list[list[float]]  # of a kind that was not set aside, by round and turns: placed then, still hidden


class Fate(NamedTuple):
    """A hidden card, as everyone sees it: the round in which it was placed, and how often it had its turn since."""

    placed: int
    turns: int


def fates_in(state: State) -> dict[int, Fate]:
    """Return the fates of all cards that lie face down in the queue, by card."""
    found: dict[int, Fate] = {}
    face, below = state.face, state.below
    walked = 0 if state.step <= PLACEMENT else state.here
    for pile, top in enumerate(state.row[: state.length]):
        card = top
        while card:
            if face[card] == HIDDEN:
                placed = round_of_entry(state, card)
                turns = state.round - placed + (pile < walked)
                found[card] = Fate(placed, min(turns, state.pot[card]))  # it had none while it was covered or rested
            card = below[card]
    return found


def round_of_entry(state: State, card: int) -> int:
    """Return the round in which a card came into the queue.

    Every family places one card a round, in turn. Between the rounds others may enter: a Twin, a card that is brought
    or exchanged. They shift the entries after them, so a card is of the last round in which its family could already
    have placed it, however many had entered like that before.
    """
    entry, seat, players = state.entered[card], (card - 1) // FAMILY, state.players
    for game_round in range(state.round, 1, -1):
        first = state.first - (state.round - game_round)
        if entry > players * (game_round - 1) + (seat - first) % players:
            return game_round
    return 1


@cache
def _tables() -> dict[str, dict[str, Shares]]:
    return msgspec.json.decode(files(__package__).joinpath(FILE).read_bytes(), type=dict[str, dict[str, Shares]])


@cache
def share_hidden(style: str, kind: int, fate: Fate) -> float:
    """Return how often a kind that was not set aside has this fate."""
    by_round = _tables()[style].get(NAMES[kind])
    if by_round is None or fate.placed > len(by_round):
        return 1 / ROUNDS
    return max(_after(by_round[fate.placed - 1], fate.turns), DOUBT)


@cache
def share_in_hand(style: str, kind: int, placed: int) -> float:
    """Return how often a kind that was not set aside is still in the hand after so many placements."""
    by_round = _tables()[style].get(NAMES[kind])
    if by_round is None:
        return max(1 - placed / ROUNDS, DOUBT)
    return max(1 - sum(by_turns[0] for by_turns in by_round[:placed]), DOUBT)


@cache
def share_shown(style: str, kind: int, placed: int, last: int) -> float:
    """Return how often a kind was placed in a round and was no longer hidden after the last one.

    If it is not known when it was placed (0), any round will do.
    """
    by_round = _tables()[style].get(NAMES[kind])
    if by_round is None:
        return 1 / ROUNDS
    rounds = [placed] if placed else range(1, min(last, len(by_round)) + 1)
    return max(sum(by_round[one - 1][0] - _after(by_round[one - 1], last - one + 1) for one in rounds), DOUBT)


def _after(by_turns: list[float], turns: int) -> float:
    return by_turns[turns] if turns < len(by_turns) else 0.0
