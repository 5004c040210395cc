"""Friends: asking, accepting, removing; blocks that tell nothing; limits; invitations to tables."""

from typing import Any

import pytest
from sqlalchemy import insert, update

from oriflamme.server.accounts import friends as module
from oriflamme.server.accounts.friends import MOST_FRIENDS, FriendList
from oriflamme.server.notify.notice_text import text_of_notice
from oriflamme.server.notify.outbox import INVITED
from oriflamme.server.storage import schema
from oriflamme.server.times import DAY

from .backend import Backend, Member
from .conftest import Today
from .tables import gathered, played, started

FRIENDS = "/api/account/friends"


async def ask(backend: Backend, member: Member, whom: str) -> str:
    """Send a friend request; return the standing in the answer."""
    answer = await backend.browser(member).ask("POST", FRIENDS, {"account": whom})
    return str(answer["standing"])


async def lists(backend: Backend, member: Member) -> dict[str, list[str]]:
    """Return the names in every list of a member that is not empty."""
    answer = await backend.browser(member).ask("GET", FRIENDS)
    return {
        name: [one.get("name") or one.get("by_name") for one in people] for name, people in answer.items() if people
    }


async def befriend(backend: Backend, one: Member, other: Member) -> None:
    assert await ask(backend, one, other.id) == "asked"
    assert await ask(backend, other, one.name) == "friend"


# Asking and accepting.


async def test_a_request_is_seen_by_both_and_makes_friends_when_it_is_accepted(backend: Backend) -> None:
    ann, bob, eve = await backend.member("Ann"), await backend.member("Bob"), await backend.member("Eve")
    assert await ask(backend, ann, "bob") == "asked"
    assert await lists(backend, ann) == {"asked": ["Bob"]}
    assert await lists(backend, bob) == {"asks": ["Ann"]}
    assert await ask(backend, bob, "Ann") == "friend"
    assert (await lists(backend, ann), await lists(backend, bob)) == ({"friends": ["Bob"]}, {"friends": ["Ann"]})
    assert await lists(backend, eve) == {}
    assert await ask(backend, ann, "Bob") == "friend"  # again changes nothing
    assert len(await backend.rows(schema.friends)) == 2 and not await backend.rows(schema.friend_requests)


async def test_only_the_newest_hundred_requests_are_shown(backend: Backend) -> None:
    ann = await backend.member("Ann")
    people = [{"id": f"p{number}", "name": f"Nr {number}", "folded": f"p{number}"} for number in range(101)]
    await backend.write(insert(schema.accounts).values([{**row, "kind": "person", "created": 1} for row in people]))
    request = {"is_open": True, "arrives": True}
    asks = [{"account_id": f"p{n}", "asked_id": ann.id, "created": n, **request} for n in range(101)]
    asked = [{"account_id": ann.id, "asked_id": f"p{n}", "created": n, **request} for n in range(101)]
    await backend.write(insert(schema.friend_requests).values(asks + asked))
    newest = [f"Nr {number}" for number in range(100, 0, -1)]
    assert await lists(backend, ann) == {"asks": newest, "asked": newest}


async def test_asking_again_does_not_renew_an_open_request(backend: Backend, today: Today) -> None:
    ann, _ = await backend.member("Ann"), await backend.member("Bob")
    asked_at = today.at
    await ask(backend, ann, "Bob")
    today.advance(1000)
    assert await ask(backend, ann, "Bob") == "asked"
    assert [row.created for row in await backend.rows(schema.friend_requests)] == [asked_at]


async def test_friends_are_listed_by_name_and_requests_by_time(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    for name in ("zoe", "Bob", "Dan"):
        await befriend(backend, ann, await backend.member(name))
    for name in ("Eve", "Flo"):
        today.advance(1000)
        await ask(backend, await backend.member(name), "Ann")
    assert await lists(backend, ann) == {"friends": ["Bob", "Dan", "zoe"], "asks": ["Flo", "Eve"]}


@pytest.mark.parametrize("whose", ["mine", "theirs"])
async def test_a_friend_is_removed_on_both_sides(backend: Backend, whose: str) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    one, other = (ann, bob) if whose == "mine" else (bob, ann)
    await backend.browser(one).ask("DELETE", f"{FRIENDS}/{other.id}")
    assert (await lists(backend, ann), await lists(backend, bob)) == ({}, {})
    assert await ask(backend, ann, "Bob") == "asked"  # it can begin again
    assert await lists(backend, bob) == {"asks": ["Ann"]}


async def test_a_declined_request_tells_nothing_and_does_not_come_again(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await ask(backend, ann, "Bob")
    await backend.browser(bob).ask("DELETE", f"{FRIENDS}/{ann.id}")
    assert (await lists(backend, ann), await lists(backend, bob)) == ({"asked": ["Bob"]}, {})
    assert await ask(backend, ann, "Bob") == "asked"
    await backend.browser(ann).ask("DELETE", f"{FRIENDS}/{bob.id}")
    assert await lists(backend, ann) == {}
    assert await ask(backend, ann, "Bob") == "asked"
    assert (await lists(backend, ann), await lists(backend, bob)) == ({"asked": ["Bob"]}, {})
    assert await ask(backend, bob, "Ann") == "friend"  # who declined may think again


async def test_a_request_that_is_taken_back_is_gone(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await ask(backend, ann, "Bob")
    await backend.browser(ann).ask("DELETE", f"{FRIENDS}/{bob.name}")
    assert (await lists(backend, ann), await lists(backend, bob)) == ({}, {})
    assert await ask(backend, bob, "Ann") == "asked"
    assert await lists(backend, ann) == {"asks": ["Bob"]}


async def test_accounts_that_cannot_be_asked(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    bot = await backend.bots.create(await backend.account(bob), "Robot")
    mine = backend.browser(ann)
    assert await mine.refused("POST", FRIENDS, {"account": "Ann"}) == (400, "yourself")
    assert await mine.refused("POST", FRIENDS, {"account": "Nobody"}) == (404, "no_such_account")
    assert await mine.refused("POST", FRIENDS, {"account": bot.id}) == (403, "forbidden")
    assert await mine.refused("POST", FRIENDS, {"account": ""}) == (400, "no_body")
    assert await mine.refused("DELETE", f"{FRIENDS}/Bob") == (404, "no_such_account")
    assert await backend.browser().refused("GET", FRIENDS) == (401, "not_signed_in")
    robot = backend.browser(authorization=f"Bearer {bot.token}")
    assert await robot.refused("POST", FRIENDS, {"account": "Ann"}) == (403, "forbidden")
    assert not await backend.rows(schema.friend_requests)


# Blocks.


async def test_a_request_of_a_blocked_person_looks_like_any_other_and_never_arrives(backend: Backend) -> None:
    ann, bob, eve = await backend.member("Ann"), await backend.member("Bob"), await backend.member("Eve")
    await backend.browser(bob).ask("POST", "/api/account/blocks", {"account": "Ann"})
    answers: list[Any] = []
    for name in ("Bob", "Eve"):
        response = await backend.browser(ann).send("POST", FRIENDS, {"account": name})
        answers.append((response.status_code, response.json()["standing"]))
    assert answers[0] == answers[1] == (201, "asked")
    assert sorted((await lists(backend, ann))["asked"]) == ["Bob", "Eve"]
    assert (await lists(backend, bob), await lists(backend, eve)) == ({}, {"asks": ["Ann"]})
    await backend.browser(bob).ask("DELETE", "/api/account/blocks/Ann")
    assert await lists(backend, bob) == {}, "it must not arrive later either"


async def test_a_block_ends_friendship_requests_and_invitations(backend: Backend) -> None:
    ann, bob, eve = await backend.member("Ann"), await backend.member("Bob"), await backend.member("Eve")
    await befriend(backend, ann, bob)
    await backend.store_table("table", gathered(ann.id))
    await backend.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    await ask(backend, eve, "Bob")
    for name in ("Ann", "Eve"):
        await backend.browser(bob).ask("POST", "/api/account/blocks", {"account": name})
    assert await lists(backend, bob) == {}
    assert (await lists(backend, ann), await lists(backend, eve)) == ({}, {"asked": ["Bob"]})
    assert not await backend.rows(schema.invitations)


async def test_a_request_from_before_a_block_does_not_come_back_when_the_block_ends(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    eve = await backend.member("Eve")
    for asking in (ann, eve):
        await ask(backend, asking, "Bob")
    await backend.browser(bob).ask("POST", "/api/account/blocks", {"account": "Ann"})
    await backend.browser(bob).ask("DELETE", "/api/account/blocks/Ann")
    assert (await lists(backend, bob), await lists(backend, ann)) == ({"asks": ["Eve"]}, {"asked": ["Bob"]})


@pytest.mark.parametrize("blocker", ["who invites", "who is invited"])
async def test_a_block_ends_the_invitations_between_two_people_only(backend: Backend, blocker: str) -> None:
    ann, bob, eve = await backend.member("Ann"), await backend.member("Bob"), await backend.member("Eve")
    row = {"created": 1, "is_open": True}
    between = [("ann to bob", bob, ann), ("ann to eve", eve, ann), ("eve to bob", bob, eve), ("eve to ann", ann, eve)]
    rows = [{"table_id": table, "account_id": whom.id, "by_id": by.id, **row} for table, whom, by in between]
    await backend.write(insert(schema.invitations).values(rows))
    one, other = (ann, bob) if blocker == "who invites" else (bob, ann)
    await backend.browser(one).ask("POST", "/api/account/blocks", {"account": other.name})
    kept = {row.table_id for row in await backend.rows(schema.invitations)}
    assert kept == {"ann to eve", "eve to bob", "eve to ann"}


async def test_a_player_cannot_ask_someone_they_block(backend: Backend) -> None:
    ann, _ = await backend.member("Ann"), await backend.member("Bob")
    mine = backend.browser(ann)
    await mine.ask("POST", "/api/account/blocks", {"account": "Bob"})
    assert await mine.refused("POST", FRIENDS, {"account": "Bob"}) == (403, "blocked")


async def test_a_block_keeps_a_request_of_before_from_making_friends(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await ask(backend, ann, "Bob")
    await backend.browser(ann).ask("POST", "/api/account/blocks", {"account": "Bob"})
    assert await lists(backend, bob) == {}
    assert await ask(backend, bob, "Ann") == "asked"
    assert not await backend.rows(schema.friends)


# Limits.


async def test_requests_per_day_are_limited(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    for number in range(20):
        await ask(backend, ann, (await backend.member(f"Nr {number}")).id)
    bob = await backend.member("Bob")
    mine = backend.browser(ann)
    assert await mine.refused("POST", FRIENDS, {"account": "Bob"}) == (429, "too_fast")
    await mine.ask("DELETE", f"{FRIENDS}/Nr 1")  # taking one back does not make room
    assert await mine.refused("POST", FRIENDS, {"account": "Bob"}) == (429, "too_fast")
    assert await lists(backend, bob) == {}
    today.advance(DAY - 1)
    assert await mine.refused("POST", FRIENDS, {"account": "Bob"}) == (429, "too_fast")
    today.advance(1)
    assert await ask(backend, ann, "Bob") == "asked"


async def test_the_number_of_friends_is_limited(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, eve = await backend.member("Ann"), await backend.member("Bob"), await backend.member("Eve")
    rows = [{"account_id": ann.id, "friend_id": f"f{number}", "created": 1} for number in range(200)]
    await ask(backend, eve, "Ann")
    await ask(backend, ann, "Bob")
    await backend.write(insert(schema.friends).values(rows))
    refused = await backend.browser(ann).send("POST", FRIENDS, {"account": "Eve"})
    assert (refused.status_code, refused.json()["code"]) == (409, "too_many_friends")
    assert not refused.json().get("variant")  # it is her own list that is full
    await backend.member("Stranger")
    assert await backend.browser(ann).refused("POST", FRIENDS, {"account": "Stranger"}) == (409, "too_many_friends")
    refused = await backend.browser(bob).send("POST", FRIENDS, {"account": "Ann"})
    assert (refused.status_code, refused.json()["variant"]) == (409, "theirs")
    monkeypatch.setattr(module, "MOST_FRIENDS", MOST_FRIENDS + 1)
    assert await ask(backend, ann, "Eve") == "friend"


# Recent players.


async def test_recent_players_are_listed_with_their_standing(backend: Backend, today: Today) -> None:
    ann, bob, eve = await backend.member("Ann"), await backend.member("Bob"), await backend.member("Eve")
    await backend.store_table("first", started(gathered(ann.id, bob.id)))
    today.advance(1000)
    await backend.store_table("second", started(gathered(eve.id, ann.id)))
    await backend.store_table("others", started(gathered(bob.id, eve.id)))
    await backend.store_table("gathering", gathered(ann.id, (await backend.member("Not yet")).id))
    await backend.store_table("strangers", started(gathered(bob.id, (await backend.member("Stranger")).id)))
    await ask(backend, ann, "Bob")
    answer = await backend.browser(ann).ask("GET", FRIENDS)
    assert [(one["name"], one["standing"]) for one in answer["recent"]] == [("Eve", "none"), ("Bob", "asked")]
    await backend.browser(ann).ask("POST", "/api/account/blocks", {"account": "Eve"})
    assert (await lists(backend, ann))["recent"] == ["Bob"]
    assert set((await lists(backend, eve))["recent"]) == {"Ann", "Bob"}, "who is blocked is not told"


async def test_the_players_of_a_finished_game_are_recent(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await backend.store_table("over", played(started(gathered(ann.id, bob.id))))
    assert await lists(backend, ann) == {"recent": ["Bob"]}


async def test_only_the_last_players_are_recent(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    names = [f"Nr {number}" for number in range(12 + 1)]
    for name in names:
        today.advance(1000)
        await backend.store_table(name, started(gathered(ann.id, (await backend.member(name)).id)))
    assert (await lists(backend, ann))["recent"] == names[:0:-1]


async def test_bots_are_not_recent_players(backend: Backend) -> None:
    ann = await backend.member("Ann")
    bot = await backend.bots.create(await backend.account(ann), "Robot")
    await backend.store_table("first", started(gathered(ann.id, bot.id)))
    assert await lists(backend, ann) == {}


# Invitations.


async def test_an_invited_friend_sees_it_and_gets_a_notice(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    way = {"id": "w", "kind": "discord", "address": "https://a.test", "language": "en", "failures": 0, "created": 1}
    await backend.add(schema.channels, account_id=bob.id, confirmed=True, **way)
    await backend.store_table("table", gathered(ann.id))
    for _ in range(2):  # twice is once
        await backend.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    (invitation,) = (await backend.browser(bob).ask("GET", FRIENDS))["invitations"]
    assert (invitation["table"], invitation["code"], invitation["by_name"]) == ("table", "TABLE", "Ann")
    (notice,) = await backend.rows(schema.notices)
    assert (notice.account_id, notice.table_id, notice.question) == (bob.id, "table", INVITED)
    assert (notice.position, notice.reminder) == (0, 0)
    assert text_of_notice("en", notice.question, notice.reminder, 0) == "A friend invites you to a table."


async def test_a_declined_invitation_is_gone_for_good(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    await backend.store_table("table", gathered(ann.id))
    await backend.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    await backend.browser(bob).ask("DELETE", "/api/account/invitations/table")
    assert await backend.browser(bob).refused("DELETE", "/api/account/invitations/table") == (404, "no_such_table")
    await backend.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    assert await lists(backend, bob) == {"friends": ["Ann"]}


async def test_an_invitation_ends_when_the_game_starts_or_the_friend_sits_down(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    for table, entries in (("begun", gathered(ann.id)), ("mine", gathered(ann.id, bob.id))):
        await backend.store_table(table, entries)
        await backend.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": table})
    await backend.write(update(schema.tables).where(schema.tables.c.id == "begun").values(phase="playing"))
    assert "invitations" not in await lists(backend, bob)
    refused = await backend.browser(ann).refused("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "begun"})
    assert refused == (409, "started")


async def test_only_friends_can_be_invited_and_only_to_an_own_table(backend: Backend) -> None:
    ann, bob, eve = await backend.member("Ann"), await backend.member("Bob"), await backend.member("Eve")
    await befriend(backend, ann, bob)
    await backend.store_table("table", gathered(ann.id))
    await backend.store_table("other", gathered(eve.id))
    invite = f"{FRIENDS}/{{}}/invite"
    mine = backend.browser(ann)
    assert await mine.refused("POST", invite.format(eve.id), {"table": "table"}) == (403, "not_friends")
    assert await mine.refused("POST", invite.format("nobody"), {"table": "table"}) == (403, "not_friends")
    for table in ("other", "nowhere"):
        assert await mine.refused("POST", invite.format(bob.id), {"table": table}) == (403, "no_seat")
    assert not await backend.rows(schema.invitations)


async def test_invitations_per_day_are_limited(backend: Backend, today: Today) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    row = {"account_id": "x", "by_id": ann.id, "created": today.at, "is_open": True}
    await backend.write(insert(schema.invitations).values([{"table_id": f"t{n}", **row} for n in range(60)]))
    await backend.store_table("table", gathered(ann.id))
    invite = ("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "table"})
    assert await backend.browser(ann).refused(*invite) == (429, "too_fast")
    today.advance(DAY - 1)
    assert await backend.browser(ann).refused(*invite) == (429, "too_fast")
    today.advance(1)
    await backend.browser(ann).ask(*invite)


async def test_invitations_are_kept_for_thirty_days(backend: Backend, today: Today) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    for table, by, age in (("old", ann, 30 * DAY + 1), ("kept", ann, 30 * DAY), ("of bob", bob, 31 * DAY)):
        row = {"account_id": "x", "by_id": by.id, "created": today.at - age, "is_open": True}
        await backend.add(schema.invitations, table_id=table, **row)
    await backend.store_table("new", gathered(ann.id))
    await backend.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": "new"})
    assert {row.table_id for row in await backend.rows(schema.invitations)} == {"kept", "of bob", "new"}


async def test_only_the_newest_invitations_are_shown(backend: Backend, today: Today) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    for number in range(21):
        today.advance(1000)
        await backend.store_table(f"table{number}", gathered(ann.id))
        await backend.browser(ann).ask("POST", f"{FRIENDS}/{bob.id}/invite", {"table": f"table{number}"})
    shown = [one["table"] for one in (await backend.browser(bob).ask("GET", FRIENDS))["invitations"]]
    assert shown == [f"table{number}" for number in range(20, 0, -1)]


# Export.


async def test_an_export_has_friends_and_does_not_tell_which_requests_arrived(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    eve, dan = await backend.member("Eve"), await backend.member("Dan")
    await befriend(backend, ann, bob)
    await backend.browser(eve).ask("POST", "/api/account/blocks", {"account": "Ann"})
    await ask(backend, ann, "Eve")
    await ask(backend, dan, "Ann")
    kept = await backend.browser(ann).ask("GET", "/api/account/export")
    assert [row["friend_id"] for row in kept["friends"]] == [bob.id]
    requests = {(row["account_id"], row["asked_id"]) for row in kept["friend_requests"]}
    assert requests == {(ann.id, eve.id), (dan.id, ann.id)}
    assert "arrives" not in str(kept)
    await backend.browser(ann).ask("DELETE", f"{FRIENDS}/{dan.id}")
    assert len((await backend.browser(ann).ask("GET", "/api/account/export"))["friend_requests"]) == 1
    assert (await backend.browser(eve).ask("GET", "/api/account/export"))["friend_requests"] == []


async def test_each_account_has_its_own_list(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await befriend(backend, ann, bob)
    known = FriendList(backend.accounts)
    assert [friend.name for friend in await known.friends(ann.id)] == ["Bob"]
    assert await known.friends("nobody") == ()
