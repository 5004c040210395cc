"""A few thousand wrong messages. `python -m tests.server.bad_input` sends 200,000."""

from collections.abc import Callable

from tests.server.bad_input.targets import PATIENT
from tests.server.bad_input.wrong_messages import wrong
from tests.server.server_process import Server


async def test_wrong_messages_are_refused_and_change_nothing(start_server: Callable[..., Server]) -> None:
    outcome = await wrong(start_server(PATIENT), 3_000)
    words = {name.split(": ")[1] for name in outcome.counts}
    assert words >= {"stale", "not_asked", "illegal", "paused", "spectator", "no_such_card", "started", "not_host"}
