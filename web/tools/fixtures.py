"""Make positions to develop the page with: `python web/tools/fixtures.py` writes web/fixtures/*.json.

It also writes what the tests of the page read: finished games, web/tests/games/*.json, and a position of every sort of
question with what its answers would do, web/tests/previews.json.
"""

import random
from pathlib import Path

import msgspec

from oriflamme import Game
from oriflamme.bots import bot
from oriflamme.previews import previews
from oriflamme.rules.kinds import NAMES as KINDS
from oriflamme.view_json import ShownGame

WEB = Path(__file__).resolve().parent.parent
HERE = WEB / "fixtures"
GAMES = WEB / "tests" / "games"
LAST_SEED = 200
NAMES = ("Ann", "Tomas", "Hedwig", "Piero", "Ioana")


def people(players: int) -> list[dict[str, object]]:
    """Return the players: people and one bot."""
    seats: list[dict[str, object]] = [
        {"kind": "person", "name": NAMES[seat], "connected": True} for seat in range(players)
    ]
    seats[2] = {"kind": "bot", "name": NAMES[2], "bot": "casual"}
    return seats


def write(name: str, game: Game, seat: int | None, undo: bool = False, folder: Path = HERE) -> None:
    """Write a position as a seat sees it."""
    news = {
        "type": "game",
        "number": len(game.moves),
        "since": 0,
        "events": game.events(0, seat),
        "game": game.show(seat),
        "undo": undo,
    }
    fixture = {"me": seat, "people": people(game.players), "start": game.at(0).show(seat), "news": news}
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(fixture) + b"\n")


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


def whole_game(deck: str, seed: int) -> None:
    """Play a game to its end with random answers and write it for the tests."""
    rng = random.Random(seed)
    game = Game.new(4, deck, seed, names=NAMES[:4])
    while game.decision:
        game.play(rng.choice(game.decision.actions))
    write(deck, game, 0, folder=GAMES)


def long_queue(seed: int) -> None:
    """Make the longest queue: every player waits and places at the ends."""
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
    crowd(game)


def crowd(game: Game) -> None:
    """Make more piles than a game ever had, all of them targets: a stress of the fold, not a legal position."""
    shown = msgspec.json.decode(msgspec.json.encode(game.show(0)))
    queue = shown["queue"]
    while len(queue) < 35:
        queue.append([{**queue[len(queue) % 7][0], "card": 60 + len(queue)}])
    queue[4].append({"card": 99, "owner": queue[4][0]["owner"], "family": queue[4][0]["family"], "kind": "felon"})
    actions = [f"target {number}" for number in range(1, 36)]
    shown["question"] = {
        "seat": 0,
        "kind": "target",
        "text": "",
        "pile": 6,
        "card": "assassination",
        "actions": actions,
    }
    news = {"type": "game", "number": 0, "since": 0, "events": [], "game": shown}
    (HERE / "crowd.json").write_bytes(msgspec.json.encode({"me": 0, "people": people(5), "news": news}))


def every_question(games: int) -> None:
    """Find a position of every sort of question, by the kind that asks and the kind whose text it applies."""
    rng = random.Random(15)
    found: dict[str, tuple[int, dict[str, object]]] = {}
    for number in range(games):
        deck = ("base", "ablaze", "alliance", "masks", "tribunal", "court", "random", "any")[number % 8]
        players = rng.randint(3, 5)
        game = Game.new(players, deck, number, names=NAMES[:players])
        while game.decision:
            decision = game.decision
            if decision.kind != "place":
                told = previews(game.glance(decision.seat))
                name = f"{KINDS[decision.subject]}, {KINDS[decision.voice]}: {decision.kind}"
                worth = sum(len(preview.outcomes) for preview in told) * 10 - len(game.show(None).queue)
                if len(told) <= 12 and (name not in found or found[name][0] < worth):
                    shown = game.show(decision.seat)
                    found[name] = worth, {"name": name, "game": _without_hands(shown), "previews": told}
            game.play(rng.choice(decision.actions))
    rows = [row for _, (_, row) in sorted(found.items())]
    (WEB / "tests" / "previews.json").write_bytes(b"[" + b",\n".join(map(msgspec.json.encode, rows)) + b"]\n")


def _without_hands(shown: ShownGame) -> ShownGame:
    seats = tuple(msgspec.structs.replace(seat, hand=None, aside=None, discards=()) for seat in shown.seats)
    return msgspec.structs.replace(shown, seats=seats)


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
for deck_ in ("base", "ablaze", "alliance", "masks"):
    whole_game(deck_, 11)
every_question(1500)
