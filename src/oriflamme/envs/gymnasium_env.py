"""Gymnasium: `gymnasium.make("oriflamme/Oriflamme-v0")`, one seat of a game against bots."""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ..errors import IllegalAction
from ..extras import explained
from .layout import MOST, OBSERVATION_SIZE
from .registration import register
from .table import draw
from .terms import Deck
from .vector import VectorEnv

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import InvalidAction
except ModuleNotFoundError as error:
    raise explained(error, "envs") from None

ILLEGAL_REWARD = -1.0


class OriflammeEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """One seat against bots. The legal actions are in `info["action_mask"]` and `action_masks()`.

    With `illegal="end"` an illegal action ends the game with a reward of -1, and `info["illegal"]` says why; with
    `illegal="raise"` it raises `InvalidAction` and changes nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "render_fps": 2}  # noqa: RUF012  Gymnasium declares it so

    def __init__(
        self,
        players: int = 4,
        deck: Deck | Sequence[Deck] = "base",
        opponents: str | Sequence[str] = "casual",
        seat: int | None = None,
        numbering: Literal["kinds", "slots"] = "kinds",
        illegal: Literal["end", "raise"] = "end",
        edition: str = "revised",
        schemer_gain: int = 1,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is ansi or svg, not {render_mode!r}")
        if illegal not in ("end", "raise"):
            raise ValueError(f"illegal is end or raise, not {illegal!r}")
        self.render_mode = render_mode
        self._illegal = illegal
        self._games = VectorEnv(
            1,
            players,
            deck,
            opponents=opponents,
            seat=seat,
            numbering=numbering,
            autoreset="disabled",
            edition=edition,
            schemer_gain=schemer_gain,
        )
        self._over = True
        self.action_space = spaces.Discrete(self._games.actions)
        self.observation_space = spaces.Box(0, MOST, (OBSERVATION_SIZE,), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Deal a new game and go on to the first decision of this seat."""
        super().reset(seed=seed)
        self._games.reset(seed=seed)
        self._over = False
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """Play an action and go on to the next decision of this seat, or to the end."""
        if self._over:
            raise InvalidAction("the game is over: reset the environment")
        try:
            played = self._games.step([int(action)])
        except IllegalAction as error:
            if self._illegal == "raise" or not 0 <= int(action) < self._games.actions:
                raise InvalidAction(str(error)) from None
            self._over = True
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": str(error)}
        self._over = bool(played.terminations[0])
        seat = self._games.learner(0)
        assert seat is not None
        return self._observation(), float(played.rewards[0, seat]), self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, as sb3-contrib asks for it."""
        return np.array(self._games.masks[0], np.bool_)

    def render(self) -> Any:
        """Return the table as text or as an SVG picture, every card open."""
        if self.render_mode == "svg":
            return self._games.game(0).svg()
        return draw(self._games.game(0).state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """End the environment."""
        self._games.close()

    def _observation(self) -> NDArray[np.int8]:
        return np.array(self._games.observations[0])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._games.masks[0].copy(), "seat": self._games.learner(0)}


register()
