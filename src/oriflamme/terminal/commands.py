"""What a player may type instead of an answer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..errors import OriflammeError
from ..texts.cards import find_kind
from . import board, card_help
from .hint import hint
from .save_file import load, save
from .story import story
from .undo import taken_back

if TYPE_CHECKING:
    from .session import Session

HELP: Final = """\
Answer a question with the key in front of a choice, with the words of the action, or with their beginnings:
  2    reveal    r    place spy first    spy first    sp f
Instead of an answer you may type:
  ?            the cards of this game      ? spy       all about a card
  queue        the table                   hand        your cards
  log          what happened; log 10: the last ten sentences
  hint         what a club player would do, and why; it sees no more than you
  undo         take back your last choice, as long as it has told nobody anything
  save FILE    save the game               load FILE   go on with a saved game
  help         this text                   quit        leave"""


class Quit(Exception):
    """The player wants to leave."""


def obey(session: "Session", line: str) -> bool:
    """Do what a line commands, and tell whether it was a command."""
    if line.startswith("?"):
        line = f"? {line[1:]}"
    word, _, rest = line.strip().partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    try:
        command(session, rest.strip())
    except OriflammeError as error:
        session.screen.say(f"Sorry, {error}.")
    return True


def explain(session: "Session", text: str) -> None:
    """List the cards of the game, or explain one."""
    if text:
        session.screen.say_all(card_help.sheet(find_kind(text)))
        return
    session.screen.say_all(card_help.overview(card_help.with_twin(session.view().deck)))
    session.screen.say("Type ? and a name for the rulings.")


def show_queue(session: "Session", _: str) -> None:
    """Draw the table."""
    session.screen.say_all(board.table(session.view(), session.people()))


def show_hand(session: "Session", _: str) -> None:
    """Show the hand of the player at the screen."""
    if session.watching is None:
        raise OriflammeError("nobody sits at the screen")
    session.screen.say_all(board.hand(session.view()))


def show_log(session: "Session", text: str) -> None:
    """Tell the game again, as the player at the screen has heard it."""
    if text and not text.isdecimal():
        raise OriflammeError("log takes a number of sentences, as: log 10")
    sentences = story(session.game.events(0, session.watching), session.people())
    session.screen.say_all(sentences[max(0, len(sentences) - int(text)) :] if text else sentences)


def show_hint(session: "Session", _: str) -> None:
    """Say what a club player would answer; only the view of the player at the screen is used."""
    session.screen.say_all(hint(session.view(), session.people(), f"{session.seed}/hint"))


def show_help(session: "Session", _: str) -> None:
    """Say what can be typed."""
    session.screen.say(HELP)


def undo(session: "Session", _: str) -> None:
    """Take back the last choice of the player at the screen."""
    earlier = None if session.watching is None else taken_back(session.game, session.watching)
    if earlier is None:
        raise OriflammeError(
            "there is nothing to take back: only your own last choice, before anyone was asked or shown anything"
        )
    session.go_back(earlier)
    session.screen.say("Taken back.")


def save_game(session: "Session", text: str) -> None:
    """Save the game."""
    path = _path(text, "save")
    save(path, session.game, session.seats)
    session.screen.say(f"Saved in {path}. The file holds everyone's cards: do not look into it while you play.")


def load_game(session: "Session", text: str) -> None:
    """Go on with a saved game."""
    path = _path(text, "load")
    game, seats = load(path)
    session.begin(game, seats or session.seats_for(game.players))
    session.screen.say(f"Loaded {path}.")


def leave(session: "Session", _: str) -> None:
    """End the session."""
    raise Quit


def _path(text: str, command: str) -> Path:
    if not text:
        raise OriflammeError(f"{command} needs the name of a file, as: {command} game.json")
    return Path(text).expanduser()


COMMANDS: Final[dict[str, Callable[["Session", str], None]]] = {
    "?": explain,
    "queue": show_queue,
    "hand": show_hand,
    "log": show_log,
    "hint": show_hint,
    "help": show_help,
    "undo": undo,
    "save": save_game,
    "load": load_game,
    "quit": leave,
    "exit": leave,
}
