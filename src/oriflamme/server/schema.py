"""The tables of the database, in SQLAlchemy's terms."""

from sqlalchemy import BigInteger, Boolean, Column, DateTime, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=True, unique=True),  # none once the table is over
    Column("phase", String(12), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("owner", String(32), nullable=True),  # the process that keeps it, where there are several
    Index("tables_by_phase", "phase", "created"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("card", Integer, primary_key=True, autoincrement=False),
    Column("order", String(8), nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("address", String(80), nullable=False),  # where the other processes reach it
    Column("until", DateTime(timezone=True), nullable=False),  # it is alive until then, by the database's clock
)
