"""States from text: the start of a scenario, and the moment that a position line describes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from .deals import empty_state, whole_number
from .errors import NotationError, OriflammeError
from .notation.cards import Queue
from .notation.names import FAMILIES, kind_number, read_deck, seat_of
from .notation.position import Position, position_of, read_position
from .notation.record import short
from .notation.scenario import Piles, Scenario, check_scenario_position, named_kinds
from .rules import (
    State,
    advance,
    lay,
    legal,
    put_away,
    put_in_front,
    resume,
    resume_after_the_end,
    resume_placement,
    resume_walk,
    set_stock,
    step,
)
from .rules.kinds import CHARACTERS, DECK, HAND, INFILTRATION, ROUNDS, TREATY, TWIN
from .rules.questions import UNCOVER
from .rules.setup import DISCARD_PILE, IN_HAND, OUT_OF_GAME, SET_ASIDE

MOST_ANSWERS: Final = 3  # to one ability before its last question
FROM_HAND: Final = ("place", "swap")  # questions whose actions name every card of the hand


def state_of_scenario(scenario: Scenario) -> State:
    """Return a scenario's state before its first action."""
    state = _laid_out(scenario, [scenario.round - (scenario.phase == "placement")] * scenario.players)
    resume(state, scenario.phase == "placement")
    return state


def _laid_out(scenario: Scenario, played: Sequence[int]) -> State:
    """Return a scenario's cards and stocks; `played` is how many cards each seat has placed."""
    state = empty_state(
        scenario.deck, scenario.players, scenario.first, scenario.edition, scenario.schemer_gain, scenario.round
    )
    for seat in range(scenario.players):
        set_stock(state, seat, scenario.stocks[seat])
        _deal_family(state, scenario, seat, played[seat])
        for kept in scenario.kept.get(seat, ()):
            put_in_front(state, seat, kept.kind, kept.pot)
    for pile in scenario.queue:
        for height, card in enumerate(reversed(pile)):
            lay(
                state,
                card.owner,
                card.kind,
                card.family,
                not card.hidden,
                card.pot,
                card.verdicts,
                card.rests,
                height > 0,
            )
    return state


def _deal_family(state: State, scenario: Scenario, seat: int, played: int) -> None:
    """Deal a family's listed kinds, then its other kinds to the places that the scenario leaves open."""
    lists = ((IN_HAND, scenario.hands), (SET_ASIDE, scenario.aside), (DISCARD_PILE, scenario.discards))
    for where, given in lists:
        for kind in given.get(seat, ()):
            put_away(state, seat, kind, where)
    room = {IN_HAND: HAND - played, SET_ASIDE: DECK - HAND, DISCARD_PILE: DECK}
    places = [where for where, given in lists if seat not in given for _ in range(room[where])]
    named = named_kinds(scenario, seat)
    for kind in scenario.deck:
        if kind not in named:
            put_away(state, seat, kind, places.pop(0) if places else OUT_OF_GAME)


def state_of_position(
    position: Position | str,
    deck: str | Sequence[str],
    first: int | None,
    edition: str,
    schemer_gain: int,
    pile: int | None,
    lists: Mapping[str, Mapping[str, Iterable[str]]],
) -> State:
    """Return a state whose position line is the given one. `lists` has `hands`, `aside` and `discards`."""
    if isinstance(position, str):
        position = read_position(position)
    elif not isinstance(position, Position):
        raise NotationError(f"expected a position or its line, got {short(position)}")
    scenario = _scenario_of(position, deck, first, edition, schemer_gain, lists)
    check_scenario_position(replace(scenario, queue=_without_intrigue_at_work(scenario.queue, position.seat)))
    wanted = _line(position, bool(position.actions))
    try:
        for state in _moments(position, scenario, pile):
            if _line(position_of(state, shows_actions=bool(position.actions)), True) == wanted:
                return state
    except ValueError as error:
        raise NotationError(str(error)) from None
    raise NotationError(
        f"position: no game comes to {wanted!r} like this; check the deck, the pile whose turn it is, and the actions."
        " A Plot in progress cannot be read from a line"
    )


def _line(position: Position, shows_actions: bool) -> str:
    return str(position if shows_actions else replace(position, actions=()))


def _scenario_of(
    position: Position,
    deck: str | Sequence[str],
    first: int | None,
    edition: str,
    schemer_gain: int,
    lists: Mapping[str, Mapping[str, Iterable[str]]],
) -> Scenario:
    players = len(position.stocks)
    round_number = ROUNDS if position.round is None else position.round
    if position.seat >= players:
        raise NotationError(f"position: {FAMILIES[position.seat]} is asked, but there are {players} players")
    for card in position.kept:
        if card.kind not in (INFILTRATION, TREATY):
            raise NotationError(f"kept: only a Treaty or an Infiltration is kept, got {card}")
    kinds = {name: _read_list(name, cards, players) for name, cards in lists.items()}
    if position.kind in FROM_HAND and position.actions:
        cards = dict.fromkeys(str(action.card) for action in position.actions)
        kinds["hands"].setdefault(position.seat, tuple(kind_number(card, "actions") for card in cards))
    return Scenario(
        name="position",
        deck=read_deck(deck),
        players=players,
        first=(round_number - 1) % players if first is None else whole_number(first, "first"),
        round=round_number,
        edition=edition,
        schemer_gain=schemer_gain,
        stocks=position.stocks,
        queue=position.queue,
        kept={seat: tuple(card for card in position.kept if card.seat == seat) for seat in range(players)},
        hands=kinds["hands"],
        aside=kinds["aside"],
        discards=kinds["discards"],
    )


def _read_list(name: str, given: Mapping[str, Iterable[str]], players: int) -> Piles:
    if not isinstance(given, Mapping):
        raise OriflammeError(f"{name}: expected lists by family, such as {{'R': ['spy']}}, got {short(given)}")
    return {
        seat_of(letter, players, name): tuple(kind_number(kind, f"{name}, {letter}") for kind in cards)
        for letter, cards in given.items()
    }


def _moments(position: Position, scenario: Scenario, pile: int | None) -> Iterator[State]:
    """Yield the states that may be meant."""
    everyone = [scenario.round] * scenario.players
    if position.round is None:
        state = _laid_out(scenario, everyone)
        resume_after_the_end(state)
        yield state
    elif position.kind == "place":
        turn = (position.seat - scenario.first) % scenario.players
        placed = [(scenario.first + index) % scenario.players for index in range(turn)]
        played = [scenario.round - (seat not in placed) for seat in range(scenario.players)]
        state = _laid_out(scenario, played)
        resume_placement(state, turn)
        advance(state)
        yield state
    else:
        for place in range(len(scenario.queue)) if pile is None else (whole_number(pile, "pile") - 1,):
            yield from _at_pile(position, scenario, place, everyone)


def _at_pile(position: Position, scenario: Scenario, place: int, played: Sequence[int]) -> Iterator[State]:
    """Yield the questions that the top card of a pile may ask: as it lies, or just after it was revealed."""
    if not 0 <= place < len(scenario.queue):
        raise NotationError(f"pile: expected a number from 1 to {len(scenario.queue)}, got {place + 1}")
    top = scenario.queue[place][0]
    if top.family != position.seat:
        return
    before = _laid_out(scenario, played)
    resume_walk(before, place)
    advance(before)
    yield from _with_answers(before, place, MOST_ANSWERS)
    if position.kind != "reveal" and not top.hidden and top.kind != TWIN:
        hidden = replace(scenario, queue=_turned(scenario.queue, place))
        before = _laid_out(hidden, played)
        resume_walk(before, place)
        advance(before)
        if step(before, UNCOVER):
            yield from _with_answers(before, place, MOST_ANSWERS)


def _turned(queue: Queue, place: int) -> Queue:
    top, *covered = queue[place]
    turned = replace(top, hidden=True, pot=0)
    return (*queue[:place], (turned, *covered), *queue[place + 1 :])


def _without_intrigue_at_work(queue: Queue, seat: int) -> Queue:
    """Return the queue as it was before the seat revealed the intrigue that asks, if one does."""
    tops = (place for place, (top, *_) in enumerate(queue) if top.family == seat and not top.hidden)
    at_work = next((place for place in tops if not CHARACTERS >> queue[place][0].kind & 1), None)
    return queue if at_work is None else _turned(queue, at_work)


def _with_answers(state: State, place: int, most: int) -> Iterator[State]:
    """Yield a question, and those that follow its answers while the same card asks."""
    yield state
    if most == 0 or state.given == MOST_ANSWERS:
        return
    for number in legal(state):
        after = state.copy()
        step(after, number)
        if after.given == state.given + 1 and after.here == place:
            yield from _with_answers(after, place, most - 1)
