"""The optional parts of the package, and a sentence for a part that is not installed."""

from typing import Final

# The package that is missing, and the extra that brings it. Several extras may bring it: the smallest is named.
EXTRAS: Final = {
    "click": "play",
    "rich": "play",
    "fluent": "play",
    "websockets": "client",
    "aiosqlite": "server",
    "alembic": "server",
    "argon2": "server",
    "cryptography": "server",
    "greenlet": "server",
    "h11": "server",
    "http_ece": "server",
    "prometheus_client": "server",
    "py_vapid": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "structlog": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "matplotlib": "arena",
    "numpy": "arena",
    "openskill": "arena",
    "pyarrow": "dataset",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pyspiel": "envs",
    "open_spiel": "envs",
    "torch": "train",
    "asyncpg": "postgres",
    "redis": "redis",
    "ray": "cluster",
}
COMMANDS: Final = {
    **dict.fromkeys(("arena", "lab"), "arena"),
    **dict.fromkeys(("serve", "backup", "restore", "ratings"), "server"),
}


def missing_extra(error: ImportError, command: str | None = None) -> str | None:
    """Return what to install, in a sentence; None if no extra brings the package that is missing."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRAS:
        return None
    extra = EXTRAS[package]
    if command in COMMANDS and extra not in ("postgres", "redis", "cluster"):
        extra = COMMANDS[command]
    return f"the package {package} is not installed. Install it: pip install 'oriflamme[{extra}]'"


def explained(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """Return the error of an import with a sentence that says what to install."""
    package = (error.name or "").partition(".")[0]
    if EXTRAS.get(package) is None:
        return error
    sentence = f"the package {package} is not installed. Install it: pip install 'oriflamme[{extra}]'"
    return ModuleNotFoundError(sentence, name=error.name)
