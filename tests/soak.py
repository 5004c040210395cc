"""Play many games of every deck and count of players with the extension. `make sanitize` runs it with fatal checks."""

from functools import partial

from rich.progress import track

from oriflamme.rules import (
    COMPILED,
    Dice,
    State,
    advance,
    below,
    choose_deck,
    deal,
    hide,
    legal,
    play_games,
    random_action,
    redeal,
    seed,
    set_table,
    step,
)
from oriflamme.rules.decks import DECKS, draw_freely
from oriflamme.tactics import Taste, Thought, play_casual_games, think


def main(games: int = 300) -> None:
    dice = Dice()
    seed(dice, 42)
    played = decisions = 0
    decks = [*DECKS.values(), *(draw_freely(partial(below, dice)) for _ in range(60))]
    for deck in track(decks, "playing"):
        for players in (3, 4, 5):
            for first_edition in (False, True):
                state = State()
                for place, kind in enumerate(deck):
                    choose_deck(state, place, kind)
                set_table(state, players, 0, first_edition, 1 + (players & 1), 1)
                decisions += play_games(state, dice, games)
                decisions += play_casual_games(state, dice, games)
                played += 2 * games
                walk_with_worlds(state, dice)
    assert COMPILED, "the rules are not compiled"
    print(f"{played} games, {decisions} decisions: nothing to report")


def walk_with_worlds(finished: State, dice: Dice) -> None:
    """Hide the cards and deal them again at every decision of a game, and let the bot club think about some."""
    state = finished.copy()
    set_table(state, finished.players, 0, False, 1, 1)
    deal(state, dice)
    advance(state)
    while legal(state):
        for viewer in range(-1, state.players):
            world = state.copy()
            hide(world, viewer)
            redeal(world, viewer, dice)
        if state.round % 2:
            think(state, state.asked, Thought(), State(), State(), dice, 20, 10, Taste())
        step(state, random_action(state, dice))


if __name__ == "__main__":
    main()
