"""How bots play: written in the same subset of Python as the rules, and compiled with them.

Import from here: as with the rules, the modules inside are always plain.
"""

import os

__all__ = [
    "Foresight",
    "Scales",
    "Taste",
    "Thought",
    "best_candidate",
    "casual_action",
    "casual_playout",
    "duel",
    "look_openly",
    "play_casual_games",
    "play_policies",
    "policy_action",
    "roll_for",
    "set_foresight",
    "set_habit",
    "set_likes",
    "set_play",
    "set_strike",
    "set_thorough",
    "stop_thinking",
    "think",
    "think_ahead",
]
RELEASES_LOCK = ("casual_playout", "duel", "look_openly", "play_casual_games", "think", "think_ahead")

TYPE_CHECKING = False  # mypy knows this name; it reads only the plain modules
COMPILED = False
if not TYPE_CHECKING and not os.environ.get("ORIFLAMME_PLAIN"):
    try:
        from ..rules._compiled import (
            Foresight,
            Scales,
            Taste,
            Thought,
            best_candidate,
            casual_action,
            casual_playout,
            duel,
            look_openly,
            play_casual_games,
            play_policies,
            policy_action,
            roll_for,
            set_foresight,
            set_habit,
            set_likes,
            set_play,
            set_strike,
            set_thorough,
            stop_thinking,
            think,
            think_ahead,
        )

        COMPILED = True
    except ModuleNotFoundError:
        pass
if TYPE_CHECKING or not COMPILED:
    from .casual import casual_action, casual_playout, play_casual_games
    from .habits import set_habit
    from .nested_search import Foresight, set_foresight, think_ahead
    from .policies import play_policies, policy_action, roll_for
    from .scales import Scales, duel, look_openly
    from .search import (
        Taste,
        Thought,
        best_candidate,
        set_likes,
        set_play,
        set_strike,
        set_thorough,
        stop_thinking,
        think,
    )
