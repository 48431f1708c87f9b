"""Texts are read one by one, and yet every one that a file holds is there, as if the whole file had been read."""

from importlib.resources import files
from threading import Thread

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.i18n import LANGUAGES, Catalogue
from bot.i18n.entries import TERM, entries

ODD = """
### A file with everything that can be odd

# About the first.
first = One { second }
    and more
  .label = A label
-term = { $case ->
[one] it
*[other] its
} name
second ={ -term(case: "one") }
broken = { $x
# A comment = not an entry.
after = { $x ->
    [0] none = nothing
   *[other] { after-that }
}
after-that   =
    Later, with { first }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_our_files_is_found_whole(language: str) -> None:
    for file in sorted((files("bot") / "locale" / language).iterdir(), key=lambda file: file.name):
        _assert_same(file.read_text("utf-8"))


def test_every_entry_of_an_odd_file_is_found_whole() -> None:
    _assert_same(ODD)


def _assert_same(source: str) -> None:
    """Read one by one, the entries are those of the whole file."""
    whole = {_name(entry): entry for entry in FluentResource(source).body if _name(entry)}
    apart = {
        _name(entry): entry
        for _, part in entries(source)
        for entry in FluentResource(part).body
        if _name(entry)
    }
    assert list(apart) == list(whole)
    for name, entry in whole.items():
        assert entry.equals(apart[name], ignored_fields=["span", "comment"]), name
        assert dict(entries(source))[name].startswith(name)


def _name(entry: object) -> str:
    if isinstance(entry, ast.Term):
        return TERM + entry.id.name
    return entry.id.name if isinstance(entry, ast.Message) else ""


def test_what_a_text_refers_to_is_read_with_it() -> None:
    catalogue = Catalogue("en", [ODD])
    assert catalogue.words("first") == "One it name\nand more"
    assert catalogue.words("after.that") == "Later, with One it name\nand more"
    assert not catalogue.has("broken")
    assert not catalogue.has("label")


def test_the_first_entry_that_can_be_read_is_kept() -> None:
    catalogue = Catalogue("en", ["a = { $x\nb = one", "b = two\na = three"])
    assert (catalogue.words("a"), catalogue.words("b")) == ("three", "one")


def test_texts_that_refer_to_each_other_are_read_once() -> None:
    assert not Catalogue("en", ["a = { b }\nb = { a }"]).has("c")
    assert Catalogue("en", ["a = { b }\nb = { a }"]).has("a")


def test_several_threads_read_the_same_texts() -> None:
    catalogue = Catalogue.load("en")
    keys = [name for name, _ in entries((files("bot") / "locale/en/core.ftl").read_text("utf-8"))]
    missing: list[str] = []

    def read() -> None:
        missing.extend(key for key in keys if key[0] != TERM and not catalogue.has(key))

    threads = [Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert keys
    assert not missing
