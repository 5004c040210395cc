"""Pictures of links as PNG, one at a time. What was drawn is kept; when too many are wanted, there is a general one."""

import subprocess
from collections import OrderedDict
from typing import Final

from ...pictures.looks import has_looks
from ...pictures.raster import can_rasterize, rasterize
from ..lanes import Lane, LaneFull
from ..logs import get_logger, trace_of

KEPT: Final = 48  # pictures, of some 200 KB each
LOG: Final = get_logger("oriflamme.links")


class LinkPictures:
    """Draws pictures in a lane of their own."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._kept: OrderedDict[str, bytes] = OrderedDict()  # by their drawing
        self.can_draw: Final = has_looks() and can_rasterize()

    async def png(self, svg: str) -> bytes | None:
        """Return a drawing as PNG; None if that is not possible now."""
        if svg in self._kept:
            self._kept.move_to_end(svg)
            return self._kept[svg]
        if not self.can_draw:
            return None
        try:
            drawn = await self._lane.run(rasterize, svg)
        except LaneFull:
            return None
        except (subprocess.SubprocessError, OSError) as error:
            LOG.warning("a picture could not be drawn", where=trace_of(error))
            return None
        self._kept[svg] = drawn
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn
