"""Friends: requests, friendships and who played together lately.

A request of an account that is blocked, or was declined before, is stored and answered like any other. It never
arrives, and nothing tells so to the one who asks.
"""

from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, Row, Table, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...protocol.friends import Friend, FriendMade, RecentPlayer, Standing
from ..storage import schema
from ..times import DAY, milliseconds_now
from ..wire.refusal import Refusal
from .accounts import Account, Accounts
from .lock import lock_accounts

MOST_FRIENDS: Final = 200  # per account
MOST_REQUESTS: Final = 20  # new ones in a day
SHOWN: Final = 100  # requests in a list
RECENT: Final = 12  # recent players


class FriendList:
    """The friends of all accounts."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._store = accounts.store

    # Reading.

    async def friends(self, account: str) -> tuple[Friend, ...]:
        """Return the friends of an account, by name."""
        friends, accounts = schema.friends, schema.accounts
        mine = (
            select(accounts.c.id, accounts.c.name, friends.c.created)
            .join(friends, friends.c.friend_id == accounts.c.id)
            .where(friends.c.account_id == account)
            .order_by(func.lower(accounts.c.name), accounts.c.id)
        )
        return await self._people(mine)

    async def asks(self, account: str) -> tuple[Friend, ...]:
        """Return the accounts that ask this one, the newest first."""
        requests, accounts = schema.friend_requests, schema.accounts
        to_me = (
            select(accounts.c.id, accounts.c.name, requests.c.created)
            .join(requests, requests.c.account_id == accounts.c.id)
            .where(*_arrived(account))
            .order_by(requests.c.created.desc(), accounts.c.id)
        )
        return await self._people(to_me.limit(SHOWN))

    async def asked(self, account: str) -> tuple[Friend, ...]:
        """Return the accounts that this one has asked, the newest first."""
        requests, accounts = schema.friend_requests, schema.accounts
        of_mine = (
            select(accounts.c.id, accounts.c.name, requests.c.created)
            .join(requests, requests.c.asked_id == accounts.c.id)
            .where(requests.c.account_id == account, requests.c.is_open)
            .order_by(requests.c.created.desc(), accounts.c.id)
        )
        return await self._people(of_mine.limit(SHOWN))

    async def _people(self, wanted: Any) -> tuple[Friend, ...]:
        async with self._store.reading.connect() as connection:
            return tuple(Friend(*row) for row in (await connection.execute(wanted)).all())

    async def recent(self, account: str, standings: dict[str, Standing]) -> tuple[RecentPlayer, ...]:
        """Return who sat at a table with an account lately, without those that it blocks."""
        seats, tables, accounts = schema.seats, schema.tables, schema.accounts
        mine, theirs = seats.alias(), seats.alias()
        last = func.max(tables.c.created)
        met = (
            select(accounts.c.id, accounts.c.name, last)
            .join(theirs, theirs.c.account_id == accounts.c.id)
            .join(mine, mine.c.table_id == theirs.c.table_id)
            .join(tables, tables.c.id == mine.c.table_id)
            .where(
                mine.c.account_id == account,
                mine.c.held,
                theirs.c.held,
                accounts.c.id != account,
                accounts.c.kind == "person",
                tables.c.phase.in_(("playing", "over")),
                ~_blocks(account, accounts.c.id),
            )
            .group_by(accounts.c.id, accounts.c.name)
            .order_by(last.desc(), accounts.c.id)
            .limit(RECENT)
        )
        async with self._store.reading.connect() as connection:
            rows = (await connection.execute(met)).all()
        return tuple(RecentPlayer(id_, name, at, standings.get(id_, "none")) for id_, name, at in rows)

    # Changing.

    async def ask(self, account: Account, whom: str) -> FriendMade:
        """Ask an account to be friends; if it has asked already, the two are friends."""
        other = await self._accounts.get(whom)
        if other.id == account.id:
            raise Refusal("yourself", "friend")
        if other.kind != "person":
            raise Refusal("forbidden", "friend-bot")
        async with self._store.people.begin() as connection:
            await lock_accounts(connection, account.id, other.id)
            return FriendMade(other.id, other.name, await _ask(connection, account.id, other))

    async def remove(self, account: Account, whom: str) -> None:
        """End a friendship, decline a request, or take one back: whichever there is."""
        other = await self._accounts.find(whom)
        them = other.id if other is not None else whom
        friends, requests = schema.friends, schema.friend_requests
        async with self._store.people.begin() as connection:
            await lock_accounts(connection, account.id, them)
            if await _changes(connection, delete(friends).where(_between(friends, account.id, them))):
                return
            arrived = (*_arrived(account.id), requests.c.account_id == them)
            if await _changes(connection, update(requests).where(*arrived).values(arrives=False)):
                return
            mine = (requests.c.account_id == account.id, requests.c.asked_id == them, requests.c.is_open)
            if not await _changes(connection, update(requests).where(*mine).values(is_open=False)):
                raise Refusal("no_such_account", "friend")


async def _ask(connection: AsyncConnection, me: str, other: Row[Any]) -> Standing:
    friends, requests, them = schema.friends, schema.friend_requests, other.id
    if await _is_there(connection, exists().where(friends.c.account_id == me, friends.c.friend_id == them)):
        return "friend"
    if await _is_there(connection, _blocks(me, them)):
        raise Refusal("blocked", "friend")
    is_blocked = await _is_there(connection, _blocks(them, me))
    has_asked = exists().where(requests.c.account_id == them, requests.c.asked_id == me, requests.c.is_open)
    if not is_blocked and await _is_there(connection, has_asked):
        await _befriend(connection, me, them)
        return "friend"
    await _check_room(connection, me)
    await _write_request(connection, me, them, arrives=not is_blocked)
    return "asked"


async def _write_request(connection: AsyncConnection, me: str, them: str, arrives: bool) -> None:
    """Write a request. One that was declined before stays declined."""
    requests, now = schema.friend_requests, milliseconds_now()
    mine = (requests.c.account_id == me, requests.c.asked_id == them)
    before = (await connection.execute(select(requests).where(*mine))).one_or_none()
    if before is not None and before.is_open:
        return
    today = select(func.count()).where(requests.c.account_id == me, requests.c.created > now - DAY)
    if (await connection.execute(today)).scalar_one() >= MOST_REQUESTS:
        raise Refusal("too_fast", "friends", most=MOST_REQUESTS)
    if before is None:
        row = {"account_id": me, "asked_id": them, "created": now, "is_open": True, "arrives": arrives}
        await connection.execute(insert(requests).values(row))
    else:
        again = {"created": now, "is_open": True, "arrives": arrives and before.arrives}
        await connection.execute(update(requests).where(*mine).values(again))


async def _befriend(connection: AsyncConnection, me: str, them: str) -> None:
    await _check_room(connection, me)
    await _check_room(connection, them, is_mine=False)
    for statement in part(me, them):
        await connection.execute(statement)
    now = milliseconds_now()
    rows = [{"account_id": one, "friend_id": other, "created": now} for one, other in ((me, them), (them, me))]
    await connection.execute(insert(schema.friends), rows)


async def _check_room(connection: AsyncConnection, account: str, is_mine: bool = True) -> None:
    count = select(func.count()).where(schema.friends.c.account_id == account)
    if (await connection.execute(count)).scalar_one() >= MOST_FRIENDS:
        raise Refusal("too_many_friends", "" if is_mine else "theirs", most=MOST_FRIENDS)


def part(one: str, other: str) -> tuple[Executable, ...]:
    """Build the statements that delete friendship and requests between two accounts."""
    friends, requests = schema.friends, schema.friend_requests
    return (
        delete(friends).where(_between(friends, one, other)),
        delete(requests).where(_between(requests, one, other)),
    )


def part_for_block(blocker: str, blocked: str) -> tuple[Executable, ...]:
    """Build the statements that follow a block: no friendship, no invitations, and requests that do not arrive."""
    friends, requests, invitations = schema.friends, schema.friend_requests, schema.invitations
    theirs = (requests.c.account_id == blocked, requests.c.asked_id == blocker)
    mine = (requests.c.account_id == blocker, requests.c.asked_id == blocked)
    return (
        delete(friends).where(_between(friends, blocker, blocked)),
        delete(requests).where(*mine),
        update(requests).where(*theirs).values(arrives=False),
        delete(invitations).where(
            or_(
                and_(invitations.c.account_id == blocker, invitations.c.by_id == blocked),
                and_(invitations.c.account_id == blocked, invitations.c.by_id == blocker),
            )
        ),
    )


def _between(table: Table, one: str, other: str) -> ColumnElement[bool]:
    """Return the condition for rows between two accounts, whose ids are in the first two columns."""
    first, second, *_ = table.c
    return or_(and_(first == one, second == other), and_(first == other, second == one))


def _arrived(account: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for requests that an account sees."""
    requests = schema.friend_requests
    return (
        requests.c.asked_id == account,
        requests.c.is_open,
        requests.c.arrives,
        ~_blocks(account, requests.c.account_id),
    )


def _blocks(account: str, other: str | ColumnElement[str]) -> ColumnElement[bool]:
    blocks = schema.blocks
    return exists().where(blocks.c.account_id == account, blocks.c.blocked_id == other)


async def _is_there(connection: AsyncConnection, wanted: ColumnElement[bool]) -> bool:
    return bool((await connection.execute(select(wanted))).scalar())


async def _changes(connection: AsyncConnection, statement: Any) -> bool:
    return bool((await connection.execute(statement)).rowcount)


async def requests_about(connection: AsyncConnection, account: str) -> list[dict[str, Any]]:
    """Return the requests that an account has made and those that have arrived, for its export."""
    requests = schema.friend_requests
    mine = and_(requests.c.account_id == account, requests.c.is_open)
    columns = (requests.c.account_id, requests.c.asked_id, requests.c.created)
    rows = await connection.execute(select(*columns).where(or_(mine, and_(*_arrived(account)))))
    return [dict(row._mapping) for row in rows]
