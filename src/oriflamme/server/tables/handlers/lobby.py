"""Messages of the lobby: who sits where, what players add to the seed, and the start of the game."""

from ....bots import check_bot
from ....protocol.messages import AddSeed, Fill, Kick, Ready, Start
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
    """Seat bots on the free seats, or on one of them. Where people sit, people decide that."""
    table = check_gathering(live)
    if table.settings.rated:
        raise Refusal("rated", "our-bots")
    if table.seats[sender.seat].is_bot and any(seat.kind == "person" and not seat.is_bot for seat in table.seats):
        raise Refusal("forbidden", "fill")
    bot = check_bot(message.bot)
    wanted = range(len(table.seats)) if message.seat is None else [message.seat]
    free = [seat for seat in wanted if seat < len(table.seats) and table.seats[seat].kind == "empty"]
    if not free:
        raise Refusal("no_free_seat")
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
        raise Refusal("not_host")
    is_no_other = message.seat == sender.seat or message.seat >= len(table.seats)
    if is_no_other or table.seats[message.seat].kind == "empty":
        raise Refusal("no_such_seat")
    await live.write(Vacated(message.seat))
    if viewer := live.audience.seated.get(message.seat):
        live.reception.send_away(viewer, refused(Refusal("kicked")))
    live.confirm(sender)
    live.news.tell_table()


async def ready(live: LiveTable, sender: Sender, message: Ready) -> None:
    """Say yes to a rated game; a turn-based one starts when every player has."""
    table = check_gathering(live)
    if not table.settings.rated:
        raise Refusal("not_rated")
    await live.reception.agree(sender.seat, sender.viewer.browser)
    live.confirm(sender)
    live.news.tell_table()
    if table.is_turn_based and _have_all_come(table):
        await _deal(live)


async def start(live: LiveTable, sender: Sender, message: Start) -> None:
    """Deal, as the host."""
    table = check_gathering(live)
    if sender.seat != table.host:
        raise Refusal("not_host")
    if not table.is_full:
        raise Refusal("not_full")
    _check_all_agree(live)
    await _deal(live, sender)


def _check_all_agree(live: LiveTable) -> None:
    """Refuse a rated game to which a player has not said yes, or for which they are not here."""
    table = live.table
    if not table.settings.rated:
        return
    here = range(len(table.seats)) if table.is_turn_based else live.audience.seated
    missing = [seat.name for number, seat in enumerate(table.seats) if not seat.ready or number not in here]
    if missing:
        raise Refusal("not_ready", names=_listed(missing))


def _listed(names: list[str]) -> str:
    return ", ".join(name or "a deleted account" for name in names)


def check_gathering(live: LiveTable) -> Table:
    """Return the table, if its game has not begun."""
    if live.table.phase != "gathering":
        raise Refusal("started", "already")
    return live.table


def _have_all_come(table: Table) -> bool:
    """Tell whether several people have a seat and each has been here: then there is no need to wait for the host."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    do_agree = not table.settings.rated or all(seat.ready for seat in people)
    return table.is_full and len(people) > 1 and all(seat.seed for seat in people) and do_agree


async def _deal(live: LiveTable, sender: Sender | None = None) -> None:
    await live.write(Started(live.table.deal().record()), phase="playing")
    if sender is not None:
        live.confirm(sender)
    live.news.tell_table()
    live.news.tell_game()
    live.go_on(anew=True)
