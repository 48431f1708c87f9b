"""`python -m tests.golden`: robots record tables that replay to the same result."""

from pathlib import Path

import pytest

from rules.core.record import decode_record, encode_record
from rules.registry import load
from tests.golden import FOLDER, ending_with
from tests.golden.__main__ import main

EXPANCITY = load("expancity")


def test_recording_twice_gives_the_same_table(tmp_path: Path) -> None:
    arguments = ("expancity", "a", "--seats", "2", "--seed", "5", "--folder", str(tmp_path))
    assert main(("record", *arguments)) == 0
    first = (tmp_path / "a.json").read_bytes()
    assert main(("record", *arguments)) == 0
    assert (tmp_path / "a.json").read_bytes() == first
    assert encode_record(decode_record(first)) == first.rstrip()


def test_recording_takes_the_first_table_that_ends_for_the_reason() -> None:
    names = ("outright_two_seats", "tie_taller", "tie_more_buildings")
    tables = [decode_record((FOLDER / "expancity" / f"{name}.json").read_bytes()) for name in names]
    found = ending_with(EXPANCITY, "expancity.reason.tallest", iter(tables))
    assert found is not None
    assert found[0] == tables[1]


def test_nothing_is_recorded_if_no_table_ends_for_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("--until", "expancity.reason.tallest", "--tries", "2", "--robots", "0")
    assert main(("record", "expancity", "tie", *arguments, "--folder", str(tmp_path))) == 1
    assert "none of 2 tables" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_recording_can_give_up_a_seat_and_choose_options(tmp_path: Path) -> None:
    options = ("--option", "negative_building_scores=floor_zero", "--leave", "1:10")
    arguments = ("expancity", "left", *options, "--robots", "1", "--folder", str(tmp_path))
    assert main(("record", *arguments)) == 0
    record = decode_record((tmp_path / "left.json").read_bytes())
    assert record.setup.options["negative_building_scores"] == "floor_zero"
    assert [(place, each.seat) for place, each in enumerate(record.entries) if not each.move] == [
        (10, 1)
    ]


def test_show_prints_how_a_table_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("show", "tests/golden/expancity/shared_victory.json")) == 0
    assert (
        "ranks (1, 1, 3), totals (23, 23, 18), expancity.reason.shared" in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("solitaire", "a"), id="no such title"),
        pytest.param(("expancity", "a", "--option", "night=on"), id="no such option"),
    ],
)
def test_impossible_recordings_are_refused(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("record", *arguments, "--folder", str(tmp_path))) == 2
    assert capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
