"""The endpoints of bots of others, which only their owners use."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ...protocol.accounts import BotToken, MakeBot, MyBots
from ..accounts.auth import person_of
from ..accounts.bots import Bots
from .http import answer, done, read_body, refusing
from .services import Services


class BotsApi:
    """What can be asked about one's bots."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bots = Bots(services.accounts)

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
        owner = await person_of(request, self._services.accounts)
        if request.method == "GET":
            return answer(MyBots(await self._bots.of(owner)))
        wanted = await read_body(request, MakeBot)
        return answer(await self._bots.create(owner, wanted.name), 201)

    async def bot(self, request: Request) -> Response:
        """DELETE /api/account/bots/{bot}: be without it. Its games stay, without a name."""
        owner = await person_of(request, self._services.accounts)
        bot = request.path_params["bot"]
        async with self._services.store.people.begin() as connection:
            await self._bots.check_owner(connection, owner, bot)
            tables = await self._services.erasure.erase(connection, bot)
        await self._services.hall.read_again(tables)
        return done()

    async def token(self, request: Request) -> Response:
        """POST /api/account/bots/{bot}/token: another token; the old one ends."""
        owner = await person_of(request, self._services.accounts)
        return answer(BotToken(await self._bots.replace_token(owner, request.path_params["bot"])))
