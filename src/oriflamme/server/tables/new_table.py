"""A new table: the check of its settings, and its first seats."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from ...bots import check_bot
from ...deals import draw_deck
from ...game import Game
from ...protocol.tables import OpenTable, Pace, PlayOn, TableSettings
from ..names import bot_name, checked_name
from ..storage.entries import BotSeated, Entry, Joined
from ..wire.refusal import Refusal
from .ports import Member
from .table import Table, digest_of

SECONDS: Final = {"relaxed": (5, 600), "live": (5, 600), "turns": (3600, 1_209_600)}  # that a decision may have

Seating = list[BotSeated | Joined]


def check_settings(settings: TableSettings, least_turn_seconds: int) -> None:
    """Refuse an unknown deck or bot, or an impossible time for a decision."""
    draw_deck(settings.deck, lambda limit: limit - 1) if settings.deck != "any" else None
    check_bot(settings.stand_in)
    if settings.rated and settings.coach:
        raise Refusal("no_coach", "rated")
    least, most = SECONDS[settings.pace.kind]
    if settings.pace.is_turn_based:
        least = least_turn_seconds
    if not least <= settings.pace.seconds <= most:
        raise Refusal("wrong", "pace", least=least, most=most)


def bots_wanted(wanted: OpenTable) -> tuple[str | None, ...]:
    """Return the bot that is wanted on each seat; at least one seat stays free for the player who opens the table."""
    players = wanted.settings.players
    if len(wanted.bots) > players:
        raise Refusal("wrong", "few-seats", seats=players, players=len(wanted.bots))
    bots = (*wanted.bots, *(None for _ in range(players - len(wanted.bots))))
    if None not in bots:
        raise Refusal("wrong", "no-seat-left")
    return bots


def joining(seat: int, name: str, token: str, member: Member | None, is_rated: bool = False) -> Joined:
    """Return the entry that seats someone: under the name of their account, or as a guest under any."""
    if member is None:
        return Joined(seat, checked_name(name), digest_of(token))
    return Joined(seat, member.name, digest_of(token), member.id, member.is_bot, agreed=is_rated)


def seating(bots: Sequence[str | None], mine: Joined, kept_names: Mapping[int, str] | None = None) -> Seating:
    """Return the entries that seat a person and bots on the seats that are theirs; some bots keep a name."""
    entries: Seating = []
    kept = kept_names or {}
    names = {mine.name, *kept.values()}
    for index, bot in enumerate(bots):
        if index == mine.seat:
            entries.append(mine)
        elif bot is not None:
            entries.append(BotSeated(index, kept.get(index) or bot_name(names), check_bot(bot)))
            names.add(entries[-1].name)
    return entries


def seating_again(table: Table, absent: Collection[str], proposer: int) -> list[Entry]:
    """Return the entries that seat the same people and bots with the same tokens, but for accounts that are absent.

    At a rated table only the seat that proposes the game has said yes to it; the others have a place kept for them.
    """
    entries: list[Entry] = []
    for index, seat in enumerate(table.seats):
        if seat.kind == "bot":
            entries.append(BotSeated(index, seat.name, seat.bot))
        elif seat.kind == "person" and seat.account not in absent and (seat.account or not table.settings.rated):
            agreed = table.settings.rated and index == proposer
            entries.append(Joined(index, seat.name, seat.token_digest, seat.account, seat.is_bot, agreed=agreed))
    return entries


def game_to_go_on_from(finished: Table, wanted: PlayOn) -> Game:
    """Return a finished game at a position, if it can continue from there."""
    assert finished.game is not None
    if wanted.seat >= len(finished.seats):
        raise Refusal("wrong", "seat", most=len(finished.seats) - 1)
    game = finished.game.at(wanted.number)
    if game.over:
        raise Refusal("wrong", "over")
    return game


def settings_to_go_on_with(finished: TableSettings) -> TableSettings:
    """Return the settings for one person against bots: not rated, and not turn-based."""
    settings = msgspec.structs.replace(finished, rated=False)
    return msgspec.structs.replace(settings, pace=Pace()) if settings.pace.is_turn_based else settings
