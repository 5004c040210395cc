"""What a player may type instead of an answer."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..errors import OriflammeError
from ..texts import texts_in
from ..texts.cards import find_kind
from . import board, card_help
from .hint import hint
from .save_file import load, save
from .story import story
from .undo import taken_back

if TYPE_CHECKING:
    from .session import Session

EXAMPLES: Final = "  2    reveal    r    place spy first    spy first    sp f"


class Quit(Exception):
    """The player wants to leave."""


def obey(session: "Session", line: str) -> bool:
    """Do what a line commands, and tell whether it was a command."""
    if line.startswith("?"):
        line = f"? {line[1:]}"
    word, _, rest = line.strip().partition(" ")
    name = names(session.language).get(word.lower())
    if name is None:
        return False
    try:
        COMMANDS[name](session, rest.strip())
    except OriflammeError as error:
        session.screen.say(session.texts.say("terminal-sorry", problem=str(error)))
    return True


def means(line: str, command: str, language: str) -> bool:
    """Tell whether a line is this command, in English or in the player's language."""
    return names(language).get(line.lower()) == command


@cache
def names(language: str) -> dict[str, str]:
    """Return the commands by the words for them, in English and in a language."""
    spoken = {typed(command, language).split()[0]: command for command in COMMANDS}
    return {**spoken, **{command: command for command in COMMANDS}, "?": "cards", "exit": "quit"}


def typed(command: str, language: str) -> str:
    """Return what is typed for a command."""
    return texts_in(language).say(f"terminal-command-{command}.typed")


def explain(session: "Session", text: str) -> None:
    """List the cards of the game, or explain one."""
    if text:
        session.screen.say_all(card_help.sheet(find_kind(text, session.language), session.language))
        return
    session.screen.say_all(card_help.overview(card_help.with_twin(session.view().deck), session.language))
    session.say("terminal-rulings")


def show_queue(session: "Session", _: str) -> None:
    """Draw the table."""
    session.screen.say_all(board.table(session.view(), session.people()))


def show_hand(session: "Session", _: str) -> None:
    """Show the hand of the player at the screen."""
    if session.watching is None:
        raise OriflammeError(session.texts.say("terminal-no-hand"))
    session.screen.say_all(board.hand(session.view(), session.people()))


def show_log(session: "Session", text: str) -> None:
    """Tell the game again, as the player at the screen has heard it."""
    if text and not text.isdecimal():
        raise OriflammeError(session.texts.say("terminal-no-log"))
    events = session.game.events(0, session.watching)
    session.screen.say_all(story(events, session.people(), max(0, len(events) - int(text)) if text else 0))


def show_hint(session: "Session", _: str) -> None:
    """Say what a club player would answer; only the view of the player at the screen is used."""
    session.screen.say_all(hint(session.view(), session.people(), f"{session.seed}/hint"))


def show_help(session: "Session", _: str) -> None:
    """Say what can be typed."""
    session.screen.say_all(help_lines(session.language))


def help_lines(language: str) -> Iterator[str]:
    """Yield what can be typed, a line for each command."""
    say = texts_in(language).say
    yield say("terminal-help-answer")
    yield EXAMPLES
    yield say("terminal-help-instead")
    width = max(len(typed(command, language)) for command in COMMANDS)
    for command in COMMANDS:
        yield f"  {typed(command, language):<{width}}  {say(f'terminal-command-{command}')}"


def undo(session: "Session", _: str) -> None:
    """Take back the last choice of the player at the screen."""
    earlier = None if session.watching is None else taken_back(session.game, session.watching)
    if earlier is None:
        raise OriflammeError(session.texts.say("terminal-no-undo"))
    session.go_back(earlier)
    session.say("terminal-taken-back")


def save_game(session: "Session", text: str) -> None:
    """Save the game."""
    path = _path(session, text, "save")
    save(path, session.game, session.seats, session.texts)
    session.say("terminal-saved", file=str(path))


def load_game(session: "Session", text: str) -> None:
    """Go on with a saved game."""
    path = _path(session, text, "load")
    game, seats = load(path, session.texts)
    session.begin(game, seats or session.seats_for(game.players))
    session.say("terminal-loaded", file=str(path))


def leave(session: "Session", _: str) -> None:
    """End the session."""
    raise Quit


def _path(session: "Session", text: str, command: str) -> Path:
    if not text:
        example = f"{typed(command, session.language).split()[0]} game.json"
        raise OriflammeError(session.texts.say("terminal-no-file", example=example))
    return Path(text).expanduser()


# By the last part of their messages in texts/*/terminal.ftl, in the order of the help.
COMMANDS: Final[dict[str, Callable[["Session", str], None]]] = {
    "cards": explain,
    "card": explain,
    "queue": show_queue,
    "hand": show_hand,
    "log": show_log,
    "hint": show_hint,
    "undo": undo,
    "save": save_game,
    "load": load_game,
    "help": show_help,
    "quit": leave,
}
