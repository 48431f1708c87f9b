"""Modules, classes, functions, fields and files that the documents name exist in the code."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ("CONTRIBUTING.md", "README.md", "docs/**/*.md")
SHELVES = ("play", "run-a-server", "run-the-bot")
CODE = ("bot", "render", "rules", "benchmarks", "tests")

_QUOTED = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
_NAME = re.compile(r"\w+(?:\.\w+)*(?:\(\))?", re.ASCII)
_FILE = re.compile(r"[\w.-]+(?:/[\w.-]+)+\.(?:py|md|ftl|json|toml)")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def names(text: str) -> Iterator[str]:
    """Quoted names that look like ours: dotted, capitalised, or with an underscore."""
    for quoted in _QUOTED.findall(_FENCED.sub("", text)):
        if _NAME.fullmatch(quoted) and re.search(
            r"[a-z]_[a-z]|^[A-Z][a-z]|[a-z]\.[a-zA-Z]", quoted
        ):
            yield quoted.removesuffix("()")


def files(text: str) -> Iterator[str]:
    yield from (quoted for quoted in _QUOTED.findall(text) if _FILE.fullmatch(quoted))


@cache
def words() -> frozenset[str]:
    """Every word of the code, and every module's name."""
    found: set[str] = set()
    for folder in CODE:
        for file in (ROOT / folder).rglob("*.py"):
            if file != Path(__file__):
                found |= {file.stem, file.parent.name, *re.findall(r"\w+", file.read_text("utf-8"))}
    return frozenset(found)


def missing(text: str) -> list[str]:
    unknown = [name for name in names(text) if not _is_known(name)]
    return unknown + [file for file in files(text) if not (ROOT / file).exists()]


def _is_known(name: str) -> bool:
    """A name in one of our packages is looked up there; any other must consist of words in the code."""
    if name.split(".")[0] not in ("bot", "render", "rules"):
        return words().issuperset(name.split("."))
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return False
    return True


def _anchors(file: Path) -> set[str]:
    """The addresses of a document's headings, as GitHub makes them."""
    headings = _HEADING.findall(_FENCED.sub("", file.read_text("utf-8")))
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def broken_links(document: Path) -> list[str]:
    broken = []
    for link in _LINK.findall(_FENCED.sub("", document.read_text("utf-8"))):
        if re.match(r"\w+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        if not target.exists() or (anchor and anchor not in _anchors(target)):
            broken.append(link)
    return broken


@pytest.mark.parametrize(
    "document",
    sorted(str(file.relative_to(ROOT)) for each in DOCUMENTS for file in ROOT.glob(each)),
)
def test_every_link_and_picture_of_a_document_is_there(document: str) -> None:
    assert broken_links(ROOT / document) == []


def test_links_to_missing_files_and_headings_are_found(tmp_path: Path) -> None:
    document = tmp_path / "a.md"
    document.write_text("# A B\n[x](a.md#a-b) [y](a.md#c) [z](b.md) ![p](p.png) [w](https://x.y)")
    assert broken_links(document) == ["a.md#c", "b.md", "p.png"]


@pytest.mark.parametrize("shelf", SHELVES)
def test_each_shelf_has_an_index_that_leads_to_all_its_documents(shelf: str) -> None:
    folder = ROOT / "docs" / shelf
    linked = set(_LINK.findall((folder / "README.md").read_text("utf-8")))
    assert {file.name for file in folder.glob("*.md")} - {"README.md"} <= linked


@pytest.mark.parametrize(
    "document",
    sorted(str(file.relative_to(ROOT)) for each in DOCUMENTS for file in ROOT.glob(each)),
)
def test_names_in_documents_exist(document: str) -> None:
    assert missing((ROOT / document).read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("text", "is_missing"),
    [
        ("`rules.core.engine.play` and `rules.core.game.GameDef.turn`", False),
        ("`rules.core.engine.redeal_everything`", True),
        ("`GameDef` has `check_invariants()`", False),
        ("`GameDef` has `check_nothing_at_all()`", True),
        ("a `Deskette` answers", True),
        ("see `tests/test_docs.py`", False),
        ("see `tests/test_no_docs.py`", True),
    ],
)
def test_missing_names_in_documents_are_found(text: str, is_missing: bool) -> None:
    assert bool(missing(text)) == is_missing


def test_the_index_of_decisions_leads_to_each_of_them() -> None:
    folder = ROOT / "docs" / "adr"
    linked = _LINK.findall((folder / "README.md").read_text("utf-8"))
    assert linked == sorted(file.name for file in folder.glob("0*.md"))


@pytest.mark.parametrize(
    "decision", sorted((ROOT / "docs" / "adr").glob("0*.md")), ids=lambda file: file.name
)
def test_a_decision_has_forty_lines_at_most(decision: Path) -> None:
    assert len(decision.read_text("utf-8").splitlines()) <= 40
