"""The HTTP API refuses bad requests with a problem, and never fails with a server error."""

from collections.abc import Callable
from pathlib import Path

from starlette.routing import Mount, Route

from oriflamme.server.app import make_app
from oriflamme.server.settings import Settings
from tests.server.bad_input.http import FEW_PASSWORDS, http
from tests.server.bad_input.openapi import openapi
from tests.server.server_process import Server


async def test_no_request_causes_a_server_error_or_changes_a_game(start_server: Callable[..., Server]) -> None:
    counts = await http(start_server(FEW_PASSWORDS), examples=1, phases="coverage")
    assert counts["cases of Schemathesis"] > 500


def test_the_openapi_document_has_every_path(tmp_path: Path) -> None:
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
