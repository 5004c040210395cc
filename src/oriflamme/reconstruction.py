"""A view from what a seat hears: the table as it is shown to it, and the events that it was told.

A client gets no view over the network, but it gets enough to make the same one. Every card whose kind came out is known
from a later event. The others are dealt in any way that fits: by the law of views, the seat cannot tell the ways apart.
Then the game is played again: of all legal actions, those that give the events that were heard.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from .deals import state_of_shuffles
from .errors import OriflammeError
from .events import (
    Acted,
    Bribed,
    CardKept,
    Discarded,
    Eliminated,
    Entered,
    Event,
    Exchanged,
    NotFound,
    Placed,
    Revealed,
    RoundBegan,
    TookPot,
    TurnedDown,
    events_of,
)
from .game import Game
from .notation.actions import Action, action_of
from .rules import State, legal, proceed, respond
from .rules.kinds import DECK, HAND, NAMES, TWIN
from .rules.questions import NO_QUESTION
from .rules.state import FAMILY
from .rules.steps import OVER
from .view import View, view
from .view_json import ShownGame, show

NAMING = (Revealed, TookPot, Acted, Eliminated, Discarded, CardKept, Bribed, TurnedDown)  # the kind of their card


class Told(NamedTuple):
    """What the events say about the cards of all families."""

    kinds: dict[int, str]  # of cards that came face down, by the index of the event with which they came
    secret: dict[int, int]  # the families of those that are still a secret, by the same index, in order
    returned: list[dict[str, int]]  # by seat: kinds that returned to the hand, and at which event
    present: list[set[str]]  # by seat: kinds that were found not to be set aside
    brought: list[set[str]]  # by seat: kinds that were brought from the cards set aside


def reconstruct(
    shown: ShownGame,
    events: Sequence[Event],
    seat: int,
    names: Sequence[str] | None = None,
    edition: str = "revised",
    schemer_gain: int = 1,
    given: Sequence[str] = (),
) -> View:
    """Return the view of a seat, from `Game.show(seat)` and `Game.events(0, seat)` as a server sends them.

    `given` are the answers that the seat has given since the last event. An ability acts after its last answer, so no
    event tells them.
    """
    if not events or not isinstance(events[0], RoundBegan):
        raise OriflammeError("the events must begin with the first round")
    told = _read(events, len(shown.seats))
    shuffles = [_shuffle(shown, told, other, other == seat) for other in range(len(shown.seats))]
    whole = [
        msgspec.structs.replace(event, kind=told.kinds[index]) if index in told.kinds else event
        for index, event in enumerate(events)
    ]
    start = state_of_shuffles(shown.deck, shuffles, events[0].first, edition, schemer_gain)
    game = Game(start, names)

    def fits(state: State, actions: Sequence[Action]) -> bool:
        told_last = [str(action) for action in actions[len(actions) - len(given) :]]
        return told_last == [*given] and show(view(state, game.names, seat)) == shown

    for action in _replay(game.state, whole, fits):
        game.play(action)
    return game.view(seat)


def _read(events: Sequence[Event], players: int) -> Told:
    """Find out what the events say about cards."""
    told = Told({}, {}, *([kind() for _ in range(players)] for kind in (dict, set, set)))  # type: ignore[arg-type]
    face_down: dict[int, int] = {}  # the event with which each card came, by its public number
    discarded: list[set[str]] = [set() for _ in range(players)]
    for index, event in enumerate(events):
        if isinstance(event, NAMING) and event.card in face_down:
            told.kinds[face_down.pop(event.card)] = event.kind
        if isinstance(event, Eliminated | Discarded):
            discarded[(event.card - 1) // FAMILY].add(event.kind)
        elif isinstance(event, Entered) and event.kind != NAMES[TWIN]:
            found = discarded if event.kind in discarded[event.seat] else None
            if found:
                found[event.seat].remove(event.kind)
            else:
                told.brought[event.seat].add(event.kind)
        elif isinstance(event, NotFound):
            told.present[event.seat].add(event.kind)
        elif isinstance(event, Exchanged):
            if event.gone in face_down:
                told.kinds[face_down.pop(event.gone)] = event.gone_kind
            told.returned[event.seat][event.gone_kind] = index
        if isinstance(event, Placed | Exchanged):
            if event.kind is None:
                face_down[event.card] = index
            else:
                told.kinds[index] = event.kind
    for card, index in face_down.items():
        told.secret[index] = (card - 1) // FAMILY
    return told


def _shuffle(shown: ShownGame, told: Told, seat: int, is_mine: bool) -> list[str]:
    """Return ten cards of a family, the three set aside last, and give its secret cards their kinds."""
    brought, place = told.brought[seat], shown.seats[seat]
    if is_mine:
        aside = {*(place.aside or ()), *brought}
    else:
        seen = {*place.discards, *(kept.kind for kept in place.kept)}
        seen.update(card.kind for cards in shown.queue for card in cards if card.owner == seat and card.kind)
        unseen = [kind for kind in shown.deck if kind not in seen]
        known = {*told.returned[seat], *told.present[seat]}
        aside = {*brought, *[kind for kind in unseen if kind not in known][: DECK - HAND - len(brought)]}
        _name_secrets(told, seat, [kind for kind in unseen if kind not in aside])
    hand = [kind for kind in shown.deck if kind not in aside]
    if len(hand) != HAND:
        raise OriflammeError("no deal fits what was told")
    return [*hand, *sorted(aside)]


def _name_secrets(told: Told, seat: int, kinds: list[str]) -> None:
    """Give each secret card a kind that was not out of sight elsewhere when it came; the oldest choose first."""
    kinds.sort(key=lambda kind: told.returned[seat].get(kind, -1))
    for index in sorted(index for index, owner in told.secret.items() if owner == seat):
        if not kinds or told.returned[seat].get(kinds[0], -1) >= index:
            raise OriflammeError("no deal fits what was told")
        told.kinds[index] = kinds.pop(0)


def _replay(start: State, events: Sequence[Event], fits: Callable[[State, Sequence[Action]], bool]) -> list[Action]:
    """Return the actions that lead through these events to a state that fits."""
    paths: list[tuple[State, int, Iterator[int]]] = [(start, 1, iter(legal(start)))]
    actions: list[Action] = []
    while paths:
        state, heard, numbers = paths[-1]
        if heard == len(events) and fits(state, actions):
            return actions
        for number in numbers:
            after = state.copy()
            told = _answer(after, number)
            if told == events[heard : heard + len(told)]:
                actions.append(action_of(state.question, number))
                paths.append((after, heard + len(told), iter(legal(after) if after.step != OVER else ())))
                break
        else:
            paths.pop()
            if actions:
                actions.pop()
    raise OriflammeError("no game leads to what was told")


def _answer(state: State, number: int) -> list[Event]:
    """Answer the open question, go on to the next, and return what happened."""
    heard = state.told
    respond(state, number)
    told = events_of(state, heard)
    while state.question == NO_QUESTION and state.step != OVER:
        heard = state.told
        proceed(state)
        told += events_of(state, heard)
    return told
