"""Messages that Discord would refuse are detected before they are sent."""

from typing import Any

import pytest

from bot.core.commands.limits import check_components, check_modal, check_post
from bot.core.controls.ids import ModalId
from bot.core.controls.modal import move_modal
from bot.core.posts.post import Post, PostFile
from bot.core.text.translator import translator
from bot.i18n import LANGUAGES, Catalogues

Item = dict[str, Any]


def row(*items: Item) -> Item:
    return {"type": 1, "components": list(items)}


def button(**changes: Any) -> Item:
    return {"type": 2, "custom_id": "a", "label": "Go", "style": 1} | changes


def select(options: int = 2, **changes: Any) -> Item:
    offered = [{"label": f"{i}", "value": f"{i}"} for i in range(options)]
    return {"type": 3, "custom_id": "s", "options": offered, "max_values": 1} | changes


def test_ordinary_rows_fit() -> None:
    assert check_components([row(button(), button(custom_id="b")), row(select())]) == ()


def test_texts_of_the_greatest_length_fit() -> None:
    longest = row(button(label="x" * 80, custom_id="x" * 100))
    assert check_components([longest, row(select(placeholder="x" * 150))]) == ()


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param([], id="no row"),
        pytest.param([row(button(custom_id=f"{i}")) for i in range(6)], id="six rows"),
        pytest.param([row(*(button(custom_id=f"{i}") for i in range(6)))], id="six buttons"),
        pytest.param([row(button(label="x" * 81))], id="long label"),
        pytest.param([row(button(label=""))], id="no label"),
        pytest.param([row(button(custom_id="x" * 101))], id="long id"),
        pytest.param([row(button()), row(button())], id="one id twice"),
        pytest.param([row(select(), button())], id="a button beside a select"),
        pytest.param([row(select(26))], id="26 options"),
        pytest.param([row(select(0))], id="no options"),
        pytest.param([row(select(max_values=3))], id="more values than options"),
        pytest.param([row(select(min_values=2))], id="more at least than at most"),
        pytest.param([row(select(placeholder="x" * 151))], id="long placeholder"),
        pytest.param(
            [row(select(options=1) | {"options": [{"label": "x", "value": "v"}] * 2})],
            id="one value twice",
        ),
        pytest.param(
            [
                row(
                    select()
                    | {
                        "options": [
                            {"label": "x", "value": "v", "default": True},
                            {"label": "y", "value": "w", "default": True},
                        ]
                    }
                )
            ],
            id="too many chosen",
        ),
    ],
)
def test_rows_that_do_not_fit_are_detected(rows: list[Item]) -> None:
    assert check_components(rows)


@pytest.mark.parametrize(
    "post",
    [
        pytest.param(Post(""), id="empty"),
        pytest.param(Post("x" * 2001), id="long"),
        pytest.param(Post("x", (PostFile("a.png", b"", "x" * 1025),)), id="long alt text"),
        pytest.param(Post("x", (PostFile("a.png", b"", ""),) * 11), id="eleven files"),
    ],
)
def test_posts_that_do_not_fit_are_detected(post: Post) -> None:
    assert check_post(post)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_box_for_a_typed_move_fits(catalogues: Catalogues, language: str) -> None:
    modal = move_modal(translator(catalogues[language], None), ModalId(10**9, 10**4, 10**19))
    assert check_modal(modal.to_dict()) == ()
