"""Characters are told apart by what they do, and play soundly all the same."""

import os
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from oriflamme import Game, OriflammeError
from oriflamme.bots import CHARACTER_LEVELS, CHARACTERS, SearchBot, bot, check_bot
from oriflamme.bots.grievances import harm_done, heard
from oriflamme.errors import UnknownBot
from oriflamme.notation.actions import Action
from oriflamme.rules import COMPILED
from oriflamme.rules.kinds import NAMES
from oriflamme.view import View

IS_LONG = bool(os.environ.get("ORIFLAMME_LONG"))  # in `make proof`
GAMES = 24
KILLERS = {"soldier", "archer", "assassination", "cutthroat", "apothecary", "impersonation", "deserter", "judge"}
Trait = Callable[[View, Action], bool | None]  # whether an action shows it; None where it cannot be shown


def waits(view: View, action: Action) -> bool | None:
    assert view.decision is not None
    return action.text == "wait" if view.decision.kind == "reveal" else None


def bluffs(view: View, action: Action) -> bool | None:
    assert view.decision is not None
    kind = NAMES[view.state.kind[view.state.actor]] if view.decision.kind == "reveal" else ""
    return action.text == "wait" if kind in {"soldier", "archer", "spy", "heir", "lord", "shapeshifter"} else None


def places_a_killer(view: View, action: Action) -> bool | None:
    assert view.decision is not None
    has_choice = bool(KILLERS & set(view.hand)) and not set(view.hand) <= KILLERS
    return action.text.split()[1] in KILLERS if view.decision.kind == "place" and has_choice else None


def places_first(view: View, action: Action) -> bool | None:
    assert view.decision is not None
    return action.text.endswith(" first") if view.decision.kind == "place" and view.state.length else None


def covers(view: View, action: Action) -> bool | None:
    assert view.decision is not None
    can = view.decision.kind == "place" and any(" on " in one.text for one in view.decision.actions)
    return " on " in action.text if can else None


def strikes(view: View, victims: set[int], action: Action) -> bool | None:
    """Tell whether an elimination hits one of some seats, where it could hit one of others."""
    assert view.decision is not None
    if view.decision.kind != "target" or NAMES[view.state.voice] not in KILLERS:
        return None
    families = {one: view.state.family[view.state.row[one.number]] for one in view.decision.actions}
    reach = set(families.values()) - {view.seat}
    return families[action] in victims if reach & victims and reach - victims else None


def strikes_the_leader(view: View, action: Action) -> bool | None:
    rivals = {seat: stock for seat, stock in enumerate(view.stocks) if seat != view.seat}
    return strikes(view, {seat for seat, stock in rivals.items() if stock == max(rivals.values())}, action)


def strikes_back(view: View, action: Action) -> bool | None:
    harm = harm_done(heard(view), view.seat)
    worst = {seat for seat, amount in harm.items() if amount == max(harm.values())} if harm else set()
    return strikes(view, worst, action)


# What people notice: the trait, and whether the character shows it more often or less.
NOTICED: dict[str, tuple[Trait, int]] = {
    "miser": (waits, 1),
    "hothead": (waits, -1),
    "avenger": (strikes_back, 1),
    "architect": (covers, 1),
    "gambler": (bluffs, 1),
    "herald": (places_first, 1),
    "executioner": (places_a_killer, 1),
    "peacemaker": (places_a_killer, -1),
}


@cache
def choices(name: str) -> list[tuple[View, Action]]:
    """Return what a bot saw and did in games against casual players."""
    made = []
    for number in range(GAMES):
        game = Game.new(4, "base", seed=number)
        seats = [bot(name if seat == number % 4 else "casual", number) for seat in range(4)]
        while game.decision:
            seat = game.decision.seat
            view = game.view(seat)
            action = seats[seat].choose(view)
            if seat == number % 4:
                made.append((view, action))
            game.play(action)
    return made


def share_of(trait: Trait, name: str) -> float:
    """Return how often a bot shows a trait, of the times when it could."""
    shown = Counter(trait(view, action) for view, action in choices(name))
    return shown[True] / max(shown[True] + shown[False], 1)


def test_every_character_has_something_that_people_notice() -> None:
    assert NOTICED.keys() == CHARACTERS.keys()


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled: it would take minutes")
@pytest.mark.parametrize("level", ["club", "strong"] if IS_LONG else ["club"])
@pytest.mark.parametrize("name", NOTICED)
def test_a_character_is_told_apart_by_what_it_does(name: str, level: str) -> None:
    trait, sign = NOTICED[name]
    plain, shown = share_of(trait, level if level != "club" else "club:100"), share_of(trait, f"{name}:{level}")
    least = 0.08 if level == "club" else 0.03
    assert sign * (shown - plain) > least, (plain, shown)


def test_likes_count_more_where_the_margin_makes_actions_differ_by_more() -> None:
    view = next(view for view, _ in choices("club:100"))
    for name, zeal in (("miser", 1.5), ("architect", 2.5)):
        for level in CHARACTER_LEVELS:
            made = bot(f"{name}:{level}", 1)
            assert isinstance(made, SearchBot)
            made._prefer(view)
            liked = CHARACTERS[name].wait, CHARACTERS[name].stack
            times = zeal if made.depth.margin else 1
            assert (made._taste.wait, made._taste.stack) == tuple(round(times * liking) for liking in liked)


@pytest.mark.parametrize("name", CHARACTERS)
@pytest.mark.parametrize("level", CHARACTER_LEVELS)
def test_a_character_plays_at_every_level(name: str, level: str) -> None:
    assert check_bot(f"{name}:{level}") == f"{name}:{level}"
    game = Game.new(4, "base", seed=3)
    assert game.decision is not None
    player = CHARACTER_LEVELS[level](1, 20)
    player.character = CHARACTERS[name]
    assert type(bot(f"{name}:{level}")) is type(player)
    assert player.choose(game.view(game.decision.seat)) in game.decision.actions


def test_an_unknown_level_is_refused_with_the_levels() -> None:
    with pytest.raises(
        OriflammeError, match="miser plays at the levels casual, club, strong, expert, master, got 'grand'"
    ):
        bot("miser:grand")
    with pytest.raises(UnknownBot, match="unknown bot 'miser:grand'"):
        check_bot("miser:grand")
