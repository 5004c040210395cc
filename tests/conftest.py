"""Settings for all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("ORIFLAMME_EXAMPLES", "60"))
settings.register_profile(
    "oriflamme",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("oriflamme")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Name the group of a test in its id, for `--dist loadgroup`.

    pytest-xdist 3.8 writes it where pytest 9.2 does not read it.
    """
    if not getattr(config.option, "loadgroup", False):
        return
    for item in items:
        group = item.get_closest_marker("xdist_group")
        if group is not None and not item.nodeid.endswith(f"@{group.args[0]}"):
            item._id = type(item._id).parse(f"{item.nodeid}@{group.args[0]}")
