"""The eight lessons, up to a real game."""

import random

import pytest
from playwright.async_api import expect

from .conftest import LONG, Invite
from .people import DESKTOP, PHONE
from .words import words

STEPS = "place wait reveal eliminate stack ambush decree end".split()


@pytest.mark.parametrize(("size", "language"), [(PHONE, "uk"), *([(DESKTOP, "en")] if LONG else [])])
async def test_eight_lessons_lead_to_a_real_game(invite: Invite, size: tuple[int, int], language: str) -> None:
    pupil = await invite(size=size, language=language)
    await pupil.go("/")
    await pupil.press(pupil.link("learn-steps"))
    teacher = pupil.page.get_by_role("region", name=pupil.say("learn-teacher"))
    for lesson, step in enumerate(STEPS, 1):
        await expect(teacher.get_by_role("heading")).to_have_text(pupil.say(f"learn-{step}-title"))
        await expect(teacher).to_contain_text(pupil.say(f"learn-{step}-prompt"))
        praise = teacher.get_by_role("status")
        for _ in range(4):
            await pupil.playable.or_(pupil.offered).or_(praise).first.wait_for()
            if await praise.count():
                break
            await pupil.answer(random.Random(lesson))
        await expect(praise).to_have_text(pupil.say(f"learn-{step}-praise"))
        await pupil.press(pupil.button("learn-next" if lesson < len(STEPS) else "learn-finish"))
    assert await pupil.asked()
    assert "/t/" in pupil.page.url


async def test_lessons_can_be_skipped_repeated_and_left(invite: Invite) -> None:
    pupil = await invite()
    await pupil.go("/learn")
    teacher = pupil.page.get_by_role("region", name=words("learn-teacher"))
    await pupil.press(pupil.button("learn-skip"))
    await expect(teacher.get_by_role("heading")).to_have_text(words("learn-wait-title"))
    await pupil.asked()
    await pupil.answer(random.Random(1))
    await pupil.press(pupil.button("learn-again"))
    assert await pupil.asked()
    await pupil.press(pupil.button("learn-step", step=5))
    await expect(teacher.get_by_role("heading")).to_have_text(words("learn-stack-title"))
    await pupil.page.reload()  # the page remembers the lesson
    await expect(teacher.get_by_role("heading")).to_have_text(words("learn-stack-title"))
    await pupil.press(pupil.link("learn-leave"))
    await expect(pupil.button("play-now")).to_be_visible()


async def test_a_lesson_offers_only_the_action_it_teaches(invite: Invite) -> None:
    pupil = await invite()
    await pupil.go("/learn")
    await pupil.press(pupil.button("learn-step", step=2))
    await pupil.asked()
    names = {await answer.get_attribute("aria-label") for answer in await pupil.offered.all()}
    assert len(names) == 1 and words("action-wait") in str(names)
