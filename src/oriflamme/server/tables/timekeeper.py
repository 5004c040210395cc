"""The timekeeper of a live table: how much time its players have left, by the clock and by being away."""

from typing import Final, NamedTuple

from ...protocol.tables import Away
from .audience import Absences, Audience
from .clock import Clock
from .table import Table


class KeptClock(NamedTuple):
    """The clock of a table that is not in memory, and the position whose decision it has measured."""

    position: int
    clock: Clock


class Timekeeper:
    """The clock of a table, who is away, and the time that is left by both."""

    def __init__(self, table: Table, audience: Audience, away_seconds: float, kept: KeptClock | None) -> None:
        """`kept`: the clock of this table when this process let go of it, if it did."""
        self._table: Final = table
        self._audience: Final = audience
        self._away_seconds: Final = away_seconds  # until a bot may stand in for a player who is away
        goes_on = kept is not None and kept.position == table.position
        self.absences: Final = Absences(len(table.seats), are_excused=not goes_on)
        new_clock = Clock(table.settings.pace, used=table.used_so_far / 1000)
        self.clock: Final = kept.clock if kept is not None and goes_on else new_clock
        self.left_before: int | None = None  # milliseconds left before the last action, at a turn-based table
        self._out_of_time_at: int | None = None  # the position at which the seat that is asked had no time left

    def keep(self) -> KeptClock | None:
        """Stop the clock and return it: it goes on when the table is read again.

        Otherwise leaving, or a new name, would buy time.
        """
        if self._table.phase != "playing" or not self.clock.measures:
            return None
        self.clock.stop()
        return KeptClock(self._table.position, self.clock)

    def let_run(self) -> None:
        """Let the time of the seat that is asked run, unless its connection was lost through our fault."""
        asked = self._table.asked
        if asked is not None and self.absences.is_excused(asked):
            self.clock.stop()
        else:
            self.clock.run()

    # Time that is left.

    @property
    def is_out_of_time(self) -> bool:
        """Whether the seat that is asked had no time left for this decision."""
        return self._out_of_time_at == self._table.position

    def ran_out_at(self, position: int | None) -> None:
        """Note the position at which the seat that is asked had no time left; None: it has answered."""
        self._out_of_time_at = position

    def has_clock_run_out(self, seat: int) -> bool:
        """Tell whether a seat has no time left on its clock."""
        return not self.clock.left(self._table.seats[seat].reserve)

    def seconds_left(self, seat: int) -> float:
        """Return the seconds a player has left, by the clock and by being away."""
        left = self.clock.left(self._table.seats[seat].reserve)
        if seat not in self._audience.seated:
            left = min(left, self._away_seconds - self.absences.seconds(seat))
        return left

    def left_if_taken_back(self) -> int:
        """Return the milliseconds that the last action's decision would have left; any number without a clock."""
        if self._table.is_turn_based:
            return (self.left_before or 0) - round(1000 * self.clock.used)
        if self.clock.measures:
            return round(1000 * self.clock.left_if_taken_back(self._table.reserve_before))
        return 1

    def away(self, seat: int) -> Away | None:
        """Return how long a player has been away and when a bot may stand in; None if no one waits for that."""
        player = self._table.seats[seat]
        is_missed = self._table.phase == "playing" and player.kind == "person" and not player.stood_in
        if not is_missed or self._table.is_turn_based or seat in self._audience.seated:
            return None
        seconds = self.absences.seconds(seat)
        return Away(round(1000 * seconds), max(0, round(1000 * (self._away_seconds - seconds))))
