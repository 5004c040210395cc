"""Messages of the lobby: who sits where, what players add to the seed, and the start of the game."""

from ....bots import check_bot
from ....protocol.messages import AddSeed, Fill, Kick, Start
from ...names import bot_name
from ...storage.entries import BotSeated, Entry, Seeded, Started, Vacated
from ...wire.refusal import Refusal, refused
from ..live_table import LiveTable, Sender
from ..table import Table


async def seed(live: LiveTable, sender: Sender, message: AddSeed) -> None:
    """Add to the seed of the deal; a turn-based table starts when every player has been here."""
    table = check_gathering(live)
    await live.write(Seeded(sender.seat, message.seed))
    live.confirm(sender)
    live.news.tell_table()
    if table.is_turn_based and _have_all_come(table):
        await _deal(live)


async def fill(live: LiveTable, sender: Sender, message: Fill) -> None:
    """Seat bots on the free seats, or on one of them."""
    table = check_gathering(live)
    if table.settings.rated:
        raise Refusal("rated", "No bot of ours plays at a rated table.")
    bot = check_bot(message.bot)
    wanted = range(len(table.seats)) if message.seat is None else [message.seat]
    free = [seat for seat in wanted if seat < len(table.seats) and table.seats[seat].kind == "empty"]
    if not free:
        raise Refusal("no_free_seat", "There is no free seat for a bot.")
    names = set(table.names)
    entries: list[Entry] = []
    for seat in free:
        name = bot_name(names)
        names.add(name)
        entries.append(BotSeated(seat, name, bot))
    await live.write(*entries)
    live.confirm(sender)
    live.news.tell_table()


async def kick(live: LiveTable, sender: Sender, message: Kick) -> None:
    """Free another seat, as the host."""
    table = check_gathering(live)
    if sender.seat != table.host:
        raise Refusal("not_host", "Only the host can free a seat.")
    is_no_other = message.seat == sender.seat or message.seat >= len(table.seats)
    if is_no_other or table.seats[message.seat].kind == "empty":
        raise Refusal("no_such_seat", "That seat is empty.")
    await live.write(Vacated(message.seat))
    if viewer := live.audience.seated.get(message.seat):
        live.send_away(viewer, refused("kicked", "The host has freed your seat."))
    live.confirm(sender)
    live.news.tell_table()


async def start(live: LiveTable, sender: Sender, message: Start) -> None:
    """Deal, as the host."""
    table = check_gathering(live)
    if sender.seat != table.host:
        raise Refusal("not_host", "Only the host can start the game.")
    if not table.is_full:
        raise Refusal("not_full", "There are free seats: wait for people, or fill them with bots.")
    await _deal(live, sender)


def check_gathering(live: LiveTable) -> Table:
    """Return the table, if its game has not begun."""
    if live.table.phase != "gathering":
        raise Refusal("started", "The game has begun.")
    return live.table


def _have_all_come(table: Table) -> bool:
    """Tell whether several people have a seat and each has been here: then there is no need to wait for the host."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return table.is_full and len(people) > 1 and all(seat.seed for seat in people)


async def _deal(live: LiveTable, sender: Sender | None = None) -> None:
    await live.write(Started(live.table.deal().record()), phase="playing")
    if sender is not None:
        live.confirm(sender)
    live.news.tell_table()
    live.news.tell_game()
    live.go_on(anew=True)
