"""In every window the parts of a table keep clear of one another: a part of sweep.py; test_long.py takes all of it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from .conftest import Invite
from .people import DESKTOP
from .sweep import LESSONS, PROMISED, REPLAYS, SCENES, SIZES, ZOOMED, Shown, Size, everything, sweep

WINDOWS = (*SIZES, *ZOOMED)


def part() -> list[tuple[Size, Shown]]:
    """Return a part of everything, ordered by page and size."""
    return sorted(_mixed(), key=lambda look: (look[1] in LESSONS, look[1] in REPLAYS, look[0]))


def _mixed() -> Iterator[tuple[Size, Shown]]:
    """Yield every window with one position after the other, and what is promised."""
    for number, size in enumerate((*SIZES, *WINDOWS)):
        yield size, SCENES[5 * number % len(SCENES)]
    for size, piles in PROMISED:
        yield size, ("reveal", piles)
    yield (1366, 625), ("watching", 17)
    for index, scene in enumerate((*every_second(REPLAYS), *every_second(LESSONS))):
        yield WINDOWS[5 * index % len(WINDOWS)], scene


def every_second(shown: Sequence[Shown]) -> list[Shown]:
    """Return half of what is shown in two ways: each number once, and each way as often as the other."""
    return [scene for index, scene in enumerate(shown) if (index + index // (len(shown) // 2)) % 2 == 0]


def test_every_window_and_every_position_comes() -> None:
    windows = Counter(size for size, _ in part())
    positions = Counter(shown for _, shown in part())
    assert all(windows[size] >= 1 for size in WINDOWS) and all(windows[size] >= 2 for size in SIZES)
    assert all(positions[shown] >= 1 for shown in SCENES)
    for shown in (REPLAYS, LESSONS):
        seen = [scene for scene in shown if scene in positions]
        assert {number for _, number in seen} == {number for _, number in shown}
        assert len({*Counter(way for way, _ in seen).values()}) == 1
    assert {*part()} <= {*everything()}


async def test_the_parts_of_a_table_keep_clear_of_one_another_in_every_window(invite: Invite) -> None:
    ann = await invite(size=DESKTOP)
    wrong = [str(look) async for look in sweep(ann, part()) if look.faults]
    assert not wrong, "\n".join(wrong)
