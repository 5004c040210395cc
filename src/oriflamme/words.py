"""Questions in words, for the player who is asked and for the others."""

from typing import Final

from .notation.names import COLOURS
from .rules.kinds import NAMES, UNKNOWN

_TARGETS: Final = {
    "soldier": "which adjacent card does it eliminate?",
    "archer": "does it eliminate the first or the last card?",
    "spy": "from whose adjacent card does it take 1?",
    "shapeshifter": "which adjacent character does it copy?",
    "assassination": "which card does it eliminate?",
    "royal_decree": "which card does it move?",
    "cutthroat": "which adjacent card does it eliminate, with all opponents' revealed cards of that name?",
    "apothecary": "which card beside one of your others does it eliminate?",
    "impersonation": "which adjacent card does it eliminate and replace?",
    "bribery": "which character does it bribe?",
    "deserter": "which adjacent card does it eliminate?",
    "judge": "on which card does it act?",
    "empress": "on which opponent's hidden card does she put 1?",
    "diplomat": "on which other Diplomat does she put 2?",
}
_MODES: Final = {
    "informant": "1 gain what lies on opponents' hidden cards beside it, or 2 exchange it with a card of your hand?",
    "judge": "1 gain 1 and mark a card, or 2 eliminate a marked card?",
    "diplomat": "1 gain 1 and put 2 on another Diplomat, or 2 gain its pot and discard it?",
}


def title(kind: str) -> str:
    """Return a kind's name as it is written in a sentence."""
    return kind.replace("_", " ").title()


def question(kind: str, subject: int, voice: int, pile: int) -> str:
    """Return the question as it is put to the player who is asked."""
    card = title(NAMES[subject])
    text = NAMES[voice]
    copied = f", as {title(text)}" if text != NAMES[subject] else ""
    if kind == "place":
        return "Which card do you place, and where?"
    if kind == "reveal":
        return f"Your hidden {card}, number {pile} in the queue: wait or reveal?"
    if kind == "target":
        return f"Your {card}{copied}: {_TARGETS[text]}"
    if kind == "gap":
        return f"Your {card}: into which gap does the card go? (the number of piles before it)"
    if kind == "mode":
        return f"Your {card}{copied}: {_MODES[text]}"
    if kind == "swap":
        return f"Your {card}{copied}: with which card of your hand is it exchanged?"
    if kind == "twin":
        return "Your Prince brings the Twin: where do you put it?"
    if kind == "activate":
        return "Your Plot: the ability of which of your revealed characters do you apply?"
    return "Your Plot: take 1 influence of its pot, or lose it and apply a character again?"


def question_to_another(kind: str, seat: int, voice: int) -> str:
    """Return what the others are told while a player is asked."""
    colour = COLOURS[seat]
    if kind == "place":
        return f"{colour} places a card."
    if kind == "reveal":
        return f"{colour} waits or reveals."
    return f"{colour} chooses" + (f" for the {title(NAMES[voice])}." if voice != UNKNOWN else ".")


def modes(kind: str) -> tuple[str, str]:
    """Return the two things among which an Informant, a Judge or a Diplomat chooses."""
    first, second = _MODES[kind].removesuffix("?").split(", or 2 ")
    return first.removeprefix("1 "), second
