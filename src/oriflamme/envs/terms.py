"""The terms of a batch of games, from what a person writes: decks, opponents, numbering, resets."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np

from ..encoding import Terms, add_deck, add_opponent, agree, draw_decks
from ..encoding.action_numbers import BY_KIND, BY_SLOT
from ..encoding.terms import (
    ANYONE,
    BY_LINES,
    DISABLED,
    EVERYONE,
    FREELY,
    MOST_DECKS,
    MOST_OPPONENTS,
    NEXT_STEP,
    SAME_STEP,
)
from ..errors import OriflammeError
from ..notation.names import read_deck
from ..rules.kinds import SEATS
from ..tactics.policies import BEGINNER, CASUAL, RANDOM, SEASONED

Deck: TypeAlias = str | Sequence[str]
POLICIES: Final = {"random": RANDOM, "beginner": BEGINNER, "casual": CASUAL, "seasoned": SEASONED}
NUMBERINGS: Final = {"kinds": BY_KIND, "slots": BY_SLOT}
AUTORESETS: Final = {"same_step": SAME_STEP, "next_step": NEXT_STEP, "disabled": DISABLED}
SEED_LIMIT: Final = 1 << 32


def terms_of(
    players: int,
    deck: Deck | Sequence[Deck],
    opponents: str | Sequence[str] | None,
    seat: int | None,
    numbering: str,
    autoreset: str,
    secrets: bool,
    edition: str,
    schemer_gain: int,
) -> Terms:
    """Return the terms of a batch, checked."""
    check_count("players", players, 3, SEATS)
    check_count("schemer_gain", schemer_gain, 1, 2)
    for name, value, allowed in (
        ("numbering", numbering, NUMBERINGS),
        ("autoreset", autoreset, AUTORESETS),
        ("edition", edition, {"revised": 0, "first": 1}),
    ):
        if value not in allowed:
            raise ValueError(f"{name} is {' or '.join(allowed)}, not {value!r}")
    if opponents is None and seat is not None:
        raise ValueError("without opponents the caller plays all seats")
    if seat is not None:
        check_count("seat", seat, 0, players - 1)
    learner = EVERYONE if opponents is None else ANYONE if seat is None else seat
    terms = Terms()
    agree(
        terms,
        players,
        int(edition == "first"),
        schemer_gain,
        NUMBERINGS[numbering],
        AUTORESETS[autoreset],
        int(secrets),
        learner,
    )
    _choose_decks(terms, deck)
    _choose_opponents(terms, opponents)
    return terms


def _choose_decks(terms: Terms, deck: Deck | Sequence[Deck]) -> None:
    if deck in ("random", "any"):
        draw_decks(terms, BY_LINES if deck == "random" else FREELY)
        return
    for number, kinds in enumerate(read_mix(deck)):
        for slot, kind in enumerate(kinds):
            add_deck(terms, number, slot, kind)


def read_mix(deck: Deck | Sequence[Deck]) -> list[tuple[int, ...]]:
    """Return the kinds of one deck or of a list of decks."""
    if isinstance(deck, str):
        return [read_deck(deck)]
    try:
        return [read_deck(deck)]
    except OriflammeError:
        if not isinstance(deck, Sequence) or not deck or len(deck) > MOST_DECKS:
            raise
    return [read_deck(one) for one in deck]


def _choose_opponents(terms: Terms, opponents: str | Sequence[str] | None) -> None:
    names = [opponents] if isinstance(opponents, str) else list(opponents or ())
    if opponents is not None and not 1 <= len(names) <= MOST_OPPONENTS:
        raise ValueError(f"there are 1 to {MOST_OPPONENTS} opponents to draw from, not {len(names)}")
    for name in names:
        if name not in POLICIES:
            raise OriflammeError(f"{name!r} cannot play inside the call; {', '.join(POLICIES)} can")
        add_opponent(terms, POLICIES[name])


def check_count(name: str, value: object, least: int, most: int) -> None:
    """Refuse what is no count."""
    if not isinstance(value, int | np.integer) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {value!r}")
