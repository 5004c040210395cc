"""A few thousand mutated frames. `python -m tests.server.bad_input` sends a million."""

from collections.abc import Callable

from tests.server.bad_input.frames import frames, long_handshakes
from tests.server.bad_input.targets import PATIENT
from tests.server.server_process import Server


async def test_bad_frames_change_nothing(start_server: Callable[..., Server]) -> None:
    outcome = await frames(start_server(PATIENT), 3_000)
    assert outcome.counts["message: no_message"] > 1_000
    assert outcome.honest.moves > 0, "the honest table could not play"


async def test_an_overlong_handshake_is_answered(server: Server) -> None:
    await long_handshakes(server)
