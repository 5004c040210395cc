"""The codes with which the server closes a socket."""

from typing import Final

RESTART: Final = 1012  # connect again in a second
REPLACED: Final = 4001  # a newer socket has the seat
UNREACHABLE: Final = 4002  # the client does not read what it is sent
GONE: Final = 4003  # the client has left, or was sent away
NO_TABLE: Final = 4004  # there is no such table
TOO_MANY: Final = 4008  # too many sockets, or too many bad messages
