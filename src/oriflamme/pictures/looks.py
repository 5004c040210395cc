"""How cards and families look. The page is the source: its build writes what this module reads."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from ..errors import OriflammeError

FILE: Final = Path(__file__).parents[1] / "server" / "page" / "looks.json"  # written by web/build/looks.ts
CREDIT: Final = "Pictograms: game-icons.net, CC BY 3.0"


class KindLook(msgspec.Struct, frozen=True):
    """The pictogram of a kind, its shape and its mark."""

    icon: str
    character: bool
    kills: bool


class FamilyColours(msgspec.Struct, frozen=True):
    """The colours of a family."""

    field: str = msgspec.field(name="f")
    line: str = msgspec.field(name="f2")  # of the hatching
    ink: str = msgspec.field(name="fi")  # on parchment
    on_field: str = msgspec.field(name="fo")


class FamilyLook(msgspec.Struct, frozen=True):
    """The letter, the device and the colours of a family."""

    letter: str
    crest: str
    colours: FamilyColours


class Looks(msgspec.Struct, frozen=True):
    """Everything that a picture is drawn with."""

    icons: dict[str, str]  # their drawings, by name
    kinds: dict[str, KindLook]
    families: tuple[FamilyLook, ...]
    colours: dict[str, str]  # of the light theme


def has_looks() -> bool:
    """Tell whether pictures can be drawn: a source tree whose page was never built has no pictograms."""
    return FILE.exists()


@cache
def looks() -> Looks:
    """Read what the build of the page has written."""
    try:
        return msgspec.json.decode(FILE.read_bytes(), type=Looks)
    except FileNotFoundError:
        raise OriflammeError("pictures need the page's pictograms; build the page: python -m web.build_page") from None
