"""The real limits hold, and only those who pass them feel them."""

from collections.abc import Iterator

import pytest

from tests.server.bad_input.limits import LIMITS, limits, talk_again_and_again
from tests.server.bad_input.scene import gathering
from tests.server.server_process import Server, starting

pytestmark = pytest.mark.xdist_group("limits")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the real limits."""
    with starting(tmp_path_factory.mktemp("limits")) as start:
        yield start(LIMITS)


async def test_every_limit_holds(limited: Server) -> None:
    await limits(limited)


async def test_coming_again_gives_nobody_more_to_say(limited: Server) -> None:
    await talk_again_and_again(limited, await gathering(limited))
