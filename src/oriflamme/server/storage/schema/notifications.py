"""Notices and their channels, and facts that the server must remember."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from .metadata import metadata

channels = Table(  # over which an account gets notices
    "ways",  # the name is kept for compatibility, as are way_id and /api/account/ways
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account_id", String(16), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=True),
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ways_by_account", "account_id"),
)

notices = Table(  # the outbox: notices that wait to be sent
    "notices",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("way_id", String(16), nullable=False),
    Column("account_id", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("position", Integer, nullable=False),
    Column("question", String(12), nullable=False),
    Column("reminder", Integer, nullable=False),
    Column("tries", Integer, nullable=False),  # to send it, so far
    Column("due", BigInteger, nullable=False),  # when it may be sent; while a process sends it, that is later
    Index("notices_by_due", "due"),
    Index("notices_by_way", "way_id"),
)

facts = Table(  # values that the server must remember, such as its key for web push
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("fact", Text, nullable=False),
)
