"""`python -m tests.web.offline_cost`: what play without a server costs, in seconds and in seconds of a processor.

Everything is fetched once from a static host, which is then stopped. The seconds depend on how busy the machine is;
those of a processor, summed up over all processes of the browser, hardly do.
"""

import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from oriflamme.server.api.page import PAGE

from .bot_requests import requests_to
from .browser import running_browser
from .people import PHONE, Person, at_window
from .pocket import fetch_everything, open_anew
from .static_site import StaticHost, static_host
from .windows import Windows

TIMES: Final = 5
POSITIONS: Final = 24
THINK: Final = """
async ([script, requests]) => {
  const worker = new Worker(script, { type: "module" });
  const answer = (request) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data.answer);
    worker.postMessage({ id: 1, request });
  });
  await answer(requests[0]); // starts Python
  const taken = [];
  for (const request of requests.slice(1)) {
    const begun = performance.now();
    if (!(await answer(request))) throw new Error("no answer");
    taken.push((performance.now() - begun) / 1000);
  }
  worker.terminate();
  return taken;
}
"""


def processor_seconds() -> float:
    """Return the seconds that a processor has worked for all processes below this one."""
    parents, seconds = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        parents[int(folder.name)] = int(fields[1])
        seconds[int(folder.name)] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def is_below(process: int) -> bool:
        parent = parents.get(process, 0)
        return parent == os.getpid() or (parent > 1 and is_below(parent))

    return sum(spent for process, spent in seconds.items() if is_below(process))


class Watch:
    """Takes the time of something again and again."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.worked: list[float] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Take the time of a block."""
        begun, worked = time.perf_counter(), processor_seconds()
        yield
        self.seconds.append(time.perf_counter() - begun)
        self.worked.append(processor_seconds() - worked)

    def tell(self, what: str, goal: str) -> None:
        """Print the figures."""
        seconds, worked = statistics.median(self.seconds), statistics.median(self.worked)
        print(
            f"{what}: {seconds:.2f} s (from {min(self.seconds):.2f} to {max(self.seconds):.2f}), {worked:.2f} s of a "
            f"processor (goal: {goal})",
            flush=True,
        )


async def opening(ann: Person) -> None:
    """Print how long the shell and a first table take to appear, each in a page that was not open before."""
    shell, table, again = Watch(), Watch(), Watch()
    for _ in range(TIMES):
        async with shell.running():
            await open_anew(ann, "/")
            await ann.button("play-now").wait_for()
        await open_anew(ann, "/settings")  # nothing is started there
        async with table.running():
            await ann.go("/device")
            await ann.press(ann.button("device-deal"))
            await ann.asked()
        address = ann.page.url
        await open_anew(ann, "/settings")
        async with again.running():
            await ann.go(address)
            await ann.asked()
    shell.tell("the shell, without a network", "1 s")
    table.tell("a first table, from opening its page to the first question, with the turns of bots before it", "4 s")
    again.tell("a table that was closed, from opening its page to its question", "4 s")


async def thinking(ann: Person, bots: Sequence[str]) -> None:
    """Print how long bots think that have a worker of their own."""
    script = next(PAGE.glob("assets/bot.worker-*.js"))
    for bot in bots:
        address = re.sub(r"#.*", f"assets/{script.name}", ann.address)
        taken = sorted(await ann.page.evaluate(THINK, [address, requests_to(bot, POSITIONS + 1)]))
        late = taken[int(len(taken) * 0.95)]
        print(
            f"{bot} in {POSITIONS} positions of all boxes: median {statistics.median(taken):.2f} s, 95% within "
            f"{late:.2f} s, longest {taken[-1]:.2f} s (goal: 1.5 s)",
            flush=True,
        )


async def measure(browser: Browser, host: StaticHost) -> None:
    """Print everything."""
    async with at_window(Windows(browser, workers=True), host.address, size=PHONE, new=True) as ann:
        fetching = Watch()
        async with fetching.running():
            await fetch_everything(ann)
        fetching.tell("the first visit, everything fetched from this machine and started", "none")
        host.stop()
        await ann.context.set_offline(True)
        await opening(ann)
        await thinking(ann, ("seasoned", "club", "strong"))


async def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder, static_host(Path(folder)) as host:
        async with running_browser() as browser:
            await measure(browser, host)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
