"""Hints in the panel, their secrecy, and the choice when a table is opened."""

import pytest

from bot.core.controls.ids import OpeningId, PanelId
from bot.core.posts.conduct_lines import hint_lines
from bot.core.text.translator import translator
from bot.features.lobby.draft import HINTS, RATED, Draft, drafted, proposed
from bot.features.turn.hint_panel import HintPanel
from bot.features.turn.panel import Panel
from bot.i18n import LANGUAGES, Catalogues
from bot.store.rows import Filters
from bot.tables.hinting.hints import Hints
from bot.tables.hinting.thinking import in_a_thread
from bot.tables.model import Position
from rules.core import engine
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from rules.registry import GAME_KEYS, load
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import Hands
from tests.catalogues import toys_spoken

pytestmark = pytest.mark.slow


async def table(
    house: House, title: str, *, robots: int = 1, hints: bool | None = None, rated: bool = False
) -> Position:
    """A table of Ann and robots that waits for her."""
    done = await house.opens(
        ANN,
        title=title,
        seats=1 + robots,
        robots=(RobotLevel.NORMAL,) * robots,
        start=True,
        who=Filters(hints=hints),
        rated=rated,
    )
    at = done.position
    while at.waiting() and at.seat_of(ANN) not in at.waiting():
        seat = min(at.waiting())
        move = at.game.robot(at.state, seat, RobotLevel.QUICK, Rng(1))
        await house.tables.play_robot(at.table.id, seat, move, seq=at.table.seq)
        at = await house.tables.position(at.table.id)
    return at


async def quickly(game, state, seat, *, seed, budget=None, also=()):  # type: ignore[no-untyped-def]
    """Thinks with next to no budget, so that a test does not take long."""
    return await in_a_thread(game, state, seat, seed=seed, budget=30, also=also)


def hint_panel(house: House, panel: Panel, catalogues: Catalogues) -> HintPanel:
    hints = Hints(house.database, house.tables, quickly, lambda: 7)
    return HintPanel(house.tables, panel, hints, catalogues)


def clicked(hands: Hands, label: str) -> PanelId:
    found = PanelId.read(hands.button(label)["custom_id"])
    assert found is not None
    return found


@pytest.mark.parametrize("title", GAME_KEYS)
async def test_a_hint_names_a_move_and_fills_it_in(
    house: House, panel: Panel, catalogues: Catalogues, title: str
) -> None:
    at = await table(house, title)
    asking = hint_panel(house, panel, catalogues)
    hands = Hands(panel, house.tables, ANN)
    await hands.open(at.table.id)
    shown = hands._shown(await asking.ask(hands.caller, clicked(hands, "Hint")))
    head, *rest = shown.content.splitlines()
    assert head.startswith("💡 **")
    assert any(line.startswith("-# As text: `") for line in rest)
    assert "Hint" not in hands.labels()
    filled = hands._shown(await asking.fill(hands.caller, clicked(hands, "Fill it in")))
    line = next(each for each in rest if each.startswith("-# As text: `")).split("`")[1]
    seat = at.seat_of(ANN)
    assert seat is not None
    move = at.game.read(at.state, seat, line, toys_spoken)
    engine.check(at.game, at.state, seat, move)
    assert not hands.button("Confirm").get("disabled"), filled.content
    await hands.press("Confirm")
    after = await house.tables.position(at.table.id)
    assert after.table.seq > at.table.seq


@pytest.mark.parametrize("title", GAME_KEYS)
async def test_a_hint_that_costs_nothing_is_the_move_with_which_the_form_opens(
    house: House, panel: Panel, catalogues: Catalogues, title: str
) -> None:
    at = await table(house, title)
    hands = Hands(panel, house.tables, ANN)
    await hands.open(at.table.id)
    opened = hands.post.content
    hint = clicked(hands, "Hint")
    await hint_panel(house, panel, catalogues).ask(hands.caller, hint)
    filled = await hint_panel(house, panel, catalogues).fill(hands.caller, hint)
    assert hands._shown(filled).content == opened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAME_KEYS)
async def test_a_hint_has_words_in_every_language(
    house: House, panel: Panel, catalogues: Catalogues, title: str, language: str
) -> None:
    at = await table(house, title)
    asking = hint_panel(house, panel, catalogues)
    hands = Hands(panel, house.tables, ANN, language=language)
    await hands.open(at.table.id)
    label = catalogues[language].words("hint.ask")
    shown = hands._shown(await asking.ask(hands.caller, clicked(hands, label)))
    assert shown.content.startswith("💡 ")


async def test_the_button_is_only_where_hints_are_given(house: House, panel: Panel) -> None:
    hands = Hands(panel, house.tables, ANN)
    await hands.open((await table(house, "expancity")).table.id)
    assert "Hint" in hands.labels()
    await hands.open((await table(house, "expancity", hints=False)).table.id)
    assert "Hint" not in hands.labels()
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    hands = Hands(panel, house.tables, member)
    await hands.open(at.table.id)
    assert "Hint" not in hands.labels()


async def test_the_first_hint_at_a_table_that_counts_says_its_cost_before(
    house: House, panel: Panel, catalogues: Catalogues
) -> None:
    at = await table(house, "expancity", rated=True)
    asking = hint_panel(house, panel, catalogues)
    hands = Hands(panel, house.tables, ANN)
    await hands.open(at.table.id)
    hint = clicked(hands, "Hint")
    warning = await asking.warn(hands.caller, hint)
    assert warning is not None
    assert hands._shown(warning).content == catalogues["en"].words("hint.costs")
    shown = await asking.ask(hands.caller, clicked(hands, "Show the hint"))
    assert shown.content.endswith(catalogues["en"].words("hint.unrated"))
    assert await asking.warn(hands.caller, hint) is None


async def test_a_hint_that_costs_nothing_has_no_warning(
    house: House, panel: Panel, catalogues: Catalogues
) -> None:
    asking = hint_panel(house, panel, catalogues)
    for at in (
        await table(house, "expancity"),
        await table(house, "tmars", robots=0, rated=True),
        await table(house, "expancity", hints=False, rated=True),
    ):
        hands = Hands(panel, house.tables, ANN)
        seq = at.question_seqs[at.seat_of(ANN) or 0]
        assert await asking.warn(hands.caller, PanelId("hint", at.table.id, seq)) is None


async def test_a_refusal_stands_above_the_panel(
    house: House, panel: Panel, catalogues: Catalogues
) -> None:
    at = await table(house, "expancity", hints=False)
    hands = Hands(panel, house.tables, ANN)
    await hands.open(at.table.id)
    asking = hint_panel(house, panel, catalogues)
    seq = at.question_seqs[at.seat_of(ANN) or 0]
    shown = await asking.ask(hands.caller, PanelId("hint", at.table.id, seq))
    assert shown.content.startswith("Hints are off at this table.")
    assert "`/table open hints:`" in shown.content
    assert shown.view is not None


async def test_others_learn_how_many_and_nothing_else(house: House, catalogues: Catalogues) -> None:
    at = await house.table("nim", ANN, BOB)
    text = translator(catalogues["en"], at)
    seat, other = at.seat_of(ANN) or 0, at.seat_of(BOB) or 0
    assert hint_lines(at, [], text) == []
    assert hint_lines(at, [(seat, 0)] * 3, text) == ["-# Hints: Ann 3"]
    lines = hint_lines(at, [(seat, 0), (other, 0), (seat, 1)], text)
    assert sorted(lines[0].removeprefix("-# Hints: ").split(" and ")) == ["Ann 2", "Bob 1"]


def again(draft: Draft) -> Draft:
    """The draft after a click, which carries it in an id."""
    read = OpeningId.read(draft.id_of("draft"))
    assert read is not None
    return drafted(draft.game, read)


def test_a_choice_about_hints_travels_with_the_panel() -> None:
    draft = proposed(load("expancity"))
    assert again(draft).filters.hints is None
    on = again(draft.with_filter(HINTS, 1))
    assert (on.filters.hints, on.is_rated) == (True, False)
    off = again(draft.with_filter(HINTS, 2))
    assert (off.filters.hints, off.is_rated) == (False, True)


def test_a_table_that_becomes_rated_gives_no_hints() -> None:
    on = proposed(load("expancity")).with_filter(HINTS, 1)
    rated = again(on.with_filter(RATED, 0))
    assert (rated.filters.hints, rated.is_rated) == (None, True)
