"""Refusals as whole HTTP answers, for requests that never reach the application."""

import functools
from http import HTTPStatus

from ...protocol.messages import write
from ...protocol.tables import Problem
from ..metrics import REFUSALS
from .refusal import Refusal


def refusal_answer(refusal: Refusal, status: int) -> bytes:
    """Return a refusal as an HTTP answer that ends its connection, and count it."""
    REFUSALS.labels(refusal.code).inc()
    return _answer(refusal.code, refusal.variant, tuple(refusal.arguments.items()), status)


@functools.lru_cache(64)
def _answer(code: str, variant: str, arguments: tuple[tuple[str, str | int], ...], status: int) -> bytes:
    refusal = Refusal(code, variant, **dict(arguments))
    body = write(Problem(code, str(refusal), variant, refusal.arguments))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
