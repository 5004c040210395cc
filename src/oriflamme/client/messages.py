"""What a server says, as far as a player needs it. Fields that are not here are passed over: newer servers will do."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from ..events import AnyEvent
from ..view_json import ShownGame

VERSION: Final = 1  # of the protocol


class Pace(Struct, frozen=True, omit_defaults=True):
    """How much time there is: none is measured (relaxed), seconds and a reserve (live), or hours or days (turns)."""

    kind: str = "relaxed"
    seconds: int = 30
    reserve: int = 120


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """What is played at a table, and how."""

    deck: str | tuple[str, ...] = "base"
    players: int = 4
    edition: str = "revised"
    schemer_gain: int = 1
    open: bool = False  # listed for everyone
    pace: Pace = Pace()
    stand_in: str = "casual"
    rated: bool = False
    deduction: bool = True  # everyone at the table may ask for the deduction sheet


class Place(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat."""

    kind: str  # empty, person (also somebody's bot), or bot (one of the server's)
    name: str = ""
    bot: str | None = None
    connected: bool = False
    stood_in: bool = False
    seeded: bool = False
    account: str | None = None
    is_bot: bool = False


class ListedTable(Struct, frozen=True, omit_defaults=True):
    """A table that anyone may join or watch."""

    table: str
    code: str
    phase: str
    settings: TableSettings
    seats: tuple[Place, ...]

    @property
    def is_joinable(self) -> bool:
        """Whether there is a free seat and the game has not begun."""
        return self.phase == "gathering" and any(seat.kind == "empty" for seat in self.seats)


class Tables(Struct, frozen=True):
    """The tables that are open to all."""

    tables: tuple[ListedTable, ...]


class Seated(Struct, frozen=True):
    """A seat that was taken."""

    table: str
    seat: int
    token: str


class Me(Struct, frozen=True):
    """The account that a token speaks for."""

    id: str
    name: str
    kind: str


class MyGame(Struct, frozen=True):
    """A table at which the account sits."""

    table: str
    phase: str


class MyGames(Struct, frozen=True):
    """All of them."""

    games: tuple[MyGame, ...]


class Welcome(Struct, frozen=True, tag="welcome"):
    """Hello too."""

    protocol: int
    table: str
    seat: int | None = None


class TableNews(Struct, frozen=True, tag="table"):
    """Everything about a table that is not the game."""

    table: str
    code: str
    phase: str  # gathering, playing, over or closed
    settings: TableSettings
    seats: tuple[Place, ...]
    host: int
    paused: bool = False
    rematch: str | None = None


class GameNews(Struct, frozen=True, tag="game"):
    """The position as this seat may know it, and what happened since the last one."""

    number: int
    since: int
    events: tuple[AnyEvent, ...]
    game: ShownGame


class Done(Struct, frozen=True, tag="done"):
    """A message was carried out, and is on disk."""

    id: str
    number: int = 0


class RefusedNews(Struct, frozen=True, tag="refused"):
    """A message was refused; without an id, what is wrong is the line itself."""

    code: str
    sentence: str
    id: str | None = None


News: TypeAlias = Welcome | TableNews | GameNews | Done | RefusedNews


class _Typed(Struct):
    type: str


_TYPED: Final = msgspec.json.Decoder(_Typed)
_DECODERS: Final[dict[str, msgspec.json.Decoder[News]]] = {
    kind.__struct_config__.tag: msgspec.json.Decoder(kind)  # type: ignore[misc]
    for kind in (Welcome, TableNews, GameNews, Done, RefusedNews)
}


def read_news(frame: str | bytes) -> News | None:
    """Return what a server says; None for what a player can pass over."""
    decoder = _DECODERS.get(_TYPED.decode(frame).type)
    return None if decoder is None else decoder.decode(frame)


def write(message: Any) -> str:
    """Return a message as JSON."""
    return msgspec.json.encode(message).decode()
