"""The endpoints of notices and vacations."""

import asyncio
from typing import Any, Final, get_args

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol.notifications import AddWay, ConfirmWay, Vacation, WayKind
from ...protocol.notifications import Ways as WaysBody
from ..accounts.accounts import Account
from ..accounts.auth import person_of, secret_of
from ..notify.channels import new_code, shown
from ..notify.guarded_http import Unreachable, place_of
from ..notify.mail import checked_mail_address, send_mail
from ..notify.sender import Gone, Message, Rejected
from ..notify.wording import SENTENCES
from ..turn_based.vacations import go_on_vacation
from ..wire.limits import Buckets
from ..wire.refusal import Refusal
from .http import answer, done, read_body, refusing
from .services import Services

KINDS: Final[tuple[WayKind, ...]] = get_args(WayKind)
RATE: Final = 0.1  # ways added and tested a second by one account, after a burst
BURST: Final = 30
MAIL_RATE: Final = 1 / 3600  # codes a second to one address, after a burst: it may be somebody else's
MAIL_BURST: Final = 3


class NotificationsApi:
    """What can be asked about one's notices."""

    def __init__(self, services: Services) -> None:
        self._accounts = services.accounts
        self._settings = services.settings
        self._store = services.store
        self._notifier = services.notifier
        self._ways = services.notifier.ways
        self._wishes = Buckets(RATE, BURST)
        self._codes = Buckets(MAIL_RATE, MAIL_BURST)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            Route("/api/account/ways", refusing(self.ways), methods=["GET", "POST"]),
            Route("/api/account/ways/{way}", refusing(self.remove), methods=["DELETE"]),
            Route("/api/account/ways/{way}/test", refusing(self.test), methods=["POST"]),
            Route("/api/account/ways/{way}/confirm", refusing(self.confirm), methods=["POST"]),
            Route("/api/account/vacation", refusing(self.vacation), methods=["POST"]),
        ]

    async def ways(self, request: Request) -> Response:
        """GET /api/account/ways: in which ways one is told. POST: one more."""
        account = await person_of(request, self._accounts)
        if request.method == "GET":
            mine = tuple(shown(way) for way in await self._ways.of(account.id))
            kinds = tuple(kind for kind in KINDS if kind != "email" or self._settings.smtp)
            return answer(WaysBody(mine, (await self._notifier.push()).public_key, kinds))
        wanted = await read_body(request, AddWay)
        self._limit(account)
        await self._ways.check_room(account.id)
        code = await self._check(wanted)
        return answer(shown(await self._ways.add(account.id, wanted, code)), 201)

    async def _check(self, wanted: AddWay) -> str | None:
        """Refuse a way that cannot be used; return the code that was mailed to an address."""
        if wanted.kind != "email":
            if wanted.kind == "push":
                from ..notify.web_push import check_keys  # with all of cryptography, which no start should wait for

                check_keys(wanted.keys)
            await place_of(wanted.address, self._settings.inside_addresses)
            return None
        if not self._settings.smtp:
            raise Refusal("bad_address", "This server sends no e-mail.")
        address = checked_mail_address(wanted.address)
        if not self._codes.take(address.casefold()):
            raise Refusal("too_fast", "Codes were sent to this address already; wait an hour.")
        code, words = new_code(), SENTENCES[wanted.language]
        try:
            await asyncio.to_thread(send_mail, self._settings, address, "Oriflamme", words.code.format(code=code))
        except Unreachable:
            raise Refusal("not_reached", "The mail could not be sent; try again later.") from None
        return code

    async def remove(self, request: Request) -> Response:
        """DELETE /api/account/ways/{way}: not in this way any more."""
        account = await person_of(request, self._accounts)
        await self._ways.remove(account.id, request.path_params["way"])
        return done()

    async def confirm(self, request: Request) -> Response:
        """POST /api/account/ways/{way}/confirm: show that a mail has arrived."""
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, ConfirmWay)
        return answer(shown(await self._ways.confirm(account.id, request.path_params["way"], wanted.code)))

    async def test(self, request: Request) -> Response:
        """POST /api/account/ways/{way}/test: be told something now. A way that was switched off is on again."""
        account = await person_of(request, self._accounts)
        self._limit(account)
        way = await self._ways.one(account.id, request.path_params["way"])
        if not way.confirmed:
            raise Refusal("wrong_code", "Confirm this address first, with the code that was mailed.")
        await self._send_test(way)
        return done()

    async def _send_test(self, way: Row[Any]) -> None:
        words = SENTENCES[way.language]
        message = Message("Oriflamme", words.test, self._settings.public_address, "test")
        try:
            await self._notifier.send(way, message)
        except Gone:
            raise Refusal("not_reached", "This browser takes no more messages; the way was removed.") from None
        except (Unreachable, Rejected):
            raise Refusal("not_reached", "Nobody took the message under this address.") from None

    async def vacation(self, request: Request) -> Response:
        """POST /api/account/vacation: be away for a while, without losing time; or be back."""
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, Vacation)
        await go_on_vacation(self._store, account.id, wanted.until)
        return answer((await self._accounts.authenticate(secret_of(request) or "")).me)

    def _limit(self, account: Account) -> None:
        if not self._wishes.take(account.id):
            raise Refusal("too_fast", "You have asked for this many times; wait a little.")
