"""Records in: a finished game that someone has saved becomes a table of this device, to be replayed and played on."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ..fair_deal import new_seed
from ..game import Game
from ..notation.record import read_json
from ..protocol.tables import TableSettings
from ..server.names import bot_name, checked_name, is_visible, new_code, new_id
from ..server.storage.entries import BotSeated, Entry, Opened, Started
from ..server.wire.refusal import Refusal

VERSION: Final = 1  # of records that this program reads
NOT_DEALT_HERE: Final = ""  # the source of a game whose deal this device cannot prove


class ImportedTable(NamedTuple):
    """A table that a record has become."""

    id: str
    code: str
    phase: str
    entries: list[Entry]


def table_of_record(text: bytes) -> ImportedTable:
    """Return the table of a record; refuse one of a newer version, and a game that is not over."""
    record = read_json(text)
    if not isinstance(record, Mapping):
        raise Refusal("no_record")
    version = record.get("version")
    if isinstance(version, int) and version > VERSION:
        raise Refusal("newer", "record")
    game = Game.from_record(record)
    if not game.over:
        raise Refusal("not_over", "record")
    code = new_code()
    settings = _settings_of(game.record())
    entries: list[Entry] = [Opened(code, settings, new_seed(), NOT_DEALT_HERE, bound=True)]
    taken: list[str] = []
    for seat, name in enumerate(_names_of(record, game.players)):
        taken.append(checked_name(name[:24]) if is_visible(name) else bot_name(taken))
        entries.append(BotSeated(seat, taken[-1], "casual"))
    return ImportedTable(new_id(), code, "over", [*entries, Started({**game.record(), "players": taken})])


def _names_of(record: Mapping[str, Any], players: int) -> list[str]:
    names = [str(name) for name in record.get("players") or ()]
    return [*names, *[""] * players][:players]


def _settings_of(record: Mapping[str, Any]) -> TableSettings:
    options, deck = record["options"], record["deck"]
    return TableSettings(
        deck=deck if isinstance(deck, str) else tuple(deck),
        players=len(record["deal"]),
        edition=options["edition"],
        schemer_gain=options["schemer_gain"],
    )
