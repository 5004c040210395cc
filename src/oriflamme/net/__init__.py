"""A trained net: features of a position, the forward pass, and the weights that come with the package.

Written in the language of the rules and compiled with them, but for `weights`. Import from here: as with the rules, the
modules inside are always plain. The memory that a caller lends must be large enough: compiled code does not check it.
"""

import os

__all__ = [
    "Outline",
    "encode_positions",
    "favour_answers",
    "lay_out",
    "net_action",
    "play_nets",
    "think_and_judge",
    "value_of",
]
RELEASES_LOCK = ("encode_positions", "play_nets", "think_and_judge")

TYPE_CHECKING = False  # mypy knows the name; it reads the plain modules only
COMPILED = False
if not TYPE_CHECKING and not os.environ.get("ORIFLAMME_PLAIN"):
    try:
        from ..rules._compiled import (
            Outline,
            encode_positions,
            favour_answers,
            lay_out,
            net_action,
            play_nets,
            think_and_judge,
            value_of,
        )

        COMPILED = True
    except ModuleNotFoundError:
        pass
if TYPE_CHECKING or not COMPILED:
    from .features import Outline, lay_out
    from .forward import encode_positions, net_action, value_of
    from .games import play_nets
    from .judgement import favour_answers, think_and_judge
