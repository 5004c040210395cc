"""`python -m tests.web.figures`: measure the size and speed of the page, which depend on the machine."""

import asyncio
import gzip
import itertools
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, CDPSession

from ..server.server_process import Server
from .browser import running_browser
from .people import DESKTOP, PHONE, Person, at_browser
from .positions import position, write_positions
from .words import pattern

# Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; a phone is four times slower than this.
SLOW_4G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOW_PROCESSOR: Final = {"rate": 4}
OBSERVE: Final = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""
MOVES: Final = 4
LONGEST_REVIEW: Final = 300_000  # milliseconds; only a broken program needs so long
FRAMES: Final = """
() => {
  window.frames_seen = [];
  window.flying = true;
  const next = (now) => {
    window.frames_seen.push(now);
    if (window.flying) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
"""


@contextmanager
def running_server(environment: dict[str, str] | None = None) -> Iterator[Server]:
    """Run a server with the positions."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        write_positions(data)
        server = Server(data, environment)
        server.start()
        try:
            yield server
        finally:
            server.stop()


async def slow(person: Person) -> CDPSession:
    """Slow down a person's network and processor, and disable the cache."""
    session = await person.context.new_cdp_session(person.page)
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await session.send("Network.emulateNetworkConditions", SLOW_4G)
    await session.send("Emulation.setCPUThrottlingRate", SLOW_PROCESSOR)
    return session


async def weigh(browser: Browser, server: Server) -> None:
    """Print the size of everything that is loaded before the first table appears."""
    async with at_browser(browser, server.address, size=PHONE) as ann:
        bodies: dict[str, bytes] = {}
        sent: dict[str, int] = {}

        async def keep(response: Any) -> None:
            if "/api/" not in response.url:
                bodies[response.url] = await response.body()
                sizes = await response.request.sizes()
                sent[response.url] = sizes["responseBodySize"]

        waiting: list[asyncio.Task[None]] = []
        ann.page.on("response", lambda response: waiting.append(asyncio.ensure_future(keep(response))))
        await ann.go("/")
        await ann.press(ann.button("play-now"))
        await ann.asked()
        await asyncio.gather(*waiting, return_exceptions=True)
        print("loaded before the first table (Play now), bytes: plain, compressed (gzip 9), sent by this server")
        kinds: dict[str, list[int]] = {}
        for address, body in bodies.items():
            name = address.split("?")[0].rsplit("/", 1)[1]
            kind = name.rsplit(".", 1)[1] if "." in name else "html"
            row = kinds.setdefault(kind, [0, 0, 0, 0])
            compressed = len(body) if kind == "woff2" else len(gzip.compress(body, 9))
            for column, value in enumerate((1, len(body), compressed, sent.get(address, 0))):
                row[column] += value
        for kind, (count, plain, compressed, over) in sorted(kinds.items()):
            print(f"  {kind:6} {count:3} files {plain:9,} {compressed:9,} {over:9,}")
        print(f"  all    {sum(row[0] for row in kinds.values()):3} files", end="")
        print("".join(f" {sum(row[column] for row in kinds.values()):9,}" for column in (1, 2, 3)))
        print(f"  script: {kinds['js'][2]:,} of at most 120,000")


async def slow_first_table(browser: Browser, server: Server) -> None:
    """Print how long the first table takes to appear on slow 4G with a processor slowed down four times."""
    print("slow 4G (1.6 Mbit/s, 150 ms), processor slowed down 4 times, empty cache; seconds, three runs each")
    for route in ("home page until Play now appears", "Play now until the question appears", "a link to a table"):
        times = []
        for _ in range(3):
            async with at_browser(
                browser, server.address, size=PHONE, quick=False, settings={"speed": 1}, still=False
            ) as ann:
                await slow(ann)
                begun = time.perf_counter()
                if route == "a link to a table":
                    await ann.sit_at(position("watching"))
                else:
                    await ann.page.goto(ann.address + "/", wait_until="commit")
                    await ann.button("play-now").wait_for(timeout=30_000)
                    if route.startswith("Play now"):
                        begun = time.perf_counter()
                        await ann.button("play-now").tap()
                        await ann.question.wait_for(timeout=30_000)
                times.append(time.perf_counter() - begun)
        print(f"  {route:40} " + "  ".join(f"{one:5.2f}" for one in times))


async def moves(browser: Browser, server: Server) -> None:
    """Print the longest tasks and the frame times while a game is played at normal speed."""
    for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        async with at_browser(
            browser, server.address, size=size, quick=False, settings={"speed": 1, "confirm": False}, still=False
        ) as ann:
            await ann.context.add_init_script(OBSERVE)
            await ann.go("/")
            await ann.press(ann.button("play-now"))
            await ann.asked()
            begun = await ann.page.evaluate("performance.now()")
            dice = random.Random(5)
            await ann.page.evaluate(FRAMES)
            for _ in range(MOVES):
                if not await ann.asked():
                    break
                await ann.answer(dice)
            frames = await ann.page.evaluate("(window.flying = false, window.frames_seen)")
            tasks = [one for start, one in await ann.page.evaluate("window.longTasks") if start > begun]
            print(f"{name}: {MOVES} moves and everything they caused, at speed 1, {frames[-1] - frames[0]:.0f} ms")
            print_frames(frames, tasks)


def print_frames(frames: list[float], tasks: list[float]) -> None:
    """Print how evenly frames came, and the tasks that could have kept them."""
    gaps = sorted(after - before for before, after in itertools.pairwise(frames))
    late = sum(gap > 1000 / 60 * 1.5 for gap in gaps)
    print(f"  tasks over 50 ms: {len(tasks)}, the longest {max(tasks, default=0):.0f} ms (goal: at most 100)")
    print(
        f"  frames: {len(gaps)}, median {gaps[len(gaps) // 2]:.1f} ms, 95% within "
        f"{gaps[int(len(gaps) * 0.95)]:.1f} ms, {late} longer than one and a half frames "
        f"({1000 * len(gaps) / (frames[-1] - frames[0]):.0f} a second)"
    )


async def review_comes_in(server: Server, name: str, size: tuple[int, int]) -> None:
    """Print the longest tasks and the frame times of a replay while its review comes in, decision by decision."""
    async with (
        running_browser() as browser,
        at_browser(browser, server.address, size=size, quick=False, still=False) as ann,
    ):
        await ann.context.add_init_script(OBSERVE)
        await ann.go(f"/r/{position('over').table}")
        await ann.page.get_by_role("slider").wait_for()
        begun = await ann.page.evaluate("performance.now()")
        await ann.page.evaluate(FRAMES)
        flag = ann.page.get_by_role("button", name=pattern("review-curve-turn")).first
        await flag.wait_for(timeout=LONGEST_REVIEW)
        frames = await ann.page.evaluate("(window.flying = false, window.frames_seen)")
        tasks = [one for start, one in await ann.page.evaluate("window.longTasks") if start > begun]
    print(f"{name}: a review comes in while its replay is open, {frames[-1] - frames[0]:.0f} ms")
    print_frames(frames, tasks)


async def back_again(browser: Browser, server: Server) -> None:
    """Print how long a table takes to come back after a reload."""
    async with at_browser(browser, server.address) as ann:
        await ann.sit_at(position("soldier"))
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            await ann.page.reload()
            await ann.offered.first.wait_for()
            times.append(time.perf_counter() - begun)
        print("reload until the question is back, seconds: " + "  ".join(f"{one:.2f}" for one in times))


async def measure(server: Server) -> None:
    """Print everything."""
    async with running_browser() as browser:
        await weigh(browser, server)
        await slow_first_table(browser, server)
        await back_again(browser, server)
    async with running_browser() as browser:
        await moves(browser, server)


def main() -> int:
    """Print the figures."""
    with running_server() as server:
        asyncio.run(measure(server))
    for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        with running_server({"ORIFLAMME_REVIEW_EFFORT": "1"}) as server:  # a new one: a review is made once
            asyncio.run(review_comes_in(server, name, size))
    return 0


if __name__ == "__main__":
    sys.exit(main())
