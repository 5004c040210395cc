"""Show the progress of a run: a growing table in a terminal, lines otherwise."""

import time
from collections.abc import Sequence
from types import TracebackType
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from .contests import standing, worst_first
from .job import Cell, Job
from .statistics import percent
from .tally import Tally

MOST_ROWS: Final = 16
MOST_FAULTS: Final = 5  # lines about one bot; the report has more
LINE_EVERY: Final = 10.0  # seconds between two lines without a terminal
DRAW_EVERY: Final = 1.0
DRAW_PART: Final = 20  # a table that is slow to draw is drawn less often
COLOURS: Final = {"above": "green", "about": "yellow", "below": "red"}


class Progress:
    """How far a run is, and when it will finish."""

    def __init__(self) -> None:
        self.totals: dict[Cell, Tally] = {}
        self.games = 0  # in all
        self.stored = 0  # played by an earlier run
        self.played = 0  # by this one
        self.began = time.monotonic()

    def __str__(self) -> str:
        done = self.stored + self.played
        seconds = time.monotonic() - self.began
        text = f"{done:,} of {self.games:,} games"
        if self.played and seconds > 0:
            rate = self.played / seconds
            text += f", {rate:,.0f} a second, {duration((self.games - done) / rate)} left"
        return text


class Display:
    """Shows a run, as a context."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._progress = Progress()
        self._faults: dict[str, int] = {}
        self._live: Live | None = None
        self._next = 0.0

    def __enter__(self) -> "Display":
        if self._console.is_terminal:
            self._live = Live(console=self._console, auto_refresh=False)
            self._live.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live is not None:
            self._draw()
            self._live.__exit__(kind, error, trace)

    def begin(self, cells: Sequence[Cell], games: int) -> None:
        """Note what will be played."""
        self._progress = Progress()
        self._progress.totals = {cell: Tally() for cell in cells}
        self._progress.games = games

    def hear(self, job: Job, tally: Tally, stored: bool) -> None:
        """Note a finished job."""
        progress = self._progress
        progress.totals[job.cell].add(tally)
        if stored:
            progress.stored += job.games
        else:
            progress.played += job.games
        for fault in tally.faults:
            self._faults[fault.bot] = self._faults.get(fault.bot, 0) + 1
            if self._faults[fault.bot] <= MOST_FAULTS:
                self.say(str(fault))
            elif self._faults[fault.bot] == MOST_FAULTS + 1:
                self.say(f"{fault.bot} failed more than {MOST_FAULTS} times; the results list every failure")
        done = progress.stored + progress.played == progress.games
        now = time.monotonic()
        if done or now > self._next:
            if self._live:
                self._draw()
                self._next = now + max(DRAW_EVERY, DRAW_PART * (time.monotonic() - now))
            else:
                self.say(str(progress))
                self._next = now + LINE_EVERY

    def say(self, sentence: str) -> None:
        """Print a line."""
        self._console.print(sentence, markup=False, highlight=False, soft_wrap=True)

    def _draw(self) -> None:
        assert self._live is not None
        self._live.update(Group(cells_table(self._progress.totals, MOST_ROWS), Text(str(self._progress))))
        self._live.refresh()


def cells_table(totals: dict[Cell, Tally], most: int | None = None) -> Table:
    """Return the cells as a table, worst first."""
    table = Table(box=None, pad_edge=False)
    for title in ("hero", "against", "deck", "players"):
        table.add_column(title)
    for title in ("wins", "95 % interval", "par", "games"):
        table.add_column(title, justify="right", no_wrap=True)
    ranked = worst_first({cell: tally for cell, tally in totals.items() if tally.deals})
    for cell, share in ranked[:most]:
        table.add_row(
            escape(cell.hero),
            escape(cell.opponents),
            escape(cell.deck),
            str(cell.players),
            percent(share.value),
            share.interval,
            f"{100 * cell.par:.0f} %",
            f"{share.games:,}",
            style=COLOURS[standing(cell, share)],
        )
    left = len(totals) - len(ranked[:most])
    if left:
        table.add_row(f"and {left} more")
    return table


def duration(seconds: float) -> str:
    """Return a duration in words."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    if seconds < 5400:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"
