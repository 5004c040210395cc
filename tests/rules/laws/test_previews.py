"""The preview of an answer is what happens, and uses only what the player knows (tests/previews.py)."""

import random
from typing import Any

import pytest
from hypothesis import assume, given, settings

from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.previews import (
    BribedCard,
    EnteredCard,
    ExchangedCard,
    MovedCard,
    Outcome,
    Payment,
    PotChange,
    is_last_round,
    previews,
)
from oriflamme.rules import COMPILED
from oriflamme.verification import game_of
from oriflamme.view import View
from tests.conftest import EXAMPLES
from tests.games import Play, lengths, plays
from tests.previews import check_previews

# Without compiled rules, each example takes a second.
EXAMPLES_HERE = settings(max_examples=5 * EXAMPLES if COMPILED else EXAMPLES // 4)


@EXAMPLES_HERE
@given(plays(), lengths)
def test_a_preview_matches_what_happens_with_exactly_the_conditions_that_matter(play: Play, actions: int) -> None:
    game = play.game(actions)
    assume(game.decision is not None)
    check_previews(game, random.Random(play.seed))


def asked(text: str, *actions: str) -> View:
    """Return the view of the seat that must decide in a scenario after some actions."""
    game = game_of(read_scenario(read_scenarios(f'[[scenario]]\nname = "a test"\n{text}\n')[0]))
    for action in actions:
        game.play(action)
    assert game.asked is not None
    return game.glance(game.asked)


def outcomes_of(text: str, *actions: str) -> tuple[Outcome, ...]:
    """Return the outcomes of the last of some actions in a scenario."""
    *played, last = actions
    return next(preview.outcomes for preview in previews(asked(text, *played)) if preview.action == last)


CERTAIN: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "the pot grows": ('queue = "R:(ambush)+2 B:spy"', ("wait",), {"pots": (PotChange(1, 2, 3),)}),
    "an Ambush gains 1 and its pot is lost": (
        'queue = "R:(ambush)+2 B:spy"',
        ("reveal",),
        {"gains": (1, 0, 0), "gone": (1,), "pots": (PotChange(1, 2, lost=2),)},
    ),
    "a Conspiracy takes twice its pot": (
        'queue = "R:(conspiracy)+3 B:spy"',
        ("reveal",),
        {"gains": (6, 0, 0), "gone": (1,), "pots": (PotChange(1, 3, taken=6),)},
    ),
    "an empty Conspiracy takes nothing": ('queue = "R:(conspiracy) B:spy"', ("reveal",), {"gone": (1,)}),
    "a Lord takes its pot and gains": (
        'queue = "R:(lord)+2 R:(spy)"',
        ("reveal",),
        {"gains": (4, 0, 0), "pots": (PotChange(1, 2, taken=2),)},
    ),
    "a question follows": (
        'queue = "B:lord R:(soldier)+1 G:lord"',
        ("reveal",),
        {"gains": (1, 0, 0), "pots": (PotChange(1, 1, taken=1),), "asks": "target"},
    ),
    "a revealed card leaves": (
        'queue = "B:lord R:soldier G:lord"',
        ("target 3",),
        {"gains": (1, 0, 0), "gone": (23,), "eliminated": (23,)},
    ),
    "a Spy is paid": (
        'queue = "B:lord R:spy G:lord"\nstocks = [1, 2, 3]',
        ("target 3",),
        {"gains": (1, 0, -1), "paid": (Payment(2, 0, 1),)},
    ),
    "a Decree asks for a gap": (
        'queue = "R:(royal_decree) B:(lord)+1 G:heir"',
        ("reveal", "target 2"),
        {"asks": "gap"},
    ),
    "a Decree moves a card": (
        'queue = "R:(royal_decree) B:(lord)+1 G:heir"',
        ("reveal", "target 2", "gap 3"),
        {"gone": (1,), "moved": (MovedCard(12, 2, 3),)},
    ),
    "a Twin enters": (
        'deck = "ablaze"\nqueue = "R:(prince)+1 R:(felon) B:queen"',
        ("reveal", "twin on 2"),
        {"gains": (1, 0, 0), "entered": (EnteredCard(3, 0, "twin", 2, covers=True),)},
    ),
    "a Treaty is kept with its pot": (
        'deck = "alliance"\nqueue = "R:(treaty)+3 B:judge"',
        ("reveal",),
        {"gone": (1,), "kept": (1,)},
    ),
    "an Infiltration is kept without its pot": (
        'deck = "alliance"\nqueue = "R:(infiltration)+3 R:(fanatic)+1"',
        ("reveal",),
        {"gains": (3, 0, 0), "gone": (1,), "kept": (1,), "pots": (PotChange(1, 3, taken=3), PotChange(2, 1, 2))},
    ),
    "a Judge marks": (
        'deck = "alliance"\nqueue = "R:judge B:fanatic"',
        ("target 2",),
        {"gains": (1, 0, 0), "marked": (12,)},
    ),
    "an Empress gives": (
        'deck = "alliance"\nqueue = "R:empress B:(fanatic)+1 G:(judge)"',
        ("target 2",),
        {"gains": (2, 0, 0), "pots": (PotChange(12, 1, 2),)},
    ),
    "an Informant is exchanged": (
        'deck = "alliance"\nqueue = "R:informant B:fanatic"\nhands = { R = ["judge", "empress"] }',
        ("mode 2", "swap judge"),
        {"gone": (1,), "exchanged": (ExchangedCard(1, 2, "judge"),)},
    ),
    "a Queen is bribed": (
        'deck = "ablaze"\nqueue = "R:(bribery) B:queen G:felon"',
        ("reveal", "target 2"),
        {"gone": (1,), "bribed": (BribedCard(12, 0),)},
    ),
    "an Uprising loses 1 and lies face down again": (
        'deck = "alliance"\nqueue = "R:(uprising)+3 B:fanatic"',
        ("reveal",),
        {
            "gains": (3, 0, 0),
            "gone": (12,),
            "eliminated": (12,),
            "pots": (PotChange(1, 3, taken=2, lost=1),),
            "turned_down": (1,),
        },
    ),
    "a Plot's pot has to be spent": (
        'deck = "ablaze"\nqueue = "R:(plot)+2 R:queen B:felon"',
        ("reveal",),
        {"gains": (2, 0, 0), "gone": (1,), "pots": (PotChange(1, 2),), "to_spend": 2, "asks": "spend"},
    ),
    "a Plot's influence is taken": (
        'deck = "ablaze"\nqueue = "R:(plot)+2 R:queen B:felon"',
        ("reveal", "take"),
        {"gains": (1, 0, 0), "pots": (PotChange(0, 2, 1, taken=1),), "to_spend": 1, "asks": "spend"},
    ),
    "a Plot's influence is lost": (
        'deck = "ablaze"\nqueue = "R:(plot)+1 R:queen B:felon"',
        ("reveal", "repeat"),
        {"gains": (2, 0, 0), "pots": (PotChange(0, 1, lost=1),)},
    ),
}


@pytest.mark.parametrize("name", CERTAIN)
def test_a_certain_outcome_is_previewed(name: str) -> None:
    text, actions, expected = CERTAIN[name]
    assert outcomes_of(text, *actions) == (Outcome(**{"gains": (0, 0, 0), **expected}),)


SEEN = '"shapeshifter", "assassination", "royal_decree", "conspiracy", "heir", "archer"'


def test_a_possible_ambush_is_named_with_its_effect() -> None:
    others = f'hands = {{ B = ["soldier", "ambush"] }}\naside = {{ B = ["lord"] }}\ndiscards = {{ B = [{SEEN}] }}'
    usual, ambush = outcomes_of(f'queue = "B:(spy)+3 R:soldier G:lord"\n{others}', "wait", "target 1")
    assert (usual.gains, usual.gone, usual.card) == ((1, 0, 0), (12,), 12)
    assert usual.kinds == ("soldier", "spy", "lord")
    assert (ambush.gains, ambush.gone, ambush.card, ambush.kinds) == ((1, 4, 0), (1, 12), 12, ("ambush",))
    assert usual.pots == ambush.pots == (PotChange(12, 4, lost=4),)


def test_an_ambush_seen_before_is_not_named() -> None:
    others = f'hands = {{ B = ["soldier"] }}\naside = {{ B = ["lord"] }}\ndiscards = {{ B = ["ambush", {SEEN}] }}'
    (only,) = outcomes_of(f'queue = "B:(spy)+3 R:soldier G:lord"\n{others}', "wait", "target 1")
    assert (only.gains, only.gone, only.card, only.kinds) == ((1, 0, 0), (12,), 0, ())


def test_an_uprising_on_two_hidden_cards_names_both() -> None:
    deck = ("uprising", "trap", "soldier", "archer", "spy", "heir", "lord", "ambush", "felon", "queen")
    gone = ", ".join(f'"{kind}"' for kind in deck if kind not in ("trap", "spy"))
    text = f"""deck = {list(deck)}
        queue = "B:(spy) R:(uprising)+1 G:(trap)"
        stocks = [5, 1, 1]
        hands = {{ B = ["trap"], G = ["spy"] }}
        discards = {{ B = [{gone}], G = [{gone}] }}"""
    found = {
        (outcome.kinds, *(condition.kinds for condition in outcome.also)): outcome.gains
        for outcome in outcomes_of(text, "wait", "reveal")
    }
    assert found == {
        (("spy",), ("spy",)): (2, 0, 0),
        (("spy",), ("trap",)): (-1, 0, 3),
        (("trap",), ("spy",)): (-1, 3, 0),
        (("trap",), ("trap",)): (-4, 3, 3),
    }
    assert {
        (outcome.card, *(condition.card for condition in outcome.also))
        for outcome in outcomes_of(text, "wait", "reveal")
    } == {(12, 23)}


def test_a_kind_is_not_named_for_two_cards_of_one_family() -> None:
    deck = ("uprising", "trap", "soldier", "archer", "spy", "heir", "lord", "ambush", "felon", "queen")
    gone = ", ".join(f'"{kind}"' for kind in deck if kind not in ("trap", "spy"))
    text = f'deck = {list(deck)}\nqueue = "B:(spy) R:(uprising)+1 B:(trap)"\ndiscards = {{ B = [{gone}] }}'
    (only,) = outcomes_of(text, "wait", "reveal")  # one of them is the Trap; it does not matter which
    assert (only.gains, only.kinds, only.also, only.paid) == ((-1, 3, 0), (), (), (Payment(0, 1, 3),))


def test_a_placement_has_no_preview_except_that_it_is_the_last_round() -> None:
    for number in (5, 6):
        view = asked(f'queue = "R:lord"\nround = {number}\nphase = "placement"\nhands = {{ R = ["spy", "heir"] }}')
        assert previews(view) == ()
        assert is_last_round(view) == (number == 6)


def test_a_seat_without_a_question_gets_no_preview() -> None:
    game = Play(3, "base", 1, 0, "revised", 1, 0.5).game(4)
    assert game.asked is not None
    assert previews(game.glance(game.asked))
    assert previews(game.glance(None)) == previews(game.glance((game.asked + 1) % 3)) == ()
    over = Play(3, "base", 1, 0, "revised", 1, 0.5).game(1000).glance(0)
    assert previews(over) == () and not is_last_round(over)
