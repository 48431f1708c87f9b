"""Every sentence about tournaments that code names exists in every language, and every refusal has its sentence."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import bot
import rules
from bot.core.controls.ids import TournamentId
from bot.core.rights import CONTROLS
from bot.features.tournament.choices.kinds import KINDS
from bot.features.tournament.refereeing import FAULTS
from bot.i18n import LANGUAGES, Catalogues
from bot.store.contest.rows import RulingKind
from rules.contest.director.held import Blame
from rules.contest.director.plan import Format, Unfinished
from rules.contest.director.snapshot import Status
from rules.contest.director.substituting import Denied
from rules.contest.scores.tie_breaks import NAMES, POINTS
from tests.catalogues import own_catalogues

_ROOT = Path(bot.__file__).parent
_KEY = re.compile(r"tournament(\.[a-z_0-9]+)+")


@dataclass(frozen=True)
class _Found:
    """The names used in code."""

    refusals: set[str]
    named: set[str]
    unfit: set[str]
    """Reasons that a plan cannot be played."""


@cache
def _found() -> _Found:
    # Not when this module is imported: parsing takes seconds, and every worker imports it.
    refusals: set[str] = set()
    constants: set[str] = set()
    for name in ("core", "features", "outbox", "tournaments"):
        for file in sorted((_ROOT / name).rglob("*.py")):
            tree = ast.parse(file.read_text("utf-8"))
            refusals.update(_refusals(tree))
            constants.update(_constants(tree))
    named = {key for key in constants if _KEY.fullmatch(key)} - refusals
    return _Found(refusals, named, set(_unfit()))


def _unfit() -> Iterator[str]:
    for file in sorted((Path(rules.__file__).parent / "contest/plans").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Unfit"), args=[ast.Constant(value=code), *_]):
                    yield f"tournament.{code!s}"


def _constants(tree: ast.AST) -> Iterator[str]:
    pieces = {
        piece for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in pieces:
            yield node.value


def _refusals(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            name = node.func.id
            found = [
                each.value
                for each in ast.walk(node.args[0])
                if isinstance(each, ast.Constant) and isinstance(each.value, str)
            ]
            if name == "TournamentRefusal":
                yield from (f"tournament.{code}" for code in found)
            elif name == "Refusal":
                yield from (code for code in found if code.startswith("tournament."))


_OTHERWISE_SAID = (RulingKind.UNDO, RulingKind.CHANGE, RulingKind.MESSAGE)
BUILT = (
    *(f"tournament.phase.{each.value}" for each in Status),
    *(f"tournament.unfinished.{each.value}" for each in Unfinished),
    *(f"tournament.format.{each.value}" for each in Format),
    *(f"tournament.preset.{kind}{part}" for kind in KINDS for part in ("", "_about")),
    *(f"tournament.fault.{each}" for each in (*FAULTS, Blame.LOSS.value)),
    *(f"tournament.tie.{name}" for name in NAMES if name != POINTS),
    *(f"tournament.rule.{each.value}" for each in RulingKind if each not in _OTHERWISE_SAID),
    *(f"tournament.podium.{each}" for each in ("won", "shared")),
    *(f"tournament.means.{each}" for each in ("fault", "loss", "excused", "cleared")),
    *(f"tournament.means.{each}" for each in ("substitute", "undo")),
    *(f"tournament.change.penalty{each}" for each in ("", "_private")),
    *(f"error.tournament.{each.value}" for each in Denied),
)


def test_refusals_and_keys_are_found() -> None:
    found = _found()
    assert len(found.refusals) > 30
    assert len(found.named) > 60
    assert "tournament.cut_unfit" in found.unfit


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return own_catalogues()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(catalogues: Catalogues, language: str) -> None:
    catalogue = catalogues[language]
    codes = sorted(_found().refusals | _found().unfit)
    assert [code for code in codes if not catalogue.has(f"error.{code}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_named_exists(catalogues: Catalogues, language: str) -> None:
    catalogue = catalogues[language]
    assert [key for key in (*sorted(_found().named), *BUILT) if not catalogue.has(key)] == []


_UNLABELLED = {
    "games": "called as in the panel that opens a table",
    "game": "called after the game",
    "setkind": "a menu",
    "set": "a menu",
    "circuit": "a menu, and called “Next” and “No, keep it”",
    "draft": "called “Back to the draft”",
    "page": "called ◀ and ▶",
    "sure": "called “Yes, withdraw”",
    "show": "a command only",
    "bracket": "a command only",
    "cross": "a command only",
    "teamin": "a menu",
    "apartadd": "a menu",
    "apartoff": "a menu",
    "teamup": "a menu",
    "teamout": "a menu",
    "altwhat": "a menu",
    "altset": "a menu",
    "altwho": "a menu",
    "altwhen": "called after what it changes in this phase",
    "desktable": "a menu",
    "desknow": "called after what begins",
}


def test_every_button_has_a_name(catalogues: Catalogues) -> None:
    ops = set(CONTROLS[TournamentId]) - set(_UNLABELLED)
    catalogue = catalogues["en"]
    assert [op for op in sorted(ops) if not catalogue.has(f"tournament.button.{op}")] == []
