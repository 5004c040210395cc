"""Look-alikes: names that people could take for one another.

Unicode's table of confusable characters (UTS 39) gives each character a skeleton: capital I, digit 1 and Cyrillic
palochka have that of a small l, and m has that of rn. Names with a common skeleton look alike. The table comes with the
package confusable_homoglyphs.
"""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

LONGEST: Final = 96  # letters of a key, as the database has room for
_DIGITS: Final = str.maketrans("0135", "oles")  # digits that are written for letters


class _Confusable(msgspec.Struct):
    c: str


def folded(name: str) -> str:
    """Return the name by which an account is found: without case, accents, spaces and signs, digits as letters."""
    return _plain(unicodedata.normalize("NFKC", name).casefold()).translate(_DIGITS)[:LONGEST]


def look_alike_keys(name: str) -> frozenset[str]:
    """Return the keys of a name. Two names look alike if they share one.

    A name has several, because a letter looks like others in each case: "ILlA" looks like "ILIA", and so like "Ilia";
    "CIara" is read as "Clara", and so is "clara".
    """
    plain = _plain(unicodedata.normalize("NFKC", name))
    forms = (plain, plain.upper(), plain.lower(), folded(name), _skeleton(plain).casefold())
    return frozenset(_skeleton(form)[:LONGEST] for form in forms)


def _plain(name: str) -> str:
    """Return the letters and digits of a name without accents; a name of signs alone stays as it is."""
    parts = unicodedata.normalize("NFKD", name)
    return "".join(part for part in parts if unicodedata.category(part)[0] in ("L", "N")) or parts


def _skeleton(text: str) -> str:
    return text.translate(_prototypes())


@cache
def _prototypes() -> dict[int, str]:
    """Return the character, or characters, for which each confusable one can be taken.

    The package lists for each character all those that look like it. The one with the longest list is the prototype.
    """
    table = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
    alike = msgspec.json.decode(table, type=dict[str, list[_Confusable]])

    def rank(text: str) -> tuple[int, int, str]:
        return len(alike.get(text, ())), len(text), text

    prototypes = {one: max([one, *(other.c for other in others)], key=rank) for one, others in alike.items()}
    return {ord(one): prototype for one, prototype in prototypes.items() if len(one) == 1 and prototype != one}
