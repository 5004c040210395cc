"""The page: its files, and one document for all its paths."""

import mimetypes
from pathlib import Path
from typing import Final

from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .http import unknown_path
from .link_cards import GENERAL, LinkCards

PAGE: Final = Path(__file__).parents[1] / "page"
OFFLINE: Final = Path(__file__).parents[1] / "offline"  # written by web/build_offline.py
KEEP: Final = "public, max-age=86400"  # the address of a link's picture changes with what it shows
STUB: Final = Path(__file__).parents[1] / "stub.html"


class PagePath(Convertor[str]):
    """A path of the page: any path that does not start with api/."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        """Return the path."""
        return value

    def to_string(self, value: str) -> str:
        """Return the path."""
        return value


register_url_convertor("page", PagePath())


def page_routes(offline: str = "", cards: LinkCards | None = None) -> list[BaseRoute]:
    """Return the routes of the page. All its paths get the same document, which reads the path.

    `offline`: the folder with what a browser needs to play without a server; empty: the one that was built here.
    `cards` describes links for other programs.
    """
    index = PAGE / "index.html"
    if not index.exists():
        return [Route("/", lambda request: FileResponse(STUB))]

    async def page(request: Request) -> Response:
        wanted = request.path_params["path"]
        path = PAGE / wanted
        if "." in path.name and _is_page_file(path):
            return FileResponse(path)
        is_a_file = "." in path.name and not wanted.startswith("people/")  # a person's name may contain a dot
        if wanted.startswith("assets/") or is_a_file:
            return unknown_path()
        if cards is not None and (head := await cards.head(request, wanted)):
            document = index.read_text(encoding="utf-8").replace("</title>", "</title>" + head, 1)
            return HTMLResponse(document, headers={"cache-control": "no-cache"})
        return FileResponse(index, headers={"cache-control": "no-cache"})

    async def picture(request: Request) -> Response:
        """GET /link/{path of the page}.png: the picture of a link, or the general one."""
        drawn = None if cards is None else await cards.picture(request, request.path_params["path"])
        if drawn is None:
            return FileResponse(PAGE / GENERAL, headers={"cache-control": "no-store"})
        headers = {"cache-control": KEEP, "content-encoding": "identity"}  # it is compressed already
        return Response(drawn, media_type="image/png", headers=headers)

    return [
        Route("/link/{path:path}.png", picture),
        Mount("/assets", PackedFiles(directory=PAGE / "assets", check_dir=False)),
        Mount("/offline", OfflineFiles(directory=offline or OFFLINE, check_dir=False)),
        Route("/{path:page}", page),
    ]


class PackedFiles(StaticFiles):
    """Files that the build has also compressed, for browsers that accept it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with the compressed file if it exists and the browser accepts it."""
        accepted = {wish.split(";")[0].strip() for wish in Headers(scope=scope).get("accept-encoding", "").split(",")}
        if "br" not in accepted or not _is_page_file(PAGE / "assets" / f"{path}.br"):
            return await super().get_response(path, scope)
        response = await super().get_response(f"{path}.br", scope)
        response.headers["content-encoding"] = "br"
        response.headers["content-type"] = mimetypes.guess_type(path)[0] or "text/plain; charset=utf-8"
        response.headers.add_vary_header("accept-encoding")
        return response


class OfflineFiles(StaticFiles):
    """What a browser needs to play without a server. The large files are compressed already."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file that does not change under its name, except for the list of them."""
        response = await super().get_response(path, scope)
        is_list = path.endswith(".json")
        response.headers["cache-control"] = "no-cache" if is_list else "public, max-age=31536000, immutable"
        if path.endswith(".bin"):
            response.headers["content-encoding"] = "identity"  # keeps GZipMiddleware from compressing it again
        return response


def _is_page_file(path: Path) -> bool:
    """Tell whether this is an existing file of the page."""
    try:
        return path.is_file() and path.resolve().is_relative_to(PAGE.resolve())
    except (OSError, ValueError):  # not a valid file name
        return False
