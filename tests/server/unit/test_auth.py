"""Authentication: the cookie of a browser on our page, or a bearer token."""

import pytest
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from oriflamme.server.accounts.auth import (
    account_named,
    account_of,
    account_or_guest,
    browser_of,
    delete_cookie,
    know_browser,
    person_of,
    secret_of,
    set_cookie,
)
from oriflamme.server.wire.origin import comes_from_our_page
from oriflamme.server.wire.refusal import Refusal

from .backend import Backend


def request(scheme: str = "http", **headers: str) -> Request:
    sent = [(name.encode(), value.encode()) for name, value in ({"host": "game.test"} | headers).items()]
    return Request({"type": "http", "method": "GET", "path": "/", "scheme": scheme, "headers": sent})


def with_token(secret: str) -> HTTPConnection:
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
def test_a_request_without_credentials_has_no_secret(headers: dict[str, str]) -> None:
    assert secret_of(request(**headers)) is None


def test_a_bearer_token_is_taken_before_a_cookie() -> None:
    assert secret_of(request(authorization="Bearer mine", cookie="oriflamme=abc")) == "mine"


def test_a_long_secret_is_cut_to_a_hundred_characters() -> None:
    long = "x" * 99 + "yz"
    for asked in (with_token(long), request(cookie=f"oriflamme={long}")):
        assert secret_of(asked) == "x" * 99 + "y"


def test_a_cookie_counts_only_on_our_own_page() -> None:
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
def test_the_origin_header_tells_whether_the_page_is_ours(origin: str, ours: bool) -> None:
    assert comes_from_our_page(request(origin=origin)) is ours


def test_a_request_without_an_origin_is_not_from_another_page() -> None:
    assert comes_from_our_page(request())


@pytest.mark.parametrize(("scheme", "secure"), [("http", ""), ("https", "; Secure")])
def test_scripts_cannot_read_the_session_cookie(scheme: str, secure: str) -> None:
    response = Response()
    assert set_cookie(request(scheme), response, "abc") is response
    assert response.headers["set-cookie"] == (f"oriflamme=abc; HttpOnly; Max-Age=7776000; Path=/; SameSite=lax{secure}")


@pytest.mark.parametrize(("scheme", "secure"), [("http", ""), ("https", "; Secure")])
def test_a_browser_without_a_number_gets_one_for_two_years_that_scripts_cannot_read(scheme: str, secure: str) -> None:
    response = Response()
    number = know_browser(request(scheme), response)
    assert len(number) > 20
    assert response.headers["set-cookie"] == (
        f"oriflamme_browser={number}; HttpOnly; Max-Age=63072000; Path=/; SameSite=lax{secure}"
    )
    assert browser_of(request(cookie=f"oriflamme_browser={number}")) == number


def test_a_browser_keeps_its_number() -> None:
    response = Response()
    assert know_browser(request(cookie="oriflamme_browser=abc"), response) == "abc"
    assert "set-cookie" not in response.headers


def test_deleting_the_cookie_expires_it() -> None:
    response = Response()
    assert delete_cookie(response) is response
    cookie = response.headers["set-cookie"]
    assert cookie.startswith('oriflamme=""; expires=')
    assert cookie.endswith("; HttpOnly; Max-Age=0; Path=/; SameSite=lax")


async def test_a_guest_has_no_account(backend: Backend) -> None:
    assert await account_or_guest(request(), backend.accounts) is None
    for must_be in (account_of, person_of):
        with pytest.raises(Refusal) as refused:
            await must_be(request(), backend.accounts)
        assert refused.value.code == "not_signed_in"


async def test_an_ended_session_is_refused_and_not_treated_as_a_guest(backend: Backend) -> None:
    for ask in (account_or_guest, account_of, person_of):
        with pytest.raises(Refusal) as refused:
            await ask(with_token("forged"), backend.accounts)
        assert refused.value.code == "signed_out"


async def test_a_persons_session_is_authenticated(backend: Backend) -> None:
    ann = await backend.member()
    for ask in (account_or_guest, account_of, person_of):
        found = await ask(with_token(ann.secret), backend.accounts)
        assert found is not None and found.id == ann.id


async def test_a_bot_is_authenticated_but_refused_where_its_owner_is_required(backend: Backend) -> None:
    made = await backend.bots.create(await backend.new_account(), "Robot")
    for ask in (account_or_guest, account_of):
        found = await ask(with_token(made.token), backend.accounts)
        assert found is not None and found.id == made.id
    with pytest.raises(Refusal) as refused:
        await person_of(with_token(made.token), backend.accounts)
    assert refused.value.code == "forbidden"


async def test_an_account_is_named_by_its_name_or_its_id(backend: Backend) -> None:
    ann = await backend.member("Ann")
    for name in ("ann", ann.id):
        assert (await account_named(name, backend.accounts)).id == ann.id
    for name in ("Nobody", "An\nn", "n" * 65, ""):
        with pytest.raises(Refusal) as refused:
            await account_named(name, backend.accounts)
        assert refused.value.code == "no_such_account"
