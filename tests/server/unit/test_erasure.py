"""Forgetting an account: everything about it goes, and the games stay, without its name."""

from typing import Any

from sqlalchemy import insert

from oriflamme.server.moderation.evidence import evidence_of, read_evidence, write_evidence
from oriflamme.server.storage import schema
from oriflamme.server.storage.entries import Joined

from .house import House, Member
from .tables import gathered, started


async def forgotten(house: House, account: str) -> list[str]:
    async with house.store.people.begin() as connection:
        return await house.services.erasure.erase(connection, account)


async def everything_of(house: House, account: str) -> list[Any]:
    """Return every row in which an account stands."""
    found: list[Any] = []
    for table in schema.metadata.sorted_tables:
        found += [(table.name, *row) for row in await house.rows(table) if account in map(str, row)]
    return found


async def live(house: House, member: Member, other: str) -> None:
    """Let an account have something of everything."""
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
        await house.write(insert(table).values({"account_id": me, **row, **more.get(table.name, {})}))


async def test_everything_about_an_account_goes(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    for one, other in ((ann, bob), (bob, ann)):
        await live(house, one, other.id)
    await house.keep("both", started(gathered(ann.id, bob.id)))
    await house.keep("bobs", gathered(None, bob.id))
    assert await forgotten(house, ann.id) == ["both"]
    assert await everything_of(house, ann.id) == []
    assert {name for name, *_ in await everything_of(house, bob.id)} == {
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


async def test_the_games_stay_without_the_name(house: House) -> None:
    ann = await house.member("Ann")
    await house.keep("mine", started(gathered(ann.id, "bobs")))
    await forgotten(house, ann.id)
    names = [(entry.name, entry.account) for entry in await house.entries("mine") if isinstance(entry, Joined)]
    assert names == [("", None), ("Bob", "bobs"), ("Eve", None)]


async def test_the_ratings_stay_as_a_numbers_which_no_list_shows(house: House) -> None:
    ann = await house.member("Ann")
    await live(house, ann, "other")
    await forgotten(house, ann.id)
    (rating,) = await house.rows(schema.ratings)
    (history,) = await house.rows(schema.rating_history)
    assert rating.account_id == history.account_id != ann.id and not rating.listed


async def test_a_table_goes_on_without_the_account(house: House) -> None:
    ann = await house.member("Ann")
    await house.keep("mine", started(gathered(ann.id)))
    for table, account in (("mine", ann.id), ("others", "bobs")):
        row = {"position": 1, "seat": 0, "asked": 1, "until": 2, "told": 0, "next_look": 1}
        await house.add(schema.deadlines, table_id=table, account_id=account, **row)
    await forgotten(house, ann.id)
    rows = {row.table_id: row.account_id for row in await house.rows(schema.deadlines)}
    assert rows == {"mine": None, "others": "bobs"}


async def test_the_bots_of_a_person_are_forgotten_with_them(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    mine = await house.bots.create(await house.account(ann), "Robot")
    others = await house.bots.create(await house.account(bob), "Other robot")
    await house.keep("bots", gathered(mine.id, others.id))
    await house.keep("anns", gathered(ann.id))
    assert await forgotten(house, ann.id) == ["bots", "anns"]
    assert {row.name for row in await house.rows(schema.accounts)} == {"Bob", "Other robot"}
    assert await everything_of(house, mine.id) == []


async def test_a_bot_that_is_forgotten_takes_nobody_with_it(house: House) -> None:
    ann = await house.member("Ann")
    bot = await house.bots.create(await house.account(ann), "Robot")
    await house.keep("mine", gathered(ann.id, bot.id))
    assert await forgotten(house, bot.id) == ["mine"]
    assert [row.id for row in await house.rows(schema.accounts)] == [ann.id]
    assert [row.account_id for row in await house.rows(schema.seats)] == [ann.id]


async def test_reports_stay_without_the_account(house: House) -> None:
    ann = await house.member("Ann")
    entries = gathered(ann.id, "bobs")
    await house.keep("mine", entries)
    log = write_evidence(evidence_of([(1, entry) for entry in entries], ()))
    row = {"at": 1, "table_id": "mine", "seat": 1, "reason": "abuse", "words": "", "log": log, "state": "open"}
    await house.add(schema.reports, id="by", by=ann.id, about="bobs", **row)
    await house.add(schema.reports, id="about", by="bobs", about=ann.id, **row)
    await forgotten(house, ann.id)
    reports = {row.id: row for row in await house.rows(schema.reports)}
    assert (reports["by"].by, reports["by"].about) == ("", "bobs")
    assert (reports["about"].by, reports["about"].about) == ("bobs", "")
    for report in reports.values():
        names = [entry.name for _, entry in read_evidence(report.log).entries if isinstance(entry, Joined)]
        assert names == ["", "Bob", "Eve"] and ann.id not in report.log
