"""Python runs this before the server. Its owner cheats at tables whose first player is called after a lie.

Each deed is done in the memory of a real server, after all seeds are in, as an owner would who can change the program.
Everything that the server says afterwards fits the deed as well as it can.
"""

import os
from typing import Any


def cheat() -> None:
    """Change how a table deals, and what it says about that."""
    from oriflamme.fair_deal import commitment_to, fair_game, new_seed
    from oriflamme.server.tables.table import Table
    from oriflamme.server.tables.table import Table as Honest

    deal, fairness, record, apply = Honest.deal, Honest.fairness, Honest.record, Honest.apply

    def lie_of(table: Any) -> str:
        return str(table.names[0])

    def swap_seed(table: Any) -> None:
        table.server_seed = new_seed()

    def dealt(self: Any) -> Any:
        lie = lie_of(self)
        if lie in ("swapped_seed", "swapped_commitment", "swapped_at_the_end", "withheld_reveal"):
            swap_seed(self)
        if lie == "swapped_commitment":
            self.commitment = commitment_to(self.server_seed, self.id, self.settings.deck)
        if lie in ("replaced_seat_seed", "dropped_seat_seed"):
            self.seats[0].seed = "chosen-by-the-owner" if lie == "replaced_seat_seed" else ""
        if lie == "another_deal":
            return fair_game(new_seed(), self.seeds, self.settings.deck, names=self.names)
        if lie == "permuted_deck":
            import msgspec

            self.settings = msgspec.structs.replace(self.settings, deck=tuple(reversed(kinds(self))))
        return deal(self)

    def kinds(table: Any) -> list[str]:
        record = fair_game(table.server_seed, table.seeds, table.settings.deck).record()
        from oriflamme.notation.names import read_deck
        from oriflamme.rules.kinds import NAMES

        return [NAMES[kind] for kind in read_deck(record["deck"])]

    def revealed(self: Any) -> Any:
        if self.phase == "over":
            if lie_of(self) == "another_source":
                self.source = self.id
            if lie_of(self) == "withheld_reveal":
                return None
        return fairness.fget(self)  # type: ignore[attr-defined]

    def applied(self: Any, entry: Any) -> None:
        apply(self, entry)
        if self.phase == "over" and lie_of(self) == "swapped_at_the_end":
            self.commitment = commitment_to(self.server_seed, self.id, self.settings.deck)

    def recorded(self: Any) -> Any:
        told = record(self)
        if lie_of(self) == "swapped_seed" and "fair" in told:
            told["fair"]["commitment"] = commitment_to(self.server_seed, self.id, self.settings.deck)  # type: ignore[index]
        return told

    Table.deal = dealt  # type: ignore[method-assign]
    Table.apply = applied  # type: ignore[method-assign]
    Table.record = recorded  # type: ignore[method-assign]
    setattr(Table, "fairness", property(revealed))  # noqa: B010


if os.environ.get("ORIFLAMME_TEST_LIES"):
    cheat()
