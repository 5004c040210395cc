"""Notices: people learn that it is their turn over their channels, without secrets or calls to private addresses."""

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

from oriflamme.protocol.notifications import AddChannel, PushKeys
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
    """A server that may call private addresses and send mail."""
    mail = {"ORIFLAMME_SMTP": mailbox.url, "ORIFLAMME_MAIL_FROM": "Oriflamme <game@oriflamme.example>"}
    with starting(
        tmp_path_factory.mktemp("notices"), {**QUICKLY, **mail, "ORIFLAMME_INSIDE_ADDRESSES": "true"}
    ) as start:
        yield start()


@pytest.fixture(scope="module")
def trio(inner: Server) -> list[Browser]:
    return people(inner, 3)


def add(person: Browser, kind: str, address: str, **more: Any) -> dict[str, Any]:
    channel = person.ask("POST", "/api/account/ways", {"kind": kind, "address": address, "language": "en", **more})
    assert isinstance(channel, dict)
    return channel


# What is sent, and when.


async def test_a_player_is_notified_and_reminded_but_not_while_viewing_the_table(
    inner: Server, receiver: Receiver
) -> None:
    trio = people(inner, 3)
    for number, person in enumerate(trio):
        add(person, "discord", receiver.address(f"/discord/{number}x"))
    away, there = await started(*trio), await started(*trio)
    row, looked_at = await asked_person(inner, away), await asked_person(inner, there)
    late = next(number for number, person in enumerate(trio) if person.id == row["account_id"])
    seen = next(person for person in trio if person.id == looked_at["account_id"])  # views the table all the time

    def about(table: str) -> list[Received]:
        return [one for one in receiver.received if table.encode() in one.body]

    def told(table: str) -> int:
        return int((row_of(inner, table) or {"told": 0})["told"])

    await until(lambda: (told(away), told(there)) == (1, 1) and rows_of(inner, there) == [])
    seen_from = len(about(there))
    async with Client(inner, there, headers=seen.headers) as client:
        await client.until(lambda c: "game" in c.last)
        for reminder, minutes in ((0, 0), (1, 30), (2, 24)):  # of sixty minutes: at once, after half, after nine tenths
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
        await until(lambda: len(about(away)) >= 4)  # a bot plays, and the next player is asked
        assert about(away)[3].text == f"{texts_in('en').say('notice-over')} {inner.address}/t/{away}"
        assert rows_of(inner, there) == [] and about(there)[seen_from:] == []


async def test_a_notice_says_only_what_a_spectator_can_see(inner: Server, receiver: Receiver) -> None:
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


def test_every_language_has_all_notices() -> None:
    for language in languages():
        texts = {text_of_notice(language, kind, n, 0) for kind in ("place", "reveal", "choose") for n in range(3)}
        assert text_of_notice(language, "place", 3, 0) not in texts
        assert len(texts) == 9 and all("1970-01-01 00:00 UTC" in text for text in texts)
        assert "012345" in texts_in(language).say("notice-code", code="012345")


# Channels.


def test_only_its_browser_can_read_a_push_which_is_signed_with_the_servers_key(
    inner: Server, trio: list[Browser], receiver: Receiver
) -> None:
    ann, browser = trio[0], Subscription()
    channel = add(ann, "push", receiver.address("/push/ann"), keys=browser.keys, language="uk")
    assert channel["is_confirmed"] and "keys" not in channel
    assert ann.ask("POST", f"/api/account/ways/{channel['id']}/test") == {"done": True}
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


def test_an_ended_subscription_is_removed(inner: Server, receiver: Receiver) -> None:
    (ann,) = people(inner, 1)
    for status in (404, 410):
        channel = add(ann, "push", receiver.address(f"/push/{status}"), keys=Subscription().keys)
        assert ann.refused("POST", f"/api/account/ways/{channel['id']}/test") == (409, "not_reached")
        assert ann.ask("GET", "/api/account/ways")["ways"] == []


@pytest.mark.parametrize(("kind", "field"), [("discord", "content"), ("slack", "text"), ("matrix", "text")])
def test_webhooks_get_the_format_of_their_service(
    trio: list[Browser], receiver: Receiver, kind: str, field: str
) -> None:
    bob = trio[1]
    channel = add(bob, kind, receiver.address(f"/hook/{kind}?key=1"), language="fr")
    bob.ask("POST", f"/api/account/ways/{channel['id']}/test")
    (one,) = receiver.under(f"/hook/{kind}?key=1")
    assert texts_in("fr").say("notice-test") in msgspec.json.decode(one.body)[field]
    assert one.headers["content-type"] == "application/json"
    bob.ask("DELETE", f"/api/account/ways/{channel['id']}")
    assert bob.refused("DELETE", f"/api/account/ways/{channel['id']}") == (404, "no_such_way")


def test_a_redirect_of_a_channel_is_not_followed(trio: list[Browser], receiver: Receiver) -> None:
    bob = trio[1]
    channel = add(bob, "slack", receiver.address("/hook/302"))
    assert bob.refused("POST", f"/api/account/ways/{channel['id']}/test") == (409, "not_reached")
    assert not receiver.under("/elsewhere")


def test_an_address_gets_only_one_mail_before_it_is_confirmed(trio: list[Browser], mailbox: Mailbox) -> None:
    eve = trio[2]
    channel = add(eve, "email", "eve@example.org", language="it")
    assert not channel.get("is_confirmed", False)
    (letter,) = mailbox.letters_to("eve@example.org")
    assert "game@oriflamme.example" in letter["from"]
    code = re.findall(r"\b\d{6}\b", letter.get_content())[0]
    path = f"/api/account/ways/{channel['id']}"
    assert eve.refused("POST", f"{path}/test") == (400, "wrong_code")
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    assert eve.refused("POST", f"{path}/confirm", {"code": wrong}) == (400, "wrong_code")
    assert trio[0].refused("POST", f"{path}/confirm", {"code": code}) == (404, "no_such_way")
    assert len(mailbox.letters_to("eve@example.org")) == 1
    assert eve.ask("POST", f"{path}/confirm", {"code": code})["is_confirmed"]
    eve.ask("POST", f"{path}/test")
    assert texts_in("it").say("notice-test") in mailbox.letters_to("eve@example.org")[1].get_content()
    assert code not in eve.http.get("/api/account/export").text


def test_codes_cannot_be_guessed_and_no_address_is_flooded_with_them(trio: list[Browser], mailbox: Mailbox) -> None:
    bob = trio[1]
    channel = add(bob, "email", "victim@example.org")
    code = re.findall(r"\b\d{6}\b", mailbox.letters_to("victim@example.org")[-1].get_content())[0]
    for guess in range(5):
        wrong = f"{(int(code) + guess + 1) % 1_000_000:06}"
        assert bob.refused("POST", f"/api/account/ways/{channel['id']}/confirm", {"code": wrong})[1] == "wrong_code"
    assert bob.refused("POST", f"/api/account/ways/{channel['id']}/confirm", {"code": code}) == (400, "wrong_code")
    add(bob, "email", "VICTIM@example.org")
    add(bob, "email", "victim@example.org")
    wanted = {"kind": "email", "address": "victim@example.org"}
    assert bob.refused("POST", "/api/account/ways", wanted) == (429, "too_fast")


def test_a_person_may_have_ten_channels_and_sees_only_their_own(trio: list[Browser], receiver: Receiver) -> None:
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


# TLS.


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A self-signed certificate for localhost, and its key."""
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


async def test_a_connection_needs_a_trusted_certificate_for_the_host(
    certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str | None] = []
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*certificate)
    context.sni_callback = lambda connection, name, own: named.append(name)
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
        with pytest.raises(Unreachable):  # the certificate is for another host
            await post(place._replace(host="elsewhere.example"), b"{}", {})
    tls_context.cache_clear()
    assert named[-2:] == ["localhost", "elsewhere.example"] and len(receiver.received) == 1


# Failed deliveries.


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(prepare(tmp_path))
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def sending(store: Store) -> AsyncIterator[Notifier]:
    """A running notifier with its own database."""
    notifier = Notifier(Settings(inside_addresses=True, look_seconds=0.05, public_address="http://here"), store, LANES)
    notifier.start()
    yield notifier
    await notifier.stop()


LANES = Lanes(Settings())
NOTICE = Notice("ann", "table", 0, "place", OUT_OF_TIME)


async def notify(notifier: Notifier, store: Store, count: int = 1, notice: Notice = NOTICE) -> None:
    async with store.people.begin() as connection:
        for _ in range(count):
            await connection.execute(outbox.insert_notice(notice))
    notifier.send_soon()


async def test_an_undelivered_notice_is_sent_again_after_growing_pauses(store: Store, receiver: Receiver) -> None:
    notifier = Notifier(Settings(inside_addresses=True, look_seconds=600, public_address="http://here"), store, LANES)
    notifier.start()
    await notifier.channels.add("ann", AddChannel("slack", receiver.address("/again"), "en"))
    receiver.failing["/again"] = 3
    for tries, looks in enumerate((1, 6, 36), 1):
        tried_at = milliseconds_now()
        if tries == 1:
            await notify(notifier, store)
        else:
            await make_all_due(notifier, store)
        await until_row(store, lambda due, least=tried_at + looks * 600_000: least <= due)  # type: ignore[misc]
        assert len(receiver.under("/again")) == tries and await soonest(store) < tried_at + looks * 600_000 + 60_000
    await make_all_due(notifier, store)
    await until_row(store, lambda due: due == 0)
    await notifier.stop()
    assert len(receiver.under("/again")) == 4
    assert (await notifier.channels.of("ann"))[0].failures == 0


async def make_all_due(notifier: Notifier, store: Store) -> None:
    """Make all waiting notices due now."""
    async with store.people.begin() as connection:
        await connection.execute(update(schema.notices).values(due=milliseconds_now()))
    notifier.send_soon()


async def until_row(store: Store, condition: Callable[[int], bool]) -> None:
    """Wait until a condition holds for the time when the next notice is due, which is 0 if none is left."""
    async with asyncio.timeout(PATIENCE):
        while not condition(await soonest(store)):
            await asyncio.sleep(0.01)


async def test_a_channel_that_fails_ten_times_in_a_row_is_disabled_until_it_is_tested(
    sending: Notifier, store: Store, receiver: Receiver
) -> None:
    channel = await sending.channels.add("ann", AddChannel("slack", receiver.address("/off/400"), "en"))
    for number in range(1, 11):
        await notify(sending, store)
        await until_row(store, lambda due: due == 0)
        assert (await sending.channels.of("ann"))[0].failures == len(receiver.under("/off/400")) == number
    await notify(sending, store, 3)
    assert await soonest(store) == 0  # no notice is waiting
    await sending.channels.record(await sending.channels.get("ann", channel.id), succeeded=True)
    await notify(sending, store)
    await until_row(store, lambda due: due == 0)
    assert len(receiver.under("/off/400")) == 11


async def test_many_notices_are_all_sent_but_only_a_few_at_once(
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
    assert len(receiver.under("/many")) == 100 and await outbox.take_due(store, 1, {}) == []


async def test_a_silent_mail_server_does_not_delay_other_channels(
    store: Store, receiver: Receiver, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oriflamme.server.notify.mail.PATIENCE", 2 * PATIENCE)  # it is still silent when the test ends
    settings = Settings(inside_addresses=True, look_seconds=0.05, smtp=mailbox.url, mail_from="game@oriflamme.example")
    lanes = Lanes(settings)
    notifier = Notifier(settings, store, lanes)
    mail = await notifier.channels.add("ann", AddChannel("email", "silent@example.org", "en"))
    keys = PushKeys(**Subscription().keys)
    await notifier.channels.add("bob", AddChannel("push", receiver.address("/quick"), "en", keys))
    mailbox.greets.clear()
    notifier.start()
    try:
        await notify(notifier, store, 3 * AT_ONCE)
        await until(lambda: len(notifier._sending) == AT_ONCE)
        await notify(notifier, store, 3 * AT_ONCE, NOTICE._replace(account="bob"))
        await until(lambda: len(receiver.under("/quick")) == 3 * AT_ONCE)
        assert not mailbox.letters_to("silent@example.org")
        assert sum(notice.way_id == mail.id for notice in notifier._sending.values()) == AT_ONCE
        mailbox.greets.set()
        await until(lambda: bool(mailbox.letters_to("silent@example.org")))
    finally:
        mailbox.greets.set()
        await notifier.stop()
        lanes.close()


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
async def test_a_notice_survives_the_death_of_its_process(
    start_server: Callable[..., Server], receiver: Receiver, was_answered: bool
) -> None:
    """The process is killed while it sends, or after the delivery but before it has recorded it."""
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
        held.set()  # the answer reaches a process that cannot record it
        await until(lambda: receiver.answered[path] == 1)
    server.kill()
    held.set()
    ((due, tries),) = rows_of(server, table)
    assert tries == 1 and due - time.time() * 1000 <= 15_000  # soon another process may take it
    with closing(sqlite3.connect(server.folder / "oriflamme.db")) as database, database:
        database.execute("update notices set due = due - 15000")  # that time passes
    server.start()
    await until(lambda: len(receiver.under(path)) == 2)
    assert f"/t/{table}" in receiver.under(path)[1].text
    await until(lambda: rows_of(server, table) == [])


async def test_a_notice_that_takes_long_to_send_is_not_taken_by_another_process(
    store: Store, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oriflamme.server.notify.sender.RENEWING", 0.01)
    notifier = Notifier(Settings(inside_addresses=True, look_seconds=0.05), store, LANES)
    notifier.start()
    await notifier.channels.add("ann", AddChannel("slack", receiver.address("/long"), "en"))
    held = receiver.held["/long"] = threading.Event()
    await notify(notifier, store)
    await until(lambda: len(receiver.under("/long")) == 1)
    async with store.people.begin() as connection:  # almost all of the claimed time passes
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


async def test_no_notice_is_sent_for_a_decision_that_was_answered_meanwhile(inner: Server, receiver: Receiver) -> None:
    three = people(inner, 3)
    ann = three[0]
    add(ann, "slack", receiver.address("/answered"))
    receiver.failing["/answered"] = 2
    table = await started(*three)
    await until_asked(table, ann, three)
    await until(lambda: len(receiver.under("/answered")) == 2)  # the third attempt comes six looks later
    await answer(table, ann)
    await until_asked(table, ann, three)
    await until(lambda: rows_of(inner, table) == [] and bool((row_of(inner, table) or {"told": 0})["told"]))
    assert len(receiver.under("/answered")) == 3  # for the new question


async def until_asked(table: str, person: Browser, everyone: list[Browser]) -> dict[str, Any]:
    """Let the others answer until a person is asked. Return the deadline."""
    while (row := await asked_person(person.server, table))["account_id"] != person.id:
        await answer(table, next(one for one in everyone if one.id == row["account_id"]))
    return row


# Private addresses.

PRIVATE = [
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


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_private_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await resolve(address, LANES.hosts)
    assert refusal.value.code == "inside_address"


@pytest.mark.parametrize("address", BAD)
async def test_an_invalid_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await resolve(address, LANES.hosts)
    assert refusal.value.code == "bad_address"


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111", "2a00::1"]
)
def test_a_public_address_is_public(address: str) -> None:
    assert is_public(address)


async def test_a_resolved_address_is_fixed_when_it_is_checked() -> None:
    place = await resolve("https://1.1.1.1:8448/hook?key=1#part", LANES.hosts)
    assert tuple(place) == ("https", "1.1.1.1", 8448, "/hook?key=1", ("1.1.1.1",))
    assert place.origin == "https://1.1.1.1:8448"


@pytest.mark.parametrize("kind", ["push", "discord", "slack", "matrix"])
def test_a_server_refuses_channels_to_private_addresses_and_stores_none(server: Server, kind: str) -> None:
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


async def test_a_channel_that_now_leads_to_a_private_address_is_not_used(store: Store, receiver: Receiver) -> None:
    lenient, strict = (Notifier(Settings(inside_addresses=inside), store, LANES) for inside in (True, False))
    channel = await lenient.channels.add("ann", AddChannel("slack", receiver.address("/inside"), "en"))
    strict.start()
    await notify(strict, store)
    async with asyncio.timeout(PATIENCE):
        while not (await strict.channels.get("ann", channel.id)).failures:
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
def test_invalid_channels_are_refused(server: Server, body: object) -> None:
    assert Browser(server).sign_up().refused("POST", "/api/account/ways", body)[0] == 400


@pytest.mark.parametrize("address", ["no", "a@b@c", "a b@c.d", "a@c.d\nbcc: x@y.z", "<a@c.d>", "a@", "@c.d", "a@c..d"])
def test_an_invalid_mail_address_is_refused(trio: list[Browser], address: str) -> None:
    wanted = {"kind": "email", "address": address}
    assert trio[0].refused("POST", "/api/account/ways", wanted)[1] in ("bad_address", "no_body")
