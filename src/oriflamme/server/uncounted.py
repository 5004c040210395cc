"""Metrics that count nothing, for tables without a server: the browser has no Prometheus."""

from typing import Any


class Uncounted:
    """Stands for every metric of `metrics.py`."""

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def labels(self, *_: str) -> "Uncounted":
        """Return the metric of these labels."""
        return self

    def inc(self, amount: float = 1) -> None:
        """Count nothing."""

    def dec(self, amount: float = 1) -> None:
        """Count nothing."""

    def set(self, value: float) -> None:
        """Keep nothing."""

    def register(self, collector: object) -> None:
        """Ask nothing of it."""

    def observe(self, value: float) -> None:
        """Keep nothing."""
