"""Bots: playouts by the rule of thumb, a move of club in the middle of a game, games in the arena."""

from itertools import count

from oriflamme.arena.job import Cell, cut, table_of
from oriflamme.arena.playing import play_job
from oriflamme.bots import bot
from oriflamme.rules import Dice, advance, deal, seed
from oriflamme.tactics import casual_playout

from .copies import views
from .playouts import SEED, table
from .timing import Amounts, Batch

GAMES = 500
DEALS = 100  # of the arena, each played in four seatings


def casual_games(deck: str, players: int) -> Batch:
    """Games from the deal to the end, all seats by the rule of thumb."""
    empty, dice = table(deck, players), Dice()
    seed(dice, SEED)

    def batch() -> Amounts:
        decisions = 0
        for _ in range(GAMES):
            state = empty.copy()
            deal(state, dice)
            advance(state)
            decisions += casual_playout(state, dice, 0)
        return {"games": GAMES, "decisions": decisions}

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
