"""The real limits hold, and only those who pass them feel them."""

from collections.abc import Callable

from tests.server.bad_input.limits import LIMITS, limits, talk_again_and_again
from tests.server.bad_input.scene import gathering
from tests.server.running import Server


async def test_every_limit_holds(start_server: Callable[..., Server]) -> None:
    await limits(start_server(LIMITS))


async def test_coming_again_gives_nobody_more_to_say(start_server: Callable[..., Server]) -> None:
    server = start_server(LIMITS)
    await talk_again_and_again(server, await gathering(server))
