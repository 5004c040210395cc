"""Games, actions and events as rows of a table, for pandas or any other program that likes tables.

Every function takes records (docs/notation.md, 5) or games and returns a pandas DataFrame if pandas is installed,
otherwise a list of dictionaries, one for each row.
"""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, TypeAlias

import msgspec

from .game import Game
from .notation.record import Record

Source: TypeAlias = "Game | Record | Mapping[str, Any] | str | bytes"
Row: TypeAlias = dict[str, Any]


def games(sources: Iterable[Source]) -> Any:
    """Return a row for each seat of each game: game, seat, name, stock, cards, rank, won, and what was dealt."""
    return _frame(game_rows(sources))


def actions(sources: Iterable[Source]) -> Any:
    """Return a row for each action: game, number, round, seat, question, action, card, pile, count of legal actions."""
    return _frame(action_rows(sources))


def events(sources: Iterable[Source]) -> Any:
    """Return a row for each event, with all secrets: game, number, event, and the fields of that event."""
    return _frame(event_rows(sources))


def game_rows(sources: Iterable[Source]) -> Iterator[Row]:
    """Yield the rows of `games`."""
    for number, game in _games(sources):
        record = game.record()
        for standing in sorted(game.standings, key=lambda standing: standing.seat):
            seat = standing.seat
            yield {
                "game": number,
                **standing._asdict(),
                "won": game.over and seat in game.winners,
                "over": game.over,
                "decisions": len(game.moves),
                "deck": record["deck"] if isinstance(record["deck"], str) else ",".join(record["deck"]),
                "hand": ",".join(record["deal"][seat]["hand"]),
                "aside": ",".join(record["deal"][seat]["aside"]),
            }


def action_rows(sources: Iterable[Source]) -> Iterator[Row]:
    """Yield the rows of `actions`."""
    for number, game in _games(sources):
        again = game.at(0)
        for index, move in enumerate(game.moves):
            decision = again.decision
            assert decision is not None
            yield {
                "game": number,
                "number": index,
                "round": again.round,
                "seat": move.seat,
                "question": decision.kind,
                "action": str(move.action),
                "card": move.action.card,
                "pile": move.action.pile,
                "legal": len(decision.actions),
            }
            again.play(move.action)


def event_rows(sources: Iterable[Source]) -> Iterator[Row]:
    """Yield the rows of `events`."""
    for number, game in _games(sources):
        for index, event in enumerate(game.story()):
            fields = msgspec.structs.asdict(event)
            yield {"game": number, "number": index, "event": type(event).__name__, **fields}


def _games(sources: Iterable[Source]) -> Iterator[tuple[int, Game]]:
    for number, source in enumerate(sources):
        yield number, source if isinstance(source, Game) else Game.from_record(source)


def _frame(rows: Iterator[Row]) -> Any:
    listed = list(rows)
    try:
        pandas = import_module("pandas")
    except ModuleNotFoundError:
        return listed
    return pandas.DataFrame(listed)
