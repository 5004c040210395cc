"""A preview of an answer says what happens, under exactly the conditions that matter.

`python -m tests.previews` tries 10,000 positions of games of all decks. What happens is read from the state before and
after and from the typed events. Which kinds a card can have is found by trying to deal them.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from statistics import median, quantiles
from typing import Any, Final

from rich.progress import track

from oriflamme import Game, worlds
from oriflamme.events import (
    Bribed,
    CardKept,
    Eliminated,
    Entered,
    Event,
    Exchanged,
    Gained,
    LostPot,
    Marked,
    Moved,
    Paid,
    TookPot,
    TurnedDown,
    events_of,
)
from oriflamme.notation.actions import read_action
from oriflamme.previews import Condition, Outcome, Preview, previews
from oriflamme.rules import State, proceed, respond
from oriflamme.rules.kinds import NAMES, NOBODY
from oriflamme.rules.questions import NO_QUESTION, QUESTIONS
from oriflamme.rules.state import HIDDEN, TURNED_DOWN
from oriflamme.rules.steps import ARRIVAL, OVER, PLACEMENT, ROUND_BEGINS
from tests.deals import can_be_dealt
from tests.games import DECK_NAMES, EDITIONS, Play, choose

WORLDS: Final = 6  # in which each answer is played, in addition to the game itself


def check_previews(game: Game, rng: random.Random) -> Counter[str]:
    """Compare the previews of a decision with what happens in the game and in other worlds. Return what was checked."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    view = game.glance(seat)
    found = previews(view)
    if decision.kind == "place":
        assert not found
        return Counter(("place",))
    assert [preview.action for preview in found] == [str(action) for action in decision.actions]
    others = [worlds.sample(game.view(seat), rng) for _ in range(WORLDS)]
    assert previews(others[0].glance(seat)) == found, "a preview depends on what its player cannot know"
    counts = Counter({f"{NAMES[decision.subject]}: {decision.kind}": 1})
    for preview in found:
        for world in (game, *others):
            check_world(world, preview)
        check_conditions(view.state, preview)
        counts["answers"] += 1
        counts["outcomes"] += len(preview.outcomes)
        counts["conditional outcomes"] += sum(bool(outcome.kinds) for outcome in preview.outcomes)
        counts["outcomes of two cards"] += sum(bool(outcome.also) for outcome in preview.outcomes)
    return counts


def conditions_of(outcome: Outcome) -> tuple[Condition, ...]:
    """Return all conditions of an outcome."""
    return (Condition(outcome.card, outcome.kinds), *outcome.also) if outcome.kinds else ()


def check_world(world: Game, preview: Preview) -> None:
    """Compare the one outcome whose conditions a world meets with what happens in it."""
    before = world.state
    met = [
        outcome
        for outcome in preview.outcomes
        if all(NAMES[before.kind[condition.card]] in condition.kinds for condition in conditions_of(outcome))
    ]
    assert len(met) == 1, (str(world.position()), preview)
    after, events = play(before, preview.action)
    predicted, happened = account_of(met[0]), account(before, after, events)
    assert predicted == happened, (str(world.position()), preview.action, predicted, happened)
    check_queue(before, after, met[0])


def play(before: State, action: str) -> tuple[State, list[Event]]:
    """Play an action until the card's turn is over or there is a question. Return the state then, and the events."""
    after = before.copy()
    events: list[Event] = []
    assert respond(after, read_action(action).number)
    events += events_of(after, before.told)
    while after.question == NO_QUESTION and after.step not in (ARRIVAL, PLACEMENT, ROUND_BEGINS, OVER):
        told = after.told
        proceed(after)
        events += events_of(after, told)
    return after, events


def account_of(outcome: Outcome) -> dict[str, Any]:
    """Return what an outcome predicts, in the form of `account`."""
    return {
        "gains": outcome.gains,
        "gone": outcome.gone,
        "pots": {pot.card: (pot.before, pot.after) for pot in outcome.pots if pot.before != pot.after},
        "taken": {pot.card: pot.taken for pot in outcome.pots if pot.taken},
        "lost": {pot.card: pot.lost for pot in outcome.pots if pot.lost},
        "paid": Counter({(paid.seat, paid.to): paid.amount for paid in outcome.paid}),
        "eliminated": outcome.eliminated,
        "kept": outcome.kept,
        "moved": [(card.card, card.end - 1) for card in outcome.moved],
        "entered": [(card.card, card.seat, card.kind) for card in outcome.entered],
        "exchanged": [(card.card, card.new, card.kind) for card in outcome.exchanged],
        "bribed": [(card.card, card.seat) for card in outcome.bribed],
        "marked": outcome.marked,
        "turned down": outcome.turned_down,
        "to spend": outcome.to_spend,
        "asks": outcome.asks,
    }


def account(before: State, after: State, events: list[Event]) -> dict[str, Any]:
    """Return what has happened, from the states and the events."""
    gone = gone_between(before, after)
    kept = {event.card: event.pot for event in events if isinstance(event, CardKept)}
    taken, lost, paid = Counter[int](), Counter[int](), Counter[tuple[int, int]]()
    plot = next((card for card in gone if NAMES[before.kind[card]] == "plot" and before.actor == card), 0)
    for event in events:
        match event:
            case TookPot():
                taken[event.card] += event.amount
            case Gained(by="plot"):
                taken[plot] += event.amount
            case LostPot():
                lost[event.card] += event.amount
            case Eliminated():
                lost[event.card] += event.pot
            case Paid():
                paid[event.seat, event.to] += event.amount
    pots = {
        card: (before.pot[card], kept.get(card, 0) if card in gone else after.pot[card])
        for card, entry in enumerate(before.entered)
        if entry
    }
    if not plot:
        pots[0] = (before.coins, after.coins)
    return {
        "gains": tuple(after.stock[seat] - before.stock[seat] for seat in range(before.players)),
        "gone": gone,
        "pots": {card: pot for card, pot in pots.items() if pot[0] != pot[1]},
        "taken": {card: amount for card, amount in taken.items() if amount},
        "lost": {card: amount for card, amount in lost.items() if amount},
        "paid": paid,
        "eliminated": tuple(sorted(event.card for event in events if isinstance(event, Eliminated))),
        "kept": tuple(kept),
        "moved": [(event.card, event.pile) for event in events if isinstance(event, Moved)],
        "entered": [(event.card, event.seat, event.kind) for event in events if isinstance(event, Entered)],
        "exchanged": [(event.gone, event.card, event.kind) for event in events if isinstance(event, Exchanged)],
        "bribed": [(event.card, event.seat) for event in events if isinstance(event, Bribed)],
        "marked": tuple(sorted(event.card for event in events if isinstance(event, Marked))),
        "turned down": tuple(sorted(event.card for event in events if isinstance(event, TurnedDown))),
        "to spend": after.coins,
        "asks": QUESTIONS[after.question] if after.question else "",
    }


def gone_between(before: State, after: State) -> tuple[int, ...]:
    """Return the cards that have left the queue."""
    return tuple(card for card, entry in enumerate(before.entered) if entry and after.entered[card] != entry)


def check_queue(before: State, after: State, outcome: Outcome) -> None:
    """Compare the cards of an outcome, their places and their changes, with the queue before and after."""
    for moved in outcome.moved:
        now = after.row.index(moved.card) + 1
        left = (
            before.length - after.length + (before.below[moved.card] != NOBODY)
        )  # the pile of the acting card may be gone
        assert before.row[moved.start - 1] == moved.card and now in (moved.end, moved.end - left)
    for new in outcome.entered:
        assert after.row[new.pile - 1] == new.card and bool(after.below[new.card]) == new.covers
    fresh = {card for card, entry in enumerate(after.entered) if entry > before.entries}
    assert fresh == {new.card for new in outcome.entered} | {one.new for one in outcome.exchanged}
    stays = [card for card, entry in enumerate(before.entered) if entry and after.entered[card] == entry]
    bribed = {card.card: card.seat for card in outcome.bribed}
    for card in stays:
        assert after.family[card] == bribed.get(card, before.family[card])
        assert after.tokens[card] - before.tokens[card] == outcome.marked.count(card)
        turned = after.face[card] == TURNED_DOWN and (before.face[card] != TURNED_DOWN or before.actor == card)
        assert turned or card not in outcome.turned_down
    unmoved = [card for card in stays if card not in {moved.card for moved in outcome.moved}]
    orders = [[card for card in state.row[: state.length] if card in unmoved] for state in (before, after)]
    both = set(orders[0]) & set(orders[1])  # a card may have been uncovered or covered
    assert [card for card in orders[0] if card in both] == [card for card in orders[1] if card in both]


def check_conditions(seen: State, preview: Preview) -> None:
    """Check that each named kind is possible, that none is missing, and that none is superfluous."""
    outcomes = preview.outcomes
    assert all(bool(outcome.kinds) == (len(outcomes) > 1) for outcome in outcomes), preview
    deciding = sorted({condition.card for outcome in outcomes for condition in conditions_of(outcome)})
    for outcome in outcomes:
        for condition in conditions_of(outcome):
            assert condition.kinds and seen.face[condition.card] == HIDDEN and not seen.kind[condition.card]
            others = [one for one in conditions_of(outcome) if one is not condition]
            for kind in condition.kinds:
                choices = product(*([(one.card, other) for other in one.kinds] for one in others))
                assert any(can_be_dealt(seen, {condition.card: kind, **dict(choice)}) for choice in choices), preview
    for kinds in product(seen.deck, repeat=len(deciding)):
        dealt = {card: NAMES[kind] for card, kind in zip(deciding, kinds, strict=True)}
        met = [
            outcome
            for outcome in outcomes
            if all(dealt[condition.card] in condition.kinds for condition in conditions_of(outcome))
        ]
        assert len(met) == 1 or not can_be_dealt(seen, dealt), (preview, dealt)
    if len(deciding) == 1:
        accounts = [repr(account_of(outcome)) for outcome in outcomes]
        assert len(set(accounts)) == len(accounts), f"two outcomes are the same: {preview}"


def positions(rng: random.Random) -> Iterator[Game]:
    """Yield positions of random games of every deck and count of players where an answer has an effect."""
    while True:
        play = Play(
            rng.randint(3, 5),
            rng.choice(DECK_NAMES),
            rng.getrandbits(40),
            0,
            rng.choice(EDITIONS),
            rng.randint(1, 2),
            rng.random(),
        )
        game = play.new()
        while game.decision:
            if game.decision.kind != "place" and rng.random() < (0.2 if game.decision.kind == "reveal" else 0.8):
                yield game
            game.play(choose(game.decision, rng, play.boldness))


def seconds_for(game: Game) -> float:
    """Return the processor time that the previews of a decision take."""
    view = game.glance(game.asked)
    start = time.thread_time()
    previews(view)
    return time.thread_time() - start


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    rng, counts = random.Random(15), Counter[str]()
    seconds: list[float] = []
    for game in track(islice(positions(random.Random(15)), count), "previews", total=count):
        seconds.append(seconds_for(game))
        counts += check_previews(game, rng)
    asked = [name for name in counts if ": " in name]
    print(
        f"{sum(counts[name] for name in asked):,} questions of {len(asked)} kinds, {counts['answers']:,} answers,"
        f" each in {WORLDS + 1} worlds: {counts['outcomes']:,} outcomes, {counts['conditional outcomes']:,} with a"
        f" condition, {counts['outcomes of two cards']:,} of two cards; all as predicted"
    )
    slow = quantiles(seconds, n=100)[-1]
    print(f"a question's previews take {1000 * median(seconds):.2f} ms, 1 of 100 more than {1000 * slow:.1f} ms")


if __name__ == "__main__":
    main()
