"""What a bot is."""

from typing import Protocol

from ..notation.actions import Action
from ..view import View


class Bot(Protocol):
    """A player that is handed what its seat may know and answers with one of the legal actions."""

    def choose(self, view: View) -> Action:
        """Return an action of the view's decision, which is this seat's."""
        ...
