"""The shapes that pictures are made of: texts, pictograms, shields, coins, and what they refer to."""

import re
from html import escape
from typing import Final

from .looks import looks

SIZE: Final = 512  # of a pictogram's own drawing
SHIELD: Final = "M0 0H100V52L96 68 86 82 70 93 50 100 30 93 14 82 4 68 0 52Z"  # in a square of 100
SHIELD_HEIGHT: Final = 1.16  # of its width
LETTER: Final = 0.58  # the width of a letter in a broad font, of its size: which font a viewer has is not known
SMALLEST: Final = 13
NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """Write a coordinate shortly, the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def at(x: float, y: float, content: str, scale: float = 1) -> str:
    """Move a drawing, and scale it."""
    size = "" if scale == 1 else f" scale({number(scale)})"
    return f'<g transform="translate({number(x)} {number(y)}){size}">{content}</g>'


def box(
    x: float, y: float, width: float, height: float, fill: str, radius: float = 0, line: str = "", thick: float = 1
) -> str:
    """Draw a rectangle."""
    corners = f' rx="{number(radius)}"' if radius else ""
    stroke = f' stroke="{line}" stroke-width="{number(thick)}"' if line else ""
    area = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {area}{corners} fill="{fill}"{stroke}/>'


def clean(text: str) -> str:
    """Escape a text, without the characters that XML cannot hold."""
    return escape(NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text))


def words(
    x: float,
    y: float,
    size: float,
    text: str,
    fill: str,
    font: str = "serif",
    anchor: str = "middle",
    length: float = 0,
) -> str:
    """Write a text; y is its base line. With a length it is as long in every font."""
    weight = "640" if font == "serif" else "650"
    where = f'x="{number(x)}" y="{number(y)}" text-anchor="{anchor}"'
    face = escape(looks().colours[font])
    if length:
        where += f' textLength="{number(length)}" lengthAdjust="spacingAndGlyphs"'
    style = f'font-family="{face}" font-weight="{weight}" font-size="{number(size)}" fill="{fill}"'
    return f"<text {where} {style}>{clean(text)}</text>"


def fitting(x: float, y: float, size: float, room: float, text: str, fill: str, anchor: str) -> str:
    """Write a text smaller, and cut it off, so that it keeps to its room."""
    needed = max(len(text), 1) * LETTER
    smaller = max(SMALLEST, min(size, room / needed))
    most = max(int(room / (smaller * LETTER)), 2)
    return words(x, y, smaller, text if len(text) <= most else text[: most - 1].rstrip() + "…", fill, anchor=anchor)


def icon(name: str, x: float, y: float, size: float, colour: str) -> str:
    """Draw a pictogram; x and y are its corner."""
    area = f'x="{number(x)}" y="{number(y)}" width="{number(size)}" height="{number(size)}"'
    return f'<use href="#oriflamme-{name}" {area} color="{colour}"/>'


def hatch(seat: int) -> str:
    """Return the fill of a family's field."""
    return f"url(#oriflamme-hatch-{looks().families[seat].letter})"


def shield(seat: int, x: float, y: float, width: float, letter: bool = False) -> str:
    """Draw the shield of a family with its device or its letter."""
    family = looks().families[seat]
    field = family.colours.field if letter or width < 40 else hatch(seat)
    device = (
        words(50, 63, 64, family.letter, family.colours.on_field)
        if letter
        else icon(family.crest, 16, 10, 68, family.colours.on_field)
    )
    rim = f'<path d="{SHIELD}" fill="url(#oriflamme-rim)"/>'
    inner = f'<path d="{SHIELD}" fill="{field}" transform="translate(7 7) scale(.86)"/>'
    # The device is drawn in a square; the shield is higher than wide.
    squared = f'<g transform="scale(1 {SHIELD_HEIGHT})">{rim}{inner}</g>'
    return at(x, y, squared + device, width / 100)


def coin(amount: int, x: float, y: float, size: float) -> str:
    """Draw influence; x and y are the middle."""
    half = size / 2
    stack = "".join(
        _disc(x, y + rim * size * 0.09, half, "#9a6f1c", "#6d4c0e")
        for rim in range(2 if amount >= 4 else 1 if amount >= 2 else 0, 0, -1)
    )
    top = _disc(x, y, half, "url(#oriflamme-coin)", "#8c6414")
    digits = size * (0.58 if amount < 10 else 0.5)
    return stack + top + words(x, y + digits * 0.36, digits, str(amount), "#37260a", "sans")


def _disc(x: float, y: float, radius: float, fill: str, line: str) -> str:
    where = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {where} fill="{fill}" stroke="{line}" stroke-width="1.5"/>'


def definitions(icons: list[str], seats: int) -> str:
    """Return what the shapes refer to: pictograms, hatchings and gradients."""
    drawn = looks()
    symbols = "".join(
        f'<symbol id="oriflamme-{name}" viewBox="0 0 {SIZE} {SIZE}">{drawn.icons[name]}</symbol>' for name in icons
    )
    hatches = "".join(_hatch_pattern(seat) for seat in range(seats))
    return f"<defs>{symbols}{hatches}{_gradients()}</defs>"


def _hatch_pattern(seat: int) -> str:
    """Return the field of a family, as heralds hatch it: the families differ without colour too."""
    family = looks().families[seat]
    field, line = family.colours.field, family.colours.line
    size, turn, lines = {
        "R": (7.0, "", f'<path d="M6 0V7" stroke="{line}" stroke-width="2"/>'),
        "B": (5.0, "", f'<path d="M0 4H5" stroke="{line}" stroke-width="2"/>'),
        "G": (8.0, ' patternTransform="rotate(-45)"', f'<path d="M6.5 0V8" stroke="{line}" stroke-width="3"/>'),
        "Y": (6.5, "", f'<circle cx="3.25" cy="3.25" r="1.7" fill="{line}"/>'),
        "V": (8.0, ' patternTransform="rotate(30)"', f'<path d="M0 7H8M7 0V8" stroke="{line}" stroke-width="1.5"/>'),
    }[family.letter]
    area = f'width="{number(size)}" height="{number(size)}" patternUnits="userSpaceOnUse"{turn}'
    ground = box(0, 0, size, size, field)
    return f'<pattern id="oriflamme-hatch-{family.letter}" {area}>{ground}{lines}</pattern>'


def _gradients() -> str:
    colours = looks().colours
    stops: dict[str, tuple[tuple[int, str], ...]] = {
        "cloth": ((0, colours["cloth"]), (100, colours["cloth-2"])),
        "paper": ((0, colours["parch"]), (100, colours["parch-2"])),
        "veil": ((0, "#d9d0ba"), (100, "#c2b799")),
        "rim": ((0, "#fbf2da"), (100, "#cfae6a")),
    }
    linear = "".join(
        f'<linearGradient id="oriflamme-{name}" x1="0" y1="0" x2=".2" y2="1">{_stops(listed)}</linearGradient>'
        for name, listed in stops.items()
    )
    gold = _stops(((0, "#fff0bd"), (48, "#edc562"), (100, "#c8932c")))
    return f'{linear}<radialGradient id="oriflamme-coin" cx=".32" cy=".26" r=".85">{gold}</radialGradient>'


def _stops(stops: tuple[tuple[int, str], ...]) -> str:
    return "".join(f'<stop offset="{offset}%" stop-color="{colour}"/>' for offset, colour in stops)
