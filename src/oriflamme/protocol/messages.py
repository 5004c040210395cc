"""The messages of a table's socket. docs/protocol.md explains them.

A message is a JSON object; its `type` tells which of these it is. A client's message that changes something carries an
`id` that the client chose: sent twice it counts once, and its answer, `done` or `refused`, names it.
"""

from typing import Annotated, Any, Final, TypeAlias, get_args

import msgspec
from msgspec import Meta, Struct

from ..deduction import Deduction
from ..events import AnyEvent
from ..previews import Preview
from ..review import CardBelief, Option
from ..view_json import ShownGame
from .fields import BotName, FairSeed, Id, Index, OrderName, Phase, Seat, Text, Token
from .tables import Fairness, SeatNews, TableSettings

VERSION: Final = 1

# From the client.


class Hello(Struct, frozen=True, tag="hello", omit_defaults=True):
    """The first message: take the seat of this token, or watch without one. Events are sent from `since` on.

    `account`: take the seat of the account that is signed in, by the cookie or the bearer token of the handshake.
    """

    token: Token | None = None
    since: Index = 0
    account: bool = False


class Move(Struct, frozen=True, tag="move"):
    """Answer the question of the position with this number by one of its actions."""

    id: Id
    number: Index
    action: Annotated[str, Meta(min_length=1, max_length=60)]


class Undo(Struct, frozen=True, tag="undo"):
    """Take back my last action, as long as it has told the others nothing."""

    id: Id
    number: Index


class Order(Struct, frozen=True, tag="order"):
    """Answer for a hidden card of mine from now on: wait until the last round, reveal when next asked, or ask me.

    In the last round a card that waits loses what lies on it, so then its player is asked again.
    """

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
    """Deal. Only the host may, once every seat is taken."""

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
    """Ask for a pause, or end it. The table pauses when every connected player asks, and goes on when one ends it."""

    id: Id
    on: bool = True


class Rematch(Struct, frozen=True, tag="rematch"):
    """Open a table for the same people with the same settings; the tokens of all seats work there too."""

    id: Id


class Say(Struct, frozen=True, tag="say", omit_defaults=True):
    """Say a quick phrase anywhere, or free text at a table that is not open to all."""

    id: Id
    phrase: Annotated[str, Meta(min_length=1, max_length=30)] | None = None
    text: Text | None = None


class Mute(Struct, frozen=True, tag="mute", omit_defaults=True):
    """Stop hearing a seat's chat, or hear it again."""

    id: Id
    seat: Seat
    on: bool = True


class WhatIf(Struct, frozen=True, tag="what_if"):
    """Ask what each answer to my question would do, as far as I can tell. The answer is `previews`."""

    id: Id
    number: Index


class Deduce(Struct, frozen=True, tag="deduce"):
    """Ask for the deduction sheet: where all cards are or may be, as far as I can know; `sheet` is the answer."""

    id: Id


class Advise(Struct, frozen=True, tag="coach"):
    """Ask the coach what to answer. Everyone at the table is told that I did. The answer is `advice`."""

    id: Id
    number: Index


class Ping(Struct, frozen=True, tag="ping"):
    """Ask whether the server is there."""

    id: Id


Command: TypeAlias = (
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
    | Deduce
    | Advise
    | Ping
)
ClientMessage: TypeAlias = Hello | Command


# From the server.


class Welcome(Struct, frozen=True, tag="welcome", omit_defaults=True):
    """The answer to `hello`: which table, and which seat the token holds.

    `answered_since`: a bot stood in for this seat; the first event that happened since then.
    """

    protocol: int
    table: str
    seat: int | None = None
    answered_since: int | None = None


class TableNews(Struct, frozen=True, tag="table", omit_defaults=True):
    """Everything about a table except the game."""

    number: int  # grows with every change of the table
    table: str
    code: str
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatNews, ...]
    host: int
    commitment: str  # to the server's seed, published before the seats add theirs; it never changes
    spectators: int = 0
    paused: bool = False
    rematch: str | None = None  # the table where the same people play again
    rematch_by: int | None = None  # the seat that asked for it first
    fairness: Fairness | None = None
    source: str | None = None  # the finished game this one continues
    coach: bool = False  # the players of this table may ask the coach


class GameNews(Struct, frozen=True, tag="game", omit_defaults=True):
    """The position as the viewer may know it, and what happened since the last one."""

    number: int  # of the position: a move names it
    since: int  # the index of the first event sent here; forget the ones you have from there on
    events: tuple[AnyEvent, ...]
    game: ShownGame
    undo: bool = False  # the last action was yours and can be taken back
    ordered: str | None = None  # you are asked, and your standing order is about to answer this


class ClockNews(Struct, frozen=True, tag="clock", omit_defaults=True):
    """How much time the seat that is asked has left, and the reserve of every seat, in milliseconds.

    A turn-based table has no reserves; there `until` is the deadline, in milliseconds since 1970.
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
    """What a player said."""

    seat: int
    name: str
    phrase: str | None = None
    text: str | None = None
    is_past: bool = False  # said before this client came


class Done(Struct, frozen=True, tag="done", omit_defaults=True):
    """A message was carried out and is on disk; a move led to the position with this number."""

    id: str
    number: int = 0


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    """A message was refused and has changed nothing. Without an id it is about the connection.

    The reason is given as in a `Problem`.
    """

    code: str
    sentence: str
    id: str | None = None
    variant: str = ""
    arguments: dict[str, str | int] = {}


class Previews(Struct, frozen=True, tag="previews", omit_defaults=True):
    """What each answer would do. One outcome is certain; of several, the kind of a hidden card decides."""

    id: str
    number: int
    previews: tuple[Preview, ...]
    last_round: bool = False  # influence that is left on cards of the queue is lost when this round is over


class Sheet(Struct, frozen=True, tag="sheet"):
    """The deduction sheet of this viewer, by the last `game` that it was sent."""

    id: str
    deduction: Deduction


class CoachNews(Struct, frozen=True, tag="advice"):
    """What the coach says about the position with this number, from what this seat can know."""

    id: str
    number: int
    options: tuple[Option, ...]  # answers with their chances to win, the best first
    beliefs: tuple[CardBelief, ...]  # what the hidden cards of the others may be


class Pong(Struct, frozen=True, tag="pong"):
    """The server is there."""

    id: str


ServerMessage: TypeAlias = (
    Welcome
    | TableNews
    | GameNews
    | ClockNews
    | OrdersNews
    | Talk
    | Done
    | Refused
    | Previews
    | Sheet
    | CoachNews
    | Pong
)


class _Typed(Struct):
    type: str


_CLIENT_MESSAGES: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_SERVER_MESSAGES: Final[dict[str, Any]] = {
    kind.__struct_config__.tag: msgspec.json.Decoder(kind) for kind in get_args(ServerMessage)
}
_TYPED: Final = msgspec.json.Decoder(_Typed)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(text: str | bytes) -> ClientMessage:
    """Return a client's message; raise msgspec.ValidationError with a sentence for anything else."""
    try:
        return _CLIENT_MESSAGES.decode(text)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise msgspec.ValidationError(f"this is not JSON: {error}") from None


def read_server_message(text: str | bytes) -> ServerMessage | None:
    """Return a server's message; None for a type that a newer server has added."""
    decoder = _SERVER_MESSAGES.get(_TYPED.decode(text).type)
    message: ServerMessage | None = None if decoder is None else decoder.decode(text)
    return message


def write(message: Struct) -> bytes:
    """Return a message or a body as JSON."""
    return _ENCODER.encode(message)
