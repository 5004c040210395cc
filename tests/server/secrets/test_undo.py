"""An action can be taken back only while nobody has learned anything by it."""

from .undo import tries


def test_who_takes_an_action_back_has_learned_nothing_by_it() -> None:
    found = list(tries(3000, seed=1))
    assert [one for one in found if one.can_undo and not one.same] == []
    assert sum(one.can_undo for one in found) > 2000


def test_a_rule_that_lets_everything_be_taken_back_is_seen_to_teach() -> None:
    found = list(tries(1000, seed=1, learned=lambda now, then: False))
    assert any(one.can_undo and not one.same for one in found)
