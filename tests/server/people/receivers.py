"""Receivers of notices: a web server and a mail server in their own threads, and a browser's push subscription."""

import base64
import contextlib
import email
import email.policy
import os
import socketserver
import threading
import time
from collections import Counter
from collections.abc import Iterator
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

HOLDING = 120.0  # seconds after which a held request is answered if the test does not release it


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes
    at: float

    @property
    def json(self) -> dict[str, str]:
        return msgspec.json.decode(self.body, type=dict[str, str]) if self.body else {}

    @property
    def text(self) -> str:
        found = msgspec.json.decode(self.body)
        return str(found.get("text") or found.get("content"))


class Receiver(ThreadingHTTPServer):
    """Accepts every request. If the path ends with a number, it answers with that status."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.received: list[Received] = []
        self.failing: dict[str, int] = {}  # how often a path is answered with 503 before it succeeds
        self.held: dict[str, threading.Event] = {}  # the event that a path waits for before it answers
        self.answered: Counter[str] = Counter()

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}{path}"

    def under(self, path: str) -> list[Received]:
        return [one for one in self.received if one.path == path]


class _Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.received.append(Received(self.path, headers, body, time.time()))
        if held := self.server.held.get(self.path):
            held.wait(HOLDING)
        last = self.path.rpartition("/")[2]
        status = int(last) if last.isdigit() else 200
        if self.server.failing.get(self.path, 0) > 0:
            self.server.failing[self.path] -= 1
            status = 503
        self.send_response(status)
        self.send_header("content-length", "0")
        self.send_header("location", "/elsewhere")
        with contextlib.suppress(ConnectionError):  # the sender may have been killed
            self.end_headers()
        self.server.answered[self.path] += 1

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that keeps every mail."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _MailHandler)
        self.letters: list[EmailMessage] = []

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def letters_to(self, address: str) -> list[EmailMessage]:
        """Return the mails that were sent to an address."""
        return [letter for letter in self.letters if letter["to"] == address]


class _MailHandler(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self._say("220 here")
        while line := self.rfile.readline():
            word = line.split()[0].upper()
            if word == b"DATA":
                self._say("354 go on")
                content = bytearray()
                while (part := self.rfile.readline()) != b".\r\n":
                    content += part
                letter = email.message_from_bytes(bytes(content), policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.server.letters.append(letter)
            if word == b"QUIT":
                self._say("221 bye")
                return
            self._say("250 well")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


@contextlib.contextmanager
def served(server: socketserver.BaseServer) -> Iterator[None]:
    """Run a server inside a `with` block."""
    thread = threading.Thread(target=server.serve_forever, args=[0.05], daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Subscription:
    """The push subscription of a browser."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": _text(point), "auth": _text(self._auth)}

    def opened(self, sealed: bytes) -> dict[str, str]:
        content = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return msgspec.json.decode(content, type=dict[str, str])


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
