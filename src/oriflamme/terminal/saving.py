"""A game in a file: its record, and who plays each seat."""

import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..bots import BOTS
from ..checking import records_in
from ..errors import OriflammeError, RecordError
from ..game import Game
from ..notation.record import read_json, write_json
from .setup import HUMAN


def save(path: Path, game: Game, seats: Sequence[str]) -> None:
    """Write a game to a file; a file that holds something else than a record is left alone."""
    if path.exists() and not _holds_record(path):
        raise OriflammeError(f"{path} holds something else and is left as it is")
    text = write_json({**game.record(), "seats": list(seats)}) + "\n"
    try:
        _replace(path, text)
    except OSError as error:
        raise OriflammeError(f"{path} cannot be written: {error.strerror}") from None


def load(path: Path) -> tuple[Game, tuple[str, ...] | None]:
    """Return the game in a file and who plays it, if the file says so."""
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise OriflammeError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OriflammeError(f"{path} holds no record: it is no text") from None
    for _, source in records_in(text):
        try:
            value = read_json(source) if isinstance(source, str) else source
            game = Game.from_record(_object(value))
        except RecordError as error:
            raise OriflammeError(f"{path} holds no record that can be played: {error}") from None
        return game, _seats(value, game.players)
    raise OriflammeError(f"{path} holds no record")


def _object(value: object) -> Mapping[str, Any]:
    if isinstance(value, Mapping):
        return value
    raise RecordError("a record is a JSON object")


def _seats(value: object, players: int) -> tuple[str, ...] | None:
    seats = _object(value).get("seats")
    known = isinstance(seats, list) and len(seats) == players and all(seat in (HUMAN, *BOTS) for seat in seats)
    return tuple(seats) if known and isinstance(seats, list) else None


def _holds_record(path: Path) -> bool:
    try:
        load(path)
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
