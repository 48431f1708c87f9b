"""Positions in words: changes come first on request."""

import pytest

from bot.core.caller import Caller
from bot.core.commands.limits import check_post
from bot.core.controls.ids import ReadId
from bot.core.posts.pictures import Pictures
from bot.features.look.reader import Reader
from bot.i18n import LANGUAGES, Catalogues
from rules.core.engine import sample_move
from rules.core.errors import Refusal
from rules.core.rng import Rng
from rules.core.text import Typed
from tests.bot.tables.house import ANN, BOB, CID, House


@pytest.fixture
def reader(house: House, catalogues: Catalogues, pictures: Pictures) -> Reader:
    return Reader(house.tables, catalogues, pictures)


def caller(member: int, language: str = "en") -> Caller:
    return Caller(member, Typed("Somebody"), 77, language)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_position_in_words_begins_with_changes_on_request(
    house: House, reader: Reader, language: str
) -> None:
    at = await house.table("expancity", ANN, BOB)
    house.tables.looks.note(at, CID)
    none = await reader.text(caller(CID, language), at, changes_first=True)
    plain = (await reader.text(caller(CID, language), at)).content.splitlines()
    assert none.content.splitlines()[1:3] == plain[:2]
    chance = Rng(4)
    for _ in range(4):
        move = sample_move(at.game, at.state, min(at.waiting()), chance)
        at = await house.play(at.table.id, move)
    post = await reader.text(caller(CID, language), at, changes_first=True)
    assert check_post(post) == ()
    head, *lines = post.content.splitlines()
    rest = next(place for place, line in enumerate(lines) if line.startswith("**"))
    assert head.startswith("**")
    assert not set(lines[:rest]) & set(plain)
    assert set(lines[rest + 1 :]) & set(plain)
    now = (await reader.text(caller(CID, language), at)).content.splitlines()
    assert set(lines[:rest]) <= set(now)


async def test_later_pages_still_compare_with_the_same_moment(house: House, reader: Reader) -> None:
    at = await house.table("mine", ANN, BOB)
    chance = Rng(4)
    for _ in range(6):
        move = sample_move(at.game, at.state, min(at.waiting()), chance)
        at = await house.play(at.table.id, move)
    wanted = ReadId("changed", f"{at.table.id}-0")
    whole = [(await reader.page(caller(CID), ReadId(*_page(wanted, n)))).content for n in (0, 1, 0)]
    assert whole[0] == whole[2] != whole[1]


def _page(wanted: ReadId, number: int) -> tuple[str, str, int]:
    return wanted.source, wanted.of, number


async def test_a_page_that_names_no_moment_is_refused(house: House, reader: Reader) -> None:
    at = await house.table("nim", ANN, BOB)
    with pytest.raises(Refusal):
        await reader.page(caller(ANN), ReadId("changed", f"{at.table.id}"))
