"""A digest has room for so many tables; *Next* leads to the others."""

from typing import Any

import pytest

from bot.core.controls.ids import MyId
from bot.core.posts.post import Post
from bot.core.text.lines import ELLIPSIS, MESSAGE_CHARS
from bot.core.text.links import Mentions
from bot.features.look.digest_posts import TABLES_A_PAGE, DigestPosts, Waiting
from bot.i18n import LANGUAGES, Catalogues
from bot.store.rows import Status
from tests.bot.tables.drawn import at


def _digest(catalogues: Catalogues, language: str, tables: int) -> Post:
    waiting = [
        Waiting(position, min(position.waiting()), 1, None)
        for number in range(1, tables + 1)
        for position in (at("ann bob", Status.PLAYING, id=number),)
    ]
    return DigestPosts(catalogues, Mentions()).digest(waiting, language)


def _onward(post: Post) -> tuple[str, str]:
    """The label of the button to the list of tables, and the other content of its id."""
    assert post.view is not None
    for item in post.view.children:
        button: Any = getattr(item, "item", item)
        clicked = MyId.read(button.custom_id)
        if clicked is not None and clicked.op == "tables":
            return str(button.label), clicked.arg
    raise AssertionError("no such button")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_digest_that_has_room_leads_to_the_list_of_all(
    catalogues: Catalogues, language: str
) -> None:
    post = _digest(catalogues, language, 3)
    assert ELLIPSIS not in post.content
    assert _onward(post) == (catalogues[language].words("ui.button.tables"), "new")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_digest_without_room_leads_to_the_page_of_the_first_table_left_off(
    catalogues: Catalogues, language: str
) -> None:
    post = _digest(catalogues, language, 60)
    assert len(post.content) <= MESSAGE_CHARS
    *_, last, end = post.content.splitlines()
    assert end == ELLIPSIS
    shown = int(last.partition(".")[0])
    label, arg = _onward(post)
    assert label == catalogues[language].words("ui.button.forth")
    assert arg == f"new{shown // TABLES_A_PAGE}"
