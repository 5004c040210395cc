"""The deduction sheet says exactly what all worlds that fit a view have in common, and where they differ.

`python -m tests.deductions` tries 10,000 positions of games of all decks, each from a random seat or as a spectator.
Each place of a kind is checked by trying to deal the kind there, against all deals if a family has few of them, and
against worlds drawn at random.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import factorial
from typing import Final

from rich.progress import track

from oriflamme import Game, worlds
from oriflamme.deduction import SheetFamily, SheetKind, deduce
from oriflamme.rules import State
from oriflamme.rules.kinds import KINDS, NAMES
from oriflamme.rules.state import FAMILY, HIDDEN, KEEPABLE, REVEALED
from tests.deals import ASIDE, HAND, Family, Place, all_deals, can_lie, family_of
from tests.games import DECK_NAMES, EDITIONS, Play, choose

WORLDS: Final = 4
SHARE: Final = 0.15  # of a game's positions
FEW: Final = 1500  # the most deals that are written out


def check_deduction(game: Game, viewer: int | None, rng: random.Random) -> Counter[str]:
    """Compare a viewer's sheet with the worlds that fit the view. Return what was checked."""
    view = game.glance(viewer)
    sheet = deduce(view)
    counts = Counter({"sheets": 1})
    assert [family.seat for family in sheet.families] == list(range(game.players))
    for seat, family in enumerate(sheet.families):
        check_known(game.state, view.state, family)
        check_world(game.state, family)
        if seat != viewer and not game.over:
            counts += check_possible(view.state, family)
    for _ in range(WORLDS):
        world = worlds.sample(game.view(viewer), rng)
        assert deduce(world.glance(viewer)) == sheet, "the sheet depends on what its viewer cannot know"
        for family in sheet.families:
            check_world(world.state, family)
    return counts


def places(state: State, seat: int) -> dict[str, tuple[str, int]]:
    """Return where the kinds of a family are in a complete game: the place, and the card if it is in the queue."""
    found: dict[str, tuple[str, int]] = {}
    piles = {
        "hand": state.hand[seat],
        "aside": state.aside[seat],
        "discard": state.discarded[seat],
        "out": state.out[seat],
        "front": (state.twins >> seat & 1) << NAMES.index("twin"),
    }
    for place, kinds in piles.items():
        found |= {NAMES[kind]: (place, 0) for kind in range(1, KINDS) if kinds >> kind & 1}
    found |= {NAMES[kind]: ("kept", 0) for kind in state.kept[seat * KEEPABLE : seat * KEEPABLE + KEEPABLE] if kind}
    for card in range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1):
        if state.entered[card]:
            place = "queue" if state.face[card] == REVEALED else "face_down"
            found[NAMES[state.kind[card]]] = (place, card)
    return found


def check_world(state: State, family: SheetFamily) -> None:
    """Check that every card is where the sheet says that it is or may be."""
    where = places(state, family.seat)
    assert {entry.kind for entry in family.kinds} == set(where)
    for entry in family.kinds:
        place, card = where[entry.kind]
        if entry.known:
            assert (entry.known, entry.card) == (place, card)
            assert not possible_places(entry)
        else:
            assert (card or place) in possible_places(entry)


def possible_places(entry: SheetKind) -> set[Place]:
    """Return where a kind may be."""
    found: set[Place] = set(entry.may_be_hidden)
    return found | ({HAND} if entry.may_be_in_hand else set()) | ({ASIDE} if entry.may_be_aside else set())


def check_known(state: State, seen: State, family: SheetFamily) -> None:
    """Check that the sheet gives the place of a kind exactly if the viewer can see it, and the counts of cards."""
    seat = family.seat
    for entry in family.kinds:
        place, card = places(state, seat)[entry.kind]
        kind = 1 << NAMES.index(entry.kind)
        shown = {
            "hand": bool(seen.hand[seat] & kind),
            "aside": bool(seen.aside[seat] & kind),
            "face_down": bool(seen.kind[card]),
        }.get(place, True)
        assert (entry.known is not None) == shown
    secret = sum(
        state.entered[card] > 0 and state.face[card] == HIDDEN
        for card in range(seat * FAMILY + 1, seat * FAMILY + FAMILY + 1)
    )
    assert (family.hand, family.hidden, family.aside) == (
        state.hand[seat].bit_count(),
        secret,
        state.aside[seat].bit_count(),
    )


def check_possible(seen: State, family: SheetFamily) -> Counter[str]:
    """Check each place of each unseen kind, and all deals if there are few."""
    unseen = family_of(seen, family.seat)
    possible = {entry.kind: possible_places(entry) for entry in family.kinds if not entry.known}
    assert set(possible) == {kind for kind, _ in unseen.kinds}
    everywhere: list[Place] = [HAND, ASIDE, *(card for card, _ in unseen.cards)]
    for kind, since in unseen.kinds:
        assert possible[kind] == {place for place in everywhere if can_lie(unseen, {kind: place})}, (
            unseen,
            kind,
            since,
        )
    allowed = sum(since == 0 for _, since in unseen.kinds) * (unseen.aside > 0)
    allowed += sum(entry >= since for _, since in unseen.kinds for _, entry in unseen.cards)
    allowed += len(unseen.kinds) * (unseen.hand > 0)
    counts = Counter(
        {
            "families": 1,
            "kinds that had been seen": sum(since > 0 for _, since in unseen.kinds),
            "places that other kinds must fill": allowed - sum(map(len, possible.values())),
        }
    )
    if deals(unseen) <= FEW:
        written: dict[str, set[Place]] = {kind: set() for kind in possible}
        for deal in all_deals(unseen):
            for kind, place in deal:
                written[kind].add(place)
        assert written == possible
        counts["families with all deals written out"] += 1
    return counts


def deals(family: Family) -> int:
    """Return how many deals there would be if nothing were known about any kind."""
    return factorial(len(family.kinds)) // factorial(family.hand) // factorial(family.aside)


def positions(rng: random.Random) -> Iterator[Game]:
    """Yield positions of random games of every deck and count of players."""
    while True:
        seed, edition = rng.getrandbits(40), rng.choice(EDITIONS)
        play = Play(rng.randint(3, 5), rng.choice(DECK_NAMES), seed, 0, edition, 1, rng.random())
        game = play.new()
        while game.decision:
            if rng.random() < SHARE:
                yield game
            game.play(choose(game.decision, rng, play.boldness))
        yield game


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    rng, counts = random.Random(23), Counter[str]()
    for game in track(islice(positions(random.Random(23)), count), "deductions", total=count):
        counts += check_deduction(game, rng.choice((None, *range(game.players))), rng)
    print(", ".join(f"{times:,} {name}" for name, times in counts.items()) + ": equal to all worlds")


if __name__ == "__main__":
    main()
