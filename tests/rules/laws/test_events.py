"""The events, added up, are the position: what is told is what happened, all of it and nothing else."""

from dataclasses import dataclass, field

from hypothesis import given

from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.rules import State, advance, is_legal, log, respond
from oriflamme.rules.kinds import HAND, PLOT, ROUNDS, TWIN
from oriflamme.rules.state import LOG, REVEALED
from oriflamme.verification import game_of
from tests.games import Play, plays


@dataclass
class Told:
    """An event as the ring holds it. What an event has no use for is 0."""

    event: int
    seat: int
    card: int
    kind: int
    other: int
    amount: int

    @classmethod
    def of(cls, number: int) -> "Told":
        event, seat, card, kind, other = (number >> shift & 255 for shift in (0, 8, 16, 24, 32))
        return cls(event, seat, card, kind, other, number >> 40)

    def says(self, *names: str) -> bool:
        """Tell whether the event says something of these things only."""
        return all(name in names or getattr(self, name) == 0 for name in ("seat", "card", "kind", "other", "amount"))


@dataclass
class Story:
    """A game as someone knows it who was told its events and nothing else."""

    stocks: list[int]
    first: int = 0
    round: int = 0
    queue: list[list[int]] = field(default_factory=list)  # piles, the top card last
    families: dict[int, int] = field(default_factory=dict)
    pots: dict[int, int] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)
    kinds: dict[int, int] = field(default_factory=dict)  # of the cards that everyone has seen
    shown: set[int] = field(default_factory=set)
    hands: list[int] = field(default_factory=list)
    winners: int = 0

    def hear(self, told: Told) -> None:
        """Go on by one event."""
        getattr(self, NAMES[told.event])(told)

    def round_began(self, told: Told) -> None:
        assert told.says("seat", "amount")
        assert told.amount == self.round + 1
        assert self.round == 0 or told.seat == (self.first + 1) % len(self.stocks)
        self.first, self.round = told.seat, told.amount

    def placed(self, told: Told) -> None:
        assert told.says("seat", "card", "other")
        self.hands[told.seat] -= 1
        self._enter(told.seat, told.card, told.other)

    def waited(self, told: Told) -> None:
        assert told.says("seat", "card", "amount")
        assert told.amount == 1
        self._pot_grew(told)

    def revealed_card(self, told: Told) -> None:
        assert told.says("seat", "card", "kind")
        assert self.families[told.card] == told.seat
        assert told.card not in self.shown
        assert self.kinds.setdefault(told.card, told.kind) == told.kind
        self.shown.add(told.card)

    def took_pot(self, told: Told) -> None:
        assert told.says("seat", "card", "kind", "amount")
        self._is_known(told)
        assert self.pots[told.card] == told.amount > 0
        self.pots[told.card] = 0
        self.stocks[told.seat] += told.amount

    def lost_pot(self, told: Told) -> None:
        if told.card == 0:  # a Plot that has left the queue
            assert told.says("seat", "kind", "amount")
            assert (told.kind, told.amount) == (PLOT, 1)
        else:
            assert told.says("seat", "card", "amount")
            assert self.families[told.card] == told.seat
            assert 0 < told.amount <= self.pots[told.card]
            self.pots[told.card] -= told.amount

    def pot_grew(self, told: Told) -> None:
        assert told.says("seat", "card", "amount")
        self._pot_grew(told)

    def acted(self, told: Told) -> None:
        assert told.says("seat", "card", "kind")
        self._is_known(told)
        assert told.card in self.shown

    def gained(self, told: Told) -> None:
        assert told.says("seat", "kind", "amount")
        assert told.kind and told.amount
        self.stocks[told.seat] += told.amount

    def paid(self, told: Told) -> None:
        assert told.says("seat", "kind", "other", "amount")
        assert told.kind and told.amount and told.seat != told.other
        self.stocks[told.seat] -= told.amount
        self.stocks[told.other] += told.amount

    def lost(self, told: Told) -> None:
        assert told.says("seat", "kind", "amount")
        assert told.kind and told.amount
        self.stocks[told.seat] -= told.amount

    def eliminated(self, told: Told) -> None:
        assert told.says("seat", "card", "kind", "other", "amount")
        assert told.other in self.families  # the actor; it may have been eliminated before, in the same step
        assert self.pots[told.card] == told.amount
        self._gone(told)

    def discarded(self, told: Told) -> None:
        assert told.says("seat", "card", "kind")
        assert self.pots[told.card] == 0 or told.kind == PLOT, "what was on it has been gained or lost"
        self._gone(told)

    def kept(self, told: Told) -> None:
        assert told.says("seat", "card", "kind", "amount")
        assert self.pots[told.card] == told.amount
        self._gone(told)

    def moved(self, told: Told) -> None:
        assert told.says("seat", "card", "other")
        assert self.families[told.card] == told.seat
        self._lift(told.card)
        self.queue.insert(told.other, [told.card])

    def entered(self, told: Told) -> None:
        assert told.says("seat", "card", "kind", "other", "amount")
        assert told.amount == (told.other < 2 or told.kind != TWIN), "it is a pile of its own"
        if told.other < 2 or not told.amount:
            self._enter(told.seat, told.card, told.other)
        else:
            self._enter(told.seat, told.card, 0)
            self.queue.insert(told.other - 2, self.queue.pop(0))
        self.kinds[told.card] = told.kind
        self.shown.add(told.card)

    def exchanged(self, told: Told) -> None:
        assert told.says("seat", "card", "kind", "other")
        assert self.kinds.pop(told.other) == told.kind
        pile = next(pile for pile in self.queue if pile[-1] == told.other)
        self._enter(told.seat, told.card, 0)
        self.queue.pop(0)
        pile[-1] = told.card
        self.shown.discard(told.other)

    def not_found(self, told: Told) -> None:
        assert told.says("seat", "kind")
        assert told.kind

    def bribed(self, told: Told) -> None:
        assert told.says("seat", "card", "kind")
        assert self.kinds[told.card] == told.kind
        self.families[told.card] = told.seat

    def marked(self, told: Told) -> None:
        assert told.says("seat", "card")
        self.tokens[told.card] += 1

    def turned(self, told: Told) -> None:
        assert told.says("seat", "card", "kind")
        self._is_known(told)
        self.shown.remove(told.card)

    def game_over(self, told: Told) -> None:
        assert told.says("other")
        assert self.round == ROUNDS
        self.winners = told.other

    def _is_known(self, told: Told) -> None:
        assert (self.families[told.card], self.kinds[told.card]) == (told.seat, told.kind)

    def _pot_grew(self, told: Told) -> None:
        assert self.families[told.card] == told.seat
        assert told.amount > 0
        self.pots[told.card] += told.amount

    def _enter(self, seat: int, card: int, place: int) -> None:
        assert not any(card in pile for pile in self.queue)
        if place == 0:
            self.queue.insert(0, [card])
        elif place == 1:
            self.queue.append([card])
        else:
            self.queue[place - 2].append(card)
        self.families[card], self.pots[card], self.tokens[card] = seat, 0, 0
        self.kinds.pop(card, None)
        self.shown.discard(card)

    def _lift(self, card: int) -> None:
        pile = next(pile for pile in self.queue if pile[-1] == card)
        pile.pop()
        if not pile:
            self.queue.remove(pile)

    def _gone(self, told: Told) -> None:
        assert self.families[told.card] == told.seat
        assert self.kinds.get(told.card, told.kind) == told.kind
        self._lift(told.card)
        self.shown.discard(told.card)


NAMES = {value: name.lower() for name, value in vars(log).items() if name.isupper() and hasattr(Story, name.lower())}


def check(story: Story, state: State) -> None:
    """Compare what was told with what is."""
    assert story.stocks == list(state.stock[: state.players])
    assert (story.first, story.round) == (state.first, state.round)
    assert story.queue == [pile_of(state, pile) for pile in range(state.length)]
    for pile in story.queue:
        for card in pile:
            assert story.families[card] == state.family[card]
            assert story.pots[card] == state.pot[card]
            assert story.tokens[card] == state.tokens[card]
            assert (card in story.shown) == (state.face[card] == REVEALED)
            assert story.kinds.get(card, state.kind[card]) == state.kind[card]


def pile_of(state: State, pile: int) -> list[int]:
    cards = []
    card = state.row[pile]
    while card:
        cards.append(card)
        card = state.below[card]
    return cards[::-1]


@given(plays())
def test_the_events_added_up_are_the_position(play: Play) -> None:
    game = play.new()
    story = Story([1] * play.players, hands=[HAND] * play.players)
    state = game.state
    heard = 0

    def listen() -> None:
        nonlocal heard
        assert state.told - heard <= LOG
        for number in range(heard, state.told):
            story.hear(Told.of(state.log[number % LOG]))
        heard = state.told
        check(story, state)

    listen()
    for action in play.choices(game):
        assert is_legal(state, action.number)
        respond(state, action.number)
        advance(state)
        game.play(action)
        listen()
    assert story.hands == [HAND - ROUNDS] * play.players
    assert game.winners == tuple(seat for seat in range(play.players) if story.winners >> seat & 1)


def test_every_event_is_heard() -> None:
    assert sorted(NAMES) == list(range(1, 23))


def test_r69_a_plot_that_repeats_tells_what_it_loses_and_nothing_else() -> None:
    head = '[[scenario]]\nname = "a plot"\ndeck = "ablaze"\nround = 3\n'
    game = game_of(read_scenario(read_scenarios(f'{head}queue = "R:(plot)+2 R:queen G:(queen)"\n')[0]))
    for action in ("reveal", "repeat"):
        game.play(action)
    state = game.state
    told = [Told.of(state.log[number % LOG]) for number in range(state.told)]
    assert [entry for entry in told if entry.event == log.LOST_POT] == [Told(log.LOST_POT, 0, 0, PLOT, 0, 1)]
