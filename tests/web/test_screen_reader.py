"""A whole game played from the accessibility tree alone: what a screen reader gets is enough to play."""

import json
import random
import re
from typing import NamedTuple

from playwright.async_api import expect

from .conftest import Invite
from .people import Person
from .positions import NAMES, position
from .words import pattern, words

# Everything that is read aloud: text that appears in a live region and is still there once the browser has drawn it.
RECORD_ANNOUNCEMENTS = """
window.announced = [];
const LIVE = "[aria-live], [role=log], [role=status], [role=alert]";
const known = new WeakMap();
new MutationObserver(() => setTimeout(() => {
  for (const region of document.querySelectorAll(LIVE)) {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      if (!text || known.get(node) === text) continue;
      known.set(node, text);
      window.announced.push([region.getAttribute("role"), text]);
    }
  }
})).observe(document, { subtree: true, childList: true, characterData: true });
"""
TREE_LINE = re.compile(r"""^(?P<indent> *)- '?(?P<role>[a-z]+) (?P<name>"(?:[^"\\\\]|\\\\.)*")(?P<marks>[^:']*)'?:?""")


class Node(NamedTuple):
    """A named node of the accessibility tree."""

    role: str
    name: str
    marks: str


async def tree_of(person: Person) -> list[Node]:
    """Return the named nodes of the accessibility tree."""
    snapshot = await person.page.locator("body").aria_snapshot()
    found = (TREE_LINE.match(line.replace("''", "'")) for line in snapshot.splitlines())
    return [Node(line["role"], json.loads(line["name"]), line["marks"]) for line in found if line]


async def act(person: Person, node: Node) -> None:
    """Activate a node as a screen reader does, without a pointer or a key."""
    await person.page.get_by_role("button", name=node.name, exact=True).first.evaluate("button => button.click()")


def events_of(person: Person) -> int:
    """Return how many events this person has seen since the deal."""
    games = [message for message in map(json.loads, person.frames) if message["type"] == "game"]
    total: int = max(game["since"] + len(game["events"]) for game in games)
    return total - len(games[0]["events"])


async def test_a_whole_game_can_be_played_from_the_accessibility_tree_alone(invite: Invite) -> None:
    ann = await invite()
    await ann.prepare(RECORD_ANNOUNCEMENTS)
    await ann.go("/")
    await act(ann, Node("button", words("play-now"), ""))
    dice = random.Random(11)
    answered = 0
    questions: list[str] = []
    for _ in range(600):
        await ann.asked()
        tree = await tree_of(ann)
        if any(pattern("end-one", "end-shared").search(node.name) for node in tree if node.role == "heading"):
            break
        enabled = [node for node in tree if node.role == "button" and "disabled" not in node.marks]
        choices = [node for node in enabled if ann.offered_name.search(node.name)]
        cards = [node for node in enabled if pattern("hand-card-playable").search(node.name)]
        if not choices and not cards:
            continue
        questions.append(await ann.question.get_by_role("heading").inner_text())
        await act(ann, dice.choice(choices or cards))
        answered += 1
    await expect(ann.end).to_be_visible()
    assert answered >= 12
    announced = await ann.page.evaluate("window.announced")
    texts = {text for _, text in announced}
    asked = {
        question
        for question in questions
        if "…" not in question and not pattern("question-place-where").search(question)
    }
    assert asked <= texts, f"never read aloud: {asked - texts}"
    log = [text for role, text in announced if role == "log"]
    assert len(log) >= events_of(ann), f"{events_of(ann)} events, of which {len(log)} were read aloud"


async def test_the_tree_names_the_family_position_and_tokens_of_every_card(invite: Invite) -> None:
    for name in ("judge", "twin", "masks"):
        person = await invite()
        await person.sit_at(position(name))
        shown = position(name).game.show(0)
        cards = [
            await card.get_attribute("aria-label") or "" for card in await person.queue.get_by_role("button").all()
        ]
        flat = [(place, card) for place, pile in enumerate(shown.queue, 1) for card in pile]
        assert len(cards) == len(flat)
        for label, (place, card) in zip(cards, flat, strict=True):
            assert words("queue-place", pile=place) in label
            assert ("our" if card.family == 0 else NAMES[card.family]) in label
            if card.kind:
                assert words("kind-" + card.kind.replace("_", "-")) in label
            assert not card.pot or words("queue-pot", amount=card.pot) in label
            assert not card.verdicts or words("count-verdicts", amount=card.verdicts) in label
            assert card.family == card.owner or words("word-bribed") in label
