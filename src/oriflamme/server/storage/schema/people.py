"""Accounts: their names, sessions, recovery and friends."""

from sqlalchemy import BigInteger, Boolean, Column, Index, String, Table, Text

from .metadata import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("folded", String(96), nullable=False, unique=True),  # the name by which it is found
    Column("kind", String(8), nullable=False),  # person, or bot
    Column("password", Text, nullable=True),  # hashed by argon2; null for a bot
    Column("owner", String(16), nullable=True),  # of a bot
    Column("created", BigInteger, nullable=False),
    Column("banned_until", BigInteger, nullable=True),
    Column("vacation_until", BigInteger, nullable=True),
    Column("vacation_left", BigInteger, nullable=True),  # milliseconds of this year's vacation
    Index("accounts_by_owner", "owner"),
)

names = Table(  # what the names of accounts look like: two accounts share no key, unless they are older than this table
    "names",
    metadata,
    Column("key", String(96), primary_key=True),
    Column("account_id", String(16), nullable=False),
    Index("names_by_account", "account_id"),
)

moderators = Table(  # which account a name in the setting `admins` means; it stays when the account is deleted
    "moderators",
    metadata,
    Column("name", String(96), primary_key=True),
    Column("account_id", String(16), nullable=False),
)

browsers = Table(  # that have signed in to an account
    "browsers",
    metadata,
    Column("account_id", String(16), primary_key=True),
    Column("digest", String(64), primary_key=True),  # of the number in the browser's cookie
    Column("seen", BigInteger, nullable=False),
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
