"""Friends, recent players and invitations to tables: the HTTP bodies."""

from typing import Literal, TypeAlias

from msgspec import Struct

from .fields import TableName
from .moderation import Whom

Standing: TypeAlias = Literal["friend", "asked", "asks", "none"]


class MakeFriend(Struct, frozen=True):
    """POST /api/account/friends: ask an account, by its name or id, to be friends, or accept its request."""

    account: Whom


class Friend(Struct, frozen=True):
    """An account, and since when it is a friend, asks or is asked."""

    account: str
    name: str
    since: int


class FriendMade(Struct, frozen=True):
    """What came of a request: `friend` if the other account had asked, otherwise `asked`."""

    account: str
    name: str
    standing: Standing


class RecentPlayer(Struct, frozen=True):
    """An account that sat at a table with this one, and how the two stand to each other."""

    account: str
    name: str
    at: int
    standing: Standing


class Invitation(Struct, frozen=True):
    """An invitation to a table that gathers players."""

    table: str
    code: str
    by: str
    by_name: str
    at: int


class Friends(Struct, frozen=True):
    """GET /api/account/friends: friends by name; requests, invitations and recent players, the newest first."""

    friends: tuple[Friend, ...]
    asks: tuple[Friend, ...]  # accounts that ask this one
    asked: tuple[Friend, ...]  # accounts that this one has asked
    invitations: tuple[Invitation, ...]
    recent: tuple[RecentPlayer, ...]


class InviteFriend(Struct, frozen=True):
    """POST /api/account/friends/{account}/invite: invite a friend to a table at which the account has a seat."""

    table: TableName


BODIES = (MakeFriend, InviteFriend)
ANSWERS = (Friends, FriendMade)
