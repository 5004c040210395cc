"""A process that runs bots: `python -m oriflamme.server.bot_pool.worker`. A bot sees a view, never a game.

Requests arrive on standard input and answers leave on the original standard output. Each is four bytes of length and
then its content: a pickled request in, a text out, which is empty if it failed. The output of bots is discarded.
"""

import os
import pickle
import signal
import sys
import threading
import time
from functools import lru_cache
from typing import BinaryIO, Final

from ...bots import SearchBot, bot, stopped_after
from ...game import Game
from ...notation.actions import Action
from ...protocol.messages import write
from ...review import advice, review_of
from .requests import Advise, Choose, Request, ReviewDecision

LENGTH_BYTES: Final = 4
NICE: Final = 10  # serving comes first


def main() -> None:
    """Answer requests until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _lower_priority()
    threading.Thread(target=_die_with, args=(os.getppid(),), daemon=True).start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.dup2(nowhere, sys.stderr.fileno())
    requests = sys.stdin.buffer
    _send(answers, b"ready")
    while (request := _receive(requests)) is not None:
        _send(answers, _answer(request).encode())


def _answer(request: bytes) -> str:
    wanted: Request = pickle.loads(request)
    try:
        return answer(wanted)
    except Exception:
        return ""  # the server uses a simpler bot, or tries again


def answer(wanted: Request) -> str:
    """Return the answer to a request."""
    match wanted:
        case Choose():
            return str(_choose(wanted))
        case ReviewDecision():
            return write(review_of(_game(wanted.record), wanted.number, effort=wanted.effort)).decode()
        case Advise():
            return write(advice(wanted.view, effort=wanted.effort)).decode()


def _choose(wanted: Choose) -> Action:
    """Let a bot choose; stop it in time, so that its best action counts and not a simpler bot's."""
    thinker = bot(wanted.bot, wanted.seed)
    if not isinstance(thinker, SearchBot):
        return thinker.choose(wanted.view)
    with stopped_after(thinker, wanted.seconds):
        return thinker.choose(wanted.view)


@lru_cache(maxsize=1)
def _game(record: bytes) -> Game:
    """Return a game; its decisions are asked for one after the other."""
    return Game.from_record(record.decode())


def _receive(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH_BYTES)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH_BYTES else None


def _send(stream: BinaryIO, content: bytes) -> None:
    stream.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    stream.flush()


def _lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


def _die_with(server: int) -> None:
    """Exit when the server ends, even if a bot hangs."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    main()
