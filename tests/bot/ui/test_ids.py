"""Custom ids: everything survives the round trip, and all fits 100 characters."""

import ast
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bot
from bot.core.controls.ids import (
    MAX_ID,
    NUMBERS,
    ModalId,
    Number,
    PanelId,
    ReadId,
    TableId,
    read,
    small_number,
)
from bot.core.form.rows import token_of
from bot.features.absence.leave_panel import HEIR
from rules.core.errors import Refusal
from rules.registry import GAME_KEYS, load
from tests.toys import nim, sealed

LARGEST = 10**12
TITLES = [*(load(key) for key in GAME_KEYS), nim.GAME, sealed.GAME]


@pytest.mark.parametrize(
    "custom_id",
    [
        pytest.param(PanelId("go", 3, 17, "plan", "-", "0a1b2c3d"), id="button of a form"),
        pytest.param(PanelId("set", 3, 17, "plan", "roofs", "0a1b2c3d", "2"), id="select"),
        pytest.param(
            PanelId("set", 3, 17, "pay", "coins.1", "0a1b2c3d", "0"), id="a payment's part"
        ),
        pytest.param(
            PanelId("pick", 3, 17, "plan", "at", "0a1b2c3d", token_of("a:b|c\n")), id="odd value"
        ),
        pytest.param(PanelId("verb", 3, 17, "end_turn"), id="verb"),
    ],
)
def test_panel_ids_survive_the_round_trip(custom_id: PanelId) -> None:
    assert PanelId.read(custom_id.write()) == custom_id


def test_other_ids_survive_the_round_trip() -> None:
    table_id = TableId("told", LARGEST, 9, "2")
    read_id = ReadId("rules", "expancity", 3)
    modal_id = ModalId(LARGEST, 9, 1_573_307_964_335_325_184)
    assert TableId.read(table_id.write()) == table_id
    assert ReadId.read(read_id.write()) == read_id
    assert ModalId.read(modal_id.write()) == modal_id


def test_only_some_operations_have_a_number_and_it_counts_as_declared() -> None:
    """Posts and panels show these as the log entries that members have been told of."""
    for op in ("robot", "pause", "join", "resume", "take"):
        assert TableId.read(TableId(op, 7).write()) == TableId(op, 7)
        assert TableId.read(TableId(op, 7, 3).write()) is None
        assert read(TableId(op, 7, 3).write()) is None
    for op, number in NUMBERS.items():
        assert TableId.read(TableId(op, 7, 3).write()) == TableId(op, 7, 3)
        assert TableId(op, 7, 3).entry == (3 if number is Number.ENTRY else None)


def test_every_operation_written_with_a_number_declares_its_meaning() -> None:
    written: set[str] = set()
    for path in Path(bot.__path__[0]).rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and _has_number(call):
                written.add(ast.unparse(call.args[0]))
    # The row of buttons passes on what it is given.
    assert written - {"op"} == {"HEIR" if op == HEIR else repr(op) for op in NUMBERS}


def _has_number(call: ast.Call) -> bool:
    """Return whether a call makes a `TableId`, or a button of one, with a number."""
    called = ast.unparse(call.func).rpartition(".")[2]
    is_given = any(each.arg == "seq" for each in call.keywords)
    return (called in ("TableId", "add") and is_given) or (
        called == "TableId" and len(call.args) > 2
    )


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_ids_of_every_field_fit(title: object) -> None:
    for verb in getattr(title, "verbs", ()):
        for name in ("-", *(f"{field.name}.9" for field in verb.fields)):
            custom_id = PanelId("pick", LARGEST, 10**6, verb.name, name, "0a1b2c3d", "x" * 24)
            assert len(custom_id.write()) <= MAX_ID
            assert PanelId.read(custom_id.write()) == custom_id


@pytest.mark.parametrize(
    "text",
    ["", "go", "f:go:x:1:a:-:-:", "f:go:1:1:a", "t:join:1", "f:go:1:1:" + "a" * 90, "r:rules:x:y"],
)
def test_ids_of_other_bots_are_not_ours(text: str) -> None:
    assert read(text) is None


@given(st.text(max_size=MAX_ID) | st.from_regex(r"[ftrm]:[a-z]{1,6}(:[0-9²٣-]{1,8}){1,6}:?"))
def test_any_text_can_be_checked_for_being_our_id(text: str) -> None:
    for kind in (PanelId, TableId, ReadId, ModalId):
        found = kind.read(text)
        assert found is None or kind.read(found.write()) == found


@given(st.text(max_size=24))
def test_any_argument_is_read_as_a_number_or_refused(text: str) -> None:
    with suppress(Refusal):
        assert small_number(text) >= 0
