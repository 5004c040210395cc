"""Bots: playouts with the casual policy, a club move in the middle of a game, and arena games."""

from itertools import count

from oriflamme.arena.deals import play_job
from oriflamme.arena.job import Cell, cut, table_of
from oriflamme.bots import bot
from oriflamme.rules import Dice, seed, tell_events
from oriflamme.tactics import play_casual_games

from .copies import views
from .playouts import SEED, table
from .timing import Amounts, Batch

GAMES = 500
DEALS = 100  # arena deals, each played in four seatings


def casual_games(deck: str, players: int) -> Batch:
    """Play whole games with the casual policy in all seats, without events, like the random playouts."""
    state, dice = table(deck, players), Dice()
    seed(dice, SEED)
    tell_events(state, False)

    def batch() -> Amounts:
        return {"games": GAMES, "decisions": play_casual_games(state, dice, GAMES)}

    return batch


def club_moves(name: str) -> Batch:
    """Moves of a club player in the fourth of six rounds."""
    seen, player = views(), bot(name, SEED)

    def batch() -> Amounts:
        for view in seen:
            player.choose(view)
        return {"moves": len(seen)}

    return batch


def arena_games() -> Batch:
    """Games of casual bots as a worker of the arena plays and counts them."""
    cell = Cell("casual", table_of(("casual",), 4), "base", 4)
    seeds = count()

    def batch() -> Amounts:
        (job,) = cut(cell, next(seeds), range(DEALS), DEALS)
        play_job(job)
        return {"games": job.games}

    return batch
