"""The command `oriflamme admin`: moderate any server, signed in as a moderator."""

import os
import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import click

from .errors import OriflammeError

if TYPE_CHECKING:
    from .client.http import Answer

DAY: Final = 86_400_000  # milliseconds
COOKIE: Final = "oriflamme"


class ModeratorClient:
    """A moderator's requests. Each one signs in and out."""

    def __init__(self, server: str, name: str, password: str) -> None:
        from .client.http import Http  # imported here because no other command needs it

        self._server = server
        self._http = Http(server, None, 0)
        self._sign_in = {"name": name, "password": password}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Sign in, send one request and sign out."""
        from http.cookies import SimpleCookie

        import msgspec

        cookie = SimpleCookie(self._once("POST", "/api/session", self._sign_in).cookie).get(COOKIE)
        self._http.token = None if cookie is None else cookie.value
        try:
            return msgspec.json.decode(self._once(method, path, body).content)
        finally:
            self._once("DELETE", "/api/session")

    def _once(self, method: str, path: str, body: object = None) -> "Answer":
        from http.client import HTTPException

        from .client.http import check

        try:
            answer = self._http.ask_once(method, path, body)
        except (OSError, HTTPException) as error:
            raise OriflammeError(f"{self._server} does not answer: {error}") from None
        check(answer, self._server)
        return answer

    def do(self, action: str, about: str, words: str, **more: object) -> None:
        """Take a moderator's action."""
        self.ask("POST", "/api/admin/deeds", {"deed": action, "about": about, "words": words, **more})


@click.group()
@click.option("--server", default="http://127.0.0.1:8765", show_default=True, help="The server's address.")
@click.option("--name", envvar="ORIFLAMME_NAME", help="Your account name (or ORIFLAMME_NAME).")
@click.pass_context
def admin(context: click.Context, server: str, name: str | None) -> None:
    """Moderate a server: read reports, close tables, ban accounts and rename them.

    The server's setting ORIFLAMME_ADMINS names its moderators. The command asks for your password, or takes it from
    ORIFLAMME_PASSWORD. The audit log keeps every action.

    \b
    oriflamme admin --name Ann reports
    oriflamme admin --name Ann report k3m9x2p7q4wz --close "talked to him"
    oriflamme admin --name Ann close HTKVB --words "insults"
    oriflamme admin --name Ann ban "Rude Robin" --days 7
    """  # noqa: D301

    def client() -> ModeratorClient:
        who = name or click.prompt("Name", err=True)
        password = os.environ.get("ORIFLAMME_PASSWORD")  # not an option: other users could see it
        return ModeratorClient(server, who, password or click.prompt("Password", hide_input=True, err=True))

    context.obj = client


SignIn = Callable[[], ModeratorClient]
words_option = click.option("--words", default="", help="The reason, for the audit log.")


@admin.command()
@click.argument("table")
@words_option
@click.pass_obj
def close(client: SignIn, table: str, words: str) -> None:
    """Close a table, given by its id or code, and tell everyone there."""
    client().do("close_table", table, words)
    click.echo(f"{table} is closed")


@admin.command()
@click.argument("account", metavar="NAME")
@click.option("--days", type=click.FloatRange(0, 36_500, min_open=True), required=True, help="For how many days.")
@words_option
@click.pass_obj
def ban(client: SignIn, account: str, days: float, words: str) -> None:
    """Ban an account and its bots. Bots stand in at its tables."""
    until = time.time_ns() // 1_000_000 + round(days * DAY)
    client().do("ban", account, words, until=until)
    click.echo(f"{account} is banned until {_time(until)}")


@admin.command()
@click.argument("account", metavar="NAME")
@words_option
@click.pass_obj
def unban(client: SignIn, account: str, words: str) -> None:
    """Lift the ban of an account."""
    client().do("unban", account, words)
    click.echo(f"{account} is no longer banned")


@admin.command()
@click.argument("account", metavar="NAME")
@click.argument("new")
@words_option
@click.pass_obj
def rename(client: SignIn, account: str, new: str, words: str) -> None:
    """Rename an account, in all its games too."""
    client().do("rename", account, words, name=new)
    click.echo(f"{account} is now called {new}")


@admin.command()
@click.option("--closed", is_flag=True, help="List closed reports instead.")
@click.pass_obj
def reports(client: SignIn, closed: bool) -> None:
    """List the open reports."""
    found = client().ask("GET", f"/api/admin/reports?state={'closed' if closed else 'open'}")["reports"]
    rows = ((one["id"], _time(one["at"]), one["reason"], one["about"], one["by"], one["words"]) for one in found)
    _show(("report", "at", "reason", "about", "by", "words"), rows)


@admin.command()
@click.argument("report_id", metavar="ID")
@click.option("--close", "words", help="Close the report, with this note.")
@click.pass_obj
def report(client: SignIn, report_id: str, words: str | None) -> None:
    """Show a report with the log of its table at that time, or close it."""
    if words is not None:
        client().ask("POST", f"/api/admin/reports/{_part(report_id)}", {"state": "closed", "words": words})
        click.echo(f"{report_id} is closed")
        return
    found = client().ask("GET", f"/api/admin/reports/{_part(report_id)}")
    click.echo(f"{_time(found['at'])}  {found['reason']}, {found['state']}")
    click.echo(f"table {found['table']}, seat {found['seat']}: about {found['about']}, by {found['by']}")
    click.echo(found["words"] + "\n")
    for line in found["log"]:
        click.echo(line)
    if found.get("is_withheld"):
        click.echo("\nThe game goes on. Its moves are shown when it is over.")


@admin.command()
@click.option("--from", "start", type=click.IntRange(0), default=0, help="Skip this many of the newest entries.")
@click.pass_obj
def audit(client: SignIn, start: int) -> None:
    """List the moderators' actions, newest first."""
    found = client().ask("GET", f"/api/admin/audit?from={start}")["deeds"]
    rows = ((one["number"], _time(one["at"]), one["by"], one["deed"], one["about"], one["words"]) for one in found)
    _show(("number", "at", "by", "action", "about", "words"), rows)


def _part(name: str) -> str:
    if not name.isalnum():
        raise OriflammeError(f"a report id looks like k3m9x2p7q4wz, not {name[:40]!r}")
    return name


def _time(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def _show(heads: Iterable[str], rows: Iterable[tuple[object, ...]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for head in heads:
        table.add_column(head, overflow="fold")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))  # plain text: what people wrote is not markup
    console = Console()
    console.print(table if table.row_count else "nothing found")
