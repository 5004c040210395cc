"""A browser as the server sees it: it keeps its cookies, and its requests can come from a person or a bot."""

import itertools
import ssl
from collections.abc import Iterator
from typing import Any

import httpx

from ..databases import PASSWORD as PASSWORD
from ..databases import READY, secret_of
from ..server_process import PATIENCE, Server

_NAMES = itertools.count(1)
_READY: dict[str, Iterator[int]] = {}  # the prepared accounts that no test has used yet, by database
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # never used, but creating one for each request is slow


class Http:
    """Requests with the cookies of earlier answers. Each request opens its own connection."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.cookies = httpx.Cookies()

    def request(self, method: str, path: str, **content: Any) -> httpx.Response:
        with httpx.Client(base_url=self._address, cookies=self.cookies, timeout=PATIENCE, verify=PLAIN) as client:
            response = client.request(method, path, **content)
            self.cookies = client.cookies
            return response

    def get(self, path: str, **content: Any) -> httpx.Response:
        return self.request("GET", path, **content)

    def post(self, path: str, **content: Any) -> httpx.Response:
        return self.request("POST", path, **content)


class Browser:
    """A person's browser at a server, signed in or not."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = Http(server.address)
        self.credentials: dict[str, str] = {}  # in addition to the cookie

    def ask(self, method: str, path: str, body: object | None = None) -> Any:
        """Return the answer to a request that must succeed."""
        response = self.http.request(method, path, json=body, headers=self.credentials)
        assert response.is_success, (method, path, response.status_code, response.text)
        return response.json()

    def refused(self, method: str, path: str, body: object | None = None) -> tuple[int, str]:
        """Return the status and the code of a request that must be refused."""
        response = self.http.request(method, path, json=body, headers=self.credentials)
        assert not response.is_success, response.text
        assert response.json()["sentence"]
        return response.status_code, response.json()["code"]

    def sign_up(self, name: str = "", games: list[dict[str, str]] | None = None) -> "Browser":
        """Get an account: a new one, or a prepared one if neither a name nor games are given."""
        index = None if name or games else next(_ready_at(self.server), None)
        if index is not None:
            self.http.cookies.set("oriflamme", secret_of(index), domain="127.0.0.1", path="/")
            self.me = self.ask("GET", "/api/account")
            return self
        wanted = {"name": name or f"Newcomer {next(_NAMES):03}", "password": PASSWORD, "games": games or []}
        self.me = self.ask("POST", "/api/accounts", wanted)
        return self

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def name(self) -> str:
        return str(self.me["name"])

    @property
    def headers(self) -> dict[str, str]:
        """The headers with which this browser opens a socket."""
        return {"cookie": f"oriflamme={self.http.cookies['oriflamme']}"}


def _ready_at(server: Server) -> Iterator[int]:
    """Return the indices of the prepared accounts at a server that are still free."""
    return _READY.setdefault(server.database, iter(range(READY)))


def people(server: Server, count: int) -> list[Browser]:
    """Return people with accounts."""
    return [Browser(server).sign_up() for _ in range(count)]


class BotBrowser(Browser):
    """A bot's program, which authenticates with a token."""

    def __init__(self, server: Server, token: str) -> None:
        super().__init__(server)
        self.token = token
        self.credentials = {"authorization": f"Bearer {token}"}

    @property
    def headers(self) -> dict[str, str]:
        return self.credentials


def bots_of(owner: Browser, *names: str) -> list[BotBrowser]:
    """Create bots for an owner, and return them."""
    bots = []
    for name in names:
        made = owner.ask("POST", "/api/account/bots", {"name": name})
        bots.append(BotBrowser(owner.server, made["token"]))
        bots[-1].me = made
    return bots


def bots_of_several(server: Server, count: int) -> list[BotBrowser]:
    """Create bots, each with its own owner: at a rated table an owner may have only one."""
    return [bot for owner in people(server, count) for bot in bots_of(owner, f"Bot of {owner.name}")]


def seat_at(table: str) -> tuple[str, str, dict[str, str]]:
    """Return the request for a seat at a table."""
    return "POST", f"/api/tables/{table}/seats", {"name": "-"}
