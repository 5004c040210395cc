"""What a notice says, in the words of texts/*/notices.ftl."""

from datetime import UTC, datetime
from typing import Final

from ...texts import texts_in
from .outbox import INVITED

_ASKED: Final = ("notice-asked", "notice-half", "notice-last")  # by the count of reminders before


def text_of_notice(language: str, question: str, reminder: int, until: int) -> str:
    """Return what the player who is asked is told."""
    texts = texts_in(language)
    if question == INVITED:
        return texts.say("notice-invited")
    if reminder >= len(_ASKED):
        return texts.say("notice-over")
    what = question if question in ("place", "reveal") else "choose"
    time = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return " ".join((texts.say(_ASKED[reminder]), texts.say(f"notice-{what}"), texts.say("notice-until", until=time)))
