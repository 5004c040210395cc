"""A link that is passed on shows who invites or who won, and nothing that its reader may not know."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from oriflamme.game import Game
from oriflamme.protocol.tables import OpenTable, TableSettings
from oriflamme.server.api import page
from oriflamme.server.api.link_cards import LinkCards
from oriflamme.server.storage.entries import BotSeated, Opened, Started

from .backend import open_backend

DOCUMENT = "<html><head><title>Oriflamme</title></head></html>"


@pytest.fixture(autouse=True)
def built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page with a document."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(DOCUMENT)
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")


async def shown(app: Starlette, path: str) -> dict[str, str]:
    """Return what a link shows."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here.test") as http:
        text = (await http.get(path)).text
    return {name: unescape(value) for name, value in re.findall(r'<meta property="([^"]+)" content="([^"]*)"', text)}


async def test_an_invitation_names_the_host_and_a_replay_the_winner(tmp_path: Path) -> None:
    async with open_backend(tmp_path) as backend:
        app = Starlette(routes=page.page_routes(cards=LinkCards(backend.hall, "https://game.example/")))
        seated = await backend.hall.open(OpenTable('Ann "<b>"', TableSettings(players=4), (None, "casual")))
        card = await shown(app, f"/join/{seated.code}")
        assert card["og:title"] == 'Ann "<b>" invites you to a table'
        assert card["og:description"] == "2 of 4 seats are free."
        assert card["og:image"] == "https://game.example/app/link.jpg"
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
