"""Friends: asking, accepting, removing; blocks that tell nothing; limits; invitations to tables."""

from typing import Any

import pytest
from sqlalchemy import insert, update

from oriflamme.server.accounts import friends as module
from oriflamme.server.accounts.friends import MOST_FRIENDS, MOST_REQUESTS, FriendList
from oriflamme.server.accounts.invitations import MOST_INVITATIONS
from oriflamme.server.notify.notice_text import text_of_notice
from oriflamme.server.notify.outbox import INVITED
from oriflamme.server.storage import schema
from oriflamme.server.times import DAY

from .conftest import Today
from .house import House, Member
from .tables import gathered, started

FRIENDS = "/api/account/friends"


async def ask(house: House, member: Member, whom: str) -> str:
    """Ask somebody to be friends; return what the answer says."""
    answer = await house.browser(member).ask("POST", FRIENDS, {"account": whom})
    return str(answer["standing"])


async def lists(house: House, member: Member) -> dict[str, list[str]]:
    """Return the names in every list of somebody's."""
    answer = await house.browser(member).ask("GET", FRIENDS)
    return {
        name: [one.get("name") or one.get("by_name") for one in people] for name, people in answer.items() if people
    }


async def befriend(house: House, one: Member, other: Member) -> None:
    assert await ask(house, one, other.id) == "asked"
    assert await ask(house, other, one.name) == "friend"


# Asking and accepting.


async def test_a_request_is_seen_by_both_and_makes_friends_when_it_is_accepted(house: House) -> None:
    ann, bob, eve = await house.member("Ann"), await house.member("Bob"), await house.member("Eve")
    assert await ask(house, ann, "bob") == "asked"
    assert await lists(house, ann) == {"asked": ["Bob"]}
    assert await lists(house, bob) == {"asks": ["Ann"]}
    assert await ask(house, bob, "Ann") == "friend"
    assert (await lists(house, ann), await lists(house, bob)) == ({"friends": ["Bob"]}, {"friends": ["Ann"]})
    assert await lists(house, eve) == {}
    assert await ask(house, ann, "Bob") == "friend"  # again changes nothing
    assert len(await house.rows(schema.friends)) == 2 and not await house.rows(schema.friend_requests)


async def test_friends_are_listed_by_name_and_requests_by_time(house: House, today: Today) -> None:
    ann = await house.member("Ann")
    for name in ("zoe", "Bob", "Dan"):
        await befriend(house, ann, await house.member(name))
    for name in ("Eve", "Flo"):
        today.pass_by(1000)
        await ask(house, await house.member(name), "Ann")
    assert await lists(house, ann) == {"friends": ["Bob", "Dan", "zoe"], "asks": ["Flo", "Eve"]}


@pytest.mark.parametrize("whose", ["mine", "theirs"])
async def test_a_friend_is_removed_on_both_sides(house: House, whose: str) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await befriend(house, ann, bob)
    one, other = (ann, bob) if whose == "mine" else (bob, ann)
    await house.browser(one).ask("DELETE", f"{FRIENDS}/{other.id}")
    assert (await lists(house, ann), await lists(house, bob)) == ({}, {})
    assert await ask(house, ann, "Bob") == "asked"  # it can begin again
    assert await lists(house, bob) == {"asks": ["Ann"]}


async def test_a_declined_request_tells_nothing_and_does_not_come_again(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await ask(house, ann, "Bob")
    await house.browser(bob).ask("DELETE", f"{FRIENDS}/{ann.id}")
    assert (await lists(house, ann), await lists(house, bob)) == ({"asked": ["Bob"]}, {})
    assert await ask(house, ann, "Bob") == "asked"
    await house.browser(ann).ask("DELETE", f"{FRIENDS}/{bob.id}")
    assert await lists(house, ann) == {}
    assert await ask(house, ann, "Bob") == "asked"
    assert (await lists(house, ann), await lists(house, bob)) == ({"asked": ["Bob"]}, {})
    assert await ask(house, bob, "Ann") == "friend"  # who declined may think again


async def test_a_request_that_is_taken_back_is_gone(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await ask(house, ann, "Bob")
    await house.browser(ann).ask("DELETE", f"{FRIENDS}/{bob.name}")
    assert (await lists(house, ann), await lists(house, bob)) == ({}, {})
    assert await ask(house, bob, "Ann") == "asked"
    assert await lists(house, ann) == {"asks": ["Bob"]}


async def test_whom_one_cannot_ask(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    bot = await house.bots.create(await house.account(bob), "Robot")
    mine = house.browser(ann)
    assert await mine.refused("POST", FRIENDS, {"account": "Ann"}) == (400, "yourself")
    assert await mine.refused("POST", FRIENDS, {"account": "Nobody"}) == (404, "no_such_account")
    assert await mine.refused("POST", FRIENDS, {"account": bot.id}) == (403, "forbidden")
    assert await mine.refused("POST", FRIENDS, {"account": ""}) == (400, "no_body")
    assert await mine.refused("DELETE", f"{FRIENDS}/Bob") == (404, "no_such_account")
    assert await house.browser().refused("GET", FRIENDS) == (401, "not_signed_in")
    robot = house.browser(authorization=f"Bearer {bot.token}")
    assert await robot.refused("POST", FRIENDS, {"account": "Ann"}) == (403, "forbidden")
    assert not await house.rows(schema.friend_requests)


# Blocks.


async def test_a_request_of_a_blocked_person_looks_like_any_other_and_never_arrives(house: House) -> None:
    ann, bob, eve = await house.member("Ann"), await house.member("Bob"), await house.member("Eve")
    await house.browser(bob).ask("POST", "/api/account/blocks", {"account": "Ann"})
    answers: list[Any] = []
    for name in ("Bob", "Eve"):
        response = await house.browser(ann).send("POST", FRIENDS, {"account": name})
        answers.append((response.status_code, response.json()["standing"]))
    assert answers[0] == answers[1] == (201, "asked")
    assert sorted((await lists(house, ann))["asked"]) == ["Bob", "Eve"]
    assert (await lists(house, bob), await lists(house, eve)) == ({}, {"asks": ["Ann"]})
    await house.browser(bob).ask("DELETE", "/api/account/blocks/Ann")
    assert await lists(house, bob) == {}, "it must not arrive later either"


async def test_a_block_ends_friendship_requests_and_invitations(house: House) -> None:
    ann, bob, eve = await house.member("Ann"), await house.member("Bob"), await house.member("Eve")
    await befriend(house, ann, bob)
    await house.keep("table", gathered(ann.id))
    await house.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    await ask(house, eve, "Bob")
    for name in ("Ann", "Eve"):
        await house.browser(bob).ask("POST", "/api/account/blocks", {"account": name})
    assert await lists(house, bob) == {}
    assert (await lists(house, ann), await lists(house, eve)) == ({}, {"asked": ["Bob"]})
    assert not await house.rows(schema.invitations)


async def test_who_blocks_somebody_is_told_so_when_asking_them(house: House) -> None:
    ann, _ = await house.member("Ann"), await house.member("Bob")
    mine = house.browser(ann)
    await mine.ask("POST", "/api/account/blocks", {"account": "Bob"})
    assert await mine.refused("POST", FRIENDS, {"account": "Bob"}) == (403, "blocked")


async def test_a_block_keeps_a_request_of_before_from_making_friends(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await ask(house, ann, "Bob")
    await house.browser(ann).ask("POST", "/api/account/blocks", {"account": "Bob"})
    assert await lists(house, bob) == {}
    assert await ask(house, bob, "Ann") == "asked"
    assert not await house.rows(schema.friends)


# Limits.


async def test_so_many_requests_can_be_made_in_a_day(house: House, today: Today) -> None:
    ann = await house.member("Ann")
    for number in range(MOST_REQUESTS):
        await ask(house, ann, (await house.member(f"Nr {number}")).id)
    bob = await house.member("Bob")
    mine = house.browser(ann)
    assert await mine.refused("POST", FRIENDS, {"account": "Bob"}) == (429, "too_fast")
    await mine.ask("DELETE", f"{FRIENDS}/Nr 1")  # taking one back does not make room
    assert await mine.refused("POST", FRIENDS, {"account": "Bob"}) == (429, "too_fast")
    assert await lists(house, bob) == {}
    today.pass_by(DAY + 1)
    assert await ask(house, ann, "Bob") == "asked"


async def test_so_many_friends_are_enough(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, eve = await house.member("Ann"), await house.member("Bob"), await house.member("Eve")
    rows = [{"account_id": ann.id, "friend_id": f"f{number}", "created": 1} for number in range(MOST_FRIENDS)]
    await ask(house, eve, "Ann")
    await ask(house, ann, "Bob")
    await house.write(insert(schema.friends).values(rows))
    assert await house.browser(ann).refused("POST", FRIENDS, {"account": "Eve"}) == (409, "too_many_friends")
    refused = await house.browser(bob).send("POST", FRIENDS, {"account": "Ann"})
    assert (refused.status_code, refused.json()["variant"]) == (409, "theirs")
    monkeypatch.setattr(module, "MOST_FRIENDS", MOST_FRIENDS + 1)
    assert await ask(house, ann, "Eve") == "friend"


# Recent players.


async def test_who_played_with_one_lately_is_listed_with_how_one_stands_to_them(house: House, today: Today) -> None:
    ann, bob, eve = await house.member("Ann"), await house.member("Bob"), await house.member("Eve")
    await house.keep("first", started(gathered(ann.id, bob.id)))
    today.pass_by(1000)
    await house.keep("second", started(gathered(eve.id, ann.id)))
    await house.keep("others", started(gathered(bob.id, eve.id)))
    await house.keep("gathering", gathered(ann.id, (await house.member("Not yet")).id))
    await ask(house, ann, "Bob")
    answer = await house.browser(ann).ask("GET", FRIENDS)
    assert [(one["name"], one["standing"]) for one in answer["recent"]] == [("Eve", "none"), ("Bob", "asked")]
    await house.browser(ann).ask("POST", "/api/account/blocks", {"account": "Eve"})
    assert (await lists(house, ann))["recent"] == ["Bob"]
    assert set((await lists(house, eve))["recent"]) == {"Ann", "Bob"}, "who is blocked is not told"


async def test_bots_are_no_recent_players(house: House) -> None:
    ann = await house.member("Ann")
    bot = await house.bots.create(await house.account(ann), "Robot")
    await house.keep("first", started(gathered(ann.id, bot.id)))
    assert await lists(house, ann) == {}


# Invitations.


async def test_a_friend_is_invited_in_one_tap_and_told_of_it(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await befriend(house, ann, bob)
    way = {"id": "w", "kind": "discord", "address": "https://a.test", "language": "en", "failures": 0, "created": 1}
    await house.add(schema.channels, account_id=bob.id, confirmed=True, **way)
    await house.keep("table", gathered(ann.id))
    for _ in range(2):  # twice is once
        await house.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    (invitation,) = (await house.browser(bob).ask("GET", FRIENDS))["invitations"]
    assert (invitation["table"], invitation["code"], invitation["by_name"]) == ("table", "TABLE", "Ann")
    (notice,) = await house.rows(schema.notices)
    assert (notice.account_id, notice.table_id, notice.question) == (bob.id, "table", INVITED)
    assert text_of_notice("en", notice.question, notice.reminder, 0) == "A friend invites you to a table."


async def test_a_declined_invitation_is_gone_for_good(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await befriend(house, ann, bob)
    await house.keep("table", gathered(ann.id))
    await house.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    await house.browser(bob).ask("DELETE", "/api/account/invitations/table")
    assert await house.browser(bob).refused("DELETE", "/api/account/invitations/table") == (404, "no_such_table")
    await house.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    assert await lists(house, bob) == {"friends": ["Ann"]}


async def test_an_invitation_ends_when_the_game_begins_or_one_sits_there(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await befriend(house, ann, bob)
    for table, entries in (("begun", gathered(ann.id)), ("mine", gathered(ann.id, bob.id))):
        await house.keep(table, entries)
        await house.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": table})
    await house.write(update(schema.tables).where(schema.tables.c.id == "begun").values(phase="playing"))
    assert "invitations" not in await lists(house, bob)
    refused = await house.browser(ann).refused("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "begun"})
    assert refused == (409, "started")


async def test_only_friends_can_be_invited_and_only_to_a_table_where_one_sits(house: House) -> None:
    ann, bob, eve = await house.member("Ann"), await house.member("Bob"), await house.member("Eve")
    await befriend(house, ann, bob)
    await house.keep("table", gathered(ann.id))
    await house.keep("other", gathered(eve.id))
    invite = f"{FRIENDS}/{{}}/invite"
    mine = house.browser(ann)
    assert await mine.refused("POST", invite.format(eve.id), {"table": "table"}) == (403, "not_friends")
    assert await mine.refused("POST", invite.format("nobody"), {"table": "table"}) == (403, "not_friends")
    for table in ("other", "nowhere"):
        assert await mine.refused("POST", invite.format(bob.id), {"table": table}) == (403, "no_seat")
    assert not await house.rows(schema.invitations)


async def test_so_many_invitations_can_be_sent_in_a_day(house: House, today: Today) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await befriend(house, ann, bob)
    row = {"account_id": "x", "by_id": ann.id, "created": today.at, "is_open": True}
    await house.write(
        insert(schema.invitations).values([{"table_id": f"t{n}", **row} for n in range(MOST_INVITATIONS)])
    )
    await house.keep("table", gathered(ann.id))
    invite = ("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    assert await house.browser(ann).refused(*invite) == (429, "too_fast")
    today.pass_by(DAY + 1)
    await house.browser(ann).ask(*invite)


# Export.


async def test_an_export_has_ones_friends_and_does_not_tell_which_requests_arrived(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    eve, dan = await house.member("Eve"), await house.member("Dan")
    await befriend(house, ann, bob)
    await house.browser(eve).ask("POST", "/api/account/blocks", {"account": "Ann"})
    await ask(house, ann, "Eve")
    await ask(house, dan, "Ann")
    kept = await house.browser(ann).ask("GET", "/api/account/export")
    assert [row["friend_id"] for row in kept["friends"]] == [bob.id]
    requests = {(row["account_id"], row["asked_id"]) for row in kept["friend_requests"]}
    assert requests == {(ann.id, eve.id), (dan.id, ann.id)}
    assert "arrives" not in str(kept)
    await house.browser(ann).ask("DELETE", f"{FRIENDS}/{dan.id}")
    assert len((await house.browser(ann).ask("GET", "/api/account/export"))["friend_requests"]) == 1
    assert (await house.browser(eve).ask("GET", "/api/account/export"))["friend_requests"] == []


async def test_a_list_is_of_one_account(house: House) -> None:
    ann, bob = await house.member("Ann"), await house.member("Bob")
    await befriend(house, ann, bob)
    known = FriendList(house.accounts)
    assert [friend.name for friend in await known.friends(ann.id)] == ["Bob"]
    assert await known.friends("nobody") == ()
