"""How heavy the page is: what is loaded up to the first table."""

import gzip
import re

import pytest

from .conftest import Invite
from .people import PHONE, Person, gather

MOST_SCRIPT = 120_000  # bytes, packed
MOST_AT_ALL = 400_000


async def loaded(person: Person, *kinds: str) -> int:
    """Return the bytes of everything of these kinds that was loaded, each packed."""
    weights = await person.page.evaluate(
        """async () => {
          const found = performance.getEntriesByType("resource").map(({ name }) => name);
          return [...new Set([location.origin + "/", ...found])].filter((name) => name.startsWith(location.origin));
        }"""
    )
    total = 0
    for address in weights:
        if not kinds or address.split("?")[0].endswith(kinds):
            answer = await person.context.request.get(address)
            body = await answer.body()
            total += len(body) if address.endswith(".woff2") else len(gzip.compress(body, 9))
    return total


@pytest.mark.parametrize("way", ["play now", "a friend's link"])
async def test_the_first_table_needs_at_most_120_kilobytes_of_script(invite: Invite, way: str) -> None:
    ann = await invite(size=PHONE, new=True)
    if way == "play now":
        await ann.go("/")
        await ann.press(ann.button("play-now"))
        await ann.asked()
    else:
        host = await invite("Host")
        await gather(host, free=1)
        await ann.join_by_link(await host.invitation())
        await host.deal()
        await ann.sees_table()
    assert 20_000 < await loaded(ann, ".js") <= MOST_SCRIPT
    assert await loaded(ann) <= MOST_AT_ALL


async def test_what_a_table_does_not_need_is_not_loaded_for_it(invite: Invite) -> None:
    ann = await invite(new=True)
    await ann.go("/")
    await ann.press(ann.button("play-now"))
    await ann.asked()
    names = " ".join(address.rsplit("/", 1)[1] for address in ann.addresses)
    assert not re.search("lessons|(?:Replay|Cards|Profile|Ladders|Admin|MyGames)-", names)
    assert sum(address.endswith(".ftl") for address in ann.addresses) == 1  # one language
