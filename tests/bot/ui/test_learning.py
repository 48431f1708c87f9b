"""A first game in its panel: one lesson at a question, told once to a member, and the consequences of the answer."""

import pytest

from bot.core.posts.pictures import Pictures
from bot.features.turn.panel import Panel
from bot.features.turn.teaching import Teaching
from bot.i18n import Catalogues
from bot.tables.learning.first_games import FirstGames
from bot.tables.robots import Robots
from rules.core.game import RobotLevel
from rules.core.lessons import LEARNER
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CHANNEL, GUILD, House
from tests.bot.ui.hands import Hands, panel_of

SKIP, STOP = "Skip lessons", "Stop this game"


def first_games(house: House) -> FirstGames:
    return FirstGames(house.database, house.known, house.tables)


async def begun(house: House, panel: Panel, member: int = ANN, title: str = "expancity") -> Hands:
    table = await first_games(house).open(
        house.by(member), title=title, guild_id=GUILD, channel_id=CHANNEL, language="en"
    )
    hands = Hands(panel, house.tables, member)
    await hands.open(table)
    return hands


async def number(house: House, member: int = ANN, title: str = "expancity") -> int:
    """The member's first game that is in play."""
    return await first_games(house).open(
        house.by(member), title=title, guild_id=GUILD, channel_id=CHANNEL, language="en"
    )


async def test_the_first_question_is_explained_with_a_mark(house: House, panel: Panel) -> None:
    hands = await begun(house, panel)
    assert "**Lesson 1 of 8.** The highest score after 60 tiles wins" in hands.post.content
    assert SKIP in hands.labels()
    assert "Type" not in " ".join(hands.labels())
    marked = hands.post.files[0].data
    await hands.press(SKIP)
    assert hands.post.files[0].data != marked


async def test_the_lesson_stays_while_the_question_does_and_never_comes_again(
    house: House, panel: Panel
) -> None:
    hands = await begun(house, panel)
    await hands.press("Park")
    assert "**Lesson 1 of 8.**" in hands.post.content
    await hands.press("Residential lot")
    await hands.press("Confirm")
    assert "**Lesson 1 of 8.**" not in hands.post.content
    assert "**Lesson 2 of 8.** " in hands.post.content
    assert "✅ Your tile belongs to the city now." in hands.post.content


async def test_a_lesson_keeps_its_number_while_another_form_is_open(
    house: House, panel: Panel
) -> None:
    hands = await begun(house, panel, title="mine")
    await hands.press(hands.labels()[0])
    await hands.press("Confirm")
    table, robots = await number(house, title="mine"), Robots(house.tables, lambda: 1)
    robots.look(table)
    await robots.settle(table, 8)
    await robots.close()
    await hands.open(table)
    assert "**Lesson 2 of 9.** You have 4 energy" in hands.post.content
    await hands.press("Play a card")
    assert "**Lesson 3 of 9.** Some cards" in hands.post.content
    await hands.press("Play several")
    assert "**Lesson 2 of 9.** You have 4 energy" in hands.post.content


async def test_lessons_survive_a_restart(
    house: House, panel: Panel, catalogues: Catalogues, pictures: Pictures
) -> None:
    hands = await begun(house, panel)
    before = hands.post.content
    games = {key: house.known.games(key) for key in ("expancity", "nim")}
    await house.tables.settle()
    again = await house.reopened(games=games)
    hands = await begun(again, panel_of(again, catalogues, pictures))
    assert hands.post.content == before
    await hands.press("Confirm")
    await hands.press(SKIP)
    await hands.press(STOP)
    other = await begun(again, panel_of(again, catalogues, pictures))
    assert "Lesson" not in other.post.content
    assert "There are no more lessons." in other.post.content
    await again.tables.settle()
    await again.database.close()


async def test_each_member_has_lessons_of_their_own(house: House, panel: Panel) -> None:
    await (await begun(house, panel)).press(SKIP)
    assert "**Lesson 1 of 8.**" in (await begun(house, panel, BOB)).post.content


async def test_lessons_can_be_skipped_and_the_game_stopped(house: House, panel: Panel) -> None:
    hands = await begun(house, panel)
    table = await number(house)
    await hands.press(SKIP)
    assert "Lesson" not in hands.post.content
    await hands.press(STOP)
    assert "That was your first game of **Expancity**." in hands.post.content
    assert hands.post.view is not None
    assert await number(house) != table


async def test_a_beginners_moves_are_explained_with_the_next_question(
    house: House, catalogues: Catalogues, pictures: Pictures
) -> None:
    robots = Robots(house.tables, lambda: 1)
    teaching = Teaching(first_games(house), house.tables, robots, pictures)
    at = await house.tables.position(await number(house, title="metromania"))
    move = at.game.robot(at.state, LEARNER, RobotLevel.NORMAL, Rng(1))
    done = await house.tables.play(at.table.id, house.by(ANN), move, None)
    assert ANN not in done.position.waiting_members()
    robots.look(at.table.id)
    after = await teaching.awaited(done, ANN)
    assert ANN in after.position.waiting_members()
    assert len(after.events) > len(done.events)
    await robots.close()
    await house.tables.settle()


@pytest.mark.parametrize("title", ["expancity", "metromania", "mine", "tmars"])
@pytest.mark.parametrize("language", ["en", "ko", "it"])
async def test_every_title_explains_its_first_question(
    house: House, panel: Panel, catalogues: Catalogues, title: str, language: str
) -> None:
    table = await number(house, title=title)
    hands = Hands(panel, house.tables, ANN, language)
    await hands.open(table)
    words = catalogues[language].words
    course = house.known.games(title).lessons
    assert course is not None
    assert words(f"{title}.lesson.{course.lessons[0].key}") in hands.post.content
    assert words("ui.button.learn_skip") in hands.labels()
