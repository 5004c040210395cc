"""Refusals as whole HTTP answers, for requests that never reach the application."""

from http import HTTPStatus
from typing import Final

from ...protocol.messages import write
from ..metrics import REFUSALS
from .refusal import Refusal, problem_of

_ANSWERS: Final[dict[tuple[str, str, int], bytes]] = {}  # the few there are; a flood of refusals must be cheap


def refusal_answer(refusal: Refusal, status: int) -> bytes:
    """Return a refusal as an HTTP answer that ends its connection, and count it."""
    key = refusal.code, refusal.variant, status
    answer = _ANSWERS.get(key)
    if answer is None:
        answer = _ANSWERS[key] = _answer(refusal, status)
    else:
        REFUSALS.labels(refusal.code).inc()
    return answer


def _answer(refusal: Refusal, status: int) -> bytes:
    body = write(problem_of(refusal))
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
