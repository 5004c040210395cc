"""The queue as text (docs/notation.md, 2)."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..errors import NotationError
from ..rules.kinds import NAMES, UNKNOWN
from .names import FAMILIES, kind_number

_CARD: Final = re.compile(
    r"(?P<owner>[RBGYV]):(?:(?P<revealed>[a-z_]+)|\((?P<hidden>[a-z_]+|\?)\))"
    r"(?:~(?P<family>[RBGYV]))?(?:\+(?P<pot>[1-9]\d{0,3}))?(?:!(?P<verdicts>[1-5]))?(?P<rests>z)?"
)


@dataclass(frozen=True, slots=True)
class QueueCard:
    """A card of the queue as a reader sees it; its kind may be unknown."""

    owner: int
    kind: int
    hidden: bool
    family: int
    pot: int = 0
    verdicts: int = 0
    rests: bool = False

    def __str__(self) -> str:
        name = f"({NAMES[self.kind]})" if self.hidden else NAMES[self.kind]
        bribed = f"~{FAMILIES[self.family]}" if self.family != self.owner else ""
        pot = f"+{self.pot}" if self.pot else ""
        verdicts = f"!{self.verdicts}" if self.verdicts else ""
        return f"{FAMILIES[self.owner]}:{name}{bribed}{pot}{verdicts}{'z' if self.rests else ''}"

    @property
    def name(self) -> str:
        """The kind's name, or `?` if the reader may not know it."""
        return NAMES[self.kind]


Queue: TypeAlias = tuple[tuple[QueueCard, ...], ...]  # piles from first to last; in each pile the top card first


def read_card(text: str, where: str) -> QueueCard:
    """Read one card."""
    match = _CARD.fullmatch(text)
    if match is None:
        raise NotationError(f"{where}: {text!r} is not a valid card; examples: R:soldier, R:(ambush)+2, G:queen~B!1")
    owner = FAMILIES.index(match["owner"])
    hidden = match["hidden"]
    kind = UNKNOWN if hidden == "?" else kind_number(hidden or match["revealed"], where)
    return QueueCard(
        owner=owner,
        kind=kind,
        hidden=hidden is not None,
        family=FAMILIES.index(match["family"]) if match["family"] else owner,
        pot=int(match["pot"] or 0),
        verdicts=int(match["verdicts"] or 0),
        rests=match["rests"] is not None,
    )


def read_queue(text: str, where: str = "queue") -> Queue:
    """Read a queue."""
    if text == "-":
        return ()
    piles = []
    for number, pile in enumerate(text.split(" "), 1):
        cards = pile.split("/")
        piles.append(tuple(read_card(card, f"{where}, pile {number}") for card in cards))
    return tuple(piles)


def write_queue(queue: Queue) -> str:
    """Write a queue."""
    return " ".join("/".join(map(str, pile)) for pile in queue) or "-"
