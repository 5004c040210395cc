"""A game in a file: its record, and who plays each seat."""

import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots import bot
from ..errors import OriflammeError, RecordError
from ..game import Game
from ..notation.record import read_json, write_json
from ..texts import Texts
from ..verification import records_in
from .setup import read_seat, read_seats


def save(path: Path, game: Game, seats: Sequence[str], texts: Texts) -> None:
    """Write a game to a file; a file that holds something else than a record is left alone."""
    if path.exists() and not _holds_record(path, texts):
        raise OriflammeError(texts.say("terminal-file-taken", file=str(path)))
    text = write_json({**game.record(), "seats": list(seats)}) + "\n"
    try:
        _replace(path, text)
    except OSError as error:
        raise _failure(texts, "unwritable", path, error.strerror) from None


def load(path: Path, texts: Texts, instead: str | None = None) -> tuple[Game, tuple[str, ...] | None]:
    """Return the game in a file and who plays it, if the file says so; seats given instead are taken instead."""
    game, said = _read(path, texts)
    if instead is not None:
        return game, read_seats(instead, game.players, texts)
    try:
        return game, _seats(said, game.players, texts)
    except OriflammeError as error:
        raise _failure(texts, "seats", path, error) from None


def _read(path: Path, texts: Texts) -> tuple[Game, object]:
    """Return the game in a file, and what the file says of who plays it."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise _failure(texts, "unreadable", path, error.strerror) from None
    except UnicodeDecodeError:
        raise OriflammeError(texts.say("terminal-file-empty", file=str(path))) from None
    for _, source in records_in(text):
        try:
            value = read_json(source) if isinstance(source, str) else source
            game = Game.from_record(_object(value))
        except RecordError as error:
            raise _failure(texts, "broken", path, error) from None
        return game, _object(value).get("seats")
    raise OriflammeError(texts.say("terminal-file-empty", file=str(path)))


def _object(value: object) -> Mapping[str, Any]:
    if isinstance(value, Mapping):
        return value
    raise RecordError("a record is a JSON object")


def _seats(said: object, players: int, texts: Texts) -> tuple[str, ...] | None:
    if said is None:
        return None
    if not isinstance(said, list) or len(said) != players or not all(isinstance(seat, str) for seat in said):
        raise OriflammeError(texts.say("terminal-seats-list", players=players))
    return tuple(read_seat(seat, texts, bot) for seat in said)  # not `local_bot`: a file must not import modules


def _failure(texts: Texts, what: str, path: Path, reason: object) -> OriflammeError:
    return OriflammeError(texts.say(f"terminal-file-{what}", file=str(path), reason=str(reason)))


def _holds_record(path: Path, texts: Texts) -> bool:
    try:
        _read(path, texts)
    except OriflammeError:
        return False
    return True


def _replace(path: Path, text: str) -> None:
    """Write a file in one go, so that a failure leaves the old one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
