"""The tables on the screen."""

from collections.abc import Sequence

from rich.table import Table

from ..tables import MARKS, figure
from .figures import LONGEST, Figure, Measured
from .pace import milliseconds


def required(rows: Sequence[Figure]) -> Table:
    """Return the figures and their limits."""
    table = Table(title="The server under load: client on the same cores, real sockets, SQLite with fsync")
    table.add_column("figure")
    for heading in ("measured", "limit", "ratio"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    for row in rows:
        limit = f"≥ {row.at_least:,g}" if row.at_least is not None else ""
        limit = f"≤ {row.at_most:,g}" if row.at_most is not None else limit
        ratio = "" if row.ratio is None else f"{row.ratio:.1f} x"
        table.add_row(row.name, f"{figure(row.value)} {row.unit}", limit, ratio, MARKS[row.passed])
    return table


def growth(measured: Measured) -> Table:
    """Return how the figures grow with the count of tables."""
    table = Table(title="How it grows: at human pace, and in the best burst; CPU is the server's")
    headings = ["tables", "sockets", "actions", "p50 ms", "p99 ms", "slowest flush ms", "client late p99 ms"]
    headings += ["CPU ms/action"]
    headings += ["burst actions/s", "burst p99 ms", "burst CPU ms/action", "server MB", "bots MB"]
    for heading in headings:
        table.add_column(heading, justify="right")
    for name, stage in (("floor", measured.floor), *((f"{stage.tables:,}", stage) for stage in measured.stages)):
        human, burst = stage.human, stage.burst
        table.add_row(
            name,
            f"{stage.sockets:,}",
            f"{len(human.latencies):,}",
            figure(human.quantile(0.5)),
            figure(human.p99),
            figure(1000 * human.slowest_flush),
            figure(milliseconds(human.late, 0.99)),
            figure(1000 * stage.human_cpu),
            figure(burst.rate),
            figure(burst.p99),
            figure(1000 * stage.burst_cpu[stage.best]),
            figure(stage.resident),
            figure(stage.resident_workers),
        )
    return table


def bursts(measured: Measured) -> Table:
    """Return every burst with the most tables."""
    stage = measured.stages[-1]
    table = Table(title=f"Bursts over {stage.tables:,} tables; the best with p99 at most {LONGEST:g} ms counts")
    headings = ["in flight", "actions", "actions/s", "p50 ms", "p90 ms", "p99 ms", "longest ms", "slowest flush ms"]
    for heading in (*headings, "CPU ms/action", "client CPU ms/action"):
        table.add_column(heading, justify="right")
    for at_once, sample in stage.bursts.items():
        table.add_row(
            f"{at_once}",
            f"{len(sample.latencies):,}",
            figure(sample.rate),
            *(figure(sample.quantile(part)) for part in (0.5, 0.9, 0.99, 1)),
            figure(1000 * sample.slowest_flush),
            figure(1000 * stage.burst_cpu[at_once]),
            figure(1000 * sample.client_cpu_each),
        )
    return table


def bots(measured: Measured) -> Table:
    """Return the measurements with bots."""
    table = Table(title=f"{measured.bot_tables} tables of one person and three club bots")
    headings = ["pace of the bots, s", "person's actions", "p50 ms", "p90 ms", "p99 ms", "longest ms"]
    for heading in (*headings, "bots' actions", "by a simpler bot"):
        table.add_column(heading, justify="right")
    for pace, sample in measured.bots.items():
        table.add_row(
            pace,
            f"{len(sample.latencies):,}",
            *(figure(sample.quantile(part)) for part in (0.5, 0.9, 0.99, 1)),
            f"{measured.bot_actions[pace]:,.0f}",
            f"{measured.simpler[pace]:,.0f}",
        )
    return table
