"""Ratings and the payoff table. A rating is one number and hides cycles; the table shows who beats whom."""

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from .job import Cell
from .statistics import Share, win_share
from .tally import ABANDONED, FORFEITED, Tally

MOST_GAMES: Final = 30_000  # more games do not change a rating, and each takes a tenth of a millisecond

Payoff = dict[str, dict[str, Share]]  # the hero's win share at a table full of the opponent


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength in the Plackett-Luce model, with its uncertainty."""

    name: str
    mu: float
    sigma: float
    games: int


def payoff(totals: Mapping[Cell, Tally]) -> Payoff:
    """Return the payoff table: rows are heroes, columns are tables full of one bot; decks are combined."""
    table: Payoff = {}
    for hero in dict.fromkeys(cell.hero for cell in totals):
        mine = {cell: tally for cell, tally in totals.items() if cell.hero == hero and len(set(cell.table)) == 1}
        table[hero] = {
            opponent: win_share([tally for cell, tally in mine.items() if cell.table[0] == opponent])
            for opponent in dict.fromkeys(cell.table[0] for cell in mine)
        }
    return table


def games_of(totals: Mapping[Cell, Tally]) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    """Return every game as names and ranks, hero first, in the order of cells and deals."""
    games = []
    for cell, tally in totals.items():
        names = (cell.hero, *cell.table)
        for _, words in sorted(tally.deals.items()):
            for word in words.split():
                if word == FORFEITED:
                    games.append((names, (2, *[1] * len(cell.table))))
                elif word != ABANDONED:
                    games.append((names, tuple(map(int, word))))
    return games


def rate(totals: Mapping[Cell, Tally], seed: int = 0) -> list[Rating]:
    """Rate all bots by openskill's Plackett-Luce, best first. The seed shuffles the order of the games."""
    from openskill.models import PlackettLuce  # slow to import and rarely needed

    model = PlackettLuce()
    games = games_of(totals)
    random.Random(seed).shuffle(games)
    strengths = dict.fromkeys(sorted({name for names, _ in games for name in names}), (model.mu, model.sigma))
    played = dict.fromkeys(strengths, 0)
    for names, ranks in games[:MOST_GAMES]:
        teams = [[model.rating(mu=strengths[name][0], sigma=strengths[name][1])] for name in names]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(names):
            copies = [team[0] for team, of in zip(rated, names, strict=True) if of == name]
            strengths[name] = (_mean(copy.mu for copy in copies), _mean(copy.sigma for copy in copies))
            played[name] += 1
    ratings = [Rating(name, mu, sigma, played[name]) for name, (mu, sigma) in strengths.items()]
    return sorted(ratings, key=lambda rating: -rating.mu)


def _mean(numbers: Iterable[float]) -> float:
    listed: Sequence[float] = list(numbers)
    return sum(listed) / len(listed)
