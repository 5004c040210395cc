"""What is said while people gather: who sits where, what they add to the seed, and that it begins."""

from ....protocol.messages import AddSeed, Fill, Kick, Start
from ...bot_pool.pool import check_bot
from ...names import bot_name
from ...storage.entries import BotSeated, Entry, Seeded, Started, Vacated
from ...wire.refusal import Refusal, refused
from ..audience import GONE, Viewer
from ..live_table import Keeper
from ..table import Table


async def seed(keeper: Keeper, viewer: Viewer, seat: int, message: AddSeed) -> None:
    """Add to the seed of the deal."""
    check_gathering(keeper)
    await keeper.write(Seeded(seat, message.seed))
    keeper.done(viewer, message.id)
    keeper.tell_table()
    if keeper.is_turn_based and _all_have_come(keeper.table):
        await keeper.write(Started(keeper.table.deal().record()), phase="playing")
        _tell_deal(keeper)


async def fill(keeper: Keeper, viewer: Viewer, seat: int, message: Fill) -> None:
    """Seat bots on the free seats, or on one of them."""
    table = check_gathering(keeper)
    if table.settings.rated:
        raise Refusal("rated", "No bot of ours plays at a rated table.")
    bot = check_bot(message.bot)
    wanted = range(len(table.seats)) if message.seat is None else [message.seat]
    free = [number for number in wanted if number < len(table.seats) and table.seats[number].kind == "empty"]
    if not free:
        raise Refusal("no_free_seat", "There is no free seat for a bot.")
    names = set(table.names)
    entries: list[Entry] = []
    for number in free:
        name = bot_name(names)
        names.add(name)
        entries.append(BotSeated(number, name, bot))
    await keeper.write(*entries)
    keeper.done(viewer, message.id)
    keeper.tell_table()


async def kick(keeper: Keeper, viewer: Viewer, seat: int, message: Kick) -> None:
    """Free somebody's seat, as the host."""
    table = check_gathering(keeper)
    if seat != table.host:
        raise Refusal("not_host", "Only the host can free a seat.")
    if message.seat == seat or message.seat >= len(table.seats) or table.seats[message.seat].kind == "empty":
        raise Refusal("no_such_seat", "There is nobody on this seat whom you could send away.")
    await keeper.write(Vacated(message.seat))
    if sent := keeper.audience.seated.pop(message.seat, None):
        sent.leave(GONE, refused("kicked", "The host has freed your seat."))
    keeper.done(viewer, message.id)
    keeper.tell_table()


async def start(keeper: Keeper, viewer: Viewer, seat: int, message: Start) -> None:
    """Deal, as the host."""
    table = check_gathering(keeper)
    if seat != table.host:
        raise Refusal("not_host", "Only the host can start the game.")
    if not table.is_full:
        raise Refusal("not_full", "There are free seats: wait for people, or fill them with bots.")
    await keeper.write(Started(table.deal().record()), phase="playing")
    keeper.done(viewer, message.id)
    _tell_deal(keeper)


def check_gathering(keeper: Keeper) -> Table:
    """Return the table, if its game has not begun."""
    if keeper.table.phase != "gathering":
        raise Refusal("started", "The game has begun.")
    return keeper.table


def _all_have_come(table: Table) -> bool:
    """Tell whether several people have a seat and each has been here: then nobody need wait for the host."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    return table.is_full and len(people) > 1 and all(seat.seed for seat in people)


def _tell_deal(keeper: Keeper) -> None:
    keeper.tell_table()
    keeper.tell_game()
    keeper.go_on(anew=True)
