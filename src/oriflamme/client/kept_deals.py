"""What a client keeps of a deal: the server's commitment, its own seed and its first hand, to check them at the end."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from ..errors import OriflammeError
from ..fair_deal import UnfairDeal, fair_game, is_committed
from ..protocol.messages import TableNews
from ..protocol.tables import Seated
from ..view_json import ShownGame
from .errors import ClientError

FULL_HAND: Final = 7
REMEMBERED: Final = 1000  # deals in memory


class KeptDeal(msgspec.Struct, omit_defaults=True):
    """What was seen of a deal before it was made. The server cannot change it afterwards."""

    server: str
    table: str
    commitment: str
    deck: str | tuple[str, ...] = ""  # as the table's settings name it; empty until the table was seen
    before: bool = False  # kept before the start, so before the server knew all seeds
    seat: int = -1
    seed: str = ""  # what this client added, if the server has confirmed it
    hand: tuple[str, ...] = ()  # as first seen
    first: int = -1  # the seat that placed first
    is_new: bool = False  # this client took the seat, and has added no seed yet

    @property
    def proves(self) -> bool:
        """Whether a deal that passes the check was not chosen by the server: our seed came after its commitment."""
        return self.before and bool(self.seed)

    def check(self, news: TableNews, end: ShownGame) -> None:
        """Check a finished game; raise UnfairDeal if a promise was broken. A game that goes on from another is skipped.

        Such a game was never gathering, so nothing was kept before its start.
        """
        if news.fairness is None:
            if news.source is not None and not self.before:
                return
            raise UnfairDeal("seed_withheld")
        server_seed, seeds, deck = news.fairness.server_seed, news.fairness.seat_seeds, self.deck or news.settings.deck
        if not any(is_committed(self.commitment, server_seed, table, deck) for table in (self.table, "")):
            raise UnfairDeal("server_seed_changed")
        if self.seed and (self.seat >= len(seeds) or seeds[self.seat] != self.seed):
            raise UnfairDeal("own_seed_changed")
        try:
            dealt = fair_game(server_seed, seeds, deck).record()
        except OriflammeError:
            raise UnfairDeal("another_deal") from None
        if not self._fits(dealt, end):
            raise UnfairDeal("another_deal")

    def _fits(self, dealt: dict[str, Any], end: ShownGame) -> bool:
        """Tell whether what was seen of a game fits a deal. Impersonation may have fetched a card from those aside."""
        parts = dealt["deal"]
        return (
            len(end.seats) == len(parts)
            and set(end.deck) == {*parts[0]["hand"], *parts[0]["aside"]}
            and (self.first < 0 or self.first == dealt["first"])
            and (not self.hand or set(self.hand) == set(parts[self.seat]["hand"]))
            and all(set(seat.aside or ()) <= set(part["aside"]) for seat, part in zip(end.seats, parts, strict=True))
        )


class KeptDeals:
    """What a client has kept of its deals at a server, in memory, and in a file if it has one."""

    def __init__(self, server: str, file: Path | None = None) -> None:
        self._server = server
        self._file = file
        self._deals: dict[tuple[str, int], KeptDeal] = {}  # by table and seat
        if file is not None and file.exists():
            self._deals = {(deal.table, deal.seat): deal for deal in read_kept(file) if deal.server == server}

    def sit_down(self, seated: Seated) -> KeptDeal:
        """Keep what the server promised when it gave us a seat. The game has not begun."""
        self._check_same(seated.table, seated.commitment)
        return self.keep(
            KeptDeal(self._server, seated.table, seated.commitment, before=True, seat=seated.seat, is_new=True)
        )

    def hear(self, table: str, seat: int, news: TableNews) -> KeptDeal:
        """Check that the commitment is still the same; keep what is new."""
        self._check_same(table, news.commitment)
        known = self._deals.get((table, seat))
        deal = known or KeptDeal(self._server, table, news.commitment, before=news.phase == "gathering", seat=seat)
        if not deal.deck:
            deal.deck = news.settings.deck
            self.keep(deal)
        return deal

    def see(self, deal: KeptDeal, game: ShownGame) -> None:
        """Keep the first hand, and who placed first."""
        if deal.first < 0 and game.round == 1:
            hand = (game.seats[deal.seat].hand or ()) if deal.seat >= 0 else ()
            deal.first, deal.hand = game.first, hand if len(hand) == FULL_HAND else ()
            self.keep(deal)

    def keep(self, deal: KeptDeal) -> KeptDeal:
        """Keep a deal; it replaces what was kept of the same seat."""
        self._deals.pop((deal.table, deal.seat), None)
        self._deals[deal.table, deal.seat] = deal
        if len(self._deals) > REMEMBERED:
            del self._deals[next(iter(self._deals))]
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(deal) + b"\n")
        return deal

    def _check_same(self, table: str, commitment: str) -> None:
        if any(deal.commitment != commitment for (where, _), deal in self._deals.items() if where == table):
            raise UnfairDeal("commitment_changed")


def read_kept(file: Path) -> Iterable[KeptDeal]:
    """Return the deals in a client's file; a later line about a table replaces the earlier ones."""
    try:
        return msgspec.json.Decoder(KeptDeal).decode_lines(file.read_bytes())
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        raise ClientError(f"{file}: this is not a file of kept deals: {error}") from None
