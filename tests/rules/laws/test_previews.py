"""What is foretold of an answer is what happens, and is foretold from what the player knows (tests/previews.py)."""

import random

from hypothesis import assume, given, settings

from oriflamme.rules import COMPILED
from tests.conftest import EXAMPLES
from tests.games import Play, lengths, plays
from tests.previews import check_previews

EXAMPLES_HERE = settings(max_examples=5 * EXAMPLES if COMPILED else EXAMPLES // 4)  # plain, each costs a second


@EXAMPLES_HERE
@given(plays(), lengths)
def test_what_happens_is_foretold_with_exactly_the_conditions_that_matter(play: Play, actions: int) -> None:
    game = play.game(actions)
    assume(game.decision is not None)
    check_previews(game, random.Random(play.seed))


def test_all_that_was_seen_is_counted() -> None:
    pass
