"""The entries of a table's log. Every change of a table is an entry, and a table is made from its entries alone."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from ...protocol.tables import TableSettings


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """The table was opened. The seed is the server's part of the deal, secret until the end."""

    code: str
    settings: TableSettings
    server_seed: str
    source: str | None = None  # the finished game that this one continues
    bound: bool = False  # the commitment names the table and its deck; false in older logs


class Joined(Struct, frozen=True, tag="joined", omit_defaults=True):
    """A person took a seat. A token with this digest, or this account, proves to be that person.

    A bot account counts as a person here: it answers over a socket, as people do.
    """

    seat: int
    name: str
    token_digest: str
    account: str | None = None
    is_bot: bool = False
    was: str | None = None  # at a rated table, the number in the place of an account that has been deleted
    agreed: bool = False  # at a rated table: the person has taken the seat themselves, for this game


class BotSeated(Struct, frozen=True, tag="bot"):
    """A bot of the server took a seat."""

    seat: int
    name: str
    bot: str


class Vacated(Struct, frozen=True, tag="vacated"):
    """A seat became free before the start: its player left or was removed."""

    seat: int


class Agreed(Struct, frozen=True, tag="agreed", omit_defaults=True):
    """A person has come to a rated table and said yes to its game."""

    seat: int
    browser: str = ""  # a digest of the browser's number, different at every table; empty for a program


class Seeded(Struct, frozen=True, tag="seeded"):
    """A person added to the seed of the deal."""

    seat: int
    seed: str


class Started(Struct, frozen=True, tag="started"):
    """The deal, as a record. Its actions are those played before this table began."""

    record: dict[str, Any]


class Acted(Struct, frozen=True, tag="acted", omit_defaults=True):
    """An action was played: by the player, with the id of their message, or for them."""

    seat: int
    action: str
    id: str = ""
    reserve: int = 0  # milliseconds that the seat's reserve has left


class Undone(Struct, frozen=True, tag="undone", omit_defaults=True):
    """The last action was taken back. The seat has the reserve that it had before."""

    seat: int
    id: str
    left: int = 0  # milliseconds that the seat has left for this decision, at a turn-based table
    used: int = 0  # and that it has used for it, at a live table


class StoodIn(Struct, frozen=True, tag="stood_in"):
    """A bot stands in for a player, or the player is back."""

    seat: int
    on: bool


class Paused(Struct, frozen=True, tag="paused", omit_defaults=True):
    """The table pauses or continues."""

    on: bool
    left: int = 0  # milliseconds left for the open decision, at a turn-based table


class Rematched(Struct, frozen=True, tag="rematched", omit_defaults=True):
    """The same players have a rematch at another table."""

    table: str
    seat: int | None = None  # who asked for it; earlier versions did not say


class Coached(Struct, frozen=True, tag="coached"):
    """A player asked the coach about the open question."""

    seat: int


class Closed(Struct, frozen=True, tag="closed"):
    """Everyone left before the start, or a moderator closed the table."""


Entry: TypeAlias = (
    Opened
    | Joined
    | BotSeated
    | Vacated
    | Agreed
    | Seeded
    | Started
    | Acted
    | Undone
    | StoodIn
    | Paused
    | Rematched
    | Coached
    | Closed
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    """Return an entry as the log stores it."""
    return _ENCODER.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """Return a stored entry."""
    return _DECODER.decode(text)
