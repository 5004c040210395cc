"""What goes over the wire: every message and every body, as types. docs/protocol.md explains them.

Over a socket, a message is a JSON object whose `type` tells which of these it is. A client's message that changes
something carries an `id` of the client's own: sent twice it counts once, and its answer, `done` or `refused`, names it.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ..events import AnyEvent
from ..previews import Preview
from ..view_json import ShownGame

VERSION: Final = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
TableName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
FairSeed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
OrderName: TypeAlias = Literal["wait", "reveal", "none"]
Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
SeatKind: TypeAlias = Literal["empty", "person", "bot"]


class Pace(Struct, frozen=True, omit_defaults=True):
    """How much time there is.

    None is measured (relaxed); or there are seconds for each decision and a reserve for the game, and time stands still
    while nobody is there (live); or there are hours or days for each decision, and nobody need be there (turns).
    """

    kind: Literal["relaxed", "live", "turns"] = "relaxed"
    seconds: Annotated[int, Meta(ge=5, le=1_209_600)] = 30
    reserve: Annotated[int, Meta(ge=0, le=3600)] = 120

    @property
    def is_turn_based(self) -> bool:
        """Whether there are hours or days for a decision, so that nobody needs to be connected."""
        return self.kind == "turns"


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """What is played at a table, and how."""

    deck: (
        Annotated[str, Meta(min_length=1, max_length=20)]
        | Annotated[tuple[str, ...], Meta(min_length=10, max_length=10)]
    ) = "base"
    players: Annotated[int, Meta(ge=3, le=5)] = 4
    edition: Literal["revised", "first"] = "revised"
    schemer_gain: Annotated[int, Meta(ge=1, le=2)] = 1
    open: bool = False  # listed for everyone; otherwise by link or code only
    pace: Pace = Pace()
    stand_in: BotName = "casual"  # the bot that plays for someone who is away
    rated: bool = False  # counts for the ratings; everyone needs an account


# What is asked over HTTP.


class OpenTable(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables: open a table and take its first seat that is not a bot's."""

    name: Name
    settings: TableSettings = TableSettings()
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=5)] = ()  # by seat; null is left for a person


class TakeSeat(Struct, frozen=True):
    """POST /api/tables/{table}/seats: take a free seat."""

    name: Name


class PlayOn(Struct, frozen=True, omit_defaults=True):
    """POST /api/replays/{table}/play-on: a new table from a point of a finished game, against bots."""

    name: Name
    seat: Seat
    number: Number  # the position to go on from
    bot: BotName = "casual"


class Seated(Struct, frozen=True):
    """The seat that was taken. Who has the token has the seat: keep it, and show it to nobody."""

    table: str
    code: str
    seat: int
    token: str
    commitment: str


class Problem(Struct, frozen=True):
    """Why a request was refused, as a word for programs and a sentence for people."""

    code: str
    sentence: str


# What a client says over the socket.


class Hello(Struct, frozen=True, tag="hello", omit_defaults=True):
    """The first message: take the seat of this token, or watch without one. Events are told from `since` on.

    `account`: take the seat of the account that is signed in, by the cookie or the bearer token of the handshake.
    """

    token: Token | None = None
    since: Number = 0
    account: bool = False


class Move(Struct, frozen=True, tag="move"):
    """Answer the question of the position with this number by one of its actions."""

    id: Id
    number: Number
    action: Annotated[str, Meta(min_length=1, max_length=60)]


class Undo(Struct, frozen=True, tag="undo"):
    """Take one's last action back, as long as nobody has learned anything by it."""

    id: Id
    number: Number


class Order(Struct, frozen=True, tag="order"):
    """Answer for a hidden card of mine from now on: wait each time, reveal when next asked, or ask me."""

    id: Id
    card: Annotated[int, Meta(ge=1, le=55)]
    order: OrderName


class AddSeed(Struct, frozen=True, tag="seed"):
    """Add to the seed of the deal, before the start."""

    id: Id
    seed: FairSeed


class Fill(Struct, frozen=True, tag="fill", omit_defaults=True):
    """Put a bot on a free seat, or on all of them."""

    id: Id
    bot: BotName = "casual"
    seat: Seat | None = None


class Kick(Struct, frozen=True, tag="kick"):
    """Free the seat of a bot or, as the host, of a person. Before the start only."""

    id: Id
    seat: Seat


class Ready(Struct, frozen=True, tag="ready"):
    """Say yes to this rated game. Coming to a table where one has taken the seat oneself says so too."""

    id: Id


class Start(Struct, frozen=True, tag="start"):
    """Deal. The host says so when every seat is taken."""

    id: Id


class Leave(Struct, frozen=True, tag="leave"):
    """Leave the table: the seat is free before the start; later a bot stands in until the player is back."""

    id: Id


class Back(Struct, frozen=True, tag="back"):
    """Take the seat back from the bot that stood in."""

    id: Id


class StandIn(Struct, frozen=True, tag="stand_in"):
    """Let a bot stand in for a player who is not connected."""

    id: Id
    seat: Seat


class Pause(Struct, frozen=True, tag="pause", omit_defaults=True):
    """Wish that the table pauses, or no longer; it pauses when all who are there wish it, and goes on when one does."""

    id: Id
    on: bool = True


class Rematch(Struct, frozen=True, tag="rematch"):
    """Open a table for the same people with the same settings; everyone's token is good there too."""

    id: Id


class Say(Struct, frozen=True, tag="say", omit_defaults=True):
    """Say a quick phrase anywhere, or free text at a table that is not open to all."""

    id: Id
    phrase: Annotated[str, Meta(min_length=1, max_length=30)] | None = None
    text: Text | None = None


class Mute(Struct, frozen=True, tag="mute", omit_defaults=True):
    """Hear a seat no more, or again."""

    id: Id
    seat: Seat
    on: bool = True


class WhatIf(Struct, frozen=True, tag="what_if"):
    """Ask what each answer to my question would do, as far as I can tell; `previews` is the answer."""

    id: Id
    number: Number


class Ping(Struct, frozen=True, tag="ping"):
    """Ask whether the server is there."""

    id: Id


Said: TypeAlias = (
    Move
    | Undo
    | Order
    | AddSeed
    | Fill
    | Kick
    | Ready
    | Start
    | Leave
    | Back
    | StandIn
    | Pause
    | Rematch
    | Say
    | Mute
    | WhatIf
    | Ping
)
ClientMessage: TypeAlias = Hello | Said


# What the server says over the socket.


class Welcome(Struct, frozen=True, tag="welcome", omit_defaults=True):
    """The answer to `hello`: which table, and which seat the token holds."""

    protocol: int
    table: str
    seat: int | None = None


class SeatNews(Struct, frozen=True, omit_defaults=True):
    """Who sits where, and whether they are there."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    connected: bool = False
    stood_in: bool = False  # a bot plays for them until they are back
    seeded: bool = False  # has added to the seed of the deal
    wants_pause: bool = False
    account: str | None = None  # the account that holds it; its profile is under this id
    is_bot: bool = False  # somebody's bot, which plays over a socket as people do
    ready: bool = False  # has said yes to this rated game


class Fairness(Struct, frozen=True):
    """With which the deal can be checked once the game is over."""

    server_seed: str
    seat_seeds: tuple[str, ...]


class TableNews(Struct, frozen=True, tag="table", omit_defaults=True):
    """Everything about a table that is not the game."""

    number: int  # of the last entry of the table's log
    table: str
    code: str
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatNews, ...]
    host: int
    commitment: str  # the SHA-256 of the server's seed, given before the seats add theirs
    spectators: int = 0
    paused: bool = False
    rematch: str | None = None  # the table where the same people play again
    fairness: Fairness | None = None
    source: str | None = None  # the finished game this one went on from


class GameNews(Struct, frozen=True, tag="game", omit_defaults=True):
    """The position as the viewer may know it, and what happened since the last one."""

    number: int  # of the position: a move names it
    since: int  # the number of the first event told here; forget any you have from there on
    events: tuple[AnyEvent, ...]
    game: ShownGame
    undo: bool = False  # the last action was yours and can be taken back


class ClockNews(Struct, frozen=True, tag="clock", omit_defaults=True):
    """How much time the seat that is asked has left, in milliseconds, and everyone's reserve.

    At a turn-based table nobody has a reserve, and `until` is when the time is over, in milliseconds since 1970.
    """

    number: int
    seat: int
    left: int
    reserves: tuple[int, ...]
    running: bool = True
    until: int | None = None


class OrdersNews(Struct, frozen=True, tag="orders"):
    """This seat's standing orders, by card."""

    orders: dict[int, OrderName]


class Talk(Struct, frozen=True, tag="said", omit_defaults=True):
    """Somebody said something."""

    seat: int
    name: str
    phrase: str | None = None
    text: str | None = None


class Done(Struct, frozen=True, tag="done", omit_defaults=True):
    """A message was carried out and is on disk; a move led to the position with this number."""

    id: str
    number: int = 0


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """A message was refused and has changed nothing."""

    code: str
    sentence: str
    id: str | None = None


class Previews(Struct, frozen=True, tag="previews"):
    """What each answer would do. One outcome is certain; of several, the kind of a hidden card decides."""

    id: str
    number: int
    previews: tuple[Preview, ...]


class Pong(Struct, frozen=True, tag="pong"):
    """The server is there."""

    id: str


ServerMessage: TypeAlias = (
    Welcome | TableNews | GameNews | ClockNews | OrdersNews | Talk | Done | Refused | Previews | Pong
)


# What is answered over HTTP.


class ListedTable(Struct, frozen=True, omit_defaults=True):
    """A table that anyone may join or watch."""

    table: str
    code: str
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatNews, ...]


class TableList(Struct, frozen=True):
    """GET /api/tables."""

    tables: tuple[ListedTable, ...]


class Frame(Struct, frozen=True, omit_defaults=True):
    """One position of a replay: the action that led to it, its events and how it looks."""

    number: int
    events: tuple[AnyEvent, ...]
    game: ShownGame
    action: str | None = None


class Replay(Struct, frozen=True, omit_defaults=True):
    """GET /api/replays/{table}: a finished game, from a seat, as a spectator or all-seeing."""

    table: str
    names: tuple[str, ...]
    settings: TableSettings
    viewer: str
    frames: tuple[Frame, ...]
    commitment: str
    fairness: Fairness | None = None
    source: str | None = None


class Phrase(Struct, frozen=True):
    """A quick phrase, in English."""

    phrase: str
    text: str


class BotLevel(Struct, frozen=True):
    """A bot that can be given a seat."""

    bot: str
    text: str


class Kind(Struct, frozen=True):
    """A kind of card."""

    kind: str
    name: str
    box: str
    line: int
    type: str
    text: str
    rulings: tuple[str, ...]
    tip: str


class About(Struct, frozen=True):
    """GET /api/about: what can be chosen on this server."""

    version: str
    protocol: int
    decks: dict[str, tuple[str, ...]]
    lines: tuple[str, ...]
    kinds: tuple[Kind, ...]
    bots: tuple[BotLevel, ...]
    phrases: tuple[Phrase, ...]


_MESSAGES: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(text: str | bytes) -> ClientMessage:
    """Return a client's message; what is no message is a msgspec.ValidationError with a sentence."""
    try:
        return _MESSAGES.decode(text)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise msgspec.ValidationError(f"this is no JSON: {error}") from None


def write(message: Struct) -> bytes:
    """Return a message or a body as JSON."""
    return _ENCODER.encode(message)
