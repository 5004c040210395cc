"""The endpoints of bots of others, which only their owners use."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol.accounts import BotToken, MakeBot, MyBots
from ..accounts.auth import person_of
from ..accounts.bots import Bots
from ..accounts.erasure import forget
from ..tables.hall import Hall
from .tables import answer, read_body, refusing


class BotsHttp:
    """What can be asked about one's bots."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._bots = Bots(hall.accounts)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            Route("/api/account/bots", refusing(self.bots), methods=["GET", "POST"]),
            Route("/api/account/bots/{bot}", refusing(self.bot), methods=["DELETE"]),
            Route("/api/account/bots/{bot}/token", refusing(self.token), methods=["POST"]),
        ]

    async def bots(self, request: Request) -> Response:
        """GET /api/account/bots: one's bots. POST: make one."""
        owner = await person_of(request, self._hall.accounts)
        if request.method == "GET":
            return answer(MyBots(await self._bots.of(owner)))
        wanted = await read_body(request, MakeBot)
        return answer(await self._bots.make(owner, wanted.name), 201)

    async def bot(self, request: Request) -> Response:
        """DELETE /api/account/bots/{bot}: be without it. Its games stay, without a name."""
        owner = await person_of(request, self._hall.accounts)
        bot = request.path_params["bot"]
        async with self._hall.store.people.begin() as connection:
            await self._bots.check_owner(connection, owner, bot)
            tables = await forget(connection, bot)
        await self._hall.read_again(tables)
        return Response(b'{"done":true}', media_type="application/json")

    async def token(self, request: Request) -> Response:
        """POST /api/account/bots/{bot}/token: another token; the old one ends."""
        owner = await person_of(request, self._hall.accounts)
        return answer(BotToken(await self._bots.make_token(owner, request.path_params["bot"])))
