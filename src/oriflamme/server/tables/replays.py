"""Replays of finished games: from a seat, as a spectator, or with every card open."""

from functools import lru_cache
from typing import Final

from ...events import Event
from ...game import Game
from ...protocol.messages import write
from ...protocol.tables import Frame, Replay
from ..wire.refusal import Refusal
from .table import Table

REMEMBERED: Final = 32


def replay_of(table: Table, viewer: str) -> bytes:
    """Return a finished game as one viewer saw it: a seat's number, `spectator`, or `all`."""
    return _replay(finished(table), viewer, table.position)


def finished(table: Table) -> Table:
    """Return a table whose game is over; the replay of a running game would tell secrets."""
    if table.phase == "closed":
        raise Refusal("closed")
    if table.phase != "over" or table.game is None:
        raise Refusal("not_over", "replay")
    return table


@lru_cache(maxsize=REMEMBERED)
def _replay(table: Table, viewer: str, position: int) -> bytes:
    assert table.game is not None
    seat = _seat(viewer, table.game.players)
    return write(
        Replay(
            table=table.id,
            names=table.names,
            settings=table.settings,
            viewer=viewer,
            frames=tuple(_frames(table.game, viewer == "all", seat)),
            commitment=table.commitment,
            fairness=table.fairness,
            source=table.source,
            bots=tuple(table.bot_names),
        )
    )


def _seat(viewer: str, players: int) -> int | None:
    if viewer in ("all", "spectator"):
        return None
    if viewer in map(str, range(players)):
        return int(viewer)
    raise Refusal("wrong", "viewer", most=players - 1)


def _frames(game: Game, is_open: bool, seat: int | None) -> list[Frame]:
    again = game.at(0)
    frames = [_frame(again, 0, 0, is_open, seat, None)]
    told = len(again.events())
    for number, move in enumerate(game.moves, 1):
        again.play(move.action)
        hides = not is_open and move.entry and move.seat != seat
        frames.append(_frame(again, number, told, is_open, seat, None if hides else str(move)))
        told = len(again.events())
    return frames


def _frame(game: Game, number: int, told: int, is_open: bool, seat: int | None, action: str | None) -> Frame:
    events: list[Event] = game.story(told) if is_open else game.events(told, seat)
    shown = game.show_openly() if is_open else game.show(seat)
    return Frame(number, tuple(events), shown, action)  # type: ignore[arg-type]
