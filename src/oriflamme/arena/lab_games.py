"""The games of the balance lab: one bot in all seats, and what each game says about seats, kinds and scores.

All facts are counts, so they are merged by addition, in any order. A deal is played once. Where an interval is needed,
the counts are kept by deal, for the bootstrap over deals.
"""

from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from ..errors import OriflammeError
from ..events import Entered, Event, Revealed, events_of
from ..game import Game
from ..rules import Dice, State, proceed, respond
from ..rules.kinds import NAMES, PRINCE, TWIN
from ..rules.questions import NO_QUESTION, PLACE, SWAP
from ..rules.steps import OVER
from ..tactics import policy_action, roll_for
from .deals import BotFailed, answer_of, deal_of, earned_by_kind, ended_of
from .entrants import described, make, policy_of
from .job import Job, bot_seed, deal_seed
from .tally import WHOLE, Ended

Sums = Counter[tuple[int, int]]  # how many deals had this sum over this many players
Chooser = Callable[[State, int], int]  # what the seat that is asked plays, given the index of the decision


class KindFacts(msgspec.Struct):
    """The facts of a kind: sixtieths of wins of the players with it, and the influence it earned."""

    hand: Sums = msgspec.field(default_factory=Counter)  # who was dealt it
    aside: Sums = msgspec.field(default_factory=Counter)  # who had to set it aside
    placed: Sums = msgspec.field(default_factory=Counter)  # who brought it into the queue
    revealed: Sums = msgspec.field(default_factory=Counter)  # who had it face up
    earned: Sums = msgspec.field(default_factory=Counter)  # influence earned with it, over those who placed it

    def add(self, other: "KindFacts") -> None:
        """Add the facts of other games."""
        for name in self.__struct_fields__:
            getattr(self, name).update(getattr(other, name))


class Facts(msgspec.Struct):
    """The facts of some games with the same count of players."""

    seats: list[Sums]  # by seat: sixtieths of a win, over one player
    kinds: dict[str, KindFacts] = {}
    shared: Sums = msgspec.field(default_factory=Counter)  # WHOLE for every game with several winners
    level: Sums = msgspec.field(default_factory=Counter)  # WHOLE for every game with equal influence at the top
    spread: Sums = msgspec.field(default_factory=Counter)  # the sum of the stocks, and of their squares
    winners: Counter[int] = msgspec.field(default_factory=Counter)  # how often a winner ended with this much influence
    others: Counter[int] = msgspec.field(default_factory=Counter)
    margins: Counter[int] = msgspec.field(default_factory=Counter)  # how far the winner was ahead of the second
    lengths: Counter[int] = msgspec.field(default_factory=Counter)  # decisions

    @classmethod
    def none(cls, players: int) -> "Facts":
        """Return the facts of zero games."""
        return cls([Counter() for _ in range(players)])

    @property
    def players(self) -> int:
        """The count of players."""
        return len(self.seats)

    @property
    def games(self) -> int:
        """The count of games."""
        return self.lengths.total()

    def add(self, other: "Facts") -> None:
        """Add the facts of other games."""
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.update(theirs)
        for kind, found in other.kinds.items():
            self.kinds.setdefault(kind, KindFacts()).add(found)
        for name in ("shared", "level", "spread", "winners", "others", "margins", "lengths"):
            getattr(self, name).update(getattr(other, name))


class Story(msgspec.Struct, frozen=True):
    """What happened in a game, by seat; `hand`, `placed` and `revealed` are sets of kinds."""

    deck: Sequence[int]
    hand: Sequence[int]
    placed: Sequence[int]
    revealed: Sequence[int]
    ended: Ended


def play_facts(job: Job) -> Facts:
    """Play the deals of a job, each once, with the hero in all seats."""
    name, players = job.cell.hero, job.cell.players
    policy = policy_of(make(name, 0))
    facts = Facts.none(players)
    for number in job.numbers():
        start = deal_of(job.cell, deal_seed(job.seed, number))
        seeds = [bot_seed(job.seed, number, seat) for seat in range(players)]
        try:
            chosen = by_view(start.copy(), name, seeds) if policy is None else by_policy(policy, seeds)
            note(facts, watch(start.state, chosen))
        except BotFailed as failure:
            where = f"seat {failure.seat} of deal {number}, decision {failure.decision}"
            raise OriflammeError(f"{name} in {where} {failure.what}: the lab needs a bot that plays on") from None
    return facts


def by_policy(policy: int, seeds: Sequence[int]) -> Chooser:
    """Let a compiled policy play all seats, exactly as its bots would."""
    dice = Dice()

    def chosen(state: State, number: int) -> int:
        roll_for(dice, seeds[state.asked], number)
        return policy_action(state, dice, policy)

    return chosen


def by_view(game: Game, name: str, seeds: Sequence[int]) -> Chooser:
    """Let a bot play each seat, with views of a second game that follows the watched one."""
    bots = []
    for seat, seed in enumerate(seeds):
        try:
            bots.append(make(name, seed))
        except Exception as error:  # a bot may raise anything
            raise BotFailed(seat, 0, f"could not be created: {described(error)}") from None

    def chosen(state: State, number: int) -> int:
        decision = game.decision
        assert decision is not None
        action = answer_of(bots[state.asked], game, state.asked, number + 1, decision.actions)
        game.play(action)
        return action.number

    return chosen


def watch(state: State, chosen: Chooser) -> Story:
    """Play a dealt game to its end and collect everything that happens."""
    players = state.players
    hand = state.hand[:players]
    placed, revealed = [0] * players, [0] * players
    events: list[Event] = []
    number = told = 0
    while state.step != OVER:
        seat, question = state.asked, state.question
        action = chosen(state, number)
        if question == PLACE:
            placed[seat] |= 1 << (action >> 6)
        elif question == SWAP:
            placed[seat] |= 1 << action
        respond(state, action)
        number += 1
        while True:  # the ring of events has room for one step, not for many
            if state.told != told:
                events += events_of(state, told)
                told = state.told
            if state.question != NO_QUESTION or state.step == OVER:
                break
            proceed(state)
    for event in events:
        if isinstance(event, Revealed):
            revealed[event.seat] |= 1 << NAMES.index(event.kind)
        elif isinstance(event, Entered):  # a Twin or a card from Impersonation: it enters face up
            placed[event.seat] |= 1 << NAMES.index(event.kind)
            revealed[event.seat] |= 1 << NAMES.index(event.kind)
    earned = earned_by_kind(events, players)
    return Story(state.deck, hand, placed, revealed, ended_of(state, number, earned))


def note(facts: Facts, story: Story) -> None:
    """Add a game to the facts."""
    ended = story.ended
    stocks, players = ended.stocks, facts.players
    winners = ended.ranks.count(1)
    wins = [WHOLE // winners if rank == 1 else 0 for rank in ended.ranks]
    for seat, sums in enumerate(facts.seats):
        sums[wins[seat], 1] += 1
        (facts.winners if wins[seat] else facts.others)[stocks[seat]] += 1
    best, second = sorted(stocks, reverse=True)[:2]
    facts.shared[WHOLE if winners > 1 else 0, 1] += 1
    facts.level[WHOLE if best == second else 0, 1] += 1
    facts.spread[sum(stocks), sum([stock * stock for stock in stocks])] += 1
    facts.margins[best - second] += 1
    facts.lengths[ended.decisions] += 1
    seats = range(players)
    for kind in (*story.deck, TWIN) if PRINCE in story.deck else story.deck:
        name = NAMES[kind]
        found = facts.kinds.get(name)
        if found is None:
            found = facts.kinds[name] = KindFacts()
        held = [seat for seat in seats if story.hand[seat] >> kind & 1]
        placed = [seat for seat in seats if story.placed[seat] >> kind & 1]
        revealed = [seat for seat in seats if story.revealed[seat] >> kind & 1]
        if kind != TWIN:
            _count(found.hand, wins, held)
            _count(found.aside, wins, [seat for seat in seats if seat not in held])
        _count(found.placed, wins, placed)
        _count(found.revealed, wins, revealed)
        if placed:
            found.earned[sum([earned.get(name, 0) for earned in ended.earned]), len(placed)] += 1


def _count(sums: Sums, wins: Sequence[int], seats: Sequence[int]) -> None:
    """Count the wins of some players of a deal, if there are any."""
    if seats:
        sums[sum([wins[seat] for seat in seats]), len(seats)] += 1
