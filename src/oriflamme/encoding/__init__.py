"""Games as arrays of small numbers: actions by index, observations, and many games stepped in one call.

Written in the language of the rules and compiled with them. Import from here: as with the rules, the modules inside are
always plain. The buffers that a caller lends must be large enough: compiled code does not check it, `oriflamme.envs`
does.
"""

import os

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
        play_and_score,
        play_index,
        sample_actions,
        seed_game,
        show_games,
        step_games,
    )
    from .observation import write_observation, write_secrets
