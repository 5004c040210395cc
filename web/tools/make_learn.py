"""Make the eight lessons: `python web/tools/make_learn.py` writes web/src/learn/lessons.json.

A lesson is a tree: a position as the learner sees it, what its answers would do, and for each answer offered the
events and the position it leads to. The page shows it and knows no rule. The words are in texts/*/learn.ftl.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from oriflamme import Game
from oriflamme.notation.scenario import read_scenario
from oriflamme.previews import previews
from oriflamme.verification import game_of

FILE = Path(__file__).resolve().parent.parent / "src" / "learn" / "lessons.json"
ME = 0
Offer = Callable[[str], bool]


def lesson(name: str, table: dict[str, Any], offers: list[Offer], others: list[str]) -> dict[str, Any]:
    """Return a lesson: `others` are played for the other seats, in order; `offers` tell what the learner may answer."""
    game = game_of(read_scenario({"name": name, **table}))
    rest = _play_others(game, others)
    return {"name": name, **_node(game, 0, offers, rest, first=True)}


def _play_others(game: Game, others: list[str]) -> list[str]:
    rest = list(others)
    while game.decision and game.decision.seat != ME and rest:
        game.play(rest.pop(0))
    return rest


def _node(game: Game, told: int, offers: list[Offer], others: list[str], first: bool = False) -> dict[str, Any]:
    events = [] if first else game.events(told, ME)
    now = len(game.events(0, ME))
    shown = game.show(ME)
    answers = {}
    if offers and game.decision and game.decision.seat == ME:
        for action in game.decision.actions:
            if offers[0](action.text):
                after = game.copy()
                after.play(action)
                rest = _play_others(after, others)
                answers[action.text] = _node(after, now, offers[1:], rest)
    found = previews(game.glance(ME)) if answers else ()
    return {"game": shown, "events": events, "answers": answers, **({"previews": found} if found else {})}


def is_(*texts: str) -> Offer:
    """Offer exactly these answers."""
    return lambda text: text in texts


LESSONS = [
    lesson(
        "place",
        {"phase": "placement", "queue": "B:(soldier)+1 R:(lord) G:(heir)+1"},
        [lambda text: text.endswith(" last")],
        ["place heir first", "place spy last"],
    ),
    lesson("wait", {"queue": "R:(lord)+1 B:(soldier) G:(spy)"}, [is_("wait")], []),
    lesson("reveal", {"queue": "R:(lord)+2 R:heir B:(spy)+1 G:(soldier)", "round": 3}, [is_("reveal")], []),
    lesson(
        "eliminate",
        {"queue": "B:(conspiracy)+2 R:(soldier)+1 G:heir", "round": 3},
        [is_("reveal"), is_("target 1")],
        ["wait"],
    ),
    lesson(
        "stack",
        {"phase": "placement", "queue": "B:archer R:heir G:(ambush)+1", "round": 3},
        [lambda text: " on " in text],
        ["place lord first", "place spy last"],
    ),
    lesson("ambush", {"queue": "R:(ambush)+2 B:soldier G:lord", "round": 4}, [is_("wait")], ["target 1"]),
    lesson(
        "decree",
        {"queue": "R:lord B:(heir)+1 R:(royal_decree)+1 G:(soldier)+1", "round": 4},
        [is_("reveal"), is_("target 1"), is_("gap 4")],
        ["wait", "wait"],
    ),
    lesson("end", {"queue": "B:heir G:lord R:(conspiracy)+3", "round": 6, "stocks": [5, 6, 6]}, [is_("reveal")], []),
]

if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode(LESSONS) + b"\n")
