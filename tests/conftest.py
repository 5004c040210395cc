"""Settings of the tests."""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = int(os.environ.get("ORIFLAMME_EXAMPLES", "60"))
settings.register_profile(
    "house",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")
