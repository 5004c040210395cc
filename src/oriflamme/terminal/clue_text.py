"""The hidden card on which a choice depends, in words."""

from ..puzzles import Clue
from ..texts import Texts
from ..texts.cards import kind_forms


def clue_text(clue: Clue, texts: Texts) -> str:
    """Return which card decides, and what both actions are worth if it is of that kind and if it is not."""
    then, less = clue.then
    otherwise, other = clue.otherwise
    numbers = {"share": clue.share, "pile": clue.pile, "then": then, "less": less}
    kind = kind_forms("kind", clue.kind, texts.language)
    return texts.say("puzzle-why-card", {**kind, **numbers, "otherwise": otherwise, "other": other})
