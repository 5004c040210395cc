"""Browsers that have signed in to an account before. Strangers who guess its password do not shut them out."""

import hashlib
from typing import Final

from sqlalchemy import delete, insert, select, update

from ..look_alikes import folded
from ..storage import schema
from ..storage.store import Store
from ..times import milliseconds_now

MOST_BROWSERS: Final = 20  # per account; a new one replaces the one that signed in longest ago


class Browsers:
    """The browsers of all accounts, known by a digest of the number in their cookie."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def knows(self, name: str, browser: str) -> bool:
        """Tell whether a browser has signed in to the account with this name before."""
        if not browser:
            return False
        accounts, browsers = schema.accounts, schema.browsers
        wanted = (
            select(browsers.c.seen)
            .join(accounts, accounts.c.id == browsers.c.account_id)
            .where(accounts.c.folded == folded(name), browsers.c.digest == _digest(browser))
        )
        async with self._store.reading.connect() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def remember(self, account: str, browser: str) -> None:
        """Remember that a browser has signed in to an account."""
        browsers, now = schema.browsers, milliseconds_now()
        this = (browsers.c.account_id == account, browsers.c.digest == _digest(browser))
        async with self._store.people.begin() as connection:
            if (await connection.execute(update(browsers).where(*this).values(seen=now))).rowcount:
                return
            mine = select(browsers.c.digest).where(browsers.c.account_id == account).order_by(browsers.c.seen.desc())
            oldest = list((await connection.execute(mine.offset(MOST_BROWSERS - 1))).scalars())
            await connection.execute(
                delete(browsers).where(browsers.c.account_id == account, browsers.c.digest.in_(oldest))
            )
            row = {"account_id": account, "digest": _digest(browser), "seen": now}
            await connection.execute(insert(browsers).values(row))


def _digest(browser: str) -> str:
    return hashlib.sha256(f"browser {browser}".encode()).hexdigest()
