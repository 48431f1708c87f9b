"""Private looks at tables, and long texts page by page."""

import pytest

from bot.i18n import LANGUAGES, Catalogues
from bot.ui.caller import Caller
from bot.ui.commands.limits import check_post
from bot.ui.controls.ids import ReadId
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.private_views import PrivateViews
from bot.ui.posts.public import Posts
from bot.ui.posts.reader import LAST_PAGE, Reader
from rules.core.engine import sample_move
from rules.core.errors import Refusal
from rules.core.rng import Rng
from rules.core.text import msg
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.bot.ui.hands import controls_of
from tests.catalogues import toy_catalogue_of

MOST_PAGES = 9
"""More than the rules of any title have."""


@pytest.fixture
def private_views(
    house: House, catalogues: Catalogues, pictures: Pictures, posts: Posts
) -> PrivateViews:
    return PrivateViews(house.tables, catalogues, pictures, posts)


@pytest.fixture
def reader(house: House, catalogues: Catalogues, pictures: Pictures) -> Reader:
    return Reader(house.tables, catalogues, pictures)


def caller(member: int, language: str = "en") -> Caller:
    return Caller(member, "Somebody", 77, language)


async def test_a_hand_is_shown_to_its_owner(house: House, private_views: PrivateViews) -> None:
    at = await house.table("sealed", ANN, BOB)
    post = await private_views.hand(caller(ANN), at.table.id)
    assert [file.name for file in post.files] == [f"sealed-{at.table.id}-hand-1.png"]
    assert next(controls_of(post))["label"] == "Take your turn"


async def test_the_words_of_a_hand_are_what_others_do_not_know(
    house: House, private_views: PrivateViews
) -> None:
    at = await house.table("expancity", ANN, BOB)
    post = await private_views.hand(caller(ANN), at.table.id)
    assert "Your tiles:" in post.files[0].alt
    assert "Goal " not in post.files[0].alt


async def test_a_further_look_is_a_picture_with_words(
    house: House, private_views: PrivateViews
) -> None:
    at = await house.table("sealed", ANN, BOB)
    post = await private_views.extra_picture(caller(CID), at, "result")
    assert post.content == "The result:"
    assert [file.name for file in post.files] == [f"sealed-{at.table.id}-result.png"]
    assert post.files[0].alt


async def test_before_the_start_there_is_no_further_look(
    house: House, private_views: PrivateViews
) -> None:
    with pytest.raises(Refusal) as refused:
        await private_views.extra_picture(
            caller(ANN), await house.lobby("sealed", ANN, BOB), "result"
        )
    assert refused.value.code == "table.not_started"


async def test_who_has_no_seat_has_no_hand(house: House, private_views: PrivateViews) -> None:
    at = await house.table("sealed", ANN, BOB)
    with pytest.raises(Refusal) as refused:
        await private_views.hand(caller(CID), at.table.id)
    assert refused.value.code == "table.not_seated"


async def test_before_the_start_there_is_no_hand(house: House, private_views: PrivateViews) -> None:
    at = await house.lobby("sealed", ANN, BOB)
    with pytest.raises(Refusal) as refused:
        await private_views.hand(caller(ANN), at.table.id)
    assert refused.value.code == "table.not_started"


async def test_the_board_before_the_start_is_the_lobby(
    house: House, private_views: PrivateViews
) -> None:
    post = await private_views.board(caller(ANN), await house.lobby("nim", ANN, seats=2))
    assert "## Nim" in post.content


async def test_the_list_begins_with_tables_that_wait(
    house: House, private_views: PrivateViews
) -> None:
    lobby = await house.lobby("nim", ANN, seats=2)
    first = await house.table("nim", ANN, BOB)
    _, member = await house.acting(first.table.id)
    post = await private_views.tables_of(caller(member))
    lines = post.content.split("\n")
    assert lines[0] == "**These tables wait for you:**"
    assert f"no. {first.table.id}" in lines[1]
    assert f"https://discord.com/channels/{first.table.guild_id}/" in lines[1]
    if member == ANN:
        assert f"no. {lobby.table.id}" in post.content


async def test_nothing_to_list_is_said(private_views: PrivateViews) -> None:
    assert (await private_views.tables_of(caller(CID))).content == "No table waits for you."


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_drawn_example_is_beside_the_page_of_its_paragraph(
    reader: Reader, language: str
) -> None:
    words = toy_catalogue_of(language)
    beginnings = {
        number: words.say(msg(f"metromania.rules.{number}"), names=str)[:80] for number in (1, 13)
    }
    seen: set[int] = set()
    for page in range(MOST_PAGES):
        post = await reader.page(caller(ANN, language), ReadId("rules", "metromania", page))
        here = [number for number, start in beginnings.items() if start in post.content]
        assert [file.name for file in post.files] == [f"metromania-figure-{n}.png" for n in here]
        assert check_post(post) == ()
        seen.update(here)
    assert seen == {1, 13}


async def test_the_first_pages_of_rules_have_drawn_examples(reader: Reader) -> None:
    post = await reader.page(caller(ANN), ReadId("rules", "nim"))
    assert [(file.name, file.alt) for file in post.files] == [
        ("nim-figure-1.png", "A heap of five stones.")
    ]
    help_page = await reader.page(caller(ANN), ReadId("help", "-"))
    assert help_page.files == ()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_of_rules_fit(reader: Reader, language: str) -> None:
    for number in (0, LAST_PAGE):
        post = await reader.page(caller(ANN, language), ReadId("rules", "expancity", number))
        assert check_post(post) == ()


async def test_long_texts_are_leafed_through(reader: Reader) -> None:
    first = await reader.page(caller(ANN), ReadId("rules", "expancity", 0))
    last = await reader.page(caller(ANN), ReadId("rules", "expancity", LAST_PAGE))
    assert "Page 1 of" in first.content
    assert [bool(each.get("disabled")) for each in controls_of(first)] == [True, False]
    assert [bool(each.get("disabled")) for each in controls_of(last)] == [False, True]


async def test_the_position_in_words_is_the_readers_own(house: House, reader: Reader) -> None:
    at = await house.table("expancity", ANN, BOB)
    own = await reader.words_of(caller(ANN), at)
    others = await reader.words_of(caller(CID), at)
    assert "Your tiles:" in own
    assert "Your tiles:" not in others


async def test_the_log_opens_at_its_end_and_keeps_secrets(house: House, reader: Reader) -> None:
    at = await house.table("expancity", ANN, BOB)
    chance = Rng(4)
    for _ in range(70):
        move = sample_move(at.game, at.state, min(at.waiting()), chance)
        at = await house.play(at.table.id, move)
    wanted = ReadId("log", str(at.table.id), LAST_PAGE)
    own = await reader.page(caller(ANN), wanted)
    assert check_post(own) == ()
    texts = [
        (await reader.page(caller(CID), ReadId("log", str(at.table.id), number))).content
        for number in range(12)
    ]
    assert "Page 1 of" in texts[0]
    assert "Tile kept" not in "".join(texts)


async def test_a_table_that_has_not_begun_has_no_words(house: House, reader: Reader) -> None:
    at = await house.lobby("nim", ANN, seats=2)
    with pytest.raises(Refusal):
        await reader.page(caller(ANN), ReadId("text", str(at.table.id)))
