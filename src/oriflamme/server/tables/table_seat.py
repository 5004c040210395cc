"""A seat at a table: who holds it, and what the log says of them."""

from dataclasses import dataclass, field
from typing import Final

from ...protocol.fields import SeatKind

REMEMBERED: Final = 64  # ids of messages that a seat's client may repeat


@dataclass(slots=True)
class TableSeat:
    """A seat and who holds it."""

    kind: SeatKind = "empty"
    name: str = ""
    bot: str = ""
    token_digest: str = ""
    account: str | None = None
    is_bot: bool = False  # a bot of somebody's, which answers over a socket
    was: str | None = None  # the number in the place of an account that has been deleted
    agreed: bool = False  # has taken the seat for this game, at a rated table
    ready: bool = False  # has come as well, or has said so: a rated game waits for everyone to be ready
    browser: str = ""  # a digest of the browser's number, at a rated table
    seed: str = ""
    stood_in: bool = False
    stood_in_at: int | None = None  # how many actions there were when a bot began to stand in
    reserve: int = 0  # milliseconds
    undone: int = 0  # how many of its actions it has taken back
    coached: int = 0  # how often it has asked the coach
    coached_at: int = -1  # the position at which it did so last
    answered: dict[str, int] = field(default_factory=dict)  # the position to which a client's message led, by its id

    @property
    def player(self) -> str | None:
        """Who is rated for this seat: its account, or the pseudonym of a deleted one."""
        return self.account or self.was

    def remember(self, message_id: str, number: int) -> None:
        """Remember that a message was carried out."""
        if message_id:
            self.answered[message_id] = number
            if len(self.answered) > REMEMBERED:
                del self.answered[next(iter(self.answered))]
