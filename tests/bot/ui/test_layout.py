"""Layouts built from any parts keep Discord's limits."""

from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.commands.limits import check_post
from bot.core.posts.layout import (
    Box,
    Entry,
    Gallery,
    Item,
    Lines,
    Part,
    Row,
    Rule,
    as_layout,
    components_of,
    layout_post,
    texts_of,
)
from bot.core.posts.post import Post, PostFile
from bot.playground.discord.bodies import Body
from bot.playground.discord.limits.message import IS_COMPONENTS_V2, check_message

COVER = PostFile("nim-cover.png", b"", "Nim")


def button(name: str) -> Item:
    return discord.ui.Button(label=name, custom_id=name)


def components(post: Post) -> list[dict[str, Any]]:
    assert post.layout is not None
    return components_of(post.layout)


def kinds(post: Post) -> list[int]:
    """The types of the components in the first box."""
    return [part["type"] for part in components(post)[0]["components"]]


def test_a_box_has_a_colour_and_its_parts_in_order() -> None:
    post = layout_post(
        Box([Lines("**Games**"), Rule(), Entry("Nim", COVER), Row([button("open")])], (255, 204, 0))
    )
    assert components(post)[0]["accent_color"] == 0xFFCC00
    assert kinds(post) == [10, 14, 9, 1]
    assert texts_of(components(post)) == "**Games**\nNim"


def test_pictures_go_with_the_message_once() -> None:
    post = layout_post(Box([Entry("Nim", COVER), Gallery([COVER])]))
    assert post.files == (COVER,)
    assert components(post)[0]["components"][0]["accessory"]["media"] == {
        "url": "attachment://nim-cover.png"
    }


def test_the_last_of_too_many_entries_are_text_and_say_the_way() -> None:
    entries = [Entry(f"Table {n}", button(f"go{n}"), instead=f"link {n}") for n in range(30)]
    post = layout_post(Box([*entries, Row([button("open")])]))
    assert check_post(post) == ()
    assert kinds(post) == [*[9] * 10, 10, 1]
    words = texts_of(components(post))
    assert "link 9" not in words
    assert words.endswith("Table 29\nlink 29")


def test_long_texts_are_cut_and_the_buttons_stay() -> None:
    post = layout_post(Box([Lines("x" * 3990), Lines("y" * 50), Lines("z"), Row([button("go")])]))
    assert check_post(post) == ()
    assert texts_of(components(post)) == f"{'x' * 3990}\n{'y' * 9}…"
    assert kinds(post)[-1] == 1


def test_an_ordinary_post_as_a_layout_keeps_words_pictures_and_buttons() -> None:
    view = discord.ui.View(timeout=None)
    for row, name in enumerate(("a", "b")):
        view.add_item(discord.ui.Button(label=name, custom_id=name, row=row))
    record = PostFile("nim-1.json", b"{}", "")
    post = as_layout(Post("Done.", (COVER, record), view))
    assert check_post(post) == ()
    assert [part["type"] for part in components(post)] == [10, 12, 13, 1, 1]
    assert set(post.files) == {COVER, record}


def test_the_menus_of_an_ordinary_post_have_rows_of_their_own() -> None:
    view = discord.ui.View(timeout=None)
    for name in ("a", "b"):
        option = discord.SelectOption(label=name)
        view.add_item(discord.ui.Select(custom_id=f"choose {name}", options=[option]))
    for name in ("c", "d"):
        view.add_item(button(name))
    post = as_layout(Post("Your move.", view=view))
    assert check_post(post) == ()
    rows = [[each["custom_id"] for each in row["components"]] for row in components(post)[1:]]
    assert rows == [["choose a"], ["choose b"], ["c", "d"]]


PARTS: st.SearchStrategy[list[Any]] = st.lists(
    st.one_of(
        st.text(max_size=2000).map(Lines),
        st.tuples(st.text(max_size=900), st.text(max_size=100)).map(
            lambda texts: Entry(texts[0], COVER, texts[1])
        ),
        st.just(Rule()),
        st.just(Gallery([COVER])),
    ),
    max_size=14,
)


@given(PARTS, PARTS)
def test_every_layout_is_one_that_discord_takes(first: list[Part], second: list[Part]) -> None:
    post = layout_post(Lines("Head"), Box(first, (51, 102, 153)), Box(second), Row([button("go")]))
    assert check_post(post) == ()
    check_message(Body({"flags": IS_COMPONENTS_V2, "components": components(post)}))


@pytest.mark.parametrize(
    "post",
    [
        pytest.param(Post("x", layout=layout_post(Lines("x")).layout), id="content beside it"),
        pytest.param(Post("", layout=discord.ui.LayoutView()), id="empty"),
        pytest.param(layout_post(Row([button("x" * 101)])), id="a long id"),
    ],
)
def test_layouts_that_do_not_fit_are_detected(post: Post) -> None:
    assert check_post(post)
