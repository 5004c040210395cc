"""Play a deal with the hero once in each seat.

The bots are asked one by one, each with the view of its seat. If every bot at the table has a compiled policy, and no
points by kind are wanted, one compiled call plays the whole game. This is the only module that uses it:

    tactics.play_policies(g: State, policies: list[int], births: list[int]) -> int

plays a dealt game to its end and returns the count of decisions. `policies[seat]` is the attribute `policy` of the bot
in that seat, and `births[seat]` is the bot's seed. The game is the same as with `choose` and views.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from ..bots import Bot
from ..events import Event, Gained, Lost, Paid, TookPot
from ..game import Game
from ..notation.actions import Action
from ..rules import State, presence
from ..simulation import read_deck_name
from ..tactics import play_policies
from .entrants import described, make, policy_of
from .job import Cell, Job, bot_seed, deal_seed
from .tally import ABANDONED, FORFEITED, Ended, Fault, Tally

MAKING: Final = 1  # stages of a game, for the guard
DECIDING: Final = 2
WHOLE_GAME: Final = 3


class Beat(Protocol):
    """Is called before a bot runs, with what it is about to do."""

    def __call__(self, stage: int, deal: int, hero_seat: int, seat: int, decision: int) -> None:
        """Note the stage and the place."""
        ...


def no_beat(stage: int, deal: int, hero_seat: int, seat: int, decision: int) -> None:
    """Do nothing: no guard watches, and a bot may hang."""


class BotFailed(Exception):
    """A bot failed, which ends its game."""

    def __init__(self, seat: int, decision: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat
        self.decision = decision
        self.what = what


class Seating:
    """Who sits where in one game of a deal. The order of the opponents rotates from deal to deal."""

    def __init__(self, cell: Cell, number: int, hero_seat: int) -> None:
        self.hero_seat = hero_seat
        players, opponents = cell.players, len(cell.table)
        self.table = [(hero_seat + 1 + (place + number) % opponents) % players for place in range(opponents)]
        self.names = [cell.hero] * players
        for seat, name in zip(self.table, cell.table, strict=True):
            self.names[seat] = name


def play_job(job: Job, beat: Beat = no_beat) -> Tally:
    """Play all deals of a job in this process, without a guard."""
    tally = Tally()
    policies = policies_of(job)
    for number in job.numbers():
        play_deal(job, number, tally, policies, {}, beat)
    return tally


def policies_of(job: Job) -> dict[str, int]:
    """Return the compiled policies of a job's bots; empty if they cannot play whole games."""
    if job.points:
        return {}
    policies: dict[str, int] = {}
    for name in {job.cell.hero, *job.cell.table}:
        try:
            policy = policy_of(make(name, 0))
        except BaseException:  # playing the game will report the error
            policy = None
        if policy is None:
            return {}
        policies[name] = policy
    return policies


def play_deal(
    job: Job,
    number: int,
    tally: Tally,
    policies: Mapping[str, int],
    known: Mapping[tuple[int, int], Fault],
    beat: Beat = no_beat,
) -> None:
    """Play a deal with the hero in each seat and add it to the tally. Games in `known` have failed before."""
    cell = job.cell
    start = deal_of(cell, deal_seed(job.seed, number))
    seeds = [bot_seed(job.seed, number, seat) for seat in range(cell.players)]
    words: list[str] = []
    for hero_seat in range(cell.players):
        seating = Seating(cell, number, hero_seat)
        try:
            if (number, hero_seat) in known:
                failed = known[number, hero_seat]
                raise BotFailed(failed.seat, failed.decision, failed.what)
            if policies:
                beat(WHOLE_GAME, number, hero_seat, hero_seat, 0)
                ended = by_policies(start.state, [policies[name] for name in seating.names], seeds)
            else:
                ended = by_views(start.copy(), seating, seeds, number, beat, job.points)
            words.append(tally.note(ended, hero_seat, seating.table))
        except BotFailed as failure:
            name, seat = seating.names[failure.seat], failure.seat
            tally.faults.append(Fault(name, number, hero_seat, seat, failure.decision, failure.what))
            words.append(FORFEITED if seat == hero_seat else ABANDONED)
    tally.deals[number] = " ".join(words)


def deal_of(cell: Cell, seed: int) -> Game:
    """Return the deal of a seed; seat 0 places first."""
    deck = read_deck_name(cell.deck)
    return Game.new(cell.players, deck, seed, 0, cell.edition, cell.schemer_gain)


def by_policies(state: State, policies: list[int], seeds: list[int]) -> Ended:
    """Play a game in one compiled call."""
    decisions = play_policies(state, policies, seeds)
    return ended_of(state, decisions)


def by_views(game: Game, seating: Seating, seeds: Sequence[int], number: int, beat: Beat, wants_points: bool) -> Ended:
    """Play a game by asking each bot with its view."""
    hero_seat = seating.hero_seat
    bots: list[Bot] = []
    for seat, name in enumerate(seating.names):
        beat(MAKING, number, hero_seat, seat, 0)
        try:
            bots.append(make(name, seeds[seat]))
        except BaseException as error:  # a bot may raise anything
            raise BotFailed(seat, 0, f"could not be created: {described(error)}") from None
    decisions = 0
    while decision := game.decision:
        decisions += 1
        seat = decision.seat
        beat(DECIDING, number, hero_seat, seat, decisions)
        game.play(answer_of(bots[seat], game, seat, decisions, decision.actions))
    earned = earned_by_kind(game.events(), game.players) if wants_points else ()
    return ended_of(game.state, decisions, earned)


def answer_of(bot: Bot, game: Game, seat: int, number: int, legal: Sequence[Action]) -> Action:
    """Return a bot's answer if it is a legal action."""
    view = game.view(seat)
    try:
        answer: object = bot.choose(view)
    except BaseException as error:  # a bot may raise anything
        raise BotFailed(seat, number, f"raised {described(error)}") from None
    if type(answer) is Action and answer in legal:
        return answer
    shown = f"{answer}" if type(answer) is Action else type(answer).__name__
    raise BotFailed(seat, number, f"answered {shown[:60]}, which is not one of {len(legal)} legal actions")


def ended_of(state: State, decisions: int, earned: Sequence[dict[str, int]] = ()) -> Ended:
    """Return how a game ended. Cards in the queue break ties of influence; players who are still tied share a rank."""
    players = state.players
    stocks = state.stock[:players]
    scores = [stock << 8 | presence(state, seat) for seat, stock in enumerate(stocks)]
    ranks = [1 + sum([better > score for better in scores]) for score in scores]
    return Ended(stocks, ranks, decisions, earned)


def earned_by_kind(events: Sequence[Event], players: int) -> list[dict[str, int]]:
    """Return, by seat, what was earned with each kind; what was given away is counted as `(lost)`."""
    earned: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        if isinstance(event, Gained):
            earned[event.seat][event.by] += event.amount
        elif isinstance(event, TookPot):
            earned[event.seat][event.kind] += event.amount
        elif isinstance(event, Paid):
            earned[event.to][event.by] += event.amount
            earned[event.seat]["(lost)"] -= event.amount
        elif isinstance(event, Lost):
            earned[event.seat]["(lost)"] -= event.amount
    return [dict(kinds) for kinds in earned]
