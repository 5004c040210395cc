"""The viewers of a table: who is connected, what each has been sent, and how long players have been away."""

import time
from typing import Final

from ...protocol.messages import Refused, write
from ..metrics import SENT
from ..times import RUNNING
from .ports import Connection

RETURNING: Final = 10.0  # seconds that a player has to come back, at no cost, when a process dropped the connection


class Viewer:
    """A client at a table: a seat's, or a spectator's (None)."""

    __slots__ = ("browser", "connection", "heard", "muted", "number", "seat", "seen")

    def __init__(self, seat: int | None, connection: Connection, heard: int, browser: str = "") -> None:
        self.seat = seat
        self.browser = browser  # the number that the browser shows; empty for a program
        self.connection = connection
        self.heard = heard  # events sent
        self.seen = 0  # the hash of the last position shown
        self.number = 0  # of that position
        self.muted: set[int] = set()

    def send(self, message: bytes, is_secret: bool = False) -> None:
        """Send a message; one that is secret is not counted."""
        if not is_secret:
            SENT.inc()
        self.connection.send(message)

    def dismiss(self, code: int, refusal: Refused) -> None:
        """Send the viewer away with a reason."""
        self.send(write(refusal))
        self.connection.close(code)


class Audience:
    """Everyone at a table. A seat has one viewer, the newest."""

    def __init__(self) -> None:
        self.seated: dict[int, Viewer] = {}
        self.spectators: set[Viewer] = set()

    def __len__(self) -> int:
        return len(self.seated) + len(self.spectators)

    def has(self, viewer: Viewer) -> bool:
        """Tell whether a viewer is still here."""
        return viewer in self.spectators if viewer.seat is None else self.seated.get(viewer.seat) is viewer

    def everyone(self) -> list[Viewer]:
        """Return all viewers."""
        return [*self.seated.values(), *self.spectators]

    def add(self, viewer: Viewer) -> Viewer | None:
        """Add a viewer; return the one that it replaces."""
        if viewer.seat is None:
            self.spectators.add(viewer)
            return None
        replaced = self.seated.get(viewer.seat)
        self.seated[viewer.seat] = viewer
        return replaced

    def remove(self, viewer: Viewer) -> bool:
        """Remove a viewer; tell whether it was still here."""
        if viewer.seat is None:
            here = viewer in self.spectators
            self.spectators.discard(viewer)
            return here
        if self.seated.get(viewer.seat) is not viewer:
            return False
        del self.seated[viewer.seat]
        return True


class Absences:
    """Since when seats are without a connection, and whose time does not run yet because that is the server's fault."""

    def __init__(self, seats: int, are_excused: bool = True) -> None:
        """`are_excused`: the server has dropped everyone's connection, as by a restart."""
        self._since: dict[int, float] = {}
        self._excused = dict.fromkeys(range(seats), RUNNING.now() + RETURNING) if are_excused else {}
        self._excused_at: dict[int, int] = {}  # by seat, the position at which it was excused last

    def end(self, seat: int) -> None:
        """Note that a seat has a connection."""
        self._since.pop(seat, None)
        self._excused.pop(seat, None)

    def begin(self, seat: int, is_excused: bool, position: int) -> None:
        """Note that a seat has lost its connection; excused, if a process of ours dropped it, once a decision."""
        if is_excused and self._excused_at.get(seat) != position:
            self._excused[seat] = RUNNING.now() + RETURNING
            self._excused_at[seat] = position
        self._since[seat] = time.monotonic()

    def seconds(self, seat: int) -> float:
        """Return how long a seat has been without a connection; a seat that never had one begins to count now."""
        now = time.monotonic()
        return now - self._since.setdefault(seat, now)

    def is_excused(self, seat: int) -> bool:
        """Tell whether a seat's time must not run yet."""
        return RUNNING.now() < self._excused.get(seat, 0.0)
