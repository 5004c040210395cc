"""OpenSpiel: `pyspiel.load_game("python_oriflamme(players=3,deck=base)")` after this module is imported.

Chance deals: for each seat one of the 120 ways to set three of the ten kinds aside. The first player is a parameter.
"""

import random
from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

import numpy as np

from ..deals import draw_deck, empty_state
from ..encoding import write_observation
from ..extras import explained
from ..game import Game
from ..notation.names import FAMILIES
from ..rules import advance, put_away
from ..rules.kinds import DECK, HAND, NAMES
from ..rules.setup import IN_HAND, SET_ASIDE
from ..simulation import read_deck_name
from ..worlds import sample
from .actions import ACTIONS, action_id
from .layout import OBSERVATION_SIZE
from .table import final_rewards

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise explained(error, "envs") from None

WAYS: Final = tuple(combinations(range(DECK), DECK - HAND))  # the slots that are set aside
MOVES: Final = 512  # remembered by the tensor of an information state
LONGEST: Final = 4096
DEFAULTS: Final = {"players": 3, "deck": "base", "first": 0}
GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_oriflamme",
    long_name="Oriflamme",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class OriflammeGame(pyspiel.Game):  # type: ignore[misc]
    """The game, for so many players, with a deck: a name, or ten kinds with commas between them."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.players, self.first = int(given["players"]), int(given["first"])
        self.kinds = draw_deck(read_deck_name(str(given["deck"]).replace("+", ",")), _refuse_to_draw)
        empty_state(self.kinds, self.players, self.first, "revised", 1, 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=len(WAYS),
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "OriflammeState":
        """Return the game before the deal."""
        return OriflammeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OriflammeObserver":
        """Return an object that observes states."""
        return OriflammeObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _refuse_to_draw(_: int) -> int:
    raise ValueError("OpenSpiel's game has one deck: not random, not any")


class OriflammeState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or its deal."""

    def __init__(self, game: OriflammeGame) -> None:
        super().__init__(game)
        self.players, self.first, self.kinds = game.players, game.first, game.kinds
        self.dealt: list[int] = []
        self.play: Game | None = None

    def current_player(self) -> int:
        """Return the seat that is asked, or what stands for chance and the end."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.play.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def _legal_actions(self, player: int) -> list[int]:
        """Return the indices of the legal actions, the smallest first."""
        assert self.play is not None and self.play.decision is not None
        return sorted(map(action_id, self.play.decision.actions))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the ways to set three kinds aside, each as likely as the others."""
        return [(way, 1 / len(WAYS)) for way in range(len(WAYS))]

    def _apply_action(self, action: int) -> None:
        """Deal to the next seat, or play an action."""
        if self.play is not None:
            self.play.play(ACTIONS[action])
            return
        self.dealt.append(action)
        if len(self.dealt) == self.players:
            self.play = Game(self._deal())

    def _deal(self) -> Any:
        state = empty_state(self.kinds, self.players, self.first, "revised", 1, 1)
        for seat, way in enumerate(self.dealt):
            for slot, kind in enumerate(self.kinds):
                put_away(state, seat, kind, SET_ASIDE if slot in WAYS[way] else IN_HAND)
        advance(state)
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "set aside " + " ".join(NAMES[self.kinds[slot]] for slot in WAYS[action])
        return str(ACTIONS[action])

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.play is not None and self.play.over

    def returns(self) -> list[float]:
        """Return everyone's reward: 1 for a sole winner, and the sum is 0."""
        if self.play is None or not self.play.over:
            return [0.0] * self.players
        return final_rewards(self.play.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "OriflammeState":
        """Return a state that a player cannot tell from this one: what they cannot know is dealt anew."""
        new: OriflammeState = self.get_game().new_initial_state()
        if self.play is None:
            for seat, way in enumerate(self.dealt):
                new.apply_action(way if seat == player else int(sampler() * len(WAYS)))
            return new
        world = sample(self.play.view(player), random.Random(int(sampler() * (1 << 53))))
        start = world.at(0).state
        for seat in range(self.players):
            aside = tuple(slot for slot, kind in enumerate(self.kinds) if start.aside[seat] >> kind & 1)
            new.apply_action(WAYS.index(aside))
        for move in world.moves:
            new.apply_action(action_id(move.action))
        return new

    def __str__(self) -> str:
        if self.play is None:
            return f"deal {' '.join(map(str, self.dealt))}".strip()
        return str(self.play.position())


class OriflammeObserver:
    """What a player knows now, or with perfect recall, what they have ever known."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, so not {params}")
        self.recalls = bool(iig_obs_type.perfect_recall)
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = OBSERVATION_SIZE + (2 * MOVES if self.recalls else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[:OBSERVATION_SIZE]}
        if self.recalls:
            self.dict["history"] = self.tensor[OBSERVATION_SIZE:].reshape(MOVES, 2)
        self._row = np.zeros(OBSERVATION_SIZE, np.int8)

    def set_from(self, state: OriflammeState, player: int) -> None:
        """Write what a player knows into the tensor."""
        self.tensor.fill(0)
        if state.play is None:
            return
        view = state.play.view(player if self.private else None)
        write_observation(view.state, player, self._row.data, 0)
        self.dict["observation"][:] = self._row
        if self.recalls:
            for row, move in zip(self.dict["history"], view.history[-MOVES:], strict=False):
                row[0] = (move.seat - player) % state.players + 1
                row[1] = _known_index(move.action) + 1

    def string_from(self, state: OriflammeState, player: int) -> str:
        """Return what a player knows as a line."""
        if state.play is None:
            mine = state.dealt[player] if self.private and len(state.dealt) > player else None
            return f"{FAMILIES[player]} deal {mine}"
        view = state.play.view(player if self.private else None)
        hand = f"hand {' '.join(view.hand)} | aside {' '.join(view.aside)}"
        known = f"{FAMILIES[player]} | {view.position()} | {hand}"
        return f"{known} | {', '.join(map(str, view.history))}" if self.recalls else known


def _known_index(action: Any) -> int:
    """Return the index of an action; a card whose kind is not known counts as an action after all others."""
    return len(ACTIONS) + (action.number & 63) if action.card == "?" else action_id(action)


pyspiel.register_game(GAME_TYPE, OriflammeGame)
