"""Texts and pictures for members that have been away."""

from io import BytesIO

import pytest
from PIL import Image

from bot.core.caller import Caller
from bot.core.commands.limits import check_post
from bot.core.controls.ids import ReadId
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.text.links import link
from bot.features.look.catching_up import MOST_LINES, CatchingUp
from bot.i18n import LANGUAGES, Catalogues
from bot.store.schema import moves
from bot.tables.model import Position
from render.core.news import STRIP_PX
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.bot.ui.hands import controls_of
from tests.refusing import refuses
from tests.toys import nim

pytestmark = pytest.mark.slow


@pytest.fixture
def catching_up(house: House, catalogues: Catalogues, pictures: Pictures) -> CatchingUp:
    return CatchingUp(house.tables, catalogues, pictures)


def caller(member: int, language: str = "en") -> Caller:
    return Caller(member, Typed("Somebody"), 77, language)


def labels(post: Post) -> list[str]:
    return [str(each["label"]) for each in controls_of(post)]


async def played(house: House, at: Position, count: int, seed: int = 1) -> Position:
    """So many moves by the seats that must act, as robots would make them."""
    chance = Rng(seed)
    for _ in range(count):
        seat, member = await house.acting(at.table.id)
        move = at.game.robot(at.state, seat, RobotLevel.NORMAL, chance)
        at = (await house.tables.play(at.table.id, house.by(member), move, None)).position
    return at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["expancity", "metromania", "mine", "tmars"])
async def test_turns_changes_and_the_dimmed_board_are_told_in_one_post(
    house: House, catching_up: CatchingUp, title: str, language: str
) -> None:
    at = await played(house, await house.table(title, ANN, BOB), 6)
    house.tables.looks.note(at, CID)
    at = await played(house, at, 4, seed=2)
    post = await catching_up.news(caller(CID, language), at)
    assert check_post(post) == ()
    head, *lines = post.content.splitlines()
    assert head.startswith("**")
    assert lines[0].startswith("▸ ")
    for name in ("Ann", "Bob"):
        assert any(line.startswith(f"**{name}:** ") for line in lines)
    (file,) = post.files
    assert len(file.alt) <= 1000
    assert Image.open(BytesIO(file.data)).height in (900 + STRIP_PX, 1200 + STRIP_PX)
    assert "Take your turn" not in labels(post)


async def test_the_news_are_told_once_and_can_be_read_again(
    house: House, catching_up: CatchingUp
) -> None:
    at = await house.table("nim", ANN, BOB)
    house.tables.looks.note(at, CID)
    at = await house.play(at.table.id, nim.Take(heap=3, count=2), nim.EndTurn())
    first = await catching_up.news(caller(CID), at)
    assert first.content.splitlines() == [
        "**Since you last looked: one turn**",
        "▸ Ann takes 2 stones from heap 3 · Ann ends the turn",
    ]
    second = await catching_up.news(caller(CID), at)
    assert second.content.startswith("Nothing new. Last look: <t:")
    (back,) = controls_of(second)
    wanted = ReadId.read(str(back["custom_id"]))
    assert wanted is not None
    again = await catching_up.page(caller(CID), wanted)
    assert "Ann takes 2 stones from heap 3 · " in again.content


async def test_the_news_have_a_button_for_a_member_who_must_act(
    house: House, catching_up: CatchingUp
) -> None:
    at = await house.table("nim", ANN, BOB)
    for member in (ANN, BOB):
        house.tables.looks.note(at, member)
    at = await house.play(at.table.id, nim.Take(heap=3, count=2), nim.EndTurn())
    _, waited_for = await house.acting(at.table.id)
    post = await catching_up.news(caller(waited_for), at)
    assert labels(post) == ["Take your turn"]


async def test_older_turns_are_on_earlier_pages_and_nothing_is_lost(
    house: House, catching_up: CatchingUp
) -> None:
    at = await house.lobby("nim", ANN, BOB, options={"heaps": "9-9-9-9-9-9"})
    at = (await house.tables.start(at.table.id, house.by(ANN))).position
    house.tables.looks.note(at, CID)
    take = [nim.Take(heap=heap, count=1) for heap in (1, 2, 3, 4, 5, 6) for _ in range(5)]
    for move in take:
        at = await house.play(at.table.id, move, nim.EndTurn())
    post = await catching_up.news(caller(CID), at)
    shown = [line for line in post.content.splitlines() if line.startswith("▸ ")]
    assert len(shown) == MOST_LINES
    assert labels(post) == ["◀ Earlier"]
    wanted = ReadId.read(str(next(controls_of(post))["custom_id"]))
    while wanted is not None:
        page = await catching_up.page(caller(CID), wanted)
        assert check_post(page) == ()
        shown = [line for line in page.content.splitlines() if line.startswith("▸ ")] + shown
        wanted = ReadId(wanted.source, wanted.of, wanted.page - 1) if wanted.page else None
    assert len(shown) == len(take)
    assert "heap 1" in shown[0]
    assert "heap 6" in shown[-1]


async def test_turns_that_cannot_be_replayed_are_told_in_words_only(
    house: House, catching_up: CatchingUp
) -> None:
    at = await house.table("nim", ANN, BOB)
    house.tables.looks.note(at, CID)
    at = await house.play(at.table.id, nim.Take(heap=3, count=2))
    older = moves.update().where(moves.c.seq == 0).values(rules_version=0)
    await house.database.write(lambda conn: conn.execute(older))
    post = await catching_up.news(caller(CID), at)
    assert "takes 2 stones from heap 3\n" in post.content
    assert "These turns are only kept in words." in post.content


async def test_there_is_no_news_before_the_start(house: House, catching_up: CatchingUp) -> None:
    with refuses("table.not_started"):
        await catching_up.news(caller(ANN), await house.lobby("nim", ANN, BOB))


@pytest.mark.parametrize("of", ["1", "1-0", "x-0-4", "1-0-4-9"])
async def test_a_forged_range_is_refused(house: House, catching_up: CatchingUp, of: str) -> None:
    await house.table("nim", ANN, BOB)
    with refuses("ui.outdated"):
        await catching_up.page(caller(ANN), ReadId("since", of))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_tables_with_news_are_listed_in_one_line_each(
    house: House, catching_up: CatchingUp, catalogues: Catalogues, language: str
) -> None:
    quiet, busy = [await house.table("nim", ANN, BOB) for _ in range(2)]
    for at in (quiet, busy):
        for member in (ANN, BOB):
            house.tables.looks.note(at, member)
    nothing = catalogues[language].words("since.nothing_anywhere")
    assert (await catching_up.everywhere(caller(ANN, language))).content == nothing
    _, mover = await house.acting(busy.table.id)
    other = BOB if mover == ANN else ANN
    busy = await house.play(busy.table.id, nim.Take(heap=3, count=2))
    post = await catching_up.everywhere(caller(other, language))
    head, row = post.content.splitlines()
    assert head.startswith("**")
    assert link(busy.table) in row
    # A list is no look at the tables in it.
    assert (await catching_up.everywhere(caller(other, language))).content == post.content
    assert (await catching_up.everywhere(caller(mover, language))).content == nothing
