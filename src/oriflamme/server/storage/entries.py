"""The log of a table: everything that ever changed it. A table is what its entries make of it, and nothing else."""

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from ...protocol.tables import TableSettings


class Opened(Struct, frozen=True, tag="opened", omit_defaults=True):
    """The table was opened. The seed is the server's part of the deal, told to nobody before the end."""

    code: str
    settings: TableSettings
    server_seed: str
    source: str | None = None  # a finished game that this one goes on from


class Joined(Struct, frozen=True, tag="joined", omit_defaults=True):
    """A person took a seat; who shows a token with this digest, or signs in to this account, is that person.

    The account of a bot of others counts as a person here: it answers over a socket, as people do.
    """

    seat: int
    name: str
    token_digest: str
    account: str | None = None
    is_bot: bool = False
    was: str | None = None  # at a rated table, the number in the place of an account that has been deleted
    agreed: bool = False  # at a rated table: the person has taken the seat themselves, for this game


class BotSeated(Struct, frozen=True, tag="bot"):
    """A bot took a seat."""

    seat: int
    name: str
    bot: str


class Vacated(Struct, frozen=True, tag="vacated"):
    """A seat became free before the start: its person left, or was asked to, or its bot was sent away."""

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
    """The deal, as a record whose actions are those that were played before this table began."""

    record: dict[str, Any]


class Acted(Struct, frozen=True, tag="acted", omit_defaults=True):
    """An action was played, by the seat's person with an id of theirs, or for them."""

    seat: int
    action: str
    id: str = ""
    reserve: int = 0  # milliseconds the seat has left beyond its time for each decision


class Undone(Struct, frozen=True, tag="undone", omit_defaults=True):
    """The last action was taken back. The seat has the reserve that it had before."""

    seat: int
    id: str
    left: int = 0  # milliseconds that the seat has left for this decision, at a turn-based table
    used: int = 0  # and that it has used for it, at a live table


class StoodIn(Struct, frozen=True, tag="stood_in"):
    """From now on a bot plays for a person, or no longer."""

    seat: int
    on: bool


class Paused(Struct, frozen=True, tag="paused", omit_defaults=True):
    """The table pauses, or goes on."""

    on: bool
    left: int = 0  # milliseconds that whoever is asked has left, at a turn-based table


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again elsewhere."""

    table: str


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
    | Closed
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    """Return an entry as the log keeps it."""
    return _ENCODER.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """Return an entry that the log has kept."""
    return _DECODER.decode(text)
