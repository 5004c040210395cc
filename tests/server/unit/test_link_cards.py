"""A link that is passed on shows who invites or who won, and nothing that its reader may not know."""

import asyncio
import itertools
import random
import re
import struct
from html import unescape
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from oriflamme.game import Game
from oriflamme.pictures.raster import has_letters, in_spans, rasterize
from oriflamme.protocol.tables import OpenTable, TableSettings
from oriflamme.puzzles import collection
from oriflamme.server.api import page
from oriflamme.server.api.link_cards import LinkCards, replay_card
from oriflamme.server.storage.entries import BotSeated, Opened, Started
from oriflamme.server.tables.table import Table
from oriflamme.server.wire.refusal import Refusal
from oriflamme.view_json import show
from oriflamme.worlds import sample

from .backend import Backend, open_backend

GENERAL = b"the general picture"
PNG = b"\x89PNG"
DOCUMENT = "<html><head><title>Oriflamme</title></head></html>"


@pytest.fixture(autouse=True)
def built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page with a document."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(DOCUMENT)
    (tmp_path / "page" / "app").mkdir()
    (tmp_path / "page" / "app" / "link.jpg").write_bytes(GENERAL)
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")


def cards_of(backend: Backend) -> LinkCards:
    return LinkCards(backend.hall, backend.accounts, backend.store, "https://game.example/")


def app_of(backend: Backend) -> Starlette:
    return Starlette(routes=page.page_routes(cards=cards_of(backend)))


async def picture(app: Starlette, path: str) -> bytes:
    """Return the picture of a link."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here.test") as http:
        answer = await http.get(f"/link{path}.png")
    assert answer.status_code == 200
    return answer.content


async def shown(app: Starlette, path: str) -> dict[str, str]:
    """Return what a link shows."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here.test") as http:
        text = (await http.get(path)).text
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', text)}


async def test_a_name_whose_letters_the_fonts_lack_is_the_familys_in_the_picture_and_whole_in_the_title(
    tmp_path: Path,
) -> None:
    async with open_backend(tmp_path) as backend:
        drawn: list[bytes] = []
        for name in ("Red", "王芳", "Zoé 🦊", "Ζωή"):
            seated = await backend.hall.open(OpenTable(name, TableSettings(players=3), (None,)))
            title = (await shown(app_of(backend), f"/join/{seated.code}"))["og:title"]
            assert title == f"{name} invites you to a table"
            drawn.append(await picture(app_of(backend), f"/join/{seated.code}"))
        assert drawn[0] == drawn[1] == drawn[2] != drawn[3]


def test_every_letter_that_is_drawn_is_in_a_font() -> None:
    names = "Łukasz Çağrı Œdipe Nguyễn Thị Ὀδυσσεύς"
    assert [has_letters(name) for name in names.split()] == [True, True, True, True, True, False]
    assert has_letters("Ґанна Їжак-Щур") and has_letters("Αλέξανδρος") and has_letters("O’Neill – “Bo”")
    assert "<tspan font-family='EB GaramonX'>ğ</tspan>rı" in in_spans("<text >ğrı</text>")  # ı is in the common font


async def test_an_invitation_names_the_host_and_a_replay_the_winner(tmp_path: Path) -> None:
    async with open_backend(tmp_path) as backend:
        app = app_of(backend)
        seated = await backend.hall.open(OpenTable('Ann "<b>"', TableSettings(players=4), (None, "casual")))
        card = await shown(app, f"/join/{seated.code}")
        assert card["og:title"] == 'Ann "<b>" invites you to a table'
        assert card["og:description"] == "2 of 4 seats are free."
        assert re.fullmatch(rf"https://game\.example/link/join/{seated.code}\.png\?\w+", card["og:image"])
        assert seated.token not in str(card) and seated.table not in str(card)

        game = Game.new(players=3, seed=4)
        while game.decision:
            game.play(game.decision.actions[0])
        names = ["Ann", "Bea", "Carl"]
        seats = [BotSeated(seat, name, "casual") for seat, name in enumerate(names)]
        opened = Opened("CODES", TableSettings(players=3), "00", bound=True)
        await backend.store_table("finished2345", [opened, *seats, Started(game.record() | {"players": names})])
        card = await shown(app, "/r/finished2345")
        assert card["og:title"] == f"{', '.join(names[seat] for seat in game.winners)} won a game of Oriflamme"
        for path in ("/", "/join/NOONE", f"/r/{seated.table}", "/join/finished2345", "/cards"):
            assert await shown(app, path) == {}


async def test_pictures_show_who_sits_at_a_table_and_who_has_won(tmp_path: Path) -> None:
    async with open_backend(tmp_path) as backend:
        app = app_of(backend)
        seated = await backend.hall.open(OpenTable("Ann", TableSettings(players=4), (None, "casual")))
        drawn = await picture(app, f"/join/{seated.code}")
        assert drawn.startswith(PNG) and struct.unpack(">II", drawn[16:24]) == (1200, 630)
        assert await picture(app, f"/join/{seated.code}") == drawn
        await backend.hall.join(await backend.hall.find(seated.table, "here"), "Bea")
        assert await picture(app, f"/join/{seated.code}") != drawn
        person = await backend.member("Ann.B")
        assert (await picture(app, "/people/Ann.B")).startswith(PNG)
        assert (await shown(app, "/people/Ann.B"))["og:title"] == person.name
        for path in ("/join/NOONE", "/people/Nobody", "/r/nothing", "/cards", "/", "/join/", "/people/" + "x" * 300):
            assert await picture(app, path) == GENERAL


async def test_a_puzzle_shows_its_queue_as_its_player_sees_it(tmp_path: Path) -> None:
    async with open_backend(tmp_path) as backend:
        app = app_of(backend)
        assert (await shown(app, "/puzzles/1"))["og:title"] == "Puzzle 1: Find the best action"
        assert (await picture(app, "/puzzles/1")).startswith(PNG)
        for path in ("/puzzles", "/puzzles/0", "/puzzles/x", "/puzzles/9999999", "/puzzles/1/2"):
            assert await picture(app, path) == GENERAL


def test_the_picture_of_a_puzzle_depends_on_nothing_that_its_player_cannot_know() -> None:
    for puzzle in itertools.islice(collection(), 0, None, 30):
        world = sample(puzzle.view, random.Random(puzzle.number))
        assert show(world.view(world.asked)).queue == show(puzzle.view).queue


async def test_the_picture_of_a_running_game_is_the_general_one(tmp_path: Path) -> None:
    async with open_backend(tmp_path) as backend:
        app = app_of(backend)
        game = Game.new(players=3, seed=4)
        seats = [BotSeated(seat, name, "casual") for seat, name in enumerate(("Ann", "Bea", "Carl"))]
        opened = Opened("CODES", TableSettings(players=3), "00", bound=True)
        await backend.store_table("running23456", [opened, *seats, Started(game.record())])
        for path in ("/join/CODES", "/r/running23456", "/join/running23456"):
            assert await picture(app, path) == GENERAL
            assert await shown(app, path) == {}


def test_a_picture_depends_on_nothing_but_names_and_the_result() -> None:
    """Two games that ended alike give the same picture, whatever was hidden in them."""
    drawings: dict[object, str] = {}
    for seed in range(60):
        game, dice = Game.new(players=3, seed=seed), random.Random(seed)
        while game.decision:
            game.play(dice.choice(game.decision.actions))
        opened = Opened("CODES", TableSettings(players=3), "00", bound=True)
        seats = [BotSeated(seat, name, "casual") for seat, name in enumerate("ABC")]
        table = Table("t", [opened, *seats, Started(game.record() | {"players": list("ABC")})])
        result = (tuple(seat.stock for seat in game.show(None).seats), game.winners)
        card = replay_card(table)
        assert card is not None
        assert drawings.setdefault(result, card.svg) == card.svg
    assert len(drawings) > 20


async def test_a_storm_of_links_is_answered_with_the_general_picture_and_one_process_draws(tmp_path: Path) -> None:
    async with open_backend(tmp_path, table_rate=1e9, picture_lane=(1, 2)) as backend:
        app = app_of(backend)
        tables = [await backend.hall.open(OpenTable(f"Ann {number}", TableSettings(players=3))) for number in range(12)]
        drawn = await asyncio.gather(*(picture(app, f"/join/{table.code}") for table in tables))
        at_once = sum(backend.hall.settings.picture_lane)
        assert sum(one.startswith(PNG) for one in drawn) == at_once
        assert sum(one == GENERAL for one in drawn) == len(tables) - at_once


async def test_a_wrong_code_counts_once_for_its_card_and_its_page(tmp_path: Path) -> None:
    async with open_backend(tmp_path, miss_rate=0.0, miss_burst=3) as backend:
        app = app_of(backend)
        for code in ("AAAAA", "BBBBB", "CCCCC"):
            assert await shown(app, f"/join/{code}") == {}
            with pytest.raises(Refusal) as refused:
                await backend.hall.find(code, "127.0.0.1")
            assert refused.value.code == "no_such_table"
        with pytest.raises(Refusal) as refused:
            await backend.hall.find("DDDDD", "127.0.0.1")
        assert refused.value.code == "too_fast"


def test_every_script_of_a_name_is_drawn_with_its_own_font() -> None:
    latin, cyrillic = "<tspan font-family='EB GaramonX'>", "<tspan font-family='EB GaramonC'>"
    expected = f"Zoë {latin}Š</tspan>imi{latin}ć</tspan> {cyrillic}і</tspan> {cyrillic}Ганна</tspan>"
    text = '<text x="1">Zoë Šimić і Ганна</text><text x="2">Ann</text>'
    assert in_spans(text) == f'<text x="1">{expected}</text><text x="2">Ann</text>'


def test_the_fonts_of_pictures_have_the_letters_of_all_languages() -> None:
    """A letter that no font has is drawn as a box; then different letters look the same."""
    draw = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
    draw += '<text y="30" font-size="30" font-family="EB Garamond">{}</text></svg>'
    letters = "ZëŠćłґЯ"
    drawn = {rasterize(draw.format(letter)) for letter in letters}
    assert len(drawn) == len(letters)
