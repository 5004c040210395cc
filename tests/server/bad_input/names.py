"""Hostile strings as names and as talk: an accepted string comes back as data, without invisible characters."""

import json
import random
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any, Final

import msgspec

from tests.server.bad_input.targets import Progress, errors_in, gathering, is_alive
from tests.server.bad_input.wire import Wire, frame
from tests.server.clients import Client
from tests.server.server_process import PATIENCE, Server

LOGS: Final = {"ORIFLAMME_LOG_LEVEL": "info"}  # as in operation: JSON
COUNT: Final = 500
TOO_LONG: Final = 1009
LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300
UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))  # control, direction, surrogates, line breaks
MARK: Final = "Zq7"  # part of most strings, so that the log can be searched for it

SCRIPTS: Final = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "javascript:alert(1)",
    "'><b>", '"onmouseover="alert(1)', "</textarea><script>", "<iframe src=//x>", "<!--", "-->", "]]>",
    "&lt;b&gt;", "&#60;b&#62;", "<a href='data:text/html,x'>", "<math><mi//xlink:href='x'>",
    "\\u003cscript\\u003e", "<style>*{display:none}</style>", "`-alert(1)-`", "${alert(1)}",
    "{{constructor.constructor('x')()}}", "<template>", "<x onclick=y>", "%3Cscript%3E",
)  # fmt: skip
TEMPLATES: Final = (
    "{{7*7}}", "{%if 1%}x{%endif%}", "${7*7}", "#{7*7}", "<%=7*7%>", "{0}", "{name}", "{0.__class__}", "{!r}",
    "{{}}", "%s%s%s%s", "%n%n", "%(x)s", "%x%x", "$HOME", "`id`", "$(id)", ";id;", "|id", "&& id", "{$seat}",
    "{ $name }", "{-brand}",
)  # fmt: skip
QUERIES: Final = (
    "' or '1'='1", "'; drop table log; --", '" or ""="', "1; select * from tables", "admin'--",
    "' union select 1 --", "\\'", "'||'a", "0x27", "%27", "*/", "/*", "--", "x' and 1=1",
    "Robert'); DROP TABLE tables;--", ":1", "?", "@@version",
)  # fmt: skip
PATHS: Final = (
    "../../etc/passwd", "..\\..\\x", "/dev/null", "C:\\", "file:///x", "CON", "NUL", "a/b", ".", "..", "~",
    "\\\\host\\x",
)  # fmt: skip
UNSEEN_MARKS: Final = (
    "\u202e", "\u202d", "\u2066", "\u2067", "\u2069", "\u200e", "\u200f", "\u061c", "\u200b", "\u200c",
    "\u200d", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u180e", "\u2028", "\u2029", "\u0085", "\u00a0",
    "\u3000", "\u2003", "\u202f", "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\U000e0001", "\U000e0041",
    "\U000e007f", "\ufff9", "\ufffb", "\ufffc", "\ufffd", "\ufffe", "\uffff", "\U0001d173", "\U0010ffff",
    "\ue000", "\U000f0000",
)  # fmt: skip
CONTROLS: Final = (
    *(chr(number) for number in range(32)), "\x7f", "\x80", "\x9b", "\x9f", "\r\n", "\n\n", "\t\t", "\x1b[31m",
    "\x1b[2J", "\x1b]0;x\x07", "\x1b]8;;http://x\x07", "\x9b31m", "\x1b[6n", "\x1bc", "\x00\x00",
    "\r\nSet-Cookie: x", "\n{\"level\":\"error\"}",
)  # fmt: skip
EMOJI: Final = (
    "👨‍👩‍👧‍👦", "🏳️‍🌈", "🧑🏿‍🚀", "🇫🇷🇩🇪", "👍🏽", "1️⃣", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "☠︎", "😀" * 20, "🫠",
    "👁️‍🗨️",
)  # fmt: skip
FLOODS: Final = (
    "\u0301" * 20, "Z" + "\u0300\u0301\u0302\u0303" * 5, "\u0e33" * 20, "\u20dd" * 10, "ก็็็็็็็็็็็็็็็็็",
    "\u0489" * 10, "a" + "\u0338" * 20, "\u0f3e" * 10, "\u1ab0" * 10,
)  # fmt: skip
SCRIPTS_OF_THE_WORLD: Final = (
    "مرحبا", "שלום", "مرحبا abc שלום", "ﷺ", "﷽", "ﬁ", "ẞ", "İ", "ı", "ǅ", "Ω", "𝕏𝕐", "Ａ", "①", "Ⅷ", "½",
    "日本語", "한글", "हिन्दी", "ไทย", "Ꮳ", "𐍈", "🀄", "аdmin", "Ｈｏｓｔ", "e\u0301", "\u212b", "ſ", "ŉ",
)  # fmt: skip
WORDS: Final = (
    "null", "undefined", "NaN", "None", "true", "0", "-1", "1e999", "[]", "{}", "[object Object]", "__proto__",
    "constructor", "toString", "hasOwnProperty", "admin", "system", "Server", "P0", "Aldous", "\\", "\\n",
    "\\0", "\\u0000", "\"", "'", "`", '"}', '","x":"',
)  # fmt: skip
BLANK: Final = (
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\u0301", "\u3164 \u3164", "\u2800\u115f\uffa0",
)  # fmt: skip
FILLING: Final = " \u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # looks like a space, or like nothing
ESCAPES: Final = ("\\ud800", "\\udfff", "\\ud83d", "\\udc00\\ud800", "\\ud83d\\u0020", "\\uD800x")


@dataclass(frozen=True)
class Hostile:
    """A string, and its form in JSON. Some can only be written there."""

    text: str
    written: bytes = field(repr=False)


def hostile_strings() -> list[Hostile]:
    """Return COUNT hostile strings, most with the mark in them."""
    rng = random.Random(COUNT)
    found: dict[bytes, Hostile] = {}
    for escape in ESCAPES:
        written = f'"{MARK}{escape}"'.encode()
        found[written] = Hostile(f"{MARK}{escape}", written)
    for text in _texts(rng):
        written = json.dumps(text).encode() if rng.random() < 0.5 else json.dumps(text, ensure_ascii=False).encode()
        found.setdefault(written, Hostile(text, written))
    strings = list(found.values())
    assert len(strings) >= COUNT
    return strings[:COUNT]


def _texts(rng: random.Random) -> Iterator[str]:
    yield from (" " * 20, "\u200b\u202e", "")
    for size in (21, 22, 297, 298, 1000, 3000):
        yield from (MARK + letter * size for letter in ("x", "😀", "\u0301", "\u202e"))
    kinds = (CONTROLS, UNSEEN_MARKS, SCRIPTS, TEMPLATES, QUERIES, EMOJI, FLOODS, SCRIPTS_OF_THE_WORLD, WORDS, PATHS)
    for kind in kinds:
        for text in kind:
            yield MARK + text
            yield text + MARK if rng.random() < 0.5 else MARK[:1] + text + MARK


def is_clean(text: str) -> bool:
    """Tell whether a text has no invisible characters and no superfluous spaces."""
    return not any(unicodedata.category(letter) in UNSEEN for letter in text) and text == " ".join(text.split())


def visible_part(text: str) -> str:
    """Return everything visible in a text, in the same order. This part must be kept."""
    return "".join(letter for letter in text if letter.isprintable() and letter not in FILLING)


class Trial:
    """Tries strings as names and as talk."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.counts: Counter[str] = Counter()

    def _post(self, path: str, body: bytes) -> tuple[int, Any]:
        with closing(HTTPConnection("127.0.0.1", self._server.port, PATIENCE)) as connection:
            connection.request("POST", path, body, {"content-type": "application/json"})
            response = connection.getresponse()
            return response.status, msgspec.json.decode(response.read())

    async def as_name(self, string: Hostile) -> None:
        """Open a table with this name. The name that others see is clean, or the refusal has a sentence."""
        body = b'{"name":' + string.written + b',"settings":{"players":3,"open":true}}'
        status, answer = self._post("/api/tables", body)
        if status != 201:
            assert status in (400, 413), (string, status, answer)
            assert answer["sentence"] and "\n" not in answer["sentence"], (string, answer)
            is_invalid = len(string.text) > LONGEST_NAME or not visible_part(string.text) or not _is_valid(string)
            assert is_invalid or "\0" in string.text, (string, answer)  # a request may not contain a null character
            self.counts[f"name refused: {answer['code']}"] += 1
            return
        async with Client(self._server, answer["table"], answer["token"]) as host:
            news = await host.receive(lambda message: message["type"] == "table")
            shown = {news["seats"][0]["name"], self._server.get(f"/api/tables/{answer['table']}")["seats"][0]["name"]}
            listed = self._server.get("/api/tables")["tables"]
            shown |= {table["seats"][0]["name"] for table in listed if table["table"] == answer["table"]}
            assert len(shown) == 1, (string, shown)
            self._check(string, shown.pop())
        self.counts["name accepted"] += 1

    def as_blank_name(self, blank: str) -> None:
        """Open a table with an invisible name. It is refused with a sentence."""
        status, answer = self._post("/api/tables", json.dumps({"name": blank}).encode())
        assert status == 400 and answer["sentence"], (blank.encode("unicode_escape"), status, answer)
        self.counts[f"blank name refused: {answer['code']}"] += 1

    async def as_talk(self, talker: Wire, listener: Client, string: Hostile) -> None:
        """Say the string. The other client gets a clean text, or the refusal has a sentence."""
        before, answered = len(listener.messages), len(talker.answers)
        name = f'"s{sum(self.counts.values())}"'.encode()
        talker.send(frame(b'{"type":"say","id":' + name + b',"text":' + string.written + b"}"))
        await talker.answered(answered + 1)
        if len(talker.answers) == answered:
            assert talker.closed == TOO_LONG and len(string.written) > 4 * 4096, (string, talker.closed)
            self.counts[f"talk refused: closed with {TOO_LONG}"] += 1
            return
        answer = msgspec.json.decode(talker.answers[-1])
        if answer["type"] == "refused":
            assert answer["sentence"] and "\n" not in answer["sentence"], (string, answer)
            too_long = len(string.text) > LONGEST_TEXT
            assert too_long or not visible_part(string.text) or not _is_valid(string), (string, answer)
            self.counts[f"talk refused: {answer['code']}"] += 1
            return
        said = await listener.receive(lambda message: message["type"] == "said", since=before)
        self._check(string, said["text"])
        self.counts["talk accepted"] += 1

    def _check(self, string: Hostile, seen: str) -> None:
        assert is_clean(seen), (string, seen)
        assert visible_part(string.text) == visible_part(seen), (string, seen)


def _is_valid(string: Hostile) -> bool:
    """Tell whether a string is valid. A lone surrogate is not."""
    try:
        json.loads(string.written).encode()
    except UnicodeEncodeError:
        return False
    return True


def check_log(server: Server) -> int:
    """Check that every line of the log is a JSON object, and that the log contains nothing that people said."""
    log = server.log.read_text()
    assert MARK not in log, next(line for line in log.splitlines() if MARK in line)
    for line in log.split("\n")[:-1]:
        assert {"event", "level", "timestamp"} <= json.loads(line).keys(), line
    assert not re.search(r"[^\x20-\x7e\n]", log)
    return log.count("\n")


async def names(server: Server, count: int = COUNT, progress: Progress = lambda _: None) -> Counter[str]:
    """Try hostile strings as names and as talk. The server must run with LOGS."""
    trial = Trial(server)
    target = await gathering(server, 2)
    strings = hostile_strings()
    async with Client(server, target.table, target.tokens[1]) as listener:
        talker = await Wire.open(server, target.table, target.hello(0))
        for string in strings[:: COUNT // count]:
            await trial.as_name(string)
            if talker.closed is not None:  # closed after twenty invalid messages
                talker = await Wire.open(server, target.table, target.hello(0))
            await trial.as_talk(talker, listener, string)
            progress(1)
        await talker.leave()
    for blank in BLANK:
        trial.as_blank_name(blank)
    assert is_alive(server)
    trial.counts["lines of the log"] = check_log(server)
    assert MARK not in server.text("/metrics")
    assert not errors_in(server.log.read_text())
    return trial.counts
