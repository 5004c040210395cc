"""The cells of an observation by name (docs/environments.md)."""

from types import MappingProxyType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..encoding import observation as at
from ..encoding.action_numbers import ALL_CARDS, PILES, QUESTIONS_ASKED
from ..rules.kinds import NAMES, ROUNDS, SEATS, TWIN
from ..rules.state import MAX_ANSWERS

OBSERVATION_VERSION: Final = 1
OBSERVATION_SIZE: Final = at.OBSERVATION
SECRETS_SIZE: Final = at.SECRETS
MOST: Final = at.MOST
CARDS: Final = PILES
CARD_CELLS: Final = at.CARD_CELLS

LAYOUT: Final = MappingProxyType(
    {
        name: slice(begin, begin + size)
        for name, begin, size in (
            ("players", at.PLAYERS_AT, 3),
            ("first_edition", at.FIRST_EDITION_AT, 1),
            ("schemer_gain", at.SCHEMER_GAIN_AT, 1),
            ("round", at.ROUND_AT, ROUNDS),
            ("first", at.FIRST_AT, SEATS),
            ("turn", at.TURN_AT, 1),
            ("verdicts", at.VERDICTS_AT, 1),
            ("question", at.QUESTION_AT, QUESTIONS_ASKED),
            ("asked", at.ASKED_AT, SEATS),
            ("voice", at.VOICE_AT, 1),
            ("subject", at.SUBJECT_AT, 1),
            ("here", at.HERE_AT, 1),
            ("coins", at.COINS_AT, 1),
            ("given", at.GIVEN_AT, 1),
            ("answers", at.ANSWERS_AT, MAX_ANSWERS),
            ("length", at.LENGTH_AT, 1),
            ("deck", at.DECK_AT, ALL_CARDS),
            ("hand", at.HAND_AT, ALL_CARDS),
            ("aside", at.ASIDE_AT, ALL_CARDS),
            ("seats", at.SEATS_AT, SEATS * at.SEAT_CELLS),
            ("cards", at.CARDS_AT, PILES * at.CARD_CELLS),
        )
    }
)
SEAT_LAYOUT: Final = MappingProxyType(
    {
        "plays": slice(at.SEAT_PLAYS, at.SEAT_PLAYS + 1),
        "stock": slice(at.SEAT_STOCK, at.SEAT_STOCK + 1),
        "hand_size": slice(at.SEAT_HAND_SIZE, at.SEAT_HAND_SIZE + 1),
        "piles": slice(at.SEAT_PILES, at.SEAT_PILES + 1),
        "twin": slice(at.SEAT_TWIN, at.SEAT_TWIN + 1),
        "infiltration": slice(at.SEAT_INFILTRATION, at.SEAT_INFILTRATION + 1),
        "treaty": slice(at.SEAT_TREATY, at.SEAT_TREATY + 1),
        "treaty_pot": slice(at.SEAT_TREATY_POT, at.SEAT_TREATY_POT + 1),
        "discarded": slice(at.SEAT_DISCARDED, at.SEAT_DISCARDED + TWIN),
        "seen": slice(at.SEAT_SEEN, at.SEAT_SEEN + ALL_CARDS),
        "since": slice(at.SEAT_SINCE, at.SEAT_SINCE + ALL_CARDS),
    }
)
CARD_LAYOUT: Final = (
    "kind",
    "owner",
    "family",
    "face",
    "pot",
    "verdicts",
    "pile",
    "depth",
    "rests",
    "acts",
    "applied",
    "entered",
)
SECRETS_LAYOUT: Final = MappingProxyType(
    {
        "kinds": slice(at.SECRET_KINDS_AT, at.SECRET_HANDS_AT),
        "hands": slice(at.SECRET_HANDS_AT, at.SECRET_ASIDE_AT),
        "aside": slice(at.SECRET_ASIDE_AT, at.SECRETS),
    }
)
KIND_NAMES: Final = NAMES  # the number of a kind in a cell is its index here; 0 is unknown


def card_tokens(observations: NDArray[Any]) -> NDArray[Any]:
    """Return the cards of the queue as an array (..., 35, 12), which shares memory with the observations."""
    return observations[..., LAYOUT["cards"]].reshape(*observations.shape[:-1], CARDS, CARD_CELLS)


def seat_rows(observations: NDArray[Any]) -> NDArray[Any]:
    """Return the seats, the observer first, as an array (..., 5, 99)."""
    return observations[..., LAYOUT["seats"]].reshape(*observations.shape[:-1], SEATS, at.SEAT_CELLS)


def expand(observations: NDArray[Any]) -> NDArray[np.float32]:
    """Return observations for a plain network: kinds, seats and faces as one of many, counts scaled down."""
    flat = observations.astype(np.float32)
    head = flat[..., : LAYOUT["cards"].start].copy()
    head[..., LAYOUT["turn"].start : LAYOUT["question"].start] *= 0.2
    head[..., LAYOUT["voice"].start : LAYOUT["deck"].start] *= 0.1
    rows = head[..., LAYOUT["seats"]].reshape(*head.shape[:-1], SEATS, at.SEAT_CELLS)
    rows[..., 1:8] *= 0.1
    rows[..., SEAT_LAYOUT["since"]] *= 0.05
    head[..., LAYOUT["seats"]] = rows.reshape(*head.shape[:-1], -1)
    tokens = card_tokens(observations)
    parts = [np.eye(size, dtype=np.float32)[tokens[..., cell]] for cell, size in ((0, 32), (1, 6), (2, 6), (3, 4))]
    counts = tokens[..., 4:].astype(np.float32) * 0.1
    cards = np.concatenate([*parts, counts], axis=-1)
    voices = np.eye(32, dtype=np.float32)[observations[..., LAYOUT["voice"].start : LAYOUT["subject"].stop]]
    return np.concatenate(
        [head, voices.reshape(*head.shape[:-1], -1), cards.reshape(*head.shape[:-1], -1)], axis=-1, dtype=np.float32
    )
