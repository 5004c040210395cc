"""Frames with something wrong in them: in their JSON, in their text, or in how they are sent."""

import json
import random
import struct
from collections.abc import Callable
from typing import Any, Final

from tests.fuzz import mutate_text, mutate_value
from tests.server.bad_input.targets import Target
from tests.server.bad_input.wire import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT, frame, handshake, header

LARGEST: Final = 4096  # bytes of a message
LARGEST_FRAME: Final = 4 * LARGEST  # bytes that are accepted before the socket is closed
FAR: Final = 444_444  # a position that no game reaches
TAGS: Final = (
    "hello", "move", "undo", "order", "seed", "fill", "kick", "start", "ready", "leave", "back", "stand_in", "pause",
    "rematch", "say", "mute", "what_if", "deduce", "ping",
)  # fmt: skip
FIELDS: Final = (
    "type", "id", "number", "action", "card", "order", "seed", "bot", "seat", "on", "phrase", "text", "token", "since",
)  # fmt: skip
ODD: Final = (
    b"", b" ", b"\x00", b"\n", b"null", b"true", b"0", b"NaN", b"Infinity", b'"', b'""', b"{}", b"[]", b"{", b"}",
    b'{"type"', b'{"type":', b'{"type":"ping"', b'{"type":"ping","id":"a"}}', b'{"type":"ping","id":"a"}\x00',
    b'{"type":"ping","id":"a"}{"type":"ping","id":"b"}', b"\xef\xbb\xbf{}", b"{'type':'ping','id':'a'}", b"/**/{}",
    b'{"type":"ping","id":"a",}', b'{type:"ping",id:"a"}', b'{"type":"ping","id":\t"\t"}', b"hello", b"\x80\x02]q\x00.",
    b'{"type":"__proto__","id":"a"}', b'{"__class__":"Hello"}', b"<ping/>", b"GET / HTTP/1.1\r\n\r\n", b"%s%n%x",
    '{"type":"ping","id":"a"}'.encode("utf-16"), '{"type":"ping","id":"a"}'.encode("utf-32"),
)  # fmt: skip
HUGE: Final = (
    "1e400", "-1e400", "1e-400", "9" * 400, "-" + "9" * 400, "18446744073709551616", "9223372036854775808", "1.5", "-0",
    "-1", "1e5", "444444.0", "0x10", "1_000", "00", "+1", ".5", "1.", "NaN", "-Infinity", "1000001", "4294967296",
)  # fmt: skip
SURROGATES: Final = (
    "\\ud800", "\\udfff", "\\udc00\\ud800", "\\ud83d", "\\ud83dx", "\\uD83D\\u0041", "\\u0000", "\\ud83d\\ude00",
    "\\uZZZZ", "\\u12", "\\x41", "\\", "\\u202e", "\\u0007",
)  # fmt: skip
NO_UTF8: Final = (
    b"\xff", b"\xc3", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xf0\x82\x82\xac", b"\x80",
    b"\xfe\xfe\xff\xff", b"\xe2\x28\xa1", b"\xf8\x88\x80\x80\x80",
)  # fmt: skip
Value = dict[str, Any]


def samples(target: Target) -> list[Value]:
    """Return a message of every type, as an honest client could write it, but never for the current position."""
    action = target.legal[0] if target.legal else "reveal"
    return [
        {"type": "hello", "token": target.tokens[0], "since": 3},
        {"type": "hello"},
        {"type": "move", "id": "m1", "number": FAR, "action": action},
        {"type": "move", "id": "m2", "number": FAR, "action": "place soldier first"},
        {"type": "undo", "id": "u1", "number": FAR},
        {"type": "order", "id": "o1", "card": 55, "order": "wait"},
        {"type": "order", "id": "o2", "card": 55, "order": "reveal"},
        {"type": "seed", "id": "s1", "seed": "abc-DEF_123"},
        {"type": "fill", "id": "f1", "bot": "casual", "seat": 3},
        {"type": "fill", "id": "f2"},
        {"type": "kick", "id": "k1", "seat": 1},
        {"type": "ready", "id": "rd1"},
        {"type": "start", "id": "st1"},
        {"type": "leave", "id": "l1"},
        {"type": "back", "id": "b1"},
        {"type": "stand_in", "id": "si1", "seat": 2},
        {"type": "pause", "id": "p1", "on": True},
        {"type": "rematch", "id": "r1"},
        {"type": "say", "id": "sy1", "phrase": "hello"},
        {"type": "say", "id": "sy2", "text": "Good day, everyone!"},
        {"type": "mute", "id": "mu1", "seat": 1, "on": True},
        {"type": "what_if", "id": "wi1", "number": FAR},
        {"type": "deduce", "id": "de1"},
        {"type": "ping", "id": "pi1"},
    ]


class Mutator:
    """Makes the contents of messages."""

    def __init__(self, rng: random.Random, target: Target) -> None:
        self.rng = rng
        self._samples = samples(target)
        self._texts = [json.dumps(sample) for sample in self._samples]
        self._tricks: tuple[Callable[[], bytes], ...] = (
            self._bits, self._bytes, self._cut, self._doubled, self._letters, self._letters, self._value, self._value,
            self._tag, self._unknown, self._wrong_type, self._twice, self._huge, self._surrogate, self._bad_utf8,
            self._deep, self._odd, self._noise, self._long, self._spaced,
        )  # fmt: skip

    def content(self) -> tuple[str, bytes]:
        """Return the name of a trick and the content of a mutated message, which is usually invalid."""
        trick = self.rng.choice(self._tricks)
        return trick.__name__[1:], trick()

    def _text(self) -> str:
        return self.rng.choice(self._texts)

    def _sample(self) -> Value:
        return dict(self.rng.choice(self._samples))

    def _bits(self) -> bytes:
        content = bytearray(self._text().encode())
        for _ in range(self.rng.choice((1, 1, 2, 4, 16))):
            content[self.rng.randrange(len(content))] ^= 1 << self.rng.randrange(8)
        return bytes(content)

    def _bytes(self) -> bytes:
        content = bytearray(self._text().encode())
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            at = self.rng.randrange(len(content) + 1)
            content[at:at] = self.rng.randbytes(self.rng.choice((1, 1, 2, 8)))
        return bytes(content)

    def _cut(self) -> bytes:
        content = self._text().encode()
        at = self.rng.randrange(len(content))
        return content[:at] if self.rng.random() < 0.7 else content[at:]

    def _doubled(self) -> bytes:
        content = self._text().encode()
        at, end = sorted(self.rng.randrange(len(content) + 1) for _ in range(2))
        return content[:end] + content[at:] if self.rng.random() < 0.7 else content * self.rng.randint(2, 40)

    def _letters(self) -> bytes:
        return mutate_text(self._text(), self.rng).encode("utf-8", "surrogatepass")

    def _value(self) -> bytes:
        return json.dumps(mutate_value(self._sample(), self.rng)).encode()

    def _tag(self) -> bytes:
        value = self._sample()
        wrong = (
            *TAGS,
            "Hello",
            "game",
            "done",
            "",
            "hello ",
            "\u0000",
            None,
            0,
            ["hello"],
            {"hello": 1},
            True,
            "x" * 300,
        )
        value["type"] = self.rng.choice(wrong)
        return json.dumps(value).encode()

    def _unknown(self) -> bytes:
        value = self._sample()
        name = self.rng.choice((*FIELDS, "extra", "__class__", "constructor", "", "\u0000", "ID", "x" * 500))
        value[name] = self.rng.choice((None, 1, "x", [], {}, [[1]], "y" * 500, {"a": {"b": "c"}}))
        return json.dumps(value).encode()

    def _wrong_type(self) -> bytes:
        value = self._sample()
        name = self.rng.choice([key for key in value if key != "type"] or ["id"])
        value[name] = self.rng.choice(
            (None, True, [], {}, 7.5, -1, 2**70, "", "x" * 65, [dict(value)], {"id": 1}, "7", 99, " ")
        )
        return json.dumps(value).encode()

    def _twice(self) -> bytes:
        text = self._text()
        name = self.rng.choice(FIELDS)
        piece = f'"{name}":{self.rng.choice(("1", "null", "[]", json.dumps(self.rng.choice(TAGS))))}'
        return (text[:-1] + "," + piece + "}" if self.rng.random() < 0.5 else "{" + piece + "," + text[1:]).encode()

    def _huge(self) -> bytes:
        name = self.rng.choice(("number", "card", "seat", "since"))
        others = ',"id":"h","action":"reveal","order":"wait"'
        return f'{{"type":"{self.rng.choice(TAGS)}","{name}":{self.rng.choice(HUGE)}{others}}}'.encode()

    def _surrogate(self) -> bytes:
        name = self.rng.choice(("id", "token", "text", "action", "seed", "bot", "phrase", "type"))
        others = '"type":"' + self.rng.choice(TAGS) + '","id":"s","number":444444'
        return f'{{{others},"{name}":"a{self.rng.choice(SURROGATES)}b"}}'.encode()

    def _bad_utf8(self) -> bytes:
        content = self._text().encode()
        at = self.rng.randrange(len(content) + 1)
        return content[:at] + self.rng.choice(NO_UTF8) + content[at:]

    def _deep(self) -> bytes:
        depth = self.rng.choice((1, 2, 10, 100, 500, 1000, 1500, 2000))
        opened, closed = self.rng.choice((("[", "]"), ('{"a":', "}"), ('{"type":', "}")))
        depth = min(depth, (LARGEST - 60) // (len(opened) + 1))
        nest = opened * depth + "1" + (closed * depth if self.rng.random() < 0.7 else "")
        if self.rng.random() < 0.4:
            return nest.encode()
        return f'{{"type":"{self.rng.choice(TAGS)}","id":"d","{self.rng.choice((*FIELDS, "x"))}":{nest}}}'.encode()

    def _odd(self) -> bytes:
        return self.rng.choice(ODD)

    def _noise(self) -> bytes:
        return self.rng.randbytes(self.rng.choice((1, 2, 5, 30, 200, 1000)))

    def _long(self) -> bytes:
        size = self.rng.choice(
            (LARGEST - 1, LARGEST, LARGEST + 1, LARGEST + 2, 3 * LARGEST, LARGEST_FRAME - 1, LARGEST_FRAME)
        )
        head, tail = f'{{"type":"{self.rng.choice(TAGS)}","id":"'.encode(), b'","seat":1}'
        letter = self.rng.choice(("x", " ", "\\", "é", "\U0001f600")).encode()
        padding = letter * ((size - len(head) - len(tail)) // len(letter))
        return head + padding + tail

    def _spaced(self) -> bytes:
        text = json.dumps(self._sample(), indent=self.rng.choice((0, 1, 8)))
        return (" " * self.rng.randrange(50) + text + "\n" * self.rng.randrange(50)).encode()


def wrapped(content: bytes, is_text: bool, rng: random.Random) -> bytes:
    """Return a message as one frame or as several, sometimes with a ping among them."""
    opcode = TEXT if is_text else BINARY
    key = rng.randbytes(4) if rng.random() < 0.2 else bytes(4)
    if rng.random() > 0.1:
        return frame(content, opcode, key=key)
    cuts = sorted(rng.randrange(len(content) + 1) for _ in range(rng.choice((1, 2, 5))))
    pieces = [content[at:end] for at, end in zip((0, *cuts), (*cuts, len(content)), strict=True)]
    sent = b""
    for number, piece in enumerate(pieces):
        sent += frame(piece, CONTINUED if number else opcode, fin=number == len(pieces) - 1, key=key)
        # Not into the longest message: the library counts a ping as part of the message that it interrupts.
        if rng.random() < 0.1 and number < len(pieces) - 1 and len(content) < LARGEST:
            sent += frame(rng.randbytes(rng.randrange(126)), rng.choice((PING, PONG)))
    return sent


class Breach:
    """Bytes that violate the WebSocket protocol, and the codes with which they may close the socket."""

    def __init__(self, name: str, content: bytes, *codes: int, cuts: bool = False) -> None:
        self.name = name
        self.content = content
        self.codes = codes  # empty: anything is allowed, also waiting for more
        self.cuts = cuts  # the client is gone afterwards


def breach(rng: random.Random) -> Breach:
    """Return one of the violations of the WebSocket protocol."""
    good = b'{"type":"ping","id":"p"}'
    bad_text = good[:20] + rng.choice(NO_UTF8) + good[20:]
    match rng.randrange(17):
        case 0 | 1 | 2:
            return Breach("no UTF-8", frame(bad_text), 1007)
        case 3:
            at = rng.randrange(len(bad_text))
            parts = frame(bad_text[:at], fin=False) + frame(bad_text[at:], CONTINUED)
            return Breach("bad UTF-8 in pieces", parts, 1007)
        case 4:
            size = rng.choice((LARGEST_FRAME + 1, 0xFFFF, 0x10000, 200_000))
            return Breach("an overlong frame", frame(b" " * size, rng.choice((TEXT, BINARY))), 1009)
        case 5:
            pieces = [frame(b" " * 4000, CONTINUED if number else TEXT, fin=False) for number in range(6)]
            return Breach("overlong in pieces", b"".join(pieces), 1009)
        case 6:
            size = rng.choice((2**31, 2**32, 2**40, 2**62, 2**63, 2**64 - 1))
            return Breach("an absurd length", struct.pack("!BBQ", 0x81, 0xFF, size) + bytes(4), 1002, 1009)
        case 7:
            return Breach("a continuation of nothing", frame(good, CONTINUED, fin=rng.random() < 0.5), 1002)
        case 8:
            return Breach("a message inside a message", frame(good[:5], fin=False) + frame(good), 1002)
        case 9:
            opcode = rng.choice((3, 4, 5, 6, 7, 0xB, 0xC, 0xD, 0xE, 0xF))
            return Breach("an unknown opcode", frame(good, opcode), 1002)
        case 10:
            return Breach("reserved bits", frame(good, rsv=rng.randint(1, 7)), 1002)
        case 11:
            return Breach("no mask", frame(good, masked=False), 1002)
        case 12:
            control = rng.choice((PING, PONG, CLOSE))
            if rng.random() < 0.5:
                return Breach("a long control frame", frame(b"x" * rng.choice((126, 127, 5000)), control), 1002)
            return Breach("a control frame in pieces", frame(b"", control, fin=False), 1002)
        case 13:
            code = rng.choice((0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535))
            return Breach("an impossible close", frame(struct.pack("!H", code), CLOSE), 1002)
        case 14:
            if rng.random() < 0.5:
                return Breach("half a close", frame(b"\x03", CLOSE), 1002)
            return Breach("a close with bad UTF-8", frame(b"\x03\xe8\xff\xfe", CLOSE), 1002, 1007)
        case 15:
            return Breach("noise instead of frames", rng.randbytes(rng.choice((1, 2, 10, 100, 5000))), cuts=True)
        case _:
            whole = header(TEXT, 3000) + bytes(4) + b"x" * 3000
            return Breach("a frame that is cut", whole[: rng.choice((1, 3, 7, 9, 2000))], cuts=True)


def bad_handshake(path: str, rng: random.Random) -> bytes:
    """Return a request for a socket with something wrong in it."""
    good = handshake(path)
    tricks: tuple[tuple[bytes, bytes], ...] = (
        (b"GET", rng.choice((b"POST", b"PUT", b"HEAD", b"get", b"", b"\x00", b"GETGET", b"PRI * HTTP/2.0\r\n\r\nSM"))),
        (b"HTTP/1.1", rng.choice((b"HTTP/1.0", b"HTTP/2", b"HTTP/9.9", b"", b"HTCPCP/1.0", b"HTTP/1.1 HTTP/1.1"))),
        (b"Upgrade: websocket", rng.choice((b"Upgrade: h2c", b"Upgrade:", b"Upgrade: websocket, websocket", b"Up: x"))),
        (b"Connection: Upgrade", rng.choice((b"Connection: close", b"Connection:", b"Connection: keep", b"X: y"))),
        (b"Sec-WebSocket-Version: 13", rng.choice((b"Sec-WebSocket-Version: 8", b"Sec-WebSocket-Version: x", b"X: y"))),
        (b"Sec-WebSocket-Key: c2l4dGVl", rng.choice((b"Sec-WebSocket-Key: ", b"X: ", b"Sec-WebSocket-Key: \xff\xff"))),
        (b"Host: localhost", rng.choice((b"Host: \x00", b"Host:", b"Host: a\r\nHost: b", b"", b": x", b"Host x"))),
        (b"Host:", b"Content-Length: " + rng.choice((b"-1", b"1e9", b"5", b"99999999999999999999")) + b"\r\nHost:"),
        (b"Host:", b"Transfer-Encoding: chunked\r\nContent-Length: 3\r\nHost:"),
        (b"Host:", b"Sec-WebSocket-Extensions: " + rng.choice((b"x;;;", b"permessage-x", b"\xff")) + b"\r\nHost:"),
        (b"Host:", b"Sec-WebSocket-Protocol: " + rng.choice((b"a b c", b",,,", b"\xff")) + b"\r\nHost:"),
        (b"Host:", b"X-Forwarded-For: " + rng.choice((b"\xff", b"a" * 5000, b",,,", b"::1%\x07")) + b"\r\nHost:"),
        (path.encode(), rng.choice((b"/nowhere", b"*", b"//", b"/api/tables/%00/socket", b"/\xff", b"http://[", b""))),
        (path.encode(), b"/api/tables/" + b"%2e%2e%2f" * rng.randint(1, 50) + b"socket"),
        (b"\r\n", b"\n"), (b"\r\n", b"\r\n\r\n"), (b"\r\n\r\n", b"\r\n" + b"X: y\r\n" * 100 + b"\r\n"),
    )  # fmt: skip
    if rng.random() < 0.3:
        content = bytearray(good)
        for _ in range(rng.choice((1, 3, 10))):
            content[rng.randrange(len(content))] = rng.randrange(256)
        return bytes(content)
    return good.replace(*rng.choice(tricks))
