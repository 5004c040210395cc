"""Every bot of ours says why: its action, and with a language the reason in a sentence or two."""

import pytest

from oriflamme import Game
from oriflamme.bots import BOTS, ClubBot, ExplainingBot, SearchBot, bot
from oriflamme.bots.clues import Clue, clue_text
from oriflamme.bots.net import NetBot
from oriflamme.bots.policies import PolicyBot
from oriflamme.puzzles import collection
from oriflamme.rules import COMPILED
from oriflamme.texts import languages, texts_in
from oriflamme.view import View

BRIEF = {"club": ":40", "strong": ":40", "expert": ":4", "master": ":4"}


def explaining(name: str, seed: int = 1) -> ExplainingBot:
    made = bot(name + BRIEF.get(name, ""), seed)
    assert isinstance(made, PolicyBot | SearchBot | NetBot)
    return made


def first_view() -> View:
    game = Game.new(4, "base", seed=3)
    assert game.decision is not None
    return game.view(game.decision.seat)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_explains_what_it_chooses(name: str) -> None:
    if not COMPILED and name not in ("random", "casual", "club"):
        pytest.skip("the rules are not compiled: it would take minutes")
    view = first_view()
    explained = explaining(name).explain(view, "en")
    assert explained.action == explaining(name).choose(view)
    assert explained.action.text in explained.reason
    assert explained.reason.endswith(".")
    assert explaining(name).explain(view).reason == ""


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled: it would take minutes")
def test_a_reason_names_the_card_that_decides() -> None:
    """A puzzle with a clue is a position in which one hidden card decides."""
    with_clue = [puzzle for puzzle in collection() if puzzle.reason.clue is not None][:12]
    named = 0
    for puzzle in with_clue:
        explained = ClubBot(1).explain(puzzle.view, "en")
        named += "hidden card at position" in explained.reason
        assert "{" not in explained.reason
    assert named > len(with_clue) // 2, named


@pytest.mark.parametrize("language", languages())
def test_a_reason_is_said_in_every_language(language: str) -> None:
    view = first_view()
    for name in ("random", "casual", "club", "net"):
        assert explaining(name).explain(view, language).reason
    clue = Clue(1, 2, "ambush", 30, (60, 40), (20, 30))
    said = clue_text(clue, texts_in(language))
    assert all(number in said for number in ("30", "60", "40", "20"))


def test_the_same_view_and_seed_give_the_same_reason() -> None:
    view = first_view()
    assert explaining("club", 5).explain(view, "en") == explaining("club", 5).explain(view, "en")


def test_without_texts_in_a_language_the_reason_is_in_english() -> None:
    view = first_view()
    assert explaining("casual").explain(view, "xx") == explaining("casual").explain(view, "en")
