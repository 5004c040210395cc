"""Tables: their settings and seats, and the HTTP bodies about tables, replays and the server itself."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ..events import AnyEvent
from ..rules.kinds import DECK, FEWEST, SEATS
from ..view_json import ShownGame
from .fields import BotName, Index, Name, Phase, Seat, SeatKind


class Pace(Struct, frozen=True, omit_defaults=True):
    """How much time players have.

    relaxed: no clock. live: seconds for each decision and a reserve for the game; the clock stops while no player is
    connected. turns: hours or days for each decision, connected or not.
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
        | Annotated[tuple[str, ...], Meta(min_length=DECK, max_length=DECK)]
    ) = "base"
    players: Annotated[int, Meta(ge=FEWEST, le=SEATS)] = 4
    edition: Literal["revised", "first"] = "revised"
    schemer_gain: Annotated[int, Meta(ge=1, le=2)] = 1
    open: bool = False  # listed for everyone; otherwise by link or code only
    pace: Pace = Pace()
    stand_in: BotName = "casual"  # the bot that plays for someone who is away
    rated: bool = False  # counts for the ratings; every player needs an account
    coach: bool = False  # players may ask the coach, and all see who does; never at a rated table
    deduction: bool = True  # everyone at the table may ask for the deduction sheet; otherwise no one may


class Away(Struct, frozen=True):
    """A player without a connection whom a game waits for. All in milliseconds, when this was sent."""

    since: int  # how long they have been away
    bot_in: int  # until a bot may stand in; 0: one may


class SeatNews(Struct, frozen=True, omit_defaults=True):
    """A seat: who holds it, and whether they are connected."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    connected: bool = False
    stood_in: bool = False  # a bot plays until the player is back
    seeded: bool = False  # has added to the seed of the deal
    wants_pause: bool = False
    account: str | None = None  # the account that holds it; its profile is under this id
    is_bot: bool = False  # an account of a bot, which plays over a socket as people do
    ready: bool = False  # has agreed to this rated game
    coached: int = 0  # how often it has asked the coach in this game
    away: Away | None = None  # while a game is played, except at a turn-based table
    helper: str | None = None  # a simpler bot, which has answered for this one because the server was busy


class Fairness(Struct, frozen=True):
    """The seeds of the deal, published once the game is over so that anyone can check it."""

    server_seed: str
    seat_seeds: tuple[str, ...]


# Requests.


class OpenTable(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables: open a table and take its first seat that is not a bot's."""

    name: Name
    settings: TableSettings = TableSettings()
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=SEATS)] = ()  # by seat; null is left for a person


class TakeSeat(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables/{table}/seats: take a free seat: this one, or the first."""

    name: Name
    seat: Seat | None = None


class PlayOn(Struct, frozen=True, omit_defaults=True):
    """POST /api/replays/{table}/play-on: open a table at a position of a finished game, against bots."""

    name: Name
    seat: Seat
    number: Index  # of the position
    bot: BotName = "casual"


# Answers.


class Seated(Struct, frozen=True):
    """The seat that was taken. Anyone who has the token can play the seat, so keep it secret."""

    table: str
    code: str
    seat: int
    token: str
    commitment: str


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a code for programs and an English sentence for people.

    The texts say it in other languages, with the arguments, under `problem-<code>-<variant>` or `problem-<code>`.
    """

    code: str
    sentence: str
    variant: str = ""
    arguments: dict[str, str | int] = {}


class ListedTable(Struct, frozen=True, omit_defaults=True):
    """A table that anyone may join or watch."""

    table: str
    code: str
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatNews, ...]

    @property
    def is_joinable(self) -> bool:
        """Whether the game has not begun and a seat is free."""
        return self.phase == "gathering" and any(seat.kind == "empty" for seat in self.seats)


class TableList(Struct, frozen=True):
    """GET /api/tables: the tables that are open to all."""

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
    bots: tuple[int, ...] = ()  # seats on which the server's bots played


class Phrase(Struct, frozen=True):
    """A quick phrase, in English."""

    phrase: str
    text: str


class BotLevel(Struct, frozen=True):
    """A bot that can be given a seat."""

    bot: str
    text: str
    milliseconds: int = 0  # that a move costs on one core, about; 0: less than one


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
    bots: tuple[BotLevel, ...]  # by strength, the weakest first
    phrases: tuple[Phrase, ...]
    players: tuple[int, ...] = ()  # how many can play
    characters: tuple[BotLevel, ...] = ()  # a seat's bot is one of them and a level, as in "miser:club"
    character_levels: tuple[str, ...] = ()


BODIES = (OpenTable, TakeSeat, PlayOn)
ANSWERS = (Seated, Problem, TableList, ListedTable, Replay, About)
