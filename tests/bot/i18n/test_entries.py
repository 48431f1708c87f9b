"""Texts are read one by one, and yet every one that a file holds is there, as if the whole file had been read."""

from collections.abc import Sequence
from importlib.resources import files
from threading import Thread

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.i18n import LANGUAGES, Catalogue
from bot.i18n.catalogue import TERM, Entries, entries

pytestmark = pytest.mark.slow

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
def test_every_entry_of_our_files_is_found_whole_and_no_line_left_out(language: str) -> None:
    """A further line that begins with ``*``, ``.`` or ``[`` would end its text and never be shown."""
    plain, left_out = 0, []
    for file in (files("bot") / "locale" / language).iterdir():
        source = file.read_text("utf-8")
        body = FluentResource(source).body
        plain += _assert_same(source, body)
        left_out += [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert plain > 2000
    assert left_out == []


def test_every_entry_of_an_odd_file_is_found_whole() -> None:
    _assert_same(ODD, FluentResource(ODD).body)


def _assert_same(source: str, body: Sequence[object]) -> int:
    """Read one by one, the entries are those of the whole file. Return how many are nothing but words."""
    whole = {_name(entry): entry for entry in body if isinstance(entry, ast.Message | ast.Term)}
    apart = {
        _name(entry): entry
        for _, part in entries(source)
        for entry in FluentResource(part).body
        if _name(entry)
    }
    parts, unread, plain = dict(entries(source)), Entries(FluentBundle(["en"]), [source]), 0
    assert list(apart) == list(whole)
    for name, entry in whole.items():
        assert entry.equals(apart[name], ignored_fields=["span", "comment"]), name
        assert parts[name].startswith(name)
        if (words := unread.plain(name)) is not None:
            assert entry.equals(_in_words(entry, words), ignored_fields=["span", "comment"]), name
            plain += 1
    return plain


def _in_words(entry: ast.Message | ast.Term, words: str) -> ast.Message | ast.Term:
    return type(entry)(entry.id, ast.Pattern([ast.TextElement(words)]))


@pytest.mark.parametrize(
    "source",
    [
        "a = One\n  more\n",
        "a = One { $x }\n",
        "a = One }\n",
        "a =\n",
        "a =\n  below\n",
        "a = One\n  .label = two\n",
        "a = One\na = Two\n",
        "a = \tOne\n",
    ],
)
def test_texts_that_may_be_more_than_words_are_parsed(source: str) -> None:
    assert Entries(FluentBundle(["en"]), [source]).plain("a") is None


def test_words_end_before_blanks_and_comments() -> None:
    found = Entries(FluentBundle(["en"]), ["a =  One [two] *three.  \n\n# Of b.\n## Group\nb = x"])
    assert (found.plain("a"), found.plain("b")) == ("One [two] *three.", "x")


def _name(entry: object) -> str:
    if isinstance(entry, ast.Term):
        return TERM + entry.id.name
    return entry.id.name if isinstance(entry, ast.Message) else ""


def test_references_of_a_text_are_read_with_it() -> None:
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
