"""What goes over HTTP about accounts, as types."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .messages import Name, Phase, TableName, TableSettings, Token

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
AccountKind: TypeAlias = Literal["person", "bot"]


class GuestGame(Struct, frozen=True):
    """A seat that was taken without an account, and the token that proves it."""

    table: TableName
    token: Token


class SignUp(Struct, frozen=True, omit_defaults=True):
    """POST /api/accounts: have an account, and the games that this browser has played without one."""

    name: Name
    password: Password
    games: Annotated[tuple[GuestGame, ...], Meta(max_length=200)] = ()


class SignIn(Struct, frozen=True):
    """POST /api/session: sign in."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ChangePassword(Struct, frozen=True):
    """POST /api/account/password: have another password; every other session ends."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class DeleteAccount(Struct, frozen=True):
    """DELETE /api/account: be forgotten. The games stay, without a name."""

    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ClaimGames(Struct, frozen=True):
    """POST /api/account/games: make games that were played without an account one's own."""

    games: Annotated[tuple[GuestGame, ...], Meta(max_length=200)]


class Claims(Struct, frozen=True):
    """How many of the games are this account's now."""

    claimed: int


class Me(Struct, frozen=True, omit_defaults=True):
    """GET /api/account: who is signed in."""

    id: str
    name: str
    kind: AccountKind
    created: int
    is_admin: bool = False
    vacation_until: int | None = None  # while one is on vacation
    vacation_left: int = 0  # milliseconds of this year's vacation


class Session(Struct, frozen=True, omit_defaults=True):
    """One place where somebody is signed in."""

    id: str
    label: str
    created: int
    seen: int
    is_this: bool = False


class Sessions(Struct, frozen=True):
    """GET /api/account/sessions: where somebody is signed in."""

    sessions: tuple[Session, ...]


class MyGame(Struct, frozen=True, omit_defaults=True):
    """A table at which an account holds a seat."""

    table: str
    phase: Phase
    settings: TableSettings
    names: tuple[str, ...]
    seat: int
    code: str | None = None
    is_asked: bool = False  # it is this account's move
    until: int | None = None  # by when, at a turn-based table
    finished: int | None = None


class MyGames(Struct, frozen=True):
    """GET /api/account/games: those where one is asked first, then those that are played, then the finished ones."""

    games: tuple[MyGame, ...]


class MakeBot(Struct, frozen=True):
    """POST /api/account/bots: have a bot, under a name that nobody has."""

    name: Name


class NewBot(Struct, frozen=True):
    """A bot and its token, which is told this once: who has it speaks for the bot."""

    id: str
    name: str
    token: str


class BotToken(Struct, frozen=True):
    """POST /api/account/bots/{bot}/token: another token; the one before is good for nothing now."""

    token: str


class Bot(Struct, frozen=True):
    """A bot of somebody's."""

    id: str
    name: str
    created: int


class MyBots(Struct, frozen=True):
    """GET /api/account/bots: one's bots."""

    bots: tuple[Bot, ...]


BODIES = (SignUp, SignIn, ChangePassword, DeleteAccount, ClaimGames, MakeBot)
ANSWERS = (Claims, Me, Sessions, MyGames, NewBot, BotToken, MyBots)
