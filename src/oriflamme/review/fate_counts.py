"""Counting what becomes of each kind: `python -m oriflamme.review.fate_counts 400` writes fates.json.

It plays 400 games of bots of each style with each deck.
"""

import sys
from collections import Counter
from pathlib import Path

import msgspec

from ..bots import Bot, bot
from ..game import Game
from ..rules import State
from ..rules.kinds import KINDS, NAMES, ROUNDS
from ..rules.state import FAMILY
from .fates import FILE, STYLES, Shares, fates_in


def count_fates(style: str, games: int) -> dict[str, Shares]:
    """Count what became of each kind in games of bots of one level with each deck."""
    hidden: Counter[tuple[int, int, int]] = Counter()  # by kind, round and turns
    dealt: Counter[int] = Counter()
    for deck in ("base", "ablaze", "alliance"):
        for seed in range(games):
            seats = [bot(style, f"{seed} {seat}") for seat in range(3 + seed % 3)]
            _count(Game.new(len(seats), deck, seed=seed), seats, hidden, dealt)
    return {
        NAMES[kind]: [
            [round(hidden[kind, placed, turns] / dealt[kind], 4) for turns in range(ROUNDS - placed + 2)]
            for placed in range(1, ROUNDS + 1)
        ]
        for kind in range(1, KINDS)
        if dealt[kind]
    }


def _count(game: Game, seats: list[Bot], hidden: Counter[tuple[int, int, int]], dealt: Counter[int]) -> None:
    for hand in game.state.hand[: game.players]:
        dealt.update(kind for kind in range(1, KINDS) if hand >> kind & 1)
    seen: set[tuple[int, int]] = set()  # entries and turns that have been counted
    while (decision := game.decision) is not None:
        game.play(seats[decision.seat].choose(game.view(decision.seat)))
        state = game.state
        for card, (placed, turns) in fates_in(state).items():
            moment = (state.entered[card], turns)
            if moment not in seen and not _was_taken_back(state, card):
                seen.add(moment)
                hidden[state.kind[card], placed, turns] += 1


def _was_taken_back(state: State, card: int) -> bool:
    """Tell whether a card has been in the queue before: who knows it plays it otherwise, and it was dealt only once."""
    since = state.since[(card - 1) // FAMILY * KINDS + state.kind[card]]
    return 1 < since <= state.entered[card]


if __name__ == "__main__":
    counted = {style: count_fates(style, int(sys.argv[1])) for style in STYLES}
    text = msgspec.json.format(msgspec.json.encode(counted), indent=0).replace(b",\n", b", ").replace(b"[\n", b"[")
    Path(__file__).with_name(FILE).write_bytes(text.replace(b"\n]", b"]") + b"\n")
