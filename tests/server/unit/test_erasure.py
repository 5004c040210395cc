"""Erasing an account: everything about it is removed; the games stay, without its name."""

from typing import Any

from sqlalchemy import insert

from oriflamme.server.moderation.evidence import evidence_of, read_evidence, write_evidence
from oriflamme.server.storage import schema
from oriflamme.server.storage.entries import Joined

from .backend import Backend, Member
from .tables import gathered, started


async def erase(backend: Backend, account: str) -> list[str]:
    async with backend.store.people.begin() as connection:
        return await backend.services.erasure.erase(connection, account)


async def everything_of(backend: Backend, account: str) -> list[Any]:
    """Return every row that mentions an account."""
    found: list[Any] = []
    for table in schema.metadata.sorted_tables:
        found += [(table.name, *row) for row in await backend.rows(table) if account in map(str, row)]
    return found


async def use_everything(backend: Backend, member: Member, other: str) -> None:
    """Give an account a row in each database table that can hold its data."""
    me = member.id
    rows: list[tuple[Any, dict[str, Any]]] = [
        (schema.ratings, {"ladder": "l", "mu": 1, "sigma": 1, "games": 1, "ordinal": 1, "listed": True}),
        (schema.rating_history, {"ladder": "l", "number": 1, "mu": 1, "sigma": 1, "place": 1}),
        (schema.results, {"table_id": f"r{me}"[:16], "seat": 0, "at": 1, "box": "b", "players": 3, "points": 1}),
        (schema.channels, {"id": f"w{me}", "kind": "mail", "address": "a", "language": "en", "confirmed": True}),
        (schema.notices, {"way_id": "w", "table_id": "t", "position": 1, "question": "place", "reminder": 0}),
        (schema.blocks, {"blocked_id": other, "created": 1}),
        (schema.friends, {"friend_id": other, "created": 1}),
        (schema.friend_requests, {"asked_id": other, "created": 1, "is_open": True, "arrives": True}),
        (schema.invitations, {"table_id": f"i{me}"[:16], "by_id": other, "created": 1, "is_open": True}),
        (schema.recovery_codes, {"digest": f"c {me}", "created": 1}),
        (schema.recovery_mails, {"digest": f"m {me}", "until": 1}),
    ]
    more: dict[str, dict[str, Any]] = {
        "results": {"place": 1, "result": "{}"},
        "ways": {"failures": 0, "created": 1},
        "notices": {"tries": 0, "due": 1},
    }
    for table, row in rows:
        await backend.write(insert(table).values({"account_id": me, **row, **more.get(table.name, {})}))


async def test_everything_about_an_account_is_removed(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    for one, other in ((ann, bob), (bob, ann)):
        await use_everything(backend, one, other.id)
    await backend.store_table("both", started(gathered(ann.id, bob.id)))
    await backend.store_table("bobs", gathered(None, bob.id))
    assert await erase(backend, ann.id) == ["both"]
    assert await everything_of(backend, ann.id) == []
    assert {name for name, *_ in await everything_of(backend, bob.id)} == {
        "accounts",
        "sessions",
        "seats",
        "ratings",
        "rating_history",
        "results",
        "ways",
        "notices",
        "recovery_codes",
        "recovery_mails",
    }


async def test_the_games_stay_without_the_name(backend: Backend) -> None:
    ann = await backend.member("Ann")
    await backend.store_table("mine", started(gathered(ann.id, "bobs")))
    await erase(backend, ann.id)
    names = [(entry.name, entry.account) for entry in await backend.entries("mine") if isinstance(entry, Joined)]
    assert names == [("", None), ("Bob", "bobs"), ("Eve", None)]


async def test_the_ratings_stay_under_a_number_that_no_leaderboard_shows(backend: Backend) -> None:
    ann = await backend.member("Ann")
    await use_everything(backend, ann, "other")
    await erase(backend, ann.id)
    (rating,) = await backend.rows(schema.ratings)
    (history,) = await backend.rows(schema.rating_history)
    assert rating.account_id == history.account_id != ann.id and not rating.listed


async def test_a_table_continues_without_the_account(backend: Backend) -> None:
    ann = await backend.member("Ann")
    await backend.store_table("mine", started(gathered(ann.id)))
    for table, account in (("mine", ann.id), ("others", "bobs")):
        row = {"position": 1, "seat": 0, "asked": 1, "until": 2, "told": 0, "next_look": 1}
        await backend.add(schema.deadlines, table_id=table, account_id=account, **row)
    await erase(backend, ann.id)
    rows = {row.table_id: row.account_id for row in await backend.rows(schema.deadlines)}
    assert rows == {"mine": None, "others": "bobs"}


async def test_a_persons_bots_are_erased_with_them(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    mine = await backend.bots.create(await backend.account(ann), "Robot")
    others = await backend.bots.create(await backend.account(bob), "Other robot")
    await backend.store_table("bots", gathered(mine.id, others.id))
    await backend.store_table("anns", gathered(ann.id))
    assert await erase(backend, ann.id) == ["bots", "anns"]
    assert {row.name for row in await backend.rows(schema.accounts)} == {"Bob", "Other robot"}
    assert await everything_of(backend, mine.id) == []


async def test_erasing_a_bot_erases_no_other_account(backend: Backend) -> None:
    ann = await backend.member("Ann")
    bot = await backend.bots.create(await backend.account(ann), "Robot")
    await backend.store_table("mine", gathered(ann.id, bot.id))
    assert await erase(backend, bot.id) == ["mine"]
    assert [row.id for row in await backend.rows(schema.accounts)] == [ann.id]
    assert [row.account_id for row in await backend.rows(schema.seats)] == [ann.id]


async def test_reports_stay_without_the_account(backend: Backend) -> None:
    ann = await backend.member("Ann")
    entries = gathered(ann.id, "bobs")
    await backend.store_table("mine", entries)
    log = write_evidence(evidence_of([(1, entry) for entry in entries], ()))
    row = {"at": 1, "table_id": "mine", "seat": 1, "reason": "abuse", "words": "", "log": log, "state": "open"}
    await backend.add(schema.reports, id="by", by=ann.id, about="bobs", **row)
    await backend.add(schema.reports, id="about", by="bobs", about=ann.id, **row)
    await erase(backend, ann.id)
    reports = {row.id: row for row in await backend.rows(schema.reports)}
    assert (reports["by"].by, reports["by"].about) == ("", "bobs")
    assert (reports["about"].by, reports["about"].about) == ("bobs", "")
    for report in reports.values():
        names = [entry.name for _, entry in read_evidence(report.log).entries if isinstance(entry, Joined)]
        assert names == ["", "Bob", "Eve"] and ann.id not in report.log
