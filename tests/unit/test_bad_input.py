"""A few thousand mutated inputs. `make fuzz` tries a hundred thousand."""

import pytest

from tests.fuzz import Fuzzer


@pytest.mark.parametrize("part", range(4))
def test_mutated_input_is_valid_or_refused_with_a_sentence(part: int) -> None:
    fuzzer = Fuzzer(seed=part)
    for index in range(1000):
        fuzzer.run(index)
    assert sum(fuzzer.outcomes.values()) == 1000
    for kind in ("record_value", "record_text", "scenario_value", "scenario_text", "action", "position"):
        assert fuzzer.outcomes[f"{kind}: refused"] > 0
    assert any(outcome.endswith(": valid") for outcome in fuzzer.outcomes)
