"""Those who look at a table: what each has been told, and how more is sent to them."""

from typing import Final, Protocol

from ...protocol.messages import Refused, write
from ..metrics import SENT

RESTART: Final = 1012  # come back in a second
REPLACED: Final = 4001  # closing codes: a newer socket has the seat
UNREACHABLE: Final = 4002  # does not take what it is sent
GONE: Final = 4003  # has no business at this table any more


class Line(Protocol):
    """The way to a client."""

    def push(self, message: bytes) -> None:
        """Send a message, soon and in order."""
        ...

    def close(self, code: int) -> None:
        """Close it after what has been pushed."""
        ...


class Viewer:
    """A socket at a table: a seat's, or a spectator's (None)."""

    __slots__ = ("heard", "line", "muted", "seat", "seen")

    def __init__(self, seat: int | None, line: Line, heard: int) -> None:
        self.seat = seat
        self.line = line
        self.heard = heard  # events told
        self.seen = 0  # the hash of the last position shown
        self.muted: set[int] = set()

    def send(self, message: bytes) -> None:
        """Send a message."""
        SENT.inc()
        self.line.push(message)

    def leave(self, code: int, refusal: Refused) -> None:
        """Send them away with a reason."""
        self.send(write(refusal))
        self.line.close(code)


class Audience:
    """Everyone at a table. A seat has one viewer, the newest."""

    def __init__(self) -> None:
        self.seated: dict[int, Viewer] = {}
        self.spectators: set[Viewer] = set()

    def __len__(self) -> int:
        return len(self.seated) + len(self.spectators)

    def has(self, viewer: Viewer) -> bool:
        """Tell whether someone is still here."""
        return viewer in self.spectators if viewer.seat is None else self.seated.get(viewer.seat) is viewer

    def everyone(self) -> list[Viewer]:
        """Return all of them."""
        return [*self.seated.values(), *self.spectators]

    def add(self, viewer: Viewer) -> Viewer | None:
        """Let someone in; return whom they replace."""
        if viewer.seat is None:
            self.spectators.add(viewer)
            return None
        replaced = self.seated.get(viewer.seat)
        self.seated[viewer.seat] = viewer
        return replaced

    def remove(self, viewer: Viewer) -> bool:
        """Let someone go; tell whether they were still here."""
        if viewer.seat is None:
            here = viewer in self.spectators
            self.spectators.discard(viewer)
            return here
        if self.seated.get(viewer.seat) is not viewer:
            return False
        del self.seated[viewer.seat]
        return True

    def by_viewpoint(self) -> list[tuple[int | None, list[Viewer]]]:
        """Return the viewers grouped by what they see: seat by seat, then the spectators."""
        groups: list[tuple[int | None, list[Viewer]]] = [(seat, [viewer]) for seat, viewer in self.seated.items()]
        if self.spectators:
            groups.append((None, list(self.spectators)))
        return groups
