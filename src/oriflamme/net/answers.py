"""The legal answers as the net scores them: a row of their own, and the piles they name."""

from ..encoding.action_numbers import (
    ACTIONS_BY_KIND,
    ACTIVATE_FROM,
    ALL_CARDS,
    GAP_FROM,
    MODE_FROM,
    PILES,
    PLACES,
    REVEAL_FROM,
    SPEND_FROM,
    TARGET_FROM,
    TWIN_FROM,
)
from ..encoding.batch import Shorts
from ..encoding.cells import Bytes
from ..encoding.observation import HERE_AT, LENGTH_AT, SUBJECT_AT, VOICE_AT
from ..rules.kinds import KINDS, TWIN
from ..rules.questions import FIRST, LAST, ON, UNCOVER
from .shape import (
    ACTIVATE_QUERY,
    AFTER_QUERY,
    ANSWER_CELLS,
    BEFORE_QUERY,
    FIRST_OUT,
    FIRST_QUERY,
    GAP_OUT,
    LAST_OUT,
    LAST_QUERY,
    MODE_OUT,
    MOST_ANSWERS,
    ON_OUT,
    ON_QUERY,
    REVEAL_OUT,
    REVEAL_QUERY,
    SPEND_OUT,
    SWAP_OUT,
    TARGET_QUERY,
)


def write_answers(cells: Bytes, at: int, mask: Bytes, mask_at: int, answers: Shorts, first: int) -> int:
    """Write the legal answers, of a mask by kinds, and return how many there are."""
    found = 0
    for index in range(ACTIONS_BY_KIND):
        if mask[mask_at + index] and found < MOST_ANSWERS:
            write_answer(cells, at, index, answers, first + found * ANSWER_CELLS)
            found += 1
    return found


def write_answer(cells: Bytes, at: int, index: int, answers: Shorts, to: int) -> None:
    """Write what an answer names."""
    length = cells[at + LENGTH_AT]
    voice = cells[at + VOICE_AT]
    rest = index - ALL_CARDS * (PLACES + 1)
    answers[to] = index
    if index < ALL_CARDS * PLACES:
        name_place(answers, to, index // PLACES + 1, index % PLACES, length)
    elif rest < 0:
        name_row(answers, to, SWAP_OUT + index - ALL_CARDS * PLACES + 1)
    elif rest < TARGET_FROM:
        name_row(answers, to, REVEAL_OUT + rest - REVEAL_FROM)
        if rest == REVEAL_FROM + UNCOVER:
            name_pile(answers, to + 2, REVEAL_QUERY, cells[at + SUBJECT_AT], cells[at + HERE_AT] - 1)
    elif rest < GAP_FROM:
        name_row(answers, to, -1)
        name_pile(answers, to + 2, TARGET_QUERY, voice, rest - TARGET_FROM)
    elif rest < MODE_FROM:
        name_gap(answers, to, rest - GAP_FROM, length, voice)
    elif rest < TWIN_FROM:
        name_row(answers, to, MODE_OUT + rest - MODE_FROM)
    elif rest < ACTIVATE_FROM:
        name_place(answers, to, TWIN, rest - TWIN_FROM, length)
    elif rest < SPEND_FROM:
        name_row(answers, to, -1)
        name_pile(answers, to + 2, ACTIVATE_QUERY, voice, rest - ACTIVATE_FROM)
    else:
        name_row(answers, to, SPEND_OUT + rest - SPEND_FROM)


def name_row(answers: Shorts, to: int, out: int) -> None:
    """Write the row of an answer, and that it names no piles."""
    answers[to + 1] = out
    answers[to + 2] = 0
    answers[to + 3] = -1
    answers[to + 4] = 0
    answers[to + 5] = -1


def name_pile(answers: Shorts, to: int, query: int, kind: int, pile: int) -> None:
    """Write a pile that an answer names, and the query."""
    if 0 <= pile < PILES:
        answers[to] = query * KINDS + kind
        answers[to + 1] = pile


def name_place(answers: Shorts, to: int, kind: int, place: int, length: int) -> None:
    """Name the pile that a card is placed on or beside."""
    if place == FIRST:
        name_row(answers, to, FIRST_OUT + kind)
        name_pile(answers, to + 2, FIRST_QUERY, kind, 0 if length else -1)
    elif place == LAST:
        name_row(answers, to, LAST_OUT + kind)
        name_pile(answers, to + 2, LAST_QUERY, kind, length - 1)
    else:
        name_row(answers, to, ON_OUT + kind)
        name_pile(answers, to + 2, ON_QUERY, kind, place - ON)


def name_gap(answers: Shorts, to: int, gap: int, length: int, voice: int) -> None:
    """Name the piles on both sides of a gap."""
    name_row(answers, to, GAP_OUT if gap == 0 else GAP_OUT + 1 if gap >= length else -1)
    name_pile(answers, to + 2, AFTER_QUERY, voice, gap - 1)
    name_pile(answers, to + 4, BEFORE_QUERY, voice, gap if gap < length else -1)
