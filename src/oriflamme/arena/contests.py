"""Contests: the cells of a match, a grid and a tournament, and the order of their results."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..errors import OriflammeError
from .job import Cell, table_of
from .statistics import Share, win_share
from .tally import Tally


def grid(
    heroes: Sequence[str],
    tables: Sequence[str],
    decks: Sequence[str],
    players: Sequence[int],
    options: Mapping[str, Any] | None = None,
) -> tuple[Cell, ...]:
    """Return every hero at every table, with every deck and every count of players."""
    cells = (
        Cell(hero, table_of(read_table(table), number), deck, number, **(options or {}))
        for hero in heroes
        for number in players
        for deck in decks
        for table in tables
    )
    return tuple(dict.fromkeys(cells))


def tournament(
    entrants: Sequence[str], decks: Sequence[str], players: int, options: Mapping[str, Any] | None = None
) -> tuple[Cell, ...]:
    """Return every bot as hero at a table full of each other bot. Against itself a bot wins par."""
    names = tuple(dict.fromkeys(entrants))
    if len(names) < 2:
        raise OriflammeError("a tournament needs at least two different bots")
    cells = grid(names, names, decks, (players,), options)
    return tuple(cell for cell in cells if set(cell.table) != {cell.hero})


def read_table(text: str) -> list[str]:
    """Return the names of a table, separated by commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise OriflammeError(f"a table is one bot or several separated by commas, got {text!r}")
    return names


def worst_first(totals: Mapping[Cell, Tally]) -> list[tuple[Cell, Share]]:
    """Return the cells with their win shares, sorted by the lower end of the interval relative to par."""
    found = [(cell, win_share(tally)) for cell, tally in totals.items()]
    return sorted(found, key=lambda pair: pair[1].low / pair[0].par)


def headline(totals: Mapping[Cell, Tally]) -> str:
    """Return the result in words."""
    ranked = worst_first(totals)
    cell, worst = ranked[0]
    if len(ranked) == 1:
        return (
            f"{cell.hero} wins {worst.value:.1%} of its games against {cell.opponents}; par is {cell.par:.0%}, "
            f"so it plays {standing(cell, worst)} par."
        ).replace("%", " %")
    heroes = list(dict.fromkeys(cell.hero for cell in totals))
    if len(heroes) > 1:
        return f"{len(heroes)} bots, each at tables full of every other."
    above = sum(share.games > 0 and share.low > cell.par for cell, share in ranked)
    count = f"all {len(ranked)} cells" if above == len(ranked) else f"{above} of {len(ranked)} cells"
    return (
        f"{cell.hero} is above par in {count}. The worst: {worst.value:.1%} against {cell.opponents} "
        f"({cell.deck}, {cell.players} players, par {cell.par:.0%})."
    ).replace("%", " %")


def standing(cell: Cell, share: Share) -> str:
    """Return whether a share is above, about or below par, as far as the interval can tell."""
    if share.games and share.low > cell.par:
        return "above"
    return "below" if share.high < cell.par else "about"


def pooled(totals: Mapping[Cell, Tally], wanted: Iterable[Cell], seat: int | None = None) -> Share:
    """Return the win share of several cells combined."""
    return win_share([totals[cell] for cell in wanted], seat)


def fault_lines(totals: Mapping[Cell, Tally], most: int = 20) -> list[str]:
    """Return the failures of bots as lines: the first of each cell, and how many more there were."""
    lines = []
    for cell, tally in totals.items():
        for fault in tally.faults[:most]:
            lines.append(f"{cell}: {fault}")
        if len(tally.faults) > most:
            lines.append(f"{cell}: and {len(tally.faults) - most} more failures")
    return lines
