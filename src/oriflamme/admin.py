"""The command `oriflamme admin`: what moderators do, at any server, under their own name."""

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


class Office:
    """A moderator who is signed in for one command."""

    def __init__(self, server: str, name: str, password: str) -> None:
        from .client.http import Http  # not needed, and not loaded, by any other command

        self._server = server
        self._http = Http(server, None, 0)
        self._sign_in = {"name": name, "password": password}

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Sign in, ask for one thing and sign out."""
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

    def do(self, deed: str, about: str, words: str, **more: object) -> None:
        """Do a deed."""
        self.ask("POST", "/api/admin/deeds", {"deed": deed, "about": about, "words": words, **more})


@click.group()
@click.option("--server", default="http://127.0.0.1:8765", show_default=True, help="The server's address.")
@click.option("--name", envvar="ORIFLAMME_NAME", help="Your name there (or ORIFLAMME_NAME).")
@click.pass_context
def admin(context: click.Context, server: str, name: str | None) -> None:
    """Moderate a server: look at reports, close tables, shut accounts out, rename them.

    Moderators are those whom the server's settings name (ORIFLAMME_ADMINS). The password is asked for, or taken from
    ORIFLAMME_PASSWORD. Everything that is done is in the audit.

    \b
    oriflamme admin --name Ann reports
    oriflamme admin --name Ann report k3m9x2p7q4wz --close "talked to him"
    oriflamme admin --name Ann close HTKVB --words "insults"
    oriflamme admin --name Ann ban "Rude Robin" --days 7
    """  # noqa: D301

    def office() -> Office:
        who = name or click.prompt("Name", err=True)
        password = os.environ.get("ORIFLAMME_PASSWORD")  # no flag: others could see it
        return Office(server, who, password or click.prompt("Password", hide_input=True, err=True))

    context.obj = office


Ask = Callable[[], Office]
words_option = click.option("--words", default="", help="Why; kept in the audit.")


@admin.command()
@click.argument("table")
@words_option
@click.pass_obj
def close(office: Ask, table: str, words: str) -> None:
    """Close a table, by its id or code; everyone there is told."""
    office().do("close_table", table, words)
    click.echo(f"{table} is closed")


@admin.command()
@click.argument("account", metavar="NAME")
@click.option("--days", type=click.FloatRange(0, 36_500, min_open=True), required=True, help="For how long.")
@words_option
@click.pass_obj
def ban(office: Ask, account: str, days: float, words: str) -> None:
    """Shut an account and its bots out; at its tables a bot stands in."""
    until = time.time_ns() // 1_000_000 + round(days * DAY)
    office().do("ban", account, words, until=until)
    click.echo(f"{account} is shut out until {_time(until)}")


@admin.command()
@click.argument("account", metavar="NAME")
@words_option
@click.pass_obj
def unban(office: Ask, account: str, words: str) -> None:
    """Let an account in again."""
    office().do("unban", account, words)
    click.echo(f"{account} may come in again")


@admin.command()
@click.argument("account", metavar="NAME")
@click.argument("new")
@words_option
@click.pass_obj
def rename(office: Ask, account: str, new: str, words: str) -> None:
    """Give an account another name, in all its games too."""
    office().do("rename", account, words, name=new)
    click.echo(f"{account} is called {new} now")


@admin.command()
@click.option("--closed", is_flag=True, help="Those that have been dealt with.")
@click.pass_obj
def reports(office: Ask, closed: bool) -> None:
    """List the reports that wait."""
    found = office().ask("GET", f"/api/admin/reports?state={'closed' if closed else 'open'}")["reports"]
    rows = ((one["id"], _time(one["at"]), one["reason"], one["about"], one["by"], one["words"]) for one in found)
    _show(("report", "at", "reason", "about", "by", "words"), rows)


@admin.command()
@click.argument("report_id", metavar="ID")
@click.option("--close", "words", help="Close it, with these words.")
@click.pass_obj
def report(office: Ask, report_id: str, words: str | None) -> None:
    """Show a report and the log of its table, as it was; or close it."""
    if words is not None:
        office().ask("POST", f"/api/admin/reports/{_part(report_id)}", {"state": "closed", "words": words})
        click.echo(f"{report_id} is closed")
        return
    found = office().ask("GET", f"/api/admin/reports/{_part(report_id)}")
    click.echo(f"{_time(found['at'])}  {found['reason']}, {found['state']}")
    click.echo(f"table {found['table']}, seat {found['seat']}: about {found['about']}, by {found['by']}")
    click.echo(found["words"] + "\n")
    for line in found["log"]:
        click.echo(line)
    if found.get("is_withheld"):
        click.echo("\nThe game goes on: its moves are shown when it is over.")


@admin.command()
@click.option("--from", "start", type=click.IntRange(0), default=0, help="Pass over so many of the newest.")
@click.pass_obj
def audit(office: Ask, start: int) -> None:
    """List what moderators did, the newest first."""
    found = office().ask("GET", f"/api/admin/audit?from={start}")["deeds"]
    rows = ((one["number"], _time(one["at"]), one["by"], one["deed"], one["about"], one["words"]) for one in found)
    _show(("number", "at", "by", "deed", "about", "words"), rows)


def _part(name: str) -> str:
    if not name.isalnum():
        raise OriflammeError(f"a report has a name like k3m9x2p7q4wz, not {name[:40]!r}")
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
        table.add_row(*(Text(str(cell)) for cell in row))  # what people wrote is no markup
    console = Console()
    console.print(table if table.row_count else "none")
