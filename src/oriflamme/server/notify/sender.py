"""The sender takes notices from the outbox and sends them in tasks of their own, a few of each kind at a time."""

import asyncio
import contextlib
from collections import Counter
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import structlog
from sqlalchemy import Row

from ...protocol.notifications import PushKeys
from ...texts import texts_in
from ..lanes import LaneFull, Lanes
from ..logs import trace_of
from ..metrics import NOTICES
from ..settings import Settings
from ..storage.store import Store
from ..wire.refusal import Refusal
from . import outbox
from .channels import Channels
from .guarded_http import Destination, UnknownHost, Unreachable, post, resolve
from .mail import send_mail
from .notice_text import text_of_notice

if TYPE_CHECKING:
    from .web_push import Push

AT_ONCE: Final = 16  # notices in flight over each kind of channel: a slow mail server must not delay web push
RENEWING: Final = 5.0  # seconds between renewals of notices in flight; shorter than outbox.TAKEN_FOR
STOPPING: Final = 1.0  # seconds that notices in flight get when the server stops
PAUSES: Final = (1, 6, 36)  # in look_seconds, before each further attempt
LATER: Final = (408, 425, 429)  # statuses, besides 5xx, after which another attempt makes sense
LOG: Final = structlog.get_logger("oriflamme.notices")


class Message(NamedTuple):
    """A message for one channel."""

    subject: str
    text: str
    link: str
    topic: str


class Rejected(Exception):
    """The receiver does not accept the message; another attempt makes no sense."""


class Gone(Exception):
    """The push subscription has ended, and the channel was removed."""


class Notifier:
    """Sends notices over the channels of their accounts."""

    def __init__(self, settings: Settings, store: Store, lanes: Lanes) -> None:
        self._settings = settings
        self._lanes = lanes
        self._store = store
        self._push: Push | None = None
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: dict[asyncio.Task[None], Row[Any]] = {}  # with its notice
        self.channels = Channels(store)

    # Taking.

    def send_soon(self) -> None:
        """Look for due notices now; do not wait for the result."""
        self._more.set()

    def start(self) -> None:
        """Start to send notices."""
        self._tasks = [asyncio.create_task(work) for work in (self._take_forever(), self._renew_forever())]

    async def stop(self) -> None:
        """Stop taking notices, and wait a moment for those in flight. The rest is sent after the next start."""
        for task in self._tasks:
            task.cancel()
        if self._sending:
            await asyncio.wait(self._sending, timeout=STOPPING)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._sending, return_exceptions=True)

    async def _take_forever(self) -> None:
        while True:
            self._more.clear()
            try:
                await self._take()
            except Exception as error:
                LOG.warning("could not take notices", where=trace_of(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._settings.look_seconds):
                    await self._more.wait()

    async def _renew_forever(self) -> None:
        """Renew the notices in flight, so that no other process takes them."""
        while True:
            await asyncio.sleep(RENEWING)
            try:
                if self._sending:
                    await outbox.renew(self._store, [notice.number for notice in self._sending.values()])
            except Exception as error:
                LOG.warning("could not renew notices", where=trace_of(error))

    async def _take(self) -> None:
        in_flight = Counter(notice.kind for notice in self._sending.values())
        for notice in await outbox.take_due(self._store, AT_ONCE, in_flight):
            task = asyncio.create_task(self._deliver(notice))
            self._sending[task] = notice
            task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._sending.pop(task, None)
        self._more.set()
        if not task.cancelled() and (error := task.exception()) is not None:  # the notice stays in the outbox
            LOG.warning("a notice may be sent twice", where=trace_of(error))

    async def _deliver(self, notice: Row[Any]) -> None:
        """Send a notice that is still needed. If the receiver does not answer, try again, after longer pauses."""
        try:
            await self._send(notice)
        except (Unreachable, LaneFull):
            if notice.tries <= len(PAUSES):
                pause = PAUSES[notice.tries - 1] * self._settings.look_seconds
                await outbox.postpone(self._store, notice.number, round(1000 * pause))
                return
            await self._failed(notice)
        except (Rejected, Refusal):
            await self._failed(notice)
        except Gone:
            return
        await outbox.delete_notice(self._store, notice.number)

    async def _send(self, notice: Row[Any]) -> None:
        if not _is_wanted(notice):
            NOTICES.labels("dropped").inc()
            return
        text = text_of_notice(notice.language, notice.question, notice.reminder, notice.until or 0)
        link = f"{self._settings.public_address.rstrip('/')}/t/{notice.table_id}"
        is_invitation = notice.question == outbox.INVITED
        subject = texts_in(notice.language).say("notice-invited-subject" if is_invitation else "notice-subject")
        await self.send(notice, Message(subject, text, link, notice.table_id))
        NOTICES.labels("sent").inc()

    async def _failed(self, channel: Row[Any]) -> None:
        NOTICES.labels("failed").inc()
        await self.channels.record(channel, succeeded=False)

    # Sending.

    async def push(self) -> "Push":
        """Return the keys of this server for web push."""
        if self._push is None:
            from .web_push import load_push  # imports cryptography, which would slow every start

            _, mail = parseaddr(self._settings.mail_from)
            self._push = await load_push(self._store, f"mailto:{mail}" if mail else self._settings.public_address)
        return self._push

    async def send(self, channel: Row[Any], message: Message) -> None:
        """Send a message over a channel now. Raise Unreachable, Rejected, Gone or a Refusal if that fails."""
        if channel.kind == "email":
            text = f"{message.text}\n\n{message.link}\n"
            await self._lanes.mail.run(send_mail, self._settings, channel.address, message.subject, text)
        else:
            destination = await self._destination(channel)
            body, headers = await self._request(channel, message, destination)
            await self._check(channel, await post(destination, body, headers))
        await self.channels.record(channel, succeeded=True)

    async def _destination(self, channel: Row[Any]) -> Destination:
        """Resolve the address of a channel. An unknown host may be known again soon."""
        try:
            return await resolve(channel.address, self._lanes.hosts, self._settings.inside_addresses)
        except UnknownHost:
            raise Unreachable("unknown") from None

    async def _request(
        self, channel: Row[Any], message: Message, destination: Destination
    ) -> tuple[bytes, dict[str, str]]:
        if channel.kind == "push":
            push = await self.push()
            shown = {"title": message.subject, "body": message.text, "url": message.link, "tag": message.topic}
            encrypted = push.encrypt(msgspec.json.encode(shown), msgspec.json.decode(channel.keys, type=PushKeys))
            return encrypted, push.headers(destination.origin, message.topic)
        text = f"{message.text} {message.link}"
        body: dict[str, Any] = {"text": text}
        if channel.kind == "discord":
            body = {"content": text, "allowed_mentions": {"parse": []}}
        return msgspec.json.encode(body), {"content-type": "application/json"}

    async def _check(self, channel: Row[Any], status: int) -> None:
        if 200 <= status < 300:
            return
        if channel.kind == "push" and status in (404, 410):
            LOG.info("a push subscription has ended")
            await self.channels.remove(channel.account_id, channel.id)
            raise Gone
        raise Unreachable(str(status)) if status >= 500 or status in LATER else Rejected


def _is_wanted(notice: Row[Any]) -> bool:
    """Tell whether a notice has a working channel, an open decision and attempts left."""
    if notice.kind is None or notice.failures >= outbox.MOST_FAILURES or notice.tries > len(PAUSES) + 1:
        return False
    return notice.until is not None or notice.reminder == outbox.OUT_OF_TIME or notice.question == outbox.INVITED
