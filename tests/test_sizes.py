"""The sizes of a test run."""

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.i18n import LANGUAGES
from tests import conftest, scale, variants
from tests.conformance.subjects import TITLES


@dataclass(frozen=True)
class _Chosen:
    quick: bool

    def getoption(self, name: str) -> bool:
        return self.quick if name == "quick" else False


def test_a_quick_run_plays_one_setup_a_title_in_the_process_that_reads_the_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scale, "GAMES", 1)
    monkeypatch.setenv("TURNPOST_GAMES", "1")
    title = TITLES[-1]
    conftest.pytest_configure(_Chosen(quick=False))  # type: ignore[arg-type]
    assert len(title.setups) > 1
    conftest.pytest_configure(_Chosen(quick=True))  # type: ignore[arg-type]
    assert len(title.setups) == 1


@pytest.mark.parametrize(
    ("module", "engines", "languages"),
    [
        ("hosting/test_clock.py", 1, 3),
        ("bot/store/test_tables.py", 2, 3),
        ("bot/edges/test_clicks.py", 1, 1),
        ("bot/tournaments/test_crash.py", 2, 3),
        ("e2e/test_kill.py", 1, 1),
        ("render/test_text.py", 1, 3),
        ("rules/tmars/test_describe.py", 1, 3),
    ],
)
def test_the_usual_run_makes_each_test_in_one_of_its_variations(
    module: str, engines: int, languages: int
) -> None:
    many = 40
    items = [
        _item(module, f"test_{number}", database_url=engine, spoken=language)
        for number in range(many)
        for engine in variants.ENGINES
        for language in LANGUAGES
    ]
    left = _left(items)
    assert len(left) == many * engines * languages
    assert {item.nodeid.partition("[")[0] for item in left} == {
        item.nodeid.partition("[")[0] for item in items
    }
    # Which one differs from test to test, so that together they see all.
    assert {str(variants.engine_of(item)) for item in left} == set(variants.ENGINES)
    assert set[str]().union(*map(variants.languages_of, left)) == set(LANGUAGES)


@pytest.mark.parametrize("folder", ["render", "bot/ui"])
@pytest.mark.parametrize(("cases", "spoken"), [(1, 3), (2, 6), (3, 3), (10, 10)])
def test_of_many_cases_each_is_shown_in_one_language_and_together_in_all(
    folder: str, cases: int, spoken: int
) -> None:
    items = [
        _item(f"{folder}/test_some.py", "test", size=case, spoken=language)
        for language in LANGUAGES
        for case in range(cases)
    ]
    left = _left(items)
    assert len(left) == spoken
    assert {item.callspec.params["size"] for item in left} == set(range(cases))  # type: ignore[attr-defined]
    assert set[str]().union(*map(variants.languages_of, left)) == set(LANGUAGES)


@pytest.mark.parametrize("cases", [1, 3, 4, 40])
def test_of_cases_alike_one_in_so_many_is_made(cases: int) -> None:
    items = [
        _item("render/test_some.py", name, pytest.mark.sampled(4), number=number)
        for name in ("test_one", "test_other", "test_third")
        for number in range(cases)
    ]
    left = _left(items)
    assert len(left) == 3 * max(1, cases // 4)
    # Where there is a choice, it differs from test to test.
    chosen = {item.callspec.params["number"] for item in left}  # type: ignore[attr-defined]
    assert len(chosen) > max(1, cases // 4) or cases == 1


def test_a_case_that_alone_reaches_something_is_always_made() -> None:
    for name in ("test_one", "test_other", "test_third"):
        items = [
            _item(
                "render/test_some.py",
                name,
                pytest.mark.sampled(4),
                *([pytest.mark.kept] if number in (2, 5) else ()),
                number=number,
            )
            for number in range(10)
        ]
        left = [item.callspec.params["number"] for item in _left(items)]  # type: ignore[attr-defined]
        assert {2, 5} <= set(left)
        assert len(left) <= 2 + 3


@pytest.mark.parametrize(("cases", "made"), [(2, {2}), (3, {1}), (10, {3, 4})])
def test_a_quick_run_makes_one_case_in_three_of_what_people_see(cases: int, made: set[int]) -> None:
    items = [
        _item("render/test_some.py", "test_of_cases", size=case, spoken=language)
        for case in range(cases)
        for language in LANGUAGES
    ]
    others = variants.quickly_left_out(items)
    assert len(set(items) - others) in made
    elsewhere = [_item("rules/test_some.py", "test", size=case) for case in range(cases)]
    assert variants.quickly_left_out(elsewhere) == set()


def test_what_is_spare_is_left_to_the_full_run() -> None:
    spare = _item("render/test_some.py", "test", pytest.mark.spare, number=1)
    other = _item("render/test_some.py", "test", number=2)
    assert _left([spare, other]) == [other]


@pytest.mark.parametrize("tables", [1, 3, 30])
def test_every_check_sees_a_table_and_every_table_a_check(tables: int) -> None:
    checks = [_check(number) for number in range(40)]
    items = [
        _item("conformance/test_conformance.py", "test", subject="nim", place=place, check=check)
        for check in checks
        for place in range(tables)
    ]
    left = [item.callspec.params for item in _left(items)]  # type: ignore[attr-defined]
    assert {params["check"] for params in left} == set(checks)
    assert {params["place"] for params in left} == set(range(tables))
    assert len(left) <= len(checks) * (1 + tables / variants.CHECKED)


@dataclass(frozen=True, eq=False)
class _Item:
    """As much of a collected test as the choice looks at."""

    path: Path
    nodeid: str
    callspec: SimpleNamespace
    marked: tuple[pytest.MarkDecorator, ...] = ()

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return next((each.mark for each in self.marked if each.name == name), None)


def _item(module: str, name: str, *marked: pytest.MarkDecorator, **params: object) -> pytest.Item:
    chosen = "-".join(getattr(value, "__name__", str(value)) for value in params.values())
    path = Path(__file__).parent / module
    nodeid = f"tests/{module}::{name}[{chosen}]"
    return cast(pytest.Item, _Item(path, nodeid, SimpleNamespace(params=params), marked))


def _left(items: list[pytest.Item]) -> list[pytest.Item]:
    others = variants.left_out(items)
    return [item for item in items if item not in others]


def _check(number: int) -> object:
    def check() -> None: ...

    check.__name__ = f"check_{number}"
    return check
