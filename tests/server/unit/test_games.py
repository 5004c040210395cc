"""The games of an account: claimed with their tokens, listed by how urgent they are, and renamed when it must be."""

import asyncio
from typing import Final

import msgspec
import pytest
from sqlalchemy import Integer, cast, func, update

from oriflamme.protocol.accounts import GuestGame
from oriflamme.server.accounts.games import claim_games, games_of, rename_in_games
from oriflamme.server.storage import schema
from oriflamme.server.storage.entries import Acted, BotSeated, Closed, Entry, Joined, Opened, Started, Vacated
from oriflamme.server.tables.table import DamagedLog, Table, digest_of

from .conftest import Today
from .house import PASSWORD, House
from .tables import OPENED, SETTINGS, gathered, joined, played, started, token_of

PLAYING = started(gathered())
OVER = played(PLAYING)
ASKED = next(entry for entry in OVER if isinstance(entry, Acted)).seat  # who places the first card
RATED = Opened("RATED", msgspec.structs.replace(SETTINGS, rated=True), "server seed")


def guest(table: str, seat: int = 1) -> GuestGame:
    return GuestGame(table, token_of(seat))


def playing_as(account: str, seat: int) -> list[Entry]:
    """Return the log of a game that has just begun, with an account on one seat."""
    accounts: list[str | None] = [None, None, None]
    accounts[seat] = account
    return started(gathered(*accounts))


async def deadline(house: House, table: str, seat: int, until: int, account: str | None = None) -> None:
    row = {"table_id": table, "position": 0, "seat": seat, "account_id": account, "asked": 1, "until": until}
    await house.add(schema.deadlines, **row, told=0, next_look=1)


# Claiming.


async def test_a_token_makes_a_guests_seat_the_accounts(house: House) -> None:
    await house.keep("mine", PLAYING)
    await house.keep("other", PLAYING)
    assert await claim_games(house.store, house.services.lanes.lists, "anns", [guest("mine")]) == 1
    assert [tuple(row) for row in await house.rows(schema.seats)] == [("mine", 1, "anns", True)]


async def test_a_game_is_found_by_its_code_and_claimed_under_its_id(house: House) -> None:
    await house.keep("mine", PLAYING, code="FGHJK")
    assert await claim_games(house.store, house.services.lanes.lists, "anns", [guest("FGHJK")]) == 1
    assert [row.table_id for row in await house.rows(schema.seats)] == ["mine"]


async def test_what_became_the_accounts_is_counted(house: House) -> None:
    for table in ("one", "two", "three"):
        await house.keep(table, PLAYING)
    wanted = [guest("one"), guest("nowhere"), GuestGame("two", "forged"), guest("three", 0), guest("three", 2)]
    assert await claim_games(house.store, house.services.lanes.lists, "anns", wanted) == 3


async def test_a_seat_is_claimed_once(house: House) -> None:
    await house.keep("mine", PLAYING)
    assert await claim_games(house.store, house.services.lanes.lists, "anns", [guest("mine"), guest("mine")]) == 1
    assert await claim_games(house.store, house.services.lanes.lists, "bobs", [guest("mine")]) == 0
    assert [row.account_id for row in await house.rows(schema.seats)] == ["anns"]


async def test_a_seat_that_somebody_has_left_can_be_claimed_by_the_next(house: House) -> None:
    await house.keep("mine", [OPENED, joined(1, "bobs"), Vacated(1), joined(1)])
    await house.write(update(schema.seats).values(held=False))
    assert await claim_games(house.store, house.services.lanes.lists, "anns", [guest("mine")]) == 1


async def test_a_seat_of_an_account_is_not_claimed_even_with_its_token(house: House) -> None:
    was_somebodys = Joined(1, "", digest_of(token_of(1)), was="number")
    await house.keep("account", gathered(None, "bobs"))
    await house.keep("number", [OPENED, was_somebodys])
    assert await claim_games(house.store, house.services.lanes.lists, "anns", [guest("account"), guest("number")]) == 0


async def test_a_damaged_game_is_nobodys(house: House) -> None:
    await house.keep("mine", PLAYING)
    await house.damage("mine", 2, "not an entry")
    assert await claim_games(house.store, house.services.lanes.lists, "anns", [guest("mine")]) == 0


async def test_a_finished_game_that_is_claimed_counts_soon(house: House) -> None:
    await house.keep("over", OVER)
    await house.keep("other", OVER)
    await house.keep("playing", PLAYING)
    assert await claim_games(house.store, house.services.lanes.lists, "anns", [guest("over"), guest("playing")]) == 2
    assert {row.id: row.due for row in await house.rows(schema.tables)} == {
        "over": True,
        "other": False,
        "playing": False,
    }


async def test_the_deadline_of_a_seat_that_is_claimed_is_the_accounts(house: House) -> None:
    for table in ("mine", "others", "another"):
        await house.keep(table, PLAYING)
    await deadline(house, "mine", 1, 5)
    await deadline(house, "others", 0, 5)
    await deadline(house, "another", 1, 5)
    await claim_games(house.store, house.services.lanes.lists, "anns", [guest("mine"), guest("others")])
    accounts = {row.table_id: row.account_id for row in await house.rows(schema.deadlines)}
    assert accounts == {"mine": "anns", "others": None, "another": None}


# Reading.


DAMAGES: Final = {
    "text": (3, "not an entry"),
    "seat": (1, '{"type":"vacated","seat":9}'),
    "deal": (4, '{"type":"started","record":{}}'),
    "begin": (0, '{"type":"closed"}'),
    "early": (1, '{"type":"acted","seat":0,"action":"wait"}'),
}


async def test_a_log_makes_a_table_unless_it_is_damaged_or_empty(house: House) -> None:
    await house.keep("whole", PLAYING)
    stored = await house.store.load("whole")
    assert stored is not None
    whole = Table.from_log(stored.id, stored.log)
    assert (whole.id, whole.phase) == ("whole", "playing")
    with pytest.raises(DamagedLog):
        Table.from_log("empty", [])
    for table, (place, text) in DAMAGES.items():
        with pytest.raises(DamagedLog):
            Table.from_log(table, [*stored.log[:place], text, *stored.log[place + 1 :]])


async def test_a_damaged_log_harms_its_own_table_only(house: House) -> None:
    ann = await house.member("Ann")
    for table, (place, text) in DAMAGES.items():
        await house.keep(table, playing_as(ann.id, ASKED))
        await house.damage(table, place, text)
    await house.keep("whole", playing_as(ann.id, ASKED))
    browser = house.browser(ann)
    assert [game["table"] for game in (await browser.ask("GET", "/api/account/games"))["games"]] == ["whole"]
    assert (await browser.ask("GET", "/api/account/export"))["games"]
    claims = {"games": [{"table": table, "token": token_of(0)} for table in DAMAGES]}
    assert await browser.ask("POST", "/api/account/games", claims) == {"claimed": 0}
    async with house.store.people.begin() as connection:
        await rename_in_games(connection, ann.id, "Dan", True)
    await browser.ask("DELETE", "/api/account", {"password": PASSWORD})
    assert [row.entry for row in await house.rows(schema.log) if ann.id in row.entry] == []


async def test_a_name_is_taken_out_of_a_damaged_log_too(house: House) -> None:
    zoe = await house.member("Zoë Q")
    entries = [
        msgspec.structs.replace(entry, name="Zoë Q") if isinstance(entry, Joined) else entry for entry in PLAYING
    ]
    await house.keep("damaged", [*entries[:1], *playing_as(zoe.id, 0)[1:2], *entries[2:]])
    await house.damage("damaged", len(entries) - 1, "not an entry")
    await house.write(update(schema.seats).values(seat=0))
    async with house.store.people.begin() as connection:
        await rename_in_games(connection, zoe.id, "", False)
    assert [row.entry for row in await house.rows(schema.log) if "Zo" in row.entry or zoe.id in row.entry] == []


# Listing.


async def test_a_game_is_listed_with_everything_about_it(house: House) -> None:
    await house.keep("mine", playing_as("anns", ASKED), code="FGHJK")
    await deadline(house, "mine", ASKED, 99)
    (game,) = await games_of(house.store, house.services.lanes.lists, "anns")
    assert (game.table, game.phase, game.settings, game.code) == ("mine", "playing", SETTINGS, "FGHJK")
    assert (game.names, game.seat, game.is_asked) == (("Ann", "Bob", "Eve"), ASKED, True)
    assert (game.until, game.finished) == (99, None)


async def test_only_who_is_asked_is_told_so_and_until_when(house: House) -> None:
    other = (ASKED + 1) % 3
    await house.keep("mine", playing_as("anns", other))
    await deadline(house, "mine", ASKED, 99)
    (game,) = await games_of(house.store, house.services.lanes.lists, "anns")
    assert (game.seat, game.is_asked, game.until) == (other, False, None)


async def test_the_deadline_of_another_table_is_not_told(house: House) -> None:
    await house.keep("mine", playing_as("anns", ASKED))
    await house.keep("other", playing_as("bobs", ASKED))
    await deadline(house, "other", ASKED, 99)
    (game,) = await games_of(house.store, house.services.lanes.lists, "anns")
    assert (game.table, game.until) == ("mine", None)


async def test_a_game_that_has_not_begun_or_is_over_asks_nobody(house: House, today: Today) -> None:
    await house.keep("before", gathered("anns"))
    over = [entry if entry != joined(0) else joined(0, "anns") for entry in OVER]
    await house.keep("over", over, code=None, finished=today.at)
    games = await games_of(house.store, house.services.lanes.lists, "anns")
    assert [(game.phase, game.is_asked, game.finished) for game in games] == [
        ("gathering", False, None),
        ("over", False, today.at),
    ]


async def test_only_seats_that_an_account_holds_at_tables_that_are_not_closed_are_its_games(house: House) -> None:
    await house.keep("held", gathered("anns"))
    await house.keep("left", gathered("anns"))
    await house.keep("closed", [*gathered("anns"), Closed()])
    await house.keep("bobs", gathered("bobs"))
    await house.keep("damaged", gathered("anns"))
    await house.damage("damaged", 1, "not an entry")
    await house.write(update(schema.seats).where(schema.seats.c.table_id == "left").values(held=False))
    assert [game.table for game in await games_of(house.store, house.services.lanes.lists, "anns")] == ["held"]


async def test_the_most_urgent_games_come_first_and_the_finished_ones_last(house: House) -> None:
    asked, other = playing_as("anns", ASKED), playing_as("anns", (ASKED + 1) % 3)
    over = [entry if entry != joined(0) else joined(0, "anns") for entry in OVER]
    await house.keep("finished1", over, code="FA", finished=1000, created=50)
    await house.keep("finished2", over, code="FB", finished=2000, created=40)
    await house.keep("unnoted", over, code="FC", created=60)
    await house.keep("later", asked, code="AL", created=30)
    await house.keep("sooner", asked, code="AS", created=20)
    await house.keep("untimed", asked, code="AU", created=35)
    await house.keep("waiting", other, code="WA", created=10)
    await house.keep("gathering", gathered("anns"), code="GA", created=12)
    await deadline(house, "later", ASKED, 900)
    await deadline(house, "sooner", ASKED, 800)
    assert [game.table for game in await games_of(house.store, house.services.lanes.lists, "anns")] == [
        "sooner",
        "later",
        "untimed",
        "gathering",
        "waiting",
        "finished2",
        "finished1",
        "unnoted",
    ]


async def test_a_hundred_games_are_shown_the_unfinished_and_the_newest(house: House) -> None:
    entries: list[Entry] = [OPENED, joined(0, "anns")]
    await asyncio.gather(*(house.keep(f"t{number}", entries) for number in range(101)))
    tables = schema.tables
    await house.write(
        update(tables).values(created=cast(func.substr(tables.c.id, 2), Integer)),
        update(tables).where(tables.c.id != "t0").values(phase="over", finished=1),
    )
    shown = {game.table for game in await games_of(house.store, house.services.lanes.lists, "anns")}
    assert shown == {"t0", *(f"t{number}" for number in range(2, 101))}


# Names in logs.


async def renamed(house: House, account: str, name: str, keeps_account: bool) -> list[str]:
    async with house.store.people.begin() as connection:
        return await rename_in_games(connection, account, name, keeps_account)


def names_in(entries: list[Entry]) -> list[tuple[str, str | None]]:
    return [(entry.name, entry.account) for entry in entries if isinstance(entry, Joined)]


def players_in(entries: list[Entry]) -> list[str]:
    (record,) = [entry.record for entry in entries if isinstance(entry, Started)]
    return list(record["players"])


async def test_an_account_has_another_name_in_all_its_games(house: House) -> None:
    mine = started(gathered("anns", "bobs"))
    for table in ("one", "two"):
        await house.keep(table, mine)
    await house.keep("bobs", started(gathered(None, "bobs")))
    assert sorted(await renamed(house, "anns", "Dan", True)) == ["one", "two"]
    for table in ("one", "two"):
        entries = await house.entries(table)
        assert names_in(entries) == [("Dan", "anns"), ("Bob", "bobs"), ("Eve", None)]
        assert players_in(entries) == ["Dan", "Bob", "Eve"]
        assert entries[0] == mine[0] and len(entries) == len(mine)
    assert names_in(await house.entries("bobs")) == [("Ann", None), ("Bob", "bobs"), ("Eve", None)]


async def test_nothing_but_the_name_is_changed_in_a_log(house: House) -> None:
    mine = played(started(gathered(None, "anns")))
    await house.keep("mine", mine)
    await renamed(house, "anns", "Dan", True)
    again = [
        msgspec.structs.replace(entry, name="Bob") if isinstance(entry, Joined) and entry.seat == 1 else entry
        for entry in await house.entries("mine")
    ]
    (place,) = [number for number, entry in enumerate(again) if isinstance(entry, Started)]
    assert players_in(again) == ["Ann", "Dan", "Eve"]
    assert again[:place] == mine[:place] and again[place + 1 :] == mine[place + 1 :]


async def test_an_account_that_leaves_its_games_leaves_no_number_where_nothing_was_rated(house: House) -> None:
    await house.keep("mine", started(gathered("anns")))
    await renamed(house, "anns", "", False)
    entry = (await house.entries("mine"))[1]
    assert entry == Joined(0, "", digest_of(token_of(0)))


async def test_an_account_that_leaves_its_games_leaves_a_number_where_it_was_rated(house: House) -> None:
    for table in ("one", "two"):
        await house.keep(table, started(gathered("anns", "bobs", opened=RATED)))
    await house.add(schema.ratings, account_id="anns", ladder="l", mu=1, sigma=1, games=1, ordinal=1, listed=True)
    await renamed(house, "anns", "", False)
    (rating,) = await house.rows(schema.ratings)
    for table in ("one", "two"):
        entries = await house.entries(table)
        assert entries[1] == Joined(0, "", digest_of(token_of(0)), was=rating.account_id)
        assert entries[2] == joined(1, "bobs")
    assert rating.account_id not in ("anns", None)


async def test_an_account_that_keeps_its_games_keeps_its_ratings(house: House) -> None:
    await house.keep("mine", started(gathered("anns", opened=RATED)))
    await house.add(schema.ratings, account_id="anns", ladder="l", mu=1, sigma=1, games=1, ordinal=1, listed=True)
    await renamed(house, "anns", "Dan", True)
    (rating,) = await house.rows(schema.ratings)
    assert (rating.account_id, rating.listed) == ("anns", True)
    assert (await house.entries("mine"))[1] == Joined(0, "Dan", digest_of(token_of(0)), "anns")


async def test_who_left_before_the_start_takes_no_name_from_the_next_on_the_seat(house: House) -> None:
    entries: list[Entry] = [OPENED, joined(0), joined(1, "bobs"), joined(2), Vacated(1), Joined(1, "Dan", "d", "dans")]
    await house.keep("mine", started(entries))
    await house.write(update(schema.seats).where(schema.seats.c.account_id == "bobs").values(held=False))
    await renamed(house, "bobs", "", False)
    after = await house.entries("mine")
    assert names_in(after) == [("Ann", None), ("", None), ("Eve", None), ("Dan", "dans")]
    assert players_in(after) == ["Ann", "Dan", "Eve"]


async def test_who_left_and_came_back_is_renamed_in_both_places(house: House) -> None:
    entries: list[Entry] = [OPENED, joined(1, "bobs"), Vacated(1), joined(1, "bobs"), joined(0), joined(2)]
    await house.keep("mine", started(entries))
    await renamed(house, "bobs", "Dan", True)
    assert names_in(await house.entries("mine")) == [("Dan", "bobs"), ("Dan", "bobs"), ("Ann", None), ("Eve", None)]


async def test_a_seat_that_was_claimed_is_renamed_where_its_guest_took_it_last(house: House) -> None:
    entries: list[Entry] = [
        OPENED,
        Joined(1, "Zoe", "z"),
        Vacated(1),
        joined(1),
        joined(0),
        BotSeated(2, "Osric", "casual"),
    ]
    await house.keep("mine", started(entries))
    await claim_games(house.store, house.services.lanes.lists, "anns", [guest("mine")])
    await renamed(house, "anns", "", False)
    after = await house.entries("mine")
    assert names_in(after) == [("Zoe", None), ("", None), ("Ann", None)]
    assert players_in(after) == ["Ann", "", "Osric"]
