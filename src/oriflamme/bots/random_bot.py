"""Level 0: any legal action, each as likely as the others."""

import random

from ..errors import OriflammeError
from ..notation.actions import Action
from ..view import View


class RandomBot:
    """Plays at random; the same seed and the same views give the same actions."""

    def __init__(self, seed: int | str = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Action:
        """Return a legal action."""
        if view.decision is None or not view.decision.actions:
            raise OriflammeError("a bot can only choose when its own seat is asked")
        return self._random.choice(view.decision.actions)
