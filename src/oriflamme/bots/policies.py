"""Levels 0 to 2: bots that are a rule of thumb, compiled."""

from hashlib import blake2b

from ..notation.actions import Action, action_of
from ..rules import Dice
from ..tactics import policy_action, roll_for
from ..tactics.policies import BEGINNER, CASUAL, RANDOM
from ..view import View
from .interface import asked_seat


def birth(seed: int | str) -> int:
    """Return the number that a seed of any kind is to the compiled dice."""
    if isinstance(seed, int) and 0 <= seed < 1 << 62:
        return seed
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest()) >> 2


class PolicyBot:
    """A bot that follows a compiled rule of thumb."""

    policy: int

    def __init__(self, seed: int | str = 0) -> None:
        self._birth = birth(seed)
        self._dice = Dice()

    def choose(self, view: View) -> Action:
        """Return what the rule of thumb says."""
        asked_seat(view)
        roll_for(self._dice, self._birth, len(view.history))
        return action_of(view.state.question, policy_action(view.state, self._dice, self.policy))


class RandomBot(PolicyBot):
    """Level 0: any legal action, each as likely as the others."""

    policy = RANDOM


class BeginnerBot(PolicyBot):
    """Level 1: a casual player who plays anything at all now and then, and forgets what has been discarded."""

    policy = BEGINNER


class CasualBot(PolicyBot):
    """Level 2: rules of thumb for all 31 kinds: when to reveal, whom to hit, where to place."""

    policy = CASUAL
