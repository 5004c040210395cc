"""A game in a file: its record, and who plays each seat."""

import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..errors import OriflammeError, RecordError
from ..game import Game
from ..notation.record import read_json, write_json
from ..verification import records_in
from .setup import read_seat, read_seats


def save(path: Path, game: Game, seats: Sequence[str]) -> None:
    """Write a game to a file; a file that holds something else than a record is left alone."""
    if path.exists() and not _holds_record(path):
        raise OriflammeError(f"{path} holds something else and is left as it is")
    text = write_json({**game.record(), "seats": list(seats)}) + "\n"
    try:
        _replace(path, text)
    except OSError as error:
        raise OriflammeError(f"{path} cannot be written: {error.strerror}") from None


def load(path: Path, instead: str | None = None) -> tuple[Game, tuple[str, ...] | None]:
    """Return the game in a file and who plays it, if the file says so; seats given instead are taken instead."""
    game, said = _read(path)
    if instead is not None:
        return game, read_seats(instead, game.players)
    try:
        return game, _seats(said, game.players)
    except OriflammeError as error:
        raise OriflammeError(f"{path} cannot be played on: {error}") from None


def _read(path: Path) -> tuple[Game, object]:
    """Return the game in a file, and what the file says of who plays it."""
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
        return game, _object(value).get("seats")
    raise OriflammeError(f"{path} holds no record")


def _object(value: object) -> Mapping[str, Any]:
    if isinstance(value, Mapping):
        return value
    raise RecordError("a record is a JSON object")


def _seats(said: object, players: int) -> tuple[str, ...] | None:
    if said is None:
        return None
    if not isinstance(said, list) or len(said) != players or not all(isinstance(seat, str) for seat in said):
        raise OriflammeError(f"its seats are no list of {players} words")
    return tuple(map(read_seat, said))


def _holds_record(path: Path) -> bool:
    try:
        _read(path)
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
