"""One game with its dice, as the environments for a single game step it."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..encoding import (
    Terms,
    begin_game,
    play_index,
    write_mask,
    write_observation,
    write_secrets,
)
from ..encoding.action_numbers import ACTIONS_BY_KIND, ACTIONS_BY_SLOT, BY_SLOT
from ..errors import IllegalAction
from ..game import Game
from ..notation.names import FAMILIES
from ..notation.position import position_of
from ..rules import Dice, State, winners
from ..rules.kinds import NAMES, SEATS
from ..rules.steps import OVER
from .actions import ACTIONS, slot_actions
from .layout import OBSERVATION_SIZE, SECRETS_SIZE


class Table:
    """A game, and the terms on which games are dealt here."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.state = State()
        self.dice = Dice()
        self.numbering = terms.numbering
        self.action_count = ACTIONS_BY_SLOT if terms.numbering == BY_SLOT else ACTIONS_BY_KIND
        self._roles = np.full(SEATS, -1, np.int8)

    def begin(self) -> None:
        """Deal a new game."""
        begin_game(self.state, self.dice, self.terms, self._roles.data, 0)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.step == OVER)

    def observe(self, seat: int) -> NDArray[np.int8]:
        """Return what a seat knows."""
        row = np.empty(OBSERVATION_SIZE, np.int8)
        write_observation(self.state, seat, row.data, 0)
        return row

    def secrets(self, seat: int) -> NDArray[np.int8]:
        """Return what no seat knows in full, counted from a seat."""
        row = np.empty(SECRETS_SIZE, np.int8)
        write_secrets(self.state, seat, row.data, 0)
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the legal actions of a seat: none, if another one is asked or the game is over."""
        if self.state.asked != seat:
            return np.zeros(self.action_count, np.int8)
        row = np.empty(self.action_count, np.int8)
        write_mask(self.state, self.numbering, row.data, 0)
        return row

    def play(self, action: int) -> None:
        """Play an action; an illegal one is refused and changes nothing."""
        if not play_index(self.state, action, self.numbering):
            raise IllegalAction(self.why_illegal(action))

    def why_illegal(self, action: int) -> str:
        """Say what is wrong with an action."""
        if self.over:
            return "the game is over: reset the environment"
        if not 0 <= action < self.action_count:
            return f"there are actions 0 to {self.action_count - 1}, not {action}"
        listed = self.listed()
        legal = ", ".join(f"{i} ({listed[i]})" for i in np.flatnonzero(self.mask(self.state.asked)).tolist())
        return f"action {action} ({listed[action]}) is not legal; legal are {legal}"

    def listed(self) -> Sequence[object]:
        """Return all actions in the order of the numbering."""
        if self.numbering == BY_SLOT:
            return slot_actions([NAMES[kind] for kind in self.state.deck])
        return ACTIONS

    def rewards(self) -> list[float]:
        """Return everyone's reward at the end."""
        return final_rewards(self.state)

    def draw(self) -> str:
        """Return the table as text, with every card open."""
        return draw(self.state)

    def picture(self) -> str:
        """Return the table as an SVG picture, with every card open."""
        return Game(self.state).svg()


def final_rewards(state: State) -> list[float]:
    """Return everyone's reward in a game that is over: 1 for a sole winner, and the sum is 0."""
    players, best = state.players, winners(state)
    share = 1 / best.bit_count()
    return [((share if best >> seat & 1 else 0) * players - 1) / (players - 1) for seat in range(players)]


def draw(state: State) -> str:
    """Return a game as lines of text: the question, the piles and the players."""
    position = position_of(state, shows_actions=True)
    fields = str(position).split(" | ")
    piles = fields[2].split(" ") if fields[2] != "-" else []
    here = state.here if state.step != OVER and state.actor else -1
    lines = [f"Round {fields[0]}" if state.step != OVER else "The game is over"]
    lines += [f"{'>' if i == here else ' '} {i + 1:2} {pile}" for i, pile in enumerate(piles)]
    for seat in range(state.players):
        hand = " ".join(NAMES[kind] for kind in state.deck if state.hand[seat] >> kind & 1)
        lines.append(f"{FAMILIES[seat]} {state.stock[seat]:3}  {hand}")
    return "\n".join(lines)
