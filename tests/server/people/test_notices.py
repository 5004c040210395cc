"""Notices: people are told that they are asked, in their own ways, no secret, and nothing inside is called."""

import asyncio
import base64
import re
import signal
import sqlite3
import ssl
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from py_vapid import Vapid02
from sqlalchemy import func, select, update

from oriflamme.protocol.notifications import AddChannel
from oriflamme.server.lanes import Lanes
from oriflamme.server.notify import outbox
from oriflamme.server.notify.guarded_http import Unreachable, is_public, post, resolve, tls_context
from oriflamme.server.notify.notice_text import text_of_notice
from oriflamme.server.notify.outbox import OUT_OF_TIME, Notice
from oriflamme.server.notify.sender import AT_ONCE, Notifier
from oriflamme.server.settings import Settings
from oriflamme.server.storage import schema
from oriflamme.server.storage.store import Store
from oriflamme.server.times import milliseconds_now
from oriflamme.server.wire.refusal import Refusal
from oriflamme.texts import languages, texts_in

from ..clients import Client
from ..databases import prepare
from ..engines import running_postgres
from ..packages import needs_postgres
from ..server_process import PATIENCE, Server, starting
from .browser import Browser, people
from .receivers import Mailbox, Received, Receiver, Subscription, served
from .test_turns import QUICKLY, answer, asked_person, let_pass, row_of, started, until

pytestmark = pytest.mark.xdist_group("notices")  # they share a server


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    server = Receiver()
    with served(server):
        yield server


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    server = Mailbox()
    with served(server):
        yield server


@pytest.fixture(scope="module")
def inner(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server that may call addresses inside, and send mail."""
    mail = {"ORIFLAMME_SMTP": mailbox.url, "ORIFLAMME_MAIL_FROM": "Oriflamme <game@oriflamme.example>"}
    with starting(
        tmp_path_factory.mktemp("notices"), {**QUICKLY, **mail, "ORIFLAMME_INSIDE_ADDRESSES": "true"}
    ) as start:
        yield start()


@pytest.fixture(scope="module")
def trio(inner: Server) -> list[Browser]:
    return people(inner, 3)


def add(person: Browser, kind: str, address: str, **more: Any) -> dict[str, Any]:
    way = person.ask("POST", "/api/account/ways", {"kind": kind, "address": address, "language": "en", **more})
    assert isinstance(way, dict)
    return way


# What is sent, and when.


async def test_one_is_told_when_asked_and_reminded_and_not_while_the_table_is_open(
    inner: Server, receiver: Receiver
) -> None:
    trio = people(inner, 3)
    for number, person in enumerate(trio):
        add(person, "discord", receiver.address(f"/discord/{number}x"))
    away, there = await started(*trio), await started(*trio)
    row, looked_at = await asked_person(inner, away), await asked_person(inner, there)
    late = next(number for number, person in enumerate(trio) if person.id == row["account_id"])
    seen = next(person for person in trio if person.id == looked_at["account_id"])  # looks at it all the time

    def about(table: str) -> list[Received]:
        return [one for one in receiver.received if table.encode() in one.body]

    def told(table: str) -> int:
        return int((row_of(inner, table) or {"told": 0})["told"])

    await until(lambda: (told(away), told(there)) == (1, 1) and rows_of(inner, there) == [])
    seen_from = len(about(there))
    async with Client(inner, there, headers=seen.headers) as client:
        await client.until(lambda c: "game" in c.last)
        for reminder, minutes in ((0, 0), (1, 30), (2, 24)):  # of sixty: at once, after half, after nine tenths
            for table in (away, there):
                let_pass(inner, 60 * minutes, table)
            until_when = (row_of(inner, away) or row)["until"]
            await until(lambda n=reminder: len(about(away)) > n)  # type: ignore[misc]
            one = about(away)[reminder]
            text = f"{text_of_notice('en', 'place', reminder, until_when)} {inner.address}/t/{away}"
            assert msgspec.json.decode(one.body) == {"content": text, "allowed_mentions": {"parse": []}}
            assert one.path == f"/discord/{late}x"
            await until(lambda n=reminder: told(there) == n + 1)  # type: ignore[misc]
        let_pass(inner, 6 * 60, away)
        await until(lambda: len(about(away)) >= 4)  # a bot plays, and the next one is asked
        assert about(away)[3].text == f"{texts_in('en').say('notice-over')} {inner.address}/t/{away}"
        assert rows_of(inner, there) == [] and about(there)[seen_from:] == []


async def test_a_notice_tells_nothing_that_the_table_does_not_show_to_everyone(
    inner: Server, receiver: Receiver
) -> None:
    three = people(inner, 3)
    ann = three[0]
    add(ann, "slack", receiver.address("/slack/secrets"))
    table = await started(*three, deck="ablaze")
    kinds = set()
    async with Client(inner, table) as spectator:
        for number in range(4):
            row = await until_asked(table, ann, three)
            await until(lambda n=number: len(receiver.under("/slack/secrets")) > n)  # type: ignore[misc]
            await spectator.until(lambda c: c.question is not None and c.question["seat"] == 0)
            assert spectator.question is not None
            shown = spectator.question["kind"]
            kinds.add(shown)
            text = text_of_notice("en", shown, 0, row["until"])
            assert receiver.under("/slack/secrets")[-1].json == {"text": f"{text} {inner.address}/t/{table}"}
            await answer(table, ann)
    assert {"place", "reveal"} <= kinds <= {"place", "reveal", "choose"}


def test_every_language_says_all_of_it() -> None:
    for language in languages():
        texts = {text_of_notice(language, kind, n, 0) for kind in ("place", "reveal", "choose") for n in range(3)}
        assert text_of_notice(language, "place", 3, 0) not in texts
        assert len(texts) == 9 and all("1970-01-01 00:00 UTC" in text for text in texts)
        assert "012345" in texts_in(language).say("notice-code", code="012345")


# Ways.


def test_a_push_can_be_read_by_its_browser_alone_and_is_signed_with_this_servers_key(
    inner: Server, trio: list[Browser], receiver: Receiver
) -> None:
    ann, browser = trio[0], Subscription()
    way = add(ann, "push", receiver.address("/push/ann"), keys=browser.keys, language="uk")
    assert way["is_confirmed"] and "keys" not in way
    assert ann.ask("POST", f"/api/account/ways/{way['id']}/test") == {"done": True}
    (pushed,) = receiver.under("/push/ann")
    shown = browser.opened(pushed.body)
    assert (
        shown["body"] == texts_in("uk").say("notice-test") and shown["url"].startswith(inner.address) and shown["title"]
    )
    with pytest.raises(http_ece.ECEException):
        Subscription().opened(pushed.body)
    assert pushed.headers["content-encoding"] == "aes128gcm" and int(pushed.headers["ttl"]) > 0
    signed = pushed.headers["authorization"]
    assert Vapid02.verify(signed)
    key = ann.ask("GET", "/api/account/ways")["push_key"]
    assert signed.endswith(f"k={key}") and key == trio[1].ask("GET", "/api/account/ways")["push_key"]
    claims = msgspec.json.decode(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert claims["aud"] == receiver.address("") and time.time() < claims["exp"] < time.time() + 86_400
    assert claims["sub"] == "mailto:game@oriflamme.example"


def test_a_subscription_that_has_ended_is_removed(inner: Server, receiver: Receiver) -> None:
    (ann,) = people(inner, 1)
    for status in (404, 410):
        way = add(ann, "push", receiver.address(f"/push/{status}"), keys=Subscription().keys)
        assert ann.refused("POST", f"/api/account/ways/{way['id']}/test") == (409, "not_reached")
        assert ann.ask("GET", "/api/account/ways")["ways"] == []


@pytest.mark.parametrize(("kind", "field"), [("discord", "content"), ("slack", "text"), ("matrix", "text")])
def test_webhooks_are_sent_what_their_services_read(
    trio: list[Browser], receiver: Receiver, kind: str, field: str
) -> None:
    bob = trio[1]
    way = add(bob, kind, receiver.address(f"/hook/{kind}?key=1"), language="fr")
    bob.ask("POST", f"/api/account/ways/{way['id']}/test")
    (one,) = receiver.under(f"/hook/{kind}?key=1")
    assert texts_in("fr").say("notice-test") in msgspec.json.decode(one.body)[field]
    assert one.headers["content-type"] == "application/json"
    bob.ask("DELETE", f"/api/account/ways/{way['id']}")
    assert bob.refused("DELETE", f"/api/account/ways/{way['id']}") == (404, "no_such_way")


def test_a_way_that_leads_elsewhere_is_not_followed(trio: list[Browser], receiver: Receiver) -> None:
    bob = trio[1]
    way = add(bob, "slack", receiver.address("/hook/302"))
    assert bob.refused("POST", f"/api/account/ways/{way['id']}/test") == (409, "not_reached")
    assert not receiver.under("/elsewhere")


def test_an_address_gets_one_mail_and_no_other_before_it_is_confirmed(trio: list[Browser], mailbox: Mailbox) -> None:
    eve = trio[2]
    way = add(eve, "email", "eve@example.org", language="it")
    assert not way.get("is_confirmed", False)
    (letter,) = mailbox.letters_to("eve@example.org")
    assert "game@oriflamme.example" in letter["from"]
    code = re.findall(r"\b\d{6}\b", letter.get_content())[0]
    path = f"/api/account/ways/{way['id']}"
    assert eve.refused("POST", f"{path}/test") == (400, "wrong_code")
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    assert eve.refused("POST", f"{path}/confirm", {"code": wrong}) == (400, "wrong_code")
    assert trio[0].refused("POST", f"{path}/confirm", {"code": code}) == (404, "no_such_way")
    assert len(mailbox.letters_to("eve@example.org")) == 1
    assert eve.ask("POST", f"{path}/confirm", {"code": code})["is_confirmed"]
    eve.ask("POST", f"{path}/test")
    assert texts_in("it").say("notice-test") in mailbox.letters_to("eve@example.org")[1].get_content()
    assert code not in eve.http.get("/api/account/export").text


def test_codes_cannot_be_guessed_and_nobody_is_flooded_with_them(trio: list[Browser], mailbox: Mailbox) -> None:
    bob = trio[1]
    way = add(bob, "email", "victim@example.org")
    code = re.findall(r"\b\d{6}\b", mailbox.letters_to("victim@example.org")[-1].get_content())[0]
    for guess in range(5):
        wrong = f"{(int(code) + guess + 1) % 1_000_000:06}"
        assert bob.refused("POST", f"/api/account/ways/{way['id']}/confirm", {"code": wrong})[1] == "wrong_code"
    assert bob.refused("POST", f"/api/account/ways/{way['id']}/confirm", {"code": code}) == (400, "wrong_code")
    add(bob, "email", "VICTIM@example.org")
    add(bob, "email", "victim@example.org")
    wanted = {"kind": "email", "address": "victim@example.org"}
    assert bob.refused("POST", "/api/account/ways", wanted) == (429, "too_fast")


def test_there_are_as_many_ways_as_there_may_be_and_each_once(trio: list[Browser], receiver: Receiver) -> None:
    (ann,) = people(trio[0].server, 1)
    for number in range(10):
        add(ann, "slack", receiver.address(f"/many/{number}x"))
    wanted = {"kind": "slack", "address": receiver.address("/many/11x")}
    assert ann.refused("POST", "/api/account/ways", wanted) == (409, "too_many_ways")
    assert len(ann.ask("GET", "/api/account/ways")["ways"]) == 10
    assert trio[0].refused("POST", f"/api/account/ways/{ann.ask('GET', '/api/account/ways')['ways'][0]['id']}/test")[
        1
    ] == ("no_such_way")
    assert Browser(trio[0].server).refused("GET", "/api/account/ways") == (401, "not_signed_in")


# A secret line.


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate for localhost that nobody has signed but itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(1), now + timedelta(1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (tmp_path / "cert.pem").write_bytes(signed.public_bytes(Encoding.PEM))
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (tmp_path / "key.pem").write_bytes(text)
    return tmp_path / "cert.pem", tmp_path / "key.pem"


async def test_a_line_is_secret_and_names_the_host_or_there_is_none(
    certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str | None] = []
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*certificate)
    context.sni_callback = lambda line, name, own: named.append(name)
    receiver = Receiver()
    receiver.socket = context.wrap_socket(receiver.socket, server_side=True)
    with served(receiver):
        address = receiver.address("/secret").replace("http://127.0.0.1", "https://localhost")
        place = await resolve(address, LANES.hosts, allows_private=True)
        with pytest.raises(Unreachable):
            await post(place, b"{}", {})
        assert not receiver.received
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
        tls_context.cache_clear()
        assert await post(place, b"{}", {}) == 200
        with pytest.raises(Unreachable):  # the certificate is somebody else's
            await post(place._replace(host="elsewhere.example"), b"{}", {})
    tls_context.cache_clear()
    assert named[-2:] == ["localhost", "elsewhere.example"] and len(receiver.received) == 1


# When nobody takes it.


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(prepare(tmp_path))
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def sending(store: Store) -> AsyncIterator[Notifier]:
    """A notifier that sends, with a database of its own."""
    notifier = Notifier(Settings(inside_addresses=True, look_seconds=0.05, public_address="http://here"), store, LANES)
    notifier.start()
    yield notifier
    await notifier.stop()


LANES = Lanes(Settings())
NOTICE = Notice("ann", "table", 0, "place", OUT_OF_TIME)


async def notify(notifier: Notifier, store: Store, number: int = 1) -> None:
    async with store.people.begin() as connection:
        for _ in range(number):
            await connection.execute(outbox.insert_notice(NOTICE))
    notifier.send_soon()


async def test_what_nobody_takes_is_sent_again_after_growing_pauses(store: Store, receiver: Receiver) -> None:
    notifier = Notifier(Settings(inside_addresses=True, look_seconds=600, public_address="http://here"), store, LANES)
    notifier.start()
    await notifier.channels.add("ann", AddChannel("slack", receiver.address("/again"), "en"))
    receiver.failing["/again"] = 3
    for tries, looks in enumerate((1, 6, 36), 1):
        tried_at = milliseconds_now()
        if tries == 1:
            await notify(notifier, store)
        else:
            await let_all_be_due(notifier, store)
        await until_row(store, lambda due, least=tried_at + looks * 600_000: least <= due)  # type: ignore[misc]
        assert len(receiver.under("/again")) == tries and await soonest(store) < tried_at + looks * 600_000 + 60_000
    await let_all_be_due(notifier, store)
    await until_row(store, lambda due: due == 0)
    await notifier.stop()
    assert len(receiver.under("/again")) == 4
    assert (await notifier.channels.of("ann"))[0].failures == 0


async def let_all_be_due(notifier: Notifier, store: Store) -> None:
    """Let all the time pass for which notices wait."""
    async with store.people.begin() as connection:
        await connection.execute(update(schema.notices).values(due=milliseconds_now()))
    notifier.send_soon()


async def until_row(store: Store, true: Callable[[int], bool]) -> None:
    """Wait until something is true of the time at which the next notice is due, which is 0 if none is left."""
    async with asyncio.timeout(PATIENCE):
        while not true(await soonest(store)):
            await asyncio.sleep(0.01)


async def test_a_way_that_fails_ten_times_in_a_row_is_switched_off_until_it_is_tested(
    sending: Notifier, store: Store, receiver: Receiver
) -> None:
    way = await sending.channels.add("ann", AddChannel("slack", receiver.address("/off/400"), "en"))
    for number in range(1, 11):
        await notify(sending, store)
        await until_row(store, lambda due: due == 0)
        assert (await sending.channels.of("ann"))[0].failures == len(receiver.under("/off/400")) == number
    await notify(sending, store, 3)
    assert await soonest(store) == 0  # none waits
    await sending.channels.record(await sending.channels.get("ann", way.id), succeeded=True)
    await notify(sending, store)
    await until_row(store, lambda due: due == 0)
    assert len(receiver.under("/off/400")) == 11


async def test_very_many_notices_are_all_sent_and_few_at_once(
    sending: Notifier, store: Store, receiver: Receiver
) -> None:
    await sending.channels.add("ann", AddChannel("slack", receiver.address("/many"), "en"))
    await notify(sending, store, 100)
    at_once = 0
    async with asyncio.timeout(PATIENCE):
        while len(receiver.under("/many")) < 100:
            at_once = max(at_once, len(sending._sending))
            await asyncio.sleep(0.01)
    await sending.stop()
    assert 1 <= at_once <= AT_ONCE
    assert len(receiver.under("/many")) == 100 and await outbox.take_due(store, 1) == []


@needs_postgres
async def test_two_processes_send_each_notice_once(tmp_path: Path, receiver: Receiver) -> None:
    with running_postgres() as engine:
        stores = [Store(engine.url, f"process {number}") for number in range(2)]
        for store in stores:
            await store.open()
        both = [Notifier(Settings(inside_addresses=True, look_seconds=0.05), store, LANES) for store in stores]
        await both[0].channels.add("ann", AddChannel("slack", receiver.address("/both"), "en"))
        for notifier in both:
            notifier.start()
        for notifier in both:
            await notify(notifier, stores[0], 50)
        await until(lambda: len(receiver.under("/both")) >= 100)
        for notifier, store in zip(both, stores, strict=True):
            await notifier.stop()
            await store.close()
    assert len(receiver.under("/both")) == 100


def rows_of(server: Server, table: str) -> list[tuple[int, int]]:
    """Return when each notice about a table is due, and how often it was tried."""
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database:
        return database.execute("select due, tries from notices where table_id = ?", [table]).fetchall()


@pytest.mark.parametrize("was_answered", [False, True])
async def test_a_notice_is_not_lost_with_its_process(
    start_server: Callable[..., Server], receiver: Receiver, was_answered: bool
) -> None:
    """A process is killed while it sends, or when the notice was taken and before it has noted that."""
    server = start_server({**QUICKLY, "ORIFLAMME_INSIDE_ADDRESSES": "true"})
    (ann,) = people(server, 1)
    path = f"/killed/{was_answered}"
    add(ann, "slack", receiver.address(path))
    held = receiver.held[path] = threading.Event()
    table = await started(ann, players=3)
    await until(lambda: len(receiver.under(path)) == 1)
    assert server.process is not None
    if was_answered:
        server.process.send_signal(signal.SIGSTOP)
        held.set()  # the answer reaches a process that cannot note it
        await until(lambda: receiver.answered[path] == 1)
    server.kill()
    held.set()
    ((due, tries),) = rows_of(server, table)
    assert tries == 1 and due - time.time() * 1000 <= 15_000  # when it is free for others, which is soon
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database, database:
        database.execute("update notices set due = due - 15000")  # as much time passes
    server.start()
    await until(lambda: len(receiver.under(path)) == 2)
    assert f"/t/{table}" in receiver.under(path)[1].text
    await until(lambda: rows_of(server, table) == [])


async def test_a_notice_that_is_sent_for_long_is_not_taken_by_another(
    store: Store, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oriflamme.server.notify.sender.RENEWING", 0.01)
    notifier = Notifier(Settings(inside_addresses=True, look_seconds=0.05), store, LANES)
    notifier.start()
    await notifier.channels.add("ann", AddChannel("slack", receiver.address("/long"), "en"))
    held = receiver.held["/long"] = threading.Event()
    await notify(notifier, store)
    await until(lambda: len(receiver.under("/long")) == 1)
    async with store.people.begin() as connection:  # all the time passes for which it was taken
        await connection.execute(update(schema.notices).values(due=milliseconds_now() + 1_000))
    await until_row(store, lambda due: due > milliseconds_now() + 5_000)
    held.set()
    await until_row(store, lambda due: due == 0)
    await notifier.stop()
    assert len(receiver.under("/long")) == 1


async def soonest(store: Store) -> int:
    """Return when the next notice is due, 0 if none is left."""
    async with store.people.connect() as connection:
        return int((await connection.execute(select(func.min(schema.notices.c.due)))).scalar() or 0)


async def test_what_is_answered_meanwhile_is_not_told(inner: Server, receiver: Receiver) -> None:
    three = people(inner, 3)
    ann = three[0]
    add(ann, "slack", receiver.address("/answered"))
    receiver.failing["/answered"] = 2
    table = await started(*three)
    await until_asked(table, ann, three)
    await until(lambda: len(receiver.under("/answered")) == 2)  # the third try is six looks away
    await answer(table, ann)
    await until_asked(table, ann, three)
    await until(lambda: rows_of(inner, table) == [] and bool((row_of(inner, table) or {"told": 0})["told"]))
    assert len(receiver.under("/answered")) == 3  # of the new question


async def until_asked(table: str, person: Browser, everyone: list[Browser]) -> dict[str, Any]:
    """Let the others answer until somebody is asked who is not there; return the deadline."""
    while (row := await asked_person(person.server, table))["account_id"] != person.id:
        await answer(table, next(one for one in everyone if one.id == row["account_id"]))
    return row


# Addresses that point inside.

NASTY = [
    "https://127.0.0.1/",
    "https://localhost/",
    "https://LOCALHOST/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0177.0.0.1/",
    "https://0/",
    "https://0.0.0.0/",
    "https://10.1.2.3/",
    "https://172.16.0.1/",
    "https://172.31.255.255/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://192.0.0.8/",
    "https://192.0.2.1/",
    "https://198.18.0.1/",
    "https://198.51.100.7/",
    "https://203.0.113.7/",
    "https://224.0.0.1/",
    "https://239.255.255.250/",
    "https://240.0.0.1/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[::127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/",
    "https://[2001:db8::1]/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[fd12:3456::1]/",
    "https://[ff02::1]/",
    "https://[100::1]/",
]
BAD = [
    "http://1.1.1.1/",
    "ftp://1.1.1.1/",
    "file:///etc/passwd",
    "gopher://1.1.1.1/",
    "https://1.1.1.1:22/",
    "https://1.1.1.1:8080/",
    "https://1.1.1.1:99999/",
    "https://user@1.1.1.1/",
    "https://user:password@1.1.1.1/",
    "https://1.1.1.1@127.0.0.1/",
    "https:///nothing",
    "https://",
    "https://a b/",
    "https://1.1.1.1/\r\nhost: x",
    "https://1.1.1.1\\@127.0.0.1/",
    "https://пример.example/",
    "https://[::1",
    "https://[fe80::1%25lo]/",
    "https://" + "a" * 3000,
    "https://" + "a" * 300 + ".example/",
    "nonsense",
]


@pytest.mark.parametrize("address", NASTY)
async def test_an_address_inside_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await resolve(address, LANES.hosts)
    assert refusal.value.code == "inside_address"


@pytest.mark.parametrize("address", BAD)
async def test_what_is_no_address_of_a_service_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await resolve(address, LANES.hosts)
    assert refusal.value.code == "bad_address"


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00::1"]
)
def test_what_lies_outside_is_outside(address: str) -> None:
    assert is_public(address)


async def test_a_place_is_where_the_address_was_when_it_was_checked() -> None:
    place = await resolve("https://1.1.1.1:8448/hook?key=1#part", LANES.hosts)
    assert tuple(place) == ("https", "1.1.1.1", 8448, "/hook?key=1", ("1.1.1.1",))
    assert place.origin == "https://1.1.1.1:8448"


@pytest.mark.parametrize("kind", ["push", "discord", "slack", "matrix"])
def test_a_server_refuses_ways_that_lead_inside_and_keeps_none(server: Server, kind: str) -> None:
    ann = Browser(server).sign_up()
    more = {"keys": Subscription().keys} if kind == "push" else {}
    for address in ("https://localhost/", "https://169.254.169.254/", "https://[::ffff:10.0.0.1]/"):
        wanted = {"kind": kind, "address": address, **more}
        assert ann.refused("POST", "/api/account/ways", wanted) == (400, "inside_address")
    for address in (server.address, "http://1.1.1.1/", "nonsense"):
        assert ann.refused("POST", "/api/account/ways", {"kind": kind, "address": address, **more}) == (
            400,
            "bad_address",
        )
    body = ann.ask("GET", "/api/account/ways")
    assert body["ways"] == [] and "email" not in body["kinds"]


async def test_a_way_that_has_come_to_lead_inside_is_not_used(store: Store, receiver: Receiver) -> None:
    lenient, strict = (Notifier(Settings(inside_addresses=inside), store, LANES) for inside in (True, False))
    way = await lenient.channels.add("ann", AddChannel("slack", receiver.address("/inside"), "en"))
    strict.start()
    await notify(strict, store)
    async with asyncio.timeout(PATIENCE):
        while not (await strict.channels.get("ann", way.id)).failures:
            await asyncio.sleep(0.02)
    await strict.stop()
    assert not receiver.under("/inside")


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "pigeon", "address": "https://1.1.1.1/"},
        {"kind": "slack"},
        {"kind": "slack", "address": "https://1.1.1.1/", "language": "xx"},
        {"kind": "push", "address": "https://1.1.1.1/"},
        {"kind": "push", "address": "https://1.1.1.1/", "keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"kind": "email", "address": "ann@example.org"},
        [],
    ],
)
def test_ways_that_cannot_be_are_refused(server: Server, body: object) -> None:
    assert Browser(server).sign_up().refused("POST", "/api/account/ways", body)[0] == 400


@pytest.mark.parametrize("address", ["no", "a@b@c", "a b@c.d", "a@c.d\nbcc: x@y.z", "<a@c.d>", "a@", "@c.d", "a@c..d"])
def test_what_is_no_mail_address_is_refused(trio: list[Browser], address: str) -> None:
    wanted = {"kind": "email", "address": address}
    assert trio[0].refused("POST", "/api/account/ways", wanted)[1] in ("bad_address", "no_body")
