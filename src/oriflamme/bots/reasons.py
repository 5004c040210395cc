"""Reasons: one sentence that says why a bot would choose an action."""

from collections.abc import Sequence
from typing import Final

from ..rules import Dice
from ..tactics import Taste
from ..texts import texts_in
from ..view import View
from ..worlds import sample_state
from .clues import chances, clue_text, find_clue
from .interface import Candidate

WORLDS: Final = 200  # in which the best action and the next best are compared
TRIALS: Final = 6  # games played on in each world


def reason_for(
    view: View, candidates: Sequence[Candidate], dice: Dice, lapses: int, taste: Taste, language: str
) -> str:
    """Say why the first candidate is better than the second: by the card that decides, or by their chances."""
    texts = texts_in(language)
    best = candidates[0]
    if len(candidates) == 1:
        return texts.say("why-only", action=best.action.text)
    other = candidates[1]
    worlds = [sample_state(view, dice) for _ in range(WORLDS)]
    seat = view.state.asked
    gains, instead = (chances(worlds, one.action, seat, dice, TRIALS, lapses, taste) for one in (best, other))
    clue = find_clue(view, worlds, gains, instead)
    names = {"action": best.action.text, "other": other.action.text}
    if clue is not None:
        return f"{texts.say('why-instead', **names)} {clue_text(clue, texts)}"
    numbers = {"chance": round(100 * best.chance), "less": round(100 * other.chance)}
    is_close = best.chance - other.chance < best.error + other.error
    return texts.say("why-close" if is_close else "why-clear", {**names, **numbers})
