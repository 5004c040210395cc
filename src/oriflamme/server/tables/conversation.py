"""What people say at a table: the last things said, who hears them, and how much each seat may say."""

from collections import deque
from typing import Final

import msgspec

from ...protocol.messages import Talk, write
from ..settings import Settings
from ..wire.limits import Bucket
from .audience import Audience, Viewer

REMEMBERED: Final = 30  # things said that a client who comes later still hears


class Conversation:
    """The conversation at one table."""

    def __init__(self, audience: Audience, settings: Settings) -> None:
        self._audience = audience
        self._settings = settings
        self._said: deque[Talk] = deque(maxlen=REMEMBERED)
        self._buckets: dict[int, Bucket] = {}  # by seat, so that connecting again does not help

    @property
    def said(self) -> tuple[Talk, ...]:
        """The last messages."""
        return tuple(self._said)

    def may_speak(self, seat: int) -> bool:
        """Tell whether a seat may say one more thing now, and count it."""
        new = Bucket(self._settings.talk_rate, self._settings.talk_burst)
        return self._buckets.setdefault(seat, new).take()

    def say(self, talk: Talk) -> None:
        """Send a message to all viewers, except those who have muted the player."""
        self._said.append(talk)
        for listener in self._audience.everyone():
            if talk.seat not in listener.muted:
                listener.send(write(talk))

    def repeat_to(self, viewer: Viewer) -> None:
        """Send a new viewer the earlier messages."""
        for talk in self._said:
            if talk.seat not in viewer.muted:
                viewer.send(write(msgspec.structs.replace(talk, is_past=True)))
