"""The events add up to the position: they report everything that happened and nothing else."""

from dataclasses import dataclass, field

from hypothesis import given

from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.rules import State, advance, is_legal, log, respond
from oriflamme.rules.kinds import HAND, PLOT, ROUNDS, TWIN
from oriflamme.rules.state import LOG, REVEALED
from oriflamme.verification import game_of
from tests.games import Play, plays


@dataclass
class Entry:
    """An event as the log holds it. A field that an event does not use is 0."""

    event: int
    seat: int
    card: int
    kind: int
    other: int
    amount: int

    @classmethod
    def of(cls, number: int) -> "Entry":
        event, seat, card, kind, other = (number >> shift & 255 for shift in (0, 8, 16, 24, 32))
        return cls(event, seat, card, kind, other, number >> 40)

    def uses_only(self, *names: str) -> bool:
        """Return whether the event uses these fields only."""
        return all(name in names or getattr(self, name) == 0 for name in ("seat", "card", "kind", "other", "amount"))


@dataclass
class Story:
    """A game as reconstructed from its events alone."""

    stocks: list[int]
    first: int = 0
    round: int = 0
    queue: list[list[int]] = field(default_factory=list)  # piles, the top card last
    families: dict[int, int] = field(default_factory=dict)
    pots: dict[int, int] = field(default_factory=dict)
    tokens: dict[int, int] = field(default_factory=dict)
    kinds: dict[int, int] = field(default_factory=dict)  # kinds of the cards that everyone has seen
    shown: set[int] = field(default_factory=set)
    hands: list[int] = field(default_factory=list)
    winners: int = 0

    def follow(self, entry: Entry) -> None:
        """Apply one event."""
        getattr(self, NAMES[entry.event])(entry)

    def round_began(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "amount")
        assert entry.amount == self.round + 1
        assert self.round == 0 or entry.seat == (self.first + 1) % len(self.stocks)
        self.first, self.round = entry.seat, entry.amount

    def placed(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "other")
        self.hands[entry.seat] -= 1
        self._enter(entry.seat, entry.card, entry.other)

    def waited(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "amount")
        assert entry.amount == 1
        self._pot_grew(entry)

    def revealed_card(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind")
        assert self.families[entry.card] == entry.seat
        assert entry.card not in self.shown
        assert self.kinds.setdefault(entry.card, entry.kind) == entry.kind
        self.shown.add(entry.card)

    def took_pot(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind", "amount")
        self._check_known(entry)
        assert self.pots[entry.card] == entry.amount > 0
        self.pots[entry.card] = 0
        self.stocks[entry.seat] += entry.amount

    def lost_pot(self, entry: Entry) -> None:
        if entry.card == 0:  # a Plot that has left the queue
            assert entry.uses_only("seat", "kind", "amount")
            assert (entry.kind, entry.amount) == (PLOT, 1)
        else:
            assert entry.uses_only("seat", "card", "amount")
            assert self.families[entry.card] == entry.seat
            assert 0 < entry.amount <= self.pots[entry.card]
            self.pots[entry.card] -= entry.amount

    def pot_grew(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "amount")
        self._pot_grew(entry)

    def acted(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind")
        self._check_known(entry)
        assert entry.card in self.shown

    def gained(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "kind", "amount")
        assert entry.kind and entry.amount
        self.stocks[entry.seat] += entry.amount

    def paid(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "kind", "other", "amount")
        assert entry.kind and entry.amount and entry.seat != entry.other
        self.stocks[entry.seat] -= entry.amount
        self.stocks[entry.other] += entry.amount

    def lost(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "kind", "amount")
        assert entry.kind and entry.amount
        self.stocks[entry.seat] -= entry.amount

    def eliminated(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind", "other", "amount")
        assert entry.other in self.families  # the actor; it may have been eliminated before, in the same step
        assert self.pots[entry.card] == entry.amount
        self._remove(entry)

    def discarded(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind")
        assert self.pots[entry.card] == 0 or entry.kind == PLOT, "its pot must have been gained or lost before"
        self._remove(entry)

    def kept(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind", "amount")
        assert self.pots[entry.card] == entry.amount
        self._remove(entry)

    def moved(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "other")
        assert self.families[entry.card] == entry.seat
        self._lift(entry.card)
        self.queue.insert(entry.other, [entry.card])

    def entered(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind", "other", "amount")
        assert entry.amount == (entry.other < 2 or entry.kind != TWIN), "it must be its own pile"
        if entry.other < 2 or not entry.amount:
            self._enter(entry.seat, entry.card, entry.other)
        else:
            self._enter(entry.seat, entry.card, 0)
            self.queue.insert(entry.other - 2, self.queue.pop(0))
        self.kinds[entry.card] = entry.kind
        self.shown.add(entry.card)

    def exchanged(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind", "other")
        assert self.kinds.pop(entry.other) == entry.kind
        pile = next(pile for pile in self.queue if pile[-1] == entry.other)
        self._enter(entry.seat, entry.card, 0)
        self.queue.pop(0)
        pile[-1] = entry.card
        self.shown.discard(entry.other)

    def not_found(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "kind")
        assert entry.kind

    def bribed(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind")
        assert self.kinds[entry.card] == entry.kind
        self.families[entry.card] = entry.seat

    def marked(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card")
        self.tokens[entry.card] += 1

    def turned(self, entry: Entry) -> None:
        assert entry.uses_only("seat", "card", "kind")
        self._check_known(entry)
        self.shown.remove(entry.card)

    def game_over(self, entry: Entry) -> None:
        assert entry.uses_only("other")
        assert self.round == ROUNDS
        self.winners = entry.other

    def _check_known(self, entry: Entry) -> None:
        assert (self.families[entry.card], self.kinds[entry.card]) == (entry.seat, entry.kind)

    def _pot_grew(self, entry: Entry) -> None:
        assert self.families[entry.card] == entry.seat
        assert entry.amount > 0
        self.pots[entry.card] += entry.amount

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

    def _remove(self, entry: Entry) -> None:
        assert self.families[entry.card] == entry.seat
        assert self.kinds.get(entry.card, entry.kind) == entry.kind
        self._lift(entry.card)
        self.shown.discard(entry.card)


NAMES = {value: name.lower() for name, value in vars(log).items() if name.isupper() and hasattr(Story, name.lower())}


def check(story: Story, state: State) -> None:
    """Compare the reconstruction with the state."""
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
def test_the_events_add_up_to_the_position(play: Play) -> None:
    game = play.new()
    story = Story([1] * play.players, hands=[HAND] * play.players)
    state = game.state
    followed = 0

    def catch_up() -> None:
        nonlocal followed
        assert state.told - followed <= LOG
        for number in range(followed, state.told):
            story.follow(Entry.of(state.log[number % LOG]))
        followed = state.told
        check(story, state)

    catch_up()
    for action in play.choices(game):
        assert is_legal(state, action.number)
        respond(state, action.number)
        advance(state)
        game.play(action)
        catch_up()
    assert story.hands == [HAND - ROUNDS] * play.players
    assert game.winners == tuple(seat for seat in range(play.players) if story.winners >> seat & 1)


def test_every_event_is_covered() -> None:
    assert sorted(NAMES) == list(range(1, 23))


def test_r69_a_repeating_plot_reports_only_the_influence_it_loses() -> None:
    head = '[[scenario]]\nname = "a plot"\ndeck = "ablaze"\nround = 3\n'
    game = game_of(read_scenario(read_scenarios(f'{head}queue = "R:(plot)+2 R:queen G:(queen)"\n')[0]))
    for action in ("reveal", "repeat"):
        game.play(action)
    state = game.state
    entries = [Entry.of(state.log[number % LOG]) for number in range(state.told)]
    assert [entry for entry in entries if entry.event == log.LOST_POT] == [Entry(log.LOST_POT, 0, 0, PLOT, 0, 1)]
