"""The real limits hold, and affect only clients that exceed them."""

from collections.abc import Iterator

import pytest

from tests.server.bad_input.limits import LIMITS, limits, talk_over_new_sockets
from tests.server.bad_input.targets import gathering
from tests.server.server_process import Server, starting

pytestmark = pytest.mark.xdist_group("limits")


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the real limits."""
    with starting(tmp_path_factory.mktemp("limits")) as start:
        yield start(LIMITS)


async def test_every_limit_holds(limited: Server) -> None:
    await limits(limited)


async def test_reconnecting_does_not_reset_the_limit_of_talk(limited: Server) -> None:
    await talk_over_new_sockets(limited, await gathering(limited))
