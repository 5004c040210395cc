"""Requests about people for the OpenAPI document: each with its answer and its refusals."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from oriflamme.protocol import accounts, friends, insights, moderation, notifications, ratings, recovery

Schema = dict[str, Any]
DONE: Final[Schema] = {"type": "object", "required": ["done"]}
ANYTHING: Final[Schema] = {"type": "object"}
STORE: Final = (503,)
SIGNED_IN: Final = (401, 403, 429, *STORE)
BODY: Final = (400, 413)


class Request(NamedTuple):
    """A request, its answer and its refusals."""

    method: str
    path: str
    answer: Any
    refusals: tuple[int, ...]
    body: Any = None
    status: int = 200


REQUESTS: Final = (
    Request("post", "/api/accounts", recovery.SignedUp, (*BODY, 403, 409, 429, *STORE), accounts.SignUp, 201),
    Request("post", "/api/session", accounts.Me, (*BODY, *SIGNED_IN), accounts.SignIn),
    Request("delete", "/api/session", DONE, SIGNED_IN),
    Request("get", "/api/account", accounts.Me, SIGNED_IN),
    Request("delete", "/api/account", DONE, (*BODY, *SIGNED_IN), accounts.DeleteAccount),
    Request("post", "/api/account/password", DONE, (*BODY, *SIGNED_IN), accounts.ChangePassword),
    Request("get", "/api/account/sessions", accounts.Sessions, SIGNED_IN),
    Request("delete", "/api/account/sessions", DONE, SIGNED_IN),
    Request("delete", "/api/account/sessions/{session}", DONE, (*SIGNED_IN, 404)),
    Request("get", "/api/account/games", accounts.MyGames, SIGNED_IN),
    Request("post", "/api/account/games", accounts.Claims, (*BODY, *SIGNED_IN), accounts.ClaimGames),
    Request("get", "/api/account/export", ANYTHING, SIGNED_IN),
    # Recovery.
    Request("get", "/api/recovery", recovery.RecoveryWays, STORE),
    Request("post", "/api/recovery/code", recovery.SignedUp, (*BODY, *SIGNED_IN, 404), recovery.RecoverByCode, 201),
    Request("post", "/api/recovery/mail", DONE, (*BODY, 403, 429, *STORE), recovery.AskForMail),
    Request("post", "/api/recovery/link", recovery.SignedUp, (*BODY, *SIGNED_IN, 404), recovery.RecoverByMail, 201),
    Request("get", "/api/account/recovery", recovery.RecoveryState, SIGNED_IN),
    Request("post", "/api/account/recovery", recovery.RecoveryCode, (*BODY, *SIGNED_IN), recovery.NewRecoveryCode, 201),
    # Friends.
    Request("get", "/api/account/friends", friends.Friends, SIGNED_IN),
    Request("post", "/api/account/friends", friends.FriendMade, (*BODY, *SIGNED_IN, 404, 409), friends.MakeFriend, 201),
    Request("delete", "/api/account/friends/{account}", DONE, (*SIGNED_IN, 404)),
    Request("post", "/api/account/friends/{account}/invite", DONE, (*BODY, *SIGNED_IN, 409), friends.InviteFriend),
    Request("delete", "/api/account/invitations/{table}", DONE, (*SIGNED_IN, 404)),
    # Bot accounts.
    Request("get", "/api/account/bots", accounts.MyBots, SIGNED_IN),
    Request("post", "/api/account/bots", accounts.NewBot, (*BODY, *SIGNED_IN, 409), accounts.MakeBot, 201),
    Request("delete", "/api/account/bots/{bot}", DONE, (*SIGNED_IN, 404)),
    Request("post", "/api/account/bots/{bot}/token", accounts.BotToken, (*SIGNED_IN, 404)),
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
    Request("post", "/api/admin/deeds", DONE, (*BODY, *SIGNED_IN, 404, 409), moderation.ModeratorAction),
    Request("post", "/api/admin/tables/{table}/put-out", DONE, (*BODY, *SIGNED_IN, 404), moderation.PutOut),
    Request("get", "/api/admin/audit", moderation.Audit, (400, *SIGNED_IN)),
    # Ratings.
    Request("get", "/api/ladders", ratings.LadderList, STORE),
    Request("get", "/api/ladders/{ladder}", ratings.Leaderboard, (400, 404, *STORE)),
    Request("get", "/api/tables/{table}/ratings", ratings.RatingChanges, (404, 409, 429, *STORE)),
    Request("get", "/api/people/{name}", ratings.Profile, (401, 403, 404, *STORE)),
    Request("get", "/api/insights/{name}", insights.Insights, (401, 403, 404, *STORE)),
    # Turn-based play.
    Request("get", "/api/account/ways", notifications.Channels, SIGNED_IN),
    Request(
        "post", "/api/account/ways", notifications.Channel, (*BODY, *SIGNED_IN, 409), notifications.AddChannel, 201
    ),
    Request("delete", "/api/account/ways/{way}", DONE, (*SIGNED_IN, 404)),
    Request("post", "/api/account/ways/{way}/test", DONE, (400, *SIGNED_IN, 404)),
    Request(
        "post",
        "/api/account/ways/{way}/confirm",
        notifications.Channel,
        (*BODY, *SIGNED_IN, 404),
        notifications.ConfirmChannel,
    ),
    Request("post", "/api/account/vacation", accounts.Me, (*BODY, *SIGNED_IN, 409), notifications.Vacation),
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
