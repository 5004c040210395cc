"""The HTTP part refuses what makes no sense with a problem, and never makes a mistake."""

from collections.abc import Callable
from pathlib import Path

from starlette.routing import Mount, Route

from oriflamme.server.app import make_app
from oriflamme.server.settings import Settings
from tests.server.bad_input.http import FEW_PASSWORDS, http
from tests.server.bad_input.openapi import openapi
from tests.server.server_process import Server


async def test_no_request_is_a_mistake_or_changes_a_game(start_server: Callable[..., Server]) -> None:
    counts = await http(start_server(FEW_PASSWORDS), examples=1, phases="coverage")
    assert counts["cases of schemathesis"] > 500


def test_the_document_names_every_path(tmp_path: Path) -> None:
    routes = make_app(Settings(data=str(tmp_path))).routes
    served = {
        (route.path.replace(":path}", "}"), method.lower())
        for route in routes
        if isinstance(route, Route) and route.path.startswith(("/api", "/healthz", "/metrics"))
        for method in route.methods or ()
        if method != "HEAD"
    }
    named = {(path, method) for path, of in openapi()["paths"].items() for method in of if method != "parameters"}
    assert named == served
    assert not any(isinstance(route, Mount) and route.path.startswith("/api") for route in routes)
