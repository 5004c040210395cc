"""The files of a data set: records as JSON lines, or tables as Parquet."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any, Final

from ..frames import action_rows, game_rows
from ..notation.record import write_json

Record = dict[str, Any]
Row = dict[str, Any]

GAMES_AT_ONCE: Final = 1000  # a row group of a Parquet file; more games never need more memory
# The columns of each table and their types, in pyarrow's words.
SEATS: Final = {
    "game": "int64",
    "rank": "int8",
    "seat": "int8",
    "name": "string",
    "stock": "int16",
    "cards": "int8",
    "won": "bool",
    "over": "bool",
    "decisions": "int16",
    "deck": "string",
    "hand": "string",
    "aside": "string",
}
ACTIONS: Final = {
    "game": "int64",
    "number": "int16",
    "round": "int8",
    "seat": "int8",
    "question": "string",
    "action": "string",
    "card": "string",
    "pile": "int8",
    "legal": "int16",
}
GAMES: Final = {"game": "int64", "players": "int8", "decisions": "int16", "record": "string"}


def _rows_of_records(records: Iterable[Record]) -> Iterator[Row]:
    for number, record in enumerate(records):
        yield {
            "game": number,
            "players": len(record["players"]),
            "decisions": len(record["actions"]),
            "record": write_json(record),
        }


TABLES: Final[dict[str, tuple[dict[str, str], Callable[[Iterable[Record]], Iterator[Row]]]]] = {
    "games": (GAMES, _rows_of_records),
    "seats": (SEATS, game_rows),
    "actions": (ACTIONS, action_rows),
}


def write_jsonl(records: Iterable[Record], folder: Path) -> list[Path]:
    """Write the records, one in a line."""
    path = folder / "games.jsonl"
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for record in records:
            file.write(write_json(record) + "\n")
    return [path]


def write_parquet(records: Iterable[Record], folder: Path) -> list[Path]:
    """Write a table of games, one of their seats and one of their actions."""
    import pyarrow
    from pyarrow import parquet

    paths = {name: folder / f"{name}.parquet" for name in TABLES}
    left = iter(records)
    with ExitStack() as stack:
        writers = {}
        for name, (columns, _) in TABLES.items():
            schema = pyarrow.schema([(column, pyarrow.type_for_alias(kind)) for column, kind in columns.items()])
            writers[name] = stack.enter_context(parquet.ParquetWriter(paths[name], schema, compression="zstd"))
        first = 0
        while chunk := list(islice(left, GAMES_AT_ONCE)):
            for name, (_, rows_of) in TABLES.items():
                rows = [{**row, "game": first + row["game"]} for row in rows_of(chunk)]
                writers[name].write_table(pyarrow.Table.from_pylist(rows, schema=writers[name].schema))
            first += len(chunk)
    return list(paths.values())
