"""The page finds an owner out who cheats at the deal, and says so in plain words."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from ..server.clients import Client, play_out
from ..server.lies import LIES, lying
from ..server.server_process import Server, starting
from .conftest import Invite
from .people import PHONE, SEATS, Person
from .words import words

LIAR = pytest.mark.xdist_group("liar on the page")
DEALS = "oriflamme.deals"
SEEDED = f"() => Object.values(JSON.parse(localStorage.getItem('{DEALS}') ?? '{{}}')).some((deal) => deal.seed)"


@pytest.fixture(scope="module")
def liar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner cheats at tables whose first player is called after a lie."""
    with starting(tmp_path_factory.mktemp("liar")) as start:
        yield start(lying())


async def sit_down(person: Person) -> str:
    """Sit down with two bots, and wait until the server has the seed; return the table."""
    await person.open_table(players=3, bots={1: "beginner", 2: "beginner"})
    await person.page.wait_for_function(SEEDED)
    ((table, kept),) = (await person.recall(DEALS)).items()
    assert kept["before"] and kept["seed"] == (await person.recall(SEATS))[0]["seed"]
    return str(table)


async def finish(person: Person, server: Server, table: str) -> None:
    """Play the game to its end without the page, which looks at it again afterwards."""
    (held,) = await person.recall(SEATS)
    await person.go("/cards")
    async with Client(server, table, held["token"]) as client:
        await client.until(lambda c: "game" in c.last)
        await play_out([client])
    await person.go(f"/t/{table}")
    await person.end.wait_for()


@LIAR
@pytest.mark.parametrize("lie", ["swapped_seed", "replaced_seat_seed", "withheld_reveal"])
async def test_the_page_finds_out_at_the_end_what_the_owner_did(invite: Invite, liar: Server, lie: str) -> None:
    ann = await invite(name=lie, address=liar.address)
    table = await sit_down(ann)
    await ann.deal()
    await finish(ann, liar, table)
    alert = ann.page.get_by_role("alert").filter(has_text=words("fair-broken"))
    await expect(alert).to_contain_text(words("fair-" + LIES[lie].replace("_", "-")))


@LIAR
async def test_the_page_stops_when_the_commitment_changes(invite: Invite, liar: Server) -> None:
    ann = await invite(name="swapped_commitment", address=liar.address, size=PHONE)
    table = await sit_down(ann)
    await ann.press(ann.button("lobby-start"))
    await expect(ann.heading("fair-broken")).to_be_visible()
    await expect(ann.page.get_by_role("alert")).to_contain_text(words("fair-commitment-changed"))
    await expect(ann.hand).to_have_count(0)
    await ann.go(f"/t/{table}")  # to load it again does not help the owner
    await expect(ann.heading("fair-broken")).to_be_visible()


@LIAR
async def test_where_the_owner_does_not_cheat_the_page_says_what_it_has_checked(invite: Invite, liar: Server) -> None:
    ann = await invite(name="Honest", address=liar.address)
    table = await sit_down(ann)
    await ann.deal()
    await finish(ann, liar, table)
    await expect(ann.page.get_by_role("status").filter(has_text=words("fair-proved"))).to_be_visible()
    await ann.press(ann.link("end-replay"))
    await ann.press(ann.button("replay-more"))
    await ann.press(ann.button("fair-check"))
    dialog = ann.page.get_by_role("dialog")
    await expect(dialog.get_by_role("status")).to_have_text(words("fair-proved"))
    kept = (await ann.recall(DEALS))[table]
    for text in (kept["commitment"], kept["seed"]):
        await expect(dialog.get_by_text(text).first).to_be_visible()
    await ann.press(dialog.get_by_text(words("fair-about"), exact=True))
    await expect(dialog.get_by_text(words("fair-about-owner"))).to_be_visible()
