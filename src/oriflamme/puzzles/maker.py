"""Making puzzles: games of bots, their positions, and the proof that one action is best."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ..bots import ClubBot
from ..notation.actions import Action
from .comparison import compare, dice_for
from .explanation import explain, hint_for
from .positions import Position, play_game, positions_of
from .puzzle import Puzzle, Weighed
from .themes import themes_of
from .verification import RIVALS, SECOND_LOOK, stands

QUICK: Final = 600  # worlds that tell the chance of an action that is far behind
TRIED: Final = 3  # positions of a game that are looked at closely
SHARES: Final = {"reveal": 0.38, "place": 0.42, "target": 0.4, "mode": 0.15}  # of all puzzles, by kind of question


class Stock:
    """What there is already: it decides which position of a game is wanted most."""

    def __init__(self) -> None:
        self._themes: Counter[str] = Counter()
        self._kinds: Counter[str] = Counter()
        self.count = 0

    def add(self, puzzle: Puzzle, kind: str) -> None:
        """Count a puzzle."""
        self._themes.update(puzzle.themes)
        self._kinds[kind] += 1
        self.count += 1

    def wants(self, position: Position) -> bool:
        """Tell whether there are not too many puzzles with this kind of question."""
        share = SHARES.get(position.answer.kind, 1.0)
        return self._kinds[position.answer.kind] <= share * (self.count + 4)

    def rank(self, position: Position) -> tuple[int, float]:
        """Return a key: the position with the rarest theme comes first, then the harder one."""
        themes = themes_of(position.view, position.answer)
        return min(self._themes[theme] for theme in themes), position.solved


def make_puzzle(source: int, seed: int, number: int, stock: Stock) -> Puzzle | None:
    """Return a puzzle from the game with an index; None if it has none."""
    game = play_game(source, seed)
    found = [position for position in positions_of(game, f"{seed} {source}") if stock.wants(position)]
    for position in sorted(found, key=stock.rank)[:TRIED]:
        if puzzle := _prove(position, source, f"{seed} {source} {position.view.played}", number):
            return puzzle
    return None


def _prove(position: Position, source: int, seed: str, number: int) -> Puzzle | None:
    """Return a position as a puzzle if its answer stands."""
    view, answer = position.view, position.answer
    found = ClubBot(f"again {seed}", SECOND_LOOK).explain(view)
    if found.action != answer:
        return None
    others = [one.action for one in sorted(found.candidates[1:], key=lambda one: one.chance, reverse=True)]
    gap = stands(view, answer, others[:RIVALS], seed)
    if gap is None:
        return None
    options = _weigh_all(position, others, seed)
    if options[0].action != answer.text:
        return None
    rival = next(action for action in others if action.text == options[1].action)
    reason = explain(view, answer, rival, dice_for("explain", seed))
    clue = reason.clue.kind if reason.clue else None
    return Puzzle(
        number,
        source,
        position.game.record(),
        answer.text,
        options,
        round(gap.gap, 1),
        round(gap.error, 2),
        round(100 * position.solved),
        themes_of(view, answer, clue),
        hint_for(answer, reason, options),
        reason,
    )


def _weigh_all(position: Position, others: list[Action], seed: str) -> tuple[Weighed, ...]:
    """Return every action with its chance, the best first; the next best ones are weighed at length."""
    view, answer = position.view, position.answer
    weighed: list[Weighed] = []
    for place, other in enumerate(others):
        trials = SECOND_LOOK if place < RIVALS else QUICK
        found = compare(view, answer, other, dice_for("weigh", seed, other), trials)
        if not weighed:
            weighed.append(Weighed(answer.text, round(found.one)))
        weighed.append(Weighed(other.text, round(found.other)))
    first, *rest = weighed
    return (first, *sorted(rest, key=lambda one: one.chance, reverse=True))


def make_puzzles(seed: int, wanted: int, known: list[Puzzle]) -> Iterator[Puzzle | int]:
    """Yield new puzzles until there are enough, and the index of each game that was looked at."""
    stock = Stock()
    for puzzle in known:
        stock.add(puzzle, kind_of_question(puzzle))
    source = known[-1].source + 1 if known else 0
    while stock.count < wanted:
        made = make_puzzle(source, seed, stock.count + 1, stock)
        if made is not None:
            stock.add(made, kind_of_question(made))
            yield made
        yield source
        source += 1


def kind_of_question(puzzle: Puzzle) -> str:
    """Return what a puzzle asks: place, reveal, target ..."""
    decision = puzzle.game.decision
    assert decision is not None
    return decision.kind
