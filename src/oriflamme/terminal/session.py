"""A game at one screen: who sits there, what they are shown, what they answer."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..bots import Bot, local_bot
from ..game import Game
from ..notation.actions import Action
from ..texts import ENGLISH, texts_in
from ..view import View
from . import board, final_standings
from .choices import Menu, menu, single
from .commands import Quit, means, obey
from .players import People
from .save_file import load
from .screen import Ended, Screen
from .setup import HUMAN, Wishes, new_seed, set_up, usual_seats
from .story import story

MOST_GUESSES: Final = 6  # actions named when an answer may mean several


class Session:
    """Plays a game to its end, or until the players leave."""

    def __init__(self, screen: Screen, game: Game, seats: Sequence[str], seed: int, language: str = ENGLISH) -> None:
        self.screen = screen
        self.seed = seed
        self.language = language
        self.texts = texts_in(language)
        self.begin(game, seats)

    def begin(self, game: Game, seats: Sequence[str]) -> None:
        """Go on with a game, new or loaded."""
        self.game = game
        self.seats = tuple(seats)
        self.bots: dict[int, Bot] = {
            seat: local_bot(name, f"{self.seed}/{seat}") for seat, name in enumerate(seats) if name != HUMAN
        }
        humans = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.shares_screen = len(humans) > 1
        self.watching: int | None = humans[0] if len(humans) == 1 else None
        past = len(game.events(0)) if game.view(None).history else 0
        self._heard: dict[int | None, int] = dict.fromkeys((None, *humans), past)
        self._drawn = False

    def seats_for(self, players: int) -> tuple[str, ...]:
        """Return who plays a loaded game that does not say it: as now, or one person against bots."""
        return self.seats if len(self.seats) == players else usual_seats(players)

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        try:
            while True:
                while (asked := self._who_is_asked()) is not None:
                    self._let_play(asked)
                self._finish()
        except Quit:
            self.say("terminal-goodbye")
        except Ended:
            self.say("terminal-input-ended")

    def say(self, message: str, **arguments: str | int) -> None:
        """Show a message."""
        self.screen.say(self.texts.say(message, arguments))

    def view(self) -> View:
        """Return what the player at the screen may know; between two players, what everyone may."""
        return self.game.view(self.watching)

    def people(self) -> People:
        """Return the players as they are called to the player at the screen."""
        return People(self.game.names, self.watching, self.language)

    def go_back(self, earlier: Game) -> None:
        """Go on from an earlier position of the same game."""
        self.game = earlier
        told = len(earlier.events(0))
        self._heard = {seat: min(heard, told) for seat, heard in self._heard.items()}
        self._drawn = False

    def _who_is_asked(self) -> int | None:
        decision = self.game.view(None).decision
        return decision.seat if decision else None

    def _let_play(self, seat: int) -> None:
        if seat in self.bots:
            self.game.play(self.bots[seat].choose(self.game.view(seat)))
            if len(self.bots) == self.game.players:
                self._tell_news()
            return
        if self.watching != seat:
            self._pass_to(seat)
        self._tell_news()
        action = self._ask()
        if action is not None:
            self.game.play(action)

    def _pass_to(self, seat: int) -> None:
        """Hide the screen from the player before; what it shows meanwhile everyone may know."""
        self.screen.clear()
        self.watching = None
        self._tell_news()
        name = self.people().name(seat)
        if means(self.screen.ask(self.texts.say("terminal-pass", name=name)), "quit", self.language):
            raise Quit
        self.screen.clear()
        self.watching = seat
        self._drawn = False

    def _tell_news(self) -> None:
        """Tell the listener what has happened since they last heard."""
        events = self.game.events(0, self.watching)
        heard = self._heard.get(self.watching, 0)
        if len(events) > heard:
            self.screen.say()
            self.screen.say_all(story(events, self.people(), heard))
            self._drawn = False
        self._heard[self.watching] = len(events)

    def _ask(self) -> Action | None:
        """Ask the player at the screen; None if a command has changed the game instead."""
        view, people, game = self.view(), self.people(), self.game
        if view.decision is None:
            return None
        if not self._drawn:
            self.screen.say()
            self.screen.say_all(board.table(view, people))
            self._drawn = True
        whole = menu(view, people)
        current = whole
        question = view.decision.question_in(self.language)
        self._show(question, whole)
        while True:
            answer = self.screen.ask(">")
            if current is not whole and (means(answer, "undo", self.language) or answer.lower() == "back"):
                current = whole
                self._show(question, whole)
            elif obey(self, answer):
                if self.game is not game:
                    return None
            else:
                found = current.pick(answer) if answer else current.actions
                if len(found) == 1:
                    return found[0]
                if found and answer and current.belong_together(found):
                    current = single(view, people, found)
                    self._show(self.texts.say("terminal-where"), current)
                else:
                    self._complain(answer, found)

    def _show(self, question: str, choices: Menu) -> None:
        self.screen.say()
        self.screen.say(question)
        for choice in choices.choices:
            self.screen.say(f"  {choice.key:>2}  {choice.words}")

    def _complain(self, answer: str, found: Sequence[Action]) -> None:
        if not answer:
            self.say("terminal-choose")
        elif not found:
            self.say("terminal-no-choice", answer=answer)
        else:
            guesses = ", ".join(map(str, found[:MOST_GUESSES])) + (", …" if len(found) > MOST_GUESSES else "")
            self.say("terminal-unclear", answer=answer, actions=guesses)

    def _finish(self) -> None:
        """Show the end, and leave time to save it or to read the story again."""
        if self.shares_screen:
            self.screen.clear()
            self.watching = None
        self._tell_news()
        game, people = self.game, self.people()
        views = [game.view(seat) for seat in range(game.players)]
        for lines in (
            board.queue(game.view(self.watching), people),
            final_standings.standings(game.standings, people),
            final_standings.sources(game.events(0, self.watching), views[0].stocks, people),
            final_standings.secrets(views, people),
        ):
            self.screen.say()
            self.screen.say_all(lines)
        self.screen.say()
        while self.game is game:
            line = self.screen.ask(self.texts.say("terminal-end"))
            if not line:
                raise Quit
            if not obey(self, line):
                self.say("terminal-no-command")


def play_at(screen: Screen, wishes: Wishes, saved: Path | None) -> None:
    """Set up a game at a screen, or go on with a saved one, and play it."""
    seed = new_seed(wishes)
    if saved is None:
        game, seats = set_up(screen, wishes, seed)
    else:
        game, said = load(saved, texts_in(wishes.language), wishes.seats)
        seats = said or usual_seats(game.players)
    screen.say(texts_in(wishes.language).say("terminal-begin"))
    Session(screen, game, seats, seed, wishes.language).run()
