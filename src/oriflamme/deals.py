"""Tables before the first action: dice, decks, deals; and a deal with its actions as a record."""

import os
from collections.abc import Callable, Sequence
from typing import Any

from .errors import OriflammeError, RecordError
from .notation.names import read_deck
from .notation.record import EDITIONS, Deal, Record, Result, short, write_record
from .rules import Dice, State, advance, choose_deck, put_away, seed, set_table
from .rules.decks import NUMBERS, draw_by_lines, draw_freely
from .rules.kinds import DECK, HAND
from .rules.setup import IN_HAND, SET_ASIDE
from .view import Move


def whole_number(value: object, what: str) -> int:
    """Return a value that must be a whole number; `what` names it in the error."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise OriflammeError(f"expected a whole number for {what}, got {short(value)}")


def new_seed() -> int:
    """Return a seed that nobody can guess."""
    return int.from_bytes(os.urandom(8)) >> 2  # `secrets` would take milliseconds to import


def dice_of(number: int) -> Dice:
    """Return dice for a seed of any size."""
    dice = Dice()
    seed(dice, number % (1 << 63))
    return dice


def draw_deck(deck: str | Sequence[str], below: Callable[[int], int]) -> tuple[int, ...]:
    """Return the kinds of a deck; draw `random` and `any`. `below(n)` returns a random number from 0 to n - 1."""
    if deck == "random":
        return draw_by_lines(below)
    if deck == "any":
        return draw_freely(below)
    return read_deck(deck)


def check_names(names: Sequence[str] | None, players: int) -> None:
    """Raise an error if there are too many or too few names."""
    if names is not None and (isinstance(names, str) or not all(isinstance(name, str) for name in names)):
        raise OriflammeError(f"expected a list of {players} names, got {short(names)}")
    if names is not None and len(names) != players:
        raise OriflammeError(f"expected {players} names, got {len(names)}")


def empty_state(
    kinds: Sequence[int], players: int, first: int, edition: str, schemer_gain: int, round_number: int
) -> State:
    """Return a table with nothing dealt."""
    if edition not in EDITIONS:
        raise OriflammeError(f"expected the edition 'revised' or 'first', got {edition!r}")
    for what, value in (("players", players), ("first", first), ("schemer_gain", schemer_gain)):
        whole_number(value, what)
    state = State()
    for place in range(DECK):
        choose_deck(state, place, kinds[place])
    try:
        set_table(state, players, first, edition == "first", schemer_gain, round_number)
    except ValueError as error:
        raise OriflammeError(str(error)) from None
    return state


def in_deck_order(state: State, kinds: int) -> tuple[int, ...]:
    """Return a set of kinds in the order of the deck."""
    return tuple(kind for kind in state.deck if kinds >> kind & 1)


def state_of_deal(record: Record) -> State:
    """Return the state after a record's deal."""
    state = empty_state(record.deck, len(record.players), record.first, record.edition, record.schemer_gain, 1)
    for seat, dealt in enumerate(record.deal):
        for kind in dealt.hand:
            put_away(state, seat, kind, IN_HAND)
        for kind in dealt.aside:
            put_away(state, seat, kind, SET_ASIDE)
    advance(state)
    return state


def state_of_shuffles(
    deck: str | Sequence[str], shuffles: Sequence[Sequence[str]], first: int, edition: str, schemer_gain: int
) -> State:
    """Return the state after a deal from each player's ten shuffled cards: R3 seven are the hand, three are aside."""
    kinds = read_deck(deck)
    state = empty_state(kinds, len(shuffles), first, edition, schemer_gain, 1)
    for seat, shuffle in enumerate(shuffles):
        if sorted(read_deck(shuffle)) != sorted(kinds):
            raise OriflammeError(f"seat {seat}: a shuffle must hold the ten kinds of the deck")
        for place, name in enumerate(shuffle):
            put_away(state, seat, NUMBERS[name], IN_HAND if place < HAND else SET_ASIDE)
    advance(state)
    return state


def deal_before(state: State) -> State:
    """Return the state after the deal that leads to a world's state."""
    aside = [state.aside[seat] | state.brought[seat] for seat in range(state.players)]
    first = (state.first - (state.round - 1)) % state.players
    edition = "first" if state.first_edition else "revised"
    start = empty_state(tuple(state.deck), state.players, first, edition, state.schemer_gain, 1)
    for seat in range(state.players):
        for kind in state.deck:
            put_away(start, seat, kind, SET_ASIDE if aside[seat] >> kind & 1 else IN_HAND)
    advance(start)
    return start


def record_of(start: State, names: tuple[str, ...], moves: Sequence[Move], result: Result | None) -> dict[str, Any]:
    """Return the record of a game that began with this deal, as a JSON value."""
    record = Record(
        deck=tuple(start.deck),
        edition="first" if start.first_edition else "revised",
        schemer_gain=start.schemer_gain,
        players=names,
        first=start.first,
        deal=tuple(
            Deal(in_deck_order(start, start.hand[seat]), in_deck_order(start, start.aside[seat]))
            for seat in range(start.players)
        ),
        actions=tuple((move.seat, move.action) for move in moves),
        result=result,
    )
    if state_of_deal(record) != start:
        raise RecordError("this game started from a scenario, so it has no deal to record")
    return write_record(record)
