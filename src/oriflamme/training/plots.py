"""The log of a run as a picture."""

from pathlib import Path
from typing import Any


def draw_log(log: list[dict[str, Any]], path: Path) -> None:
    """Draw how often the net does what its teacher does, and its victories in the league; 1 is par."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.2), layout="constrained")
    for phase in ("first lessons", "lessons"):
        lines = [line for line in log if line["phase"] == phase]
        left.plot([line["decisions"] for line in lines], [line["same"] for line in lines], label=phase)
    left.set(title="same answer as the teacher", xlabel="decisions", ylim=(0, 1))
    played = [line for line in log if line["phase"] == "league"]
    labels = {"thumbs": "rules of thumb", "league": "older nets", "clubs": "clubs", "exploiters": "exploiters"}
    for name, label in labels.items():
        lines = [line for line in played if name in line]
        if lines:
            right.plot([line["decisions"] for line in lines], smooth([line[name] for line in lines]), label=label)
    right.axhline(1, linewidth=0.8, color="grey")
    right.set(title="victories against opponents, 1 is par", xlabel="decisions")
    for axes in (left, right):
        axes.legend(frameon=False)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def smooth(values: list[float], width: int = 12) -> list[float]:
    """Return the means of the last few values."""
    return [sum(values[max(0, i - width + 1) : i + 1]) / min(i + 1, width) for i in range(len(values))]
