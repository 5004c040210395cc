"""A whole game from the accessibility tree alone: what a screen reader is told is enough to play."""

import json
import random
import re
from typing import NamedTuple

from playwright.async_api import expect

from .conftest import Invite
from .people import Person
from .positions import NAMES, position
from .words import pattern, words

# Everything that is said aloud: what comes into a live region and is still there when the browser has drawn it.
LISTEN = """
window.said = [];
const LIVE = "[aria-live], [role=log], [role=status], [role=alert]";
const known = new WeakMap();
new MutationObserver(() => setTimeout(() => {
  for (const region of document.querySelectorAll(LIVE)) {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      if (!text || known.get(node) === text) continue;
      known.set(node, text);
      window.said.push([region.getAttribute("role"), text]);
    }
  }
})).observe(document, { subtree: true, childList: true, characterData: true });
"""
LINE = re.compile(r"""^(?P<indent> *)- '?(?P<role>[a-z]+) (?P<name>"(?:[^"\\\\]|\\\\.)*")(?P<marks>[^:']*)'?:?""")


class Told(NamedTuple):
    """A thing in the tree."""

    role: str
    name: str
    marks: str


async def tree_of(person: Person) -> list[Told]:
    """Return what is in the accessibility tree."""
    snapshot = await person.page.locator("body").aria_snapshot()
    found = (LINE.match(line.replace("''", "'")) for line in snapshot.splitlines())
    return [Told(line["role"], json.loads(line["name"]), line["marks"]) for line in found if line]


async def act(person: Person, told: Told) -> None:
    """Do with something what a screen reader does: the default of its role, without a pointer or a key."""
    await person.page.get_by_role("button", name=told.name, exact=True).first.evaluate("button => button.click()")


def events_of(person: Person) -> int:
    """Return how many events have happened before this person's eyes: all since the deal."""
    games = [message for message in map(json.loads, person.frames) if message["type"] == "game"]
    told: int = max(game["since"] + len(game["events"]) for game in games)
    return told - len(games[0]["events"])


async def test_a_whole_game_is_played_from_the_accessibility_tree_alone(invite: Invite) -> None:
    ann = await invite()
    await ann.prepare(LISTEN)
    await ann.go("/")
    await act(ann, Told("button", words("play-now"), ""))
    dice = random.Random(11)
    answered = 0
    questions: list[str] = []
    for _ in range(600):
        await ann.asked()
        tree = await tree_of(ann)
        if any(pattern("end-one", "end-shared").search(told.name) for told in tree if told.role == "heading"):
            break
        live = [told for told in tree if told.role == "button" and "disabled" not in told.marks]
        choices = [told for told in live if ann.offered_name.search(told.name)]
        cards = [told for told in live if pattern("hand-card-playable").search(told.name)]
        if not choices and not cards:
            continue
        questions.append(await ann.question.get_by_role("heading").inner_text())
        await act(ann, dice.choice(choices or cards))
        answered += 1
    await expect(ann.end).to_be_visible()
    assert answered >= 12
    said = await ann.page.evaluate("window.said")
    spoken = {text for _, text in said}
    asked = {
        question
        for question in questions
        if "…" not in question and not pattern("question-place-where").search(question)
    }
    assert asked <= spoken, f"never said aloud: {asked - spoken}"
    lines = [text for role, text in said if role == "log"]
    assert len(lines) >= events_of(ann), f"{events_of(ann)} events, of which {len(lines)} were said aloud"


async def test_the_tree_tells_of_every_card_who_has_it_where_it_is_and_what_lies_on_it(invite: Invite) -> None:
    for name in ("judge", "twin", "masks"):
        person = await invite()
        await person.sit_at(position(name))
        shown = position(name).game.show(0)
        cards = [
            await card.get_attribute("aria-label") or "" for card in await person.queue.get_by_role("button").all()
        ]
        flat = [(number, card) for number, pile in enumerate(shown.queue, 1) for card in pile]
        assert len(cards) == len(flat)
        for told, (number, card) in zip(cards, flat, strict=True):
            assert words("queue-place", pile=number) in told
            assert ("our" if card.family == 0 else NAMES[card.family]) in told
            if card.kind:
                assert words("kind-" + card.kind.replace("_", "-")) in told
            assert not card.pot or words("queue-pot", amount=card.pot) in told
            assert not card.verdicts or words("count-verdicts", amount=card.verdicts) in told
            assert card.family == card.owner or words("word-bribed") in told
