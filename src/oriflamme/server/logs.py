"""Structured logs. They name tables and reasons, never a token, a card or a chat message."""

import logging
import sys
import traceback

import structlog

from .settings import Settings


def configure(settings: Settings) -> None:
    """Configure the logs from the settings."""
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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    # uvicorn logs a traceback for every frame that is not UTF-8. The close code 1007 already says that.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL if level > logging.DEBUG else logging.INFO)


def trace_of(error: BaseException) -> str:
    """Return the place and the type of an error. Its message is left out: it could name a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)
    return " > ".join([*(f"{frame.name}:{frame.lineno}" for frame in frames), type(error).__name__])
