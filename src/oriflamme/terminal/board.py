"""The table in lines: the players, the queue, the hand. A family is told by its letter; colour only says it again."""

from collections.abc import Iterator

from rich.text import Text

from ..notation.cards import QueueCard
from ..notation.names import FAMILIES
from ..rules.kinds import NAMES
from ..view import View
from .players import People
from .punctuation import facts as joined
from .punctuation import line
from .screen import STYLES


def table(view: View, people: People) -> Iterator[Text]:
    """Yield the whole table: round, players, queue."""
    yield Text(round_words(view, people), style="bold")
    yield from players(view, people)
    yield from queue(view, people)


def round_words(view: View, people: People) -> str:
    """Return where the game stands."""
    if view.decision is None:
        return people.texts.say("terminal-over")
    phase = "placement" if view.decision.kind == "place" else "resolution"
    return people.texts.say(f"terminal-round-{phase}", round=view.round)


def family(seat: int, rest: str = "") -> Text:
    """Return a family's letter in its colour, and what follows."""
    return Text.assemble((FAMILIES[seat], STYLES[seat]), rest)


def players(view: View, people: People) -> Iterator[Text]:
    """Yield a line for each player with what everyone may know."""
    say = people.texts.say
    for seat in range(view.players):
        facts = [people.influence(view.stocks[seat]), say("hand-size", amount=view.hand_sizes[seat])]
        if seat in view.twins:
            facts.append(say("terminal-twin"))
        kept = [
            people.kind(NAMES[card.kind]) + (f" ({people.influence(card.pot)})" if card.pot else "")
            for card in view.kept
            if card.seat == seat
        ]
        if kept:
            facts.append(say("terminal-keeps", kinds=", ".join(kept)))
        if view.discards(seat):
            facts.append(say("terminal-discarded", kinds=people.kinds(view.discards(seat))))
        if seat == view.first and not view.over:
            facts.append(say("terminal-first"))
        name = people.name(seat)
        shown = say("terminal-player-you", name=name) if people.is_you(seat) else name
        yield Text("  ") + family(seat, f" {line(people.texts, shown, joined(people.texts, facts))}")
    if "judge" in view.deck:
        yield Text(f"  {say('terminal-verdicts', amount=view.verdicts)}")


def queue(view: View, people: People) -> Iterator[Text]:
    """Yield a line for each pile; the one whose turn it is has a mark."""
    acting = view.decision.pile if view.decision else None
    if not view.queue:
        yield Text(people.texts.say("terminal-queue-empty"))
        return
    yield Text(people.texts.say("terminal-queue"))
    for number, pile in enumerate(view.queue, 1):
        if number == acting and view.state.gone:
            yield Text(f">      {people.texts.say('terminal-acting-left')}")
        acts = number == acting and not view.state.gone
        yield pile_line(number, pile, people, acts)


def pile_line(number: int, pile: tuple[QueueCard, ...], people: People, acts: bool) -> Text:
    """Return a pile: its top card, what lies on it, and the cards below."""
    top, *covered = pile
    facts = [people.texts.say("terminal-yours")] if people.is_you(top.family) else []
    facts += card_facts(top, people)
    if acts:
        facts.append(people.texts.say("terminal-turn"))
    shown = Text(f"{'>' if acts else ' '} {number:>2}  ") + card(top, people)
    shown.append("".join(f", {fact}" for fact in facts))
    for below in covered:
        shown.append(f"{people.texts.say('terminal-below')} ").append(card(below, people))
        shown.append("".join(f", {fact}" for fact in card_facts(below, people)))
    return shown


def card(shown: QueueCard, people: People) -> Text:
    """Return a card: its family now, and its kind as far as the viewer knows it."""
    name = "?" if shown.name == "?" else people.kind(shown.name)
    return family(shown.family, f" ({name})" if shown.hidden else f" {name}")


def card_facts(shown: QueueCard, people: People) -> list[str]:
    """Return what else everyone sees of a card."""
    say = people.texts.say
    facts = []
    if shown.family != shown.owner:
        facts.append(say("terminal-bribed", family=FAMILIES[shown.owner]))
    if shown.pot:
        facts.append(people.influence(shown.pot))
    if shown.verdicts:
        facts.append(say("count-verdicts", amount=shown.verdicts))
    if shown.rests:
        facts.append(say("terminal-rests"))
    return facts


def hand(view: View, people: People) -> Iterator[Text]:
    """Yield the viewer's hand and the cards set aside."""
    yield Text(people.texts.say("terminal-hand", kinds=people.kinds(view.hand)))
    yield Text(people.texts.say("terminal-aside", kinds=people.kinds(view.aside)))
