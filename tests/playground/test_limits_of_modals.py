"""Each limit of modals: the last allowed value, and the first refused one."""

from __future__ import annotations

import pytest

from bot.playground.discord.limits.modal import check_modal

from .shapes import Json, bare, button, label, modal, refused, row, select, text_input

MODALS = [
    pytest.param(
        modal(row(text_input()), title="x" * 45),
        modal(row(text_input()), title="x" * 46),
        "data.title",
        id="title",
    ),
    pytest.param(
        modal(row(text_input()), custom_id="x" * 100),
        modal(row(text_input()), custom_id="x" * 101),
        "data.custom_id",
        id="custom id",
    ),
    pytest.param(
        modal(*(row(text_input(custom_id=str(n))) for n in range(5))),
        modal(*(row(text_input(custom_id=str(n))) for n in range(6))),
        "data.components",
        id="parts",
    ),
    pytest.param(modal(row(text_input())), modal(), "data.components", id="no parts"),
    pytest.param(
        modal(row(text_input())),
        modal(row(text_input(), text_input(custom_id="u"))),
        "data.components.0.components",
        id="two in a row",
    ),
    pytest.param(
        modal(row(text_input(label="x" * 45))),
        modal(row(text_input(label="x" * 46))),
        "data.components.0.components.0.label",
        id="label",
    ),
    pytest.param(
        modal(row(text_input())),
        modal(row(text_input(label=None))),
        "data.components.0.components.0.label",
        id="no label",
    ),
    pytest.param(
        modal(row(text_input(placeholder="x" * 100))),
        modal(row(text_input(placeholder="x" * 101))),
        "data.components.0.components.0.placeholder",
        id="placeholder",
    ),
    pytest.param(
        modal(row(text_input(value="x" * 4000))),
        modal(row(text_input(value="x" * 4001))),
        "data.components.0.components.0.value",
        id="value",
    ),
    pytest.param(
        modal(row(text_input(max_length=4000))),
        modal(row(text_input(max_length=4001))),
        "data.components.0.components.0.max_length",
        id="most",
    ),
    pytest.param(
        modal(row(text_input(min_length=2, max_length=2))),
        modal(row(text_input(min_length=3, max_length=2))),
        "data.components.0.components.0.min_length",
        id="least over most",
    ),
    pytest.param(
        modal(row(text_input())),
        modal(row(select())),
        "data.components.0.components.0.type",
        id="select in a row",
    ),
    pytest.param(
        modal(label(select(), label="x" * 45)),
        modal(label(select(), label="x" * 46)),
        "data.components.0.label",
        id="label of a label",
    ),
    pytest.param(
        modal(label(select(), description="x" * 100)),
        modal(label(select(), description="x" * 101)),
        "data.components.0.description",
        id="description of a label",
    ),
    pytest.param(
        modal(label(select())),
        modal({"type": 18, "label": "L"}),
        "data.components.0.component",
        id="empty label",
    ),
    pytest.param(
        modal(label(bare())),
        modal(label(text_input())),
        "data.components.0.component.label",
        id="label within a label",
    ),
    pytest.param(
        modal(label(select())),
        modal(label(select(options=[]))),
        "data.components.0.component.options",
        id="select without options",
    ),
    pytest.param(
        modal(label(select())),
        modal(label(button())),
        "data.components.0.component.type",
        id="button in a label",
    ),
    pytest.param(
        modal(label(select()), label(bare())),
        modal(label(select()), label(bare(custom_id="s"))),
        "data.components.1.component.custom_id",
        id="custom id twice",
    ),
    pytest.param(
        modal({"type": 10, "content": "hi"}, row(text_input())),
        modal(button()),
        "data.components.0.type",
        id="bare button",
    ),
]


@pytest.mark.parametrize(("fits", "breaks", "where"), MODALS)
def test_modals_keep_discords_limits(fits: Json, breaks: Json, where: str) -> None:
    assert refused(lambda: check_modal(fits, ("data",))) == []
    assert refused(lambda: check_modal(breaks, ("data",))) == [where]
