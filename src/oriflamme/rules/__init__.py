"""The rules of Oriflamme, Ablaze and Alliance.

Plain Python, which the build compiles into one extension. `COMPILED` says whether the extension runs; set
ORIFLAMME_PLAIN in the environment to run the plain rules. Import the rules from here, never from a module inside: the
modules inside are always plain, and compiled and plain States do not mix.
"""

import os

__all__ = [
    "COMPILED",
    "Dice",
    "State",
    "advance",
    "become",
    "below",
    "choose_deck",
    "deal",
    "hide",
    "is_legal",
    "lay",
    "legal",
    "play",
    "play_games",
    "playout",
    "presence",
    "proceed",
    "put_away",
    "put_in_front",
    "random_action",
    "redeal",
    "respond",
    "resume",
    "resume_after_the_end",
    "resume_placement",
    "resume_walk",
    "seed",
    "set_stock",
    "set_table",
    "step",
    "subject",
    "suppose",
    "tell_events",
    "unseen_kinds",
    "winners",
]
RELEASES_LOCK = ("playout", "play_games")

TYPE_CHECKING = False  # mypy knows this name; it reads only the plain rules
COMPILED = False
if not TYPE_CHECKING and not os.environ.get("ORIFLAMME_PLAIN"):
    try:
        from ._compiled import (
            Dice,
            State,
            advance,
            become,
            below,
            choose_deck,
            deal,
            hide,
            is_legal,
            lay,
            legal,
            play,
            play_games,
            playout,
            presence,
            proceed,
            put_away,
            put_in_front,
            random_action,
            redeal,
            respond,
            resume,
            resume_after_the_end,
            resume_placement,
            resume_walk,
            seed,
            set_stock,
            set_table,
            step,
            subject,
            suppose,
            tell_events,
            unseen_kinds,
            winners,
        )

        COMPILED = True
    except ModuleNotFoundError:
        pass
if TYPE_CHECKING or not COMPILED:
    from .actions import is_legal, legal, play, play_games, playout, random_action, respond, step, subject
    from .dice import Dice, below, seed
    from .flow import advance, presence, proceed, winners
    from .secrets import hide, redeal, suppose, unseen_kinds
    from .setup import (
        choose_deck,
        deal,
        lay,
        put_away,
        put_in_front,
        resume,
        resume_after_the_end,
        resume_placement,
        resume_walk,
        set_stock,
        set_table,
        tell_events,
    )
    from .state import State, become
