"""The post where a table gathers, and which says at the end how it ended."""

import pytest

from bot.core.posts.public import PublicPosts
from bot.core.text.translator import translator
from bot.i18n import Catalogues
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.test_posts import finished, labels


async def test_a_lobby_names_title_options_and_seats(house: House, posts: PublicPosts) -> None:
    options = {"ending": "last_loses"}
    at = await house.lobby("nim", ANN, BOB, seats=3, options=options)
    post = await posts.lobby(at, "en")
    assert "## Nim" in post.content
    assert "Last stone: loses" in post.content
    assert "1. **Ann**" in post.content
    assert "3. *free*" in post.content
    assert post.files[0].name == "nim.png"
    assert "Take stones" in post.files[0].alt


async def test_a_lobby_begins_with_how_many_seats_are_free(
    house: House, posts: PublicPosts
) -> None:
    open_ones = await posts.lobby(await house.lobby("nim", ANN, BOB, seats=3), "en")
    assert open_ones.content.splitlines()[0] == "## Nim · 1 seat free"
    full = await posts.lobby(await house.lobby("nim", ANN, BOB), "en")
    assert full.content.splitlines()[0] == "## Nim · ready to start"
    playing = await posts.lobby(await house.table("nim", ANN, BOB), "en")
    assert playing.content.splitlines()[0] == "## Nim"


async def test_a_lobby_leaves_out_options_of_every_table_of_the_title(
    house: House, posts: PublicPosts, catalogues: Catalogues
) -> None:
    for title in ("expancity", "metromania", "mine", "tmars"):
        at = await house.lobby(title, ANN, BOB)
        post = await posts.lobby(at, "en")
        words = translator(catalogues["en"], at).words
        named = [words(f"{title}.option.{spec.name}") for spec in at.game.options]
        assert named
        assert not [name for name in named if f"{name}: " in post.content]


async def test_a_lobby_says_how_long_such_tables_usually_take(
    house: House, posts: PublicPosts
) -> None:
    at = await house.lobby("nim", ANN, BOB)
    assert "Usually takes 16 days." in (await posts.lobby(at, "en", usual_s=16 * 86_400)).content
    assert "Usually takes" not in (await posts.lobby(at, "en")).content


async def test_a_lobby_omits_options_that_do_not_matter(house: House, posts: PublicPosts) -> None:
    """At one seat the opponent is MarsBot, so drafting cannot matter; it does at two seats."""
    options = {"draft": "on"}
    alone = await posts.lobby(await house.lobby("tmars", ANN, options=options), "en")
    together = await posts.lobby(await house.lobby("tmars", ANN, BOB, options=options), "en")
    assert ("MarsBot: Normal" in alone.content, "Draft: " in alone.content) == (True, False)
    assert ("MarsBot: Normal" in together.content, "Draft: " in together.content) == (False, True)


@pytest.mark.parametrize(
    ("options", "shown"),
    [
        pytest.param({}, "The award that MarsBot funds: Where it is most ahead", id="the default"),
        pytest.param(
            {"bot_award_choice": "human_best"},
            "The award that MarsBot funds: Where the other one stands best",
            id="the other reading",
        ),
        pytest.param(
            {"bot_near": "beside"}, "What is near for MarsBot: Only what lies beside", id="counting"
        ),
    ],
)
async def test_a_lobby_against_marsbot_says_how_it_plays(
    house: House, posts: PublicPosts, options: dict[str, str], shown: str
) -> None:
    """The award it funds is always named; other readings only if they are not the usual ones."""
    usual = await posts.lobby(await house.lobby("tmars", ANN), "en")
    chosen = await posts.lobby(await house.lobby("tmars", ANN, options=options), "en")
    assert shown in chosen.content
    assert "What is near" not in usual.content


async def test_a_lobby_of_classic_solo_play_does_not_mention_marsbot(
    house: House, posts: PublicPosts
) -> None:
    post = await posts.lobby(await house.lobby("tmars", ANN, options={"alone": "classic"}), "en")
    assert "Classic solo" in post.content
    assert not any(words in post.content for words in ("MarsBot: ", "MarsBot funds"))


async def test_a_lobby_has_one_row_of_four_buttons(house: House, posts: PublicPosts) -> None:
    post = await posts.lobby(await house.lobby("nim", ANN, seats=3), "en", "m")
    assert post.view is not None
    assert [len(row["components"]) for row in post.view.to_components()] == [4]


async def test_a_full_lobby_can_start_and_accepts_no_other_member(
    house: House, posts: PublicPosts
) -> None:
    open_lobby = labels(await posts.lobby(await house.lobby("nim", ANN, BOB, seats=3), "en"))
    full = labels(await posts.lobby(await house.lobby("nim", ANN, BOB), "en"))
    assert (open_lobby["Join"], open_lobby["Start"]) == (True, False)
    assert (full["Join"], full["Start"]) == (False, True)


async def test_the_lobby_of_a_finished_table_names_each_seat_once_by_rank(
    house: House, posts: PublicPosts
) -> None:
    """In lines that Discord does not take for a list, which it would number anew."""
    at = await finished(house, "nim", ANN, BOB)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    lines = (await posts.lobby(at, "en")).content.splitlines()
    for seat, name in enumerate(("Ann", "Bob")):
        [line] = [line for line in lines if name in line]
        assert line.startswith(f"**{outcome.ranks[seat]}.** {name}: ")
