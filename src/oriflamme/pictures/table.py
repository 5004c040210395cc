"""A whole table: the players, the queue, the question, and the hands that the viewer knows."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from ..view_json import ShownCard, ShownGame, ShownSeat
from .cards import EDGE, HEIGHT, MOST_COVERED, WIDTH, face, pile
from .looks import CREDIT, looks
from .shapes import at as moved
from .shapes import box, clean, coin, definitions, fitting, hatch, icon, number, shield, words

PICTURE: Final = 1200  # the width of the drawing
MARGIN: Final = 20
PANEL: Final = 96  # the height of a player's panel
HEAD: Final = 52  # the rounds and the question
SCALE: Final = 0.84  # of the cards in the queue
IN_A_ROW: Final = 12  # piles
NUMBERS: Final = 24  # the room for the numbers under a row
HAND_SCALE: Final = 0.74
HAND_SHIELD: Final = 44


def draw_table(
    shown: ShownGame, names: Sequence[str], question: str, description: str, language: str, width: int | None = None
) -> str:
    """Draw a table as an SVG document."""
    parts, y = [_head(shown, question)], float(HEAD)
    parts.append(moved(0, y, _seats(shown, names)))
    y += PANEL + 14
    queue, height = _queue(shown, language)
    parts.append(moved(0, y, queue))
    y += height + 14
    hands, height = _hands(shown, language)
    parts.append(moved(0, y, hands))
    y += height
    size = "" if width is None else f' width="{width}" height="{number(width * y / PICTURE)}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE} {number(y)}"{size} role="img">'
    ground = box(0, 0, PICTURE, y, looks().colours["page"])
    about = f"<title>{clean(description)}</title><metadata>{CREDIT}</metadata>"
    used = definitions(sorted(_icons(shown)), len(shown.seats))
    return f"{opening}{about}{used}{ground}{''.join(parts)}</svg>"


def _icons(shown: ShownGame) -> set[str]:
    """Return the pictograms that a picture may use."""
    kinds = {card.kind for cards in shown.queue for card in cards if card.kind}
    for seat in shown.seats:
        kinds.update(seat.discards, (kept.kind for kept in seat.kept), seat.hand or ())
    crests = {looks().families[seat].crest for seat in range(len(shown.seats))}
    marks = {"card-discard", "cowled", "death-skull", "flying-flag", "gavel", "laurels", "night-sleep"}
    return marks | crests | {looks().kinds[kind].icon for kind in (*kinds, "twin")}


def _head(shown: ShownGame, question: str) -> str:
    colours = looks().colours
    dots = []
    for round_number in range(1, shown.rounds + 1):
        x, now = MARGIN + 14 + (round_number - 1) * 34, round_number == shown.round
        fill = colours["btn"] if now else colours["ctl"] if round_number < shown.round else "none"
        ink = colours["btn-ink"] if round_number <= shown.round else colours["ink-2"]
        ring = f'<circle cx="{x}" cy="26" r="{14 if now else 11}" fill="{fill}" stroke="{colours["ctl"]}"/>'
        dots.append(ring + words(x, 31, 14, str(round_number), ink, "sans"))
    if shown.verdicts and "judge" in shown.deck:
        x = MARGIN + shown.rounds * 34 + 6
        dots.append(
            icon("gavel", x, 15, 22, colours["ink"])
            + words(x + 34, 32, 17, str(shown.verdicts), colours["ink"], "sans")
        )
    asked = fitting(PICTURE - MARGIN, 33, 22, PICTURE - 340, question, colours["ink"], "end")
    return "".join(dots) + asked


def _seats(shown: ShownGame, names: Sequence[str]) -> str:
    gap = 12
    width = (PICTURE - 2 * MARGIN - gap * (len(shown.seats) - 1)) / len(shown.seats)
    asked = shown.question.seat if shown.question else -1
    panels = [
        moved(MARGIN + seat * (width + gap), 0, _panel(shown, seat, names[seat], width, seat == asked))
        for seat in range(len(shown.seats))
    ]
    return "".join(panels)


def _panel(shown: ShownGame, seat: int, name: str, width: float, is_asked: bool) -> str:
    colours, place = looks().colours, shown.seats[seat]
    line = colours["gold"] if is_asked else colours["panel-line"]
    frame = box(1, 1, width - 2, PANEL - 2, colours["panel"], 7, line, 3 if is_asked else 1)
    banner = box(10, 0, 48, PANEL - 8, hatch(seat), 2) + shield(seat, 16, 22, 36)
    parts = [frame, banner, fitting(70, 30, 21, width - 152, name, colours["ink"], "start")]
    parts.append(coin(place.stock, width - 30, 32, 40))
    parts.append(_belongings(place, seat, width))
    if shown.first == seat and not shown.winners:
        parts.append(icon("flying-flag", width - 76, 20, 22, colours["brand"]))
    if seat in shown.winners:
        parts.append(icon("laurels", width - 80, 17, 28, colours["good"]))
    return "".join(parts)


def _belongings(place: ShownSeat, seat: int, width: float) -> str:
    """Draw how many cards a seat holds, what it keeps, and what it has discarded."""
    colours, family = looks().colours, looks().families[seat].colours
    drawn = [box(70 + i * 7, 42, 10, 15, family.field, 2, colours["panel"]) for i in range(place.hand_size)] + [
        words(70 + place.hand_size * 7 + 10, 55, 15, str(place.hand_size), colours["ink"], "sans", "start")
    ]
    x = 70 + place.hand_size * 7 + 34
    kept = [(looks().kinds[kept.kind].icon, kept.pot) for kept in place.kept]
    for name, pot in [*kept, *([(looks().kinds["twin"].icon, 0)] if place.twin else [])]:
        drawn.append(icon(name, x, 40, 20, family.ink))
        drawn.append(coin(pot, x + 22, 46, 15) if pot else "")
        x += 34 if pot else 26
    if place.discards:
        step = min(24, (width - 110) / len(place.discards))
        drawn.append(icon("card-discard", 70, 66, 18, colours["ink-2"]))
        drawn += [
            icon(looks().kinds[kind].icon, 96 + i * step, 66, 18, family.ink) for i, kind in enumerate(place.discards)
        ]
    return "".join(drawn)


def _queue(shown: ShownGame, language: str) -> tuple[str, float]:
    """Draw the cloth with the queue, in rows; return its height too."""
    colours = looks().colours
    count = len(shown.queue)
    in_a_row = ceil(count / ceil(count / IN_A_ROW)) if count else 1
    rows = [shown.queue[i : i + in_a_row] for i in range(0, count, in_a_row)] or [()]
    step, y, drawn = (PICTURE - 2 * MARGIN) / IN_A_ROW, 12.0, []
    here = shown.question.pile if shown.question else None
    for number_of_row, row in enumerate(rows):
        covered = max((min(len(cards) - 1, MOST_COVERED) for cards in row), default=0)
        y += 14 + covered * EDGE * SCALE
        left = (PICTURE - step * len(row)) / 2 + (step - WIDTH * SCALE) / 2
        if row:
            middle = number(y + HEIGHT * SCALE / 2)
            thread = f'stroke="{colours["cloth-line"]}" stroke-width="2" stroke-dasharray="3 5"'
            drawn.append(f'<path d="M{number(left - 9)} {middle}h{number(step * len(row))}" {thread}/>')
        for column, cards in enumerate(row):
            position = number_of_row * in_a_row + column + 1
            drawn.append(_place(cards, left + column * step, y, position, position == here, language))
        y += HEIGHT * SCALE + NUMBERS
    cloth = box(0, 0, PICTURE, y + 8, "url(#oriflamme-cloth)")
    hems = "".join(box(0, edge, PICTURE, 2, colours["cloth-line"]) for edge in (3, y + 3))
    return cloth + hems + "".join(drawn), y + 8


def _place(cards: tuple[ShownCard, ...], x: float, y: float, position: int, acts: bool, language: str) -> str:
    colours = looks().colours
    width, height = WIDTH * SCALE, HEIGHT * SCALE
    glow = box(x - 3, y - 3, width + 6, height + 6, "none", 8, colours["glow"], 6) if acts else ""
    below, middle = y + height + 17, x + width / 2
    mark = box(middle - 16, below - 14, 32, 19, colours["gold"], 3) if acts else ""
    ink = colours["on-gold"] if acts else colours["on-cloth-2"]
    return (
        glow + moved(x, y, pile(cards, language), SCALE) + mark + words(middle, below, 13, str(position), ink, "sans")
    )


def _hands(shown: ShownGame, language: str) -> tuple[str, float]:
    """Draw the hands that the viewer knows, beside each other while there is room; return their height too."""
    drawn, step, row = [], WIDTH * HAND_SCALE + 8, HEIGHT * HAND_SCALE + 14
    x, y = float(MARGIN), 0.0
    for seat, place in enumerate(shown.seats):
        if not place.hand:
            continue
        width = HAND_SHIELD + 12 + len(place.hand) * step
        if x > MARGIN and x + width > PICTURE - MARGIN:
            x, y = float(MARGIN), y + row
        drawn.append(moved(x, y, _hand(seat, place.hand, step, language)))
        x += width + 16
    return "".join(drawn), y + row if drawn else 0.0


def _hand(seat: int, hand: tuple[str, ...], step: float, language: str) -> str:
    cards = [
        moved(HAND_SHIELD + 12 + i * step, 0, face(kind, seat, seat, False, language), HAND_SCALE)
        for i, kind in enumerate(hand)
    ]
    return shield(seat, 0, 26, HAND_SHIELD) + "".join(cards)
