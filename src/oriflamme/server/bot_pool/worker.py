"""A process in which bots think: `python -m oriflamme.server.bot_pool.worker`. It sees views, never games.

Requests come on standard input and answers leave on what was standard output, each as four bytes of length and so
many bytes: a pickled (bot, seed, view) in, the text of an action out. What a bot prints goes nowhere.
"""

import os
import pickle
import signal
import sys
import threading
import time
from typing import BinaryIO, Final

from ...bots import bot

LENGTH: Final = 4
NICE: Final = 10  # thinking gives way to serving


def main() -> None:
    """Answer until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _give_way()
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
    name, seed, view = pickle.loads(request)
    try:
        return str(bot(name, seed).choose(view))
    except Exception:
        return ""  # no action: the server lets a simpler bot answer


def _receive(stream: BinaryIO) -> bytes | None:
    head = stream.read(LENGTH)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None


def _send(stream: BinaryIO, content: bytes) -> None:
    stream.write(len(content).to_bytes(LENGTH, "big") + content)
    stream.flush()


def _give_way() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


def _die_with(server: int) -> None:
    """End when the server is gone, even if a bot hangs."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    main()
