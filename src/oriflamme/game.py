"""Game: the object that most callers use to play by the rules."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from .decision import Decision
from .errors import IllegalAction, NotationError, OriflammeError, RecordError
from .events import Event, events_of
from .notation.actions import Action, read_action
from .notation.names import COLOURS, FAMILIES, read_deck
from .notation.position import Position, position_of
from .notation.record import EDITIONS, Deal, Record, Result, read_record, write_record
from .rules import (
    Dice,
    State,
    advance,
    below,
    choose_deck,
    deal,
    proceed,
    put_away,
    respond,
    seed,
    set_table,
    step,
    winners,
)
from .rules.decks import NUMBERS, draw_by_lines, draw_freely
from .rules.kinds import DECK, HAND
from .rules.questions import NO_QUESTION, PLACE, QUESTIONS, SWAP
from .rules.setup import IN_HAND, SET_ASIDE
from .rules.steps import OVER
from .view import Move, View, secret_entries, view, with_kind
from .view_json import ShownGame, show, show_openly, standings_of


class Standing(NamedTuple):
    """A player's place in the ranking: by influence, then by cards in the queue."""

    rank: int
    seat: int
    name: str
    stock: int
    cards: int


class Game:
    """A game of Oriflamme: its deal and its actions, and the position they lead to."""

    __slots__ = ("_decision", "_heard", "_moves", "_origin", "_past", "_state", "names")

    def __init__(self, origin: State, names: Sequence[str] | None = None, past: tuple[Move, ...] | None = None) -> None:
        """Start from a state of the rules; most callers want `Game.new` or `Game.from_record`.

        A world also gets its `past`: the moves before that state, without the kinds that the viewer does not know.
        """
        self._origin = origin
        self._state = origin.copy()
        advance(self._state)
        self._past = past
        self._moves: list[tuple[int, Action, int]] = []
        self._decision: Decision | None = None
        self._heard: _Story | None = None
        self.names: tuple[str, ...] = tuple(names) if names else COLOURS[: origin.players]

    @classmethod
    def new(
        cls,
        players: int = 4,
        deck: str | Sequence[str] = "base",
        seed: int = 0,
        first: int = 0,
        edition: str = "revised",
        schemer_gain: int = 1,
        names: Sequence[str] | None = None,
    ) -> "Game":
        """Deal a new game. The same seed gives the same deal; `random` and `any` draw the deck too."""
        dice = dice_of(seed)
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
        kinds = read_deck(deck)
        state = empty_state(kinds, len(shuffles), first, edition, schemer_gain, 1)
        check_names(names, len(shuffles))
        for seat, shuffle in enumerate(shuffles):
            if sorted(read_deck(shuffle)) != sorted(kinds):
                raise OriflammeError(f"seat {seat}: a shuffle must hold the ten kinds of the deck")
            for place, name in enumerate(shuffle):
                put_away(state, seat, NUMBERS[name], IN_HAND if place < HAND else SET_ASIDE)
        advance(state)
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

    @property
    def decision(self) -> Decision | None:
        """The decision that the game is waiting for; None when it is over."""
        if self._decision is None and self._state.step != OVER:
            self._decision = Decision(self._state, mine=True)
        return self._decision

    def play(self, action: Action | str) -> None:
        """Play an action, or its text with or without the seat. An illegal action changes nothing."""
        state = self._state
        if isinstance(action, str):
            action = self._read(action)
        question = state.question
        move = (state.asked, action, state.entries + 1 if question == PLACE or question == SWAP else 0)
        if action.kind != QUESTIONS[question] or not step(state, action.number):
            raise self._refuse(str(action))
        self._moves.append(move)  # a plain tuple, for speed: `moves` makes it a Move
        self._decision = None

    def _read(self, text: str) -> Action:
        letter, _, rest = text.partition(" ")
        if len(letter) == 1 and letter in FAMILIES:
            if self.over or FAMILIES.index(letter) != self._state.asked:
                raise IllegalAction(f"{text!r} is not legal: {self._who_is_asked()}")
            text = rest
        try:
            return read_action(text)
        except NotationError:
            raise self._refuse(text) from None

    def _refuse(self, text: str) -> IllegalAction:
        legal = f"; legal actions: {', '.join(map(str, self.decision.actions))}" if self.decision else ""
        return IllegalAction(f"{text!r} is not legal: {self._who_is_asked()}{legal}")

    def _who_is_asked(self) -> str:
        if self.over:
            return "the game is over"
        return f"{FAMILIES[self._state.asked]} is asked {QUESTIONS[self._state.question]}"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._state.step == OVER)

    @property
    def asked(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return None if self.over else self._state.asked

    @property
    def players(self) -> int:
        """The count of players."""
        return self._state.players

    @property
    def state(self) -> State:
        """A copy of the state of the rules, with all secrets: for engines, never for players."""
        return self._state.copy()

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every action played so far, with all secrets."""
        return (*self._told_past(), *map(Move._make, self._moves))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, or would win if the game ended now without another Treaty."""
        best = winners(self._state)
        return tuple(seat for seat in range(self.players) if best >> seat & 1)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The ranking, best first; tied players share a rank."""
        return tuple(
            Standing(place.rank, place.seat, self.names[place.seat], place.stock, place.cards)
            for place in standings_of(self._state)
        )

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

    def at(self, number: int) -> "Game":
        """Return the game as it was after this many actions."""
        moves = self.moves
        if not 0 <= number <= len(moves):
            raise OriflammeError(f"expected 0 to {len(moves)} actions, got {number}")
        game = Game(self._start(), self.names)
        for move in moves[:number]:
            game.play(move.action)
        return game

    def view(self, seat: int | None) -> View:
        """Return what a seat, or a spectator (None), may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise OriflammeError(f"expected a seat from 0 to {self.players - 1}, got {seat}")
        return view(self._state, self.moves, self.names, seat)

    def glance(self, seat: int | None) -> View:
        """Return the view of a seat, or a spectator (None), without its history."""
        return view(self._state, (), self.names, seat)

    def show(self, seat: int | None) -> ShownGame:
        """Return what a seat, or a spectator (None), sees on the table now, as data."""
        return show(self.glance(seat))

    def show_openly(self) -> ShownGame:
        """Return the table with every card open, as data: never for players of a running game."""
        return show_openly(self._state)

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """Return the events from index `since`, as a seat or a spectator (None) may hear them."""
        return [event.told_to(seat) for event in self.story(since)]

    def story(self, since: int = 0) -> list[Event]:
        """Return the events from index `since`, with all secrets."""
        if self._heard is None:
            self._heard = _Story(self._start())
        return self._heard.up_to(self.moves if self._past else self._moves)[since:]

    @property
    def card_asked(self) -> int:
        """The public number of the card whose turn it is; 0 while cards are placed, or if it has left the queue."""
        state = self._state
        if self.over or state.question == PLACE or state.gone or state.here >= state.length:
            return 0
        return int(state.row[state.here])

    @property
    def entries(self) -> dict[int, int]:
        """When each card in the queue entered it, by public number. Public numbers are reused; these times are not."""
        return {card: entry for card, entry in enumerate(self._state.entered) if entry}

    def position(self) -> Position:
        """Return the position with all secrets; `str` writes it as a line."""
        return position_of(self._state, shows_actions=True)

    def record(self) -> dict[str, Any]:
        """Return the deal and the actions as a JSON value."""
        start = self._start()
        record = Record(
            deck=tuple(start.deck),
            edition="first" if start.first_edition else "revised",
            schemer_gain=start.schemer_gain,
            players=self.names,
            first=start.first,
            deal=tuple(
                Deal(in_deck_order(start, start.hand[seat]), in_deck_order(start, start.aside[seat]))
                for seat in range(self.players)
            ),
            actions=tuple((move.seat, move.action) for move in self.moves),
            result=self._result(),
        )
        if state_of_deal(record) != start:
            raise RecordError("this game started from a scenario, so it has no deal to record")
        return write_record(record)

    def _result(self) -> Result | None:
        if not self.over:
            return None
        return Result(tuple(self._state.stock[: self.players]), self.winners)

    def _told_past(self) -> tuple[Move, ...]:
        """Return the moves before the origin. A world fills in the kinds that it was dealt."""
        if not self._past:
            return ()
        secrets, kinds = secret_entries(self._origin), self._origin.kind
        return tuple(
            with_kind(move, kinds[secrets[move.entry]]) if move.entry in secrets else move for move in self._past
        )

    def _start(self) -> State:
        """Return the state after the deal; for a world, after the deal that leads to it."""
        if self._past is None:
            return self._origin
        origin = self._origin
        aside = [origin.aside[seat] | origin.brought[seat] for seat in range(self.players)]
        first = (origin.first - (origin.round - 1)) % self.players
        edition = "first" if origin.first_edition else "revised"
        start = empty_state(tuple(origin.deck), self.players, first, edition, origin.schemer_gain, 1)
        for seat in range(self.players):
            for kind in origin.deck:
                put_away(start, seat, kind, SET_ASIDE if aside[seat] >> kind & 1 else IN_HAND)
        advance(start)
        return start

    def __repr__(self) -> str:
        return f"<Game {self.position()}>"


class _Story:
    """The events of a game, found by replaying it on a copy."""

    def __init__(self, start: State) -> None:
        self.state = start.copy()
        self.events: list[Event] = []
        self.played = 0
        self._continue()

    def up_to(self, moves: Sequence[tuple[int, Action, int]]) -> list[Event]:
        """Return the events of all moves so far."""
        for _, action, _ in moves[self.played :]:
            self._play(action.number)
        self.played = len(moves)
        return self.events

    def _play(self, number: int) -> None:
        respond(self.state, number)
        self._continue()

    def _continue(self) -> None:
        """Continue to the next question step by step: the rules' log has room for the events of one step."""
        self._listen()
        while self.state.question == NO_QUESTION and self.state.step != OVER:
            proceed(self.state)
            self._listen()

    def _listen(self) -> None:
        self.events += events_of(self.state, len(self.events))


def dice_of(number: int) -> Dice:
    """Return dice for a seed of any size."""
    dice = Dice()
    seed(dice, number % (1 << 63))
    return dice


def draw_deck(deck: str | Sequence[str], below: Callable[[int], int]) -> tuple[int, ...]:
    """Return the kinds of a deck; draw `random` and `any`. `below(n)` returns a random number from 0 to n - 1."""
    if deck == "random":
        return draw_by_lines(below)
    if deck == "any":
        return draw_freely(below)
    return read_deck(deck)


def check_names(names: Sequence[str] | None, players: int) -> None:
    """Raise an error if there are too many or too few names."""
    if names is not None and len(names) != players:
        raise OriflammeError(f"expected {players} names, got {len(names)}")


def empty_state(
    kinds: Sequence[int], players: int, first: int, edition: str, schemer_gain: int, round_number: int
) -> State:
    """Return a table with nothing dealt."""
    if edition not in EDITIONS:
        raise OriflammeError(f"expected the edition 'revised' or 'first', got {edition!r}")
    state = State()
    for place in range(DECK):
        choose_deck(state, place, kinds[place])
    try:
        set_table(state, players, first, edition == "first", schemer_gain, round_number)
    except ValueError as error:
        raise OriflammeError(str(error)) from None
    return state


def in_deck_order(state: State, kinds: int) -> tuple[int, ...]:
    """Return a set of kinds in the order of the deck."""
    return tuple(kind for kind in state.deck if kinds >> kind & 1)


def state_of_deal(record: Record) -> State:
    """Return the state after a record's deal."""
    state = empty_state(record.deck, len(record.players), record.first, record.edition, record.schemer_gain, 1)
    for seat, dealt in enumerate(record.deal):
        for kind in dealt.hand:
            put_away(state, seat, kind, IN_HAND)
        for kind in dealt.aside:
            put_away(state, seat, kind, SET_ASIDE)
    advance(state)
    return state
