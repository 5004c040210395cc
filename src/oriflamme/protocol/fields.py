"""Values with limits that several messages share."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ..rules.kinds import SEATS

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=SEATS - 1)]
Index: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]  # of a position or an event
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
TableName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
FairSeed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
OrderName: TypeAlias = Literal["wait", "reveal", "none"]
Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
SeatKind: TypeAlias = Literal["empty", "person", "bot"]
