"""A policy as a bot: in the arena, in the terminal and at a table."""

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ..bots.interface import asked_seat
from ..encoding import number_of_index, write_mask, write_observation
from ..encoding.action_numbers import ACTIONS_BY_KIND, ACTIONS_BY_SLOT, BY_KIND, BY_SLOT
from ..errors import IllegalAction
from ..notation.actions import Action, action_of
from ..view import View
from .layout import OBSERVATION_SIZE

Policy = Callable[[NDArray[np.int8], NDArray[np.int8]], Any]


class EncodedBot:
    """A bot that shows a policy what its seat knows and may do, and plays the action of the index it returns."""

    def __init__(self, policy: Policy, numbering: Literal["kinds", "slots"] = "kinds") -> None:
        self._policy = policy
        self._numbering = BY_KIND if numbering == "kinds" else BY_SLOT
        self._actions = ACTIONS_BY_KIND if numbering == "kinds" else ACTIONS_BY_SLOT

    def choose(self, view: View) -> Action:
        """Return the action that the policy chooses."""
        observation = np.empty(OBSERVATION_SIZE, np.int8)
        mask = np.empty(self._actions, np.int8)
        write_observation(view.state, asked_seat(view), observation.data, 0)
        write_mask(view.state, self._numbering, mask.data, 0)
        index = int(self._policy(observation, mask))
        if not 0 <= index < self._actions or not mask[index]:
            raise IllegalAction(f"the policy chose action {index}, which is not legal here")
        return action_of(view.state.question, number_of_index(view.state, index, self._numbering))


def as_bot(policy: Policy, numbering: Literal["kinds", "slots"] = "kinds") -> EncodedBot:
    """Return a bot that plays as a policy says: a function of an observation and a mask that returns an index."""
    return EncodedBot(policy, numbering)
