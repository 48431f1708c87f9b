"""Private pictures and texts: hands, boards, lists, and long texts page by page."""

from collections.abc import Collection
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.core.caller import Caller
from bot.core.commands.limits import check_post
from bot.core.controls.ids import LAST_PAGE, OpeningId, ReadId, TableId
from bot.core.controls.post_views import board_view
from bot.core.posts.layout import components_of, texts_of
from bot.core.posts.pictures import MOST_IN_A_MESSAGE, Pictures
from bot.core.posts.post import Post
from bot.core.posts.public import PublicPosts
from bot.core.posts.renderer import Renderer
from bot.core.servers.presence import Server
from bot.core.text.links import link
from bot.core.text.translator import translator
from bot.features.look.digest_posts import TABLES_A_PAGE
from bot.features.look.private_views import PrivateViews
from bot.features.look.reader import Reader, told_id
from bot.features.turn.panel import Panel
from bot.i18n import LANGUAGES, Catalogues
from bot.tables.absence.offers import Offers
from bot.tables.commit import MOST_OPEN
from bot.tables.names import visible
from render.core.painter import Painter
from render.metromania.figures.examples import FIGURES
from rules.core.engine import sample_move
from rules.core.errors import Refusal
from rules.core.rng import Rng
from rules.core.text import Typed, msg
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.bot.ui.hands import acting, controls_of, panel_of
from tests.catalogues import catalogue_of, toy_catalogue_of
from tests.refusing import refuses
from tests.toys import nim
from tests.toys.painter import PAINTER

MOST_PAGES = 9
"""More pages than the rules of any title have."""


@pytest.fixture
def reader(house: House, catalogues: Catalogues, pictures: Pictures) -> Reader:
    return Reader(house.tables, catalogues, pictures)


def caller(member: int, language: str = "en") -> Caller:
    return Caller(member, Typed("Somebody"), 77, language)


async def test_a_hand_is_shown_to_its_owner(house: House, private_views: PrivateViews) -> None:
    at = await house.table("sealed", ANN, BOB)
    post = await private_views.hand(caller(ANN), at.table.id)
    assert [file.name for file in post.files] == [f"sealed-{at.table.id}-hand-1.png"]
    assert next(controls_of(post))["label"] == "Take your turn"


async def test_the_largest_hand_fits_beside_the_board(
    house: House, catalogues: Catalogues, renderer: Renderer
) -> None:
    page = Image.new("P", (8, 8))

    def painter(key: str) -> Painter[Any]:
        return replace(PAINTER, drawings=None, hand=lambda view, say: (page,) * 12)

    at = await house.table("sealed", ANN, BOB)
    panel = panel_of(house, catalogues, Pictures(renderer, painter))
    post = await panel.open(caller(ANN), at.table.id)
    assert len(post.files) == MOST_IN_A_MESSAGE
    assert check_post(post) == ()


@pytest.mark.parametrize(
    ("title", "options", "offered"),
    [
        ("metromania", {}, False),
        ("metromania", {"markers": "hidden"}, True),
        ("expancity", {}, True),
    ],
)
async def test_a_hand_is_offered_where_seats_have_secrets(
    house: House, panel: Panel, title: str, options: dict[str, str], offered: bool
) -> None:
    lobby = await house.lobby(title, ANN, BOB, CID, options=options)
    at = (await house.tables.start(lobby.table.id, house.by(ANN))).position
    hands = await acting(house, panel, at)
    assert "Board" in hands.labels()
    view = board_view(at, translator(catalogue_of("en"), at))
    shown = controls_of(Post("", view=view))
    assert ("My hand" in [each.get("label") for each in shown]) is offered


async def test_a_hands_description_holds_only_private_facts(
    house: House, private_views: PrivateViews
) -> None:
    at = await house.table("expancity", ANN, BOB)
    post = await private_views.hand(caller(ANN), at.table.id)
    assert "Your tiles:" in post.files[0].alt
    assert "Goal " not in post.files[0].alt


async def test_members_see_the_board(house: House, private_views: PrivateViews) -> None:
    at = await house.table("tmars", ANN, BOB)
    looked = await private_views.board(caller(ANN), at)
    assert Image.open(BytesIO(looked.files[0].data)).size == (1200, 900)


async def test_an_extra_picture_comes_with_a_description(
    house: House, private_views: PrivateViews
) -> None:
    at = await house.table("sealed", ANN, BOB)
    post = await private_views.extra_picture(caller(CID), at, "result")
    assert post.content == "The result:"
    assert [file.name for file in post.files] == [f"sealed-{at.table.id}-result.png"]
    assert post.files[0].alt


@pytest.mark.parametrize("count", [2, MOST_IN_A_MESSAGE + 1])
async def test_every_page_of_an_extra_picture_is_a_file(
    house: House, catalogues: Catalogues, renderer: Renderer, count: int
) -> None:
    at = await house.table("sealed", ANN, BOB)
    pages = (PAINTER.cover(str),) * count
    painter = replace(PAINTER, extra_pictures={"result": lambda view, say: pages})
    pictures = Pictures(renderer, lambda key: painter)
    files = await pictures.extra(at, "result", translator(catalogues["en"], at))
    names = [file.name for file in files]
    assert names[:2] == [f"sealed-{at.table.id}-result{end}.png" for end in ("", "-2")]
    assert len(set(names)) == len(names) == min(count, MOST_IN_A_MESSAGE)


async def test_there_is_no_extra_picture_before_the_start(
    house: House, private_views: PrivateViews
) -> None:
    with refuses("table.not_started"):
        await private_views.extra_picture(
            caller(ANN), await house.lobby("sealed", ANN, BOB), "result"
        )


async def test_a_member_without_a_seat_has_no_hand(
    house: House, private_views: PrivateViews
) -> None:
    at = await house.table("sealed", ANN, BOB)
    with refuses("table.not_seated"):
        await private_views.hand(caller(CID), at.table.id)


async def test_there_is_no_hand_before_the_start(house: House, private_views: PrivateViews) -> None:
    at = await house.lobby("sealed", ANN, BOB)
    with refuses("table.not_started"):
        await private_views.hand(caller(ANN), at.table.id)


async def test_the_board_before_the_start_is_the_lobby(
    house: House, private_views: PrivateViews
) -> None:
    post = await private_views.board(caller(ANN), await house.lobby("nim", ANN, seats=2))
    assert "## Nim" in post.content


def listed(post: Post) -> tuple[str, ...]:
    """The text of each frame of a list."""
    assert post.layout is not None
    assert check_post(post) == ()
    return tuple(texts_of([box]) for box in components_of(post.layout))


async def test_the_list_begins_with_tables_that_wait_for_the_member(
    house: House, private_views: PrivateViews
) -> None:
    lobby = await house.lobby("nim", ANN, BOB, seats=3)
    first = await house.table("nim", ANN, BOB)
    _, member = await house.acting(first.table.id)
    post = await private_views.tables_of(caller(member))
    own, others = listed(post)
    assert own.startswith(
        f"**Your turn (1)**\n**[Nim]({link(first.table)})** · table {first.table.id}\n"
    )
    assert others == f"**Lobbies (1)**\n**Nim** · table {lobby.table.id}\nNot started yet"
    assert post.layout is not None
    ways = [
        part["accessory"].get("custom_id") or part["accessory"]["url"]
        for box in components_of(post.layout)
        for part in box["components"]
        if "accessory" in part
    ]
    assert ways == [TableId("turn", first.table.id).write(), link(lobby.table)]


async def test_the_list_names_the_next_member_elsewhere(
    house: House, private_views: PrivateViews
) -> None:
    at = await house.table("nim", ANN, BOB)
    seat, member = await house.acting(at.table.id)
    idle = ANN if member == BOB else BOB
    _, others = listed(await private_views.tables_of(caller(idle)))
    assert others.endswith(f"Up next: {visible(at.seats[seat].name)}")


@pytest.mark.parametrize("is_open", [True, False], ids=["there", "left"])
async def test_a_table_in_another_server_names_it_and_leads_there_as_long_as_that_is_possible(
    house: House, catalogues: Catalogues, pictures: Pictures, posts: PublicPosts, *, is_open: bool
) -> None:
    async def seen(member_id: int, guild_ids: Collection[int]) -> dict[int, Server]:
        assert member_id == ANN
        return {each: Server(Typed("The *Fools*"), is_open) for each in guild_ids}

    offers = Offers(house.database, house.tables)
    views = PrivateViews(house.tables, catalogues, pictures, posts, offers, seen)
    at = await house.lobby("nim", ANN, seats=2)
    here = replace(caller(ANN), guild_id=at.table.guild_id)
    assert "Fools" not in str(listed(await views.tables_of(here)))
    post = await views.tables_of(replace(here, guild_id=at.table.guild_id + 1))
    assert rf"**Nim** · table {at.table.id} · The \*Fools\*" in listed(post)[-1]
    assert post.layout is not None
    assert (link(at.table) in str(components_of(post.layout))) is is_open


async def test_the_list_has_pages_of_fifteen(house: House, private_views: PrivateViews) -> None:
    opened = [await house.lobby("nim", ANN, seats=2) for _ in range(MOST_OPEN)]
    pages = [await private_views.tables_of(caller(ANN), page) for page in range(2)]
    _, first, _ = listed(pages[0])
    last, _ = listed(pages[1])
    for shown in (first, last):
        assert shown.startswith(f"**Lobbies ({MOST_OPEN})**")
    assert (first.count("table "), last.count("table ")) == (
        TABLES_A_PAGE,
        MOST_OPEN - TABLES_A_PAGE,
    )
    layouts = [str(components_of(page.layout)) for page in pages if page.layout is not None]
    for at in opened:
        assert f"table {at.table.id}\n" in first + last
        assert link(at.table) in "".join(layouts)


async def test_a_page_beyond_the_last_is_the_last(
    house: House, private_views: PrivateViews
) -> None:
    for _ in range(TABLES_A_PAGE + 1):
        await house.lobby("nim", ANN, seats=2)
    last = listed(await private_views.tables_of(caller(ANN), 1))
    assert listed(await private_views.tables_of(caller(ANN), 7)) == last


async def test_an_empty_list_says_so_and_opens_a_table(private_views: PrivateViews) -> None:
    post = await private_views.tables_of(caller(CID))
    assert listed(post) == ("No table is waiting for you.",)
    assert post.layout is not None
    ids = [getattr(item, "custom_id", None) for item in post.layout.walk_children()]
    assert OpeningId("games", "-").write() in ids


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_drawn_example_is_on_the_page_of_its_paragraph(
    reader: Reader, language: str
) -> None:
    words = toy_catalogue_of(language)
    beginnings = {
        number: words.say(msg(f"metromania.rules.{number}"), names=str)[:80] for number in FIGURES
    }
    seen: set[int] = set()
    for page in range(MOST_PAGES):
        post = await reader.page(caller(ANN, language), ReadId("rules", "metromania", page))
        here = [number for number, start in beginnings.items() if start in post.content]
        assert [file.name for file in post.files] == [f"metromania-figure-{n}.png" for n in here]
        assert check_post(post) == ()
        seen.update(here)
    assert seen == set(FIGURES)


async def test_the_first_pages_of_the_rules_have_drawn_examples(reader: Reader) -> None:
    post = await reader.page(caller(ANN), ReadId("rules", "nim"))
    assert [(file.name, file.alt) for file in post.files] == [
        ("nim-figure-1.png", "A heap of five stones.")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_of_rules_fit(reader: Reader, language: str) -> None:
    for number in (0, LAST_PAGE):
        post = await reader.page(caller(ANN, language), ReadId("rules", "expancity", number))
        assert check_post(post) == ()


async def test_long_texts_are_read_page_by_page(reader: Reader) -> None:
    first = await reader.page(caller(ANN), ReadId("rules", "expancity", 0))
    last = await reader.page(caller(ANN), ReadId("rules", "expancity", LAST_PAGE))
    assert "Page 1 of" in first.content
    assert [bool(each.get("disabled")) for each in controls_of(first)] == [True, False]
    assert [bool(each.get("disabled")) for each in controls_of(last)] == [False, True]


async def test_the_position_in_words_is_the_readers_own_view(house: House, reader: Reader) -> None:
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


async def test_a_table_before_the_start_has_no_position_in_words(
    house: House, reader: Reader
) -> None:
    at = await house.lobby("nim", ANN, seats=2)
    with pytest.raises(Refusal):
        await reader.page(caller(ANN), ReadId("text", str(at.table.id)))


async def test_text_beyond_a_posts_limit_is_on_a_page(house: House, reader: Reader) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, nim.Take(heap=2, count=1))
    shown = await reader.page(caller(CID), told_id(at.table.id, "1", 1))
    assert "1 stone" in shown.content
    with refuses("ui.outdated"):
        await reader.page(caller(CID), ReadId("told", f"{at.table.id}-1"))
