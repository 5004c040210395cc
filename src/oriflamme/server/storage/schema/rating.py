"""Ratings and results. `rated` is the order in which games count; the rest follows from it and the logs."""

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, String, Table, Text, text

from .metadata import metadata

rated = Table(
    "rated",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("ladder", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
)

ladders = Table(  # the counts of players and games on each
    "ladders",
    metadata,
    Column("ladder", String(24), primary_key=True),
    Column("people", Integer, nullable=False),
    Column("games", Integer, nullable=False),
)

ratings = Table(  # the account_id of a deleted account is replaced by a pseudonym
    "ratings",
    metadata,
    Column("account_id", String(16), primary_key=True),
    Column("ladder", String(24), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Double, nullable=False),  # orders the leaderboard
    Column("listed", Boolean, nullable=False),  # on the leaderboard: enough games, and the account exists
)
Index(
    "ratings_by_place",
    ratings.c.ladder,
    ratings.c.ordinal,
    ratings.c.account_id,
    sqlite_where=text("listed = 1"),
    postgresql_where=ratings.c.listed,
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("account_id", String(16), primary_key=True),
    Column("ladder", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the rated game
    Column("mu", Double, nullable=False),  # after it
    Column("sigma", Double, nullable=False),
    Column("place", Integer, nullable=False),
)

results = Table(  # the result of a finished game for each account, for profiles
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("account_id", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("box", String(12), nullable=False),
    Column("players", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("result", Text, nullable=False),  # by kind of card, and the bluff
    Index("results_by_account", "account_id", "at"),
)
