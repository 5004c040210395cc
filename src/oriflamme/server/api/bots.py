"""The endpoints of bot accounts, for their owners."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...protocol.accounts import BotToken, MakeBot, MyBots
from ..accounts.auth import person_of
from ..accounts.bots import Bots
from .http import answer, done, read_body, route
from .services import Services


class BotsApi:
    """The bots of an account."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bots = Bots(services.accounts)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/account/bots", self.bots, "GET", "POST"),
            route("/api/account/bots/{bot}", self.bot, "DELETE"),
            route("/api/account/bots/{bot}/token", self.token, "POST"),
        ]

    async def bots(self, request: Request) -> Response:
        """GET /api/account/bots: list your bots. POST: create one."""
        owner = await person_of(request, self._services.accounts)
        if request.method == "GET":
            return answer(MyBots(await self._bots.of(owner)))
        wanted = await read_body(request, MakeBot)
        return answer(await self._bots.create(owner, wanted.name), 201)

    async def bot(self, request: Request) -> Response:
        """DELETE /api/account/bots/{bot}: delete a bot. Its games stay, without its name."""
        owner = await person_of(request, self._services.accounts)
        bot = request.path_params["bot"]
        async with self._services.store.people.begin() as connection:
            await self._bots.check_owner(connection, owner, bot)
            tables = await self._services.erasure.erase(connection, bot)
        await self._services.hall.read_again(tables)
        return done()

    async def token(self, request: Request) -> Response:
        """POST /api/account/bots/{bot}/token: replace the token of a bot."""
        owner = await person_of(request, self._services.accounts)
        return answer(BotToken(await self._bots.replace_token(owner, request.path_params["bot"])))
