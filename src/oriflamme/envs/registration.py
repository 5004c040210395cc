"""Telling Gymnasium of the environment without importing it."""

from typing import Final

ID: Final = "oriflamme/Oriflamme-v0"


def register() -> None:
    """Make the environment known to Gymnasium, which imports it when it is made."""
    from gymnasium.envs.registration import register, registry

    if ID not in registry:
        register(ID, "oriflamme.envs.gymnasium_env:OriflammeEnv")
