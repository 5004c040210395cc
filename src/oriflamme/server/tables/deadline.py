"""When a turn-based table's deadline changes. It is in the store, and runs while no player is connected."""

from ..storage.records import DeadlineChange, DeadlineDropped, DeadlineReassigned, DeadlineSet
from .table import Table


def deadline_change(before: Table, after: Table) -> DeadlineChange | None:
    """Return how a table's deadline changes when the table does; None if it stays as it is.

    A turn-based table that is played and not paused has exactly one deadline, also while a bot answers: the scheduler
    finds every table that must go on by looking for deadlines.
    """
    if not after.is_turn_based:
        return None
    if not _needs_one(after):
        return DeadlineDropped() if _needs_one(before) else None
    assert after.asked is not None
    by_bot = after.is_answered_by_bot
    if not _needs_one(before) or after.position != before.position:
        length = after.settings.pace.seconds * 1000
        return DeadlineSet(after.position, after.asked, min(length, _left(before, after)), length, by_bot)
    if before.is_answered_by_bot != by_bot:  # coming back buys no time
        return DeadlineReassigned(after.asked, by_bot)
    return None


def _left(before: Table, after: Table) -> int:
    """Return the milliseconds that the seat that is asked has: a whole turn, or what was left of this one."""
    if before.paused:
        return after.left_at_pause
    if _has_undone(before, after):
        return after.left_at_undo
    return after.settings.pace.seconds * 1000


def _has_undone(before: Table, after: Table) -> bool:
    return before.game is not None and after.game is not None and len(after.game.moves) < len(before.game.moves)


def _needs_one(table: Table) -> bool:
    return table.phase == "playing" and not table.paused
