"""What goes over HTTP about moderation, as types."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .messages import Name, Seat, Token

Reason: TypeAlias = Literal["abuse", "cheating", "name", "stalling", "other"]
ReportState: TypeAlias = Literal["open", "closed"]
DeedName: TypeAlias = Literal["close_table", "ban", "unban", "rename"]
Words: TypeAlias = Annotated[str, Meta(max_length=1000)]
Whom: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]  # a name or an id
Time: TypeAlias = Annotated[int, Meta(ge=0, le=253_402_300_799_000)]  # to the end of the year 9999


class MakeReport(Struct, frozen=True, omit_defaults=True):
    """POST /api/tables/{table}/reports: tell a moderator about a seat; with a seat's token, or signed in."""

    seat: Seat
    reason: Reason
    words: Words = ""
    token: Token | None = None


class ReportMade(Struct, frozen=True):
    """The report that was made."""

    id: str


class Report(Struct, frozen=True, omit_defaults=True):
    """A report, without its log. Who has no account is named by the seat."""

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


class ReportWithLog(Struct, frozen=True, omit_defaults=True):
    """GET /api/admin/reports/{report}: with the table's log as it was, a line for each entry, and what was said.

    `is_withheld`: the game goes on, so nothing that a player must not know is among the lines yet.
    """

    id: str
    at: int
    table: str
    seat: int
    by: str
    about: str
    reason: Reason
    words: str
    state: ReportState
    log: tuple[str, ...]
    is_withheld: bool = False


class CloseReport(Struct, frozen=True, omit_defaults=True):
    """POST /api/admin/reports/{report}: it has been dealt with."""

    state: Literal["closed"] = "closed"
    words: Words = ""


class MakeBlock(Struct, frozen=True):
    """POST /api/account/blocks: not meet somebody, by their name or id."""

    account: Whom


class Block(Struct, frozen=True):
    """Somebody whom one does not want to meet."""

    account: str
    name: str
    created: int


class MyBlocks(Struct, frozen=True):
    """GET /api/account/blocks: those whom one does not want to meet."""

    blocks: tuple[Block, ...]


class DoDeed(Struct, frozen=True, omit_defaults=True):
    """POST /api/admin/deeds: close a table, by its id or code; shut an account out, let it in, or rename it."""

    deed: DeedName
    about: Whom
    until: Time | None = None  # a ban
    name: Name | None = None  # the new one
    words: Words = ""


class PutOut(Struct, frozen=True):
    """POST /api/admin/tables/{table}/put-out: let a bot stand in for an account that is shut out."""

    account: Whom


class Deed(Struct, frozen=True):
    """Something that a moderator did."""

    number: int
    at: int
    by: str
    deed: str
    about: str
    words: str


class Audit(Struct, frozen=True):
    """GET /api/admin/audit: the newest first."""

    deeds: tuple[Deed, ...]


BODIES = (MakeReport, CloseReport, MakeBlock, DoDeed, PutOut)
ANSWERS = (ReportMade, Reports, ReportWithLog, Block, MyBlocks, Audit)
