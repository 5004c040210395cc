"""The players in sentences, said to one of them or to a spectator."""

from collections.abc import Sequence
from typing import Final

from ..notation.names import COLOURS
from ..texts.cards import kind_name
from .screen import printable

_IRREGULAR: Final = {"have": "has"}


class People:
    """Who is called what by whom: the listener is `you`."""

    def __init__(self, names: Sequence[str], listener: int | None) -> None:
        self.listener = listener
        self.names = tuple(_distinct(names))

    def is_you(self, seat: int) -> bool:
        """Tell whether a seat is the listener's."""
        return seat == self.listener

    def name(self, seat: int) -> str:
        """Return a player's name, also to that player."""
        return self.names[seat]

    def who(self, seat: int) -> str:
        """Return `you` or the name."""
        return "you" if self.is_you(seat) else self.names[seat]

    def whose(self, seat: int) -> str:
        """Return `your` or the name with 's."""
        return "your" if self.is_you(seat) else f"{self.names[seat]}'s"

    def do(self, seat: int, verb: str) -> str:
        """Return `you gain` or `Blue gains`."""
        if not self.is_you(seat):
            verb = _IRREGULAR.get(verb, f"{verb}s")
        return f"{self.who(seat)} {verb}"

    def card(self, family: int, kind: str | None, hidden: bool) -> str:
        """Return `Blue's Soldier`, `your hidden Spy` or `Red's hidden card`."""
        return f"{self.whose(family)} {'hidden ' if hidden else ''}{kind_name(kind) if kind else 'card'}"


def _distinct(names: Sequence[str]) -> list[str]:
    """Return the names as they can be shown, with the colour where they would mislead."""
    shown = [printable(name).strip() for name in names]
    result = []
    for seat, name in enumerate(shown):
        others = {*shown[:seat], *shown[seat + 1 :], *COLOURS[:seat], *COLOURS[seat + 1 :]}
        misleads = name.lower() in {other.lower() for other in others} | {"", "you"}
        result.append(f"{name} ({COLOURS[seat]})".strip() if misleads else name)
    return result


def listed(words: Sequence[str]) -> str:
    """Return words as a sentence lists them."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def influence(amount: int) -> str:
    """Return an amount of influence in words."""
    return f"{amount} influence"
