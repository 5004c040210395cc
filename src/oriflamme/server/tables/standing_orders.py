"""Standing orders: what a player wants answered for a hidden card without being asked. They are secret."""

from collections.abc import Sequence

from ...game import Game
from ...previews import is_last_round
from ...protocol.fields import OrderName
from .ports import Store


class StandingOrders:
    """The standing orders of a table, by seat and by the card's order of entry into the queue."""

    def __init__(self, table: str, store: Store, given: dict[int, dict[int, OrderName]]) -> None:
        self._table = table
        self._store = store
        self._given = given

    def for_card(self, seat: int, entry: int) -> OrderName | None:
        """Return the order for a card."""
        return self._given.get(seat, {}).get(entry)

    def answer_to(self, game: Game | None) -> str | None:
        """Return the answer that an order gives to the open question; None if its player is asked.

        In the last round a card no longer waits by itself: what lies on it would be lost.
        """
        asked = None if game is None else game.asked
        if game is None or asked is None or not self._given.get(asked):
            return None
        if game.decision is None or game.decision.kind != "reveal":
            return None
        order = self.for_card(asked, game.entries.get(game.card_asked, 0))
        if order is None or (order == "wait" and is_last_round(game.glance(asked))):
            return None
        legal = [str(action) for action in game.decision.actions]
        return order if order in legal else legal[0]

    async def give(self, seat: int, entry: int, order: OrderName | None) -> None:
        """Store or delete the order for a card; it is durable when this returns."""
        await self._store.set_order(self._table, seat, entry, order)
        mine = self._given.setdefault(seat, {})
        mine.pop(entry, None)
        if order is not None:
            mine[entry] = order

    def spent_by(self, seat: int, action: str, game: Game) -> list[tuple[int, int]]:
        """Return the orders, as seats and cards, that an action carries out for good."""
        if action != "reveal" or not self._given.get(seat):
            return []
        entry = game.entries.get(game.card_asked, 0)
        return [(seat, entry)] if self.for_card(seat, entry) is not None else []

    def of_cards_taken_back(self, before: Game, after: Game) -> list[tuple[int, int]]:
        """Return the orders for cards that an undo removes from the queue: other cards may enter instead."""
        gone = set(before.entries.values()) - set(after.entries.values())
        return [(seat, entry) for seat, given in self._given.items() for entry in given if entry in gone]

    def drop(self, spent: Sequence[tuple[int, int]]) -> None:
        """Forget orders that are off the disk already."""
        for seat, entry in spent:
            self._given[seat].pop(entry, None)

    def of_seat(self, seat: int, game: Game | None) -> dict[int, OrderName]:
        """Return a seat's orders by the public numbers of the cards that are still in the queue."""
        mine = self._given.get(seat, {})
        if game is None or not mine:
            return {}
        return {card: mine[entry] for card, entry in game.entries.items() if entry in mine}
