"""Removed clients can do nothing, and a refused message changes nothing, not even later."""

from collections.abc import Callable

from tests.server.bad_input.side_effects import (
    SHORT,
    be_removed_and_continue,
    leave_and_continue,
    request_a_stand_in,
    reuse_ids,
    send_stale_before_undo,
)
from tests.server.server_process import Server


async def test_messages_of_a_player_who_left_have_no_effect(server: Server) -> None:
    await leave_and_continue(server)


async def test_messages_of_a_removed_player_have_no_effect(server: Server) -> None:
    await be_removed_and_continue(server)


async def test_a_refused_request_for_a_stand_in_has_no_effect(start_server: Callable[..., Server]) -> None:
    await request_a_stand_in(start_server({"ORIFLAMME_AWAY_SECONDS": str(SHORT)}))


async def test_a_refused_message_does_not_prevent_an_undo(server: Server) -> None:
    await send_stale_before_undo(server)


async def test_a_new_player_may_reuse_the_ids_of_the_previous_one(server: Server) -> None:
    await reuse_ids(server)
