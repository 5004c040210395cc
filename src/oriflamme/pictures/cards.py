"""A card: its face, its back, or its face as only some players know it. Drawn 100 wide and 140 high."""

from typing import Final

from ..texts.cards import kind_name
from ..view_json import ShownCard
from .looks import FamilyLook, KindLook, looks
from .shapes import at, box, coin, hatch, icon, number, shield, words

WIDTH: Final = 100
HEIGHT: Final = 140
RADIUS: Final = 6.2
EDGE: Final = 17  # of a covered card, that much is seen
MOST_COVERED: Final = 3  # covered cards that are drawn; the count says the rest
LONG: Final = 9  # letters of a name that needs a smaller size
LONGEST: Final = 14
ROOM: Final = 88  # for a name
DANGER: Final = "#8f1f1c"
INTRIGUE: Final = ((20, 0), (80, 0), (100, 18), (100, 82), (80, 100), (20, 100), (0, 82), (0, 18))


def face(kind: str, owner: int, family: int, is_veiled: bool, language: str) -> str:
    """Draw the face of a card; a veiled one is hidden from others."""
    look, side = looks().kinds[kind], looks().families[owner]
    return _veiled(kind, look, side, owner, language) if is_veiled else _open(kind, look, side, owner, family, language)


def _open(kind: str, look: KindLook, side: FamilyLook, owner: int, family: int, language: str) -> str:
    ink = side.colours.ink
    parts = [
        box(0.5, 0.5, 99, 139, "url(#oriflamme-paper)", RADIUS, looks().colours["parch-line"]),
        _window(look, side.colours.field, 10, 8, 80, 87, 0.14),
        icon(look.icon, 21, 22, 58, ink),
        _name(kind, 115, looks().colours["card-ink"], language),
        box(1, 125, 98, 14, hatch(owner), 4),
        shield(owner, 4, 0, 22, letter=True),
    ]
    if look.kills:
        parts.append(icon("death-skull", 77, 5, 18, DANGER))
    if family != owner:
        parts.append(at(60, 64, f'<g transform="rotate(-7)">{shield(family, 0, 0, 36)}</g>'))
    return "".join(parts)


def _veiled(kind: str, look: KindLook, side: FamilyLook, owner: int, language: str) -> str:
    colours = side.colours
    mark = box(39, 0, 22, 15, colours.field, 4) + icon("cowled", 43.5, 1, 13, colours.on_field)
    return "".join(
        (
            box(0.5, 0.5, 99, 139, hatch(owner), RADIUS, looks().colours["parch-line"]),
            box(6.5, 6.5, 87, 127, "url(#oriflamme-veil)", 4, "#3b2f20"),
            _window(look, "#fffaeb", 15, 20, 70, 82, 0.42),
            icon(look.icon, 25, 36, 50, colours.ink),
            _name(kind, 122, "#241a10", language, 0.9),
            mark,
        )
    )


def back(owner: int, family: int) -> str:
    """Draw the back of a card."""
    side = looks().families[owner]
    letter = words(14, 19, 14, side.letter, side.colours.on_field)
    parts = [
        box(0.5, 0.5, 99, 139, looks().colours["parch"], RADIUS, looks().colours["parch-line"]),
        box(5, 5, 90, 130, hatch(owner), 3.5, "#3b2f20"),
        letter,
        f'<g transform="rotate(180 50 70)">{letter}</g>',
        shield(owner, 22, 38, 56),
    ]
    if family != owner:
        parts.append(at(6, 92, f'<g transform="rotate(-7)">{shield(family, 0, 0, 36)}</g>'))
    return "".join(parts)


def _window(look: KindLook, fill: str, x: float, y: float, width: float, height: float, opacity: float) -> str:
    if look.character:  # an arch
        round_part = min(width / 2, height / 2)
        foot, top = number(y + height), number(y + round_part)
        arch = f"a{number(width / 2)} {number(round_part)} 0 0 1 {number(width)} 0"
        path = f"M{number(x)} {foot}V{top}{arch}V{foot}Z"
        return f'<path d="{path}" fill="{fill}" fill-opacity="{opacity}" stroke="{fill}" stroke-opacity=".5"/>'
    corners = " ".join(f"{number(x + a * width / 100)},{number(y + b * height / 100)}" for a, b in INTRIGUE)
    return f'<polygon points="{corners}" fill="{fill}" fill-opacity="{opacity}"/>'


def _name(kind: str, y: float, fill: str, language: str, scale: float = 1) -> str:
    name = kind_name(kind, language)
    if " " not in name or len(name) <= LONGEST:
        return _line(name, y, 13 if len(name) > LONG else 15.4, fill, scale)
    middle = min((i for i, letter in enumerate(name) if letter == " "), key=lambda i: abs(2 * i - len(name)))
    return _line(name[:middle], y - 8, 12.2, fill, scale) + _line(name[middle + 1 :], y + 3, 12.2, fill, scale)


def _line(text: str, y: float, size: float, fill: str, scale: float) -> str:
    """Write a line of a name; a long one is squeezed into the card, whatever the font."""
    return words(50, y, size * scale, text, fill, length=ROOM * scale if len(text) > LONG else 0)


def card(shown: ShownCard, language: str) -> str:
    """Draw a card of the queue without what lies on it."""
    if shown.kind is None:
        return back(shown.owner, shown.family)
    return face(shown.kind, shown.owner, shown.family, shown.hidden, language)


def pile(cards: tuple[ShownCard, ...], language: str) -> str:
    """Draw a pile: the edges of the covered cards behind its top card, and what lies on it."""
    behind = cards[1 : MOST_COVERED + 1]
    drawn = [
        at(-4 * depth, -EDGE * depth, card(covered, language)) for depth, covered in reversed([*enumerate(behind, 1)])
    ]
    top = cards[0]
    drawn.append(card(top, language))
    for depth, lower in [(0, top), *enumerate(behind, 1)]:
        if lower.pot:
            drawn.append(coin(lower.pot, 94, 8 - depth * (EDGE + 4), 31 if depth == 0 else 18))
    if len(cards) > 1:
        drawn.append(
            box(-10, -12, 20, 20, "#fffaf0", 4, "#2b2018") + words(0, 3, 13, str(len(cards)), "#2b2018", "sans")
        )
    if top.verdicts:
        drawn.append(_mark("gavel", 50, "#2a2d35", str(top.verdicts) if top.verdicts > 1 else ""))
    if top.rests:
        drawn.append(_mark("night-sleep", 90, "#16324a", ""))
    return "".join(drawn)


def _mark(name: str, y: float, ground: str, count: str) -> str:
    gold = looks().colours["gold"]
    width = 40 if count else 27
    digits = words(24, y + 19, 15, count, "#ffe9c2", "sans") if count else ""
    return box(-6, y, width, 27, ground, 13.5, gold) + icon(name, -2, y + 4, 19, "#ffe9c2") + digits
