"""Compare two versions: both play the same deals in the same seats against the same table until it is clear."""

from typing import Final

import msgspec

from ..errors import OriflammeError
from .job import Cell
from .run import Plan, Runner, Watcher, add_up
from .sequential import Terms, Verdict, judge
from .statistics import Share, mean_with_interval, percent, win_share
from .tally import WHOLE, Tally, shares

WAVE: Final = 100  # deals between two looks at the test; never depends on the count of processes


class Comparison(msgspec.Struct, frozen=True):
    """How the new version did against the old one."""

    new: Cell
    old: Cell
    terms: Terms
    verdict: Verdict
    difference: tuple[float, float, float]  # of the win shares: the mean and its 95 % interval
    different: int  # deals with different results
    new_share: Share
    old_share: Share
    totals: dict[Cell, Tally]

    def __str__(self) -> str:
        mean, low, high = self.difference
        words = {
            True: f"{self.new.hero} is better than {self.old.hero}",
            False: f"{self.new.hero} is no better than {self.old.hero}",
            None: f"whether {self.new.hero} is better than {self.old.hero} is not decided",
        }[self.verdict.better]
        if not self.different:
            words = f"{self.new.hero} and {self.old.hero} had the same result in every deal"
        return (
            f"{words}: {100 * mean:+.1f} points of win share ({100 * low:+.1f} to {100 * high:+.1f}) over "
            f"{self.verdict.deals:,} deals against {self.new.opponents} "
            f"({percent(self.new_share.value)} to {percent(self.old_share.value)})"
        )


def differences(new: Tally, old: Tally) -> dict[int, float]:
    """Return, by deal, how much greater the new version's win share is, over the seats that both played."""
    found = {}
    for deal in sorted(new.deals.keys() & old.deals.keys()):
        pairs = zip(shares(new.deals[deal]), shares(old.deals[deal]), strict=True)
        parts = [mine - theirs for mine, theirs in pairs if mine is not None and theirs is not None]
        if parts:
            found[deal] = sum(parts) / (len(parts) * WHOLE)
    return found


def compare(runner: Runner, plan: Plan, terms: Terms, watcher: Watcher) -> Comparison:
    """Play deals in waves until the test decides or all deals are played. Both cells must be in the plan."""
    if len(runner.cells) != 2:
        raise OriflammeError("a comparison needs two different, valid bots")
    new, old = plan.cells
    totals = {new: Tally(), old: Tally()}
    watcher.begin((new, old), 2 * plan.deals * new.players)
    verdict = judge((), terms)
    for first in range(0, plan.deals, WAVE):
        jobs = runner.jobs(plan, range(first, min(first + WAVE, plan.deals)))
        for cell, tally in add_up((new, old), runner.play(jobs)).items():
            totals[cell].add(tally)
        verdict = judge(list(differences(totals[new], totals[old]).values()), terms)
        if verdict.better is not None:
            break
    return result_of(new, old, terms, verdict, totals)


def result_of(new: Cell, old: Cell, terms: Terms, verdict: Verdict, totals: dict[Cell, Tally]) -> Comparison:
    """Return the comparison, without the deals after the one that decided."""
    found = dict(list(differences(totals[new], totals[old]).items())[: verdict.deals])
    difference = mean_with_interval(list(found.values())) if found else (0.0, -1.0, 1.0)
    different = sum(number != 0 for number in found.values())
    used = {
        cell: msgspec.structs.replace(tally, deals={deal: tally.deals[deal] for deal in found})
        for cell, tally in totals.items()
    }
    shares_of = win_share(used[new]), win_share(used[old])
    return Comparison(new, old, terms, verdict, difference, different, *shares_of, used)
