"""The functions of the rules, which take numbers and check everything that could do harm."""

from collections.abc import Callable

import pytest

from oriflamme.rules import (
    Dice,
    State,
    advance,
    below,
    choose_deck,
    deal,
    is_legal,
    lay,
    legal,
    play,
    play_games,
    playout,
    put_away,
    put_in_front,
    random_action,
    respond,
    resume,
    seed,
    set_stock,
    set_table,
    step,
    tell_events,
    winners,
)
from oriflamme.rules.decks import DECKS
from oriflamme.rules.kinds import INFILTRATION, JUDGE, SOLDIER, SPY, TREATY, TWIN


def table(deck: str = "base", players: int = 4) -> State:
    state = State()
    for place, kind in enumerate(DECKS[deck]):
        choose_deck(state, place, kind)
    set_table(state, players, 0, False, 1, 1)
    return state


def seeded(number: int) -> Dice:
    dice = Dice()
    seed(dice, number)
    return dice


def dealt(number: int = 1) -> State:
    state = table()
    deal(state, seeded(number))
    advance(state)
    return state


@pytest.mark.parametrize(
    "wrong",
    [
        lambda g: set_table(g, 2, 0, False, 1, 1),
        lambda g: set_table(g, 6, 0, False, 1, 1),
        lambda g: set_table(g, 3, -1, False, 1, 1),
        lambda g: set_table(g, 3, 3, False, 1, 1),
        lambda g: set_table(g, 3, 0, False, 0, 1),
        lambda g: set_table(g, 3, 0, False, 3, 1),
        lambda g: set_table(g, 3, 0, False, 1, 0),
        lambda g: set_table(g, 3, 0, False, 1, 7),
        lambda g: choose_deck(g, -1, SOLDIER),
        lambda g: choose_deck(g, 10, SOLDIER),
        lambda g: choose_deck(g, 0, 0),
        lambda g: choose_deck(g, 0, TWIN),
        lambda g: set_stock(g, -1, 1),
        lambda g: set_stock(g, 4, 1),
        lambda g: set_stock(g, 0, -1),
        lambda g: set_stock(g, 0, 10_000),
        lambda g: put_away(g, -1, SOLDIER, 0),
        lambda g: put_away(g, 4, SOLDIER, 0),
        lambda g: put_away(g, 0, 0, 0),
        lambda g: put_away(g, 0, 32, 0),
        lambda g: put_away(g, 0, SOLDIER, -1),
        lambda g: put_away(g, 0, SOLDIER, 4),
        lambda g: put_away(g, 0, TWIN, 4),
        lambda g: put_in_front(g, -1, TREATY, 0),
        lambda g: put_in_front(g, 4, TREATY, 0),
        lambda g: put_in_front(g, 0, 0, 0),
        lambda g: put_in_front(g, 0, 32, 0),
        lambda g: put_in_front(g, 0, TREATY, -1),
        lambda g: put_in_front(g, 0, TREATY, 10_000),
        lambda g: lay(g, -1, SOLDIER, 0, True, 0, 0, False, False),
        lambda g: lay(g, 4, SOLDIER, 0, True, 0, 0, False, False),
        lambda g: lay(g, 0, SOLDIER, -1, True, 0, 0, False, False),
        lambda g: lay(g, 0, SOLDIER, 4, True, 0, 0, False, False),
        lambda g: lay(g, 0, 0, 0, True, 0, 0, False, False),
        lambda g: lay(g, 0, 32, 0, True, 0, 0, False, False),
        lambda g: lay(g, 0, SOLDIER, 0, True, -1, 0, False, False),
        lambda g: lay(g, 0, SOLDIER, 0, True, 10_000, 0, False, False),
        lambda g: lay(g, 0, SOLDIER, 0, True, 0, -1, False, False),
        lambda g: lay(g, 0, SOLDIER, 0, True, 0, 6, False, False),
        lambda g: lay(g, 0, SOLDIER, 0, True, 0, 0, False, True),
    ],
)
def test_an_impossible_set_up_is_an_error_and_changes_nothing(wrong: Callable[[State], None]) -> None:
    state = table("ablaze")
    before = state.copy()
    with pytest.raises(ValueError, match=r"\w"):
        wrong(state)
    assert state == before


def test_a_family_has_at_most_eleven_cards_in_the_queue_and_keeps_at_most_two() -> None:
    state = table("alliance")
    put_in_front(state, 2, INFILTRATION, 0)
    put_in_front(state, 2, TREATY, 2)
    assert list(state.kept) == [0, 0, 0, 0, INFILTRATION, TREATY, 0, 0, 0, 0]
    with pytest.raises(ValueError, match="at most two"):
        put_in_front(state, 2, TREATY, 2)
    for _ in range(11):
        lay(state, 1, JUDGE, 1, True, 0, 0, False, False)
    assert list(state.entered[12:23]) == list(range(1, 12))
    with pytest.raises(ValueError, match="eleven"):
        lay(state, 1, JUDGE, 1, True, 0, 0, False, False)


def test_play_returns_the_next_legal_actions_or_raises() -> None:
    one, other = dealt(), dealt()
    action = legal(one)[0]
    step(one, action)
    assert play(other, action) == legal(one)
    assert one == other
    with pytest.raises(ValueError, match="99999 is not legal"):
        play(other, 99999)
    assert one == other


def test_respond_answers_without_advancing() -> None:
    state = dealt()
    assert not respond(state, -1)
    assert respond(state, legal(state)[0])
    assert state.question == 0
    advance(state)
    assert state.question != 0


def test_equal_dice_and_their_copies_give_the_same_game() -> None:
    one, other = seeded(8), seeded(8)
    copy = one.copy()
    states = [dealt(), dealt(), dealt()]
    ends = [playout(state, dice) for state, dice in zip(states, (one, other, copy), strict=True)]
    assert ends[0] == ends[1] == ends[2]
    assert states[0] == states[1] == states[2]


@pytest.mark.parametrize(
    ("number", "words", "rolls", "after"),
    [
        (0, (0, 3108667723), [0, 64, 91, 0, 96, 98, 32, 70], (2036698278, 11507794)),
        (1, (824515495, 953926510), [16, 54, 5, 41, 93, 78, 37, 47], (2270772458, 4018117568)),
        (2**32, (0, 226214301), [0, 0, 21, 75, 55, 59, 86, 77], (2027026871, 3223002969)),
        (20261117, (899169385, 4016439464), [72, 73, 68, 57, 35, 55, 76, 99], (909830069, 3256546409)),
        (2**63 - 1, (539527247, 11682101), [57, 22, 3, 86, 80, 53, 99, 42], (1576321846, 881764364)),
    ],
)
def test_a_seed_always_gives_the_same_rolls(
    number: int, words: tuple[int, int], rolls: list[int], after: tuple[int, int]
) -> None:
    """Deals depend on the dice: the same seed must always give the same deal."""
    dice = seeded(number)
    assert (dice.a, dice.b) == words
    assert [below(dice, 100) for _ in rolls] == rolls
    assert (dice.a, dice.b) == after


def test_events_can_be_turned_off() -> None:
    state = table()
    tell_events(state, False)
    play_games(state, seeded(3), 5)
    assert state.told == 0
    tell_events(state, True)
    play_games(state, seeded(3), 5)
    assert state.told > 0
    assert state.telling == 1


def test_random_actions_are_legal_and_cover_all_legal_actions() -> None:
    state, dice = dealt(), seeded(2)
    seen = {random_action(state, dice) for _ in range(500)}
    assert seen == set(legal(state))
    assert all(is_legal(state, action) for action in seen)


def test_a_seed_always_gives_the_same_random_games() -> None:
    state, dice = table("masks", 5), seeded(3)
    assert play_games(state, dice, 20) == 1843
    assert (dice.a, dice.b, list(state.stock)) == (4233255308, 2781732677, [11, 13, 21, 7, 10])


def test_random_actions_include_wait_and_reveal() -> None:
    state, dice = table(), seeded(4)
    lay(state, 0, SPY, 0, False, 0, 0, False, False)
    resume(state, False)
    advance(state)
    assert {random_action(state, dice) for _ in range(60)} == {0, 1} == set(legal(state))


def test_a_game_that_is_over_has_no_legal_action() -> None:
    state = dealt()
    playout(state, seeded(1))
    assert legal(state) == []
    assert not is_legal(state, 0)
    assert winners(state) > 0
    assert State() != SPY
