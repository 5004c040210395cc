"""A trained net: some microseconds a move, for phones and crowds. docs/net.md says how strong it is."""

import warnings
from pathlib import Path

from ..net.weights import BadWeights, Player, packaged_weights, read_weights
from ..notation.actions import Action, action_of
from ..texts import texts_in
from ..view import View
from .interface import Explanation, asked_seat
from .policies import CasualBot


class WeightsWarning(UserWarning):
    """The weights of the net cannot be used, and a simpler bot plays."""


class NetBot:
    """Plays what the net scores highest. It draws nothing: its seed is used only where casual must stand in."""

    def __init__(self, seed: int | str = 0, path: str = "") -> None:
        """`path` names a file of weights of your own; without it, those of the package play."""
        self._simpler = CasualBot(seed)
        self._player: Player | None = None
        self.problem: str | None = None  # why casual plays instead
        try:
            self._player = Player(read_weights(Path(path)) if path else packaged_weights())
        except BadWeights as why:
            if path:
                raise
            self.problem = str(why)
            warnings.warn(f"{why} A casual bot plays in the place of the net.", WeightsWarning, stacklevel=2)

    def choose(self, view: View) -> Action:
        """Return the action that the net scores highest."""
        seat = asked_seat(view)
        number = self._player.action(view.state, seat) if self._player else -1
        return action_of(view.state.question, number) if number >= 0 else self._simpler.choose(view)

    def explain(self, view: View, language: str | None = None) -> Explanation:
        """Return the action. The net gives no chances, and imagines no hidden cards."""
        if self._player is None:
            return self._simpler.explain(view, language)
        action = self.choose(view)
        return Explanation(action, (), (), texts_in(language).say("why-net", action=action.text) if language else "")
