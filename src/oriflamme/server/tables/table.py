"""A table, made from its log. Nothing here waits, writes or sends."""

import contextlib
import copy
import hashlib
import hmac
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from ...fair_deal import commitment_to, fair_game, fairness_of
from ...game import Game
from ...protocol.fields import Phase
from ...protocol.tables import Fairness, TableSettings
from ..storage.entries import (
    Acted,
    Agreed,
    BotSeated,
    Closed,
    Coached,
    Entry,
    Joined,
    Opened,
    Paused,
    Rematched,
    Seeded,
    Started,
    StoodIn,
    Undone,
    Vacated,
    read_entry,
)
from ..storage.records import StoredTable
from ..wire.refusal import Refusal
from .table_seat import TableSeat

RATED_STAND_IN: Final = "casual"  # who opens a rated table must not choose how strong the absent play


class DamagedLog(Refusal):
    """A log that cannot be read. The reason could reveal secrets, so only the logs of the server name it."""

    def __init__(self) -> None:
        super().__init__("unreadable")


def digest_of(token: str) -> str:
    """Return the digest of a token, as the log stores it. Only the player has the token itself."""
    return hashlib.sha256(token.encode()).hexdigest()


class Table:
    """A table at one moment of its log."""

    def __init__(self, id: str, entries: Iterable[Entry]) -> None:
        self.id = id
        self.number = 0  # how many entries the log has
        self.changes = 0  # how many of them are about something else than actions
        self.phase: Phase = "gathering"
        self.paused = False
        self.left_at_pause = 0  # milliseconds that the seat that is asked had left, at a turn-based table
        self.left_at_undo = 0  # and after the last undo
        self.used_so_far = 0  # milliseconds that a decision had used at a live table when it was taken back
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.game: Game | None = None
        self.position = 0  # the number of the game's position: actions and undos so far
        self._undone = 0  # how many of them are undos
        self.last_actor: int | None = None  # whose own last action may perhaps be taken back
        self.reserve_before = 0  # the reserve that the seat of the last action had before it, in milliseconds
        self.seats: list[TableSeat] = []
        for entry in entries:
            self.apply(entry)

    @classmethod
    def if_readable(cls, stored: StoredTable | None) -> "Table | None":
        """Return a stored table, or None if it does not exist or its log is damaged."""
        with contextlib.suppress(DamagedLog):
            return None if stored is None else cls.from_log(stored.id, stored.log)
        return None

    @classmethod
    def from_log(cls, id: str, log: Sequence[str]) -> "Table":
        """Return the table of a stored log; DamagedLog if the log cannot be read."""
        try:
            table = cls(id, [read_entry(text) for text in log])
            assert table.seats  # otherwise the first entry is missing
        except Exception as error:  # any failure to read a log means that the log is damaged
            raise DamagedLog from error
        return table

    def apply(self, entry: Entry) -> None:
        """Apply one more entry."""
        assert bool(self.seats) != isinstance(entry, Opened)  # otherwise the first entry is missing, or there are two
        kind = type(entry)
        _HANDLERS[kind](self, entry)
        self.number += 1
        self.changes += kind is not Acted and kind is not Undone

    def after(self, *entries: Entry) -> "Table":
        """Return what the table would be after these entries."""
        then = copy.copy(self)
        then.seats = [replace(seat, answered=seat.answered.copy()) for seat in self.seats]
        then.game = None if self.game is None else self.game.copy()
        for entry in entries:
            then.apply(entry)
        return then

    def _opened(self, entry: Opened) -> None:
        self.code = entry.code
        self.settings: TableSettings = entry.settings
        self.is_turn_based = entry.settings.pace.is_turn_based  # a decision has hours or days: players come and go
        self.server_seed = entry.server_seed
        self._bound_to = self.id if entry.bound else ""
        self.commitment = commitment_to(entry.server_seed, self._bound_to, entry.settings.deck)
        self.source = entry.source
        self.seats = [TableSeat() for _ in range(entry.settings.players)]
        for index in range(entry.settings.players):
            self._freed(index)

    def _joined(self, entry: Joined) -> None:
        seat = self._freed(entry.seat)
        seat.kind, seat.name, seat.token_digest = "person", entry.name, entry.token_digest
        seat.account, seat.is_bot, seat.was = entry.account, entry.is_bot, entry.was
        seat.agreed = entry.agreed

    def _bot_seated(self, entry: BotSeated) -> None:
        seat = self._freed(entry.seat)
        seat.kind, seat.name, seat.bot = "bot", entry.name, entry.bot

    def _vacated(self, entry: Vacated) -> None:
        self._freed(entry.seat)

    def _freed(self, index: int) -> TableSeat:
        self.seats[index] = seat = TableSeat(reserve=self.settings.pace.reserve * 1000)
        return seat

    def _agreed(self, entry: Agreed) -> None:
        seat = self.seats[entry.seat]
        seat.agreed = seat.ready = True
        seat.browser = entry.browser

    def _seeded(self, entry: Seeded) -> None:
        self.seats[entry.seat].seed = entry.seed

    def _started(self, entry: Started) -> None:
        self.game = Game.from_record(entry.record)
        self.phase = "over" if self.game.over else "playing"

    def _acted(self, entry: Acted) -> None:
        assert self.game is not None
        seat = self.seats[entry.seat]
        self.game.play(entry.action)
        self.position += 1
        self.last_actor = entry.seat if entry.id else None
        self.reserve_before, seat.reserve = seat.reserve, entry.reserve
        self.used_so_far = 0
        seat.remember(entry.id, self.number_for(entry.seat))
        if self.game.over:
            self.phase = "over"

    def _taken_back(self, entry: Undone) -> None:
        assert self.game is not None
        self.game = self.taken_back()
        self.position += 1
        self.last_actor = None
        self.left_at_undo, self.used_so_far = entry.left, entry.used
        seat = self.seats[entry.seat]
        seat.reserve = self.reserve_before
        seat.undone += 1
        self._undone += 1
        seat.remember(entry.id, self.number_for(entry.seat))

    def _stood_in(self, entry: StoodIn) -> None:
        seat = self.seats[entry.seat]
        if entry.on != seat.stood_in:
            seat.stood_in_at = len(self.game.moves) if entry.on and self.game is not None else None
        seat.stood_in = entry.on

    def _paused(self, entry: Paused) -> None:
        self.paused = entry.on
        if entry.on:
            self.left_at_pause = entry.left

    def _rematched(self, entry: Rematched) -> None:
        self.rematch, self.rematch_by = entry.table, entry.seat

    def _coached(self, entry: Coached) -> None:
        seat = self.seats[entry.seat]
        seat.coached += 1
        seat.coached_at = self.position

    def _closed(self, entry: Closed) -> None:
        self.phase = "closed"

    # Questions about it.

    def number_for(self, viewer: int | None) -> int:
        """Return the position's number for a seat or a spectator: without what others have played and taken back."""
        return self.position - 2 * (self._undone - (0 if viewer is None else self.seats[viewer].undone))

    @property
    def host(self) -> int:
        """The seat that starts the game: the first person's."""
        return next((index for index, seat in enumerate(self.seats) if seat.kind == "person"), 0)

    @property
    def has_coach(self) -> bool:
        """Whether players may ask the coach: at a table opened for that, or where one person plays against bots."""
        people = sum(seat.kind == "person" for seat in self.seats)
        return not self.settings.rated and (self.settings.coach or (people == 1 and self.is_full))

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "empty" for seat in self.seats)

    @property
    def stand_in(self) -> str:
        """The bot that plays for a person who is away."""
        return RATED_STAND_IN if self.settings.rated else self.settings.stand_in

    @property
    def is_answered_by_bot(self) -> bool:
        """Whether a bot answers for the seat that is asked."""
        asked = self.asked
        if asked is None:
            return False
        seat = self.seats[asked]
        return seat.kind == "bot" or seat.stood_in

    @property
    def asked(self) -> int | None:
        """The seat that is asked, while a game is played."""
        return None if self.game is None else self.game.asked

    @property
    def names(self) -> tuple[str, ...]:
        """Everyone's name."""
        return tuple(seat.name for seat in self.seats)

    @property
    def seeds(self) -> tuple[str, ...]:
        """What the seats have added to the seed of the deal."""
        return tuple(seat.seed for seat in self.seats)

    def free_seat(self) -> int | None:
        """Return the first free seat."""
        return next((index for index, seat in enumerate(self.seats) if seat.kind == "empty"), None)

    def check_free(self, seat: int) -> int:
        """Return a seat that is free; refuse another one."""
        if seat >= len(self.seats) or self.seats[seat].kind != "empty":
            raise Refusal("seat_taken")
        return seat

    @property
    def bot_names(self) -> dict[int, str]:
        """The names of the server's bots, by seat."""
        return {index: seat.name for index, seat in enumerate(self.seats) if seat.kind == "bot"}

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token holds."""
        digest = digest_of(token)
        for index, seat in enumerate(self.seats):
            if seat.kind == "person" and hmac.compare_digest(seat.token_digest, digest):
                return index
        return None

    def seat_of_account(self, account: str) -> int | None:
        """Return the seat that an account holds."""
        return next((index for index, seat in enumerate(self.seats) if seat.account == account), None)

    def taken_back(self) -> Game:
        """Return the game before its last action."""
        assert self.game is not None
        return self.game.at(len(self.game.moves) - 1)

    def deal(self) -> Game:
        """Return the game that the seeds decide."""
        settings = self.settings
        return fair_game(
            self.server_seed, self.seeds, settings.deck, settings.edition, settings.schemer_gain, self.names
        )

    @property
    def fairness(self) -> Fairness | None:
        """The seeds that verify the deal; public once the game is over, if it was dealt here."""
        if self.phase != "over" or self.source is not None:
            return None
        return Fairness(self.server_seed, self.seeds)

    def record(self) -> dict[str, object]:
        """Return the record of a game, with the seeds that verify its deal."""
        assert self.game is not None
        record: dict[str, object] = self.game.record()
        if self.fairness is not None:
            deck = self.settings.deck
            record["fair"] = fairness_of(self.commitment, self.server_seed, self.seeds, deck, self._bound_to)
        return record


_HANDLERS: Final[dict[type[Entry], Callable[[Table, Any], None]]] = {
    Opened: Table._opened,
    Joined: Table._joined,
    BotSeated: Table._bot_seated,
    Vacated: Table._vacated,
    Agreed: Table._agreed,
    Seeded: Table._seeded,
    Started: Table._started,
    Acted: Table._acted,
    Undone: Table._taken_back,
    StoodIn: Table._stood_in,
    Paused: Table._paused,
    Rematched: Table._rematched,
    Coached: Table._coached,
    Closed: Table._closed,
}
