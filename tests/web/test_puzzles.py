"""A puzzle is solved in the browser, by keyboard on a desktop and by touch on a phone, and played on."""

import pytest
from playwright.async_api import expect

from oriflamme.puzzles import Puzzle, collection

from .conftest import LONG, Invite
from .people import DESKTOP, PHONE, Person

TWO_ANSWERS = next(puzzle for puzzle in collection() if puzzle.answer in ("wait", "reveal"))
IS_ONE_OF = "(numbers) => numbers.includes(Number(location.pathname.split('/').pop()))"
PLACED = next(puzzle for puzzle in collection() if puzzle.answer.startswith("place"))


async def give_by_keys(person: Person, puzzle: Puzzle, action: str) -> None:
    """Give an answer with the number keys."""
    view = puzzle.view
    assert view.decision is not None
    actions = [one.text for one in view.decision.actions]
    if action.startswith("place"):
        kind = action.split()[1]
        await person.page.keyboard.press(str(view.hand.index(kind) + 1))
        actions = [one for one in actions if one.startswith(f"place {kind} ")]
        await person.has_answers()
    await person.page.keyboard.press(str(actions.index(action) + 1))


async def test_a_puzzle_is_missed_tried_again_and_solved_with_the_keyboard(invite: Invite) -> None:
    ann = await invite(size=DESKTOP)
    await ann.go(f"/puzzles/{PLACED.number}")
    await ann.asked()
    await ann.press(ann.button("puzzle-hint"))
    await expect(ann.page.locator(".task .hint")).to_be_visible()
    await give_by_keys(ann, PLACED, PLACED.options[-1].action)
    await expect(ann.heading("puzzle-wrong")).to_be_focused()
    await ann.press(ann.button("puzzle-again"))
    await ann.asked()
    await give_by_keys(ann, PLACED, PLACED.answer)
    await expect(ann.heading("puzzle-right")).to_be_focused()
    await expect(
        ann.page.get_by_role("list", name=ann.say("puzzle-chances")).get_by_role("listitem").first
    ).to_contain_text(f"{PLACED.options[0].chance}%")
    await ann.press(ann.button("puzzle-next"))
    await expect(ann.page).not_to_have_url(f"{ann.address}/puzzles/{PLACED.number}")
    await ann.asked()
    await ann.page.get_by_role("combobox", name=ann.say("puzzle-theme")).select_option("last_round")
    numbers = list(collection().themes["last_round"])
    await ann.page.wait_for_function(IS_ONE_OF, arg=numbers)


@pytest.mark.parametrize("language", ["uk", *(["en"] if LONG else [])])
async def test_the_puzzle_of_the_day_is_solved_on_a_phone_and_played_on(invite: Invite, language: str) -> None:
    ann = await invite(size=PHONE, language=language)
    await ann.go("/")
    await ann.press(ann.link("puzzle-of-the-day"))
    await ann.asked()
    number = (await ann.page.evaluate("fetch('/api/puzzles').then((answer) => answer.json())"))["today"]
    await give_by_keys(ann, collection()[number], collection()[number].answer)
    await expect(ann.heading("puzzle-right-first")).to_be_visible()
    await expect(ann.page.get_by_role("list", name=ann.say("puzzle-week"))).to_be_visible()
    kept = await ann.recall("oriflamme.puzzles")
    assert kept["solved"] == [number] and len(kept["days"]) == 1
    await ann.page.reload()
    await ann.asked()
    await ann.go(f"/puzzles/{TWO_ANSWERS.number}")
    await ann.asked()
    await give_by_keys(ann, TWO_ANSWERS, TWO_ANSWERS.answer)
    await ann.press(ann.button("puzzle-play-on"))
    await ann.page.wait_for_url("**/t/*")
    assert await ann.asked()


async def test_a_puzzle_that_does_not_exist_says_so(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/puzzles/9999")
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("problem-no-such-puzzle"))
    await ann.press(ann.link("puzzle-today"))
    await ann.asked()
