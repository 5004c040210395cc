"""The endpoints of friends: requests, the list, and invitations to tables."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...protocol.friends import Friends, InviteFriend, MakeFriend, Standing
from ..accounts.accounts import Account
from ..accounts.auth import person_of
from ..accounts.friends import FriendList
from ..accounts.invitations import Invitations
from ..wire.limits import Buckets
from ..wire.refusal import Refusal
from .http import answer, done, read_body, route
from .services import Services

RATE: Final = 0.5  # changes per second and account, after a burst
BURST: Final = 60


class FriendsApi:
    """Friends, recent players and invitations."""

    def __init__(self, services: Services) -> None:
        self._accounts = services.accounts
        self._friends = FriendList(services.accounts)
        self._invitations = Invitations(services.store)
        self._notifier = services.notifier
        self._changes = Buckets(RATE, BURST)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/account/friends", self.friends, "GET", "POST"),
            route("/api/account/friends/{account}", self.remove, "DELETE"),
            route("/api/account/friends/{account}/invite", self.invite, "POST"),
            route("/api/account/invitations/{table}", self.decline, "DELETE"),
        ]

    async def friends(self, request: Request) -> Response:
        """GET /api/account/friends: list friends, requests, invitations and recent players. POST: ask, or accept."""
        account = await person_of(request, self._accounts)
        if request.method == "GET":
            return answer(await self._list(account.id))
        wanted = await read_body(request, MakeFriend)
        self._limit(account)
        return answer(await self._friends.ask(account, wanted.account), 201)

    async def _list(self, account: str) -> Friends:
        friends, asks = await self._friends.friends(account), await self._friends.asks(account)
        asked = await self._friends.asked(account)
        standings: dict[str, Standing] = {
            **{one.account: "asked" for one in asked},
            **{one.account: "asks" for one in asks},
            **{one.account: "friend" for one in friends},
        }
        recent = await self._friends.recent(account, standings)
        return Friends(friends, asks, asked, await self._invitations.of(account), recent)

    async def remove(self, request: Request) -> Response:
        """DELETE /api/account/friends/{account}: end a friendship, decline a request, or take one back."""
        account = await person_of(request, self._accounts)
        self._limit(account)
        await self._friends.remove(account, request.path_params["account"])
        return done()

    async def invite(self, request: Request) -> Response:
        """POST /api/account/friends/{account}/invite: invite a friend to a table."""
        account = await person_of(request, self._accounts)
        wanted = await read_body(request, InviteFriend)
        self._limit(account)
        await self._invitations.invite(account, request.path_params["account"], wanted.table)
        self._notifier.send_soon()
        return done()

    async def decline(self, request: Request) -> Response:
        """DELETE /api/account/invitations/{table}: decline an invitation."""
        account = await person_of(request, self._accounts)
        self._limit(account)
        await self._invitations.decline(account, request.path_params["table"])
        return done()

    def _limit(self, account: Account) -> None:
        if not self._changes.take(account.id):
            raise Refusal("too_fast", "again")
