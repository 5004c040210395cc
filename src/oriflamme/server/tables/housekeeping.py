"""Housekeeping: from time to time, tables that nobody needs leave the memory, and later the store."""

import asyncio
import time
from typing import Final

from ...errors import OriflammeError
from ..logs import get_logger, trace_of
from .hall import Hall

LOOKING: Final = 15.0  # seconds, at most, between two looks for idle tables
TIDYING: Final = 6 * 3600.0  # seconds between two looks for untouched tables
LOG: Final = get_logger("oriflamme.housekeeping")


async def keep_house(hall: Hall) -> None:
    """From time to time, release tables without viewers and delete those without changes for long."""
    removed_at = -TIDYING
    while True:
        await asyncio.sleep(min(LOOKING, hall.settings.idle_seconds))
        await hall.release_idle()
        if time.monotonic() - removed_at > TIDYING:
            removed_at = time.monotonic()
            await remove_untouched(hall)


async def remove_untouched(hall: Hall) -> None:
    """Delete unfinished tables that have not changed for many days."""
    try:
        count = await hall.store.delete_untouched(hall.settings.keep_days)
    except OriflammeError as error:
        LOG.warning("tidying failed", where=trace_of(error))
    else:
        if count:
            LOG.info("removed untouched tables", tables=count)
