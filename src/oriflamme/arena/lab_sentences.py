"""The lab's results in sentences, which claim only what the intervals support."""

from collections.abc import Iterator
from typing import Final

from ..texts.cards import kind_name
from .lab import DeckFindings, Findings, Mean, Strength
from .statistics import Share, percent

WIDER: Final = 1.5  # widens the interval, because a sentence reports the most extreme of many numbers


def headline(found: DeckFindings) -> str:
    """Return a few sentences about how balanced a deck is."""
    return " ".join((_of_seats(found), _of_kinds(found), _of_endings(found)))


def stands(number: Mean | Share, par: float) -> str:
    """Return whether a number is above, about or below par."""
    if number.low > par:
        return "above"
    return "below" if number.high < par else "about"


def clearly(number: Mean | Share, par: float) -> str:
    """Return whether the most extreme of many numbers is above, about or below par."""
    value = number.value
    return stands(Mean(value, value - WIDER * (value - number.low), value + WIDER * (number.high - value)), par)


def by_par(number: Mean) -> str:
    """Return how many more or fewer wins than par these are."""
    return f"{100 * abs(number.value - 1):.0f} % {'more' if number.value > 1 else 'fewer'} wins than par"


def _seats(found: DeckFindings) -> Iterator[tuple[float, Findings, int, Share]]:
    """Yield the seats, each with its win share relative to par."""
    for table in found.tables:
        for seat, share in enumerate(table.seats):
            yield share.value / table.par, table, seat, share


def _of_seats(found: DeckFindings) -> str:
    apart = [entry for entry in _seats(found) if clearly(entry[3], entry[1].par) != "about"]
    if not apart:
        return "No seat is clearly better or worse than another."
    places = []
    for word, chosen in (("most", max), ("least", min)):
        lift, table, seat, share = chosen(apart, key=lambda entry: entry[0])
        if (lift > 1) == (word == "most"):
            shares = f"{percent(share.value)} where par is {percent(table.par)}"
            places.append(f"seat {seat} of {table.players} wins {word}, {shares}")
    return f"The seat matters: {', and '.join(places)}."


def _of_kinds(found: DeckFindings) -> str:
    held = [strength for strength in found.strengths if strength.hand]
    good = [strength for strength in held if strength.hand and clearly(strength.hand, 1) == "above"]
    bad = [strength for strength in held if strength.hand and clearly(strength.hand, 1) == "below"]
    if not good and not bad:
        return "No kind is clearly better to be dealt than another."
    parts = []
    for word, chosen in (("best", good[:1]), ("worst", bad[-1:])):
        parts += [f"the {word} to be dealt is {_lift(strength)}" for strength in chosen]
    return f"Of the cards, {', and '.join(parts)}."


def _lift(strength: Strength) -> str:
    assert strength.hand is not None
    return f"{kind_name(strength.kind)}, with {by_par(strength.hand)}"


def _of_endings(found: DeckFindings) -> str:
    shared = sum(table.shared.value * table.games for table in found.tables) / found.games
    margin = sum(table.margin.value * table.games for table in found.tables) / found.games
    return f"{percent(shared)} of the games have several winners; the best is ahead by {margin:.1f} on average."
