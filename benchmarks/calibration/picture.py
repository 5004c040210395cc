"""The picture in docs/review.md: what was said from left to right, what came of it from bottom to top."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard

from .tenths import FEWEST, Tenth

COLOURS: Final = ("#8f1f1c", "#2b5f8c", "#3c7a3f", "#8f6605", "#6a3d85", "#1c1c1c")
DASHES: Final = ("8 4", "2 4", "12 3 2 3", "5 5", "3 2", "")
SIDE: Final = 420
EDGE: Final = 46


def svg(curves: Mapping[str, Sequence[Tenth | None]]) -> str:
    """Return the curves as a picture."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" role="img" font-family="sans-serif">',
        "<title>Chances that the coach said, against how often they came true</title>",
        f'<rect width="{SIDE}" height="{SIDE}" fill="#fffaf0"/>',
        f'<line x1="{_x(0)}" y1="{_y(0)}" x2="{_x(100)}" y2="{_y(100)}" stroke="#b4955a"/>',
    ]
    for value in (0, 25, 50, 75, 100):
        parts.append(f'<text x="{_x(value)}" y="{SIDE - 22}" font-size="12" text-anchor="middle">{value}</text>')
        parts.append(f'<text x="{EDGE - 10}" y="{_y(value) + 4}" font-size="12" text-anchor="end">{value}</text>')
    for row, ((name, found), colour, dash) in enumerate(zip(curves.items(), COLOURS, DASHES, strict=False)):
        look = f'fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dash}"'
        parts.append(f'<path d="{_path(found)}" {look}/>')
        for one in found:
            if _counts(one):
                x = f"{_x(one.said):.1f}"
                parts.append(f'<circle cx="{x}" cy="{_y(one.came):.1f}" r="3" fill="{colour}"/>')
                if row == len(curves) - 1:  # all together, with the 95 % interval
                    low, high = _y(one.came - one.half), _y(one.came + one.half)
                    parts.append(f'<line x1="{x}" y1="{low:.1f}" x2="{x}" y2="{high:.1f}" stroke="{colour}"/>')
        line = EDGE + 4 + 17 * row
        parts.append(f'<line x1="{EDGE + 8}" y1="{line}" x2="{EDGE + 38}" y2="{line}" {look}/>')
        parts.append(f'<text x="{EDGE + 46}" y="{line + 4}" font-size="13" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{SIDE / 2}" y="{SIDE - 6}" font-size="12" text-anchor="middle">said, of 100</text></svg>')
    return "".join(parts) + "\n"


def _counts(tenth: Tenth | None) -> TypeGuard[Tenth]:
    return tenth is not None and tenth.size >= FEWEST


def _path(found: Sequence[Tenth | None]) -> str:
    """Return a line through the tenths; where too little was said, there is none."""
    steps: list[str] = []
    pen = "M"
    for one in found:
        if _counts(one):
            steps.append(f"{pen}{_x(one.said):.1f} {_y(one.came):.1f}")
        pen = "L" if _counts(one) else "M"
    return "".join(steps)


def _x(value: float) -> float:
    return EDGE + (SIDE - 2 * EDGE) * value / 100


def _y(value: float) -> float:
    return SIDE - _x(value)
