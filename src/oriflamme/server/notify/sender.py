"""Sending notices: beside the games, in tasks of their own, and never more than so many at once."""

import asyncio
import contextlib
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Row

from ...protocol.notifications import PushKeys
from ...texts import texts_in
from ..logs import trace_of
from ..metrics import NOTICES
from ..settings import Settings
from ..storage.store import Store
from ..wire.refusal import Refusal
from . import outbox
from .channels import Ways
from .guarded_http import Place, Unknown, Unreachable, place_of, post
from .mail import send_mail
from .wording import text_of_notice

if TYPE_CHECKING:
    from .web_push import Push

AT_ONCE: Final = 16  # notices that are being sent
RENEWING: Final = 5.0  # seconds after which what is still being sent is taken again; less than it is taken for
STOPPING: Final = 1.0  # seconds that what is being sent has when the server stops
PAUSES: Final = (1, 6, 36)  # looks after which a notice that nobody took is sent again
LATER: Final = (408, 425, 429)  # statuses after which it may be taken another time, beside the server's own failures
LOG: Final = structlog.get_logger("oriflamme.notices")


class Message(NamedTuple):
    """What is sent in one way."""

    subject: str
    text: str
    link: str
    topic: str


class Rejected(Exception):
    """Whoever is there does not want it; trying again is of no use."""


class Gone(Exception):
    """There is nobody any more."""


class Notifier:
    """Sends what accounts are told, in their ways."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._push: Push | None = None
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: dict[asyncio.Task[None], int] = {}  # and the number of its notice
        self.ways = Ways(store)

    # Taking.

    def send_soon(self) -> None:
        """Look for notices that wait, without waiting for it."""
        self._more.set()

    def start(self) -> None:
        """Send what there is to send, from now on."""
        for_ever = (self._take_for_ever(), self._keep_for_ever())
        self._tasks = [asyncio.create_task(work) for work in for_ever]

    async def stop(self) -> None:
        """Take no more, and let what is being sent be sent, for a moment; the rest is sent after the next start."""
        for task in self._tasks:
            task.cancel()
        if self._sending:
            await asyncio.wait(self._sending, timeout=STOPPING)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._sending, return_exceptions=True)

    async def _take_for_ever(self) -> None:
        while True:
            self._more.clear()
            try:
                await self._take()
            except Exception as error:
                LOG.warning("no notices were taken", where=trace_of(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._settings.look_seconds):
                    await self._more.wait()

    async def _keep_for_ever(self) -> None:
        """Keep what is still being sent, so that nobody else takes it for a dead process's."""
        while True:
            await asyncio.sleep(RENEWING)
            try:
                if self._sending:
                    await outbox.keep(self._store, list(self._sending.values()))
            except Exception as error:
                LOG.warning("notices were not kept", where=trace_of(error))

    async def _take(self) -> None:
        free = AT_ONCE - len(self._sending)
        for notice in await outbox.taken(self._store, free) if free else ():
            task = asyncio.create_task(self._deliver(notice))
            self._sending[task] = notice.number
            task.add_done_callback(self._has_sent)

    def _has_sent(self, task: asyncio.Task[None]) -> None:
        self._sending.pop(task, None)
        self._more.set()
        if not task.cancelled() and (error := task.exception()) is not None:  # the database: it is sent again
            LOG.warning("a notice may be sent twice", where=trace_of(error))

    async def _deliver(self, notice: Row[Any]) -> None:
        """Send a notice, unless it is answered; if nobody takes it, again after a while, and after a longer one."""
        try:
            await self._send(notice)
        except Unreachable:
            if notice.tries <= len(PAUSES):
                pause = PAUSES[notice.tries - 1] * self._settings.look_seconds
                await outbox.wait(self._store, notice.number, round(1000 * pause))
                return
            await self._failed(notice)
        except (Rejected, Refusal):
            await self._failed(notice)
        except Gone:
            return
        await outbox.done(self._store, notice.number)

    async def _send(self, notice: Row[Any]) -> None:
        if not _is_wanted(notice):
            NOTICES.labels("dropped").inc()
            return
        text = text_of_notice(notice.language, notice.question, notice.reminder, notice.until or 0)
        link = f"{self._settings.public_address.rstrip('/')}/t/{notice.table_id}"
        subject = texts_in(notice.language).say("notice-subject")
        await self.send(notice, Message(subject, text, link, notice.table_id))
        NOTICES.labels("sent").inc()

    async def _failed(self, way: Row[Any]) -> None:
        NOTICES.labels("failed").inc()
        await self.ways.note(way, succeeded=False)

    # Sending.

    async def push(self) -> "Push":
        """Return this server's keys for pushing."""
        if self._push is None:
            from .web_push import push_of  # with all of cryptography, which no start should wait for

            _, mail = parseaddr(self._settings.mail_from)
            self._push = await push_of(self._store, f"mailto:{mail}" if mail else self._settings.public_address)
        return self._push

    async def send(self, way: Row[Any], message: Message) -> None:
        """Send a message in one way, now; Unreachable, Rejected, Gone or a refusal if it was not taken."""
        if way.kind == "email":
            text = f"{message.text}\n\n{message.link}\n"
            await asyncio.to_thread(send_mail, self._settings, way.address, message.subject, text)
        else:
            place = await self._place(way)
            body, headers = await self._request(way, message, place)
            await self._check(way, await post(place, body, headers))
        await self.ways.note(way, succeeded=True)

    async def _place(self, way: Row[Any]) -> Place:
        """Return where a way leads now. A name that nobody knows any more may be known again soon."""
        try:
            return await place_of(way.address, self._settings.inside_addresses)
        except Unknown:
            raise Unreachable("unknown") from None

    async def _request(self, way: Row[Any], message: Message, place: Place) -> tuple[bytes, dict[str, str]]:
        if way.kind == "push":
            push = await self.push()
            shown = {"title": message.subject, "body": message.text, "url": message.link, "tag": message.topic}
            sealed = push.sealed(msgspec.json.encode(shown), msgspec.json.decode(way.keys, type=PushKeys))
            return sealed, push.headers(place.origin, message.topic)
        text = f"{message.text} {message.link}"
        body: dict[str, Any] = {"text": text}
        if way.kind == "discord":
            body = {"content": text, "allowed_mentions": {"parse": []}}
        return msgspec.json.encode(body), {"content-type": "application/json"}

    async def _check(self, way: Row[Any], status: int) -> None:
        if 200 <= status < 300:
            return
        if way.kind == "push" and status in (404, 410):
            LOG.info("a subscription has ended")
            await self.ways.remove(way.account_id, way.id)
            raise Gone
        raise Unreachable(str(status)) if status >= 500 or status in LATER else Rejected


def _is_wanted(notice: Row[Any]) -> bool:
    """Tell whether a notice has a way that is used, is not answered, and has not been tried too often."""
    if notice.kind is None or notice.failures >= outbox.SWITCHED_OFF or notice.tries > len(PAUSES) + 1:
        return False
    return notice.until is not None or notice.reminder == outbox.OUT_OF_TIME
