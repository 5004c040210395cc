"""A client for programs that play at a server's tables: `Client`, its seats, their decisions (docs/client.md)."""

from ..fair_deal import UnfairDeal
from ..protocol.messages import TableNews
from ..protocol.tables import ListedTable, Pace, TableSettings
from ..protocol.tables import SeatNews as Place
from .bot_player import as_player
from .client import Client
from .decision import Decision, Player
from .errors import ClientError, Lost, Refused
from .seat import Seat

__all__ = [
    "Client",
    "ClientError",
    "Decision",
    "ListedTable",
    "Lost",
    "Pace",
    "Place",
    "Player",
    "Refused",
    "Seat",
    "TableNews",
    "TableSettings",
    "UnfairDeal",
    "as_player",
]
