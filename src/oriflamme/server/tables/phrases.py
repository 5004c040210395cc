"""The quick phrases and emotes. Their texts in every language are in texts/*/phrases.ftl; here they are in English."""

from typing import Final

PHRASES: Final[dict[str, str]] = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "well-played": "Well played!",
    "thanks": "Thank you!",
    "sorry": "Sorry!",
    "oops": "Oops!",
    "nice-move": "Nice move!",
    "ouch": "Ouch!",
    "i-trust-you": "I trust you.",
    "i-do-not-trust-you": "I do not trust you.",
    "it-was-a-bluff": "It was a bluff.",
    "hurry": "Shall we go on?",
    "one-moment": "One moment, please.",
    "again": "Again?",
    "bravo": "Bravo!",
    "goodbye": "Goodbye!",
    "emote-cheerful": "*laughs*",
    "emote-despair": "*despairs*",
    "emote-surprised": "*is surprised*",
    "emote-sly": "*smirks*",
    "emote-think": "*ponders*",
    "emote-angry": "*is cross*",
}
