"""Make positions to develop the page with: `python web/tools/fixtures.py` writes web/fixtures/*.json."""

import random
from pathlib import Path

import msgspec

from oriflamme import Game
from oriflamme.bots import bot

HERE = Path(__file__).resolve().parent.parent / "fixtures"
LAST_SEED = 200
NAMES = ("Ann", "Tomas", "Hedwig", "Piero", "Ioana")


def people(players: int) -> list[dict[str, object]]:
    """Return who sits there: a person, bots, and one who is away."""
    seats: list[dict[str, object]] = [
        {"kind": "person", "name": NAMES[seat], "connected": True} for seat in range(players)
    ]
    seats[2] = {"kind": "bot", "name": NAMES[2], "bot": "casual"}
    return seats


def write(name: str, game: Game, seat: int | None, undo: bool = False) -> None:
    """Write a position as a seat sees it."""
    news = {
        "type": "game",
        "number": len(game.moves),
        "since": 0,
        "events": game.events(0, seat),
        "game": game.show(seat),
        "undo": undo,
    }
    fixture = {"me": seat, "people": people(game.players), "news": news}
    HERE.mkdir(exist_ok=True)
    (HERE / f"{name}.json").write_bytes(msgspec.json.encode(fixture))


def play(players: int, deck: str, seed: int, wanted: str, after: int, seat: int | None = 0, name: str = "") -> None:
    """Play with bots until a seat is asked a kind of question after so many moves, and write it."""
    rng = random.Random(seed)
    game = Game.new(players, deck, seed, names=NAMES[:players])
    bots = [bot("casual", seed + number) for number in range(players)]
    while game.decision:
        decision = game.decision
        if len(game.moves) >= after and (seat is None or decision.seat == seat) and decision.kind == wanted:
            write(name or f"{deck}-{wanted}", game, seat)
            return
        if rng.random() < 0.2:
            game.play(rng.choice(decision.actions))
        else:
            game.play(bots[decision.seat].choose(game.view(decision.seat)))
    if wanted == "over":
        write(name or f"{deck}-over", game, seat)
    elif seed < LAST_SEED:
        play(players, deck, seed + 1, wanted, after, seat, name)


def long_queue(seed: int) -> None:
    """Make the longest queue: everybody waits and places at the ends."""
    rng = random.Random(seed)
    game = Game.new(5, "ablaze", seed, names=NAMES)
    while game.decision:
        decision = game.decision
        if game.show(0).round == 6 and decision.seat == 0 and decision.kind == "reveal":
            break
        actions = [action.text for action in decision.actions]
        if decision.kind == "place":
            actions = [action for action in actions if " on " not in action] or actions
        if "wait" in actions:
            game.play("wait")
        else:
            game.play(rng.choice(actions))
    write("long", game, 0)


for name_, arguments in {
    "place": (4, "base", 5, "place", 12),
    "place-first": (4, "base", 8, "place", 0),
    "reveal": (4, "base", 5, "reveal", 26),
    "target": (4, "base", 5, "target", 30),
    "gap": (4, "base", 3, "gap", 0),
    "alliance": (5, "alliance", 4, "mode", 40),
    "alliance-target": (5, "alliance", 4, "target", 30),
    "ablaze-twin": (4, "ablaze", 4, "twin", 10),
    "swap": (3, "alliance", 12, "swap", 5),
    "masks": (5, "masks", 4, "reveal", 50),
    "over": (4, "base", 5, "over", 500),
}.items():
    play(*arguments, name=name_)
play(4, "court", 9, "reveal", 40, None, "watching")
long_queue(3)
