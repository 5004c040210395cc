"""Metrics. No label names a person, a table or a card.

A player may be able to read them, and to watch a game meanwhile. So nothing here tells that a standing order was given,
and an answer that a standing order gives counts as a message of its player, like any other answer.
"""

import functools
from collections.abc import Iterable
from typing import Final

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
    from prometheus_client.core import CounterMetricFamily
    from prometheus_client.registry import Collector
except ModuleNotFoundError:  # a table in a browser: nothing is counted there
    from .uncounted import Uncounted as Collector  # type: ignore[assignment]
    from .uncounted import Uncounted as CollectorRegistry  # type: ignore[assignment]
    from .uncounted import Uncounted as Counter  # type: ignore[assignment]
    from .uncounted import Uncounted as CounterMetricFamily  # type: ignore[assignment]
    from .uncounted import Uncounted as Gauge  # type: ignore[assignment]
    from .uncounted import Uncounted as Histogram  # type: ignore[assignment]
    from .uncounted import Uncounted as ProcessCollector  # type: ignore[assignment]

REGISTRY: Final = CollectorRegistry()
_MOMENTS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Tally(Collector):
    """A counter for what happens all the time: counting is an addition, and Prometheus reads the sum when it asks."""

    def __init__(self, name: str, documentation: str) -> None:
        self._name = name
        self._documentation = documentation
        self._count = 0
        REGISTRY.register(self)

    def inc(self) -> None:
        """Count one more. Only the thread of the event loop does."""
        self._count += 1

    def collect(self) -> Iterable[CounterMetricFamily]:
        """Return the count, to Prometheus."""
        return [CounterMetricFamily(self._name, self._documentation, value=self._count)]


ProcessCollector(registry=REGISTRY)
SOCKETS: Final = Gauge("oriflamme_sockets", "Open sockets", registry=REGISTRY)
TABLES: Final = Gauge("oriflamme_tables", "Tables in memory", registry=REGISTRY)
ACTIONS: Final = Counter("oriflamme_actions", "Actions played", ["by"], registry=REGISTRY)
MESSAGES: Final = Counter("oriflamme_messages", "Messages from clients", ["type"], registry=REGISTRY)
REFUSALS: Final = Counter("oriflamme_refusals", "Messages and requests refused", ["code"], registry=REGISTRY)
CUTS: Final = Counter("oriflamme_cuts", "Connections that the server cut", ["why"], registry=REGISTRY)
SENT: Final = Tally("oriflamme_sent", "Messages sent to clients")
COMMIT_SECONDS: Final = Histogram("oriflamme_commit_seconds", "Time of a commit", buckets=_MOMENTS, registry=REGISTRY)
COMMIT_WRITES: Final = Histogram(
    "oriflamme_commit_writes", "Writes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=REGISTRY
)
ACTION_SECONDS: Final = Histogram(
    "oriflamme_action_seconds", "From an action's arrival to the last view sent", buckets=_MOMENTS, registry=REGISTRY
)
BOT_SECONDS: Final = Histogram(
    "oriflamme_bot_seconds", "Time of a bot for an action", buckets=_MOMENTS, registry=REGISTRY
)
NOTICES: Final = Counter("oriflamme_notices", "Notices to people", ["outcome"], registry=REGISTRY)
BOT_FAILURES: Final = Counter("oriflamme_bot_failures", "Failures of bots", ["why"], registry=REGISTRY)


_message_counter: Final = functools.cache(MESSAGES.labels)  # a look-up in Prometheus costs more than the count
_action_counter: Final = functools.cache(ACTIONS.labels)


def count_message(kind: str, seconds: float) -> None:
    """Count a message from a client, and the time that it took."""
    _message_counter(kind).inc()
    ACTION_SECONDS.observe(seconds)


def count_action(by: str, seconds: float) -> None:
    """Count an action of a person, a bot or a standing order. That of an order looks like a person's."""
    _action_counter("bot" if by == "bot" else "person").inc()
    if by == "order":
        count_message("move", seconds)
        SENT.inc()  # as if the player were told that the move is done
