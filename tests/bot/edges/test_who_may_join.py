"""A table's conditions: chosen behind “More”, by command and by the server, told in the lobby and in refusals."""

import pytest

from bot.clocks.conduct import Ending
from bot.core.controls.ids import MAX_ID, OpeningId
from bot.features.lobby.draft import FILTERS, drafted, proposed
from bot.store.rows import ANYONE, Filters
from bot.tables.conduct.filters import RELIABILITIES
from rules import registry
from tests.bot.edges.scene import Json, Scene, button
from tests.bot.edges.test_conduct import has
from tests.bot.edges.test_opening import asked, chosen, controls, press

pytestmark = pytest.mark.sockets


async def row_of(on: Scene, panel: Json, label: str) -> tuple[Json, Json]:
    """The page behind “More” on which a choice stands, and its select."""
    panel = await press(on, panel, "o:more:")
    for _ in range(9):
        for each in controls(panel):
            if label in chosen(each):
                return panel, each
        panel = await press(on, panel, "o:more:")
    raise LookupError(label)


async def test_conditions_for_seats_are_chosen_behind_more(on: Scene) -> None:
    panel, select = await row_of(on, await asked(on, "expancity"), "Who may join: anyone")
    panel = await press(on, panel, select["custom_id"], str(RELIABILITIES.index(80)))
    assert "Who may join: reliability 80% and up" in [
        label for each in controls(panel) for label in chosen(each)
    ]
    panel, select = await row_of(
        on, await press(on, panel, "o:draft:"), await on.words(on.tom, "conduct.newcomers_on")
    )
    panel = await press(on, panel, select["custom_id"], "1")
    await press(on, await press(on, panel, "o:draft:"), "o:open:")
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert at.table.filters == Filters(80, newcomers=False)
    await on.told()
    words = on.catalogues["en"].words
    told = f"-# {words('conduct.from', least=80)} · {words('conduct.newcomers_off')}"
    assert told in (await on.lobby_post(at.table.id))["content"].split("\n")


async def test_a_table_that_takes_any_member_says_nothing_about_it(on: Scene) -> None:
    table = await on.lobby(on.tom, seats=2, pace="daily")
    post = (await on.lobby_post(table))["content"]
    assert on.catalogues["en"].words("conduct.anyone") not in post


async def test_a_server_proposes_conditions_for_seats(on: Scene) -> None:
    for setting, value, told in (
        ("reliability", "70", await on.words(on.haneul, "conduct.from", least=70)),
        ("newcomers", "off", await on.words(on.haneul, "conduct.newcomers_off")),
    ):
        shown = await on.slash(on.haneul, "server set", setting=setting, value=value)
        assert f"✅ {told}\n" in shown["content"]
    await press(on, await asked(on, "expancity"), "o:open:")
    await on.slash(on.tom, "table open", title="mine", seats=2)
    await on.slash(on.tom, "table open", title="mine", seats=2, reliability=85, newcomers=True)
    await on.slash(on.haneul, "server set", setting="reliability", value="anyone")
    await on.slash(on.haneul, "server set", setting="newcomers", value="on")
    await on.slash(on.tom, "table open", title="mine", seats=2)
    opened = await on.bot.tables.of_member(int(on.tom.member_id))
    found = {at.table.id: at.table.filters for at in opened}
    own = Filters(70, newcomers=False)
    assert [found[each] for each in sorted(found)] == [own, own, Filters(85), ANYONE]
    await on.told()


async def test_a_refusal_names_the_figure_and_the_way_to_raise_it(on: Scene) -> None:
    await on.slash(on.tom, "table open", title="mine", seats=2, reliability=80)
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    await on.told()
    table = at.table.id
    await has(on, table, on.sandra, [Ending.KICKED])
    post = await on.lobby_post(table)
    shown = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "join")))
    await on.assert_told(on.sandra, shown, "error.table.reliability", min=80, own=74)
    shown = await on.reply(on.haneul, on.haneul.click(post["id"], button(post, "join")))
    assert (await on.at(table)).seat_of(int(on.haneul.member_id)) == 1
    await on.told()


@pytest.mark.parametrize("place", range(len(FILTERS)))
def test_ids_hold_the_conditions_for_seats(place: int) -> None:
    game = registry.load("expancity")
    for choice in range(len(FILTERS[place])):
        draft = proposed(game).with_filter(place, choice)
        clicked = OpeningId.read(draft.id_of("draft"))
        assert clicked is not None
        assert drafted(game, clicked) == draft


def test_the_longest_id_of_the_panel_fits() -> None:
    longest = OpeningId("setoption", "t" * 32, 10, 10, 2, "9" * 32, 100, "51111", "31").write()
    assert len(longest) <= MAX_ID
    assert OpeningId.read(longest) is not None
