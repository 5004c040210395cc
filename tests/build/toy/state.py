"""The state of a game."""

from .kinds import NOBODY, SIZE, Byte, Short


class State:
    """The fields of a game. Narrow rows lie between wide ones, so that C leaves padding."""

    __slots__ = ("flags", "marks", "place", "score", "turns", "winner")

    def __init__(self) -> None:
        """Start a game."""
        self.place: list[Byte] = [0] * SIZE  # seven bytes, followed by padding
        self.turns = 0
        self.flags: list[Byte] = [-1] * 3
        self.score: list[Short] = [0] * SIZE
        self.winner = NOBODY
        self.marks: list[int] = [0] * (SIZE - 2)

    def copy(self) -> "State":
        """Return an independent copy."""
        new = State()
        for name in State.__slots__:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, n) == getattr(other, n) for n in State.__slots__)
