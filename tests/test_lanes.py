"""The two runs of `make test` together hold every test."""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests import __main__ as runs
from tests.lanes import NOT_QUICK, WAITING, Lane, dealt, may_hold, unspelled

TESTS = Path(__file__).parent


def test_each_module_is_read_by_the_run_of_its_folder() -> None:
    modules = list(TESTS.rglob("test_*.py"))
    assert len(modules) > 300
    for module in modules:
        is_waiting = any(folder in module.parents for folder in WAITING)
        assert may_hold(Lane.WAITS if is_waiting else Lane.BUSY, module), module


@pytest.mark.parametrize("marker", ["browser", "slow", "sockets"])
def test_a_module_outside_the_waiting_folders_may_hold_tests_that_wait(
    tmp_path: Path, marker: str
) -> None:
    module = tmp_path / "test_some.py"
    module.write_text(f"@pytest.mark.{marker}\ndef test_it() -> None: ...\n")
    assert [lane for lane in Lane if may_hold(lane, module)] == [Lane.WAITS, Lane.BUSY]
    assert [lane for lane in Lane if may_hold(lane, tmp_path)] == [Lane.WAITS, Lane.BUSY]


def test_a_quick_run_leaves_no_folder_out() -> None:
    assert all(module.is_file() for module in NOT_QUICK)
    for folder in {module.parent for module in NOT_QUICK}:
        assert set(folder.glob("test_*.py")) - set(NOT_QUICK), folder


@pytest.mark.parametrize("waits", [True, False])
def test_every_test_belongs_to_one_run(waits: bool) -> None:
    # The expressions of pytest that we use mean the same in Python.
    assert len([lane for lane in Lane if eval(lane, {}, {"waits": waits})]) == 1


def test_a_marker_that_a_module_does_not_spell_is_named(tmp_path: Path) -> None:
    module = tmp_path / "test_some.py"
    module.write_text("pytestmark = [pytest.mark.slow, *MARKS]\n")
    assert unspelled(module, {"slow", "browser", "parametrize"}) == ["browser"]


@pytest.mark.parametrize(
    ("given", "is_release", "once"),
    [
        pytest.param([], False, True, id="make test"),
        pytest.param(["--all"], False, False, id="all"),
        pytest.param([], True, False, id="make test-all"),
    ],
)
def test_the_usual_run_makes_each_test_once(
    monkeypatch: pytest.MonkeyPatch, given: Sequence[str], is_release: bool, once: bool
) -> None:
    commands: list[Sequence[str]] = []

    def started(command: Sequence[str], **_: object) -> SimpleNamespace:
        commands.append(command)
        return SimpleNamespace(wait=lambda: 0, terminate=lambda: None)

    monkeypatch.setattr(subprocess, "Popen", started)
    monkeypatch.setattr(runs, "RELEASE", is_release)
    monkeypatch.setattr(runs, "is_compiled", lambda _: True)
    assert runs.main(given) == 0
    assert [lane for lane in Lane for command in commands if lane in command] == list(Lane)
    assert ["--once" in command for command in commands] == [once] * len(Lane)
    before = len(commands)
    monkeypatch.setattr(runs, "is_compiled", lambda _: False)
    assert runs.main(given) == 0
    collecting = ["--collect-only" in command for command in commands[before:]]
    assert collecting == [True] * len(runs.HALVES) + [False] * len(Lane)


def test_what_waits_runs_beside_what_keeps_a_core_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []

    def started(command: Sequence[str], **_: object) -> SimpleNamespace:
        (lane,) = (lane for lane in Lane if lane in command)
        told.append(f"{lane.name} begins")

        def wait() -> int:
            told.append(f"{lane.name} ends")
            return 0

        return SimpleNamespace(wait=wait, terminate=lambda: None)

    monkeypatch.setattr(subprocess, "Popen", started)
    monkeypatch.setattr(runs, "is_compiled", lambda _: True)
    assert runs.main([]) == 0
    assert told[:4] == ["WAITS begins", "BUSY begins", "WAITS ends", "BUSY ends"]


@pytest.mark.parametrize("lane", list(Lane))
def test_one_run_that_fails_makes_the_whole_fail(
    monkeypatch: pytest.MonkeyPatch, lane: Lane
) -> None:
    def started(command: Sequence[str], **_: object) -> SimpleNamespace:
        code = 1 if lane in command else runs.NONE_SELECTED
        return SimpleNamespace(wait=lambda: code, terminate=lambda: None)

    monkeypatch.setattr(subprocess, "Popen", started)
    monkeypatch.setattr(runs, "is_compiled", lambda _: True)
    assert runs.main([]) == 1


def test_every_folder_is_compiled_by_one_of_two_processes() -> None:
    folders = [each.name for each in TESTS.iterdir() if any(each.rglob("test_*.py"))]
    assert sorted(folders) == sorted(name for half in runs.HALVES for name in half)


def test_a_new_clone_has_no_bytecode_of_tests(tmp_path: Path) -> None:
    modules = [tmp_path / f"test_{number}.py" for number in range(4)]
    cache = tmp_path / "__pycache__"
    cache.mkdir()
    for each in modules:
        each.touch()
        # Python's own bytecode lacks what pytest adds to assertions.
        (cache / f"{each.stem}.cpython-311.pyc").touch()
    assert not runs.is_compiled(tmp_path)
    for each in modules[1:]:
        (cache / f"{each.stem}.cpython-311-pytest-9.2.0.pyc").touch()
    assert runs.is_compiled(tmp_path)


def test_each_worker_begins_with_some_of_the_long_tests() -> None:
    assert dealt(["aa", "b", "cc"], "123456", 2) == [*"aacc1", *"b23456"]
    assert dealt(["aaaa", "b"], "1", 3) == [*"aaaa", *"b1"]
    assert dealt(["aa", "b"], "12", 1) == [*"aab12"]
