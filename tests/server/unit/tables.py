"""Tables for tests, built from their logs."""

from oriflamme.game import Game
from oriflamme.protocol.tables import Pace, TableSettings
from oriflamme.server.storage.entries import Acted, Entry, Joined, Opened, Started
from oriflamme.server.tables.table import Table, digest_of

SETTINGS = TableSettings(deck="base", players=3, pace=Pace("live", seconds=30, reserve=60))
OPENED = Opened("ABCDE", SETTINGS, "server seed")
NAMES = ("Ann", "Bob", "Eve")


def token_of(seat: int) -> str:
    return f"token {seat}"


def joined(seat: int, account: str | None = None) -> Joined:
    return Joined(seat, NAMES[seat], digest_of(token_of(seat)), account)


def gathered(*accounts: str | None, opened: Opened = OPENED) -> list[Entry]:
    """Return the log of a table with three people. The accounts are in the order of the seats."""
    by_seat = (*accounts, None, None, None)
    return [opened, *(joined(seat, by_seat[seat]) for seat in range(3))]


def started(entries: list[Entry]) -> list[Entry]:
    """Return the log with the deal added."""
    return [*entries, Started(Table("dealing", entries).deal().record())]


def played(entries: list[Entry], actions: int | None = None) -> list[Entry]:
    """Return the log with this many more actions, or up to the end of the game."""
    game = Table("playing", entries).game
    assert game is not None
    return [*entries, *moves(game.copy(), actions)]


def moves(game: Game, actions: int | None) -> list[Entry]:
    """Continue a game, always with the first legal action. Return the entries for the log."""
    entries: list[Entry] = []
    while game.decision and len(entries) != actions:
        action = game.decision.actions[0]
        entries.append(Acted(game.decision.seat, str(action), f"m{len(game.moves)}", 60_000))
        game.play(action)
    return entries


def table(*entries: Entry) -> Table:
    return Table("tablename", entries)
