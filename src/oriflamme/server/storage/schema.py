"""The SQL tables, for SQLAlchemy."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)
from sqlalchemy.sql.elements import ColumnElement

metadata = MetaData()

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

# People.

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(96), nullable=False, unique=True),  # the name that look-alikes share
    Column("kind", String(8), nullable=False),  # person, or bot
    Column("password", Text, nullable=True),  # hashed by argon2; null for a bot
    Column("owner", String(16), nullable=True),  # of a bot
    Column("created", BigInteger, nullable=False),
    Column("banned_until", BigInteger, nullable=True),
    Column("vacation_until", BigInteger, nullable=True),
    Column("vacation_left", BigInteger, nullable=True),  # milliseconds of this year's vacation
    Index("accounts_by_owner", "owner"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the secret that the browser or the bot has
    Column("account_id", String(16), nullable=False),
    Column("label", String(80), nullable=False),  # helps a person to recognise it
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_by_account", "account_id"),
)

recovery_codes = Table(  # the code that sets a new password, one for each account; deleted when it is used
    "recovery_codes",
    metadata,
    Column("account_id", String(16), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

recovery_mails = Table(  # links that were mailed to set a new password; deleted when one is used
    "recovery_mails",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token in the link
    Column("account_id", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("recovery_mails_by_account", "account_id"),
)

friends = Table(  # two rows for two friends, one for each side
    "friends",
    metadata,
    Column("account_id", String(16), primary_key=True),
    Column("friend_id", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Index("friends_by_friend", "friend_id"),
)

friend_requests = Table(
    "friend_requests",
    metadata,
    Column("account_id", String(16), primary_key=True),  # who asks
    Column("asked_id", String(16), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("is_open", Boolean, nullable=False),  # false once the one who asks has taken it back
    Column("arrives", Boolean, nullable=False),  # false if it was declined, or the one who is asked blocks the other
    Index("friend_requests_by_asked", "asked_id"),
)

invitations = Table(  # of friends to tables
    "invitations",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("account_id", String(16), primary_key=True),  # who is invited
    Column("by_id", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("is_open", Boolean, nullable=False),  # false once it was declined
    Index("invitations_by_account", "account_id"),
    Index("invitations_by_host", "by_id", "created"),
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

# Ratings. `rated` is the order in which games count; the rest follows from it and the logs.

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

# Turn-based play.

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

# Moderation.

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


def about_accounts() -> tuple[tuple[Table, ColumnElement[str]], ...]:
    """Return the tables with data about accounts, each with the column that holds the account's id."""
    return (
        (sessions, sessions.c.account_id),
        (seats, seats.c.account_id),
        (ratings, ratings.c.account_id),
        (rating_history, rating_history.c.account_id),
        (results, results.c.account_id),
        (deadlines, deadlines.c.account_id),
        (channels, channels.c.account_id),
        (notices, notices.c.account_id),
        (blocks, blocks.c.account_id),
        (blocks, blocks.c.blocked_id),
        (friends, friends.c.account_id),
        (friends, friends.c.friend_id),
        (friend_requests, friend_requests.c.account_id),
        (friend_requests, friend_requests.c.asked_id),
        (invitations, invitations.c.account_id),
        (invitations, invitations.c.by_id),
        (recovery_codes, recovery_codes.c.account_id),
        (recovery_mails, recovery_mails.c.account_id),
        (accounts, accounts.c.id),
    )
