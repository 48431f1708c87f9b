"""Each limit of messages and components: the last allowed value, and the first refused one."""

from __future__ import annotations

import pytest

from bot.playground.discord.bodies import Body
from bot.playground.discord.limits.message import check_message

from .shapes import Json, button, option, refused, row, select, text_input


def many_rows(count: int) -> list[Json]:
    return [row(button(custom_id=str(n))) for n in range(count)]


def embed_of(total: int) -> Json:
    fields = [{"name": "n" * 100, "value": "v" * 900}] * (total // 1000)
    return {"fields": fields, "title": "t" * (total % 1000)}


MESSAGES = [
    pytest.param({"content": "x" * 2000}, {"content": "x" * 2001}, "content", id="content"),
    pytest.param({"nonce": "n" * 25}, {"nonce": "n" * 26}, "nonce", id="nonce"),
    pytest.param({"embeds": [{}] * 10}, {"embeds": [{}] * 11}, "embeds", id="embeds"),
    pytest.param(
        {"embeds": [embed_of(6000)]}, {"embeds": [embed_of(6001)]}, "embeds", id="embed text"
    ),
    pytest.param(
        {"embeds": [embed_of(3000), embed_of(3000)]},
        {"embeds": [embed_of(3000), embed_of(3001)]},
        "embeds",
        id="embed text together",
    ),
    *(
        pytest.param(
            {"embeds": [shape("x" * most)]},
            {"embeds": [shape("x" * (most + 1))]},
            f"embeds.0.{where}",
            id=f"embed {where}",
        )
        for where, most, shape in (
            ("title", 256, lambda text: {"title": text}),
            ("description", 4096, lambda text: {"description": text}),
            ("footer.text", 2048, lambda text: {"footer": {"text": text}}),
            ("author.name", 256, lambda text: {"author": {"name": text}}),
            ("fields.0.name", 256, lambda text: {"fields": [{"name": text, "value": "v"}]}),
            ("fields.0.value", 1024, lambda text: {"fields": [{"name": "n", "value": text}]}),
        )
    ),
    pytest.param(
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 25}]},
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds.0.fields",
        id="embed fields",
    ),
    pytest.param(
        {"allowed_mentions": {"users": ["1"], "parse": ["roles"]}},
        {"allowed_mentions": {"users": ["1"], "parse": ["users"]}},
        "allowed_mentions",
        id="mentions both ways",
    ),
    pytest.param(
        {"allowed_mentions": {"users": ["1"] * 100}},
        {"allowed_mentions": {"users": ["1"] * 101}},
        "allowed_mentions.users",
        id="mentions",
    ),
    pytest.param(
        {"allowed_mentions": {"parse": ["everyone"]}},
        {"allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
        id="kind of mention",
    ),
    pytest.param(
        {"components": many_rows(5)}, {"components": many_rows(6)}, "components", id="rows"
    ),
]

COMPONENTS = [
    pytest.param([button()] * 0 + [button()], [], "components", id="empty row"),
    pytest.param(
        [button(custom_id=str(n)) for n in range(5)],
        [button(custom_id=str(n)) for n in range(6)],
        "components",
        id="buttons in a row",
    ),
    pytest.param([select()], [select(), button()], "components", id="select and button"),
    pytest.param(
        [select()], [select(), select(custom_id="s2")], "components", id="selects in a row"
    ),
    pytest.param(
        [button(label="x" * 80)], [button(label="x" * 81)], "components.0.label", id="label"
    ),
    pytest.param(
        [button(custom_id="x" * 100)],
        [button(custom_id="x" * 101)],
        "components.0.custom_id",
        id="custom id",
    ),
    pytest.param([button()], [button(custom_id="")], "components.0.custom_id", id="no custom id"),
    pytest.param(
        [button(label=None, emoji={"name": "x"})],
        [button(label="")],
        "components.0",
        id="neither label nor emoji",
    ),
    pytest.param([button(style=4)], [button(style=9)], "components.0.style", id="style"),
    pytest.param(
        [{"type": 2, "style": 5, "label": "l", "url": "https://a.b"}],
        [{"type": 2, "style": 5, "label": "l"}],
        "components.0.url",
        id="link without address",
    ),
    pytest.param([button()], [button(url="https://a.b")], "components.0", id="button with address"),
    pytest.param(
        [button(), button(custom_id="c")],
        [button(), button()],
        "components.1.custom_id",
        id="custom id twice",
    ),
    pytest.param([select()], [text_input()], "components.0.type", id="text input in a message"),
    pytest.param(
        [select(options=[option(n) for n in range(25)])],
        [select(options=[option(n) for n in range(26)])],
        "components.0.options",
        id="options",
    ),
    pytest.param([select()], [select(options=[])], "components.0.options", id="no options"),
    pytest.param(
        [select(options=[option(0), option(1)])],
        [select(options=[option(0), option(0)])],
        "components.0.options.1.value",
        id="value twice",
    ),
    *(
        pytest.param(
            [select(options=[option(**{name: "x" * 100})])],
            [select(options=[option(**{name: "x" * 101})])],
            f"components.0.options.0.{name}",
            id=f"option {name}",
        )
        for name in ("label", "value", "description")
    ),
    pytest.param(
        [select()],
        [select(options=[option(label="")])],
        "components.0.options.0.label",
        id="option without label",
    ),
    pytest.param(
        [select(placeholder="x" * 150)],
        [select(placeholder="x" * 151)],
        "components.0.placeholder",
        id="placeholder",
    ),
    pytest.param(
        [select(max_values=2, options=[option(0), option(1)])],
        [select(max_values=2)],
        "components.0.max_values",
        id="more values than options",
    ),
    pytest.param(
        [select(min_values=1, max_values=1)],
        [select(min_values=2, max_values=1, options=[option(0), option(1)])],
        "components.0.min_values",
        id="least over most",
    ),
    pytest.param(
        [select(min_values=0)], [select(min_values=-1)], "components.0.min_values", id="negative"
    ),
    pytest.param(
        [select(options=[option(0, default=True), option(1)])],
        [select(options=[option(0, default=True), option(1, default=True)])],
        "components.0.options",
        id="defaults",
    ),
]


@pytest.mark.parametrize(("fits", "breaks", "where"), MESSAGES)
def test_messages_keep_discords_limits(fits: Json, breaks: Json, where: str) -> None:
    assert refused(lambda: check_message(Body(fits))) == []
    assert refused(lambda: check_message(Body(breaks))) == [where]


@pytest.mark.parametrize(("fits", "breaks", "where"), COMPONENTS)
def test_components_keep_discords_limits(fits: list[Json], breaks: list[Json], where: str) -> None:
    assert refused(lambda: check_message(Body({"components": [row(*fits)]}))) == []
    found = refused(lambda: check_message(Body({"components": [row(*breaks)]})))
    assert found == [f"components.0.{where}"]
