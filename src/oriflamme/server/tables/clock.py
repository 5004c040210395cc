"""Time for decisions. It runs only while the table is awake, and is never read from the time of day."""

from collections.abc import Callable

from ...protocol.tables import Pace
from ..times import RUNNING


class Clock:
    """How long the seat that is asked has been thinking. A table that sleeps, pauses or restarts charges nothing."""

    __slots__ = ("_answered", "_before", "_now", "_since", "_used", "measures", "pace")

    def __init__(self, pace: Pace, now: Callable[[], float] = RUNNING.now, used: float = 0.0) -> None:
        """`used`: the seconds that the log says were used for this decision."""
        self.pace = pace
        self.measures = pace.kind == "live"  # whether time is measured at all
        self._now = now  # seconds that only go forward
        self._used = used
        self._before = 0.0  # seconds that the last decision used; it goes on with them if it is taken back
        self._since: float | None = None
        self._answered: float | None = None  # when the first answer came, even if it could not be stored

    def ask_anew(self) -> None:
        """Begin a new decision, and remember what the last one used."""
        self._before = self.used
        self._used = 0.0
        self._since = None
        self._answered = None

    @property
    def used_if_taken_back(self) -> float:
        """The seconds that the last decision would have used if it were taken back now.

        The time since its answer is one of them. Otherwise a player could think for nothing by answering and undoing.
        """
        return self._before + self.used

    def take_back(self) -> None:
        """Go on with the last decision: it has used what it had used, and the time since its answer."""
        self._used = self.used_if_taken_back
        self._before = 0.0
        self._since = None
        self._answered = None

    def run(self) -> None:
        """Start the clock."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Stop the clock."""
        self._used = self.used
        self._since = None

    def forgive(self, seconds: float) -> None:
        """Charge nothing for seconds of this decision."""
        if self._since is not None:
            self._used = max(0.0, self.used - seconds)
            self._since = self._now()

    @property
    def runs(self) -> bool:
        """Whether the time runs."""
        return self._since is not None

    @property
    def used(self) -> float:
        """The seconds used for this decision."""
        return self._used + (self._now() - self._since if self._since is not None else 0.0)

    def first_answer(self, came: float) -> float:
        """Note when an answer came; return when the first one came. Waiting for a full disk is not charged."""
        if self._answered is None:
            self._answered = came
        return self._answered

    def reserve_after(self, reserve: int, waited: float = 0.0) -> int:
        """Return a seat's reserve, in milliseconds, after an answer that came so many seconds ago."""
        if not self.measures:
            return reserve
        beyond = max(0.0, self.used - waited - self.pace.seconds)
        return max(0, reserve - round(beyond * 1000))

    def left(self, reserve: int) -> float:
        """Return the seconds a seat with this reserve has left for this decision."""
        return self._left(reserve, self.used)

    def left_if_taken_back(self, reserve: int) -> float:
        """Return the seconds a seat that had this reserve would have left for the last decision."""
        return self._left(reserve, self.used_if_taken_back)

    def _left(self, reserve: int, used: float) -> float:
        return max(0.0, self.pace.seconds + reserve / 1000 - used)
