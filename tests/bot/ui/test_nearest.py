"""Wrong lines of moves are answered with the nearest right one, and can be typed on."""

from typing import Any

import pytest

from benchmarks.limits import MOVES, WRONG, after
from bot.core.controls.ids import ModalId
from bot.core.controls.modal import move_modal
from bot.core.form.nearest import nearest_line
from bot.core.text.translator import translator
from bot.features.turn.panel import Panel
from bot.i18n import Catalogues
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import GameDef, Setup, default_options
from rules.core.notation import MAX_TEXT
from rules.core.rng import Rng
from rules.core.text import Msg
from rules.registry import GAME_KEYS, load
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.ui.hands import Hands
from tests.catalogues import toys_spoken
from tests.scale import one_in
from tests.toys import nim


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("moves", one_in(2, MOVES))
@pytest.mark.parametrize("title", GAME_KEYS)
@pytest.mark.parametrize("typed", one_in(2, WRONG))
def test_some_move_is_named_for_every_line(title: str, moves: int, typed: str) -> None:
    """`python -m benchmarks.limits` says how long it takes."""
    game = load(title)
    state, seat = after(game, moves)
    line = nearest_line(game, state, seat, typed)
    assert line is not None
    engine.check(game, state, seat, game.read(state, seat, line, toys_spoken))


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("moves", [3, 16])
@pytest.mark.parametrize("title", GAME_KEYS)
def test_the_nearest_line_reveals_no_secret(title: str, moves: int) -> None:
    """The refusal and the line are the same in every world that the seat cannot tell from this one."""
    game = load(title)
    state, seat = after(game, moves)
    meant = nearest_line(game, state, seat, "") or ""
    for typed in (f"{meant}x", meant[1:], meant[: len(meant) // 2], "x"):
        told = refusal_of(game, state, seat, typed), nearest_line(game, state, seat, typed)
        for seed in range(3):
            other = game.determinize(state, seat, Rng(seed))
            there = refusal_of(game, other, seat, typed), nearest_line(game, other, seat, typed)
            assert there == told


def refusal_of(game: GameDef[Any, Any], state: Any, seat: int, typed: str) -> Msg | None:
    try:
        engine.check(game, state, seat, game.read(state, seat, typed, toys_spoken))
    except Refusal as refusal:
        return refusal.msg
    return None


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("title", GAME_KEYS)
def test_a_slip_of_the_finger_leads_to_the_line_that_was_meant(title: str) -> None:
    game = load(title)
    state, seat = after(game, 12)
    meant = nearest_line(game, state, seat, "")
    assert meant is not None
    assert nearest_line(game, state, seat, meant[:1] + meant) == meant
    assert nearest_line(game, state, seat, f"{meant}%") == meant


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("take heap=2 coutn=3", "take heap=2 count=3"),
        ("tkae heap=4 count=5", "take heap=4 count=5"),
        ("take heap=3 count=99", "take heap=3 count=1"),
    ],
)
def test_the_nearest_line_keeps_the_right_parts(typed: str, line: str) -> None:
    options = default_options(nim.GAME) | {"heaps": "many"}
    state = engine.start(nim.GAME, Setup(2, options, 1)).state
    assert nearest_line(nim.GAME, state, min(nim.GAME.waiting_for(state)), typed) == line


@pytest.mark.usefixtures("unhurried")
async def test_the_panel_names_the_nearest_line_and_keeps_the_typed_one(
    house: House, panel: Panel
) -> None:
    at = await house.table("nim", ANN, BOB)
    seat, member = await house.acting(at.table.id)
    hands = Hands(panel, house.tables, member)
    await hands.open(at.table.id)
    await hands.type("take heap=4 cuont=1")
    assert "Possible now: `take heap=4 count=1`" in hands.post.content
    seq = at.question_seqs[seat]
    other = Hands(panel, house.tables, BOB if member == ANN else ANN)

    async def opens_with(hands: Hands, number: int) -> str:
        line, example = await panel.line(hands.caller, at.table.id, number)
        if example:
            await hands.type(example)
        return line

    assert await opens_with(hands, seq) == "take heap=4 cuont=1"
    assert "Possible now" not in hands.post.content, "the example is accepted as it is"
    assert await opens_with(other, seq) == ""
    assert await opens_with(hands, seq + 1) == ""
    await hands.type("take heap=4 count=1")
    assert await opens_with(hands, seq) == "take heap=4 count=1", "the move in the form"


def test_the_text_box_opens_with_the_typed_line(catalogues: Catalogues) -> None:
    text = translator(catalogues["it"], None)
    for typed, held in (("park@A1", "park@A1"), ("", None), ("x" * 900, "x" * MAX_TEXT)):
        sent = move_modal(text, ModalId(1, 2, 3), typed).to_dict()
        assert sent["components"][0]["component"].get("value") == held
