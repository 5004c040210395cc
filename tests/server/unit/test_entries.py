"""Log entries: written in a form that never changes, read back unchanged, refused when incomplete."""

import msgspec
import pytest

from oriflamme.protocol.tables import TableSettings
from oriflamme.server.storage.entries import (
    Acted,
    Agreed,
    BotSeated,
    Closed,
    Coached,
    Entry,
    Joined,
    Opened,
    Paused,
    Rematched,
    Seeded,
    Started,
    StoodIn,
    Undone,
    Vacated,
    read_entry,
    write_entry,
)

WRITTEN: list[tuple[Entry, str]] = [
    (Opened("ABCDE", TableSettings(), "seed"), '{"type":"opened","code":"ABCDE","settings":{},"server_seed":"seed"}'),
    (
        Opened("ABCDE", TableSettings(players=3), "seed", "before"),
        '{"type":"opened","code":"ABCDE","settings":{"players":3},"server_seed":"seed","source":"before"}',
    ),
    (Joined(1, "Ann", "d1"), '{"type":"joined","seat":1,"name":"Ann","token_digest":"d1"}'),
    (
        Joined(1, "Ann", "d1", "account", True, "number"),
        '{"type":"joined","seat":1,"name":"Ann","token_digest":"d1","account":"account","is_bot":true,"was":"number"}',
    ),
    (BotSeated(2, "Osric", "casual"), '{"type":"bot","seat":2,"name":"Osric","bot":"casual"}'),
    (Vacated(0), '{"type":"vacated","seat":0}'),
    (
        Joined(1, "Ann", "d1", agreed=True),
        '{"type":"joined","seat":1,"name":"Ann","token_digest":"d1","agreed":true}',
    ),
    (Agreed(1), '{"type":"agreed","seat":1}'),
    (Agreed(1, "d2"), '{"type":"agreed","seat":1,"browser":"d2"}'),
    (Seeded(0, "abc"), '{"type":"seeded","seat":0,"seed":"abc"}'),
    (Started({"players": ["Ann"]}), '{"type":"started","record":{"players":["Ann"]}}'),
    (Acted(0, "wait"), '{"type":"acted","seat":0,"action":"wait"}'),
    (Acted(0, "wait", "m1", 7), '{"type":"acted","seat":0,"action":"wait","id":"m1","reserve":7}'),
    (Undone(0, "m2"), '{"type":"undone","seat":0,"id":"m2"}'),
    (Undone(0, "m2", 5, 7), '{"type":"undone","seat":0,"id":"m2","left":5,"used":7}'),
    (StoodIn(0, True), '{"type":"stood_in","seat":0,"on":true}'),
    (Paused(True), '{"type":"paused","on":true}'),
    (Paused(False, 9), '{"type":"paused","on":false,"left":9}'),
    (Rematched("again"), '{"type":"rematched","table":"again"}'),
    (Rematched("again", 0), '{"type":"rematched","table":"again","seat":0}'),
    (Coached(1), '{"type":"coached","seat":1}'),
    (Closed(), '{"type":"closed"}'),
]


@pytest.mark.parametrize(("entry", "text"), WRITTEN)
def test_an_entry_is_written_in_a_fixed_form_and_read_back_unchanged(entry: Entry, text: str) -> None:
    assert write_entry(entry) == text
    assert read_entry(text) == entry


def test_a_field_that_the_log_leaves_out_gets_its_default() -> None:
    assert Opened("A", TableSettings(), "s").source is None
    joined, acted = Joined(0, "Ann", "d"), Acted(0, "wait")
    assert (joined.account, joined.is_bot, joined.was) == (None, False, None)
    assert (acted.id, acted.reserve, Paused(True).left) == ("", 0, 0)


@pytest.mark.parametrize("entry", [entry for entry, _ in WRITTEN], ids=lambda entry: type(entry).__name__)
def test_an_entry_is_immutable(entry: Entry) -> None:
    assert entry.__struct_config__.frozen


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not JSON",
        "[]",
        "{}",
        '{"type":"unheard_of"}',
        '{"type":"vacated"}',
        '{"type":"vacated","seat":"0"}',
        '{"type":"joined","seat":0,"name":"Ann"}',
        '{"type":"opened","code":"ABCDE","settings":{"players":6},"server_seed":"seed"}',
        '{"type":"acted","seat":0,"action":null}',
        '{"type":"closed"} and more',
    ],
)
def test_a_text_that_is_not_an_entry_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_entry(text)


def test_fields_that_an_old_log_does_not_have_are_empty() -> None:
    undone = read_entry('{"type":"undone","seat":0,"id":"m2"}')
    assert isinstance(undone, Undone) and (undone.left, undone.used) == (0, 0)
    agreed = read_entry('{"type":"agreed","seat":1}')
    assert isinstance(agreed, Agreed) and agreed.browser == ""
