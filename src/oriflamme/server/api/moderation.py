"""The endpoints of moderation: reports and blocks for everyone, actions for moderators."""

from typing import Final, cast, get_args

import msgspec
import structlog
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...protocol.moderation import (
    Audit,
    CloseReport,
    MakeBlock,
    MakeReport,
    ModeratorAction,
    MyBlocks,
    PutOut,
    ReportMade,
    Reports,
    ReportState,
)
from ..accounts.accounts import Account
from ..accounts.auth import check_is_person, person_of
from ..cluster.location import Elsewhere
from ..cluster.relay import ask_owner
from ..logs import trace_of
from ..moderation.account_actions import AccountActions
from ..moderation.audit import audit_entry, read_audit
from ..moderation.blocks import Blocks, banned_among
from ..moderation.reports import close_report, create_report, guest_name, list_reports, read_report
from ..moderation.table_actions import close_table, replace_banned
from ..storage import schema
from ..tables.live_table import LiveTable
from ..wire.limits import Buckets
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .http import answer, done, read_body, route, start_of
from .services import Services

STATES: Final = get_args(ReportState)
LOG: Final = structlog.get_logger("oriflamme.moderation")


class ModerationApi:
    """Reports, blocks and the actions of moderators."""

    def __init__(self, services: Services) -> None:
        self._hall = services.hall
        self._accounts = services.accounts
        self._store = services.store
        self._blocks = Blocks(services.accounts)
        self._actions = AccountActions(services.accounts, services.hall)
        self._reports_from = Buckets(services.settings.report_rate, services.settings.report_burst)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/tables/{table}/reports", self.report_seat, "POST"),
            route("/api/account/blocks", self.blocks, "GET", "POST"),
            route("/api/account/blocks/{account}", self.unblock, "DELETE"),
            route("/api/admin/reports", self.reports),
            route("/api/admin/reports/{report}", self.report, "GET", "POST"),
            # The path says "deeds" for compatibility: these are the actions of moderators.
            route("/api/admin/deeds", self.act, "POST"),
            route("/api/admin/tables/{table}/put-out", self.replace_banned, "POST"),
            route("/api/admin/audit", self.audit),
        ]

    # For everyone.

    async def report_seat(self, request: Request) -> Response:
        """POST /api/tables/{table}/reports: report a seat, with a copy of the table's log."""
        if not self._reports_from.take(address_of(request)):
            raise Refusal("too_fast", "reports")
        wanted = await read_body(request, MakeReport)
        account = await person_of(request, self._accounts) if wanted.token is None else None
        live = await self._hall.find(request.path_params["table"], address_of(request))
        by = account.id if account is not None else _reporter(live, wanted.token or "")
        return answer(ReportMade(await create_report(self._store, live, wanted, by)), 201)

    async def blocks(self, request: Request) -> Response:
        """GET /api/account/blocks: list your blocks. POST: block an account."""
        account = await person_of(request, self._accounts)
        if request.method == "GET":
            return answer(MyBlocks(await self._blocks.of(account)))
        wanted = await read_body(request, MakeBlock)
        return answer(await self._blocks.add(account, wanted.account), 201)

    async def unblock(self, request: Request) -> Response:
        """DELETE /api/account/blocks/{account}: unblock an account."""
        account = await person_of(request, self._accounts)
        await self._blocks.remove(account, request.path_params["account"])
        return done()

    # For moderators.

    async def _admin(self, request: Request) -> Account:
        account = await person_of(request, self._accounts)
        if not account.is_admin:
            raise Refusal("forbidden", "moderators")
        return account

    async def reports(self, request: Request) -> Response:
        """GET /api/admin/reports?state=open: list reports, without their logs."""
        await self._admin(request)
        state = request.query_params.get("state", "open")
        if state not in STATES:
            raise Refusal("wrong", "report-state")
        return answer(Reports(await list_reports(self._store, cast(ReportState, state))))

    async def report(self, request: Request) -> Response:
        """GET /api/admin/reports/{report}: read a report with its log. POST: close it."""
        admin = await self._admin(request)
        report = request.path_params["report"]
        if request.method == "GET":
            return answer(await read_report(self._store, report))
        wanted = await read_body(request, CloseReport)
        async with self._store.people.begin() as connection:
            await close_report(connection, report)
            await connection.execute(audit_entry(admin, "close_report", report, wanted.words))
        return done()

    async def act(self, request: Request) -> Response:
        """POST /api/admin/deeds: close a table; ban, unban or rename an account."""
        admin = await self._admin(request)
        wanted = await read_body(request, ModeratorAction)
        if wanted.deed == "close_table":
            live = await self._hall.find(wanted.about, address_of(request))
            await close_table(live, audit_entry(admin, wanted.deed, live.table.id, wanted.words))
        elif wanted.deed == "ban":
            for table, account in await self._actions.ban(admin, wanted):
                await self._replace_at(request, table, account)
            await self._actions.close_sockets(wanted)
        elif wanted.deed == "unban":
            await self._actions.unban(admin, wanted)
        else:
            await self._actions.rename(admin, wanted)
        return done()

    async def replace_banned(self, request: Request) -> Response:
        """POST /api/admin/tables/{table}/put-out: replace a banned account at a table of this process."""
        await self._admin(request)
        wanted = await read_body(request, PutOut)
        if not await banned_among(self._store, [wanted.account]):
            raise Refusal("forbidden", "not-banned")
        await self._replace_here(request, request.path_params["table"], wanted.account)
        return done()

    async def _replace_here(self, request: Request, table: str, account: str) -> None:
        live = await self._hall.find(table, address_of(request))
        seats = schema.seats
        held = select(seats.c.seat).filter_by(table_id=live.table.id, account_id=account, held=True)
        async with self._store.reading.connect() as connection:
            claimed = list((await connection.execute(held)).scalars())
        await replace_banned(live, account, claimed)

    async def _replace_at(self, request: Request, table: str, account: str) -> None:
        """Replace a banned account at a table of any process. A failure does no harm: the account is banned already."""
        try:
            try:
                await self._replace_here(request, table, account)
            except Elsewhere as elsewhere:
                body = msgspec.json.encode(PutOut(account))
                await ask_owner(request, elsewhere, f"/api/admin/tables/{table}/put-out", body)
        except Exception as error:  # any: to say that the ban failed would not be true
            LOG.warning("could not replace a banned account", table=table, where=trace_of(error))

    async def audit(self, request: Request) -> Response:
        """GET /api/admin/audit?from=0: list the actions of moderators, the newest first."""
        await self._admin(request)
        return answer(Audit(await read_audit(self._store, start_of(request))))


def _reporter(live: LiveTable, token: str) -> str:
    """Return the account or guest with this token."""
    seat = live.table.seat_of(token)
    if seat is None:
        raise Refusal("unknown_token")
    holder = live.table.seats[seat]
    check_is_person(holder.is_bot)
    return holder.account or guest_name(seat)
