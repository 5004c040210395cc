"""The position line (docs/notation.md, 4): a summary to read and compare, not a saved game."""

import re
from dataclasses import dataclass
from typing import Final

from ..errors import NotationError
from ..rules import State, legal
from ..rules.kinds import NAMES, NOBODY, ROUNDS, TREATY, VERDICTS
from ..rules.questions import QUESTIONS
from ..rules.state import KEEPABLE, REVEALED
from ..rules.steps import OVER
from .actions import ACTIONS, Action, read_action
from .cards import Queue, QueueCard, read_queue, write_queue
from .names import FAMILIES, kind_number

_HEAD: Final = re.compile(rf"(over) - -|([1-{ROUNDS}]) ([{FAMILIES}]) ([a-z]+)")
_STOCK: Final = re.compile(rf"([{FAMILIES}])(0|[1-9]\d*)")
_KEPT: Final = re.compile(rf"([{FAMILIES}]):([a-z_]+)(?:\+([1-9]\d*))?")


@dataclass(frozen=True, slots=True)
class Kept:
    """A card kept in front of a player."""

    seat: int
    kind: int
    pot: int = 0

    def __str__(self) -> str:
        return f"{FAMILIES[self.seat]}:{NAMES[self.kind]}" + (f"+{self.pot}" if self.pot else "")


@dataclass(frozen=True, slots=True)
class Position:
    """Everything public, and the hidden kinds that the reader may know."""

    round: int | None  # None: the game is over
    seat: int
    kind: str
    actions: tuple[Action, ...]
    queue: Queue
    stocks: tuple[int, ...]
    kept: tuple[Kept, ...]
    verdicts: int

    def __str__(self) -> str:
        head = "over - -" if self.round is None else f"{self.round} {FAMILIES[self.seat]} {self.kind}"
        stocks = " ".join(f"{FAMILIES[seat]}{stock}" for seat, stock in enumerate(self.stocks))
        return " | ".join(
            (
                head,
                ", ".join(map(str, self.actions)) or "-",
                write_queue(self.queue),
                stocks,
                " ".join(map(str, self.kept)) or "-",
                str(self.verdicts),
            )
        )


def queue_of(state: State) -> Queue:
    """Return the queue of a game or of a view."""
    owner, family, kind, face = state.owner, state.family, state.kind, state.face
    pot, tokens, below, resting = state.pot, state.tokens, state.below, state.resting
    piles = []
    for top in state.row[: state.length]:
        card = top
        pile = []
        while card != NOBODY:
            pile.append(
                QueueCard(
                    owner[card],
                    kind[card],
                    face[card] != REVEALED,
                    family[card],
                    pot[card],
                    tokens[card],
                    bool(resting >> card & 1),
                )
            )
            card = below[card]
        piles.append(tuple(pile))
    return tuple(piles)


def kept_of(state: State) -> tuple[Kept, ...]:
    """Return the kept cards, by seat and in the order in which they were kept."""
    pots = state.treaty_pot
    return tuple(
        Kept(place // KEEPABLE, kind, pots[place // KEEPABLE] if kind == TREATY else 0)
        for place, kind in enumerate(state.kept)
        if kind
    )


def actions_of(state: State) -> tuple[Action, ...]:
    """Return the legal actions, in the order of the notation."""
    return tuple(map(ACTIONS[state.question].__getitem__, legal(state)))


def position_of(state: State, shows_actions: bool) -> Position:
    """Return the position, with the legal actions if the reader is the seat asked or sees everything."""
    over = state.step == OVER
    return Position(
        round=None if over else state.round,
        seat=0 if over else state.asked,
        kind="-" if over else QUESTIONS[state.question],
        actions=actions_of(state) if shows_actions else (),
        queue=queue_of(state),
        stocks=tuple(state.stock[: state.players]),
        kept=kept_of(state),
        verdicts=state.verdicts,
    )


def _read_kept(text: str, where: str) -> Kept:
    match = _KEPT.fullmatch(text)
    if match is None:
        raise NotationError(f"{where}: {text!r} is not a valid kept card; example: R:treaty+2")
    return Kept(FAMILIES.index(match[1]), kind_number(match[2], where), int(match[3] or 0))


def _read_stocks(text: str) -> tuple[int, ...]:
    matches = [_STOCK.fullmatch(word) for word in text.split(" ")]
    letters = "".join(match[1] for match in matches if match)
    if len(letters) != len(matches) or not 3 <= len(letters) <= 5 or not FAMILIES.startswith(letters):
        raise NotationError(f"stocks: {text!r} is not valid; example: R3 B2 G4")
    return tuple(int(match[2]) for match in matches if match)


def read_position(line: str) -> Position:
    """Read a position line."""
    parts = line.split(" | ")
    if len(parts) != 6:
        raise NotationError(f"position: expected six parts separated by ' | ', got {len(parts)}")
    head, actions, queue, stocks, kept, verdicts = parts
    match = _HEAD.fullmatch(head)
    if match is None or not (match[1] or match[4] in QUESTIONS[1:]):
        raise NotationError(f"position: expected round, seat and decision (3 B reveal, over - -), got {head!r}")
    if not re.fullmatch(rf"[0-{VERDICTS}]", verdicts):
        raise NotationError(f"verdicts: expected a number from 0 to {VERDICTS}, got {verdicts!r}")
    return Position(
        round=None if match[1] else int(match[2]),
        seat=0 if match[1] else FAMILIES.index(match[3]),
        kind="-" if match[1] else match[4],
        actions=() if actions == "-" else tuple(read_action(action, "actions") for action in actions.split(", ")),
        queue=read_queue(queue),
        stocks=_read_stocks(stocks),
        kept=() if kept == "-" else tuple(_read_kept(card, "kept") for card in kept.split(" ")),
        verdicts=int(verdicts),
    )
