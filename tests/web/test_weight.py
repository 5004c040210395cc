"""The size of the page: what is loaded before the first table appears."""

import gzip
import re

import pytest

from .conftest import Invite
from .people import PHONE, Person, gather

MAX_SCRIPT = 120_000  # bytes, compressed
MAX_TOTAL = 400_000


async def loaded(person: Person, *endings: str) -> int:
    """Return the compressed size of everything that was loaded, or of the files with these endings."""
    addresses = await person.page.evaluate(
        """async () => {
          const found = performance.getEntriesByType("resource").map(({ name }) => name);
          return [...new Set([location.origin + "/", ...found])].filter((name) => name.startsWith(location.origin));
        }"""
    )
    total = 0
    for address in addresses:
        if not endings or address.split("?")[0].endswith(endings):
            answer = await person.context.request.get(address)
            body = await answer.body()
            total += len(body) if address.endswith(".woff2") else len(gzip.compress(body, 9))
    return total


@pytest.mark.parametrize("route", ["play now", "a friend's link"])
async def test_the_first_table_loads_at_most_120_kilobytes_of_script(invite: Invite, route: str) -> None:
    ann = await invite(size=PHONE, new=True)
    if route == "play now":
        await ann.go("/")
        await ann.press(ann.button("play-now"))
        await ann.asked()
    else:
        host = await invite("Host")
        await gather(host, free=1)
        await ann.join_by_link(await host.invitation())
        await host.deal()
        await ann.sees_table()
    assert 20_000 < await loaded(ann, ".js") <= MAX_SCRIPT
    assert await loaded(ann) <= MAX_TOTAL


async def test_a_table_loads_nothing_that_it_does_not_need(invite: Invite) -> None:
    ann = await invite(new=True)
    await ann.go("/")
    await ann.press(ann.button("play-now"))
    await ann.asked()
    names = " ".join(address.rsplit("/", 1)[1] for address in ann.addresses)
    assert not re.search("lessons|(?:Replay|Cards|Profile|Ladders|Admin|MyGames)-", names)
    assert sum(address.endswith(".ftl") for address in ann.addresses) == 1  # one language
