"""Proofs of who asks: the cookie of a browser on our page, or a bearer token."""

import pytest
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from oriflamme.server.accounts.auth import (
    account_of,
    account_or_guest,
    delete_cookie,
    person_of,
    secret_of,
    set_cookie,
)
from oriflamme.server.wire.origin import comes_from_our_page
from oriflamme.server.wire.refusal import Refusal

from .house import House


def request(scheme: str = "http", **headers: str) -> Request:
    sent = [(name.encode(), value.encode()) for name, value in ({"host": "game.test"} | headers).items()]
    return Request({"type": "http", "method": "GET", "path": "/", "scheme": scheme, "headers": sent})


def bearing(secret: str) -> HTTPConnection:
    return request(authorization=f"Bearer {secret}")


@pytest.mark.parametrize("bearer", ["Bearer abc", "bearer abc", "BEARER abc", "Bearer   abc  "])
def test_a_bearer_token_is_a_secret(bearer: str) -> None:
    assert secret_of(request(authorization=bearer)) == "abc"


def test_a_cookie_is_a_secret() -> None:
    assert secret_of(request(cookie="other=1; oriflamme=abc")) == "abc"


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": "Basic abc"},
        {"cookie": "other=abc"},
        {"cookie": "oriflamme="},
        {"cookie": "ORIFLAMME=abc"},
    ],
)
def test_without_a_proof_there_is_no_secret(headers: dict[str, str]) -> None:
    assert secret_of(request(**headers)) is None


def test_a_bearer_token_is_taken_before_a_cookie() -> None:
    assert secret_of(request(authorization="Bearer mine", cookie="oriflamme=abc")) == "mine"


def test_a_secret_is_not_longer_than_any_that_we_give() -> None:
    long = "x" * 99 + "yz"
    for asked in (bearing(long), request(cookie=f"oriflamme={long}")):
        assert secret_of(asked) == "x" * 99 + "y"


def test_a_cookie_counts_on_our_own_page_only() -> None:
    assert secret_of(request(cookie="oriflamme=abc", origin="https://game.test")) == "abc"
    with pytest.raises(Refusal) as refused:
        secret_of(request(cookie="oriflamme=abc", origin="https://evil.test"))
    assert refused.value.code == "foreign_page"


def test_a_bearer_token_counts_from_any_page() -> None:
    assert secret_of(request(authorization="Bearer abc", origin="https://evil.test")) == "abc"


@pytest.mark.parametrize(
    ("origin", "ours"),
    [("http://game.test", True), ("https://game.test", True), ("http://game.test:81", False), ("null", False)],
)
def test_a_browser_says_which_page_it_is_on(origin: str, ours: bool) -> None:
    assert comes_from_our_page(request(origin=origin)) is ours


def test_what_is_no_browser_has_no_page() -> None:
    assert comes_from_our_page(request())


@pytest.mark.parametrize(("scheme", "secure"), [("http", ""), ("https", "; Secure")])
def test_a_browser_keeps_the_secret_where_no_script_can_read_it(scheme: str, secure: str) -> None:
    response = Response()
    assert set_cookie(request(scheme), response, "abc") is response
    assert response.headers["set-cookie"] == (f"oriflamme=abc; HttpOnly; Max-Age=7776000; Path=/; SameSite=lax{secure}")


def test_a_browser_forgets_the_secret() -> None:
    response = Response()
    assert delete_cookie(response) is response
    cookie = response.headers["set-cookie"]
    assert cookie.startswith('oriflamme=""; expires=')
    assert cookie.endswith("; HttpOnly; Max-Age=0; Path=/; SameSite=lax")


async def test_a_guest_asks_for_nobody(house: House) -> None:
    assert await account_or_guest(request(), house.accounts) is None
    for must_be in (account_of, person_of):
        with pytest.raises(Refusal) as refused:
            await must_be(request(), house.accounts)
        assert refused.value.code == "not_signed_in"


async def test_a_session_that_is_over_is_not_taken_for_a_guest(house: House) -> None:
    for ask in (account_or_guest, account_of, person_of):
        with pytest.raises(Refusal) as refused:
            await ask(bearing("forged"), house.accounts)
        assert refused.value.code == "signed_out"


async def test_a_person_asks_for_themselves(house: House) -> None:
    ann = await house.member()
    for ask in (account_or_guest, account_of, person_of):
        found = await ask(bearing(ann.secret), house.accounts)
        assert found is not None and found.id == ann.id


async def test_a_bot_asks_for_itself_but_not_for_what_is_its_owners(house: House) -> None:
    made = await house.bots.create(await house.new_account(), "Robot")
    for ask in (account_or_guest, account_of):
        found = await ask(bearing(made.token), house.accounts)
        assert found is not None and found.id == made.id
    with pytest.raises(Refusal) as refused:
        await person_of(bearing(made.token), house.accounts)
    assert refused.value.code == "forbidden"
