"""Discord's refusals of messages made of layout components."""

import pytest

from bot.playground.discord.bodies import Body
from bot.playground.discord.limits.message import IS_COMPONENTS_V2, check_message

from .shapes import Json, refused, row

TEXT: Json = {"type": 10, "content": "x"}
BUTTON: Json = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
PICTURE: Json = {"media": {"url": "attachment://board.png"}}
THUMBNAIL: Json = {"type": 11} | PICTURE
MENU: Json = {"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}]}


def section(*texts: Json, accessory: Json | None = THUMBNAIL) -> Json:
    return {"type": 9, "components": list(texts), "accessory": accessory}


def box(*inner: Json, **changes: object) -> Json:
    return {"type": 17, "components": list(inner)} | changes


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": list(items)}


def faults(payload: Json, before: Json | None = None) -> list[str]:
    """Return where the fields are that Discord refuses."""
    return refused(lambda: check_message(Body(payload), before=before))


def layout(*components: Json) -> Json:
    return {"flags": IS_COMPONENTS_V2, "components": list(components)}


@pytest.mark.parametrize(
    "components",
    [
        pytest.param([TEXT | {"content": "x" * 4000}], id="4,000 characters"),
        pytest.param([{"type": 14}] * 40, id="40 components"),
        pytest.param([box(*[{"type": 14}] * 39)], id="39 components in a box"),
        pytest.param([section(TEXT, TEXT, TEXT)], id="three texts beside a picture"),
        pytest.param([section(TEXT, accessory=BUTTON)], id="text beside a button"),
        pytest.param([box(TEXT, accent_color=0)], id="a black bar"),
        pytest.param([gallery(*[PICTURE] * 10)], id="ten pictures"),
        pytest.param([row(MENU), box(row(BUTTON))], id="rows outside and inside"),
    ],
)
def test_these_layouts_are_taken(components: list[Json]) -> None:
    assert faults(layout(*components)) == []


@pytest.mark.parametrize(
    ("component", "where"),
    [
        pytest.param(TEXT | {"content": "x" * 4001}, "", id="4,001 characters"),
        pytest.param(box(*[{"type": 14}] * 40), "", id="41 components"),
        pytest.param(TEXT | {"content": ""}, ".0.content", id="an empty text"),
        pytest.param(gallery(), ".0.items", id="no picture"),
        pytest.param(gallery(*[PICTURE] * 11), ".0.items", id="eleven pictures"),
        pytest.param(
            gallery(PICTURE | {"description": "x" * 1025}),
            ".0.items.0.description",
            id="a long description",
        ),
        pytest.param(
            gallery({"media": {"url": "board.png"}}), ".0.items.0.media.url", id="a bare name"
        ),
        pytest.param(section(TEXT, accessory=None), ".0.accessory", id="nothing at the side"),
        pytest.param(section(accessory=BUTTON), ".0.components", id="no text beside a button"),
        pytest.param(section(*[TEXT] * 4), ".0.components", id="four texts beside a picture"),
        pytest.param(
            section(gallery(PICTURE)), ".0.components.0.type", id="a gallery in a section"
        ),
        pytest.param(section(TEXT, accessory=MENU), ".0.accessory.type", id="a menu at the side"),
        pytest.param(box(), ".0.components", id="an empty box"),
        pytest.param(box(box(TEXT)), ".0.components.0.type", id="a box in a box"),
        pytest.param(box(BUTTON), ".0.components.0.type", id="a button without a row"),
        pytest.param(BUTTON, ".0.type", id="a button at the top"),
        pytest.param(THUMBNAIL, ".0.type", id="a thumbnail at the top"),
        pytest.param(box(TEXT, accent_color=1 << 24), ".0.accent_color", id="no colour"),
        pytest.param({"type": 14, "spacing": 3}, ".0.spacing", id="too much space"),
        pytest.param(
            box(row(BUTTON | {"label": "x" * 81})),
            ".0.components.0.components.0.label",
            id="a long label in a box",
        ),
        pytest.param(
            box(section(TEXT, accessory=BUTTON), row(BUTTON)),
            ".0.components.1.components.0.custom_id",
            id="one id twice",
        ),
    ],
)
def test_these_layouts_are_refused(component: Json, where: str) -> None:
    assert faults(layout(component)) == [f"components{where}"]


def test_an_empty_layout_is_refused() -> None:
    assert faults(layout()) == ["components"]


@pytest.mark.parametrize("field", ["content", "embeds"])
def test_nothing_stands_beside_a_layout(field: str) -> None:
    beside: Json = {"content": "x", "embeds": [{"title": "t"}]}
    assert faults(layout(TEXT) | {field: beside[field]}) == [field]


def posted(flags: int, content: str = "") -> Json:
    return {"content": content, "embeds": [], "flags": flags}


def test_an_edit_cannot_make_a_layout_ordinary_again() -> None:
    before = posted(IS_COMPONENTS_V2)
    assert faults({"flags": 0, "content": "x"}, before) == ["content"]
    assert faults({"components": [row(BUTTON)]}, before) == []
    assert faults({"flags": 0, "components": [TEXT]}, before) == []


def test_an_edit_makes_a_layout_only_if_it_takes_the_content_away() -> None:
    before = posted(0, content="x")
    assert faults(layout(TEXT), before) == ["content"]
    assert faults(layout(TEXT) | {"content": None}, before) == []


def test_layout_components_need_the_flag() -> None:
    assert faults({"components": [TEXT]}) == ["components.0.type"]
