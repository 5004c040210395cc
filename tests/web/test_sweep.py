"""In every window the parts of a table keep clear of one another: a part of sweep.py; test_long.py takes all of it."""

from collections import Counter
from collections.abc import Iterator

from .conftest import Invite
from .people import DESKTOP
from .sweep import LANGUAGES, PROMISED, SCENES, SIZES, ZOOMED, Size, everything, sweep

WINDOWS = (*SIZES, *ZOOMED)


def part() -> Iterator[tuple[str, Size, tuple[str, int]]]:
    """Yield every window once in each language, with one position after the other, and what is promised."""
    for turn, language in enumerate(LANGUAGES):
        for index, size in enumerate(WINDOWS):
            yield language, size, SCENES[(5 * index + 11 * turn) % len(SCENES)]
    for size, piles in PROMISED:
        yield LANGUAGES[-1], size, ("reveal", piles)


def test_every_window_and_every_position_comes() -> None:
    windows = Counter(size for _, size, _ in part())
    positions = Counter(shown for _, _, shown in part())
    assert all(windows[size] >= 2 for size in WINDOWS)
    assert all(positions[shown] >= 2 for shown in SCENES)
    assert {*part()} <= {*everything()}


async def test_the_parts_of_a_table_keep_clear_of_one_another_in_every_window(invite: Invite) -> None:
    ann = await invite(size=DESKTOP)
    wrong = [str(look) for look in await sweep(ann, part()) if look.faults]
    assert not wrong, "\n".join(wrong)
