"""The page has its own list of kinds and decks, which it needs before it asks the server. It agrees with the rules."""

import re
from pathlib import Path

from oriflamme.rules.decks import BOXES, DECKS, LINES, in_box
from oriflamme.rules.kinds import CHARACTERS, NAMES

PAGE = Path(__file__).parents[2] / "web" / "src"


def words_in(path: str, pattern: str) -> list[str]:
    """Return what the groups of a pattern match in a file of the page."""
    return re.findall(pattern, (PAGE / path).read_text())


def test_the_page_has_the_kinds_of_each_line_and_box() -> None:
    kinds = [NAMES[in_box(box, line)] for line in range(len(LINES)) for box in range(len(BOXES))]
    assert words_in("card/kinds.ts", r'\["(\w+)", "[\w-]+"(?:, true)?\]') == kinds


def test_the_page_knows_which_lines_are_intrigues() -> None:
    (first,) = words_in("card/kinds.ts", r"FIRST_INTRIGUE = (\d+)")
    characters = {
        line for line in range(len(LINES)) for box in range(len(BOXES)) if CHARACTERS >> in_box(box, line) & 1
    }
    assert characters == set(range(int(first)))


def test_the_page_offers_the_decks_of_the_rules() -> None:
    (listed,) = words_in("home/tableText.ts", r"DECKS = \[(.*?)\]")
    assert re.findall(r'"(\w+)"', listed) == list(DECKS)
