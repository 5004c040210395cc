"""The quick phrases and emotes, by the ids of their texts in texts/*/phrases.ftl."""

from typing import Final

from ...texts import texts_in

PHRASES: Final = (
    *("hello", "good-luck", "well-played", "thanks", "sorry", "oops", "nice-move", "ouch", "i-trust-you"),
    *("i-do-not-trust-you", "it-was-a-bluff", "hurry", "one-moment", "again", "bravo", "goodbye"),
    *("emote-cheerful", "emote-despair", "emote-surprised", "emote-sly", "emote-think", "emote-angry"),
)


def phrase_in_english(phrase: str) -> str:
    """Return the words of a phrase; its id if there is no such phrase any longer."""
    return texts_in("en").say(f"phrase-{phrase}") if phrase in PHRASES else phrase
