"""Insights: what reviews say about an account over many games, who may see it, and that it goes with the account."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec import structs
from sqlalchemy import insert

from oriflamme import Game
from oriflamme.review import review
from oriflamme.review.insights import KindChoices, insights_of
from oriflamme.server.reviews.insights import REMEMBERED, SHOWN, kinds_in
from oriflamme.server.storage import schema
from oriflamme.server.storage.entries import BotSeated, Entry

from ..people.rated_games import random_game
from .backend import Backend, Member
from .tables import OPENED, gathered, joined, played, started
from .test_reviews import reviewing, until_reviewed

ROW: dict[str, Any] = {
    "seat": 0, "box": "base", "against": "people", "is_public": True, "looks": 4, "read": 1.0,
    "kinds": '[["spy",4,8.0],["lord",6,3.0],["heir",1,0.0]]',
}  # fmt: skip


async def add_rows(backend: Backend, member: Member, count: int, **columns: Any) -> None:
    rows = [
        {**ROW, "table_id": f"{member.name}{number}", "account_id": member.id, "at": number, "mark": number % 101}
        | columns
        for number in range(count)
    ]
    await backend.write(insert(schema.insights).values(rows))


async def test_a_review_tells_the_profile_of_everyone_who_played(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as backend:
        ann, bob = await backend.member("Ann"), await backend.member("Bob")
        await backend.store_table("ours", played(started(gathered(ann.id, bob.id))), finished=77)
        await backend.browser(ann).ask("POST", "/api/replays/ours/review")
        found = await until_reviewed(backend.browser(), "ours")
        own = await backend.browser(ann).ask("GET", "/api/insights/Ann")
        mark = found["summary"]["seats"][0]["mark"]
        assert own["games"] == 1
        assert own["marks"] == [{"at": 77, "mark": mark, "table": "ours"}]
        assert own["by_box"] == [{"group": "base", "games": 1, "mark": mark}]
        assert own["against"] == [{"group": "people", "games": 1, "mark": mark}]
        assert 0 < own["read"] < 100
        # It was a private table: others learn nothing of it.
        assert await backend.browser(bob).ask("GET", "/api/insights/Ann") == {"games": 0, "marks": []}
        assert (await backend.browser(bob).ask("GET", f"/api/insights/{bob.id}"))["games"] == 1


async def test_a_game_against_bots_counts_as_one(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as backend:
        ann = await backend.member("Ann")
        seats: list[Entry] = [OPENED, joined(0, ann.id), *(BotSeated(seat, f"Bot {seat}", "casual") for seat in (1, 2))]
        await backend.store_table("bots", played(started(seats)))
        await backend.browser(ann).ask("POST", "/api/replays/bots/review")
        await until_reviewed(backend.browser(), "bots")
        (tally,) = (await backend.browser(ann).ask("GET", "/api/insights/Ann"))["against"]
        assert tally["group"] == "bots"


async def test_others_see_the_marks_of_games_that_everyone_may_know(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await add_rows(backend, ann, 3)
    await add_rows(backend, ann, 2, seat=1, is_public=False)
    for reader in (backend.browser(), backend.browser(bob)):
        seen = await reader.ask("GET", "/api/insights/Ann")
        assert set(seen) == {"games", "marks"}
        assert [point["mark"] for point in seen["marks"]] == [0, 1, 2]
    own = await backend.browser(ann).ask("GET", "/api/insights/Ann")
    assert own["games"] == 5
    assert own["read"] == 25
    assert own["kinds"] == [
        {"kind": "heir", "choices": 5, "lost": 0.0},
        {"kind": "lord", "choices": 30, "lost": 0.5},
        {"kind": "spy", "choices": 20, "lost": 2.0},
    ]


async def test_thousands_of_games_are_read_in_part(backend: Backend) -> None:
    ann = await backend.member("Ann")
    for first in range(0, 3 * REMEMBERED, 50):
        rows = [
            {**ROW, "table_id": f"t{number}", "account_id": ann.id, "at": number, "mark": 50}
            for number in range(first, first + 50)
        ]
        await backend.write(insert(schema.insights).values(rows))
    own = await backend.browser(ann).ask("GET", "/api/insights/Ann")
    assert own["games"] == REMEMBERED
    assert [point["at"] for point in own["marks"]] == list(range(3 * REMEMBERED - SHOWN, 3 * REMEMBERED))


async def test_an_account_without_reviews_and_a_name_of_no_one(backend: Backend) -> None:
    ann = await backend.member("Ann")
    own = await backend.browser(ann).ask("GET", "/api/insights/Ann")
    assert own == {"games": 0, "marks": []}
    for name in ("Nobody", "a/b", "x" * 80):
        assert await backend.browser().refused("GET", f"/api/insights/{name}") == (404, "no_such_account")


async def test_insights_are_exported_and_go_with_the_account(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    await add_rows(backend, ann, 2)
    await add_rows(backend, bob, 1)
    exported = await backend.browser(ann).ask("GET", "/api/account/export")
    assert [row["mark"] for row in exported["insights"]] == [0, 1]
    async with backend.store.people.begin() as connection:
        await backend.services.erasure.erase(connection, ann.id)
    assert [row.account_id for row in await backend.rows(schema.insights)] == [bob.id]


async def test_a_review_that_is_made_again_replaces_what_it_said(tmp_path: Path) -> None:
    async with reviewing(tmp_path) as backend:
        ann = await backend.member("Ann")
        await backend.store_table("ours", played(started(gathered(ann.id))))
        await backend.browser(ann).ask("POST", "/api/replays/ours/review")
        await until_reviewed(backend.browser(), "ours")
        await backend.write(schema.reviews.update().values(form=1))
        await backend.browser(ann).ask("POST", "/api/replays/ours/review")
        async with asyncio.timeout(180):
            while (await backend.rows(schema.reviews))[0].form == 1:
                await asyncio.sleep(0.02)
        assert len(await backend.rows(schema.insights)) == 1


def test_what_a_choice_was_about_and_how_well_a_seat_was_read() -> None:
    game: Game = random_game(3)
    found = review(game, 0, 0.01)
    told = insights_of(game, found)
    assert [one.mark for one in told] == list(found.marks)
    for seat, insight in enumerate(told):
        choices = [one for one in found.decisions if one.seat == seat and len(one.options) > 1]
        assert sum(kind.choices for kind in insight.kinds) == len(choices)
        placed = [one.chosen.split()[1] for one in choices if one.kind == "place"]
        assert set(placed) <= {kind.kind for kind in insight.kinds}
        assert insight.looks > 0 and 0 <= insight.read <= insight.looks
    known = [structs.replace(one, beliefs=()) for one in found.decisions]
    assert insights_of(game, structs.replace(found, decisions=tuple(known)))[0].looks == 0


def test_a_kind_of_which_little_is_known_is_left_out() -> None:
    assert kinds_in([[KindChoices("spy", 4, 1.0)]]) == ()
    (spy,) = kinds_in([[KindChoices("spy", 4, 1.0)], [KindChoices("spy", 4, 3.0)]])
    assert (spy.choices, spy.lost) == (8, 0.5)
