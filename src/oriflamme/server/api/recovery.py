"""The endpoints of recovery: a new password for a person who has forgotten the old one."""

import asyncio
from typing import Any, Final

import structlog
from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...protocol.recovery import (
    AskForMail,
    NewRecoveryCode,
    RecoverByCode,
    RecoverByMail,
    RecoveryCode,
    RecoveryState,
    RecoveryWays,
)
from ...texts import texts_in
from ..accounts.accounts import folded
from ..accounts.auth import check_from_our_page, person_of
from ..accounts.recovery import Recovery
from ..logs import trace_of
from ..notify.guarded_http import Unreachable
from ..notify.mail import send_mail
from ..wire.limits import Buckets
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .http import answer, done, read_body, route
from .services import Services
from .sign_in import sign_in

MAIL_RATE: Final = 1 / 3600  # mails per second and name, after a burst: the person may not have asked for them
MAIL_BURST: Final = 3
LOG: Final = structlog.get_logger("oriflamme.recovery")


class RecoveryApi:
    """Recovery codes and mailed links."""

    def __init__(self, services: Services) -> None:
        self._accounts = services.accounts
        self._settings = services.settings
        self._recovery = Recovery(services.accounts)
        self._attempts = Buckets(services.settings.sign_in_rate, services.settings.sign_in_burst)
        self._passwords_tried = Buckets(services.settings.sign_in_rate, services.settings.sign_in_burst)
        self._mails = Buckets(MAIL_RATE, MAIL_BURST)
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/recovery", self.ways),
            route("/api/recovery/code", self.by_code, "POST"),
            route("/api/recovery/mail", self.mail, "POST"),
            route("/api/recovery/link", self.by_link, "POST"),
            route("/api/account/recovery", self.own, "GET", "POST"),
        ]

    async def ways(self, request: Request) -> Response:
        """GET /api/recovery: tell whether this server mails links."""
        return answer(RecoveryWays(bool(self._settings.smtp)))

    async def by_code(self, request: Request) -> Response:
        """POST /api/recovery/code: set a new password with a recovery code, and sign in."""
        self._limit(request)
        wanted = await read_body(request, RecoverByCode)
        account, code = await self._recovery.use_code(wanted.name, wanted.code, wanted.password)
        return await sign_in(request, self._accounts, account, code)

    async def by_link(self, request: Request) -> Response:
        """POST /api/recovery/link: set a new password with a mailed link, and sign in."""
        self._limit(request)
        wanted = await read_body(request, RecoverByMail)
        account, code = await self._recovery.use_link(wanted.token, wanted.password)
        return await sign_in(request, self._accounts, account, code)

    async def mail(self, request: Request) -> Response:
        """POST /api/recovery/mail: mail a link. The answer does not tell whether there is such an account."""
        self._limit(request)
        if not self._settings.smtp:
            raise Refusal("bad_address", "no-mail")
        wanted = await read_body(request, AskForMail)
        if not self._mails.take(folded(wanted.name)):
            raise Refusal("too_fast", "recovery-mail")
        task = asyncio.create_task(self._send(wanted.name))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return done()

    async def own(self, request: Request) -> Response:
        """GET /api/account/recovery: tell how the account can be recovered. POST: make a new code."""
        account = await person_of(request, self._accounts)
        if request.method == "GET":
            can_mail = bool(self._settings.smtp) and await self._recovery.has_address(account)
            return answer(RecoveryState(await self._recovery.code_made(account), can_mail))
        wanted = await read_body(request, NewRecoveryCode)
        if not self._passwords_tried.take(account.id):
            raise Refusal("too_fast", "sign-in")
        await self._accounts.check_own_password(account, wanted.password)
        return answer(RecoveryCode(await self._recovery.renew_code(account.id)), 201)

    def _limit(self, request: Request) -> None:
        """Limit attempts by address. Names are not limited: others could lock a person out, and no code is guessed."""
        check_from_our_page(request)
        if not self._attempts.take(address_of(request)):
            raise Refusal("too_fast", "recovery")

    async def _send(self, name: str) -> None:
        try:
            link = await self._recovery.make_link(name)
            if link is not None:
                for channel in link.channels:
                    await asyncio.to_thread(self._mail, link.token, channel)
        except Unreachable as error:
            LOG.warning("could not mail a link", why=str(error))
        except Exception as error:
            LOG.warning("could not make a link", where=trace_of(error))

    def _mail(self, token: str, channel: Row[Any]) -> None:
        texts = texts_in(channel.language)
        address = f"{self._settings.public_address.rstrip('/')}/recover#{token}"
        text = f"{texts.say('notice-recover')}\n\n{address}\n\n{texts.say('notice-recover-not-you')}\n"
        send_mail(self._settings, channel.address, texts.say("notice-recover-subject"), text)
