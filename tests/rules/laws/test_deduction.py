"""The deduction sheet shows exactly what all worlds that fit a view have in common (tests/deductions.py)."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from oriflamme import Game
from oriflamme.deduction import SheetKind, deduce
from oriflamme.rules import COMPILED
from tests.conftest import EXAMPLES
from tests.deductions import check_deduction
from tests.games import Play, lengths, plays

# Without compiled rules, each example takes a second.
EXAMPLES_HERE = settings(max_examples=2 * EXAMPLES if COMPILED else EXAMPLES // 4)


@EXAMPLES_HERE
@given(plays(), lengths, st.one_of(st.none(), st.integers(0, 4)))
def test_a_sheet_shows_what_all_worlds_have_in_common(play: Play, actions: int, viewer: int | None) -> None:
    check_deduction(play.game(actions), None if viewer is None else viewer % play.players, random.Random(play.seed))


@EXAMPLES_HERE
@given(plays(deck=st.sampled_from(("alliance", "ablaze", "masks"))), st.integers(40, 130))
def test_a_sheet_remembers_cards_that_went_out_of_sight(play: Play, actions: int) -> None:
    check_deduction(play.game(actions), None, random.Random(play.seed))


def row(game: Game, viewer: int | None, seat: int, kind: str) -> SheetKind:
    """Return the entry of a seat's kind on a viewer's sheet."""
    return next(entry for entry in deduce(game.glance(viewer)).families[seat].kinds if entry.kind == kind)


def test_a_player_sees_where_only_their_own_cards_are() -> None:
    game = Play(3, "court", 5, 0, "revised", 1, 0.5).new()
    action = next(iter(game.decision.actions)) if game.decision else None
    assert action is not None and action.card is not None
    seat = game.asked
    assert seat is not None
    game.play(action)
    assert row(game, seat, seat, action.card) == SheetKind(action.card, "face_down", seat * 11 + 1)
    everywhere = SheetKind(action.card, None, 0, True, True, (seat * 11 + 1,))
    assert row(game, None, seat, action.card) == row(game, (seat + 1) % 3, seat, action.card) == everywhere
    family = deduce(game.glance(None)).families[seat]
    assert (family.hand, family.hidden, family.aside) == (6, 1, 3)
    assert [entry.kind for entry in family.kinds] == [*game.glance(None).deck, "twin"]
    assert family.kinds[-1] == SheetKind("twin", "front")


def test_after_the_end_the_place_of_every_card_is_known() -> None:
    game = Play(4, "masks", 3, 0, "revised", 1, 0.5).game(1000)
    assert game.over
    assert all(entry.known for family in deduce(game.glance(None)).families for entry in family.kinds)
