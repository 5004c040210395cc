"""Who is gone is gone, and what is refused changes nothing, also not later."""

from collections.abc import Callable

from tests.server.bad_input.ghosts import (
    SHORT,
    ask_for_a_stand_in,
    be_sent_away_and_go_on,
    inherit_ids,
    leave_and_go_on,
    spoil_an_undo,
)
from tests.server.server_process import Server


async def test_who_has_left_can_do_nothing_any_more(server: Server) -> None:
    await leave_and_go_on(server)


async def test_who_was_sent_away_can_do_nothing_any_more(server: Server) -> None:
    await be_sent_away_and_go_on(server)


async def test_nobody_is_stood_in_for_because_someone_asked_in_vain(start_server: Callable[..., Server]) -> None:
    await ask_for_a_stand_in(start_server({"ORIFLAMME_AWAY_SECONDS": str(SHORT)}))


async def test_a_refused_message_takes_nobodys_undo(server: Server) -> None:
    await spoil_an_undo(server)


async def test_a_newcomers_ids_are_their_own(server: Server) -> None:
    await inherit_ids(server)
