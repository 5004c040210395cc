"""The server that is attacked, with the limits that it has by default."""

from typing import Final

from oriflamme.server.settings import PREFIX, Settings

NAMES: Final = (
    "connections_per_address", "sockets_per_address", "frame_burst", "piece_burst", "byte_burst",
    "message_rate", "message_burst", "miss_burst", "password_memory",
)  # fmt: skip
GUARDED: Final = {PREFIX + name.upper(): str(getattr(Settings(), name)) for name in NAMES}
# The same, but it waits less: for the short forms.
HASTY: Final = {
    "ORIFLAMME_HEADER_SECONDS": "1",
    "ORIFLAMME_BODY_SECONDS": "1",
    "ORIFLAMME_PING_SECONDS": "2",
}
