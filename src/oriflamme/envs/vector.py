"""Many games at once, in arrays of the caller."""

import pickle
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from secrets import randbits
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..bots.policies import seed_number
from ..deals import dice_of
from ..encoding import begin_games, first_illegal, lined_up, sample_actions, seed_game, show_games, step_games
from ..encoding.action_numbers import ACTIONS_BY_KIND, ACTIONS_BY_SLOT
from ..errors import IllegalAction
from ..game import Game
from ..rules import Dice, State, tell_events
from ..rules.kinds import NAMES, SEATS
from ..rules.steps import OVER
from ..tactics.search import VICTORY
from .actions import ACTION_VERSION, ACTIONS, slot_actions
from .buffers import arrays_for, cells
from .layout import OBSERVATION_VERSION
from .terms import SEED_LIMIT, Deck, check_count, terms_of

GYMNASIUM_MODES: Final = {"same_step": "SameStep", "next_step": "NextStep", "disabled": "Disabled"}
SAVED: Final = "oriflamme vector environment"


class Step(NamedTuple):
    """What `reset` and `step` return: arrays of the environment, which the next step overwrites."""

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    asked: NDArray[np.int8]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    infos: dict[str, Any]


class VectorEnv:
    """So many games of one kind, each waiting for an action; one compiled call steps them all, without Python's lock.

    `deck` is the name of a deck, ten kinds, `random` (drawn by the lines for each game), `any` (drawn freely), or a
    list of decks of which each game draws one. `opponents` are the bots `random`, `beginner`, `casual` and `seasoned`,
    or a list of them of which each opponent draws one; then the caller plays one seat: `seat`, or any (None). Without
    opponents the caller plays all seats.
    """

    def __init__(
        self,
        games: int = 256,
        players: int = 4,
        deck: Deck | Sequence[Deck] = "base",
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        numbering: Literal["kinds", "slots"] = "kinds",
        autoreset: Literal["same_step", "next_step", "disabled"] = "same_step",
        secrets: bool = False,
        threads: int = 1,
        edition: str = "revised",
        schemer_gain: int = 1,
        buffers: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        check_count("games", games, 1, 1 << 24)
        check_count("threads", threads, 1, 1024)
        self.games = self.num_envs = games
        self.players = players
        self.numbering = numbering
        self.autoreset = autoreset
        self.threads = min(threads, games)
        self.opponents = opponents
        self._terms = terms_of(players, deck, opponents, seat, numbering, autoreset, secrets, edition, schemer_gain)
        self.actions = ACTIONS_BY_KIND if numbering == "kinds" else ACTIONS_BY_SLOT
        self._gather([State() for _ in range(games)], [Dice() for _ in range(games)])
        self._chance = Dice()
        self._roles = np.full(games * SEATS, -1, np.int8)
        self._points = np.zeros((games, players), np.int16)
        self._stocks = np.zeros((games, players), np.int16)
        self._worth = zero_sum(np.arange(VICTORY + 1), players)
        self._actions = np.zeros(games, np.int64)
        self._lend(buffers or {}, secrets)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        bounds = [games * part // self.threads for part in range(self.threads + 1)]
        self._parts = list(pairwise(bounds))
        self._begun = False
        self._closed = False

    def _lend(self, given: Mapping[str, NDArray[Any]], secrets: bool) -> None:
        """Take the arrays of the caller, and make those that are missing."""
        arrays = arrays_for(given, self.games, self.players, self.actions, secrets)
        self.observations: NDArray[np.int8] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.asked: NDArray[np.int8] = arrays["asked"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.terminations: NDArray[np.bool_] = arrays["terminations"]
        self.secrets: NDArray[np.int8] | None = arrays.get("secrets")
        hidden = self.secrets if self.secrets is not None else np.zeros(1, np.int8)
        self._shown = tuple(cells(array) for array in (self.observations, hidden, self.masks, self.asked))
        self._paid = tuple(cells(array) for array in (self._points, self._stocks, self.terminations))

    def _gather(self, states: list[State], dice: list[Dice]) -> None:
        """Take these games; compiled functions look them up once."""
        self._states, self._dice = states, dice
        self._all_states, self._all_dice = lined_up(states), lined_up(dice)

    # stepping

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Step:
        """Begin all games, or those that `options["reset_mask"]` marks. The same seed gives the same games.

        The games do not depend on the count of threads, nor a game on how many others there are.
        """
        self._check_open()
        chosen = np.ones(self.games, np.int8)
        if options and "reset_mask" in options:
            mask = np.asarray(options["reset_mask"])
            if mask.shape != (self.games,) or mask.dtype != np.bool_:
                raise ValueError(f"reset_mask has a boolean for each of the {self.games} games")
            chosen[:] = mask
        elif seed is None and not self._begun:
            seed = randbits(32)
        if seed is not None:
            if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
                raise ValueError(f"a seed is a whole number from 0, not {seed!r}")
            self._seed(int(seed), chosen)
        self._begun = True
        everything = (self._all_states, self._all_dice, self._terms, cells(chosen), cells(self._roles), *self._shown)
        self._run(begin_games, *everything)
        self.rewards[chosen != 0] = 0
        self.terminations[chosen != 0] = False
        return self._result({})

    def _seed(self, seed: int, chosen: NDArray[np.int8]) -> None:
        word = seed if seed < SEED_LIMIT else seed_number(seed) % SEED_LIMIT
        for index in np.flatnonzero(chosen):
            seed_game(self._dice[index], word, int(index))
        self._chance = dice_of(word ^ SEED_LIMIT - 1)

    def step(self, actions: ArrayLike) -> Step:
        """Play an action in every game; an illegal one is refused and changes nothing.

        When games have finished, `infos["finished"]` has their indices and `infos["stocks"]` the final stocks.
        """
        self._check_begun()
        self._take(actions)
        played = cells(self._actions)
        wrong = first_illegal(self._all_states, self._terms, played, 0, self.games)
        if wrong >= 0:
            raise self._refuse(wrong, int(self._actions[wrong]))
        games = (self._all_states, self._all_dice, self._terms)
        finished = self._run(step_games, *games, played, cells(self._roles), *self._shown, *self._paid)
        self.rewards.fill(0)
        infos: dict[str, Any] = {}
        if finished:
            over = self.terminations.nonzero()[0]
            self.rewards[over] = self._worth[self._points[over]]
            infos = {"finished": over, "stocks": self._stocks[over]}
        return self._result(infos)

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        self._check_begun()
        sample_actions(self._all_states, self._chance, self._terms, cells(self._actions), 0, self.games)
        return self._actions.copy()

    def _take(self, actions: ArrayLike) -> None:
        given = np.asarray(actions)
        if given.shape != (self.games,):
            raise ValueError(f"step takes an action for each of the {self.games} games, not an array {given.shape}")
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        self._actions[:] = given

    def _refuse(self, index: int, action: int) -> IllegalAction:
        if not 0 <= action < self.actions:
            return IllegalAction(f"game {index}: there are actions 0 to {self.actions - 1}, not {action}")
        state = self._states[index]
        listed = ACTIONS if self.numbering == "kinds" else slot_actions(deck_names(state))
        legal = ", ".join(f"{i} {listed[i]}" for i in np.flatnonzero(self.masks[index]))
        return IllegalAction(f"game {index}: action {action}, {listed[action]}, is not legal; legal are {legal}")

    def _run(self, function: Any, *arguments: Any) -> int:
        """Call a compiled function for all games, a part of them in each thread."""
        if self._pool is None:
            return int(function(*arguments, 0, self.games) or 0)
        waiting = [self._pool.submit(partial(function, *arguments, first, end)) for first, end in self._parts]
        return sum(result.result() or 0 for result in waiting)

    def _result(self, infos: dict[str, Any]) -> Step:
        return Step(self.observations, self.masks, self.asked, self.rewards, self.terminations, infos)

    # single games

    def game(self, index: int) -> Game:
        """Return one of the games as it stands, with all secrets; it goes on by itself."""
        self._check_begun()
        if not 0 <= index < self.games:
            raise IndexError(f"there are games 0 to {self.games - 1}, not {index}")
        state = self._states[index].copy()
        tell_events(state, True)
        return Game(state)

    def over(self, index: int) -> bool:
        """Tell whether a game is over; with automatic resets in the same step, none ever is."""
        return bool(self._states[index].step == OVER)

    def learner(self, index: int) -> int | None:
        """Return the seat that the caller plays; None if that is every seat."""
        roles = self._roles[index * SEATS : index * SEATS + self.players]
        mine = np.flatnonzero(roles == -1)
        return int(mine[0]) if len(mine) == 1 else None

    # saving

    def save(self) -> bytes:
        """Return all games, to go on with them later in an environment that was made in the same way."""
        self._check_begun()
        content = (SAVED, self._key(), self._states, self._dice, self._chance, self._roles)
        return pickle.dumps(content)

    def load(self, saved: bytes) -> Step:
        """Go on with saved games. As with any pickle, load only what you have saved yourself."""
        self._check_open()
        content = pickle.loads(saved)
        if not isinstance(content, tuple) or not content or content[0] != SAVED:
            raise ValueError("this is not what VectorEnv.save returned")
        if content[1] != self._key():
            raise ValueError(f"these games were saved by another environment: {content[1]}, this is {self._key()}")
        _, _, states, dice, self._chance, self._roles = content
        self._gather(states, dice)
        self._begun = True
        self._run(show_games, self._all_states, self._terms, *self._shown)
        self.rewards.fill(0)
        self.terminations.fill(False)
        return self._result({})

    def _key(self) -> tuple[object, ...]:
        return (self.games, self.players, self.numbering, self.autoreset, ACTION_VERSION, OBSERVATION_VERSION)

    # the end

    def close(self) -> None:
        """Stop the threads; the environment cannot be used any longer."""
        self._closed = True
        if self._pool:
            self._pool.shutdown()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def metadata(self) -> dict[str, Any]:
        """What Gymnasium wants to know: how finished games begin anew."""
        try:
            from gymnasium.vector import AutoresetMode
        except ImportError:
            return {"autoreset_mode": GYMNASIUM_MODES[self.autoreset]}
        return {"autoreset_mode": AutoresetMode(GYMNASIUM_MODES[self.autoreset])}

    def __repr__(self) -> str:
        return f"<VectorEnv {self.games} games of {self.players} players>"

    def _check_open(self) -> None:
        if self._closed:
            raise ValueError("this environment is closed")

    def _check_begun(self) -> None:
        self._check_open()
        if not self._begun:
            raise ValueError("reset the environment first")


def zero_sum(points: NDArray[np.integer[Any]], players: int) -> NDArray[np.float32]:
    """Return rewards from shares of the victory: 1 for a sole winner, and the sum of all is 0."""
    shares = points.astype(np.float32) / VICTORY
    return ((shares * players - 1) / (players - 1)).astype(np.float32)


def deck_names(state: State) -> list[str]:
    """Return the kinds of a game's deck."""
    return [NAMES[kind] for kind in state.deck]
