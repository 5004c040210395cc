"""A slow mail server, a slow webhook and floods of slow work: tables play on, and what is too much is refused."""

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ..clients import Client, play_out, playing
from ..faults.moves import asked, move
from ..server_process import PATIENCE, Server, starting
from .browser import PASSWORD, Browser, people
from .receivers import Mailbox, Receiver, served

pytestmark = pytest.mark.xdist_group("lanes")  # they share a server

SMALL = {
    "ORIFLAMME_MAIL_LANE": "1+1",
    "ORIFLAMME_REPLAY_LANE": "1+1",
    "ORIFLAMME_PASSWORD_LANE": "1+1",
    "ORIFLAMME_PASSWORD_MEMORY": "64",
    "ORIFLAMME_INSIDE_ADDRESSES": "true",
}
FLOODERS = 5  # one for each viewer of a replay; two fill a lane
MOVES = 10  # in the flood
ANSWERS = {(200, ""), (429, "busy")}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    server = Mailbox()
    with served(server):
        yield server


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    server = Receiver()
    with served(server):
        yield server


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server with short lanes."""
    mail = {"ORIFLAMME_SMTP": mailbox.url, "ORIFLAMME_MAIL_FROM": "Oriflamme <game@oriflamme.example>"}
    with starting(tmp_path_factory.mktemp("lanes"), {**SMALL, **mail}) as start:
        yield start()


def status_of(browser: Browser, method: str, path: str, body: object | None = None) -> tuple[int, str]:
    response = browser.http.request(method, path, json=body, headers=browser.credentials)
    return response.status_code, "" if response.is_success else response.json()["code"]


async def whole_game(server: Server) -> str:
    """Play a game to its end and ask at every question what the answers would do; return the table."""
    async with playing(server, 2, 3) as clients:
        done = asyncio.Event()

        async def ask(client: Client) -> None:
            while not done.is_set():
                await client.until(lambda c: "game" in c.last)
                answer = await client.say("what_if", number=client.last["game"]["number"])
                assert answer["type"] == "previews" or answer["code"] in ("stale", "not_playing"), answer

        asking = asyncio.create_task(ask(clients[0]))
        await play_out(clients)
        done.set()
        await asking
        return clients[0].table


async def some_moves(server: Server) -> None:
    """Begin a game, and ask before every move what the answers would do."""
    async with playing(server, 2, 3) as clients:
        for _ in range(MOVES):
            client = await asked(clients)
            answer = await client.say("what_if", number=client.last["game"]["number"])
            assert answer["type"] == "previews", answer
            assert (await move(clients))["type"] == "done"


def mail_code(browser: Browser, number: int) -> tuple[int, str]:
    wanted = {"kind": "email", "address": f"slow{number}@example.org", "language": "en"}
    return status_of(browser, "POST", "/api/account/ways", wanted)


async def test_tables_play_on_while_the_mail_server_is_silent(small: Server, mailbox: Mailbox) -> None:
    browsers = people(small, 3)
    mailbox.greets.clear()
    try:
        with ThreadPoolExecutor(3) as threads:
            sending = [threads.submit(mail_code, browser, number) for number, browser in enumerate(browsers[:2])]
            assert await asyncio.to_thread(mailbox.calls.acquire, timeout=PATIENCE)
            async with asyncio.timeout(PATIENCE):
                while await asyncio.to_thread(mail_code, browsers[2], 9) != (429, "busy"):
                    await asyncio.sleep(0.05)  # the second may not have come yet
            table = await whole_game(small)
            assert small.get(f"/api/replays/{table}")["frames"]
            assert Browser(small).sign_up("Signed up meanwhile").me["name"]
            assert not any(one.done() for one in sending)
            mailbox.greets.set()
            assert {one.result(PATIENCE)[0] for one in sending} == {201}
    finally:
        mailbox.greets.set()
    assert mail_code(browsers[2], 8)[0] == 201


async def test_tables_play_on_while_a_webhook_is_silent(small: Server, receiver: Receiver) -> None:
    (ann,) = people(small, 1)
    way = ann.ask("POST", "/api/account/ways", {"kind": "slack", "address": receiver.address("/slow")})["id"]
    receiver.held["/slow"] = threading.Event()
    with ThreadPoolExecutor(1) as threads:
        testing = threads.submit(status_of, ann, "POST", f"/api/account/ways/{way}/test")
        async with asyncio.timeout(PATIENCE):
            while not receiver.under("/slow"):
                await asyncio.sleep(0.02)
        await whole_game(small)
        receiver.held["/slow"].set()
        assert testing.result(PATIENCE) in ((200, ""), (409, "not_reached"))  # the latter after ten seconds


async def test_tables_play_on_in_a_flood_of_replays_and_passwords(small: Server, tmp_path: Path) -> None:
    finished = [await whole_game(small) for _ in range(2)]
    ann = Browser(small).sign_up("Flooded")
    stop, found = threading.Event(), Counter[tuple[int, str]]()

    def flood(number: int) -> None:
        browser = Browser(small)
        while not stop.is_set():
            viewer = ("0", "1", "2", "all", "spectator")[number % 5]
            found[status_of(browser, "GET", f"/api/replays/{finished[number % 2]}?viewer={viewer}")] += 1
            wanted = {"name": ann.name, "password": PASSWORD}
            found[status_of(browser, "POST", "/api/session", wanted)] += 1

    with ThreadPoolExecutor(FLOODERS) as threads:
        flooding = [threads.submit(flood, number) for number in range(FLOODERS)]
        try:
            async with asyncio.timeout(PATIENCE):
                while not found[429, "busy"]:
                    await asyncio.sleep(0.02)
            await some_moves(small)
        finally:
            stop.set()
        for one in flooding:
            one.result(PATIENCE)
    assert found.keys() <= ANSWERS, found
    assert found[200, ""]
