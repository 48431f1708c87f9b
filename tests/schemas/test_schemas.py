"""Stored data keeps its shape as long as the rules keep their number (ADR 58)."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct, defstruct

from rules.core.game import GameDef
from rules.core.options import OptionSpec
from rules.core.versions import versions
from rules.registry import GAME_KEYS, load
from tests.schemas import (
    BOTS_OWN,
    FOLDER,
    TEXTS,
    changes,
    file_of,
    of_bot,
    of_texts,
    of_title,
    read,
    unreadable,
    unsaid,
)
from tests.schemas.__main__ import written
from tests.toys import nim

RULES = [rules for key in GAME_KEYS for rules in versions(load(key))]

WHAT_TO_DO = (
    "\nWhat is stored has changed, and {what} has not. If data that was stored can be read all the same, because a"
    "\nvalue is among `OptionSpec.former`, an option says what was played `before` it, a fact is among"
    "\n`GameDef.gained`, or a field may be missing, run `python -m tests.schemas`. It says which lines are not so."
    "\nFor those raise {what} (docs/develop/adding-a-title.md, “When its rules change”), then run it.\n"
)


@pytest.mark.parametrize(
    "rules", RULES, ids=lambda rules: f"{rules.key}, version {rules.rules_version}"
)
def test_tables_store_what_those_of_the_same_version_did(rules: GameDef[Any, Any]) -> None:
    found = changes(read(file_of(rules)), of_title(rules))
    what = f"`rules_version` ({rules.rules_version}) of {rules.key}"
    assert not found, WHAT_TO_DO.format(what=what) + "\n".join(found)


def test_the_bot_stores_what_it_did_until_a_migration_comes() -> None:
    found = changes(read(BOTS_OWN)[1:], of_bot()[1:])
    assert not found, WHAT_TO_DO.format(what="the number of migrations") + "\n".join(found)


def test_every_text_that_a_log_tells_can_still_be_said() -> None:
    found = unsaid(read(TEXTS), of_texts())
    assert not found, (
        "\nLogs of earlier versions tell these. Leave the words as they were under the name with `-before`:\n"
        + "\n".join(found)
    )
    new = set(of_texts()) - set(read(TEXTS))
    assert not new, "\nRun `python -m tests.schemas`: new texts.\n" + "\n".join(sorted(new))


@pytest.mark.parametrize(
    ("after", "is_said"),
    [
        (("a-event-left: seat",), True),
        (("a-event-left: ",), True),
        (("a-event-left: by, seat",), False),
        (("a-event-left: by, seat", "a-event-left-before: seat"), True),
        ((), False),
        (("a-event-left-before: seat",), True),
    ],
)
def test_a_text_goes_or_needs_more_only_if_its_words_are_kept(
    after: tuple[str, ...], *, is_said: bool
) -> None:
    assert (unsaid(("a-event-left: seat",), after) == ()) is is_said


def test_every_file_is_of_a_version_that_is_kept() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {file_of(rules) for rules in RULES}


# What may change under one number

WEATHER = OptionSpec("weather", ("dry", "wet"), "dry")
NIM: GameDef[Any, Any] = nim.GAME
DRY = replace(NIM, options=(*nim.GAME.options, WEATHER))


def state(**fields: Any) -> type[Struct]:
    return defstruct("State", list(fields.items()))


def options(*specs: OptionSpec) -> GameDef[Any, Any]:
    return replace(nim.GAME, options=specs)


CASES = {
    "an option goes": (DRY, nim.GAME, False),
    "an option comes and says nothing": (nim.GAME, DRY, False),
    "an option comes and says what was played before": (
        nim.GAME,
        replace(nim.GAME, options=(*nim.GAME.options, replace(WEATHER, before="dry"))),
        True,
    ),
    "a choice goes": (options(WEATHER), options(replace(WEATHER, choices=("dry",))), False),
    "a choice is renamed": (
        options(WEATHER),
        options(replace(WEATHER, choices=("dry", "rain"))),
        False,
    ),
    "a choice is renamed and still read": (
        options(WEATHER),
        options(replace(WEATHER, choices=("dry", "rain"), former={"wet": "rain"})),
        True,
    ),
    "a choice comes": (
        options(WEATHER),
        options(replace(WEATHER, choices=("dry", "wet", "fog"))),
        True,
    ),
    "a former value is forgotten": (
        options(replace(WEATHER, former={"rain": "wet"})),
        options(WEATHER),
        False,
    ),
    "another default": (options(WEATHER), options(replace(WEATHER, default="wet")), False),
    "a verb goes": (nim.GAME, replace(nim.GAME, verbs=nim.GAME.verbs[:1]), False),
    "a verb comes": (replace(nim.GAME, verbs=nim.GAME.verbs[:1]), nim.GAME, True),
}
STATES: dict[str, tuple[type[Struct], type[Struct], dict[str, object], bool]] = {
    "a fact comes": (state(a=int), state(a=int, b=int), {}, False),
    "a fact comes that says what it was": (state(a=int), state(a=int, b=int), {"b": 0}, True),
    "a fact goes": (state(a=int, b=int), state(a=int), {}, False),
    "a fact is renamed": (state(a=int), state(b=int), {}, False),
    "a fact may be nothing": (state(a=int), state(a=int | None), {}, True),
    "a fact must be something": (state(a=int | None), state(a=int), {}, False),
    "a fact has another type": (state(a=list[int]), state(a=list[str]), {}, False),
}


@pytest.mark.parametrize(("before", "after", "is_read"), CASES.values(), ids=CASES)
def test_changes_that_options_and_moves_allow(
    before: GameDef[Any, Any], after: GameDef[Any, Any], *, is_read: bool
) -> None:
    assert of_title(before) != of_title(after)
    assert (not unreadable(of_title(before), of_title(after))) is is_read


@pytest.mark.parametrize(("before", "after", "gained", "is_read"), STATES.values(), ids=STATES)
def test_changes_that_states_allow(
    before: type[Struct], after: type[Struct], gained: dict[str, object], *, is_read: bool
) -> None:
    old = of_title(replace(NIM, state=before))
    new = of_title(replace(NIM, state=after, gained=gained))
    assert (not unreadable(old, new)) is is_read


def test_a_file_is_not_written_over_if_stored_data_would_be_unreadable(tmp_path: Path) -> None:
    file = tmp_path / "nim" / "1.txt"
    assert written(file, of_title(nim.GAME)) == []
    refused = written(file, of_title(options(WEATHER)))
    assert read(file) == of_title(nim.GAME)
    assert any("option heaps" in line for line in refused)
    assert written(file, of_title(options(WEATHER)), anyway=True) == []
    assert read(file) == of_title(options(WEATHER))
