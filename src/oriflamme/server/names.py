"""Names that the server gives: to tables, codes, tokens and bots."""

import secrets
from collections.abc import Collection
from typing import Final

_ID: Final = "23456789abcdefghijkmnopqrstuvwxyz"  # nothing that looks like something else
_CODE: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
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


def new_table_id() -> str:
    """Return the name of a table that nobody can guess: it is what a link holds."""
    return "".join(secrets.choice(_ID) for _ in range(12))


def new_code() -> str:
    """Return a code that can be read aloud. It lets in; it is no secret."""
    return "".join(secrets.choice(_CODE) for _ in range(5))


def new_token() -> str:
    """Return the secret that holds a seat: 192 bits."""
    return secrets.token_urlsafe(24)


def bot_name(taken: Collection[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    return secrets.choice([name for name in _BOTS if name not in taken] or _BOTS)


def cleaned(name: str) -> str:
    """Return a name without what cannot be seen: control characters, marks of direction, doubled spaces."""
    return " ".join("".join(character if character.isprintable() else " " for character in name).split())
