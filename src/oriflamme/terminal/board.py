"""The table in lines: the players, the queue, the hand. A family is told by its letter; colour only says it again."""

from collections.abc import Iterator

from rich.text import Text

from ..notation.cards import QueueCard
from ..notation.names import FAMILIES
from ..rules.kinds import NAMES, ROUNDS
from ..texts.cards import kind_name
from ..view import View
from .players import People, influence
from .screen import STYLES


def table(view: View, people: People) -> Iterator[Text]:
    """Yield the whole table: round, players, queue."""
    yield Text(round_words(view), style="bold")
    yield from players(view, people)
    yield from queue(view, people)


def round_words(view: View) -> str:
    """Return where the game stands."""
    if view.decision is None:
        return "The game is over."
    phase = "placement" if view.decision.kind == "place" else "resolution"
    return f"Round {view.round} of {ROUNDS}, {phase}"


def family(seat: int, rest: str = "") -> Text:
    """Return a family's letter in its colour, and what follows."""
    return Text.assemble((FAMILIES[seat], STYLES[seat]), rest)


def players(view: View, people: People) -> Iterator[Text]:
    """Yield a line for each player with what everyone may know."""
    for seat in range(view.players):
        facts = [influence(view.stocks[seat]), f"{view.hand_sizes[seat]} in hand"]
        if seat in view.twins:
            facts.append("the Twin in front")
        for kept in view.kept:
            if kept.seat == seat:
                facts.append(f"keeps {NAMES[kept.kind]}" + (f" with {influence(kept.pot)}" if kept.pot else ""))
        if view.discards(seat):
            facts.append(f"discarded {' '.join(view.discards(seat))}")
        if seat == view.first and not view.over:
            facts.append("first player")
        you = " (you)" if people.is_you(seat) else ""
        yield Text("  ") + family(seat, f" {people.name(seat)}{you}: {', '.join(facts)}")
    if "judge" in view.deck:
        yield Text(f"  verdict tokens in the supply: {view.verdicts}")


def queue(view: View, people: People) -> Iterator[Text]:
    """Yield a line for each pile; the one whose turn it is has a mark."""
    acting = view.decision.pile if view.decision else None
    if not view.queue:
        yield Text("The queue is empty.")
        return
    yield Text("The queue, from the first card to the last:")
    for number, pile in enumerate(view.queue, 1):
        if number == acting and view.state.gone:
            yield Text(">      the acting card has left its place here")
        acts = number == acting and not view.state.gone
        yield pile_line(number, pile, people, acts)


def pile_line(number: int, pile: tuple[QueueCard, ...], people: People, acts: bool) -> Text:
    """Return a pile: its top card, what lies on it, and the cards below."""
    top, *covered = pile
    facts = ["yours"] if people.is_you(top.family) else []
    facts += card_facts(top)
    if acts:
        facts.append("its turn")
    line = Text(f"{'>' if acts else ' '} {number:>2}  ") + card(top)
    line.append("".join(f", {fact}" for fact in facts))
    if covered:
        line.append("; below it ")
        for place, below in enumerate(covered):
            line.append(", then " if place else "").append(card(below))
            line.append("".join(f", {fact}" for fact in card_facts(below)))
    return line


def card(shown: QueueCard) -> Text:
    """Return a card: its family now, and its kind as far as the viewer knows it."""
    return family(shown.family, f" ({shown.name})" if shown.hidden else f" {shown.name}")


def card_facts(shown: QueueCard) -> list[str]:
    """Return what else everyone sees of a card."""
    facts = []
    if shown.family != shown.owner:
        facts.append(f"bribed from {FAMILIES[shown.owner]}")
    if shown.pot:
        facts.append(influence(shown.pot))
    if shown.verdicts:
        facts.append(f"{shown.verdicts} verdict token{'s' if shown.verdicts > 1 else ''}")
    if shown.rests:
        facts.append("sits out this round")
    return facts


def hand(view: View) -> Iterator[Text]:
    """Yield the viewer's hand and the cards set aside."""
    yield Text(f"Your hand: {', '.join(map(kind_name, view.hand)) or 'empty'}")
    yield Text(f"Set aside: {', '.join(map(kind_name, view.aside)) or 'nothing'}")
