"""A damaged log harms its own table only, whatever the damage and whatever is asked."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import delete, insert, update

from oriflamme.protocol.tables import Pace
from oriflamme.server.rating.recompute import check
from oriflamme.server.storage import schema
from oriflamme.server.storage.engines import FILE
from oriflamme.server.storage.entries import Entry, Opened
from oriflamme.server.tables.housekeeping import remove_untouched
from oriflamme.server.turn_based.scheduler import Scheduler
from oriflamme.server.wire.refusal import Refusal

from .backend import PASSWORD, Backend, Browser, Member, open_backend
from .tables import SETTINGS, gathered, played, started, token_of

HUGE: Final = "9" * 400
DAMAGES: Final[dict[str, str]] = {
    "no JSON": "not an entry",
    "nothing": "",
    "NUL": "\0",
    "NUL in a text": '{"type":"joined","seat":0,"name":"\\u0000","token_digest":5}',
    "a number": "17",
    "a list": "[]",
    "wrong type": '{"type":"vacated","seat":"zero"}',
    "unknown entry": '{"type":"eaten","seat":0}',
    "no such seat": '{"type":"vacated","seat":99}',
    "huge seat": f'{{"type":"vacated","seat":{HUGE}}}',
    "huge number": f'{{"type":"acted","seat":0,"action":"wait","reserve":{HUGE}e999}}',
    "unknown deck": '{"type":"started","record":{"deck":"of fools"}}',
    "empty deal": '{"type":"started","record":{}}',
    "players are no list": '{"type":"started","record":{"players":7}}',
    "deal is no record": '{"type":"started","record":[1]}',
    "illegal action": '{"type":"acted","seat":0,"action":"fly"}',
    "begun again": '{"type":"opened","code":"X","settings":{},"server_seed":""}',
    "too many players": '{"type":"opened","code":"X","settings":{"players":1000000000},"server_seed":""}',
    "nested": "[" * 20_000,
    "long": '{"type":"' + "x" * 100_000 + '"}',
    "surrogate": '{"type":"\\ud800"}',
}
CUTS: Final = ("cut", "no beginning", "a gap", "far away", "empty")
TURNS: Final = msgspec.structs.replace(SETTINGS, pace=Pace("turns", seconds=86_400), open=True)


class Scene:
    """Ann and Bob, whose games are damaged, Ada, who moderates, and a table of Ann and Bob that is whole."""

    def __init__(self, backend: Backend, ann: Member, bob: Member, ada: Member) -> None:
        self.backend, self.ann, self.bob, self.ada = backend, ann, bob, ada
        self.damaged: list[str] = []

    def log(self, kind: str) -> list[Entry]:
        opened = Opened("CODE", TURNS if kind == "turns" else SETTINGS, "server seed")
        entries = gathered(self.ann.id, self.bob.id, opened=opened)
        if kind == "gathering":
            return entries[:3]
        return played(started(entries), None if kind == "over" else 4)

    async def keep(self, name: str, kind: str) -> None:
        """Keep a table under a name, as if it had been played here."""
        code = f"K{name}".upper()
        is_over = kind == "over"
        await self.backend.store_table(
            name, self.log(kind), code, due=is_over, finished=1 if is_over else None, open=True
        )
        if kind == "turns":
            row = {"table_id": name, "position": 4, "seat": 0, "account_id": self.ann.id, "asked": 1, "until": 2}
            await self.backend.add(schema.deadlines, **row, told=0, next_look=1)

    async def damage(self, kind: str, shape: str) -> None:
        name = f"damaged{len(self.damaged):02}"
        await self.keep(name, kind)
        await self.backend.add(
            schema.reports, id=f"r-{name}", at=1, table_id=name, seat=0, by=self.bob.id, about=self.ann.id,
            reason="other", words="", log=DAMAGES.get(shape, "{"), state="open",
        )  # fmt: skip
        self.damaged.append(name)
        await self.spoil(name, shape)

    async def spoil(self, table: str, shape: str) -> None:
        log = schema.log
        mine = log.c.table_id == table
        length = len(await self.backend.rows(log, table_id=table))
        match shape:
            case "cut":
                text = next(row.entry for row in await self.backend.rows(log, table_id=table, number=length - 1))
                await self.backend.damage(table, length - 1, text[: len(text) // 2])
            case "no beginning":
                await self.backend.write(delete(log).where(mine, log.c.number == 0))
            case "a gap":
                await self.backend.write(delete(log).where(mine, log.c.number == 1))
            case "far away":
                await self.backend.write(update(log).where(mine, log.c.number == length - 1).values(number=2**31 - 1))
            case "empty":
                await self.backend.write(delete(log).where(mine))
            case _:
                await self.backend.damage(table, length - 1, DAMAGES[shape])


SERVER: Final[dict[str, Any]] = {"admins": ("Ada",), "sign_in_burst": 1000}


async def made(kind: str, folder: Path) -> tuple[bytes, Scene]:
    """Return a scene of this kind, and the content of its database file."""
    async with open_backend(folder, **SERVER) as backend:
        scene = Scene(backend, await backend.member("Ann"), await backend.member("Bob"), await backend.member("Ada"))
        for shape in (*DAMAGES, *CUTS):
            await scene.damage(kind, shape)
        await scene.keep("whole", "over")
        await scene.keep("playing", "playing")
    assert [path.name for path in folder.glob(f"{FILE}*")] == [FILE]  # all of it is there
    return (folder / FILE).read_bytes(), scene


MADE: Final[dict[str, tuple[bytes, Scene]]] = {}  # by kind; making one takes longer than most of the tests


@pytest.fixture(params=["gathering", "playing", "turns", "over"])
async def scene(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Scene]:
    kind = request.param
    if kind not in MADE:
        (tmp_path / "first").mkdir()
        MADE[kind] = await made(kind, tmp_path / "first")
    content, first = MADE[kind]
    (tmp_path / FILE).write_bytes(content)
    async with open_backend(tmp_path, anew=False, **SERVER) as backend:
        scene = Scene(backend, first.ann, first.bob, first.ada)
        scene.damaged = first.damaged
        yield scene


async def no_mistake(browser: Browser, method: str, path: str, body: object | None = None) -> Any:
    """Ask something; a mistake of the server's would be raised here."""
    response = await browser.send(method, path, body)
    assert response.status_code < 500, (method, path, response.text)
    return response.json()


async def test_whatever_is_asked_about_a_damaged_table_is_refused_in_words(scene: Scene) -> None:
    browser = scene.backend.browser(scene.ann)
    for table in scene.damaged:
        for path in (f"/api/tables/{table}", f"/api/replays/{table}", f"/api/replays/{table}/record"):
            assert (await no_mistake(browser, "GET", path))["code"] in ("unreadable", "no_such_table"), path
        for path, body in (
            (f"/api/tables/{table}/seats", {"name": "-"}),
            (f"/api/replays/{table}/play-on", {"name": "-", "seat": 0, "number": 0}),
            (f"/api/tables/{table}/reports", {"seat": 1, "reason": "other", "words": "-"}),
        ):
            answer = await no_mistake(browser, "POST", path, body)
            assert answer["code"] in ("unreadable", "no_such_table", "too_fast") and answer["sentence"], path
        with pytest.raises(Refusal):  # as a socket does
            await scene.backend.hall.find(table, "here")


async def test_lists_claims_profiles_and_exports_go_on_without_it(scene: Scene) -> None:
    browser = scene.backend.browser(scene.ann)
    for _ in range(2):
        await scene.backend.services.rater.count_all()
    games = (await no_mistake(browser, "GET", "/api/account/games"))["games"]
    assert {game["table"] for game in games} == {"whole", "playing"}
    assert {game["table"] for game in (await no_mistake(browser, "GET", "/api/account/export"))["games"]} == {
        "whole",
        "playing",
    }
    assert not {table["table"] for table in (await no_mistake(browser, "GET", "/api/tables"))["tables"]} & {
        *scene.damaged
    }
    assert (await no_mistake(browser, "GET", "/api/people/Ann"))["recent"]
    claims = {"games": [{"table": table, "token": token_of(2)} for table in (*scene.damaged, "whole")]}
    assert await no_mistake(scene.backend.browser(scene.ada), "POST", "/api/account/games", claims) == {"claimed": 1}
    assert (await no_mistake(browser, "GET", "/api/replays/whole"))["frames"]


async def test_moderators_act_on_accounts_and_reports_in_spite_of_it(scene: Scene) -> None:
    browser = scene.backend.browser(scene.ada)
    assert len((await no_mistake(browser, "GET", "/api/admin/reports?state=open"))["reports"]) == len(scene.damaged)
    for table in scene.damaged:
        assert (await no_mistake(browser, "GET", f"/api/admin/reports/r-{table}"))["code"] == "unreadable"
        closing = {"deed": "close_table", "about": table, "words": "-"}
        assert (await no_mistake(browser, "POST", "/api/admin/deeds", closing))["code"] in (
            "unreadable",
            "no_such_table",
        )
        assert await no_mistake(browser, "POST", f"/api/admin/reports/r-{table}", {"words": "-"}) == {"done": True}
    for deed in (
        {"deed": "rename", "about": scene.ann.id, "name": "Zoe", "words": "-"},
        {"deed": "ban", "about": scene.bob.id, "until": 4_000_000_000_000, "words": "-"},
        {"deed": "unban", "about": scene.bob.id, "words": "-"},
    ):
        assert await no_mistake(browser, "POST", "/api/admin/deeds", deed) == {"done": True}
    playing = await scene.backend.hall.find("playing", "here")
    assert playing.table.seats[0].name == "Zoe" and playing.table.seats[1].stood_in
    assert len((await no_mistake(browser, "GET", "/api/admin/audit"))["deeds"]) == 3 + len(scene.damaged)


async def test_an_account_is_deleted_from_it(scene: Scene) -> None:
    browser = scene.backend.browser(scene.ann)
    await scene.backend.write(insert(schema.blocks).values(account_id=scene.bob.id, blocked_id=scene.ann.id, created=1))
    assert await no_mistake(browser, "DELETE", "/api/account", {"password": PASSWORD}) == {"done": True}
    for table in (schema.log, schema.reports, schema.seats, schema.deadlines, schema.results):
        assert [row for row in await scene.backend.rows(table) if scene.ann.id in json.dumps([*map(str, row)])] == []
    assert (await scene.backend.hall.find("playing", "here")).table.seats[0].name == ""


async def test_what_runs_by_itself_goes_on(scene: Scene) -> None:
    scheduler = Scheduler(scene.backend.hall, scene.backend.store, None, lambda: None)
    for table in await scheduler._due():
        await scheduler._act(table)
    await scene.backend.services.rater.count_all()
    assert [row.table_id for row in await scene.backend.rows(schema.results, account_id=scene.ann.id)] == ["whole"]
    await check(scene.backend.store.people, lambda done, of: None)
    await remove_untouched(scene.backend.hall)
