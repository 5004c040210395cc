"""The HTTP API as an OpenAPI document, made from the same types that the server reads and writes."""

import json
from typing import Any, Final

import msgspec

from oriflamme.protocol.messages import VERSION
from oriflamme.protocol.puzzles import AnswerPuzzle, PlayPuzzle, PuzzleAnswer, PuzzleList, ShownPuzzle
from oriflamme.protocol.reviews import ReviewProgress
from oriflamme.protocol.tables import (
    About,
    ListedTable,
    OpenTable,
    PlayOn,
    Problem,
    Replay,
    Seated,
    TableList,
    TakeSeat,
)

from . import openapi_people

TEMPLATE: Final = "#/components/schemas/{name}"
PROBLEMS: Final = {
    400: "The request is invalid.",
    401: "This needs an account, or a different one.",
    403: "Not you.",
    404: "Not found.",
    409: "Not possible at the moment.",
    413: "The request is too long.",
    429: "Too many requests from this address.",
    503: "The data cannot be stored. Nothing was changed.",
}
BODIES: Final = (
    OpenTable,
    TakeSeat,
    PlayOn,
    Seated,
    Problem,
    ListedTable,
    TableList,
    Replay,
    About,
    AnswerPuzzle,
    PlayPuzzle,
    PuzzleList,
    ShownPuzzle,
    PuzzleAnswer,
    ReviewProgress,
    *openapi_people.BODIES,
)
SEAT: Final = (400, 401, 403, 404, 409, 413, 429, 503)  # why a seat may be refused
Schema = dict[str, Any]


def openapi(*tables: str) -> Schema:
    """Return the document. With the ids of existing tables, tests reach more than refusals."""
    _, components = msgspec.json.schema_components(BODIES, ref_template=TEMPLATE)
    name = _path_parameter("table", tables)
    number = _path_parameter("number", ("1", "2"))
    viewer = {
        "name": "viewer",
        "in": "query",
        "schema": {"anyOf": [{"enum": ["0", "1", "2", "spectator", "all"]}, {"type": "string"}]},
    }
    start = {"name": "from", "in": "query", "schema": {"anyOf": [{"type": "integer"}, {"type": "string"}]}}
    record = {"type": "object", "required": ["format", "version", "actions"]}
    health = {"type": "object", "required": ["status"]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Oriflamme", "version": str(VERSION)},
        "paths": {
            "/api/about": {"get": _operation(200, About)},
            "/api/tables": {
                "get": _operation(200, TableList),
                "post": _operation(201, Seated, 400, 401, 413, 429, 503, body=OpenTable),
            },
            "/api/tables/{table}": {"parameters": [name], "get": _operation(200, ListedTable, 404)},
            "/api/tables/{table}/seats": {
                "parameters": [name],
                "post": _operation(201, Seated, *SEAT, body=TakeSeat),
            },
            "/api/replays/{table}": {
                "parameters": [name],
                "get": {**_operation(200, Replay, 400, 404, 409), "parameters": [viewer]},
            },
            "/api/replays/{table}/record": {"parameters": [name], "get": _operation(200, record, 404, 409)},
            "/api/replays/{table}/review": {
                "parameters": [name],
                "get": {**_operation(200, ReviewProgress, 400, 404, 409, 503), "parameters": [start]},
                "post": _operation(200, ReviewProgress, 401, 404, 409, 429, 503),
            },
            "/api/replays/{table}/play-on": {
                "parameters": [name],
                "post": _operation(201, Seated, 400, 404, 409, 413, 429, 503, body=PlayOn),
            },
            "/api/puzzles": {"get": _operation(200, PuzzleList, 429)},
            "/api/puzzles/{number}": {"parameters": [number], "get": _operation(200, ShownPuzzle, 404, 429)},
            "/api/puzzles/{number}/answer": {
                "parameters": [number],
                "post": _operation(200, PuzzleAnswer, 400, 404, 413, 429, body=AnswerPuzzle),
            },
            "/api/puzzles/{number}/play-on": {
                "parameters": [number],
                "post": _operation(201, Seated, 400, 404, 413, 429, 503, body=PlayPuzzle),
            },
            **openapi_people.paths(_operation, _path_parameter, tables),
            "/healthz": {"get": _operation(200, health, 503)},
            "/metrics": {
                "get": {"responses": {"200": {"description": "In Prometheus's format.", "content": {"text/plain": {}}}}}
            },
        },
        "components": {"schemas": components},
    }


def _path_parameter(name: str, known: tuple[str, ...]) -> Schema:
    """Return a parameter: any text without a slash, and quite often one of the known values."""
    some = {"type": "string", "minLength": 1, "pattern": "^[^/]+$"}
    schema = {"anyOf": [{"enum": list(known)}, some]} if known else some
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _operation(status: int, answer: Any, *refusals: int, body: Any = None) -> Schema:
    responses = {str(status): _content("The answer.", answer)}
    responses |= {str(refusal): _content(PROBLEMS[refusal], Problem) for refusal in refusals}
    operation: Schema = {"responses": responses}
    if body is not None:
        operation["requestBody"] = {"required": True, **_content("The request.", body)}
    return operation


def _content(description: str, of: Any) -> Schema:
    schema = of if isinstance(of, dict) else {"$ref": TEMPLATE.format(name=of.__name__)}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def main() -> None:
    print(json.dumps(openapi(), indent=2))


if __name__ == "__main__":
    main()
