"""Structured logs. They name tables and reasons, never a token, a card or a chat message.

The message of an exception can contain any of these: a statement with its values, a hidden card. So an exception is
logged as the places it came through and its type, whoever logs it.
"""

import asyncio
import contextlib
import io
import logging
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO, cast

from .settings import Settings

PACKAGE: Final = Path(__file__).parents[1]


def get_logger(name: str) -> Any:
    """Return a logger. A table in a browser has no structlog, and logs to the console."""
    try:
        import structlog
    except ModuleNotFoundError:
        return ConsoleLogger()
    return structlog.get_logger(name)


class ConsoleLogger:
    """Logs what went wrong, as one line, and nothing else."""

    def info(self, event: str, **what: Any) -> None:
        """Log nothing."""

    def warning(self, event: str, **what: Any) -> None:
        """Log a line."""
        print(event, *(f"{name}={value}" for name, value in what.items()), file=sys.stderr)

    error = warning


LOG: Final = get_logger("oriflamme.loop")


def configure(settings: Settings) -> None:
    """Configure the logs from the settings."""
    import structlog

    level = getattr(logging, settings.log_level.upper())
    renderer: structlog.types.Processor
    if settings.log_format == "json":
        renderer = structlog.processors.JSONRenderer()
    else:
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, LogStream())),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(DiscreetFormatter("%(levelname)s %(name)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    # uvicorn logs a traceback for every frame that is not UTF-8. The close code 1007 already says that.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL if level > logging.DEBUG else logging.INFO)


class LogStream(io.TextIOBase):
    """The standard error, as far as it takes anything: a full disk must not turn a log line into an error."""

    def write(self, text: str) -> int:
        """Write a text, or lose it."""
        with contextlib.suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush what was written."""
        with contextlib.suppress(OSError):
            sys.stderr.flush()


class DiscreetFormatter(logging.Formatter):
    """Formats the exceptions that libraries log, without their messages."""

    def formatException(  # noqa: N802, the name is logging's
        self, ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
    ) -> str:
        """Return the trace of an exception."""
        return "" if ei[1] is None else trace_of(ei[1])


def log_loop_error(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that no task has handled; asyncio itself would print the message of the exception."""
    error = context.get("exception")
    LOG.error("an error was not handled", where="" if error is None else trace_of(error))


def trace_of(error: BaseException) -> str:
    """Return the places that an error came through in this program, the last place, its type and those of its causes.

    Its message is left out: it could name a hidden card.
    """
    frames = traceback.extract_tb(error.__traceback__)
    told = [frame for frame in frames if _is_ours(frame) or frame is frames[-1]]
    trace = " > ".join([*(_place(frame) for frame in told), type(error).__name__])
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return trace if cause is None else f"{trace}, after {trace_of(cause)}"


def _is_ours(frame: traceback.FrameSummary) -> bool:
    return PACKAGE in Path(frame.filename).parents


def _place(frame: traceback.FrameSummary) -> str:
    path = Path(frame.filename)
    name = path.relative_to(PACKAGE).as_posix() if _is_ours(frame) else path.name
    return f"{name}:{frame.lineno} {frame.name}"
