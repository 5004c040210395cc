"""What can be asked about people, for the OpenAPI document: each request, its answer, and how it may be refused."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from oriflamme.server.moderation import bodies as moderation
from oriflamme.server.notifying import bodies as notifying
from oriflamme.server.people import bodies as people
from oriflamme.server.rating import bodies as rating

Schema = dict[str, Any]
DONE: Final[Schema] = {"type": "object", "required": ["done"]}
ANYTHING: Final[Schema] = {"type": "object"}
STORE: Final = (503,)
SIGNED_IN: Final = (401, 403, 429, *STORE)
BODY: Final = (400, 413)


class Request(NamedTuple):
    """A request, and what may come back."""

    method: str
    path: str
    answer: Any
    refusals: tuple[int, ...]
    body: Any = None
    status: int = 200


REQUESTS: Final = (
    Request("post", "/api/accounts", people.Me, (*BODY, 403, 409, 429, *STORE), people.SignUp, 201),
    Request("post", "/api/session", people.Me, (*BODY, *SIGNED_IN), people.SignIn),
    Request("delete", "/api/session", DONE, SIGNED_IN),
    Request("get", "/api/account", people.Me, SIGNED_IN),
    Request("delete", "/api/account", DONE, (*BODY, *SIGNED_IN), people.DeleteAccount),
    Request("post", "/api/account/password", DONE, (*BODY, *SIGNED_IN), people.ChangePassword),
    Request("get", "/api/account/sessions", people.Sessions, SIGNED_IN),
    Request("delete", "/api/account/sessions", DONE, SIGNED_IN),
    Request("delete", "/api/account/sessions/{session}", DONE, (*SIGNED_IN, 404)),
    Request("get", "/api/account/games", people.MyGames, SIGNED_IN),
    Request("post", "/api/account/games", people.Claims, (*BODY, *SIGNED_IN), people.ClaimGames),
    Request("get", "/api/account/export", ANYTHING, SIGNED_IN),
    # Bots of others.
    Request("get", "/api/account/bots", people.MyBots, SIGNED_IN),
    Request("post", "/api/account/bots", people.NewBot, (*BODY, *SIGNED_IN, 409), people.MakeBot, 201),
    Request("delete", "/api/account/bots/{bot}", DONE, (*SIGNED_IN, 404)),
    Request("post", "/api/account/bots/{bot}/token", people.BotToken, (*SIGNED_IN, 404)),
    # Moderation.
    Request(
        "post",
        "/api/tables/{table}/reports",
        moderation.ReportMade,
        (*BODY, *SIGNED_IN, 404, 409),
        moderation.MakeReport,
        201,
    ),
    Request("get", "/api/account/blocks", moderation.MyBlocks, SIGNED_IN),
    Request("post", "/api/account/blocks", moderation.Block, (*BODY, *SIGNED_IN, 404, 409), moderation.MakeBlock, 201),
    Request("delete", "/api/account/blocks/{account}", DONE, (*SIGNED_IN, 404)),
    Request("get", "/api/admin/reports", moderation.Reports, (400, *SIGNED_IN)),
    Request("get", "/api/admin/reports/{report}", moderation.ReportWithLog, (*SIGNED_IN, 404)),
    Request("post", "/api/admin/reports/{report}", DONE, (*BODY, *SIGNED_IN, 404, 409), moderation.CloseReport),
    Request("post", "/api/admin/deeds", DONE, (*BODY, *SIGNED_IN, 404, 409), moderation.DoDeed),
    Request("post", "/api/admin/tables/{table}/put-out", DONE, (*BODY, *SIGNED_IN, 404), moderation.PutOut),
    Request("get", "/api/admin/audit", moderation.Audit, (400, *SIGNED_IN)),
    # Ratings.
    Request("get", "/api/ladders", rating.LadderList, STORE),
    Request("get", "/api/ladders/{ladder}", rating.Leaderboard, (400, 404, *STORE)),
    Request("get", "/api/people/{name}", rating.Profile, (401, 403, 404, *STORE)),
    # Turn-based play.
    Request("get", "/api/account/ways", notifying.Ways, SIGNED_IN),
    Request("post", "/api/account/ways", notifying.Way, (*BODY, *SIGNED_IN, 409), notifying.AddWay, 201),
    Request("delete", "/api/account/ways/{way}", DONE, (*SIGNED_IN, 404)),
    Request("post", "/api/account/ways/{way}/test", DONE, (400, *SIGNED_IN, 404)),
    Request("post", "/api/account/ways/{way}/confirm", notifying.Way, (*BODY, *SIGNED_IN, 404), notifying.ConfirmWay),
    Request("post", "/api/account/vacation", people.Me, (*BODY, *SIGNED_IN, 409), notifying.Vacation),
)
BODIES: Final = tuple({type_: None for one in REQUESTS for type_ in (one.answer, one.body) if isinstance(type_, type)})


def paths(operation: Callable[..., Schema], parameter: Callable[..., Schema], tables: tuple[str, ...]) -> Schema:
    """Return the paths of all requests about people."""
    found: Schema = {}
    for one in REQUESTS:
        if one.path not in found:
            names = [part.strip("{}") for part in one.path.split("/") if part.startswith("{")]
            found[one.path] = {"parameters": [parameter(name, tables if name == "table" else ()) for name in names]}
        found[one.path][one.method] = operation(one.status, one.answer, *one.refusals, body=one.body)
    return found
