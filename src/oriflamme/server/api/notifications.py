"""The endpoints of notices and vacations."""

from typing import Any, Final, get_args

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...protocol.notifications import AddChannel, ChannelKind, ConfirmChannel, Vacation
from ...protocol.notifications import Channels as ChannelsBody
from ...texts import texts_in
from ..accounts.accounts import Account
from ..accounts.auth import person_of, secret_of
from ..notify.channels import new_code, shown
from ..notify.guarded_http import Unreachable, resolve
from ..notify.mail import checked_mail_address, send_mail
from ..notify.sender import Gone, Message, Rejected
from ..turn_based.vacations import go_on_vacation
from ..wire.limits import Buckets
from ..wire.refusal import Refusal
from .http import answer, done, read_body, route
from .services import Services

KINDS: Final[tuple[ChannelKind, ...]] = get_args(ChannelKind)
RATE: Final = 0.1  # channels added and tested per second and account, after a burst
BURST: Final = 30
MAIL_RATE: Final = 1 / 3600  # codes per second and address, after a burst: the address may belong to another person
MAIL_BURST: Final = 3


class NotificationsApi:
    """Notices: the channels of an account, and its vacation."""

    def __init__(self, services: Services) -> None:
        self._accounts = services.accounts
        self._settings = services.settings
        self._lanes = services.lanes
        self._store = services.store
        self._notifier = services.notifier
        self._channels = services.notifier.channels
        self._changes = Buckets(RATE, BURST)
        self._codes = Buckets(MAIL_RATE, MAIL_BURST)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            # The paths say "ways" for compatibility: these are the channels of an account.
            route("/api/account/ways", self.channels, "GET", "POST"),
            route("/api/account/ways/{way}", self.remove, "DELETE"),
            route("/api/account/ways/{way}/test", self.test, "POST"),
            route("/api/account/ways/{way}/confirm", self.confirm, "POST"),
            route("/api/account/vacation", self.vacation, "POST"),
        ]

    async def channels(self, request: Request) -> Response:
        """GET /api/account/ways: list your channels. POST: add one."""
        account = await person_of(request, self._accounts)
        if request.method == "GET":
            mine = tuple(shown(channel) for channel in await self._channels.of(account.id))
            kinds = tuple(kind for kind in KINDS if kind != "email" or self._settings.smtp)
            return answer(ChannelsBody(mine, (await self._notifier.push()).public_key, kinds))
        wanted = await read_body(request, AddChannel)
        self._limit(account)
        await self._channels.check_room(account.id)
        code = await self._check(wanted)
        return answer(shown(await self._channels.add(account.id, wanted, code)), 201)

    async def _check(self, wanted: AddChannel) -> str | None:
        """Refuse a channel that cannot be used; return the code that was sent to an e-mail address."""
        if wanted.kind != "email":
            if wanted.kind == "push":
                from ..notify.web_push import check_keys  # imports cryptography, which would slow every start

                check_keys(wanted.keys)
            await resolve(wanted.address, self._lanes.hosts, self._settings.inside_addresses)
            return None
        if not self._settings.smtp:
            raise Refusal("bad_address", "no-mail")
        address = checked_mail_address(wanted.address)
        if not self._codes.take(address.casefold()):
            raise Refusal("too_fast", "mail-code")
        code = new_code()
        text = texts_in(wanted.language).say("notice-code", code=code)
        try:
            await self._lanes.mail.run(send_mail, self._settings, address, "Oriflamme", text)
        except Unreachable:
            raise Refusal("not_reached", "mail") from None
        return code

    async def remove(self, request: Request) -> Response:
        """DELETE /api/account/ways/{way}: remove a channel."""
        account = await person_of(request, self._accounts)
        await self._channels.remove(account.id, request.path_params["way"])
        return done()

    async def confirm(self, request: Request) -> Response:
        """POST /api/account/ways/{way}/confirm: confirm an e-mail address with its code."""
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, ConfirmChannel)
        return answer(shown(await self._channels.confirm(account.id, request.path_params["way"], wanted.code)))

    async def test(self, request: Request) -> Response:
        """POST /api/account/ways/{way}/test: send a test. If it arrives, a switched-off channel is on again."""
        account = await person_of(request, self._accounts)
        self._limit(account)
        channel = await self._channels.get(account.id, request.path_params["way"])
        if not channel.confirmed:
            raise Refusal("wrong_code", "unconfirmed")
        await self._send_test(channel)
        return done()

    async def _send_test(self, channel: Row[Any]) -> None:
        text = texts_in(channel.language).say("notice-test")
        message = Message("Oriflamme", text, self._settings.public_address, "test")
        try:
            await self._notifier.send(channel, message)
        except Gone:
            raise Refusal("not_reached", "browser") from None
        except (Unreachable, Rejected):
            raise Refusal("not_reached") from None

    async def vacation(self, request: Request) -> Response:
        """POST /api/account/vacation: start, change or end your vacation."""
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, Vacation)
        await go_on_vacation(self._store, account.id, wanted.until)
        return answer((await self._accounts.authenticate(secret_of(request) or "")).me)

    def _limit(self, account: Account) -> None:
        if not self._changes.take(account.id):
            raise Refusal("too_fast", "again")
