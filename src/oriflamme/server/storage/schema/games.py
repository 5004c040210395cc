"""Tables, their logs, seats, orders and deadlines, and the processes that own them."""

from sqlalchemy import BigInteger, Boolean, Column, DateTime, Double, Index, Integer, String, Table, Text, false, text

from .metadata import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=True, unique=True),  # null once the table is over
    Column("phase", String(12), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    Column("owner", String(32), nullable=True),  # the process that owns it, where there are several
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("finished", BigInteger, nullable=True),  # when its game ended
    Column("due", Boolean, nullable=False, server_default=false()),  # over, and not counted by the rater yet
    Index("tables_by_phase", "phase", "created"),
)
Index("tables_due", tables.c.finished, tables.c.id, sqlite_where=text("due = 1"), postgresql_where=tables.c.due)

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
    Column("address", String(80), nullable=False),  # for other processes
    Column("until", DateTime(timezone=True), nullable=False),  # it counts as alive until then, by the database's clock
)

seats = Table(  # seats that an account holds, has held, or has claimed after a game as a guest
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", String(16), primary_key=True),
    Column("held", Boolean, nullable=False),  # false if the account left before the start
    Index("seats_by_account", "account_id", "table_id"),
)

deadlines = Table(  # who must answer by when at turn-based tables
    "deadlines",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("position", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("account_id", String(16), nullable=True),
    Column("asked", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("told", Integer, nullable=False),  # how many of its notices were sent or not needed
    Column("next_look", BigInteger, nullable=False),  # when the scheduler must act
    Index("deadlines_by_account", "account_id"),
    Index("deadlines_by_look", "next_look"),
)

reviews = Table(  # of finished games; they name no one, and can be made again
    "reviews",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("form", Integer, nullable=False),  # of the review; one of an older form is made again
    Column("at", BigInteger, nullable=False),
    Column("review", Text, nullable=False),
)

insights = Table(  # what a review says about an account that played: small rows, for its profile
    "insights",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),  # when the game ended
    Column("box", String(12), nullable=False),
    Column("against", String(8), nullable=False),  # people, or bots
    Column("is_public", Boolean, nullable=False),  # everyone may know the table
    Column("mark", Integer, nullable=False),
    Column("looks", Integer, nullable=False),  # how often another player was asked while a card lay hidden
    Column("read", Double, nullable=False),  # the chances given to what the cards were, in all
    Column("kinds", Text, nullable=False),  # choices and points lost by kind of card
    Index("insights_by_account", "account_id", "at"),
)
