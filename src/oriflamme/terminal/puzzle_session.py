"""A puzzle in a terminal: the position, the question, and after the answer why it is best."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ..bots.clues import clue_text
from ..notation.actions import Action
from ..puzzles.puzzle import Puzzle
from ..texts import ENGLISH
from ..texts.cards import kind_forms
from ..view import View
from . import board
from .choices import menu, sentence, single, words
from .commands import means
from .players import People
from .screen import Screen

MOST: Final = 8  # actions whose chances are shown


class PuzzleText:
    """A puzzle in the words of a language."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.view: View = puzzle.view
        self.people = People(self.view.names, self.view.seat, language)
        self.texts = self.people.texts
        decision = self.view.decision
        assert decision is not None
        self.question = decision.question_in(language)
        self.actions = {action.text: action for action in decision.actions}

    def position(self) -> Iterator[str | Text]:
        """Yield the table and the hand."""
        yield self.texts.say("puzzle-number", number=self.puzzle.number)
        yield from board.table(self.view, self.people)
        yield from board.hand(self.view, self.people)
        yield self.texts.say("puzzle-solvers", solved=self.puzzle.solved)

    def words(self, action: str) -> str:
        """Return an action as its player would say it."""
        return (words if self.actions[action].kind == "reveal" else sentence)(
            self.view, self.people, self.actions[action]
        )

    def hint(self) -> str:
        """Return the hint."""
        hint, say = self.puzzle.hint, self.texts.say
        if hint.kind is not None:
            return say("puzzle-hint-kind", kind_forms("kind", hint.kind, self.texts.language))
        if hint.pile is not None:
            return say("puzzle-hint-pile", pile=hint.pile)
        if hint.not_these:
            return say("puzzle-hint-not", actions="; ".join(map(self.words, hint.not_these)))
        return say("puzzle-hint-none")

    def reason(self) -> Iterator[str]:
        """Yield why the answer is best."""
        puzzle, reason, say = self.puzzle, self.puzzle.reason, self.texts.say
        answer, rival = self.words(puzzle.answer), self.words(reason.rival)
        chances = {option.action: option.chance for option in puzzle.options}
        said = {"answer": answer, "rival": rival}
        yield say("puzzle-why-chance", chance=chances[puzzle.answer], other=chances[reason.rival], **said)
        own, best, instead, theirs = map(self._number, (*reason.influence, *reason.instead))
        yield say("puzzle-why-influence", rival=rival, own=own, best=best, instead=instead, theirs=theirs)
        if reason.clue is not None:
            yield clue_text(reason.clue, self.texts)
        if reason.worlds:
            yield say("puzzle-why-worlds", worlds=reason.worlds)

    def _number(self, number: float) -> str:
        """Return a number with one digit after the point, which most languages write as a comma."""
        return f"{number:.1f}".replace(".", "." if self.texts.language == ENGLISH else ",")

    def chances(self, chosen: str | None = None) -> Iterator[str]:
        """Yield the chances of the best actions, and of the one that was chosen."""
        yield self.texts.say("puzzle-chances")
        for place, option in enumerate(self.puzzle.options):
            if place < MOST or option.action == chosen:
                percent = self.texts.say("terminal-percent", amount=option.chance)
                yield f"  {percent:>5}  {self.words(option.action)}"


def show_all(screen: Screen, puzzle: Puzzle, language: str) -> None:
    """Show a puzzle and its answer."""
    text = PuzzleText(puzzle, language)
    screen.say_all(text.position())
    screen.say_all(("", text.question, "", *text.reason(), "", *text.chances()))


def solve(screen: Screen, puzzle: Puzzle, language: str) -> None:
    """Show a puzzle, ask for the best action, and say whether it was."""
    text = PuzzleText(puzzle, language)
    screen.say_all(text.position())
    chosen = _ask(screen, text)
    if chosen is None:
        return
    result = "puzzle-right-first" if chosen.text == puzzle.answer else "puzzle-wrong"
    screen.say_all(("", text.texts.say(result), "", *text.reason(), "", *text.chances(chosen.text)))


def _ask(screen: Screen, text: PuzzleText) -> Action | None:
    """Ask until an answer means one action; None if the player stops."""
    language, say = text.texts.language, text.texts.say
    choices = menu(text.view, text.people)
    screen.say_all(("", text.question, *(f"  {one.key:>2}  {one.words}" for one in choices.choices)))
    screen.say(say("terminal-puzzle-help"))
    while True:
        answer = screen.ask(">")
        if means(answer, "quit", language):
            return None
        if means(answer, "hint", language):
            screen.say(text.hint())
            continue
        found = choices.pick(answer) if answer else ()
        if len(found) == 1:
            return found[0]
        if found and choices.belong_together(found):
            choices = single(text.view, text.people, found)
            screen.say_all((say("terminal-where"), *(f"  {one.key:>2}  {one.words}" for one in choices.choices)))
        else:
            screen.say(say("terminal-no-choice", answer=answer) if answer else say("terminal-choose"))
