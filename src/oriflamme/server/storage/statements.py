"""SQL statements that go with changes of a table: its phase, its seats and its standing orders."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, delete, exists, insert, select, update

from ..times import milliseconds_now
from . import schema
from .entries import Entry, Joined, Vacated
from .records import FINISHED


def phase_change(table: str, phase: str) -> Executable:
    """Build the UPDATE that gives a table a new phase. A finished table gives its code back."""
    changes: dict[str, Any] = {"phase": phase}
    if phase in FINISHED:
        changes["code"] = None
    if phase == "over":
        changes["finished"] = milliseconds_now()
        seats = schema.seats
        changes["due"] = exists(select(seats.c.seat).where(seats.c.table_id == table, seats.c.held))
    return update(schema.tables).where(schema.tables.c.id == table).values(changes)


def seat_index(table: str, entries: Sequence[Entry]) -> list[Executable]:
    """Build the statements that update the seats of accounts from log entries. Guests can claim their seats later."""
    seats = schema.seats
    statements: list[Executable] = []
    for entry in entries:
        if isinstance(entry, Vacated):
            seat = (seats.c.table_id == table, seats.c.seat == entry.seat)
            statements.append(update(seats).where(*seat).values(held=False))
        elif isinstance(entry, Joined) and entry.account is not None:
            row = {"table_id": table, "seat": entry.seat, "account_id": entry.account}
            statements.append(delete(seats).filter_by(**row))
            statements.append(insert(seats).values(row | {"held": True}))
    return statements


def without_order(table: str, seat: int, card: int) -> Executable:
    """Build the DELETE of a standing order."""
    orders = schema.orders
    return delete(orders).where(orders.c.table_id == table, orders.c.seat == seat, orders.c.card == card)
