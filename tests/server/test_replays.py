"""Replays of finished games, playing on from them, and checking the deal."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from oriflamme import Game
from oriflamme.cli import main
from oriflamme.errors import RecordError
from oriflamme.fair_deal import FairDice, check_fair, commitment_to, fair_game
from oriflamme.notation.record import write_json

from .clients import Client, play_out, playing
from .server_process import Server


async def finished_game(server: Server, deck: str = "random") -> Client:
    async with playing(server, people=2, players=3, deck=deck) as clients:
        await play_out(clients)
        await clients[0].until(lambda c: c.last["table"]["phase"] == "over")
        return clients[0]


async def test_the_replay_and_the_record_of_a_running_game_are_refused(server: Server) -> None:
    async with playing(server, people=1, players=3) as (ann,):
        for viewer in ("all", "spectator", "0", "1", "2", "nonsense"):
            assert server.refusal(f"/api/replays/{ann.table}?viewer={viewer}") == (409, "not_over")
        assert server.refusal(f"/api/replays/{ann.table}/record") == (409, "not_over")
        body = {"name": "Ann", "seat": 0, "number": 0}
        assert server.refusal(f"/api/replays/{ann.table}/play-on", body) == (409, "not_over")


async def test_a_replay_shows_what_each_viewer_saw_or_everything(server: Server) -> None:
    client = await finished_game(server)
    path = f"/api/replays/{client.table}"
    game = Game.from_record(server.get(f"{path}/record"))
    replays = {viewer: server.get(f"{path}?viewer={viewer}") for viewer in ("0", "spectator", "all")}
    for replay in replays.values():
        assert len(replay["frames"]) == len(game.moves) + 1
    first = {viewer: replay["frames"][0]["game"]["seats"] for viewer, replay in replays.items()}
    assert ["hand" in seat for seat in first["0"]] == [True, False, False]
    assert ["hand" in seat for seat in first["spectator"]] == [False, False, False]
    assert ["hand" in seat for seat in first["all"]] == [True, True, True]
    own = [event for frame in replays["0"]["frames"] for event in frame["events"]]
    assert own == client.events
    assert server.refusal(f"{path}?viewer=7") == (400, "wrong")


async def test_a_player_can_play_on_from_any_point_against_bots(server: Server) -> None:
    client = await finished_game(server, "ablaze")
    frames = server.get(f"/api/replays/{client.table}?viewer=all")["frames"]
    number = len(frames) // 2
    body = {"name": "Max", "seat": 2, "number": number, "bot": "club"}
    seat = server.post(f"/api/replays/{client.table}/play-on", body)
    async with Client(server, seat["table"], seat["token"]) as again:
        await again.until(lambda c: "game" in c.last)
        begun = next(message for message in again.messages if message["type"] == "game")
        seen = server.get(f"/api/replays/{client.table}?viewer=2")["frames"][number]["game"]
        assert (begun["number"], begun["game"]["queue"], begun["game"]["seats"]) == (0, seen["queue"], seen["seats"])
        assert again.last["table"]["source"] == client.table
        await play_out([again])
        record = server.get(f"/api/replays/{seat['table']}/record")
        assert record["actions"][:number] == [frame["action"] for frame in frames[1 : number + 1]]
        assert "fair" not in record
    for wrong in ({**body, "number": len(frames)}, {**body, "number": len(frames) - 1}, {**body, "seat": 4}):
        assert server.refusal(f"/api/replays/{client.table}/play-on", wrong)[0] == 400


async def test_the_deal_can_be_checked_after_the_game_and_not_before(server: Server, tmp_path: Path) -> None:
    client = await finished_game(server)
    tables = [message for message in client.messages if message["type"] == "table"]
    assert all("fairness" not in message for message in tables if message["phase"] != "over")
    fairness = tables[-1]["fairness"]
    assert commitment_to(fairness["server_seed"]) == tables[0]["commitment"]
    assert fairness["seat_seeds"] == ["test", "", ""]
    record = server.get(f"/api/replays/{client.table}/record")
    check_fair(record)
    file = tmp_path / "game.json"
    file.write_text(write_json(record))
    result = CliRunner().invoke(main, ["fair", str(file)])
    assert (result.exit_code, result.output) == (0, "1 record: dealt fairly\n")
    record["fair"]["seat_seeds"][1] = "other"
    file.write_text(write_json(record))
    result = CliRunner().invoke(main, ["fair", str(file)])
    assert result.exit_code == 2
    assert "lead to another deal" in result.output


def _record() -> dict[str, Any]:
    record = fair_game("s", ["a", "b", "c"]).record()
    record["fair"] = {
        "commitment": commitment_to("s"),
        "server_seed": "s",
        "seat_seeds": ["a", "b", "c"],
        "deck": "base",
    }
    return record


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("commitment", "0" * 64, "does not match its commitment"),
        ("server_seed", 7, "expected commitment"),
        ("seat_seeds", ["a", "b"], "seeds, got 2"),
        ("seat_seeds", ["a", "b", 3], "list of strings"),
        ("seat_seeds", ["a", "c", "b"], "lead to another deal"),
        ("deck", "ablaze", "lead to another deal"),
        ("deck", "tarot", "unknown deck"),
    ],
)
def test_a_manipulated_deal_is_detected(key: str, value: object, says: str) -> None:
    record = _record()
    check_fair(record)
    record["fair"][key] = value
    with pytest.raises(RecordError, match=says):
        check_fair(record)


def test_a_record_without_seeds_cannot_be_checked() -> None:
    with pytest.raises(RecordError, match="'fair' is missing"):
        check_fair(Game.new().record())


def test_fair_dice_are_fair_and_roll_as_documented() -> None:
    dice = FairDice("seed", ["x"])
    rolls = [dice.below(7) for _ in range(7000)]
    expected = 1000
    assert sum((rolls.count(face) - expected) ** 2 / expected for face in range(7)) < 22.5  # chi-square, p = 0.001
    assert [FairDice("s", ["a", ""]).below(1000) for _ in range(2)] == [FairDice("s", ["a", ""]).below(1000)] * 2
    first = FairDice("s", ["a", "", "c"])
    assert [first.below(10) for _ in range(8)] == [7, 0, 4, 3, 8, 7, 2, 6]  # computed with another implementation


def test_the_seed_of_every_seat_changes_the_deal() -> None:
    deals = {
        str(fair_game("s", seeds).record()["deal"]) for seeds in (["a", "b", "c"], ["a", "b", "d"], ["", "b", "c"])
    }
    assert len(deals) == 3
