"""The page: its files, and one document for all of its own paths."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..wire.refusal import Refusal
from .http import problem

PAGE: Final = Path(__file__).parents[1] / "page"
STUB: Final = Path(__file__).parents[1] / "stub.html"


class PagePath(Convertor[str]):
    """A path that may be the page's: whatever is asked of the server is not, by any method."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        """Return the path."""
        return value

    def to_string(self, value: str) -> str:
        """Return the path."""
        return value


register_url_convertor("page", PagePath())


def page_routes() -> list[BaseRoute]:
    """Return the routes of the page; its own paths all show the same document, which reads them itself."""
    index = PAGE / "index.html"
    if not index.exists():
        return [Route("/", lambda request: FileResponse(STUB))]

    async def page(request: Request) -> Response:
        wanted = request.path_params["path"]
        path = PAGE / wanted
        if "." in path.name and _is_ours(path):
            return FileResponse(path)
        is_a_file = "." in path.name and not wanted.startswith("people/")  # a name may have a dot
        if wanted.startswith("assets/") or is_a_file:
            return problem(Refusal("not_found"), 404)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    return [
        Mount("/assets", PackedFiles(directory=PAGE / "assets", check_dir=False)),
        Route("/{path:page}", page),
    ]


class PackedFiles(StaticFiles):
    """Files of which the build has made a smaller copy, for the browsers that can unpack it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with the smaller copy if there is one and the browser takes it."""
        accepted = {wish.split(";")[0].strip() for wish in Headers(scope=scope).get("accept-encoding", "").split(",")}
        if "br" not in accepted or not _is_ours(PAGE / "assets" / f"{path}.br"):
            return await super().get_response(path, scope)
        response = await super().get_response(f"{path}.br", scope)
        response.headers["content-encoding"] = "br"
        response.headers["content-type"] = mimetypes.guess_type(path)[0] or "text/plain; charset=utf-8"
        response.headers.add_vary_header("accept-encoding")
        return response


def _is_ours(path: Path) -> bool:
    """Tell whether there is such a file of the page."""
    try:
        return path.is_file() and path.resolve().is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # no name that a file could have
        return False
