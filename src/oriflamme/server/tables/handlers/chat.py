"""Messages of the chat: saying something, and muting a player."""

from ....protocol.messages import Done, Mute, Say, Talk, write
from ...names import cleaned
from ...wire.refusal import Refusal
from ..audience import Viewer
from ..live_table import LiveTable, Sender
from ..phrases import PHRASES


async def say(live: LiveTable, sender: Sender, message: Say) -> None:
    """Say a phrase or a text to everyone at the table."""
    table, seat = live.table, live.table.seats[sender.seat]
    if table.phase == "closed":
        raise Refusal("closed")
    text = cleaned(message.text) if message.text is not None else None
    if (message.phrase is None) == (not text):
        raise Refusal("nothing_said")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refusal("unknown_phrase", phrases=", ".join(PHRASES))
    if text and table.settings.open:
        raise Refusal("phrases_only")
    if text and seat.is_bot:
        raise Refusal("phrases_only", "bot")
    if not live.conversation.may_speak(sender.seat):
        raise Refusal("too_much_talk")
    live.confirm(sender)
    live.conversation.say(Talk(sender.seat, seat.name, message.phrase, text))


def mute(viewer: Viewer, message: Mute) -> None:
    """Mute a player for this viewer, or hear the player again."""
    if message.on:
        viewer.muted.add(message.seat)
    else:
        viewer.muted.discard(message.seat)
    viewer.send(write(Done(message.id)))
