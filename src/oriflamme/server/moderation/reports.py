"""Reports: complaints about a seat, with a copy of the table's log."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.moderation import MakeReport, Report, ReportState, ReportWithLog
from ..accounts.games import Renaming, renamed, renamed_text
from ..names import cleaned, new_id
from ..storage import schema
from ..storage.entries import read_entry
from ..storage.records import FINISHED
from ..storage.store import Store
from ..tables.live_table import LiveTable
from ..tables.table import DamagedLog
from ..times import milliseconds_now
from ..wire.refusal import Refusal
from .audit import names_of
from .evidence import Evidence, evidence_of, read_evidence, readable_lines, write_evidence

SHOWN: Final = 200  # reports in one list


def guest_name(seat: int) -> str:
    """Return how a report names a guest."""
    return f"seat {seat}"


async def create_report(store: Store, live: LiveTable, wanted: MakeReport, by: str) -> str:
    """Store a report with the table's log and chat; return its id."""
    table = live.table
    about = table.seats[wanted.seat] if wanted.seat < len(table.seats) else None
    if about is None or about.kind != "person":
        raise Refusal("no_such_seat", "report")
    whom = about.account or guest_name(wanted.seat)
    if whom == by:
        raise Refusal("yourself", "report")
    log, reports = schema.log, schema.reports
    entries = select(log.c.at, log.c.entry).where(log.c.table_id == table.id).order_by(log.c.number)
    again = select(reports.c.id).filter_by(table_id=table.id, seat=wanted.seat, by=by, state="open")
    async with store.people.begin() as connection:
        if (await connection.execute(again)).first() is not None:
            raise Refusal("reported")
        rows = (await connection.execute(entries)).all()
        evidence = evidence_of([(row.at, read_entry(row.entry)) for row in rows], live.conversation.said)
        row = {
            "id": new_id(),
            "at": milliseconds_now(),
            "table_id": table.id,
            "seat": wanted.seat,
            "by": by,
            "about": whom,
            "reason": wanted.reason,
            "words": cleaned(wanted.words),  # a moderator may read them in a terminal
            "log": write_evidence(evidence),
            "state": "open",
        }
        await connection.execute(insert(reports).values(row))
    return str(row["id"])


async def list_reports(store: Store, state: ReportState) -> tuple[Report, ...]:
    """Return the open or the closed reports, the newest first."""
    reports = schema.reports
    wanted = select(reports).where(reports.c.state == state).order_by(reports.c.at.desc(), reports.c.id).limit(SHOWN)
    async with store.reading.connect() as connection:
        rows = (await connection.execute(wanted)).all()
        names = await names_of(connection, _people_in(rows))
    return tuple(Report(**_shown(row, names)) for row in rows)


async def read_report(store: Store, report: str) -> ReportWithLog:
    """Return a report with its log, without what is still secret at the table."""
    reports, tables = schema.reports, schema.tables
    async with store.reading.connect() as connection:
        row = (await connection.execute(select(reports).where(reports.c.id == report))).one_or_none()
        if row is None:
            raise no_such_report()
        names = await names_of(connection, _people_in([row]))
        phase = (await connection.execute(select(tables.c.phase).where(tables.c.id == row.table_id))).scalar()
    is_over = phase is None or phase in FINISHED
    try:
        log = readable_lines(read_evidence(row.log), is_over)
    except Exception as error:  # any failure to read a log means that the log is damaged
        raise DamagedLog from error
    return ReportWithLog(**_shown(row, names), log=log, is_withheld=not is_over)


async def close_report(connection: AsyncConnection, report: str) -> None:
    """Close an open report."""
    reports = schema.reports
    one = (reports.c.id == report, reports.c.state == "open")
    if not (await connection.execute(update(reports).where(*one).values(state="closed"))).rowcount:
        if (await connection.execute(select(reports.c.id).where(reports.c.id == report))).first() is None:
            raise no_such_report()
        raise Refusal("closed", "report")


def no_such_report() -> Refusal:
    """Return the refusal for an unknown report."""
    return Refusal("no_such_report")


async def reports_by(connection: AsyncConnection, account: str) -> list[dict[str, Any]]:
    """Return the reports that an account has made, without the logs."""
    reports = schema.reports
    columns = (reports.c.id, reports.c.at, reports.c.table_id, reports.c.seat, reports.c.reason, reports.c.words)
    rows = await connection.execute(select(*columns).where(reports.c.by == account).order_by(reports.c.at))
    return [dict(row._mapping) for row in rows]


async def erase_from_reports(connection: AsyncConnection, account: str, name: str) -> None:
    """Replace an account in all reports, and its names in their logs. The reports stay."""
    reports, seats, accounts = schema.reports, schema.seats, schema.accounts
    old_name = (await connection.execute(select(accounts.c.name).where(accounts.c.id == account))).scalar() or ""
    renaming = Renaming(name, keeps_account=False, old_name=old_name)
    for seat in (await connection.execute(select(seats).where(seats.c.account_id == account))).all():
        about = select(reports.c.id, reports.c.log).where(reports.c.table_id == seat.table_id)
        for row in (await connection.execute(about)).all():
            log = _renamed(row.log, seat, renaming)
            await connection.execute(update(reports).where(reports.c.id == row.id).values(log=log))
    for column in (reports.c.by, reports.c.about):
        await connection.execute(update(reports).where(column == account).values({column: name}))


def _renamed(log: str, seat: Row[Any], renaming: Renaming) -> str:
    """Return the log of a report with a name replaced; in a damaged one it is replaced as text."""
    try:
        return _renamed_evidence(read_evidence(log), seat, renaming)
    except Exception:  # any failure to read a log means that the log is damaged
        return renamed_text(log, seat, renaming)


def _renamed_evidence(evidence: Evidence, seat: Row[Any], renaming: Renaming) -> str:
    entries, name = renamed([entry for _, entry in evidence.entries], seat, renaming), renaming.name
    times = [at for at, _ in evidence.entries]
    said = [replace(talk, name=name) if talk.seat == seat.seat and seat.held else talk for talk in evidence.said]
    return write_evidence(evidence_of(list(zip(times, entries, strict=True)), said))


def _people_in(rows: Sequence[Row[Any]]) -> set[str]:
    return {name for row in rows for name in (row.by, row.about)}


def _shown(row: Row[Any], names: dict[str, str]) -> dict[str, Any]:
    return {
        "id": row.id,
        "at": row.at,
        "table": row.table_id,
        "seat": row.seat,
        "by": names.get(row.by, row.by),
        "about": names.get(row.about, row.about),
        "reason": row.reason,
        "words": row.words,
        "state": row.state,
    }
