"""R1 to R4 and R90: the deck, the deal and the set-up, which a scenario cannot show."""

from collections import Counter
from functools import partial
from itertools import takewhile
from pathlib import Path

import pytest

from oriflamme import Game, OriflammeError, UnknownDeck
from oriflamme.rules import Dice, State, below, choose_deck, deal, resume_placement, resume_walk, seed, set_table
from oriflamme.rules.abilities import ABILITIES, nothing
from oriflamme.rules.decks import BOXES, DECKS, LINES, NUMBERS, box_of, draw_by_lines, draw_freely, is_deck, line_of
from oriflamme.rules.kinds import CHARACTERS, NAMES, PRINCE, TWIN
from tests.games import DECK_NAMES

RULES = Path(__file__).parents[2] / "docs" / "rules.md"


@pytest.mark.parametrize("deck", DECK_NAMES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_r1_r3_everyone_has_ten_kinds_seven_in_hand_three_aside_and_1_influence(deck: str, players: int) -> None:
    record = Game.new(players, deck, seed=players).record()
    kinds = DECKS[record["deck"]] if isinstance(record["deck"], str) else [NUMBERS[name] for name in record["deck"]]
    assert is_deck(kinds)
    for dealt in record["deal"]:
        assert (len(dealt["hand"]), len(dealt["aside"])) == (7, 3)
        assert sorted(dealt["hand"] + dealt["aside"]) == sorted(NAMES[kind] for kind in kinds)
    assert Game.new(players, deck, seed=players).view(None).stocks == (1,) * players


@pytest.mark.parametrize(
    "deck",
    [
        ["soldier"] * 10,
        ["soldier"],
        ["twin", *(NAMES[kind] for kind in DECKS["base"][:9])],
        ["knight", *(NAMES[kind] for kind in DECKS["base"][:9])],
        "Base",
        "",
        [NAMES[kind] for kind in DECKS["base"]] + ["queen"],
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        7,
    ],
)
def test_r1_r90_an_invalid_deck_is_refused(deck: object) -> None:
    with pytest.raises(UnknownDeck):
        Game.new(deck=deck)  # type: ignore[arg-type]


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_r2_everyone_has_a_twin_if_and_only_if_the_prince_is_in_the_deck(deck: str) -> None:
    game = Game.new(3, deck, seed=4)
    assert bool(game.view(None).twins) == (PRINCE in game.state.deck)
    assert len(game.view(None).twins) in (0, 3)


def test_a_position_cannot_begin_outside_its_round() -> None:
    state = Game.new(3, "base", seed=1).state
    for turn in (-1, 4):
        with pytest.raises(ValueError, match="expected 0 to 3 placements"):
            resume_placement(state, turn)
    for pile in (-1, 1):
        with pytest.raises(ValueError, match="expected a pile from 0 to 0"):
            resume_walk(state, pile)
    resume_placement(state, 3)  # everyone has placed a card: the walk begins
    resume_walk(state, 0)  # past the last pile: the walk is over


def test_r3_all_hands_are_equally_likely() -> None:
    state, dice = State(), Dice()
    seed(dice, 3)
    for place, kind in enumerate(DECKS["base"]):
        choose_deck(state, place, kind)
    dealt: Counter[int] = Counter()
    for _ in range(2_400):
        set_table(state, 5, 0, False, 1, 1)
        deal(state, dice)
        dealt.update(state.aside)
    assert len(dealt) == 120  # ten choose three
    assert min(dealt.values()) > 60 and max(dealt.values()) < 150  # 100 expected, with a standard deviation of 10


def test_r3_the_same_seed_gives_the_same_deal() -> None:
    assert Game.new(5, "any", seed=9).record() == Game.new(5, "any", seed=9).record()
    assert Game.new(5, "base", seed=9).record() != Game.new(5, "base", seed=10).record()
    assert Game.new(3, seed=2**200 + 5).record()["deal"] == Game.new(3, seed=2**200 + 5).record()["deal"]


def test_r4_the_first_player_can_be_chosen() -> None:
    for first in range(4):
        decision = Game.new(4, first=first).decision
        assert decision is not None
        assert decision.seat == first


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 2},
        {"players": 6},
        {"first": 4},
        {"first": -1},
        {"edition": "third"},
        {"schemer_gain": 3},
        {"names": ["A"]},
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(wrong: dict[str, object]) -> None:
    with pytest.raises(OriflammeError, match=r"\w"):
        Game.new(**wrong)  # type: ignore[arg-type]


def test_r90_each_box_and_each_mix_by_lines_has_one_kind_of_each_line() -> None:
    for box, name in enumerate(BOXES):
        assert [line_of(kind) for kind in DECKS[name]] == list(range(len(LINES)))
        assert {box_of(kind) for kind in DECKS[name]} == {box}
    for number in range(200):
        kinds = Game.new(3, "random", seed=number).state.deck
        assert [line_of(kind) for kind in kinds] == list(range(len(LINES)))
    assert len({tuple(Game.new(3, "random", seed=seed).state.deck) for seed in range(50)}) > 45
    for preset in ("court", "tribunal", "blood", "masks"):
        assert [line_of(kind) for kind in DECKS[preset]] == list(range(len(LINES)))


def rows_of_the_rules(heading: str) -> list[list[str]]:
    """Return the rows of the table in rules.md whose first heading is this."""
    lines = RULES.read_text(encoding="utf-8").splitlines()
    begin = next(index for index, line in enumerate(lines) if line.startswith(f"| {heading} |")) + 2
    table = takewhile(lambda line: line.startswith("|"), lines[begin:])
    return [[cell.strip(" `") for cell in row.strip("|").split("|")] for row in table]


def test_r90_lines_boxes_and_named_decks_match_the_rules() -> None:
    lines = rows_of_the_rules("line")
    assert list(LINES) == [row[0] for row in lines]
    for column, box in enumerate(BOXES, 1):
        assert [NAMES[kind] for kind in DECKS[box]] == [row[column] for row in lines]
    named = {row[0]: row[1].split(", ") for row in rows_of_the_rules("preset") if row[0] != "random"}
    assert {name: [NAMES[kind] for kind in kinds] for name, kinds in DECKS.items() if name not in BOXES} == named


def test_r2_the_twin_belongs_to_ablaze_and_the_line_of_the_prince() -> None:
    assert (box_of(TWIN), line_of(TWIN)) == (box_of(PRINCE), line_of(PRINCE)) == (1, 4)


def test_r1_a_deck_has_ten_different_kinds_without_the_twin() -> None:
    assert is_deck(range(1, 11))
    assert is_deck(range(21, 31))
    assert not is_deck(range(10))
    assert not is_deck(range(22, 32))
    assert not is_deck([*range(1, 10), 1])
    assert not is_deck(range(1, 10))
    assert not is_deck(range(1, 12))


def test_r90_the_same_dice_always_draw_the_same_decks() -> None:
    dice = Dice()
    seed(dice, 9)
    assert draw_freely(partial(below, dice)) == (28, 14, 24, 18, 13, 19, 21, 26, 9, 27)
    assert draw_by_lines(partial(below, dice)) == (11, 2, 13, 24, 15, 16, 7, 8, 19, 20)
    assert below(dice, 1000) == 709


def test_r90_a_free_mix_draws_every_kind() -> None:
    drawn = Counter(kind for seed in range(300) for kind in Game.new(3, "any", seed=seed).state.deck)
    assert set(drawn) == set(range(1, 31))


def test_every_kind_has_an_ability_and_the_boxes_have_six_characters_and_four_intrigues() -> None:
    assert [NAMES[kind] for kind in range(1, 32) if ABILITIES[kind] is nothing] == []
    for name in BOXES:
        assert sum(CHARACTERS >> kind & 1 for kind in DECKS[name]) == 6
