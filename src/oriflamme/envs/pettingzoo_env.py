"""PettingZoo: `oriflamme.envs.oriflamme_v0.env()`, a game in which the agents act one after the other (AEC)."""

from collections.abc import Sequence
from secrets import randbits
from typing import Any, ClassVar, Literal

import numpy as np
from numpy.typing import NDArray

from ..bots.policies import seed_number
from ..encoding import seed_game
from ..errors import IllegalAction
from ..extras import explained
from .layout import MOST, OBSERVATION_SIZE, SECRETS_SIZE
from .table import Table
from .terms import SEED_LIMIT, Deck, terms_of

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise explained(error, "envs") from None

Observation = dict[str, NDArray[np.int8]]
ILLEGAL_REWARD = -1.0


def env(**options: Any) -> "raw_env":
    """Return the environment that ends a game on an illegal action, with a reward of -1 for its agent.

    PettingZoo's own wrappers do the same, and cost five times what the game does.
    """
    return raw_env(illegal="end", **options)


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801  PettingZoo's name for it
    """The environment; with `illegal="raise"`, an illegal action raises `IllegalAction` and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "oriflamme_v0",
        "render_modes": ["ansi", "svg", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        deck: Deck | Sequence[Deck] = "base",
        numbering: Literal["kinds", "slots"] = "kinds",
        edition: str = "revised",
        schemer_gain: int = 1,
        render_mode: str | None = None,
        illegal: Literal["raise", "end"] = "raise",
    ) -> None:
        super().__init__()
        if illegal not in ("raise", "end"):
            raise ValueError(f"illegal is raise or end, not {illegal!r}")
        self._illegal = illegal
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is ansi, svg or human, not {render_mode!r}")
        terms = terms_of(players, deck, None, None, numbering, "disabled", False, edition, schemer_gain)
        self.render_mode = render_mode
        self._table = Table(terms)
        self._seeded = False
        self._closed = False
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        count = self._table.action_count
        self.state_space = spaces.Box(0, MOST, (OBSERVATION_SIZE + SECRETS_SIZE,), np.int8)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, MOST, (OBSERVATION_SIZE,), np.int8),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same games from here on."""
        self._check_open()
        if seed is not None or not self._seeded:
            number = randbits(32) if seed is None else seed
            seed_game(
                self._table.dice, number if 0 <= number < SEED_LIMIT else seed_number(str(number)) % SEED_LIMIT, 0
            )
            self._seeded = True
        self._table.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.state.asked]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and which actions are legal for it now."""
        self._check_open()
        seat = self._seat[agent]
        return {"observation": self._table.observe(seat), "action_mask": self._table.mask(seat)}

    def state(self) -> NDArray[np.int8]:
        """Return what the agent that is asked knows, followed by what nobody knows in full."""
        seat = self._table.state.asked
        return np.concatenate([self._table.observe(seat), self._table.secrets(seat)])

    def step(self, action: Any) -> None:
        """Play an action of the agent that is asked."""
        self._check_open()
        if not self.agents:
            raise ValueError("reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._play(int(action)):
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self._table.state.asked]
        if self.render_mode == "human":
            self.render()

    def _play(self, action: int) -> bool:
        """Play an action and set the rewards; tell whether the game has ended."""
        try:
            self._table.play(action)
        except IllegalAction as error:
            assert 0 <= action < self._table.action_count, str(error)
            if self._illegal == "raise":
                raise
            self.rewards[self.agent_selection] = ILLEGAL_REWARD
            self.infos[self.agent_selection] = {"illegal": str(error)}
            return True
        if not self._table.over:
            return False
        self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        return True

    def render(self) -> str | None:
        """Return the table as text or as an SVG picture, every card open, or print it."""
        if self.render_mode == "svg":
            return self._table.picture()
        if self.render_mode == "ansi":
            return self._table.draw()
        if self.render_mode == "human":
            print(self._table.draw(), end="\n\n")
        return None

    def close(self) -> None:
        """End the environment."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("this environment is closed")
