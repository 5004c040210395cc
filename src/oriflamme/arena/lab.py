"""The balance lab: what many games of one bot against itself say about a deck.

Each count of players has its own deals; all decks use the same deal numbers. Processes play chunks of games, and the
lab adds up their facts, so the same seed gives the same numbers with any count of processes.
"""

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

import msgspec

from ..errors import OriflammeError
from .engines import usable_processors
from .entrants import Checked, check
from .job import Cell, Job, cut, in_turns, table_of
from .lab_games import Facts, KindFacts, Sums, play_facts
from .report import deck_name
from .run import MAX_DEALS, check_cells
from .statistics import Share, bootstrap, mean_with_interval, share_of
from .tally import WHOLE

CHUNK: Final = 200  # games per job
SLOW_CHUNK: Final = 5  # for a bot that is asked with views
FINE: Final = 1  # decimals to which the squares of a deal are rounded, so that equal ones are drawn together


class Experiment(msgspec.Struct, frozen=True):
    """What to measure, for which decks."""

    decks: tuple[str, ...]
    players: tuple[int, ...] = (3, 4, 5)
    bot: str = "casual"
    games: int = 4000  # for each deck and count of players
    seed: int = 0
    edition: str = "revised"
    schemer_gain: int = 1

    def cells(self) -> tuple[Cell, ...]:
        """Return each deck with each count of players."""
        return tuple(
            Cell(self.bot, table_of([self.bot], players), deck, players, self.edition, self.schemer_gain)
            for deck in dict.fromkeys(self.decks)
            for players in sorted(set(self.players))
        )

    def jobs(self, chunk: int) -> list[Job]:
        """Return all games in chunks."""
        return in_turns(cut(cell, self.seed, deals_of(cell, self.games), chunk) for cell in self.cells())


def deals_of(cell: Cell, games: int) -> range:
    """Return the numbers of a cell's deals. No other count of players uses them."""
    return range(cell.players * MAX_DEALS, cell.players * MAX_DEALS + games)


def check_experiment(experiment: Experiment) -> Checked:
    """Raise an error if the experiment cannot be played; return what is known about the bot."""
    if not 0 < experiment.games <= MAX_DEALS:
        raise OriflammeError(f"expected 1 to {MAX_DEALS:,} games, got {experiment.games:,}")
    check_cells(experiment.cells())
    checked = check(experiment.bot)
    if checked.problem:
        raise OriflammeError(checked.problem)
    return checked


def run(
    experiment: Experiment, processes: int | None = None, hear: Callable[[int], None] = lambda games: None
) -> dict[Cell, Facts]:
    """Play all games and return the facts; call `hear` with the count of games just finished."""
    checked = check_experiment(experiment)
    jobs = experiment.jobs(CHUNK if checked.compiled else SLOW_CHUNK)
    totals = {cell: Facts.none(cell.players) for cell in experiment.cells()}
    for job, facts in _played(jobs, min(processes or usable_processors(), len(jobs))):
        totals[job.cell].add(facts)
        hear(job.deals)
    return totals


def _played(jobs: Sequence[Job], processes: int) -> Iterator[tuple[Job, Facts]]:
    if processes == 1:
        for job in jobs:
            yield job, play_facts(job)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin)
    try:
        waiting = {pool.submit(play_facts, job): job for job in jobs}
        for done in as_completed(waiting):
            yield waiting[done], done.result()
    except BrokenProcessPool:
        raise OriflammeError("a process of the lab ended too early; the bot may have ended it") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Let Ctrl-C end a worker without a message."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Mean(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


class KindFindings(msgspec.Struct, frozen=True):
    """How strong a kind is: win shares of the players with it, and the influence it earned per player who placed it."""

    hand: Share
    aside: Share
    placed: Share
    revealed: Share
    earned: Mean | None
    placings: int


class Findings(msgspec.Struct, frozen=True):
    """The results for one count of players."""

    players: int
    games: int
    seats: tuple[Share, ...]
    kinds: dict[str, KindFindings]
    shared: Share  # games with several winners
    level: Share  # games with equal influence at the top
    score: Mean
    deviation: Mean
    margin: Mean
    length: Mean
    facts: Facts

    @property
    def par(self) -> float:
        """The win share of each player if nothing made a difference."""
        return 1 / self.players


class Strength(msgspec.Struct, frozen=True):
    """A kind, for all counts of players combined. Win shares are relative to par: 1 is average."""

    kind: str
    hand: Mean | None  # None for the Twin, which is never dealt
    placed: Mean | None
    revealed: Mean | None
    earned: Mean | None


class DeckFindings(msgspec.Struct, frozen=True):
    """The results for a deck."""

    deck: str
    name: str  # a short one
    tables: tuple[Findings, ...]  # by count of players
    strengths: tuple[Strength, ...]  # strongest first, by win share of the players who were dealt it

    @property
    def games(self) -> int:
        """The count of games."""
        return sum(found.games for found in self.tables)

    def together(self, name: str) -> Counter[int]:
        """Return one of the counts for all counts of players combined."""
        total: Counter[int] = Counter()
        for found in self.tables:
            total.update(getattr(found.facts, name))
        return total


def findings(totals: Mapping[Cell, Facts]) -> tuple[DeckFindings, ...]:
    """Return the results by deck, with intervals."""
    decks: dict[str, list[Cell]] = {}
    for cell in totals:
        decks.setdefault(cell.deck, []).append(cell)
    return tuple(_of_deck(cells[0], [totals[cell] for cell in cells]) for cells in decks.values())


def _of_deck(cell: Cell, many: Sequence[Facts]) -> DeckFindings:
    kinds = dict.fromkeys(kind for facts in many for kind in facts.kinds)
    strengths = [_strength(kind, many) for kind in kinds]
    strengths.sort(key=lambda found: (found.hand is None, -found.hand.value if found.hand else 0.0, found.kind))
    return DeckFindings(cell.deck, deck_name(cell), tuple(map(_of_table, many)), tuple(strengths))


def _of_table(facts: Facts) -> Findings:
    return Findings(
        players=facts.players,
        games=facts.games,
        seats=tuple(map(share_of, facts.seats)),
        kinds={kind: _of_kind(found) for kind, found in facts.kinds.items()},
        shared=share_of(facts.shared),
        level=share_of(facts.level),
        score=Mean(*mean_with_interval([pair[0] / facts.players for pair in facts.spread.elements()])),
        deviation=_deviation(facts),
        margin=Mean(*mean_with_interval(list(facts.margins.elements()))),
        length=Mean(*mean_with_interval(list(facts.lengths.elements()))),
        facts=facts,
    )


def _of_kind(found: KindFacts) -> KindFindings:
    placings = sum(players * deals for (_, players), deals in found.earned.items())
    return KindFindings(
        hand=share_of(found.hand),
        aside=share_of(found.aside),
        placed=share_of(found.placed),
        revealed=share_of(found.revealed),
        earned=ratio(found.earned, 1),
        placings=placings,
    )


def _strength(kind: str, many: Sequence[Facts]) -> Strength:
    """Return how strong a kind is for all counts of players combined."""
    noted = [(facts.players, facts.kinds[kind]) for facts in many if kind in facts.kinds]

    def by_par(name: str) -> Mean | None:
        pooled: Sums = Counter()
        for players, found in noted:
            for (wins, number), deals in getattr(found, name).items():
                pooled[wins * players, number] += deals
        return ratio(pooled, WHOLE)

    earned: Sums = Counter()
    for _, found in noted:
        earned.update(found.earned)
    return Strength(kind, by_par("hand"), by_par("placed"), by_par("revealed"), ratio(earned, 1))


def ratio(sums: Sums, unit: int) -> Mean | None:
    """Return the ratio of two sums over deals; None without deals."""
    if not sums:
        return None
    total = sum(pair[0] * deals for pair, deals in sums.items())
    value = total / sum(pair[1] * deals for pair, deals in sums.items()) / unit
    if len({pair[0] / pair[1] for pair in sums}) == 1:
        return Mean(value, value, value)
    low, high = (end * WHOLE / unit for end in bootstrap(sums))
    return Mean(value, low, high)


def _deviation(facts: Facts) -> Mean:
    """Return the standard deviation of the influence at the end.

    It is the root of the mean square around the mean of all games. The bootstrap does not redraw this mean: the mean
    square has its minimum there, so the difference is negligible.
    """
    players = facts.players
    mean = sum(total * deals for (total, _), deals in facts.spread.items()) / (facts.games * players)
    squares = {pair: (pair[1] - 2 * mean * pair[0] + players * mean * mean) / players for pair in facts.spread}
    in_order = sorted(facts.spread.items())  # a sum of fractions depends on it, and parts come back in any order
    value = sum(squares[pair] * deals for pair, deals in in_order) / facts.games
    drawn = [round(squares[pair], FINE) for pair in facts.spread.elements()]
    _, low, high = mean_with_interval(drawn)
    return Mean(value**0.5, low**0.5, high**0.5)
