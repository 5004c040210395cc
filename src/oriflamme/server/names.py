"""Random ids, codes, tokens and bot names, and the check of names that people enter."""

import secrets
import unicodedata
from collections.abc import Collection
from typing import Final

from ..errors import OriflammeError

CODE: Final = 5  # letters of a code
_ID: Final = "23456789abcdefghijkmnopqrstuvwxyz"  # no look-alikes
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_FILLERS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that are invisible
_BOTS: Final = (
    "Aldous Beatrix Corvin Desmonda Edric Fenella Gawain Heloise Isolde Jocelyn Leofric Melisende Osric "
    "Petronel Rosamund Sigismund"
).split()


def new_id() -> str:
    """Return an id that cannot be guessed: the link to a table contains it."""
    return "".join(secrets.choice(_ID) for _ in range(12))


def new_code() -> str:
    """Return a code of a table, easy to read aloud. It is not a secret."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE))


def new_token() -> str:
    """Return a secret of 192 bits, for a seat or a session."""
    return secrets.token_urlsafe(24)


def new_process_id() -> str:
    """Return an id for a process that shares a database."""
    return secrets.token_hex(8)


def bot_name(taken: Collection[str]) -> str:
    """Return a name for a bot, one that is not taken at the table."""
    return secrets.choice([name for name in _BOTS if name not in taken] or _BOTS)


def cleaned(name: str) -> str:
    """Return a text without control characters, direction marks, invisible letters and double spaces."""
    return " ".join(
        "".join(letter if letter.isprintable() and letter not in _FILLERS else " " for letter in name).split()
    )


def is_visible(name: str) -> bool:
    """Tell whether a text has a letter, digit or sign, not only marks."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


class UnseenName(OriflammeError):
    """A name without a visible character."""

    code = "unseen_name"


def checked_name(name: str) -> str:
    """Return a name as it is shown; refuse one without a visible character."""
    shown = cleaned(name)
    if not is_visible(shown):
        raise UnseenName("a name needs a character that can be seen")
    return shown
