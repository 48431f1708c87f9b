"""From the empty page to the first confirmed move."""

from tests.browser.hands import Hands
from tests.browser.panel import asked_by
from tests.browser.sensible import Habits, Sensible

GOAL_S = 60
"""The time that a newcomer may take."""


async def first_move(hands: Hands, member: str, locale: str, typed: str, habits: Habits) -> None:
    """A member opens the page, a table, and makes a move."""
    await hands.come(member, locale=locale)
    games = await hands.command("table open", typed)
    assert len(games.pictures) == 1
    draft = await hands.press(games, games.control(f"o:game:{habits.title}:"))
    # Whoever has played with robots before is proposed them again.
    starts = "o:fill:" if draft.offers("o:fill:") else "o:start:"
    panel = await hands.press_for_answer(draft, draft.control(starts))
    question = asked_by(panel)
    assert question is not None, "the first question is there at once"
    panel = await Sensible(hands, habits, hurried=True).answer(panel)
    assert asked_by(panel) != question
