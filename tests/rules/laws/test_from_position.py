"""A position line leads back to a game in which the same question is asked."""

import random

import pytest
from hypothesis import given

from oriflamme import Game, NotationError, OriflammeError
from oriflamme.notation.position import read_position
from oriflamme.rules.steps import ACTIVATION, APPLICATION, SPENDING
from tests.fuzz import mutate_text
from tests.games import Play, lengths, plays

PLOT_AT_WORK = (ACTIVATION, APPLICATION, SPENDING)


@given(plays(), lengths)
def test_a_position_line_is_read_back_unless_a_plot_is_at_work(play: Play, actions: int) -> None:
    game = play.game(actions)
    line, deck = str(game.position()), game.view(None).deck
    options = {"edition": play.edition, "schemer_gain": play.schemer_gain}
    first = game.view(None).first
    if game.state.step in PLOT_AT_WORK:
        with pytest.raises(NotationError, match="Plot in progress"):
            Game.from_position(line, deck=deck, first=first, **options)  # type: ignore[arg-type]
        return
    again = Game.from_position(line, deck=deck, first=first, **options)  # type: ignore[arg-type]
    assert str(again.position()) == line
    assert again.position() == game.position() == read_position(line)
    assert Game.from_position(game.position(), deck=deck, first=first, **options).state == again.state  # type: ignore[arg-type]
    rng = random.Random(play.seed)
    while again.decision:
        again.play(rng.choice(again.decision.actions))


def test_what_a_line_does_not_say_can_be_given() -> None:
    line = "3 B reveal | wait, reveal | R:(lord)+1 B:(soldier)+1 R:(heir)+2 B:(spy) | R3 B2 G4 | - | 5"
    game = Game.from_position(line, names=["Ann", "Bob", "Cem"])
    assert game.decision is not None
    assert (game.decision.pile, game.names) == (2, ("Ann", "Bob", "Cem"))
    later = Game.from_position(line, pile=4, first=1, hands={"G": ["ambush"]})
    assert later.decision is not None
    assert later.decision.pile == 4
    assert later.view(2).hand == ("ambush",)
    assert later.view(2).first == 1
    later.play("wait")
    assert later.undo().action.text == "wait"
    assert str(later.position()) == line


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nonsense", "expected six parts"),
        ("3 B reveal | - | R:(?)+1 B:(?)+1 | R3 B2 G4 | - | 5", "the kind of every card must be given"),
        ("3 B reveal | wait, reveal | R:(lord) | R3 B2 G4 | - | 5", "no game comes to"),
        ("3 B target | target 1 | B:soldier R:lord | R3 B2 G4 | - | 5", "no game comes to"),
        ("3 B reveal | wait, reveal | B:(lord) R:(empress) | R3 B2 G4 | - | 5", "empress is not in the deck"),
        ("3 B reveal | wait, reveal | B:(lord) R:lord B:lord | R3 B2 G4 | - | 5", "lord appears 2 times"),
        ("3 Y reveal | wait, reveal | Y:(lord) | R3 B2 G4 | - | 5", "there are 3 players"),
        ("over - - | - | R:soldier | R9 B7 G7 | R:spy | 5", "only a Treaty or an Infiltration"),
        ("over - - | - | R:soldier | R9 B7 G7 | - | 4", "no game comes to"),
        ("3 B reveal | wait, reveal | B:(lord) | R3 B2 G99999 | - | 5", "stock from 0 to 9999"),
    ],
)
def test_an_impossible_line_is_refused_with_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        Game.from_position(line)


def test_a_changed_line_is_read_or_refused() -> None:
    rng = random.Random(20261117)
    lines = [str(Play(3 + n % 3, "base", n, 0, "revised", 1, 0.5).game(5 * n).position()) for n in range(12)]
    for line in lines * 10:
        changed = mutate_text(line, rng)
        try:
            assert str(Game.from_position(changed).position()) == str(read_position(changed))
        except OriflammeError as refused:
            assert str(refused)
