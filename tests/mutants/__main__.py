"""`python -m tests.mutants PLACE...`: the docstring of the package explains how to use it."""

import argparse
import queue
import sys
import threading
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .changes import Mutant, mutants_of
from .places import PLACES, ROOT, Place
from .report import Explanations, report
from .workshop import Results, Workshop


def main() -> None:
    options = _options()
    console = Console(width=120)
    met = [_run(console, PLACES[name].in_short(options.stages), options) for name in options.places or PLACES]
    sys.exit(0 if all(met) else 1)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants", description="Change the code and check that a test fails."
    )
    parser.add_argument("places", nargs="*", choices=[*PLACES, []], metavar="PLACE", help=", ".join(PLACES))
    parser.add_argument("--count", default="600", help="how many mutants of each place; or `all`")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the draw")
    parser.add_argument("--only", help="only the mutants of files whose names end with this")
    parser.add_argument("--again", action="store_true", help="try the survivors again")
    parser.add_argument("--stages", type=int, default=0, help="run only this many stages of the tests")
    parser.add_argument("--processes", type=int, default=2, help="how many processes work at once")
    parser.add_argument("--report", action="store_true", help="print the known results, and try nothing")
    return parser.parse_args()


def _run(console: Console, place: Place, options: argparse.Namespace) -> bool:
    """Draw mutants, try those without a result, and report."""
    every = [mutant for file in place.sources() for mutant in mutants_of(ROOT, file)]
    lots = sorted(every, key=lambda mutant: mutant.lot(options.seed))
    drawn = lots if options.count == "all" else lots[: int(options.count)]
    drawn = [mutant for mutant in drawn if mutant.file.endswith(options.only or "")]
    results = Results(place)
    explanations = Explanations(place)
    pending = [mutant for mutant in drawn if results.outcome(mutant) is None]
    if options.again:
        survivors = [mutant for mutant in drawn if results.outcome(mutant) == "survived"]
        pending = [mutant for mutant in survivors if not explanations.sort(mutant)] + pending
    if pending and not options.report:
        _try_all(console, place, pending, results, options.processes)
    return report(console, place, every, drawn, results, explanations)


def _try_all(console: Console, place: Place, pending: list[Mutant], results: Results, processes: int) -> None:
    """Try mutants in a few processes at once. Store each result at once."""
    jobs: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in pending:
        jobs.put(mutant)
    survivors = 0
    lock = threading.Lock()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(place.name, total=len(pending))

        def work(number: int) -> None:
            nonlocal survivors
            workshop = Workshop(place, number)
            try:
                for mutant in _taken(jobs):
                    result = workshop.try_out(mutant)
                    with lock:
                        results.add(result)
                        survivors += result["outcome"] == "survived"
                        progress.update(task, advance=1, description=f"{place.name}, {survivors} survive")
            finally:
                workshop.close()

        threads = [threading.Thread(target=work, args=(number,)) for number in range(min(processes, len(pending)))]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        except KeyboardInterrupt:
            _empty(jobs)
            console.print("Stopping after the current mutants. All results so far are kept.")
            for thread in threads:
                thread.join()


def _taken(jobs: "queue.SimpleQueue[Mutant]") -> Iterator[Mutant]:
    while True:
        try:
            yield jobs.get_nowait()
        except queue.Empty:
            return


def _empty(jobs: "queue.SimpleQueue[Mutant]") -> None:
    for _ in _taken(jobs):
        pass


if __name__ == "__main__":
    main()
