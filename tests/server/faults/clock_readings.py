"""Readings of the tables' clocks: was a clock charged while the server was down?"""

from dataclasses import dataclass, field


@dataclass
class _Reading:
    seat: int
    number: int
    left: int  # milliseconds
    reserves: tuple[int, ...]
    at: float
    stopped_at: float = 0.0  # when the server was killed
    awake_at: float | None = None  # when the first of its people reconnected


@dataclass
class Clocks:
    """The last readings of the tables' clocks, and how they differ after an outage."""

    charges: list[float] = field(default_factory=list)  # seconds charged beyond those in which the clock ran
    changed_reserves: int = 0
    _last: dict[str, _Reading] = field(default_factory=dict)

    def stop(self, at: float) -> None:
        """Note that the server is killed. No clock may run from now on."""
        for reading in self._last.values():
            reading.stopped_at, reading.awake_at = reading.stopped_at or at, None

    def forget(self, table: str) -> None:
        """Forget a table whose server was not killed, because its clock has run on."""
        self._last.pop(table, None)

    def wake(self, table: str, at: float) -> None:
        """Note that a client says hello. The table's clock may run from now on."""
        reading = self._last.get(table)
        if reading is not None and reading.awake_at is None:
            reading.awake_at = at

    def read(self, table: str, seat: int, number: int, left: int, reserves: tuple[int, ...], at: float) -> None:
        """Take a reading of the seat that is asked. The first after an outage is compared with the last before it."""
        last = self._last.get(table)
        if last is not None and last.stopped_at and (last.seat, last.number) == (seat, number):
            ran = last.stopped_at - last.at + (at - last.awake_at if last.awake_at is not None else 0.0)
            self.charges.append((last.left - left) / 1000 - ran)
            self.changed_reserves += reserves != last.reserves
        self._last[table] = _Reading(seat, number, left, reserves, at)
