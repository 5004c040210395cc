"""The plots of a report: each is an SVG inside the page."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from io import StringIO
from itertools import count
from typing import Any, Final

import msgspec

from ..errors import OriflammeError
from .contests import standing
from .job import Cell
from .statistics import Share

WIDTH: Final = 8.0  # inches
ROW: Final = 0.27
GREEN: Final = "#2e7d4f"
AMBER: Final = "#b7791f"
RED: Final = "#b3362b"
BLUE: Final = "#2f5d8a"
SAND: Final = "#c9b28a"
GREY: Final = "#8a8a8a"
COLOURS: Final = {"above": GREEN, "about": AMBER, "below": RED}
_numbers = count(1)


class Bar(msgspec.Struct, frozen=True):
    """A share with its name and its par."""

    name: str
    share: Share
    par: float


def cells_plot(ranked: Sequence[tuple[Cell, Share]], names: Sequence[str]) -> str:
    """Draw the win share of each cell with its interval, the first on top, and par as a tick."""
    figure, axes = _figure(0.9 + ROW * len(ranked))
    for row, (cell, share) in enumerate(ranked):
        colour = COLOURS[standing(cell, share)]
        axes.plot([100 * share.low, 100 * share.high], [row, row], color=colour, linewidth=2.5, alpha=0.55)
        axes.plot([100 * share.value], [row], "o", color=colour, markersize=5.5)
        axes.plot([100 * cell.par], [row], "|", color=GREY, markersize=11, markeredgewidth=1.5)
    axes.set_yticks(range(len(ranked)), names)
    axes.set_ylim(len(ranked) - 0.4, -0.6)
    axes.set_xlim(left=0)
    axes.set_xlabel("win share in %, with its 95 % interval; the grey tick is par")
    axes.grid(axis="x", alpha=0.25)
    return svg(figure, "win share of each cell with its interval")


def bars_plot(bars: Sequence[Bar], label: str) -> str:
    """Draw shares as columns with their intervals."""
    figure, axes = _figure(2.9)
    for place, bar in enumerate(bars):
        share = bar.share
        axes.bar([place], [100 * share.value], width=0.62, color=BLUE, alpha=0.8)
        axes.plot([place, place], [100 * share.low, 100 * share.high], color="#222222", linewidth=1.6)
        axes.plot([place - 0.4, place + 0.4], [100 * bar.par] * 2, color=GREY, linewidth=1.2, linestyle="--")
    axes.set_xticks(range(len(bars)), [bar.name for bar in bars])
    axes.set_xlim(-0.6, max(4, len(bars)) - 0.4)
    axes.set_ylabel("win share in %")
    axes.grid(axis="y", alpha=0.25)
    return svg(figure, label)


def points_plot(points: Sequence[tuple[str, float, float]]) -> str:
    """Draw what the hero and an average opponent earned per game with each kind."""
    figure, axes = _figure(1.0 + 1.45 * ROW * len(points))
    rows = range(len(points))
    axes.barh([row - 0.19 for row in rows], [hero for _, hero, _ in points], height=0.36, color=BLUE, label="hero")
    axes.barh(
        [row + 0.19 for row in rows],
        [other for _, _, other in points],
        height=0.36,
        color=SAND,
        label="an opponent, on average",
    )
    axes.set_yticks(list(rows), [kind for kind, _, _ in points])
    axes.set_ylim(len(points) - 0.4, -0.6)
    axes.set_xlabel("influence a game")
    axes.grid(axis="x", alpha=0.25)
    axes.legend(frameon=False, loc="lower right")
    return svg(figure, "influence earned by kind")


def histogram(series: Sequence[tuple[str, Mapping[int, int]]], label: str) -> str:
    """Draw how often each number occurred, as a share of each series."""
    figure, axes = _figure(2.7)
    for colour, (name, counts) in zip((BLUE, SAND, GREEN), series, strict=False):
        total = sum(counts.values()) or 1
        numbers = sorted(counts)
        parts = [100 * counts[number] / total for number in numbers]
        axes.bar(numbers, parts, width=0.9, color=colour, alpha=0.7, label=name)
    axes.set_xlabel(label)
    axes.set_ylabel("% of them")
    if len(series) > 1:
        axes.legend(frameon=False)
    return svg(figure, label)


def has_matplotlib() -> bool:
    """Tell whether plots can be drawn."""
    try:
        import_module("matplotlib.figure")
    except ImportError:
        return False
    return True


def need_matplotlib() -> Any:
    """Return the plotting module, or raise an error that says what to install."""
    if not has_matplotlib():
        raise OriflammeError("a report needs matplotlib; install it: pip install 'oriflamme[arena]'")
    return import_module("matplotlib.figure")


def _figure(height: float) -> tuple[Any, Any]:
    figure = need_matplotlib().Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def svg(figure: Any, label: str) -> str:
    """Return a figure as an element of a page, with its text as text."""
    settings = {"svg.fonttype": "none", "svg.hashsalt": str(next(_numbers)), "font.size": 9.5, "text.parse_math": False}
    written = StringIO()
    nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
    with import_module("matplotlib").rc_context(settings):
        figure.savefig(written, format="svg", metadata=nothing, transparent=True)
    text = written.getvalue()
    drawing = text[text.index("<svg") :]
    return f'<figure role="img" aria-label="{label}">{drawing}</figure>'
