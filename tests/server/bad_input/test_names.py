"""Some of the hostile names and texts. `python -m tests.server.bad_input` tries all 500."""

from collections.abc import Callable

from tests.server.bad_input.names import COUNT, LOGS, hostile_strings, names
from tests.server.server_process import Server


async def test_hostile_names_and_texts_come_back_as_data(start_server: Callable[..., Server]) -> None:
    counts = await names(start_server(LOGS), 125)
    assert counts["name accepted"] > 50 and counts["talk accepted"] > 50


def test_the_count_of_hostile_strings_is_as_documented() -> None:
    assert len({string.written for string in hostile_strings()}) == COUNT
