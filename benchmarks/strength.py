"""Measure how strong the bots are, and print it. `make strength`.

A stopped run continues: `python -m benchmarks.strength --results build/strength.jsonl`. `--part experts` plays one part
only, `--part grid --table net --players 5` some cells of the grid. A whole grid is written to docs/strength-tables.md.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from oriflamme.arena.contests import grid, worst_first
from oriflamme.arena.engines import LocalEngine, usable_processors
from oriflamme.arena.entrants import code_of
from oriflamme.arena.job import Cell
from oriflamme.arena.plots import need_matplotlib
from oriflamme.arena.progress import Display
from oriflamme.arena.run import Plan, Runner, names_in
from oriflamme.arena.statistics import Share, win_share
from oriflamme.arena.store import Store
from oriflamme.arena.styles import STYLES
from oriflamme.arena.tally import Tally
from oriflamme.bots import CHARACTERS

HERO = "strong"
CLUB = "club:300"
LEVELS = ("random", "beginner", "casual", "seasoned", CLUB, "net")
MIXED = ("casual,seasoned,club:300",)
DECKS = ("base", "ablaze", "alliance", "random")
THINKING = (30, 100, 300, 1000, 3000)
PAGE = Path("docs/strength-tables.md")
PLOT = Path("docs/strength-thinking.svg")
SEED = 1
STAGES = (10, 25, 75, 200, 500)  # deals of a cell of the grid, one after the other until it is clear
CLEAR = 0.05  # a cell is clear when the lower end of its interval is so far above par

Totals = Mapping[Cell, Tally]
HEADLINES = (("casual", "random"), ("seasoned", "casual"), (CLUB, "casual"), (HERO, "casual"), (HERO, CLUB))


EXPERTS = (("expert", CLUB), ("expert", "strong"), ("expert", "casual"))
MASTERS = (("master", "expert"),)


def pairs_of(pairs: Sequence[tuple[str, str]]) -> tuple[Cell, ...]:
    """Return heroes against three copies of another bot."""
    return tuple(cell for hero, table in pairs for cell in grid((hero,), (table,), ("base",), (4,)))


def headline_cells() -> tuple[Cell, ...]:
    """Return each level against the one below, and strong against both that people know."""
    return pairs_of(HEADLINES)


def character_cells() -> tuple[Cell, ...]:
    """Return the characters of the club level against casuals."""
    return grid([f"{name}:club" for name in CHARACTERS], ("casual",), ("base",), (4,))


def thinking_cells() -> tuple[Cell, ...]:
    """Return club with less and more thinking, against casuals."""
    return grid([f"club:{number}" for number in THINKING], ("casual",), ("base",), (4,))


def grid_cells() -> tuple[Cell, ...]:
    """Return strong at tables of each other level, mixed ones, and each held-out style."""
    return grid((HERO,), (*LEVELS, *MIXED, *STYLES), DECKS, (3, 4, 5))


CELLS: Mapping[str, Callable[[], tuple[Cell, ...]]] = {
    "headline": headline_cells,
    "thinking": thinking_cells,
    "characters": character_cells,
    "experts": lambda: pairs_of(EXPERTS),
    "masters": lambda: pairs_of(MASTERS),
    "grid": grid_cells,
}
PARTS = {"headline": 900, "thinking": 150, "characters": 450, "experts": 500, "masters": 100, "grid": 75}  # deals


def play(cells: tuple[Cell, ...], deals: int, results: Path) -> Totals:
    """Play cells, or use the stored results."""
    code = code_of(names_in(cells))
    engine = LocalEngine(usable_processors())
    try:
        with Display(Console()) as display:
            return Runner(cells, engine, Store(results, code), display).totals(Plan(cells, deals, SEED))
    finally:
        engine.close()


def is_clear(cell: Cell, share: Share) -> bool:
    """Tell whether a cell needs no more games. The distance makes up for looking several times."""
    return share.low > cell.par + CLEAR


def play_grid(cells: tuple[Cell, ...], deals: int, results: Path) -> Totals:
    """Play cells in stages; those that are clear take no part in the next one."""
    found: dict[Cell, Tally] = {}
    left = cells
    for stage in [*(stage for stage in STAGES if stage < deals), deals]:
        totals = play(left, stage, results) if left else {}
        found |= totals
        left = tuple(cell for cell, tally in totals.items() if not is_clear(cell, win_share(tally)))
    return found


def row(cell: Cell, share: Share, name: str) -> str:
    """Return a line of the table."""
    interval = f"{100 * share.low:.1f}–{100 * share.high:.1f}"
    return (
        f"| {name} | {cell.deck} | {cell.players} | **{100 * share.value:.1f}** | {interval} "
        f"| {100 * cell.par:.1f} | {share.games:,} |"
    )


def plot(shares: Sequence[Share]) -> None:
    """Draw strength by thinking."""
    figure = need_matplotlib().Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.subplots()
    values = [100 * share.value for share in shares]
    errors = [[100 * (s.value - s.low) for s in shares], [100 * (s.high - s.value) for s in shares]]
    axes.errorbar(THINKING, values, yerr=errors, fmt="o-", color="#2b5f8c", capsize=3)
    axes.axhline(25, color="grey", linestyle="--", linewidth=1)
    axes.annotate("par", (THINKING[0], 26), color="grey")
    axes.set_xscale("log")
    axes.set_xticks(THINKING, [f"{number:,}" for number in THINKING])
    axes.minorticks_off()
    axes.set_ylim(0, 100)
    axes.set_xlabel("simulations a move")
    axes.set_ylabel("win share in %")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(PLOT, metadata={"Date": None})


def page(cells: Totals) -> str:
    """Return docs/strength-tables.md: the grid, worst cell first."""
    ranked = worst_first(cells)
    below = [cell for cell, share in ranked if share.low <= cell.par]
    verdict = (
        f"In all {len(ranked)} cells the lower end of its interval is above par."
        if not below
        else f"In {len(below)} of {len(ranked)} cells the lower end of its interval is not above par."
    )
    return f"""# Strong at every table

`{HERO}` against tables of each other level, of several levels, and of each held-out style, as
`python -m benchmarks.strength --part grid` writes it; [Strength](strength.md) says more. The worst cell comes first.
It plays each deal once in each seat. A shared victory counts in parts. Intervals are 95 %, by bootstrap over deals.
A cell is played in stages of {", ".join(map(str, STAGES))} deals until the lower end of its interval is
{100 * CLEAR:.0f} points above par.

No bot was tuned against the styles: waiter (waits until the last round), revealer (reveals at once), basher (hits the
leader), grudge (hits back), stacker, random-reveal, exploiter (a search that knows the habits of the net). Nets that
are trained from now on meet the exploiter in their league; the net of the package has not.

{verdict}

| table of | deck | players | wins, % | 95 % interval | par | games |
|---|---|---|---|---|---|---|
{chr(10).join(row(cell, share, said(cell.table)) for cell, share in ranked)}
"""


def said(table: Sequence[str]) -> str:
    """Return who sits at a table: one name, if all are the same."""
    return table[0] if len(set(table)) == 1 else ", ".join(table)


def chosen_cells(part: str, table: str | None, players: int | None) -> tuple[Cell, ...]:
    """Return the cells of a part that have this bot at the table and this many players; None means any."""
    return tuple(cell for cell in CELLS[part]() if table in (None, cell.table[0]) and players in (None, cell.players))


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--results", type=Path, default=Path("build/strength.jsonl"))
    parser.add_argument("--deals", type=int, default=75, help="deals in a cell of the grid, unless it is clear before")
    parser.add_argument("--part", choices=PARTS, help="play this part only, and print it")
    parser.add_argument("--table", help="with --part: only the cells with this bot at the table")
    parser.add_argument("--players", type=int, help="with --part: only the cells with this many players")
    options = parser.parse_args()
    options.results.parent.mkdir(parents=True, exist_ok=True)
    deals = {**PARTS, "grid": options.deals}
    found: dict[str, Totals] = {}
    for part in [options.part] if options.part else PARTS:
        print(f"{part}: {deals[part]} deals in each cell", flush=True)
        cells = chosen_cells(part, options.table, options.players)
        if not cells:
            known = ", ".join(sorted({f"{cell.table[0]} with {cell.players}" for cell in CELLS[part]()}))
            parser.error(f"the part {part} has no such table, only those of {known}")
        found[part] = (play_grid if part == "grid" else play)(cells, deals[part], options.results)
        for cell, tally in found[part].items():
            print(row(cell, win_share(tally), f"{cell.hero} v {said(cell.table)}"), flush=True)
    if "grid" in found and not (options.table or options.players):
        PAGE.write_text(page(found["grid"]), encoding="utf-8")
    if "thinking" in found:
        plot([win_share(tally) for tally in found["thinking"].values()])
    if not options.part:
        print("What a move costs: python -m benchmarks.costs")


if __name__ == "__main__":
    main()
