"""Environments for reinforcement learning (docs/environments.md). Only numpy is needed for `VectorEnv`."""

import sys

from ..extras import explained

try:
    import numpy as _numpy  # noqa: F401
except ModuleNotFoundError as error:
    raise explained(error, "envs") from None

from .actions import ACTION_VERSION, ACTIONS, action_id, slot_actions, slot_id
from .layout import (
    CARD_LAYOUT,
    KIND_NAMES,
    LAYOUT,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    SEAT_LAYOUT,
    SECRETS_LAYOUT,
    SECRETS_SIZE,
    card_tokens,
    expand,
    seat_rows,
)
from .policy_bot import as_bot
from .vector import Step, VectorEnv

__all__ = [
    "ACTIONS",
    "ACTION_VERSION",
    "CARD_LAYOUT",
    "KIND_NAMES",
    "LAYOUT",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "SEAT_LAYOUT",
    "SECRETS_LAYOUT",
    "SECRETS_SIZE",
    "Step",
    "VectorEnv",
    "action_id",
    "as_bot",
    "card_tokens",
    "expand",
    "seat_rows",
    "slot_actions",
    "slot_id",
]

if "gymnasium" in sys.modules:  # so that gymnasium.make("oriflamme.envs:oriflamme/Oriflamme-v0") finds it
    from .registration import register

    register()
