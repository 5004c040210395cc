"""Games as arrays of small numbers: actions by index, observations, and many games stepped in one call.

Written in the language of the rules and compiled with them. Import from here: as with the rules, the modules inside are
always plain. The buffers that a caller lends must be large enough: compiled code does not check it, `oriflamme.envs`
does.
"""

import os
from typing import TypeVar

T = TypeVar("T")

__all__ = [
    "Terms",
    "add_deck",
    "add_opponent",
    "agree",
    "answers_question",
    "begin_game",
    "begin_games",
    "draw_deck_for",
    "draw_decks",
    "first_illegal",
    "index_of_number",
    "lined_up",
    "number_of_index",
    "play_and_score",
    "play_index",
    "sample_actions",
    "seed_game",
    "show_games",
    "step_games",
    "write_mask",
    "write_observation",
    "write_secrets",
]
RELEASES_LOCK = ("begin_games", "first_illegal", "play_and_score", "sample_actions", "show_games", "step_games")

TYPE_CHECKING = False  # mypy knows the name; it reads the plain modules only
COMPILED = False
if not TYPE_CHECKING and not os.environ.get("ORIFLAMME_PLAIN"):
    try:
        from ..rules._compiled import (
            Terms,
            add_deck,
            add_opponent,
            agree,
            answers_question,
            begin_game,
            begin_games,
            draw_deck_for,
            draw_decks,
            first_illegal,
            index_of_number,
            number_of_index,
            play_and_score,
            play_index,
            rules_Row,
            sample_actions,
            seed_game,
            show_games,
            step_games,
            write_mask,
            write_observation,
            write_secrets,
        )

        COMPILED = True
    except ModuleNotFoundError:
        pass
if TYPE_CHECKING or not COMPILED:
    from .action_numbers import index_of_number, number_of_index, write_mask
    from .batch import (
        answers_question,
        begin_game,
        begin_games,
        draw_deck_for,
        first_illegal,
        play_and_score,
        play_index,
        sample_actions,
        seed_game,
        show_games,
        step_games,
    )
    from .observation import write_observation, write_secrets
    from .terms import Terms, add_deck, add_opponent, agree, draw_decks


def lined_up(members: list[T]) -> list[T]:
    """Return a list for functions that take many: they look its members up once, so it must not change afterwards."""
    return rules_Row(members, type(members[0])) if COMPILED else members  # type: ignore[name-defined]
