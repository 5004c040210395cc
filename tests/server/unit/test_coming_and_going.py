"""How people come to tables and leave them: the chosen house, ratings at the end, playing on, what was said."""

import msgspec
import pytest

from oriflamme.protocol.messages import Talk
from oriflamme.server.names import _BOTS
from oriflamme.server.settings import Settings
from oriflamme.server.storage.entries import BotSeated, Entry
from oriflamme.server.tables.audience import Audience, Viewer
from oriflamme.server.tables.conversation import Conversation
from oriflamme.texts import languages, texts_in

from ..people.rated_games import add_game, count_all, random_game
from .backend import Backend
from .tables import OPENED, gathered, joined, played, started

# The chosen house.


async def test_a_player_gets_the_chosen_house(backend: Backend) -> None:
    await backend.store_table("table", [OPENED, joined(0)])
    guest = backend.browser()
    taken = await guest.ask("POST", "/api/tables/table/seats", {"name": "Zoe", "seat": 2})
    assert taken["seat"] == 2
    assert (await guest.ask("POST", "/api/tables/table/seats", {"name": "Yan"}))["seat"] == 1, "the first that is free"


@pytest.mark.parametrize("seat", [0, 3, 4])
async def test_a_taken_or_missing_house_is_refused(backend: Backend, seat: int) -> None:
    await backend.store_table("table", [OPENED, joined(0)])
    refused = await backend.browser().refused("POST", "/api/tables/table/seats", {"name": "Zoe", "seat": seat})
    assert refused == (409, "seat_taken")
    assert (await backend.browser().ask("GET", "/api/tables/table"))["seats"][1]["kind"] == "empty"


async def test_a_full_table_is_full_for_every_house(backend: Backend) -> None:
    await backend.store_table("table", gathered())
    refused = await backend.browser().refused("POST", "/api/tables/table/seats", {"name": "Zoe", "seat": 1})
    assert refused == (409, "full")


# Ratings after the end.


async def test_a_rated_table_tells_what_the_game_did_to_the_ratings(backend: Backend) -> None:
    people = [(await backend.member(name)).id for name in ("Ann", "Bob", "Eve")]
    browser = backend.browser()
    before = [1000, 1000, 1000]
    for seed in (1, 2):
        game = random_game(seed)
        table = await add_game(backend.store, game, people)
        address = f"/api/tables/{table}/ratings"
        assert (await browser.ask("GET", address))["changes"] == [], "it is not counted yet"
        await count_all(backend.store)
        answer = await browser.ask("GET", address)
        assert answer["ladder"] == "base-3"
        assert [(one["seat"], one["before"]) for one in answer["changes"]] == list(enumerate(before))
        before = [one["after"] for one in answer["changes"]]
        best = max(answer["changes"], key=lambda one: one["after"] - one["before"])
        assert best["seat"] in game.winners
    for name, rating in zip(("Ann", "Bob", "Eve"), before, strict=True):
        profile = await browser.ask("GET", f"/api/people/{name}")
        assert profile["ratings"][0]["rating"] == rating


async def test_an_unrated_or_running_table_has_no_ratings_to_tell(backend: Backend) -> None:
    await backend.store_table("over", played(started(gathered())))
    await backend.store_table("running", started(gathered()))
    browser = backend.browser()
    assert await browser.ask("GET", "/api/tables/over/ratings") == {"ladder": "", "changes": []}
    assert await browser.refused("GET", "/api/tables/running/ratings") == (409, "not_over")
    assert await browser.refused("GET", "/api/tables/nowhere/ratings") == (404, "no_such_table")


# Playing on.


async def test_bots_keep_their_names_when_a_game_is_played_on(backend: Backend) -> None:
    entries: list[Entry] = [OPENED, joined(0), BotSeated(1, "Osric", "casual"), BotSeated(2, "Isolde", "casual")]
    await backend.store_table("over", played(started(entries)))
    replay = await backend.browser().ask("GET", "/api/replays/over")
    assert (replay["names"], replay["bots"]) == (["Ann", "Osric", "Isolde"], [1, 2])
    wanted = {"name": "Ann", "seat": 0, "number": 3}
    again = await backend.browser().ask("POST", "/api/replays/over/play-on", wanted)
    seats = (await backend.browser().ask("GET", f"/api/tables/{again['table']}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Osric", "Isolde"]
    other = await backend.browser().ask("POST", "/api/replays/over/play-on", {**wanted, "seat": 1})
    names = [one["name"] for one in (await backend.browser().ask("GET", f"/api/tables/{other['table']}"))["seats"]]
    assert names[1:] == ["Ann", "Isolde"]
    assert names[0] in _BOTS, "a person's name goes to no other table: it could not be erased there"


# What was said.


class Line:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)


def test_earlier_messages_are_marked_as_past() -> None:
    audience, early, late = Audience(), Line(), Line()
    audience.spectators.add(Viewer(None, early, 0))  # type: ignore[arg-type]
    conversation = Conversation(audience, Settings())
    conversation.say(Talk(0, "Ann", "hello"))
    conversation.repeat_to(Viewer(None, late, 0))  # type: ignore[arg-type]
    assert ["is_past" in msgspec.json.decode(line.sent[0]) for line in (early, late)] == [False, True]


# Names of bots.


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_in_every_language(language: str) -> None:
    names = [texts_in(language).say(f"bot-name-{name.lower()}") for name in _BOTS]
    assert len(set(names)) == len(_BOTS) and all(name.isalpha() for name in names)
    if language in ("uk", "ru"):
        assert not any(letter.isascii() for name in names for letter in name)
