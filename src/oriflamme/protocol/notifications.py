"""What goes over HTTP about notices and vacations, as types."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..texts import languages

WayKind: TypeAlias = Literal["push", "discord", "slack", "matrix", "email"]
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[languages()]  # as many as there are folders of texts
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern="^[0-9A-Za-z_=-]+$")]


class PushKeys(Struct, frozen=True):
    """The keys of a browser's subscription, with which only that browser can read what it is sent."""

    p256dh: Key
    auth: Key


class AddWay(Struct, frozen=True, omit_defaults=True):
    """POST /api/account/ways: be told in one more way. An e-mail address must be confirmed before it is used."""

    kind: WayKind
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    language: Language = "en"
    keys: PushKeys | None = None


class ConfirmWay(Struct, frozen=True):
    """POST /api/account/ways/{id}/confirm: the code that was mailed."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Way(Struct, frozen=True, omit_defaults=True):
    """A way in which somebody is told. After ten failures in a row it is not used, until a test of it succeeds."""

    id: str
    kind: WayKind
    address: str
    language: Language
    is_confirmed: bool = False
    failures: int = 0


class Ways(Struct, frozen=True):
    """GET /api/account/ways: one's ways, this server's key for pushing, and the kinds that it can use."""

    ways: tuple[Way, ...]
    push_key: str
    kinds: tuple[WayKind, ...]


class Vacation(Struct, frozen=True):
    """POST /api/account/vacation: be away until a time in milliseconds since 1970; null: be back."""

    until: Annotated[int, Meta(ge=0, le=9_999_999_999_999)] | None


BODIES = (AddWay, ConfirmWay, Vacation)
ANSWERS = (Way, Ways)
