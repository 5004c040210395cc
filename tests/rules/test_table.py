"""A table before the first action: a new one, and one that is reused."""

import pytest

from oriflamme import rules
from oriflamme.rules import (
    Dice,
    State,
    advance,
    choose_deck,
    deal,
    lay,
    legal,
    play_games,
    playout,
    put_away,
    put_in_front,
    random_action,
    resume,
    seed,
    set_stock,
    set_table,
    step,
)
from oriflamme.rules.decks import DECKS
from oriflamme.rules.kinds import INFILTRATION, JUDGE, SPY, TREATY, TWIN
from oriflamme.rules.questions import PLACE, REVEAL
from oriflamme.rules.steps import ROUND_BEGINS

FIELDS = rules.state.State.__slots__
SIZES = {
    **dict.fromkeys(("stock", "hand", "aside", "discarded", "out", "brought", "hand_size", "treaty_pot"), 5),
    **dict.fromkeys(("holdings", "fallen"), 5),
    **dict.fromkeys(("row", "owner", "family", "kind", "face", "pot", "tokens", "below", "entered"), 56),
    "deck": 10,
    "kept": 5 * 2,
    "since": 5 * 32,
    "answers": 4,
    "log": 32,
}
NOT_ZERO = {"schemer_gain": 1, "telling": 1, "verdicts": 5}
# What an earlier game leaves behind but no rule reads: facts about cards that are gone, answers, events.
LEFTOVERS = {"owner", "family", "kind", "face", "pot", "tokens", "below", "answers", "log", "told"}


def seeded(number: int) -> Dice:
    dice = Dice()
    seed(dice, number)
    return dice


def choose(state: State, deck: str) -> None:
    for place, kind in enumerate(DECKS[deck]):
        choose_deck(state, place, kind)


def table(deck: str = "alliance", players: int = 4, first: int = 0) -> State:
    state = State()
    choose(state, deck)
    set_table(state, players, first, False, 1, 1)
    return state


def without_leftovers(state: State | rules.state.State) -> dict[str, object]:
    return {name: getattr(state, name) for name in FIELDS if name not in LEFTOVERS}


def test_a_new_state_is_empty() -> None:
    for name in FIELDS:
        expected = [0] * SIZES[name] if name in SIZES else NOT_ZERO.get(name, 0)
        assert getattr(State(), name) == expected, name


def test_a_new_table_is_empty_except_for_1_influence_each() -> None:
    state, expected = State(), rules.state.State()
    choose(state, "ablaze")
    set_table(state, 4, 1, True, 2, 3)
    expected.players, expected.first, expected.first_edition, expected.schemer_gain = 4, 1, 1, 2
    expected.round, expected.step = 3, ROUND_BEGINS
    expected.stock = [1, 1, 1, 1, 0]
    expected.twins = 0b1111
    expected.deck = list(DECKS["ablaze"])
    for name in FIELDS:
        assert getattr(state, name) == getattr(expected, name), name


def test_dice_without_a_seed_can_be_rolled() -> None:
    assert (Dice().a, Dice().b) == (1, 1)


@pytest.mark.parametrize("deck", DECKS)
def test_a_reused_table_is_like_a_new_one(deck: str) -> None:
    new = State()
    choose(new, "blood")
    set_table(new, 4, 1, True, 2, 3)
    for number in range(40):
        used, dice = table(deck, 5), seeded(number)
        deal(used, dice)
        advance(used)
        for _ in range(3 * number):
            if legal(used):
                step(used, random_action(used, dice))
        choose(used, "blood")
        set_table(used, 4, 1, True, 2, 3)
        assert without_leftovers(used) == without_leftovers(new)


def test_set_table_clears_every_field() -> None:
    used, new = rules.state.State(), rules.state.State()
    for name in FIELDS:
        setattr(used, name, [3] * SIZES[name] if name in SIZES else 3)
    for state in (used, new):
        for place, kind in enumerate(DECKS["base"]):
            rules.setup.choose_deck(state, place, kind)
        rules.setup.set_table(state, 4, 1, False, 2, 2)
        state.telling = 1
    assert without_leftovers(used) == without_leftovers(new)


def test_consecutive_games_are_like_games_at_new_tables() -> None:
    state, dice = table("masks"), seeded(5)
    other = seeded(5)
    total = play_games(state, dice, 6)
    decisions = first = 0
    for _ in range(6):
        new = table("masks", first=first)
        deal(new, other)
        advance(new)
        copy, copied_dice = new.copy(), other.copy()
        count = playout(new, other)
        assert count == decisions_until_the_end(copy, copied_dice)
        decisions += count
        first = new.first
    assert total == decisions
    assert without_leftovers(state) == without_leftovers(new)
    assert (dice.a, dice.b) == (other.a, other.b)


def decisions_until_the_end(state: State, dice: Dice) -> int:
    count = 0
    while legal(state):
        step(state, random_action(state, dice))
        count += 1
    return count


def test_the_largest_and_smallest_values_can_be_set_up() -> None:
    state = table()
    for round_number, first, schemer_gain, players in ((1, 0, 1, 3), (6, 4, 2, 5)):
        set_table(state, players, first, False, schemer_gain, round_number)
        assert (state.players, state.first, state.round, state.schemer_gain) == (
            players,
            first,
            round_number,
            schemer_gain,
        )
    for seat, amount in ((0, 0), (4, 9999)):
        set_stock(state, seat, amount)
        assert state.stock[seat] == amount
    for seat, kind, pot in ((0, INFILTRATION, 0), (4, TREATY, 9999)):
        put_in_front(state, seat, kind, pot)
        assert state.kept[2 * seat] == kind
        assert state.treaty_pot[seat] == pot
    lay(state, 0, JUDGE, 4, True, 9999, 2, True, False)
    lay(state, 4, SPY, 0, False, 0, 3, True, False)
    lay(state, 4, TWIN, 0, True, 1, 0, False, True)
    tops = list(state.row[:2])
    assert [state.pot[card] for card in tops] == [9999, 1]
    assert [state.owner[card] for card in tops] == [0, 4]
    assert [state.family[card] for card in tops] == [4, 0]
    assert [state.tokens[card] for card in (tops[0], state.below[tops[1]])] == [2, 3]
    assert state.verdicts == 0
    assert state.resting == 1 << tops[0] | 1 << state.below[tops[1]]


def test_a_twin_in_the_queue_is_no_longer_in_front_of_its_player() -> None:
    state = table("ablaze")
    assert state.twins == 0b1111
    lay(state, 2, TWIN, 1, True, 0, 0, False, False)
    assert state.twins == 0b1011


@pytest.mark.parametrize("kind", [1, 31])
def test_the_first_and_the_last_kind_can_be_put_anywhere(kind: int) -> None:
    state = table()
    put_in_front(state, 0, kind, 0)
    put_away(state, 1, kind, 2)
    lay(state, 2, kind, 2, True, 0, 0, False, False)
    assert (state.kept[0], state.discarded[1], state.kind[state.row[0]]) == (kind, 1 << kind, kind)


@pytest.mark.parametrize("where", range(4))
def test_a_card_outside_the_queue_is_where_it_was_put(where: int) -> None:
    state = table("ablaze")
    put_away(state, 3, 1, where)
    put_away(state, 3, TWIN, where)
    zones = (state.hand, state.aside, state.discarded, state.out)
    assert [zone[3] for zone in zones] == [(1 << 1 | 1 << TWIN) * (place == where) for place in range(4)]
    assert state.hand_size[3] == (2 if where == 0 else 0)
    assert state.twins == 0b0111


def test_a_position_resumes_with_placement_or_resolution() -> None:
    for placement, question in ((True, PLACE), (False, REVEAL)):
        state = table()
        put_away(state, 0, SPY, 0)
        lay(state, 0, JUDGE, 0, False, 0, 0, False, False)
        resume(state, placement)
        advance(state)
        assert (state.asked, state.question, state.here) == (0, question, 0)
