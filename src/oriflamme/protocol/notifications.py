"""Channels for notices, and vacations: the HTTP bodies."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..texts import languages

ChannelKind: TypeAlias = Literal["push", "discord", "slack", "matrix", "email"]
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[languages()]  # as many as there are folders of texts
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern="^[0-9A-Za-z_=-]+$")]


class PushKeys(Struct, frozen=True):
    """The keys of a browser's push subscription: only that browser can read what it is sent."""

    p256dh: Key
    auth: Key


class AddChannel(Struct, frozen=True, omit_defaults=True):
    """POST /api/account/ways: add a channel for notices. An e-mail address must be confirmed before it is used."""

    kind: ChannelKind
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    language: Language = "en"
    keys: PushKeys | None = None


class ConfirmChannel(Struct, frozen=True):
    """POST /api/account/ways/{id}/confirm: confirm an address with the code that was mailed."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Channel(Struct, frozen=True, omit_defaults=True):
    """A channel for notices. After ten failures in a row it is not used until a test of it succeeds."""

    id: str
    kind: ChannelKind
    address: str
    language: Language
    is_confirmed: bool = False
    failures: int = 0


class Channels(Struct, frozen=True):
    """GET /api/account/ways: the account's channels, the server's push key, and the kinds that the server can use."""

    ways: tuple[Channel, ...]
    push_key: str
    kinds: tuple[ChannelKind, ...]


class Vacation(Struct, frozen=True):
    """POST /api/account/vacation: go on vacation until a time in milliseconds since 1970; null ends it."""

    until: Annotated[int, Meta(ge=0, le=9_999_999_999_999)] | None


BODIES = (AddChannel, ConfirmChannel, Vacation)
ANSWERS = (Channel, Channels)
