"""The settings of the server, from flags and the environment. All have defaults."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from ..errors import OriflammeError

PREFIX: Final = "ORIFLAMME_"


def data_folder() -> Path:
    """Return the folder for user data on this system."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "oriflamme"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "oriflamme"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "oriflamme"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. An environment variable is ORIFLAMME_ and the name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: str = ""  # the folder of the database; empty: the user's data folder
    database: str = ""  # PostgreSQL instead, which several processes can share: postgresql://user:password@host/name
    redis: str = ""  # for hints between processes; empty: PostgreSQL
    workers: int = 1  # processes that share the port
    inner_host: str = "127.0.0.1"  # the address for other processes
    forwarded_allow_ips: str = "127.0.0.1"  # proxies that are trusted to name a client's address
    metrics: Literal["local", "public", "off"] = "local"  # who may read /metrics
    public_address: str = ""  # of the page, for links in notices; empty: from the host and the port
    smtp: str = ""  # the mail server: smtp://user:password@host:port, or smtps://; empty: no e-mail
    mail_from: str = ""  # the sender of e-mail
    inside_addresses: bool = False  # whether notices may go to private networks, over http and to any port
    offline_files: str = ""  # the folder with what browsers need to play offline; empty: the one that was built here
    admins: tuple[str, ...] = ()  # names of the accounts that may moderate, separated by commas
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"

    bot_workers: int = 0  # processes that run bots; 0: all cores but one
    bot_limit: float = 5.0  # seconds until a simpler bot answers
    bot_pace: tuple[float, float] = (0.6, 1.4)  # seconds before a bot answers, drawn from this range
    review_effort: float = 1.0  # of a review: 2 takes twice as long
    reviews_at_once: int = 8  # games that are reviewed at the same time; more are refused
    order_pace: tuple[float, float] = (1.0, 3.0)  # seconds before a standing order answers

    password_memory: Annotated[int, msgspec.Meta(ge=1, le=4096)] = 64  # MiB to hash a password: more is harder to guess

    # Threads for each kind of slow work, and how much may wait for one. When both are taken, more is refused.
    password_lane: tuple[int, int] = (2, 28)  # checking passwords
    mail_lane: tuple[int, int] = (4, 28)  # sending e-mail
    host_lane: tuple[int, int] = (4, 28)  # resolving the hosts of webhooks
    replay_lane: tuple[int, int] = (1, 31)  # making replays
    preview_lane: tuple[int, int] = (1, 255)  # what each answer would do
    list_lane: tuple[int, int] = (1, 31)  # reading the logs of an account's games
    picture_lane: tuple[int, int] = (1, 7)  # drawing the pictures of links; when it is full, a general one is shown

    away_seconds: float = 45.0  # until a bot may stand in for a disconnected player
    least_turn_seconds: int = 3600  # shortest time for a decision at a turn-based table; less is for tests
    look_seconds: float = 10.0  # between two looks for due deadlines and notices
    keep_days: int = 30  # an unfinished table without changes is deleted after so many days
    idle_seconds: float = 60.0  # a table without viewers is removed from memory after so long; it stays on disk

    message_rate: float = 10.0  # messages per second and socket, after a burst
    message_burst: int = 60
    table_rate: float = 0.1  # tables and seats per second and address, after a burst
    table_burst: int = 60
    miss_rate: float = 0.2  # requests for unknown tables per second and address, after a burst: codes are short
    miss_burst: int = 60
    sign_in_rate: float = 0.1  # attempts to sign in per second, for an address and for a name, after a burst
    sign_in_burst: int = 10
    bot_table_rate: float = 0.5  # tables and seats per second and bot account, after a burst
    bot_table_burst: int = 60
    bot_seats: int = 50  # that a bot account may hold at unfinished tables
    bot_message_rate: float = 50.0  # messages per second and bot account, over all its sockets, after a burst
    bot_message_burst: int = 300
    coach_rate: float = 0.1  # questions to the coach per second and person, after a burst
    coach_burst: int = 20
    review_rate: float = 0.02  # reviews that are begun per second and address, after a burst
    review_burst: int = 12
    report_rate: float = 0.02  # reports per second and address, after a burst
    report_burst: int = 5
    open_tables: int = 5  # in the list of open tables, per account or guest's address
    sockets_per_address: int = 200
    connections_per_address: int = 400  # sockets and other connections; an IPv6 /64 is one address
    frame_rate: float = 100.0  # messages per second and connection, after a burst; more cuts the connection
    frame_burst: int = 600
    piece_rate: float = 10.0  # control frames, fragments and chunks per second and connection, after a burst
    piece_burst: int = 100
    byte_rate: float = 65_536.0  # bytes per second and connection, after a burst
    byte_burst: int = 262_144
    address_share: float = 10.0  # all connections of an address together may send so many times as much as one
    header_seconds: float = 10.0  # in which the headers of a request must be complete
    body_seconds: float = 20.0  # in which its body must be
    ping_seconds: float = 18.0  # between two pings; a client that does not answer or read for so long is disconnected
    talk_rate: float = 0.5  # chat messages per second and socket, after a burst
    talk_burst: int = 8
    spectators_per_table: int = 100

    @property
    def folder(self) -> Path:
        """The folder of the database."""
        return Path(self.data) if self.data else data_folder()

    @property
    def bot_processes(self) -> int:
        """How many processes run bots."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)


PACES: Final = ("bot_pace", "order_pace")
LANES: Final = tuple(name for name in Settings.__struct_fields__ if name.endswith("_lane"))


def settings_from(environment: Mapping[str, str], flags: Mapping[str, Any]) -> Settings:
    """Return the settings of the environment; flags override them."""
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = _parts(field.name, text)
    given.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OriflammeError(f"settings: {error}") from None
    for name in PACES:
        least, most = getattr(settings, name)
        if not 0 <= least <= most:
            raise OriflammeError(f"settings: {name} is two numbers of seconds, the smaller first, as 0.5-1.5")
    for name in LANES:
        threads, waiting = getattr(settings, name)
        if not (1 <= threads <= 64 and 0 <= waiting <= 10_000):
            raise OriflammeError(f"settings: {name} is threads+waiting, as 2+28: at most 64 and 10,000")
    if settings.workers > 1 and not settings.database:
        raise OriflammeError("several workers need a database that they can share: --database postgresql://…")
    if settings.smtp and (not settings.smtp.startswith(("smtp://", "smtps://")) or not settings.mail_from):
        raise OriflammeError("settings: smtp is smtp://user:password@host:port, and needs mail_from")
    if not 0.01 <= settings.review_effort <= 100:
        raise OriflammeError("settings: review_effort is a number from 0.01 to 100")
    for name in ("look_seconds", "ping_seconds", "header_seconds", "body_seconds"):
        if not 0 < getattr(settings, name) <= 600:
            raise OriflammeError(f"settings: {name} is a number of seconds, at most 600")
    return settings


def _parts(name: str, text: str) -> str | tuple[str, ...]:
    """Return the text of a setting, or its parts if it has several."""
    if name == "admins":
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if name in LANES or name in PACES:
        return tuple(text.split(_separator(name)))
    return text


def _separator(name: str) -> str:
    """Return what stands between the parts of a setting."""
    return "+" if name in LANES else "-" if name in PACES else ","


def environment_of(settings: Settings) -> dict[str, str]:
    """Return environment variables for these settings, for a worker process."""
    given = msgspec.structs.asdict(settings)
    return {
        PREFIX + name.upper(): _separator(name).join(map(str, value)) if isinstance(value, tuple) else str(value)
        for name, value in given.items()
    }
