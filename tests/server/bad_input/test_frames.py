"""A few thousand of the mutated frames; `python -m tests.server.bad_input` sends a million."""

from collections.abc import Callable

from tests.server.bad_input.frames import frames, long_handshakes
from tests.server.bad_input.scene import PATIENT
from tests.server.server_process import Server


async def test_bad_frames_change_nothing(start_server: Callable[..., Server]) -> None:
    outcome = await frames(start_server(PATIENT), 3_000)
    assert outcome.counts["message: no_message"] > 1_000
    assert outcome.honest.moves > 0, "an honest table could not play on"


async def test_a_handshake_that_is_too_long_is_answered(server: Server) -> None:
    await long_handshakes(server)
