"""The endpoints of puzzles."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from ...protocol.puzzles import AnswerPuzzle, PlayPuzzle
from ..tables.puzzles import find_puzzle, judge, play_puzzle, puzzle_list, show_puzzle
from ..wire.limits import Buckets
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .http import answer, read_body, route
from .services import Services


class PuzzlesApi:
    """Puzzles: which there are, one as its player sees it, its answer, and a table that plays it on."""

    def __init__(self, services: Services) -> None:
        self._hall = services.hall
        self._lane = services.lanes.replays
        self._per_address = Buckets(services.settings.table_rate, services.settings.table_burst)

    @property
    def routes(self) -> list[BaseRoute]:
        """Return the routes."""
        return [
            route("/api/puzzles", self.puzzles),
            route("/api/puzzles/{number}", self.puzzle),
            route("/api/puzzles/{number}/answer", self.answer, "POST"),
            route("/api/puzzles/{number}/play-on", self.play_on, "POST"),
        ]

    async def puzzles(self, request: Request) -> Response:
        """GET /api/puzzles: list the puzzles by theme, and today's."""
        return answer(await self._lane.run(puzzle_list))

    async def puzzle(self, request: Request) -> Response:
        """GET /api/puzzles/{number}: show a puzzle as its player sees it."""
        puzzle = find_puzzle(request.path_params["number"])
        return Response(await self._lane.run(show_puzzle, puzzle.number), media_type="application/json")

    async def answer(self, request: Request) -> Response:
        """POST /api/puzzles/{number}/answer: judge an answer and tell why."""
        puzzle = find_puzzle(request.path_params["number"])
        given = await read_body(request, AnswerPuzzle)
        return answer(await self._lane.run(judge, puzzle, given.action))

    async def play_on(self, request: Request) -> Response:
        """POST /api/puzzles/{number}/play-on: open a table at the position, against bots."""
        if not self._per_address.take(address_of(request)):
            raise Refusal("too_fast", "tables")
        puzzle = find_puzzle(request.path_params["number"])
        wanted = await read_body(request, PlayPuzzle)
        return answer(await play_puzzle(self._hall, puzzle, wanted), 201)
