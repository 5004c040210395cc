"""The players and their cards in sentences, said to one of them or to a spectator."""

from collections.abc import Sequence

from ..notation.names import COLOURS
from ..texts import ENGLISH, Texts, texts_in
from ..texts.cards import kind_forms, kind_name
from .screen import printable


class People:
    """Who is called what by whom, in the listener's language: the listener is `you`."""

    def __init__(self, names: Sequence[str], listener: int | None, language: str = ENGLISH) -> None:
        self.listener = listener
        self.texts = texts_in(language)
        self.names = tuple(_distinct(names, self.texts))

    def is_you(self, seat: int) -> bool:
        """Tell whether a seat is the listener's."""
        return seat == self.listener

    def name(self, seat: int) -> str:
        """Return a player's name, also to that player."""
        return self.names[seat]

    def listed(self, seats: Sequence[int]) -> str:
        """Return the names of players as a sentence lists them."""
        *names, last = map(self.name, seats)
        return self.texts.say("terminal-names-and", names=", ".join(names), last=last) if names else last

    def card_forms(self, argument: str, family: int, kind: str | None, hidden: bool, pile: int) -> dict[str, str]:
        """Return a card of the queue with all its forms, as arguments for a sentence; pile 0 is not told."""
        if kind is None:
            message, forms = "card-their-unknown", {}
        else:
            message = f"card-{'your' if self.is_you(family) else 'their'}{'-hidden' if hidden else ''}"
            forms = kind_forms("kind", kind, self.texts.language)
        return self.texts.forms(argument, message, {**forms, "name": self.name(family), "pile": pile})

    def card(self, family: int, kind: str | None, hidden: bool, pile: int = 0) -> str:
        """Return `Blue’s Soldier (2)`, `your hidden Spy`, `Red’s hidden card` or `Red’s card 2`."""
        return self.card_forms("card", family, kind, hidden, pile)["card"]

    def kind(self, kind: str) -> str:
        """Return the name of a kind."""
        return kind_name(kind, self.texts.language)

    def kinds(self, kinds: Sequence[str]) -> str:
        """Return the names of kinds."""
        return ", ".join(map(self.kind, kinds)) or self.texts.say("terminal-nothing")

    def influence(self, amount: int) -> str:
        """Return an amount of influence in words."""
        return self.texts.say("count-influence", amount=amount)


def _distinct(names: Sequence[str], texts: Texts) -> list[str]:
    """Return the names as they can be shown, with the colour where they would mislead."""
    colours = [texts.say(f"terminal-player-{colour.lower()}") for colour in COLOURS]
    shown = [colours[seat] if name == COLOURS[seat] else printable(name).strip() for seat, name in enumerate(names)]
    you = ("you", texts.say("word-you"))
    result = []
    for seat, name in enumerate(shown):
        others = [*shown[:seat], *shown[seat + 1 :], *colours[:seat], *colours[seat + 1 :], "", *you]
        misleads = name.lower() in map(str.lower, others)
        result.append(f"{name} ({colours[seat]})".strip() if misleads else name)
    return result
