"""An owner who cheats at the deal is found out by what a client has kept."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from oriflamme.cli import main
from oriflamme.client import Client, Decision, Seat, TableSettings, UnfairDeal
from oriflamme.client.kept_deals import KeptDeal, read_kept
from oriflamme.events import Placed

from .lies import LIES, lying
from .server_process import Server, starting

GAMES = 300.0  # seconds that a few games may take on a busy machine
AGAINST_BOTS = (None, "random", "random")


class RandomPlayer:
    """Answers at random."""

    def choose(self, decision: Decision) -> str:
        return random.choice(decision.actions)


@pytest.fixture(scope="module")
def liar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner cheats at tables whose first player is called after a lie."""
    with starting(tmp_path_factory.mktemp("liar")) as start:
        yield start(lying())


async def played(client: Client) -> Seat:
    async with asyncio.timeout(GAMES), await client.open_table(TableSettings(players=3), AGAINST_BOTS) as seat:
        await seat.play(RandomPlayer())
    return seat


@pytest.mark.xdist_group("liar")
@pytest.mark.parametrize(("lie", "code"), LIES.items())
async def test_every_deed_of_a_cheating_owner_is_found_out(liar: Server, lie: str, code: str) -> None:
    with pytest.raises(UnfairDeal) as found:
        await played(Client(liar.address, name=lie))
    assert found.value.code == code


@pytest.mark.xdist_group("liar")
async def test_the_same_server_is_believed_where_its_owner_does_not_cheat(liar: Server) -> None:
    seat = await played(Client(liar.address, name="Honest"))
    assert seat.check_deal() and seat.is_over


@pytest.mark.xdist_group("liar")
async def test_a_changed_commitment_ends_the_connection_before_a_card_is_played(liar: Server) -> None:
    seat = await Client(liar.address, name="swapped_commitment").open_table(TableSettings(players=3), AGAINST_BOTS)
    with pytest.raises(UnfairDeal):
        await seat.begin()
        await seat.until(lambda: seat.is_over)
    with pytest.raises(UnfairDeal):
        await seat.say("hello")
    assert not [event for event in seat.events if isinstance(event, Placed) and event.seat == seat.number]
    await seat.close()


@pytest.mark.xdist_group("liar")
async def test_what_a_client_kept_survives_it_and_finds_the_owner_out_afterwards(liar: Server, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    seat = await Client(liar.address, name="swapped_seed", kept=file).open_table(TableSettings(players=3), AGAINST_BOTS)
    token = seat.token
    await seat.close()  # the client is gone, and another one begins where it was
    again = await Client(liar.address, kept=file).sit(seat.table, token)
    with pytest.raises(UnfairDeal, match="not the one that it committed to"):
        await again.play(RandomPlayer())
    await again.close()
    kept = {(deal.table, deal.seat): deal for deal in read_kept(file)}[seat.table, seat.number]
    assert kept.before and kept.seed and kept.proves
    record = tmp_path / "game.json"
    record.write_text(json.dumps(liar.get(f"/api/replays/{seat.table}/record")))
    alone = CliRunner().invoke(main, ["fair", str(record)])
    assert alone.exit_code == 0 and "proves nothing against the server" in alone.output  # the record fits itself
    against = CliRunner().invoke(main, ["fair", str(record), "--commitment", kept.commitment, "--seed", kept.seed])
    assert against.exit_code == 2 and "a different commitment" in against.output


@pytest.mark.xdist_group("liar")
async def test_the_command_compares_a_record_with_what_was_kept(liar: Server, tmp_path: Path) -> None:
    honest, replaced = tmp_path / "honest.json", tmp_path / "replaced.json"
    seat = await played(Client(liar.address, name="Honest"))
    honest.write_text(json.dumps(liar.get(f"/api/replays/{seat.table}/record")))
    assert seat.deal is not None
    proof = ["--commitment", seat.deal.commitment, "--seed", seat.deal.seed]
    told = CliRunner().invoke(main, ["fair", str(honest), *proof])
    assert (told.exit_code, told.output) == (
        0,
        "1 record: dealt from the seed that the server committed to, and with your seed\n",
    )
    told = CliRunner().invoke(main, ["fair", str(honest), *proof[:2]])
    assert told.exit_code == 0 and "may have known all other seeds" in told.output
    told = CliRunner().invoke(main, ["fair", str(honest), *proof[:3], "another-seed"])
    assert told.exit_code == 2 and "not made with the seed that you sent" in told.output
    record = json.loads(honest.read_text())
    del record["fair"]
    replaced.write_text(json.dumps(record))
    told = CliRunner().invoke(main, ["fair", str(replaced), *proof])
    assert told.exit_code == 2 and "does not reveal its seed" in told.output


def test_a_seat_that_came_after_the_start_proves_nothing() -> None:
    came_late = KeptDeal("http://server", "table", "commitment", seat=0, seed="mine")
    assert not came_late.proves
    assert not msgspec.structs.replace(came_late, before=True, seed="").proves
    assert msgspec.structs.replace(came_late, before=True).proves
