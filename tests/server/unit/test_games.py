"""The games of an account: claimed with tokens, listed by urgency, and renamed when the account is."""

import asyncio
from typing import Final

import msgspec
import pytest
from sqlalchemy import Integer, cast, func, update
from sqlalchemy.ext.asyncio import AsyncConnection

from oriflamme.protocol.accounts import GuestGame
from oriflamme.server.accounts.games import claim_games, games_of, rename_in_games
from oriflamme.server.lanes import Lane
from oriflamme.server.rating.rater import Rater, read_table
from oriflamme.server.storage import schema
from oriflamme.server.storage.entries import Acted, BotSeated, Closed, Entry, Joined, Opened, Started, Vacated
from oriflamme.server.tables.table import DamagedLog, Table, digest_of

from .backend import PASSWORD, Backend
from .conftest import Today
from .tables import OPENED, SETTINGS, gathered, joined, played, started, token_of

PLAYING = started(gathered())
OVER = played(PLAYING)
ASKED = next(entry for entry in OVER if isinstance(entry, Acted)).seat  # the seat that places the first card
RATED = Opened("RATED", msgspec.structs.replace(SETTINGS, rated=True), "server seed")


LANE = Lane("lists", 1, 31)


def guest(table: str, seat: int = 1) -> GuestGame:
    return GuestGame(table, token_of(seat))


def playing_as(account: str, seat: int) -> list[Entry]:
    """Return the log of a game that has just begun, with an account on one seat."""
    accounts: list[str | None] = [None, None, None]
    accounts[seat] = account
    return started(gathered(*accounts))


async def deadline(backend: Backend, table: str, seat: int, until: int, account: str | None = None) -> None:
    row = {"table_id": table, "position": 0, "seat": seat, "account_id": account, "asked": 1, "until": until}
    await backend.add(schema.deadlines, **row, told=0, next_look=1)


# Claiming.


async def test_a_token_turns_a_guests_seat_into_the_accounts(backend: Backend) -> None:
    await backend.store_table("mine", PLAYING)
    await backend.store_table("other", PLAYING)
    assert await claim_games(backend.store, LANE, "anns", [guest("mine")]) == 1
    assert [tuple(row) for row in await backend.rows(schema.seats)] == [("mine", 1, "anns", True)]


async def test_a_game_is_found_by_its_code_and_claimed_under_its_id(backend: Backend) -> None:
    await backend.store_table("mine", PLAYING, code="FGHJK")
    assert await claim_games(backend.store, LANE, "anns", [guest("FGHJK")]) == 1
    assert [row.table_id for row in await backend.rows(schema.seats)] == ["mine"]


async def test_claiming_returns_the_count_of_claimed_games(backend: Backend) -> None:
    for table in ("one", "two", "three"):
        await backend.store_table(table, PLAYING)
    wanted = [guest("one"), guest("nowhere"), GuestGame("two", "forged"), guest("three", 0), guest("three", 2)]
    assert await claim_games(backend.store, LANE, "anns", wanted) == 3


async def test_a_seat_can_be_claimed_only_once(backend: Backend) -> None:
    await backend.store_table("mine", PLAYING)
    assert await claim_games(backend.store, LANE, "anns", [guest("mine"), guest("mine")]) == 1
    assert await claim_games(backend.store, LANE, "bobs", [guest("mine")]) == 0
    assert [row.account_id for row in await backend.rows(schema.seats)] == ["anns"]


async def test_a_seat_that_was_left_can_be_claimed_by_its_next_holder(backend: Backend) -> None:
    await backend.store_table("mine", [OPENED, joined(1, "bobs"), Vacated(1), joined(1)])
    await backend.write(update(schema.seats).values(held=False))
    assert await claim_games(backend.store, LANE, "anns", [guest("mine")]) == 1


async def test_a_seat_of_another_account_cannot_be_claimed_even_with_its_token(backend: Backend) -> None:
    formerly_an_accounts = Joined(1, "", digest_of(token_of(1)), was="number")
    await backend.store_table("account", gathered(None, "bobs"))
    await backend.store_table("number", [OPENED, formerly_an_accounts])
    assert await claim_games(backend.store, LANE, "anns", [guest("account"), guest("number")]) == 0


async def test_a_damaged_game_cannot_be_claimed(backend: Backend) -> None:
    await backend.store_table("mine", PLAYING)
    await backend.damage("mine", 2, "not an entry")
    assert await claim_games(backend.store, LANE, "anns", [guest("mine")]) == 0


async def test_a_finished_game_is_due_for_counting_once_claimed(backend: Backend) -> None:
    await backend.store_table("over", OVER)
    await backend.store_table("other", OVER)
    await backend.store_table("playing", PLAYING)
    assert await claim_games(backend.store, LANE, "anns", [guest("over"), guest("playing")]) == 2
    assert {row.id: row.due for row in await backend.rows(schema.tables)} == {
        "over": True,
        "other": False,
        "playing": False,
    }


async def test_claiming_a_seat_moves_its_deadline_to_the_account(backend: Backend) -> None:
    for table in ("mine", "others", "another"):
        await backend.store_table(table, PLAYING)
    await deadline(backend, "mine", 1, 5)
    await deadline(backend, "others", 0, 5)
    await deadline(backend, "another", 1, 5)
    await claim_games(backend.store, LANE, "anns", [guest("mine"), guest("others")])
    accounts = {row.table_id: row.account_id for row in await backend.rows(schema.deadlines)}
    assert accounts == {"mine": "anns", "others": None, "another": None}


# Reading.


DAMAGES: Final = {
    "text": (3, "not an entry"),
    "seat": (1, '{"type":"vacated","seat":9}'),
    "deal": (4, '{"type":"started","record":{}}'),
    "begin": (0, '{"type":"closed"}'),
    "early": (1, '{"type":"acted","seat":0,"action":"wait"}'),
}


async def test_a_log_becomes_a_table_unless_it_is_damaged_or_empty(backend: Backend) -> None:
    await backend.store_table("whole", PLAYING)
    stored = await backend.store.load("whole")
    assert stored is not None
    whole = Table.from_log(stored.id, stored.log)
    assert (whole.id, whole.phase) == ("whole", "playing")
    with pytest.raises(DamagedLog):
        Table.from_log("empty", [])
    for table, (place, text) in DAMAGES.items():
        with pytest.raises(DamagedLog):
            Table.from_log(table, [*stored.log[:place], text, *stored.log[place + 1 :]])


async def test_a_damaged_log_harms_its_own_table_only(backend: Backend) -> None:
    ann = await backend.member("Ann")
    for table, (place, text) in DAMAGES.items():
        await backend.store_table(table, playing_as(ann.id, ASKED))
        await backend.damage(table, place, text)
    await backend.store_table("whole", playing_as(ann.id, ASKED))
    browser = backend.browser(ann)
    assert [game["table"] for game in (await browser.ask("GET", "/api/account/games"))["games"]] == ["whole"]
    assert (await browser.ask("GET", "/api/account/export"))["games"]
    claims = {"games": [{"table": table, "token": token_of(0)} for table in DAMAGES]}
    assert await browser.ask("POST", "/api/account/games", claims) == {"claimed": 0}
    async with backend.store.people.begin() as connection:
        await rename_in_games(connection, ann.id, "Dan", True)
    await browser.ask("DELETE", "/api/account", {"password": PASSWORD})
    assert [row.entry for row in await backend.rows(schema.log) if ann.id in row.entry] == []


async def test_a_name_is_removed_from_a_damaged_log_too(backend: Backend) -> None:
    zoe = await backend.member("Zoë Q")
    entries = [
        msgspec.structs.replace(entry, name="Zoë Q") if isinstance(entry, Joined) else entry for entry in PLAYING
    ]
    await backend.store_table("damaged", [*entries[:1], *playing_as(zoe.id, 0)[1:2], *entries[2:]])
    await backend.damage("damaged", len(entries) - 1, "not an entry")
    await backend.write(update(schema.seats).values(seat=0))
    async with backend.store.people.begin() as connection:
        await rename_in_games(connection, zoe.id, "", False)
    kept = [row.entry for row in await backend.rows(schema.log)]
    assert [entry for entry in kept if "Zo" in entry or zoe.id in entry] == []
    assert '"account":null' in kept[1]


# Listing.


async def test_a_game_is_listed_with_all_its_details(backend: Backend) -> None:
    await backend.store_table("mine", playing_as("anns", ASKED), code="FGHJK")
    await deadline(backend, "mine", ASKED, 99)
    (game,) = await games_of(backend.store, LANE, "anns")
    assert (game.table, game.phase, game.settings, game.code) == ("mine", "playing", SETTINGS, "FGHJK")
    assert (game.names, game.seat, game.is_asked) == (("Ann", "Bob", "Eve"), ASKED, True)
    assert (game.until, game.finished) == (99, None)


async def test_only_the_account_to_decide_sees_that_and_its_deadline(backend: Backend) -> None:
    other = (ASKED + 1) % 3
    await backend.store_table("mine", playing_as("anns", other))
    await deadline(backend, "mine", ASKED, 99)
    (game,) = await games_of(backend.store, LANE, "anns")
    assert (game.seat, game.is_asked, game.until) == (other, False, None)


async def test_the_deadline_of_another_table_is_not_shown(backend: Backend) -> None:
    await backend.store_table("mine", playing_as("anns", ASKED))
    await backend.store_table("other", playing_as("bobs", ASKED))
    await deadline(backend, "other", ASKED, 99)
    (game,) = await games_of(backend.store, LANE, "anns")
    assert (game.table, game.until) == ("mine", None)


async def test_a_game_that_has_not_begun_or_is_over_waits_for_no_player(backend: Backend, today: Today) -> None:
    await backend.store_table("before", gathered("anns"))
    over = [entry if entry != joined(0) else joined(0, "anns") for entry in OVER]
    await backend.store_table("over", over, code=None, finished=today.at)
    games = await games_of(backend.store, LANE, "anns")
    assert [(game.phase, game.is_asked, game.finished) for game in games] == [
        ("gathering", False, None),
        ("over", False, today.at),
    ]


async def test_only_seats_still_held_at_open_tables_are_listed(backend: Backend) -> None:
    await backend.store_table("held", gathered("anns"))
    await backend.store_table("left", gathered("anns"))
    await backend.store_table("closed", [*gathered("anns"), Closed()])
    await backend.store_table("bobs", gathered("bobs"))
    await backend.store_table("damaged", gathered("anns"))
    await backend.damage("damaged", 1, "not an entry")
    await backend.write(update(schema.seats).where(schema.seats.c.table_id == "left").values(held=False))
    assert [game.table for game in await games_of(backend.store, LANE, "anns")] == ["held"]


async def test_the_most_urgent_games_come_first_and_the_finished_ones_last(backend: Backend) -> None:
    asked, other = playing_as("anns", ASKED), playing_as("anns", (ASKED + 1) % 3)
    over = [entry if entry != joined(0) else joined(0, "anns") for entry in OVER]
    await backend.store_table("finished1", over, code="FA", finished=1000, created=50)
    await backend.store_table("finished2", over, code="FB", finished=2000, created=40)
    await backend.store_table("unnoted", over, code="FC", created=60)
    await backend.store_table("later", asked, code="AL", created=30)
    await backend.store_table("sooner", asked, code="AS", created=20)
    await backend.store_table("untimed", asked, code="AU", created=35)
    await backend.store_table("waiting", other, code="WA", created=10)
    await backend.store_table("gathering", gathered("anns"), code="GA", created=12)
    await deadline(backend, "later", ASKED, 900)
    await deadline(backend, "sooner", ASKED, 800)
    assert [game.table for game in await games_of(backend.store, LANE, "anns")] == [
        "sooner",
        "later",
        "untimed",
        "gathering",
        "waiting",
        "finished2",
        "finished1",
        "unnoted",
    ]


async def test_at_most_a_hundred_games_are_listed_the_unfinished_and_the_newest(backend: Backend) -> None:
    entries: list[Entry] = [OPENED, joined(0, "anns")]
    await asyncio.gather(*(backend.store_table(f"t{number}", entries) for number in range(101)))
    tables = schema.tables
    await backend.write(
        update(tables).values(created=cast(func.substr(tables.c.id, 2), Integer)),
        update(tables).where(tables.c.id != "t0").values(phase="over", finished=1),
    )
    shown = {game.table for game in await games_of(backend.store, LANE, "anns")}
    assert shown == {"t0", *(f"t{number}" for number in range(2, 101))}


# Names in logs.


async def renamed(backend: Backend, account: str, name: str, keeps_account: bool) -> list[str]:
    async with backend.store.people.begin() as connection:
        return await rename_in_games(connection, account, name, keeps_account)


def names_in(entries: list[Entry]) -> list[tuple[str, str | None]]:
    return [(entry.name, entry.account) for entry in entries if isinstance(entry, Joined)]


def players_in(entries: list[Entry]) -> list[str]:
    (record,) = [entry.record for entry in entries if isinstance(entry, Started)]
    return list(record["players"])


async def test_a_new_name_appears_in_all_games_of_the_account(backend: Backend) -> None:
    mine = started(gathered("anns", "bobs"))
    for table in ("one", "two"):
        await backend.store_table(table, mine)
    await backend.store_table("bobs", started(gathered(None, "bobs")))
    assert sorted(await renamed(backend, "anns", "Dan", True)) == ["one", "two"]
    for table in ("one", "two"):
        entries = await backend.entries(table)
        assert names_in(entries) == [("Dan", "anns"), ("Bob", "bobs"), ("Eve", None)]
        assert players_in(entries) == ["Dan", "Bob", "Eve"]
        assert entries[0] == mine[0] and len(entries) == len(mine)
    assert names_in(await backend.entries("bobs")) == [("Ann", None), ("Bob", "bobs"), ("Eve", None)]


async def test_renaming_changes_only_the_name_in_a_log(backend: Backend) -> None:
    mine = played(started(gathered(None, "anns")))
    await backend.store_table("mine", mine)
    await renamed(backend, "anns", "Dan", True)
    again = [
        msgspec.structs.replace(entry, name="Bob") if isinstance(entry, Joined) and entry.seat == 1 else entry
        for entry in await backend.entries("mine")
    ]
    (place,) = [number for number, entry in enumerate(again) if isinstance(entry, Started)]
    assert players_in(again) == ["Ann", "Dan", "Eve"]
    assert again[:place] == mine[:place] and again[place + 1 :] == mine[place + 1 :]


async def test_renaming_leaves_the_other_entries_as_they_were_written(backend: Backend) -> None:
    await backend.store_table("mine", [*gathered("anns"), Vacated(2)])
    written = '{"seat": 2, "type": "vacated"}'  # as another version may have written it
    await backend.damage("mine", 4, written)
    await renamed(backend, "anns", "Dan", True)
    assert names_in(await backend.entries("mine"))[0] == ("Dan", "anns")
    assert [row.entry for row in await backend.rows(schema.log, number=4)] == [written]


async def test_an_erased_account_leaves_no_number_in_unrated_games(backend: Backend) -> None:
    await backend.store_table("mine", started(gathered("anns")))
    await backend.add(schema.ratings, account_id="anns", ladder="l", mu=1, sigma=1, games=1, ordinal=1, listed=True)
    await renamed(backend, "anns", "", False)
    entry = (await backend.entries("mine"))[1]
    assert entry == Joined(0, "", digest_of(token_of(0)))


async def test_an_erased_account_leaves_a_number_in_rated_games(backend: Backend) -> None:
    for table in ("one", "two"):
        await backend.store_table(table, started(gathered("anns", "bobs", opened=RATED)))
    await backend.add(schema.ratings, account_id="anns", ladder="l", mu=1, sigma=1, games=1, ordinal=1, listed=True)
    await renamed(backend, "anns", "", False)
    (rating,) = await backend.rows(schema.ratings)
    for table in ("one", "two"):
        entries = await backend.entries(table)
        assert entries[1] == Joined(0, "", digest_of(token_of(0)), was=rating.account_id)
        assert entries[2] == joined(1, "bobs")
    assert rating.account_id not in ("anns", None)


async def test_a_renamed_account_keeps_its_ratings(backend: Backend) -> None:
    await backend.store_table("mine", started(gathered("anns", opened=RATED)))
    await backend.add(schema.ratings, account_id="anns", ladder="l", mu=1, sigma=1, games=1, ordinal=1, listed=True)
    await renamed(backend, "anns", "Dan", True)
    (rating,) = await backend.rows(schema.ratings)
    assert (rating.account_id, rating.listed) == ("anns", True)
    assert (await backend.entries("mine"))[1] == Joined(0, "Dan", digest_of(token_of(0)), "anns")


async def test_renaming_a_player_who_left_early_does_not_rename_the_next_on_the_seat(backend: Backend) -> None:
    entries: list[Entry] = [OPENED, joined(0), joined(1, "bobs"), joined(2), Vacated(1), Joined(1, "Dan", "d", "dans")]
    await backend.store_table("mine", started(entries))
    await backend.write(update(schema.seats).where(schema.seats.c.account_id == "bobs").values(held=False))
    await renamed(backend, "bobs", "", False)
    after = await backend.entries("mine")
    assert names_in(after) == [("Ann", None), ("", None), ("Eve", None), ("Dan", "dans")]
    assert players_in(after) == ["Ann", "Dan", "Eve"]


async def test_a_player_who_left_and_came_back_is_renamed_in_both_places(backend: Backend) -> None:
    entries: list[Entry] = [OPENED, joined(1, "bobs"), Vacated(1), joined(1, "bobs"), joined(0), joined(2)]
    await backend.store_table("mine", started(entries))
    await renamed(backend, "bobs", "Dan", True)
    assert names_in(await backend.entries("mine")) == [("Dan", "bobs"), ("Dan", "bobs"), ("Ann", None), ("Eve", None)]


async def test_a_claimed_seat_is_renamed_where_its_guest_last_took_it(backend: Backend) -> None:
    entries: list[Entry] = [
        OPENED,
        Joined(1, "Zoe", "z"),
        Vacated(1),
        joined(1),
        joined(0),
        BotSeated(2, "Osric", "casual"),
    ]
    await backend.store_table("mine", started(entries))
    await claim_games(backend.store, LANE, "anns", [guest("mine")])
    await renamed(backend, "anns", "", False)
    after = await backend.entries("mine")
    assert names_in(after) == [("Zoe", None), ("", None), ("Ann", None)]
    assert players_in(after) == ["Ann", "", "Osric"]


async def test_a_game_of_guests_is_not_played_again_to_be_counted(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    await backend.store_table("guests", OVER, finished=77, due=True)
    members = played(started(gathered((await backend.member("Ann")).id)))
    await backend.store_table("members", members, finished=77, due=True)
    read: list[str] = []

    async def counted(connection: AsyncConnection, table: str) -> Table:
        read.append(table)
        return await read_table(connection, table)

    monkeypatch.setattr("oriflamme.server.rating.rater.read_table", counted)
    await Rater(backend.store).count_all()
    assert read == ["members"]
    assert not await backend.rows(schema.tables, due=True)
    assert [row.table_id for row in await backend.rows(schema.results)] == ["members"]
