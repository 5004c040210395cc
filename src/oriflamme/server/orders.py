"""Standing orders: what a player wants answered for a hidden card without being asked. Nobody else learns of them."""

from ..game import Game
from .protocol import OrderName
from .store import Store


class Orders:
    """The standing orders of a table, by seat and by the card's order of entry into the queue."""

    def __init__(self, table: str, store: Store, given: dict[int, dict[int, OrderName]]) -> None:
        self._table = table
        self._store = store
        self._given = given

    def for_card(self, seat: int, entry: int) -> OrderName | None:
        """Return the order for a card."""
        return self._given.get(seat, {}).get(entry)

    async def give(self, seat: int, entry: int, order: OrderName | None) -> None:
        """Keep an order for a card, or forget it; it is on disk when this returns."""
        await self._store.set_order(self._table, seat, entry, order)
        mine = self._given.setdefault(seat, {})
        mine.pop(entry, None)
        if order is not None:
            mine[entry] = order

    def spent_by(self, seat: int, action: str, game: Game) -> tuple[int, int] | None:
        """Return the order, as a seat and a card, that an action carries out for good."""
        entry = game.entries.get(game.card_asked, 0) if action == "reveal" else 0
        return (seat, entry) if self.for_card(seat, entry) is not None else None

    def drop(self, spent: tuple[int, int] | None) -> None:
        """Forget an order that has been carried out, and is off the disk already."""
        if spent is not None:
            self._given[spent[0]].pop(spent[1], None)

    def of_seat(self, seat: int, game: Game | None) -> dict[int, OrderName]:
        """Return a seat's orders by the public numbers of the cards that are still in the queue."""
        mine = self._given.get(seat, {})
        if game is None or not mine:
            return {}
        return {card: mine[entry] for card, entry in game.entries.items() if entry in mine}
