"""The environment for PettingZoo under its usual name: `oriflamme_v0.env(players=4, deck="base")`."""

from .pettingzoo_env import env, raw_env

__all__ = ["env", "raw_env"]
