"""Levels 0 to 2: bots that follow a compiled rule of thumb."""

from hashlib import blake2b

from ..notation.actions import Action, action_of
from ..rules import Dice
from ..tactics import policy_action, roll_for
from ..tactics.policies import BEGINNER, CASUAL, RANDOM, SEASONED
from ..texts import texts_in
from ..view import View
from .interface import Explanation, asked_seat


def seed_number(seed: int | str) -> int:
    """Turn a seed of any kind into a number for the compiled dice."""
    if isinstance(seed, int) and 0 <= seed < 1 << 62:
        return seed
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest()) >> 2


class PolicyBot:
    """A bot that follows a compiled rule of thumb."""

    policy: int

    def __init__(self, seed: int | str = 0) -> None:
        self._seed_number = seed_number(seed)
        self._dice = Dice()

    def choose(self, view: View) -> Action:
        """Return the action that the rule of thumb picks."""
        asked_seat(view)
        roll_for(self._dice, self._seed_number, view.played)
        return action_of(view.state.question, policy_action(view.state, self._dice, self.policy))

    def explain(self, view: View, language: str | None = None) -> Explanation:
        """Return the action. There are no candidates, because nothing was compared."""
        action = self.choose(view)
        why = "why-chance" if self.policy == RANDOM else "why-thumb"
        return Explanation(action, (), (), texts_in(language).say(why, action=action.text) if language else "")


class RandomBot(PolicyBot):
    """Level 0: any legal action, uniformly at random."""

    policy = RANDOM


class BeginnerBot(PolicyBot):
    """Level 1: a casual player who sometimes plays at random, and forgets what has been discarded."""

    policy = BEGINNER


class CasualBot(PolicyBot):
    """Level 2: rules of thumb for all 31 kinds: when to reveal, whom to hit, where to place."""

    policy = CASUAL


class SeasonedBot(PolicyBot):
    """Casual's rules of thumb with numbers that were found by search; strong imagines such players."""

    policy = SEASONED
