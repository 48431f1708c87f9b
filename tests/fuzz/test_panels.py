"""Clicks on panels with forged ids, through the service that plays real tables."""

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.commands.limits import check_post
from bot.core.controls.ids import PanelId, ReadId
from bot.core.posts.pictures import Pictures
from bot.core.posts.renderer import Renderer
from bot.features.look.reader import Reader
from bot.i18n import Catalogues
from bot.store.rows import Status
from bot.tables.model import Position
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, House, open_house
from tests.bot.ui.hands import Hands, controls_of, panel_of
from tests.catalogues import toy_catalogues
from tests.fuzz import tried
from tests.fuzz.texts import anything
from tests.toys.painter import PAINTER

pytestmark = pytest.mark.slow

NUMBERS = st.sampled_from([0, 1, 2, 3, 10**9 - 1]) | st.integers(min_value=0, max_value=10**15 - 1)
OPS = (
    *("show", "menu", "undo", "verb", "set", "pick", "reset", "rows", "go", "fly"),
    *("hand", "type"),
)
ARGS = anything.map(lambda text: text[:24]) | st.sampled_from(["0", "1", "2", "999999", "+", "="])


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    opened = await open_house(tmp_path / "tables.sqlite3")
    yield opened
    await opened.database.close()


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return toy_catalogues()


@pytest.fixture
def pictures() -> Any:
    renderer = Renderer()
    yield Pictures(renderer, lambda key: PAINTER)
    renderer.close()


async def in_play(house: House, title: str) -> Position:
    """The table of the earlier examples, until it ends."""
    going_on = [at for at in await house.tables.of_member(ANN) if at.table.status is Status.PLAYING]
    return going_on[0] if going_on else await house.table(title, ANN, BOB)


@pytest.mark.parametrize("title", ["nim", "sealed"])
@given(data=st.data())
@tried(40)
async def test_any_click_on_a_panel_is_answered(
    house: House, catalogues: Catalogues, pictures: Pictures, title: str, data: st.DataObject
) -> None:
    at = await in_play(house, title)
    panel = panel_of(house, catalogues, pictures)
    _, member = await house.acting(at.table.id)
    hands = Hands(panel, house.tables, member, data.draw(st.sampled_from(("en", "ko", "it"))))
    with suppress(Refusal):
        await hands.open(at.table.id)
    for _ in range(3):
        parts = [PanelId.read(each["custom_id"]) for each in controls_of(hands.post)]
        known = [part for part in parts if part is not None]
        offered = [
            option["value"]
            for each in controls_of(hands.post)
            for option in each.get("options", ())
        ]
        verbs = [*(verb.name for verb in at.game.verbs), "-", "²"]
        fields = [field.name for verb in at.game.verbs for field in verb.fields]
        clicked = PanelId(
            op=data.draw(st.sampled_from(OPS)),
            table=data.draw(st.just(at.table.id) | NUMBERS),
            question_seq=data.draw(st.just(known[0].question_seq if known else 0) | NUMBERS),
            verb=data.draw(st.sampled_from(verbs)),
            control=data.draw(st.sampled_from([*fields, "menu", "-", "x.²", "x.99", "."])),
            digest=data.draw(st.sampled_from([*(each.digest for each in known), "00000000"])),
            arg=data.draw(ARGS),
        )
        values = data.draw(st.lists(ARGS | st.sampled_from([*offered, "+"]), max_size=4))
        with suppress(Refusal):
            post = await panel.click(hands.caller, clicked, values)
            assert check_post(post) == ()
            hands.post = post


@given(
    source=st.sampled_from(["rules", "help", "told", "log", "text", "²"]),
    of=st.from_regex(r"\A[0-9a-z²-]{1,20}\Z")
    | st.sampled_from(["1", "1-0-9", "1-²-9", "1-9-0", "nim"]),
    page=st.integers(min_value=0, max_value=9999),
)
@tried(60)
async def test_any_page_is_shown_or_refused(
    house: House, catalogues: Catalogues, pictures: Pictures, source: str, of: str, page: int
) -> None:
    await in_play(house, "nim")
    reader = Reader(house.tables, catalogues, pictures)
    caller = Hands(
        panel_of(house, catalogues, pictures),
        house.tables,
        ANN,
    ).caller
    with suppress(Refusal):
        assert check_post(await reader.page(caller, ReadId(source, of, page))) == ()
