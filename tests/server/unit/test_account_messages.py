"""Request and answer bodies about accounts: which ones are valid, and how they are written."""

from typing import Any

import msgspec
import pytest

from oriflamme.protocol import accounts
from oriflamme.protocol.accounts import (
    ANSWERS,
    BODIES,
    Bot,
    ChangePassword,
    ClaimGames,
    DeleteAccount,
    GuestGame,
    Me,
    MyGame,
    Session,
    SignIn,
    SignUp,
)
from oriflamme.protocol.tables import TableSettings

STRUCTS = [
    body
    for body in vars(accounts).values()
    if isinstance(body, type) and issubclass(body, msgspec.Struct) and body.__module__ == accounts.__name__
]
GAMES = [{"table": "t", "token": "x"}]


@pytest.mark.parametrize("body", STRUCTS, ids=lambda body: body.__name__)
def test_a_body_is_immutable(body: type[msgspec.Struct]) -> None:
    assert body.__struct_config__.frozen


def test_the_protocol_has_every_body() -> None:
    parts = {GuestGame, Session, MyGame, Bot}  # of others
    assert set(BODIES) | set(ANSWERS) | parts == set(STRUCTS)


@pytest.mark.parametrize(
    ("body", "text"),
    [
        (SignUp("Ann", "password"), '{"name":"Ann","password":"password"}'),
        (Me("i", "Ann", "person", 7), '{"id":"i","name":"Ann","kind":"person","created":7}'),
        (
            Me("i", "Ann", "bot", 7, True, 8, 9),
            '{"id":"i","name":"Ann","kind":"bot","created":7,"is_admin":true,"vacation_until":8,"vacation_left":9}',
        ),
        (Session("i", "l", 1, 2), '{"id":"i","label":"l","created":1,"seen":2}'),
        (
            MyGame("t", "over", TableSettings(), ("Ann",), 0),
            '{"table":"t","phase":"over","settings":{},"names":["Ann"],"seat":0}',
        ),
    ],
)
def test_default_values_are_left_out(body: msgspec.Struct, text: str) -> None:
    assert msgspec.json.encode(body).decode() == text


def test_missing_fields_get_their_default_values() -> None:
    me, game = Me("i", "Ann", "person", 7), MyGame("t", "over", TableSettings(), ("Ann",), 0)
    assert (me.is_admin, me.vacation_until, me.vacation_left) == (False, None, 0)
    assert (game.code, game.is_asked, game.until, game.finished) == (None, False, None, None)
    assert Session("i", "l", 1, 2).is_this is False and SignUp("Ann", "password").games == ()


@pytest.mark.parametrize(
    ("body", "content"),
    [
        (SignUp, {"name": "A", "password": "x" * 8, "games": GAMES * 200}),
        (SignUp, {"name": "A" * 24, "password": "x" * 200}),
        (SignIn, {"name": "A", "password": "x"}),
        (SignIn, {"name": "A", "password": "x" * 200}),
        (ChangePassword, {"old": "x", "new": "x" * 8}),
        (DeleteAccount, {"password": "x"}),
        (ClaimGames, {"games": GAMES * 200}),
    ],
)
def test_a_valid_request_is_read(body: Any, content: object) -> None:
    assert isinstance(msgspec.json.decode(msgspec.json.encode(content), type=body), body)


@pytest.mark.parametrize(
    ("body", "content"),
    [
        (SignUp, {"name": "A", "password": "x" * 7}),
        (SignUp, {"name": "A", "password": "x" * 201}),
        (SignUp, {"name": "", "password": "x" * 8}),
        (SignUp, {"name": "A" * 25, "password": "x" * 8}),
        (SignUp, {"name": "A", "password": "x" * 8, "games": GAMES * 201}),
        (SignIn, {"name": "A", "password": ""}),
        (SignIn, {"name": "A", "password": "x" * 201}),
        (ChangePassword, {"old": "", "new": "x" * 8}),
        (ChangePassword, {"old": "x" * 201, "new": "x" * 8}),
        (ChangePassword, {"old": "x", "new": "x" * 7}),
        (DeleteAccount, {"password": ""}),
        (DeleteAccount, {"password": "x" * 201}),
        (ClaimGames, {"games": GAMES * 201}),
    ],
)
def test_an_invalid_request_is_refused(body: Any, content: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(content), type=body)
