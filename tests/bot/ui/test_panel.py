"""The private panel, on a real service with real titles: its contents after each click."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.core.controls.ids import PanelId
from bot.core.posts.pictures import Pictures
from bot.features.turn.asked import FormState, FormStates
from bot.features.turn.panel import Panel
from bot.i18n import Catalogues
from bot.tables.model import Position
from rules.core.engine import sample_move
from rules.core.errors import NotYourTurn
from rules.core.rng import Rng
from rules.expancity.state import Phase
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.bot.ui.hands import Hands, acting, controls_of, opened, panel_of
from tests.refusing import refuses


async def play_until(house: House, at: Position, wanted: Callable[[Any], bool]) -> Position:
    """The table after as many random moves as it takes."""
    chance = Rng(11)
    while not wanted(at.state):
        seat = min(at.waiting())
        at = await house.play(at.table.id, sample_move(at.game, at.state, seat, chance))
    return at


def has_a_choice_of_tiles(state: Any) -> bool:
    hand = state.seats[state.acting].hand
    return state.phase == Phase.PLAN and len(set(hand)) == 2 and not {"res", "com"}.isdisjoint(hand)


async def test_a_whole_turn_of_expancity_takes_six_interactions(house: House, panel: Panel) -> None:
    at = await house.table("expancity", ANN, BOB)
    at = await play_until(house, at, has_a_choice_of_tiles)
    hands = await acting(house, panel, at)
    await hands.press(next(label for label in hands.labels() if label.endswith(" lot")))
    await hands.use_first("at")
    await hands.use_first("builds")
    await hands.press("Confirm")
    assert "Keep one of the two tiles." in hands.post.content
    await hands.use_first("tile")
    await hands.press("Confirm")
    assert "Done. Up next: " in hands.post.content
    assert hands.used == 6


async def test_the_panel_starts_with_verbs_if_there_are_several(house: House, panel: Panel) -> None:
    _, hands = await opened(house, panel)
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    assert hands.labels()[:2] == ["Take", "End turn"]


async def test_ending_the_turn_needs_a_confirmation(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel)
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.press("End turn")
    assert "**End turn**" in hands.post.content
    assert hands.labels()[:3] == ["Take", "End turn", "Confirm"]
    assert (await house.tables.position(at.table.id)).table.seq == 1
    await hands.press("Confirm")
    assert "Done. Up next: " in hands.post.content
    assert hands.labels() == ["Plan ahead"]


async def test_one_click_undoes_a_move(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel)
    assert "Take back" not in hands.labels()
    await hands.press("Heap 3")
    await hands.press("Confirm")
    await hands.press("Take back")
    state: Any = (await house.tables.position(at.table.id)).state
    assert state.heaps == [3, 4, 5, 6]
    assert "Take back" not in hands.labels()


async def test_a_move_can_be_undone_until_something_else_is_done(
    house: House, panel: Panel
) -> None:
    at, hands = await opened(house, panel)
    await hands.press("Heap 4")
    await hands.press("Confirm")
    await hands.press("Take")
    assert "Take back" in hands.labels()
    await hands.use_first("count")
    assert "Take back" in hands.labels()
    await hands.press("End turn")
    assert "Take back" in hands.labels()
    await hands.type("bogus")
    assert "Take back" in hands.labels()
    await hands.open(at.table.id)
    await hands.press("Take back")
    state: Any = (await house.tables.position(at.table.id)).state
    assert state.heaps == [3, 4, 5, 6]


async def test_the_earlier_of_two_moves_can_be_undone_after_the_later(
    house: House, panel: Panel
) -> None:
    at, hands = await opened(house, panel)
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.press("Take back")
    await hands.press("Take back")
    assert "Take back" not in hands.labels()
    state: Any = (await house.tables.position(at.table.id)).state
    assert state.heaps == [3, 4, 5, 6]


async def test_a_finished_turn_cannot_be_undone(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel)
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.press("End turn")
    await hands.press("Confirm")
    other = await acting(house, panel, at)
    assert "Take back" not in other.labels()


async def test_after_a_move_the_panel_shows_the_next_question(house: House, panel: Panel) -> None:
    _, hands = await opened(house, panel)
    await hands.press("Heap 3")
    await hands.press("Confirm")
    assert "Take more from heap 3, or end your turn." in hands.post.content
    assert "takes 1 stone from heap 3." in hands.post.content


async def test_a_refused_text_is_answered_and_nothing_is_lost(house: House, panel: Panel) -> None:
    _, hands = await opened(house, panel)
    await hands.press("Heap 2")
    await hands.type("take heap=2 count=99")
    assert "99 cannot be taken" in hands.post.content
    assert "take heap=2 count=1" in hands.post.content
    assert hands.button("Heap 2")["style"] == 1


@pytest.mark.parametrize("line", ["", "x" * 4000, "bogus", "take heap=", "take heap=1 heap=1", "🂠"])
async def test_nonsense_is_refused_in_the_panel(house: House, panel: Panel, line: str) -> None:
    at, hands = await opened(house, panel)
    await hands.type(line)
    assert hands.post.content.startswith("⚠️")
    assert (await house.tables.position(at.table.id)).table.seq == 0


async def test_a_typed_move_is_shown_before_it_is_made(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel)
    await hands.type("take heap=4 count=6")
    assert (await house.tables.position(at.table.id)).table.seq == 0
    await hands.press("Confirm")
    state: Any = (await house.tables.position(at.table.id)).state
    assert state.heaps == [3, 4, 5, 0]


async def test_an_outdated_panel_shows_the_current_question(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel)
    await hands.press("Heap 3")
    old = hands.button("Confirm")["custom_id"]
    await hands.press("Confirm")
    await hands.use(old)
    assert "That was the question before." in hands.post.content
    assert "End turn" in hands.labels()
    assert (await house.tables.position(at.table.id)).table.seq == 1


async def test_two_simultaneous_confirmations_make_one_move(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel)
    await hands.press("Heap 3")
    clicked = PanelId.read(hands.button("Confirm")["custom_id"])
    assert clicked is not None
    shown = await asyncio.gather(
        panel.click(hands.caller, clicked, ()), panel.click(hands.caller, clicked, ())
    )
    assert (await house.tables.position(at.table.id)).table.seq == 1
    assert sorted("the question before" in post.content for post in shown) == [False, True]


async def test_a_confirmation_counts_only_for_the_move_it_was_shown_with(
    house: House, panel: Panel
) -> None:
    at, hands = await opened(house, panel)
    await hands.press("Heap 3")
    old = hands.button("Confirm")["custom_id"]
    await hands.press("Heap 4")
    await hands.use(old)
    assert "Your choices have changed" in hands.post.content
    assert (await house.tables.position(at.table.id)).table.seq == 0


async def test_a_half_filled_form_is_lost_in_a_restart_and_the_panel_says_so(
    house: House, panel: Panel, catalogues: Catalogues, pictures: Pictures
) -> None:
    at, hands = await opened(house, panel)
    await hands.press("Heap 3")
    hands.panel = panel_of(house, catalogues, pictures)
    await hands.press("Confirm")
    assert "I was restarted" in hands.post.content
    assert (await house.tables.position(at.table.id)).table.seq == 0


async def test_a_fresh_panel_works_after_a_restart(
    house: House, panel: Panel, catalogues: Catalogues, pictures: Pictures
) -> None:
    _, hands = await opened(house, panel)
    hands.panel = panel_of(house, catalogues, pictures)
    await hands.press("Heap 3")
    assert "restarted" not in hands.post.content
    assert hands.button("Heap 3")["style"] == 1


@pytest.mark.parametrize(
    ("member", "code"),
    [
        pytest.param(CID, "table.not_seated", id="not at the table"),
        pytest.param(None, "core.not_your_turn", id="somebody else's turn"),
    ],
)
async def test_a_panel_opens_only_for_members_who_are_asked(
    house: House, panel: Panel, member: int | None, code: str
) -> None:
    at = await house.table("nim", ANN, BOB)
    _, waited_for = await house.acting(at.table.id)
    other = member or (ANN + BOB - waited_for)
    with refuses(code):
        await Hands(panel, house.tables, other).open(at.table.id)


async def test_an_open_panel_says_when_the_turn_has_passed_on(house: House, panel: Panel) -> None:
    _, hands = await opened(house, panel)
    old = hands.button("Heap 3")["custom_id"]
    await hands.type("take heap=4 count=1")
    await hands.press("Confirm")
    await hands.press("End turn")
    await hands.press("Confirm")
    await hands.use(old)
    assert hands.post.content.startswith("It’s not your turn. Waiting for ")
    assert hands.labels() == ["Plan ahead", "Show the table"]


async def test_an_open_panel_says_when_the_table_has_ended(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel)
    await house.called_off(at.table.id)
    await hands.press("Heap 3")
    assert hands.post.content.startswith("This table is over.")


async def test_simultaneous_answers_of_several_seats_do_not_outdate_each_other(
    house: House, panel: Panel
) -> None:
    at = await house.table("sealed", ANN, BOB)
    assert len(at.waiting()) == 2
    ann, bob = Hands(panel, house.tables, ANN), Hands(panel, house.tables, BOB)
    await ann.open(at.table.id)
    await bob.open(at.table.id)
    for hands in (ann, bob):
        select = hands.select("Which cards?")
        await hands.use(select["custom_id"], [select["options"][0]["value"]])
        await hands.press("Confirm")
    assert "has changed" not in bob.post.content


async def test_a_long_list_of_cells_has_pages_and_keeps_its_choices(
    house: House, panel: Panel
) -> None:
    at = await house.table("expancity", ANN, BOB)
    at = await play_until(
        house, at, lambda state: has_a_choice_of_tiles(state) and len(state.city) > 35
    )
    hands = await acting(house, panel, at)
    await hands.use_first("tile")
    first = hands.select("Where to lay it")
    assert first["options"][-1]["label"] == "More… (page 1 of 2)"
    await hands.use(first["custom_id"], ["+"])
    second = hands.select("Where to lay it")
    assert second["options"][0]["value"] not in [each["value"] for each in first["options"]]
    await hands.use(second["custom_id"], [second["options"][0]["value"]])
    assert hands.chosen("Where to lay it") == [second["options"][0]["label"]]


async def test_a_panel_speaks_the_members_language(house: House, panel: Panel) -> None:
    at = await house.table("expancity", ANN, BOB)
    hands = await acting(house, panel, at, "ko")
    assert "타일을 놓고, 행동 3회를 하고, 지붕을 얹어 주세요." in hands.post.content
    assert "확정" in hands.labels()


async def test_the_preview_shows_the_half_made_move(house: House, panel: Panel) -> None:
    _, hands = await opened(house, panel)
    before = hands.post.files[0]
    await hands.press("Heap 4")
    assert "Heap 4: 6" in before.alt
    assert "Heap 4: 5" in hands.post.files[0].alt


async def test_the_hand_is_shown_until_something_is_chosen(house: House, panel: Panel) -> None:
    at = await house.table("sealed", ANN, BOB)
    hands = Hands(panel, house.tables, ANN)
    await hands.open(at.table.id)
    assert [file.name for file in hands.post.files] == [
        f"sealed-{at.table.id}-preview.png",
        f"sealed-{at.table.id}-hand-1.png",
    ]
    select = hands.select("Which cards?")
    await hands.use(select["custom_id"], [select["options"][0]["value"]])
    assert len(hands.post.files) == 1


async def test_starting_over_clears_the_choices(house: House, panel: Panel) -> None:
    at, hands = await opened(house, panel, "expancity")
    before = list(controls_of(hands.post))
    await hands.use(before[0]["custom_id"])
    assert "Start over" in hands.labels()
    await hands.press("Start over")
    await hands.open(at.table.id)
    assert list(controls_of(hands.post)) == before


async def test_play_continues_if_a_picture_cannot_be_drawn(
    house: House,
    catalogues: Catalogues,
    panel: Panel,
    monkeypatch: pytest.MonkeyPatch,
    pictures: Pictures,
) -> None:
    def broken(key: str) -> Any:
        raise RuntimeError("no paint")

    monkeypatch.setattr(pictures, "_painters", broken)
    at, hands = await opened(house, panel)
    assert hands.post.files == ()
    await hands.press("Heap 4")
    await hands.press("Confirm")
    assert (await house.tables.position(at.table.id)).table.seq == 1


async def test_a_member_who_is_not_asked_reads_the_active_members(
    house: House, panel: Panel
) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    with pytest.raises(NotYourTurn) as refused:
        await panel.open(Hands(panel, house.tables, ANN + BOB - member).caller, at.table.id)
    assert len(refused.value.facts["others"]) == 1  # type: ignore[arg-type]  # a tuple of seats


def test_only_the_most_recently_used_forms_are_kept() -> None:
    form_states = FormStates(cache_size=2)
    for table in range(3):
        form_states.put((table, ANN), FormState(question_seq=0, verb="take"))
    kept = [form_states.get((table, ANN), 0) is not None for table in range(3)]
    assert kept == [False, True, True]


def test_a_form_for_another_question_is_not_found() -> None:
    form_states = FormStates()
    form_states.put((1, ANN), FormState(question_seq=4, verb="take"))
    assert form_states.get((1, ANN), 5) is None
