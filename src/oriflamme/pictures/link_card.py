"""The picture of a link, as other programs show it beside a message: 1200 by 630, readable when it is small.

It is drawn from names and public numbers only; a puzzle also from what its player sees. The cards on an invitation are
decoration, the same on each.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..view_json import ShownCard
from .cards import HEIGHT, WIDTH, back, face, pile
from .looks import looks
from .shapes import SHIELD, SHIELD_HEIGHT, box, coin, definitions, icon, number, shield, words
from .shapes import at as moved

PICTURE: Final = (1200, 630)
MARGIN: Final = 64
LETTER: Final = 0.47  # the width of a letter in the page's serif font, of its size
SMALLEST: Final = 20
TITLE_ROOM: Final = 600
LIGHT: Final = "#fbf2da"
PALE: Final = "#f1e7cf"
GOLD: Final = "#ffd894"
DECORATION: Final = "queen"
MARKS: Final = ("cowled", "death-skull", "flying-flag", "gavel", "night-sleep")
LONGEST_ROW: Final = 11  # piles of a puzzle
QUEUE_AT: Final = 306
QUEUE_HEIGHT: Final = 282
GAP: Final = 16  # between piles
LARGEST: Final = 1.5  # how much a pile is enlarged


class Standing(NamedTuple):
    """One player of a finished game."""

    seat: int
    name: str
    stock: int
    has_won: bool


def draw_invitation(title: str, note: str, seats: Sequence[str | None], free: str) -> str:
    """Draw an invitation: who sits at the table, and which seats are free."""
    step = min(124, 620 / len(seats))
    drawn = [_title(title, 84, 2), _note(note, 352)]
    for seat, name in enumerate(seats):
        x = MARGIN + seat * step
        shown = shield(seat, x + 11, 424, 82) if name is not None else _free_seat(x + 11, 424)
        ink = GOLD if name is None else LIGHT
        drawn.append(shown + fitting(x + 52, 552, 25, step - 8, name or free, ink, "middle"))
    return _card(drawn + _fan())


def draw_result(title: str, note: str, standings: Sequence[Standing]) -> str:
    """Draw the end of a game: the winner, and what everyone has."""
    height = min(101, 500 / len(standings))
    drawn = [_title(title, 80, 3), _note(note, 470)]
    for row, standing in enumerate(standings):
        drawn.append(moved(716, 66 + row * height, _standing(standing, height - 13)))
    return _card(drawn)


def draw_profile(name: str, note: str, facts: Sequence[tuple[str, str]]) -> str:
    """Draw a person: their name, and a few facts of their profile."""
    drawn = [_title(name, 84, 2), _note(note, 352)]
    for column, (value, what) in enumerate(facts[:4]):
        x = MARGIN + column * 176
        drawn.append(fitting(x, 492, 64, 160, value, GOLD, "start") + fitting(x, 544, 26, 160, what, PALE, "start"))
    return _card(drawn + _fan())


def draw_puzzle(title: str, note: str, queue: Sequence[tuple[ShownCard, ...]]) -> str:
    """Draw a puzzle: its queue, as its player sees it."""
    rows = 1 if len(queue) <= LONGEST_ROW else 2
    in_a_row = max(-(-len(queue) // rows), 1)
    height = QUEUE_HEIGHT / rows
    scale = min((height - GAP) / HEIGHT, (PICTURE[0] - 2 * MARGIN) / (in_a_row * (WIDTH + GAP)), LARGEST)
    drawn = [_title(title, 72, 1), _note(note, 226)]
    for index, cards in enumerate(queue):
        row, column = divmod(index, in_a_row)
        x, y = MARGIN + column * (WIDTH + GAP) * scale, QUEUE_AT + (row + 0.5) * height - HEIGHT * scale / 2
        drawn.append(moved(x, y, pile(cards, "en"), scale))
    return _card(drawn, {card.kind for cards in queue for card in cards if card.kind})


def _card(drawn: list[str], kinds: Iterable[str] = ()) -> str:
    width, height = PICTURE
    line = looks().colours["cloth-line"]
    hems = "".join(
        box(0, y, width, 15, "url(#oriflamme-hem)") + box(0, y, width, 2, line) + box(0, y + 14, width, 2, line)
        for y in (16, height - 32)
    )
    brand = icon("flying-flag", MARGIN, 62, 38, GOLD) + words(MARGIN + 50, 92, 36, "Oriflamme", LIGHT, anchor="start")
    stripe = f'<path d="M-4 19L19 -4" stroke="{line}" stroke-width="1.5"/>'
    hem = f'<pattern id="oriflamme-hem" width="15" height="15" patternUnits="userSpaceOnUse">{stripe}</pattern>'
    crests = {looks().families[seat].crest for seat in range(5)}
    used = definitions(sorted({*MARKS, *crests, *(looks().kinds[kind].icon for kind in (DECORATION, *kinds))}), 5)
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    )
    cloth = box(0, 0, width, height, "url(#oriflamme-cloth)")
    return f"{opening}{used}<defs>{hem}</defs>{cloth}{hems}{brand}{''.join(drawn)}</svg>"


def _title(text: str, size: float, most_lines: int) -> str:
    """Write a title in as many lines as it needs, smaller if it needs more."""
    while len(lines := _broken(text, size)) > most_lines and size > 34:
        size *= 0.9
    lines = lines[:most_lines]
    ground = 124 + size * 0.8 if most_lines > 2 else 136 + size * 0.8
    rows = [
        fitting(MARGIN, ground + row * size * 0.98, size, TITLE_ROOM, line, LIGHT, "start")
        for row, line in enumerate(lines)
    ]
    return "".join(rows)


def _broken(text: str, size: float) -> list[str]:
    """Break a text into lines."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) * LETTER * size > TITLE_ROOM and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def fitting(x: float, y: float, size: float, room: float, text: str, fill: str, anchor: str) -> str:
    """Write a text in a font that is known, smaller and cut off if it must be, so that it keeps to its room."""
    smaller = max(SMALLEST, min(size, room / (max(len(text), 1) * LETTER)))
    most = max(int(room / (smaller * LETTER)), 2)
    return words(x, y, smaller, text if len(text) <= most else text[: most - 1].rstrip() + "…", fill, anchor=anchor)


def _note(text: str, y: float) -> str:
    lines = _broken(text, 33)[:2]
    return "".join(fitting(MARGIN, y + row * 42, 33, TITLE_ROOM, line, PALE, "start") for row, line in enumerate(lines))


def _free_seat(x: float, y: float) -> str:
    dashes = 'stroke-dasharray="7 5" stroke-width="3.4"'
    path = f'<path d="{SHIELD}" transform="scale(1 {SHIELD_HEIGHT})" fill="none" stroke="{GOLD}" {dashes}/>'
    return moved(x, y, path, 0.82)


def _fan() -> list[str]:
    """Return three cards: two backs, and a face between them."""
    scale = 2.1
    x, y = 920 - WIDTH * scale / 2, 335 - HEIGHT * scale / 2

    def turned(card: str, right: float, down: float, angle: float) -> str:
        centre = f"{number(WIDTH / 2)} {number(HEIGHT / 2)}"
        shade = f'<g opacity=".35">{box(-1, 2, WIDTH + 3, HEIGHT + 3, "#000000", 8)}</g>'
        return moved(x + right, y + down, f'<g transform="rotate({angle} {centre})">{shade}{card}</g>', scale)

    return [
        turned(back(1, 1), -118, 26, -15),
        turned(back(2, 2), 104, 22, 12),
        turned(face(DECORATION, 4, 4, False, "en"), -8, -10, -2),
    ]


def _standing(standing: Standing, height: float) -> str:
    colours = looks().colours
    line, thick = (colours["gold"], 8) if standing.has_won else ("", 1)
    frame = box(0, 0, 420, height, colours["panel"], 12, line, thick)
    middle, crest = height / 2, height * 0.57
    return (
        frame
        + shield(standing.seat, 24, middle - crest * SHIELD_HEIGHT / 2, crest)
        + fitting(94, middle + 12, 36, 232, standing.name, colours["ink"], "start")
        + coin(standing.stock, 366, middle, height * 0.68)
    )
