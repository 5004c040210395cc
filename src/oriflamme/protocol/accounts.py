"""Accounts, sessions, own games and bots: the HTTP bodies."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .fields import Name, Phase, TableName, Token
from .tables import TableSettings

Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
AccountKind: TypeAlias = Literal["person", "bot"]


class GuestGame(Struct, frozen=True):
    """A seat that was taken without an account, and the token that proves it."""

    table: TableName
    token: Token


class SignUp(Struct, frozen=True, omit_defaults=True):
    """POST /api/accounts: create an account that owns the games this browser has played as a guest."""

    name: Name
    password: Password
    games: Annotated[tuple[GuestGame, ...], Meta(max_length=200)] = ()


class SignIn(Struct, frozen=True):
    """POST /api/session: sign in."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ChangePassword(Struct, frozen=True):
    """POST /api/account/password: change the password; every other session ends."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class DeleteAccount(Struct, frozen=True):
    """DELETE /api/account: delete the account. Its games stay, without the name."""

    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ClaimGames(Struct, frozen=True):
    """POST /api/account/games: claim games that were played as a guest."""

    games: Annotated[tuple[GuestGame, ...], Meta(max_length=200)]


class Claims(Struct, frozen=True):
    """How many of the games the account owns now."""

    claimed: int


class Me(Struct, frozen=True, omit_defaults=True):
    """GET /api/account: the account that is signed in."""

    id: str
    name: str
    kind: AccountKind
    created: int
    is_admin: bool = False
    vacation_until: int | None = None  # while on vacation
    vacation_left: int = 0  # milliseconds of this year's vacation


class Session(Struct, frozen=True, omit_defaults=True):
    """A browser in which the account is signed in."""

    id: str
    label: str
    created: int
    seen: int
    is_this: bool = False


class Sessions(Struct, frozen=True):
    """GET /api/account/sessions: the browsers in which the account is signed in."""

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
    until: int | None = None  # the deadline, at a turn-based table
    finished: int | None = None


class MyGames(Struct, frozen=True):
    """GET /api/account/games: those that wait for the account first, then other running games, then finished ones."""

    games: tuple[MyGame, ...]


class MakeBot(Struct, frozen=True):
    """POST /api/account/bots: create a bot. Its name must be free."""

    name: Name


class NewBot(Struct, frozen=True):
    """A bot and its token. The token is shown only once; anyone who has it can act as the bot."""

    id: str
    name: str
    token: str


class BotToken(Struct, frozen=True):
    """POST /api/account/bots/{bot}/token: a new token; the old one stops working."""

    token: str


class Bot(Struct, frozen=True):
    """A bot that belongs to an account."""

    id: str
    name: str
    created: int


class MyBots(Struct, frozen=True):
    """GET /api/account/bots: the account's bots."""

    bots: tuple[Bot, ...]


BODIES = (SignUp, SignIn, ChangePassword, DeleteAccount, ClaimGames, MakeBot)
ANSWERS = (Claims, Me, Sessions, MyGames, NewBot, BotToken, MyBots)
