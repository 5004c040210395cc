"""Reports, blocks and what moderators do: the HTTP bodies."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .fields import Name, Seat, Token

Reason: TypeAlias = Literal["abuse", "cheating", "name", "stalling", "other"]
ReportState: TypeAlias = Literal["open", "closed"]
ActionName: TypeAlias = Literal["close_table", "ban", "unban", "rename"]
Words: TypeAlias = Annotated[str, Meta(max_length=1000)]
Whom: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]  # a name or an id
Time: TypeAlias = Annotated[int, Meta(ge=0, le=253_402_300_799_000)]  # to the end of the year 9999


class MakeReport(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables/{table}/reports: report a player to the moderators, with a seat's token or signed in."""

    seat: Seat
    reason: Reason
    words: Words = ""
    token: Token | None = None


class ReportMade(Struct, frozen=True):
    """The report that was made."""

    id: str


class Report(Struct, frozen=True, omit_defaults=True):
    """A report, without its log. A guest is named by the seat."""

    id: str
    at: int
    table: str
    seat: int
    by: str
    about: str
    reason: Reason
    words: str
    state: ReportState


class Reports(Struct, frozen=True):
    """GET /api/admin/reports: the newest first."""

    reports: tuple[Report, ...]


class ReportWithLog(Report, frozen=True, omit_defaults=True):
    """GET /api/admin/reports/{report}: with the chat and the table's log as it was, one line per entry.

    `is_withheld`: the game is not over, so the lines leave out everything that a player must not know.
    """

    log: tuple[str, ...]
    is_withheld: bool = False


class CloseReport(Struct, frozen=True, omit_defaults=True):
    """POST /api/admin/reports/{report}: close the report."""

    state: Literal["closed"] = "closed"
    words: Words = ""


class MakeBlock(Struct, frozen=True):
    """POST /api/account/blocks: block an account, by its name or id."""

    account: Whom


class Block(Struct, frozen=True):
    """A blocked account."""

    account: str
    name: str
    created: int


class MyBlocks(Struct, frozen=True):
    """GET /api/account/blocks: the accounts that this account has blocked."""

    blocks: tuple[Block, ...]


class ModeratorAction(Struct, frozen=True, omit_defaults=True):
    """POST /api/admin/deeds: close a table, by its id or code; ban an account, end its ban, or rename it."""

    deed: ActionName
    about: Whom
    until: Time | None = None  # of a ban
    name: Name | None = None  # the new name
    words: Words = ""


class PutOut(Struct, frozen=True):
    """POST /api/admin/tables/{table}/put-out: let a bot stand in for a banned account."""

    account: Whom


class AuditEntry(Struct, frozen=True):
    """What a moderator did."""

    number: int
    at: int
    by: str
    deed: str
    about: str
    words: str


class Audit(Struct, frozen=True):
    """GET /api/admin/audit: the newest first."""

    deeds: tuple[AuditEntry, ...]


BODIES = (MakeReport, CloseReport, MakeBlock, ModeratorAction, PutOut)
ANSWERS = (ReportMade, Reports, ReportWithLog, Block, MyBlocks, Audit)
