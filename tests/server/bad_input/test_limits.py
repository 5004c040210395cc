"""The real limits hold, and only those who pass them feel them."""

from collections.abc import Callable

from tests.server.bad_input.limits import LIMITS, limits
from tests.server.running import Server


async def test_every_limit_holds(start_server: Callable[..., Server]) -> None:
    await limits(start_server(LIMITS))
