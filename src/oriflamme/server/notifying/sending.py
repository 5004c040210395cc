"""Sending notices: beside the games, in tasks of their own, and never more than there is room for."""

import asyncio
import contextlib
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Row

from ..logs import trace_of
from ..looking import Notice
from ..metrics import NOTICES
from ..refusing import Refusal
from ..settings import Settings
from ..store import Store
from .bodies import PushKeys
from .mail import send_mail
from .outside import Place, Unknown, Unreachable, place_of, post
from .ways import SWITCHED_OFF, Ways
from .wording import SENTENCES, text_of_notice

if TYPE_CHECKING:
    from .push import Push

ROOM: Final = 2000  # notices that wait
WORKERS: Final = 8
STOPPING: Final = 1.0  # seconds in which what waits is sent when the server stops
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


class _Delivery(NamedTuple):
    way: Row[Any]
    message: Message
    tries: int = 0


class Notifier:
    """Sends what accounts are told, in their ways."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._push: Push | None = None
        self._waiting: asyncio.Queue[Notice | _Delivery] = asyncio.Queue(ROOM)
        self._workers: list[asyncio.Task[None]] = []
        self.ways = Ways(store)

    # Taking.

    def notify(self, notice: Notice) -> None:
        """Send a notice soon; it does not wait for it."""
        self._take(notice)

    def _take(self, work: Notice | _Delivery) -> None:
        try:
            self._waiting.put_nowait(work)
        except asyncio.QueueFull:
            NOTICES.labels("dropped").inc()
            LOG.warning("too many notices wait; one was dropped")

    def start(self) -> None:
        """Send what there is to send, from now on."""
        self._workers = [asyncio.create_task(self._work()) for _ in range(WORKERS)]

    async def stop(self) -> None:
        """Send what waits, for a moment, and no more."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOPPING):
                await self._waiting.join()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            work = await self._waiting.get()
            try:
                if isinstance(work, Notice):
                    await self._address(work)
                else:
                    await self._deliver(work)
            except Exception as error:
                LOG.error("a notice failed", where=trace_of(error))
            finally:
                self._waiting.task_done()

    async def _address(self, notice: Notice) -> None:
        """Send a notice in all the ways of its account that are confirmed and not switched off."""
        for way in await self.ways.of(notice.account):
            if way.confirmed and way.failures < SWITCHED_OFF:
                text = text_of_notice(way.language, notice.question, notice.reminder, notice.until)
                link = f"{self._settings.public_address.rstrip('/')}/t/{notice.table}"
                self._take(_Delivery(way, Message(SENTENCES[way.language].subject, text, link, notice.table)))

    async def _deliver(self, delivery: _Delivery) -> None:
        """Send once; if nobody answers, again after a while, and after a longer one."""
        try:
            await self.send(delivery.way, delivery.message)
        except Unreachable:
            if delivery.tries < len(PAUSES):
                pause = PAUSES[delivery.tries] * self._settings.look_seconds
                again = delivery._replace(tries=delivery.tries + 1)
                asyncio.get_running_loop().call_later(pause, self._take, again)
            else:
                await self._failed(delivery.way)
        except (Rejected, Refusal):
            await self._failed(delivery.way)
        except Gone:
            return
        else:
            NOTICES.labels("sent").inc()

    async def _failed(self, way: Row[Any]) -> None:
        NOTICES.labels("failed").inc()
        await self.ways.note(way, succeeded=False)

    # Sending.

    async def push(self) -> "Push":
        """Return this server's keys for pushing."""
        if self._push is None:
            from .push import push_of  # with all of cryptography, which no start should wait for

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
