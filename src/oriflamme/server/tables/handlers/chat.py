"""What people say to each other, and whom they do not want to hear."""

from ....protocol.messages import Done, Mute, Say, Talk, write
from ...names import cleaned
from ...wire.refusal import Refusal
from ..audience import Viewer
from ..live_table import Keeper
from ..phrases import PHRASES


async def say(keeper: Keeper, viewer: Viewer, seat: int, message: Say) -> None:
    """Say a phrase or a text to everyone at the table."""
    if keeper.table.phase == "closed":
        raise Refusal("closed", "This table is closed.")
    text = cleaned(message.text) if message.text is not None else None
    if (message.phrase is None) == (not text):
        raise Refusal("nothing_said", "Say a phrase or a text.")
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refusal("unknown_phrase", f"The phrases are {', '.join(PHRASES)}.")
    if text and keeper.table.settings.open:
        raise Refusal("phrases_only", "At open tables only the quick phrases can be said.")
    if text and keeper.table.seats[seat].is_bot:
        raise Refusal("phrases_only", "A bot says the quick phrases only.")
    if not keeper.may_talk(seat):
        raise Refusal("too_much_talk", "You have said a lot; please wait a moment.")
    talk = Talk(seat, keeper.table.seats[seat].name, message.phrase, text)
    keeper.said.append(talk)
    keeper.done(viewer, message.id)
    for listener in keeper.audience.everyone():
        if seat not in listener.muted:
            listener.send(write(talk))


def mute(viewer: Viewer, message: Mute) -> None:
    """Do not hear somebody any more, or again."""
    if message.on:
        viewer.muted.add(message.seat)
    else:
        viewer.muted.discard(message.seat)
    viewer.send(write(Done(message.id)))
