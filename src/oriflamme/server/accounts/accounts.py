"""Accounts and their sessions, in the database."""

import asyncio
import contextlib
import hashlib
import re
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Label, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.accounts import AccountKind, Me, Session
from ..cluster.lease import Lease
from ..lanes import Lanes
from ..look_alikes import folded, look_alike_keys
from ..names import checked_name, new_id, new_token
from ..settings import Settings
from ..storage import schema
from ..storage.store import FAILURES, Store
from ..times import milliseconds_now
from ..turn_based.vacations import Vacation
from ..wire.refusal import Refusal
from .browsers import Browsers
from .moderators import Moderators
from .open_sockets import SESSION_LIFETIME, OpenSockets
from .passwords import Passwords

SEEN_PRECISION: Final = 3_600_000  # milliseconds; the last use of a session is written this rarely
MOST_SESSIONS: Final = 50  # per account; a new one ends the oldest
LONGEST_LABEL: Final = 80

_IN_EVERY_USER_AGENT: Final = re.compile(r"Mozilla/5\.0 |AppleWebKit/\S+ |\(KHTML, like Gecko\) |Gecko/\d+ ")


def digest_of_secret(secret: str) -> str:
    """Return the digest of a session's secret, as the database stores it."""
    return hashlib.sha256(f"session {secret}".encode()).hexdigest()


def label_of(user_agent: str) -> str:
    """Return a user agent without the parts that all browsers send, so that the label shows the difference."""
    return _IN_EVERY_USER_AGENT.sub("", user_agent)[:LONGEST_LABEL]


class Account:
    """The account that sends a request."""

    __slots__ = ("created", "id", "is_admin", "kind", "name", "owner", "session", "vacation")

    def __init__(self, row: Row[Any], session: str, is_admin: bool) -> None:
        self.id: str = row.id
        self.name: str = row.name
        self.kind: AccountKind = row.kind
        self.owner: str | None = row.owner
        self.created: int = row.created
        self.vacation = Vacation(row.vacation_until, row.vacation_left)
        self.session = session  # the digest of its secret
        self.is_admin = is_admin

    @property
    def is_bot(self) -> bool:
        """Whether it is a bot account, which a person owns."""
        return self.kind == "bot"

    @property
    def me(self) -> Me:
        """The account as it sees itself."""
        now = milliseconds_now()
        until, left = self.vacation.end_at(now), self.vacation.left_in_year_of(now)
        return Me(self.id, self.name, self.kind, self.created, self.is_admin, until, left)


class Accounts:
    """All accounts and their sessions."""

    def __init__(self, store: Store, settings: Settings, lanes: Lanes, lease: Lease | None = None) -> None:
        self.store = store
        self.sockets = OpenSockets(store, lease)
        self.moderators = Moderators(store, settings)
        self.browsers = Browsers(store)
        self._passwords = Passwords(lanes.passwords, settings.password_memory)

    # Accounts.

    async def create(self, name: str, password: str) -> str:
        """Create an account for a person; return its id."""
        seen = checked_name(name)
        password_hash = await self.hash_password(seen, password)
        async with self.store.people.begin() as connection:
            return await self.add(connection, seen, "person", password_hash)

    async def hash_password(self, name: str, password: str) -> str:
        """Return the hash of a password for the account with this name; refuse one that is the name."""
        check_differs_from_name(password, name)
        return await self._passwords.hash(password)

    async def add(
        self, connection: AsyncConnection, name: str, kind: AccountKind, password: str | None, owner: str | None = None
    ) -> str:
        """Add an account with a name that is not taken and looks like no other; return its id."""
        row = {
            "id": new_id(),
            "name": name,
            "folded": folded(name),
            "kind": kind,
            "password": password,
            "owner": owner,
            "created": milliseconds_now(),
        }
        try:
            await connection.execute(insert(schema.accounts).values(row))
            await self.claim_name(connection, str(row["id"]), name)
        except IntegrityError:
            raise Refusal("name_taken") from None
        if not await self.moderators.admit(connection, str(row["id"]), name, kind):
            raise Refusal("name_taken")
        return str(row["id"])

    async def claim_name(self, connection: AsyncConnection, account: str, name: str) -> None:
        """Give an account the keys of its name; IntegrityError if another account has a name that looks like it."""
        keys = await asyncio.to_thread(look_alike_keys, name)  # the first call reads a large table
        names = schema.names
        await connection.execute(delete(names).where(names.c.account_id == account))
        rows = [{"key": key, "account_id": account} for key in sorted(keys)]  # in one order: no deadlock
        await connection.execute(insert(names), rows)

    async def find(self, name: str) -> Row[Any] | None:
        """Return the account with this name or id, or None."""
        accounts = schema.accounts
        async with self.store.reading.connect() as connection:
            wanted = select(accounts, self._moderates).where(
                or_(accounts.c.id == name, accounts.c.folded == folded(name))
            )
            rows = (await connection.execute(wanted)).all()
        return next((row for row in rows if row.id == name), rows[0] if rows else None)

    async def get(self, name: str) -> Row[Any]:
        """Return the account with this name or id; refuse an unknown one."""
        account = await self.find(name)
        if account is None:
            raise Refusal("no_such_account")
        return account

    @property
    def _moderates(self) -> Label[bool]:
        return self.moderators.is_one(schema.accounts.c.id).label("moderates")

    def is_admin(self, account: Row[Any]) -> bool:
        """Tell whether an account, as `find` returns it, may moderate. A bot may not."""
        return account.kind == "person" and bool(account.moderates)

    async def check_sign_in(self, name: str, password: str) -> Row[Any]:
        """Return the account with this name and password."""
        account = await self.find(name)
        password_hash = account.password if account is not None and folded(account.name) == folded(name) else None
        if not await self._passwords.verify(password, password_hash) or account is None:
            raise Refusal("wrong_password")
        check_not_banned(account)
        return account

    async def check_own_password(self, account: Account, password: str) -> None:
        """Refuse a password that is not the account's own."""
        row = await self.find(account.id)
        if row is None or not await self._passwords.verify(password, row.password):
            raise Refusal("wrong_password", "own")

    async def change_password(self, account: Account, new: str) -> None:
        """Change the password of an account and end its other sessions."""
        password_hash = await self.hash_password(account.name, new)
        accounts, sessions = schema.accounts, schema.sessions
        async with self.store.people.begin() as connection:
            mine = update(accounts).where(accounts.c.id == account.id)
            await connection.execute(mine.values(password=password_hash))
            others = (sessions.c.account_id == account.id, sessions.c.digest != account.session)
            await connection.execute(delete(sessions).where(*others))
        await self.sockets.sessions_ended(account.id)

    # Sessions.

    async def begin_session(self, account: str, label: str) -> str:
        """Start a session of an account; return its secret, which the client keeps."""
        async with self.store.people.begin() as connection:
            return await self.add_session(connection, account, label)

    async def add_session(self, connection: AsyncConnection, account: str, label: str) -> str:
        """Add a session and return its secret; the oldest sessions end when there are too many."""
        secret, now, sessions = new_token(), milliseconds_now(), schema.sessions
        mine = select(sessions.c.digest).where(sessions.c.account_id == account).order_by(sessions.c.seen.desc())
        too_many = (await connection.execute(mine.offset(MOST_SESSIONS - 1))).scalars().all()
        await connection.execute(delete(sessions).where(sessions.c.digest.in_(too_many)))
        row = {"digest": digest_of_secret(secret), "account_id": account, "label": label_of(label)}
        await connection.execute(insert(sessions).values(row | {"created": now, "seen": now}))
        return secret

    async def authenticate(self, secret: str) -> Account:
        """Return the account whose session has this secret; refuse a session that has ended."""
        accounts, sessions = schema.accounts, schema.sessions
        digest, now = digest_of_secret(secret), milliseconds_now()
        wanted = (
            select(accounts, sessions.c.seen, self._moderates)
            .join(sessions, sessions.c.account_id == accounts.c.id)
            .where(sessions.c.digest == digest, sessions.c.seen > now - SESSION_LIFETIME)
        )
        async with self.store.reading.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise Refusal("signed_out")
        check_not_banned(row)
        if now - row.seen > SEEN_PRECISION:
            with contextlib.suppress(*FAILURES):  # a full disk signs nobody out
                async with self.store.people.begin() as connection:
                    await connection.execute(update(sessions).where(sessions.c.digest == digest).values(seen=now))
        return Account(row, digest, self.is_admin(row))

    async def sessions(self, account: Account) -> tuple[Session, ...]:
        """Return the sessions of an account, the last used first."""
        sessions = schema.sessions
        mine = select(sessions).where(sessions.c.account_id == account.id).order_by(sessions.c.seen.desc())
        async with self.store.reading.connect() as connection:
            return tuple(
                Session(row.digest[:16], row.label, row.created, row.seen, row.digest == account.session)
                for row in await connection.execute(mine)
            )

    async def end_sessions(self, account: Account, which: str = "") -> None:
        """End the sessions of an account whose digests start with `which`; all of them if it is empty."""
        sessions = schema.sessions
        ended = delete(sessions).where(sessions.c.account_id == account.id, sessions.c.digest.startswith(which))
        async with self.store.people.begin() as connection:
            if not (await connection.execute(ended)).rowcount:
                raise Refusal("no_such_session")
        await self.sockets.sessions_ended(account.id)

    # Seats.

    async def claimed_seat(self, table: str, account: str) -> int | None:
        """Return the seat at a table that an account holds or has claimed."""
        seats = schema.seats
        mine = select(seats.c.seat).filter_by(table_id=table, account_id=account, held=True)
        async with self.store.reading.connect() as connection:
            seat: int | None = (await connection.execute(mine)).scalars().first()
            return seat


def check_differs_from_name(password: str, name: str) -> None:
    """Refuse a password that equals the account's name."""
    if folded(password) == folded(name):
        raise Refusal("weak_password")


def check_not_banned(account: Row[Any]) -> None:
    """Refuse an account that a moderator has banned."""
    if account.banned_until is not None and account.banned_until > milliseconds_now():
        day = datetime.fromtimestamp(account.banned_until / 1000, UTC).date()
        raise Refusal("banned", "until", day=str(day))
