"""What is measured, and the limits. By default: four players, the base box, complete random games."""

from dataclasses import dataclass

from .measurement import COMPILED, PEER, PLAIN, Subject
from .peers import GAMES, SLOW

ROLLOUTS = (*(Subject(PEER, "peers", "rollouts", (name,)) for name in GAMES),)
WHOLE_GAMES = (*(Subject(PEER, "peers", "whole_games", (name, 100)) for name in GAMES),)
SLOW_GAMES = (Subject(PEER, "peers", "whole_games", (SLOW, 1)),)
LOOPS = (*(Subject(PEER, "peers", "loop", (name, False, 50)) for name in GAMES),)
SLOW_LOOP = (Subject(PEER, "peers", "loop", (SLOW, False, 1)),)
LOOPS_AFTER_DEAL = (*(Subject(PEER, "peers", "loop", (name, True, 50)) for name in GAMES),)
DOCUMENTED_LOOPS = (*(Subject(PEER, "peers", "documented_loop", (name, 50)) for name in GAMES),)

BASE = Subject(COMPILED, "playouts", "whole_games", ("base", 4, False))
BASE_TELLING = Subject(COMPILED, "playouts", "whole_games", ("base", 4, True))
BY_RULES = Subject(COMPILED, "loops", "by_rules", ("base", 4))
BY_GAME = Subject(COMPILED, "loops", "by_game")
BY_VIEWS = Subject(COMPILED, "loops", "by_views")
DOCUMENTED = Subject(COMPILED, "playouts", "documented", ("base", 4))
PLAIN_BY_RULES = Subject(PLAIN, "loops", "by_rules", ("base", 4))
PLAIN_BY_GAME = Subject(PLAIN, "loops", "by_game")
CASUAL = Subject(COMPILED, "bots", "casual_games", ("base", 4))
PLAIN_BASE = Subject(PLAIN, "playouts", "whole_games", ("base", 4, False))

IN_CPP = "C++ rollouts after the deal"
IN_CPP_WHOLE = "C++ whole games"
IN_PYTHON = "leanest Python loop"
IN_PYTHON_DEALT = "leanest, after the deal"
IN_PYTHON_DOCUMENTED = "its Python loop"


@dataclass(frozen=True)
class Ratio:
    """Our rate must be at least this many times the best of the others, in games or decisions per second."""

    label: str
    ours: Subject
    against: str
    others: tuple[Subject, ...]
    unit: str
    limit: float | None = None


@dataclass(frozen=True)
class Cost:
    """One of these must take less than this many microseconds."""

    label: str
    ours: Subject
    unit: str
    limit: float | None = None


def box(deck: str, players: int) -> tuple[Ratio, ...]:
    """Return the rows of another box or another count of players."""
    ours = Subject(COMPILED, "playouts", "whole_games", (deck, players, False))
    label = f"whole playouts, {deck}, {players} players"
    return (
        Ratio(label, ours, IN_CPP, ROLLOUTS, "decisions"),
        Ratio(label, ours, IN_CPP, ROLLOUTS, "games"),
    )


RATIOS = (
    Ratio("whole playouts", BASE, IN_CPP, ROLLOUTS, "decisions", 2),
    Ratio("whole playouts", BASE, IN_CPP, ROLLOUTS, "games", 1.5),
    Ratio("whole playouts", BASE, IN_CPP_WHOLE, WHOLE_GAMES + SLOW_GAMES, "games"),
    Ratio("whole playouts, events on", BASE_TELLING, "ours, events off", (BASE,), "decisions", 0.9),
    Ratio("oriflamme.playouts", DOCUMENTED, "ours, whole playouts", (BASE,), "games", 0.9),
    Ratio("Python chooses, Game with views", BY_VIEWS, "ours, without views", (BY_GAME,), "decisions", 1 / 3),
    Ratio("casual playouts", CASUAL, "ours, random playouts", (BASE,), "decisions", 0.4),
    *box("base", 3),
    *box("base", 5),
    *box("ablaze", 4),
    *box("alliance", 4),
    Ratio("Python chooses, rules", BY_RULES, IN_PYTHON, LOOPS + SLOW_LOOP, "decisions"),
    Ratio("Python chooses, rules", BY_RULES, IN_PYTHON_DOCUMENTED, DOCUMENTED_LOOPS, "decisions", 10),
    Ratio("Python chooses, rules", BY_RULES, IN_PYTHON_DEALT, LOOPS_AFTER_DEAL, "decisions"),
    Ratio("Python chooses, Game", BY_GAME, IN_PYTHON, LOOPS + SLOW_LOOP, "decisions"),
    Ratio("Python chooses, Game", BY_GAME, IN_PYTHON_DOCUMENTED, DOCUMENTED_LOOPS, "decisions", 1),
    Ratio("uncompiled, rules", PLAIN_BY_RULES, IN_PYTHON, LOOPS + SLOW_LOOP, "decisions"),
    Ratio("uncompiled, rules", PLAIN_BY_RULES, IN_PYTHON_DOCUMENTED, DOCUMENTED_LOOPS, "decisions", 0.5),
    Ratio("uncompiled, Game", PLAIN_BY_GAME, IN_PYTHON, LOOPS + SLOW_LOOP, "decisions"),
    Ratio("uncompiled, whole playouts", PLAIN_BASE, IN_PYTHON, LOOPS + SLOW_LOOP, "decisions"),
)
COSTS = (
    Cost("Game.view, move 1", Subject(COMPILED, "copies", "viewing", (1,)), "views", 3),
    Cost("Game.view, move 60", Subject(COMPILED, "copies", "viewing", (60,)), "views", 3),
    Cost("State.copy", Subject(COMPILED, "copies", "copying"), "copies", 1),
    Cost("a world: redeal on a copy", Subject(COMPILED, "copies", "redealing"), "worlds", 2),
    Cost("a world: worlds.sample_state", Subject(COMPILED, "copies", "sampling_states"), "worlds", 2),
    Cost("a world: worlds.sample", Subject(COMPILED, "copies", "sampling_games"), "worlds", 2),
    Cost("a move of club:300, round 4 of 6", Subject(COMPILED, "bots", "club_moves", ("club:300",)), "moves", 5000),
    Cost("an arena game, casual, CPU (30,000/s on 2 cores)", Subject(COMPILED, "bots", "arena_games"), "games", 66),
)
IMPORT_LIMIT_MS = 100
MEMORY_LIMIT_BYTES = 2048


def subjects(with_peer: bool) -> list[Subject]:
    """Return everything to measure, each once; subjects that are compared are adjacent."""
    found: dict[Subject, None] = {}
    for row in RATIOS:
        found.update(dict.fromkeys((row.ours, *row.others)))
    found.update(dict.fromkeys(cost.ours for cost in COSTS))
    return [subject for subject in found if with_peer or subject.variant != PEER]
