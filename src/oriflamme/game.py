"""Game: the object that most callers use to play by the rules."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, TypeAlias

from .deals import (
    check_names,
    dice_of,
    draw_deck,
    empty_state,
    new_seed,
    state_of_deal,
    state_of_shuffles,
    whole_number,
)
from .errors import IllegalAction, NotationError, OriflammeError, RecordError
from .game_report import GameReport, Standing
from .notation.actions import Action, read_action
from .notation.names import FAMILIES
from .notation.position import Position
from .notation.record import Record, read_record, short
from .rules import advance, below, deal, step
from .rules.questions import PLACE, QUESTIONS, SWAP
from .view import Move

__all__ = ["Game", "Standing"]
_read_action = lru_cache(maxsize=10_000)(read_action)  # the same few actions are played again and again
Cards: TypeAlias = Mapping[str, Iterable[str]]  # kinds by the letter of their family


class Game(GameReport):
    """A game of Oriflamme: its deal and its actions, and the position they lead to."""

    __slots__ = ()

    @classmethod
    def new(
        cls,
        players: int = 4,
        deck: str | Sequence[str] = "base",
        seed: int | None = None,
        first: int = 0,
        edition: str = "revised",
        schemer_gain: int = 1,
        names: Sequence[str] | None = None,
    ) -> "Game":
        """Deal a new game. The same seed gives the same deal, no seed a new one; `random` and `any` draw the deck."""
        dice = dice_of(new_seed() if seed is None else whole_number(seed, "seed"))
        state = empty_state(draw_deck(deck, partial(below, dice)), players, first, edition, schemer_gain, 1)
        check_names(names, players)
        deal(state, dice)
        advance(state)
        return cls(state, names)

    @classmethod
    def shuffled(
        cls,
        deck: str | Sequence[str],
        shuffles: Sequence[Sequence[str]],
        first: int = 0,
        edition: str = "revised",
        schemer_gain: int = 1,
        names: Sequence[str] | None = None,
    ) -> "Game":
        """Deal a new game from each player's ten shuffled cards: R3 the first seven are the hand, three are aside."""
        state = state_of_shuffles(deck, shuffles, first, edition, schemer_gain)
        check_names(names, len(shuffles))
        return cls(state, names)

    @classmethod
    def from_record(cls, record: "Record | Mapping[str, Any] | str | bytes") -> "Game":
        """Replay a record, given as an object, as its JSON value or as its text."""
        if not isinstance(record, Record):
            record = read_record(record)
        game = cls(state_of_deal(record), record.players)
        for number, (seat, action) in enumerate(record.actions, 1):
            if game._state.asked != seat or game.over:
                raise RecordError(f"action {number}, {FAMILIES[seat]} {action}: {game._who_is_asked()}")
            try:
                game.play(action)
            except IllegalAction as error:
                raise RecordError(f"action {number}, {FAMILIES[seat]} {action}: {error}") from None
        if game._result() != record.result:
            raise RecordError(f"result: the record says {record.result}, but the game ends with {game._result()}")
        return game

    @classmethod
    def from_position(
        cls,
        position: Position | str,
        deck: str | Sequence[str] = "base",
        first: int | None = None,
        edition: str = "revised",
        schemer_gain: int = 1,
        pile: int | None = None,
        hands: Cards | None = None,
        aside: Cards | None = None,
        discards: Cards | None = None,
        names: Sequence[str] | None = None,
    ) -> "Game":
        """Return a game in a position, given as its line with all kinds: `game.position()` gives the line back.

        What a line does not say has defaults (docs/notation.md, 4): the seat that is `first` in this round, the `pile`
        whose turn it is, and `hands`, `aside` and `discards` as lists by family, such as `hands={"R": ["spy"]}`.
        """
        from .positions import state_of_position  # `import oriflamme` must not wait for it

        lists = {"hands": hands or {}, "aside": aside or {}, "discards": discards or {}}
        state = state_of_position(position, deck, first, edition, schemer_gain, pile, lists)
        check_names(names, state.players)
        return cls(state, names)

    def play(self, action: Action | str) -> None:
        """Play an action, or its text with or without the seat. An illegal action changes nothing."""
        state = self._state
        if isinstance(action, str):
            action = self._read(action)
        question = state.question
        move = (state.asked, action, state.entries + 1 if question == PLACE or question == SWAP else 0)
        try:
            if action.kind != QUESTIONS[question] or not step(state, action.number):
                raise self._refuse(str(action))
        except AttributeError:
            raise IllegalAction(f"expected an action or its text, got {short(action)}") from None
        self._moves.append(move)  # a plain tuple, for speed: `moves` makes it a Move
        self._decision = None

    def undo(self) -> Move:
        """Take back the last action and return it. Views and copies made earlier stay as they are."""
        if not self._moves:
            raise OriflammeError("there is no action to take back")
        *self._moves, last = self._moves  # a new list: earlier views read the old one
        self._state = self._origin.copy()
        advance(self._state)
        for _, action, _ in self._moves:
            step(self._state, action.number)
        self._decision = self._heard = None
        return Move._make(last)

    def _read(self, text: str) -> Action:
        letter, _, rest = text.partition(" ")
        if len(letter) == 1 and letter in FAMILIES:
            if self.over or FAMILIES.index(letter) != self._state.asked:
                raise IllegalAction(f"{text!r} is not legal: {self._who_is_asked()}")
            text = rest
        try:
            return _read_action(text)
        except NotationError:
            raise self._refuse(text) from None

    def _refuse(self, text: str) -> IllegalAction:
        legal = f"; legal actions: {', '.join(map(str, self.decision.actions))}" if self.decision else ""
        return IllegalAction(f"{text!r} is not legal: {self._who_is_asked()}{legal}")

    def _who_is_asked(self) -> str:
        if self.over:
            return "the game is over"
        return f"{FAMILIES[self._state.asked]} is asked {QUESTIONS[self._state.question]}"

    def copy(self) -> "Game":
        """Return an independent copy."""
        new = object.__new__(Game)
        new._origin = self._origin
        new._state = self._state.copy()
        new._past = self._past
        new._moves = self._moves.copy()
        new._decision = self._decision
        new._heard = None
        new.names = self.names
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Tell whether both games were dealt and played alike, by players of the same names."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.names, self.moves, self._start()) == (other.names, other.moves, other._start())

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def at(self, number: int) -> "Game":
        """Return the game as it was after this many actions."""
        moves = self.moves
        if not 0 <= whole_number(number, "the count of actions") <= len(moves):
            raise OriflammeError(f"expected 0 to {len(moves)} actions, got {number}")
        game = Game(self._start(), self.names)
        for move in moves[:number]:
            game.play(move.action)
        return game
