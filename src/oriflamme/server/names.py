"""Names that the server gives: to tables, codes, tokens and bots."""

import secrets
import unicodedata
from collections.abc import Collection
from typing import Final

from ..errors import OriflammeError

CODE: Final = 5  # letters of a code
_ID: Final = "23456789abcdefghijkmnopqrstuvwxyz"  # nothing that looks like something else
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
_FILLERS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters by name, blanks to the eye
_BOTS: Final = (
    "Aldous",
    "Beatrix",
    "Corvin",
    "Desmonda",
    "Edric",
    "Fenella",
    "Gawain",
    "Heloise",
    "Isolde",
    "Jocelyn",
    "Leofric",
    "Melisende",
    "Osric",
    "Petronel",
    "Rosamund",
    "Sigismund",
)


def new_id() -> str:
    """Return an id that cannot be guessed: the link to a table contains it."""
    return "".join(secrets.choice(_ID) for _ in range(12))


def new_code() -> str:
    """Return a code that can be read aloud. It lets in; it is no secret."""
    return "".join(secrets.choice(_LETTERS) for _ in range(CODE))


def new_token() -> str:
    """Return the secret that holds a seat: 192 bits."""
    return secrets.token_urlsafe(24)


def new_process_id() -> str:
    """Return the name of a process among those that share a database."""
    return secrets.token_hex(8)


def bot_name(taken: Collection[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    return secrets.choice([name for name in _BOTS if name not in taken] or _BOTS)


def cleaned(name: str) -> str:
    """Return a text without what cannot be seen: control characters, marks of direction, fillers, doubled spaces."""
    return " ".join(
        "".join(letter if letter.isprintable() and letter not in _FILLERS else " " for letter in name).split()
    )


def is_seen(name: str) -> bool:
    """Tell whether a text has anything to see: a letter, a number or a sign, not marks alone."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in name)


def checked_name(name: str) -> str:
    """Return a name as it is shown; one with nothing to see is refused."""
    seen = cleaned(name)
    if not is_seen(seen):
        raise OriflammeError("a name needs a letter that can be seen")
    return seen
