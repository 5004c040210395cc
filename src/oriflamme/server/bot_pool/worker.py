"""A process that runs bots: `python -m oriflamme.server.bot_pool.worker`. It sees views, never games.

Requests arrive on standard input and answers leave on the original standard output. Each is four bytes of length and
then its content: a pickled (bot, seed, view) in, the text of an action out. The output of bots is discarded.
"""

import os
import pickle
import signal
import sys
import threading
import time
from typing import BinaryIO, Final

from ...bots import bot

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
    name, seed, view = pickle.loads(request)
    try:
        return str(bot(name, seed).choose(view))
    except Exception:
        return ""  # no action: the server uses a simpler bot


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
