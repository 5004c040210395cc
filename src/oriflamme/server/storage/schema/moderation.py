"""Moderation: blocks, reports, and what moderators did."""

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text

from .metadata import metadata

blocks = Table(
    "blocks",
    metadata,
    Column("account_id", String(16), primary_key=True),
    Column("blocked_id", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),  # the reported seat
    Column("by", String(40), nullable=False),
    Column("about", String(40), nullable=False),
    Column("reason", String(24), nullable=False),
    Column("words", Text, nullable=False),
    Column("log", Text, nullable=False),  # the evidence: a copy of the table's log
    Column("state", String(8), nullable=False),  # open, or closed
    Index("reports_by_state", "state", "at"),
)

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(40), nullable=False),
    Column("deed", String(24), nullable=False),  # the action; the name is kept for compatibility
    Column("about", String(80), nullable=False),
    Column("words", Text, nullable=False),
)
