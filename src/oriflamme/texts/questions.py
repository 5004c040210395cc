"""Questions in words, for the player who is asked and for the others."""

from typing import Final

from ..rules.kinds import NAMES, UNKNOWN
from .cards import kind_forms
from .reader import ENGLISH, capital, texts_in

_BY_VOICE: Final = ("target", "mode")  # each kind that asks these has a question of its own


def question(kind: str, subject: int, voice: int, pile: int, language: str = ENGLISH) -> str:
    """Return the question as it is put to the player who is asked."""
    texts = texts_in(language)
    message = f"question-{kind}-{hyphens(NAMES[voice])}" if kind in _BY_VOICE else f"question-{kind}"
    asker = asker_forms(NAMES[subject], NAMES[voice], language) if subject != UNKNOWN else {}
    return capital(texts.say(message, asker, pile=pile))


def question_to_another(kind: str, name: str, voice: int, language: str = ENGLISH) -> str:
    """Return what the others are told while the player with this name is asked."""
    texts = texts_in(language)
    if kind in ("place", "reveal"):
        return texts.say(f"asked-{kind}", name=name)
    if voice == UNKNOWN:
        return texts.say("asked-choose", name=name)
    return texts.say("asked-choose-kind", kind_forms("kind", NAMES[voice], language), name=name)


def asker_forms(subject: str, voice: str, language: str = ENGLISH) -> dict[str, str]:
    """Return the card that asks, as arguments for a sentence; the voice is the kind whose text it applies."""
    forms = kind_forms("kind", subject, language)
    copied = voice not in (subject, NAMES[UNKNOWN])
    if copied:
        forms |= kind_forms("voice", voice, language)
    return {**forms, "asker": texts_in(language).say("asker-as" if copied else "asker", forms)}


def hyphens(kind: str) -> str:
    """Return a kind as it stands in the ids of messages."""
    return kind.replace("_", "-")
