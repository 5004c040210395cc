"""The plots of the lab's page."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from .lab import Mean
from .plots import AMBER, BLUE, GREEN, GREY, ROW, WIDTH, need_matplotlib, svg

LOOKS: Final = ((BLUE, "o", 6.0), (AMBER, "s", 4.5), (GREEN, "D", 4.5))  # of the series of a panel
STEP: Final = 0.24  # between the series of a row


class Panel(msgspec.Struct, frozen=True):
    """One of several plots side by side: for each series a number in each row, and par."""

    title: str
    series: Sequence[tuple[str, Sequence[Mean | None]]]
    par: float | None = None


def dots_plot(rows: Sequence[str], panels: Sequence[Panel], unit: str, label: str) -> str:
    """Draw numbers with their intervals, the first row on top; all panels have the same rows."""
    series = max(len(panel.series) for panel in panels)
    height = 1.15 + ROW * (0.7 + 0.3 * series) * len(rows)
    figure = need_matplotlib().Figure(figsize=(WIDTH, height), layout="constrained")
    many = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
    for axes, panel in zip(many, panels, strict=True):
        _draw(axes, panel, len(rows))
        axes.set_xlabel(unit)
    many[0].set_yticks(range(len(rows)), rows)
    many[0].set_ylim(len(rows) - 0.45, -0.55)
    if series > 1:
        handles, names = many[0].get_legend_handles_labels()
        figure.legend(handles, names, frameon=False, loc="outside upper center", ncols=series)
    return svg(figure, label)


def _draw(axes: Any, panel: Panel, rows: int) -> None:
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.set_title(panel.title, fontsize=10)
    axes.grid(axis="x", alpha=0.25)
    for row in range(1, rows, 2):
        axes.axhspan(row - 0.5, row + 0.5, color="#efeadf", alpha=0.7, linewidth=0, zorder=0)
    if panel.par is not None:
        axes.axvline(panel.par, color=GREY, linewidth=1.2, linestyle="--", zorder=1)
    middle = (len(panel.series) - 1) / 2
    for place, ((name, numbers), (colour, marker, size)) in enumerate(zip(panel.series, LOOKS, strict=False)):
        shown = [(row + STEP * (place - middle), number) for row, number in enumerate(numbers) if number]
        for height, number in shown:
            axes.plot([number.low, number.high], [height, height], color=colour, linewidth=2.2, alpha=0.5)
        axes.plot(
            [number.value for _, number in shown],
            [height for height, _ in shown],
            marker,
            color=colour,
            markersize=size,
            label=name,
        )
