"""In every layout the parts of a table keep clear of one another: a part of sweep.py; test_long.py takes all of it.

A window stands for those in which the same rules of layout.ts and the style sheets apply. Taken are the windows at the
edges of these rules, where there is the least room, and the largest one. Every question comes, and in every layout a
short queue and a long one. Left out are the windows between, and most questions in most windows.
"""

from typing import Final

from .conftest import Invite
from .people import DESKTOP
from .stage import CASES, OPENING, PILES, QUESTIONS
from .sweep import PROMISED, SIZES, ZOOMED, Shown, Size, everything, sweep

# By layout. The first of each is at a table, then come replays and lessons: the page is opened once for each of these.
PART: Final[dict[str, tuple[tuple[Size, Shown], ...]]] = {
    "ph": (
        ((360, 640), OPENING),  # the smallest phone, with the whole hand
        ((360, 640), ("away", 17)),
        ((390, 844), ("placing", 35)),
        ((384, 512), ("gap", 3)),  # half a tablet: questions in few words
        ((360, 640), ("replay", 3)),
        ((390, 844), ("lesson", 3)),
    ),
    "land": (
        ((512, 384), ("reveal", 10)),  # the narrowest: questions in few words
        ((683, 312), ("held", 17)),  # the lowest
        ((844, 390), ("watching", 3)),
        ((844, 390), ("reveal", 12)),
        ((960, 484), ("gap", 17)),  # the largest
        ((844, 390), ("praise", 6)),
    ),
    "tab": (
        ((768, 1024), ("ordered", 17)),  # the narrowest, with small rounds
        ((768, 1024), ("reveal", 3)),
        ((820, 1180), ("decree", 35)),
        ((820, 1180), ("replay", 17)),
    ),
    "rail": (
        ((1024, 768), ("decree", 17)),  # the narrowest
        ((1280, 650), ("gap", 35)),  # under 700 pixels: low answers
        ((1366, 625), ("reveal", 17)),  # the lowest
        ((1366, 625), ("watching", 3)),
        ((1366, 768), CASES),
        ((1024, 768), ("lesson", 5)),
    ),
    "wide": (
        ((1440, 900), ("target", 17)),  # the smallest
        ((1920, 969), ("held", 3)),
        ((3840, 2160), ("ordered", 35)),  # the largest, where cards grow
        ((1440, 900), ("replay of a seat", 10)),
    ),
}


def part() -> list[tuple[Size, Shown]]:
    """Return the part, ordered by page."""
    taken = [look for looks in PART.values() for look in looks]
    return sorted(taken, key=lambda look: ("table", "replay", "lesson").index(_page_of(look[1])))


def _page_of(shown: Shown) -> str:
    question = shown[0].split()[0]
    return {"replay": "replay", "lesson": "lesson", "praise": "lesson"}.get(question, "table")


def test_the_part_has_every_question_every_page_and_the_edges_of_every_layout() -> None:
    assert {*part()} <= {*everything()}
    shown = [look[1] for look in part()]
    assert {*QUESTIONS, OPENING[0], CASES[0], "replay", "replay of a seat", "lesson", "praise"} == {
        one[0] for one in shown
    }
    assert {*PILES} <= {piles for _, piles in shown}
    assert {(size, ("reveal", piles)) for size, piles in PROMISED} <= {*part()}
    for layout, looks in PART.items():
        piles = [one[1] for _, one in looks if _page_of(one) == "table"]
        assert min(piles) <= 3 and max(piles) >= 17, layout
    windows = {size for size, _ in part()}
    assert {min((*SIZES, *ZOOMED)), max((*SIZES, *ZOOMED)), min(SIZES + ZOOMED, key=lambda size: size[1])} <= windows


async def test_the_parts_of_a_table_keep_clear_of_one_another_in_every_layout(invite: Invite) -> None:
    layouts = {look: layout for layout, looks in PART.items() for look in looks}
    ann = await invite(size=DESKTOP)
    seen = [look async for look in sweep(ann, part())]
    wrong = [str(look) for look in seen if look.faults]
    assert not wrong, "\n".join(wrong)
    assert [look.layout for look in seen] == [layouts[look.size, (look.question, look.piles)] for look in seen]
