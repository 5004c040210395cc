"""Recovery of an account whose password is forgotten: with a code, or with a link in a mail.

A code has 100 bits, a link 192, so neither can be guessed. The database keeps only their digests. Using one deletes it
with a condition on its digest: of two at once, exactly one finds it.
"""

import hashlib
import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..look_alikes import folded
from ..names import new_token
from ..storage import schema
from ..times import DAY, milliseconds_now
from ..wire.refusal import Refusal
from .accounts import Account, Accounts, check_not_banned
from .lock import lock_accounts

LINK_LIFETIME: Final = 3_600_000  # milliseconds
MOST_LINKS: Final = 3  # of one account at a time
PROVEN_FOR: Final = 3 * DAY  # an address must be known for so long: a stolen session must not take the account over
_GROUPS, _GROUP = 4, 5
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without I, L, O and U
_READ_AS: Final = str.maketrans("OIL", "011")


class Link(NamedTuple):
    """A link to set a new password, and the channels to which it is mailed."""

    token: str
    channels: tuple[Row[Any], ...]


def new_code() -> str:
    """Return a recovery code: four groups of five characters."""
    return "-".join("".join(secrets.choice(_DIGITS) for _ in range(_GROUP)) for _ in range(_GROUPS))


def digest_of_code(code: str) -> str:
    """Return the digest of a recovery code, however a person has typed it."""
    plain = "".join(filter(str.isalnum, code)).upper().translate(_READ_AS)
    return hashlib.sha256(f"recovery {plain}".encode()).hexdigest()


def digest_of_link(token: str) -> str:
    """Return the digest of the token in a link."""
    return hashlib.sha256(f"link {token}".encode()).hexdigest()


class Recovery:
    """The recovery codes and links of all accounts."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store

    # The code.

    async def renew_code(self, account: str) -> str:
        """Give an account a new code, which replaces its old one; return it."""
        async with self._store.people.begin() as connection:
            await lock_accounts(connection, account)
            return await _renew(connection, account)

    async def code_made(self, account: Account) -> int | None:
        """Return when the code of an account was made; None if it has none."""
        codes = schema.recovery_codes
        async with self._store.reading.connect() as connection:
            made = select(codes.c.created).where(codes.c.account_id == account.id)
            at: int | None = (await connection.execute(made)).scalar()
            return at

    async def use_code(self, name: str, code: str, password: str) -> tuple[str, str]:
        """Set a new password with a code; return the account and its next code."""
        codes = schema.recovery_codes
        found = await self._accounts.find(name)
        account = found.id if found is not None and folded(found.name) == folded(name) else ""
        mine = (codes.c.account_id == account, codes.c.digest == digest_of_code(code))
        await self._check(select(codes.c.account_id).where(*mine), by_code=True)
        return account, await self._set_password(account, password, delete(codes).where(*mine), by_code=True)

    # The link.

    async def make_link(self, name: str) -> Link | None:
        """Return a link for the account with this name, or None if no mail may be sent to it."""
        found = await self._accounts.find(name)
        if found is None or found.kind != "person" or folded(found.name) != folded(name):
            return None
        mails, now, token = schema.recovery_mails, milliseconds_now(), new_token()
        async with self._store.people.begin() as connection:
            await lock_accounts(connection, found.id)
            channels = (await connection.execute(_addresses(found.id))).all()
            await connection.execute(delete(mails).where(mails.c.until < now))
            open_links = select(func.count()).where(mails.c.account_id == found.id)
            if not channels or (await connection.execute(open_links)).scalar_one() >= MOST_LINKS:
                return None
            row = {"digest": digest_of_link(token), "account_id": found.id, "until": now + LINK_LIFETIME}
            await connection.execute(insert(mails).values(row))
        return Link(token, tuple(channels))

    async def has_address(self, account: Account) -> bool:
        """Tell whether a link could be mailed to an account."""
        async with self._store.reading.connect() as connection:
            return (await connection.execute(_addresses(account.id))).first() is not None

    async def use_link(self, token: str, password: str) -> tuple[str, str]:
        """Set a new password with the token of a link; return the account and its next code."""
        mails = schema.recovery_mails
        mine = (mails.c.digest == digest_of_link(token), mails.c.until >= milliseconds_now())
        account = await self._check(select(mails.c.account_id).where(*mine), by_code=False)
        return account, await self._set_password(account, password, delete(mails).where(*mine), by_code=False)

    # Both.

    async def _check(self, wanted: Any, by_code: bool) -> str:
        """Return the account of a code or link. This is cheap: only who has a right one gets a password hashed."""
        async with self._store.reading.connect() as connection:
            account: str | None = (await connection.execute(wanted)).scalar()
        if account is None:
            raise Refusal("wrong_recovery", "code" if by_code else "link")
        return account

    async def _set_password(self, account: str, password: str, use: Any, by_code: bool) -> str:
        found = await self._accounts.get(account)
        check_not_banned(found)
        password_hash = await self._accounts.hash_password(found.name, password)
        accounts, sessions, mails = schema.accounts, schema.sessions, schema.recovery_mails
        async with self._store.people.begin() as connection:
            await lock_accounts(connection, account)
            if (await connection.execute(use)).rowcount != 1:
                raise Refusal("wrong_recovery", "code" if by_code else "link")
            await connection.execute(update(accounts).where(accounts.c.id == account).values(password=password_hash))
            await connection.execute(delete(sessions).where(sessions.c.account_id == account))
            await connection.execute(delete(mails).where(mails.c.account_id == account))
            code = await _renew(connection, account)
        await self._accounts.sockets.sessions_ended(account)
        return code


async def _renew(connection: AsyncConnection, account: str) -> str:
    codes, code = schema.recovery_codes, new_code()
    await connection.execute(delete(codes).where(codes.c.account_id == account))
    row = {"account_id": account, "digest": digest_of_code(code), "created": milliseconds_now()}
    await connection.execute(insert(codes).values(row))
    return code


def _addresses(account: str) -> Any:
    """Return the SELECT of the channels to which a link may be mailed."""
    channels = schema.channels
    return select(channels).where(
        channels.c.account_id == account,
        channels.c.kind == "email",
        channels.c.confirmed,
        channels.c.created <= milliseconds_now() - PROVEN_FOR,
    )
