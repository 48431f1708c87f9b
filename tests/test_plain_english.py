"""Docstrings and documents name the actor, begin with a verb or a noun, and keep sentences short.

`python -m tests.plain_english` prints the counts; with a folder it prints the sentences that count.
"""

from typing import Final, NamedTuple

import pytest

from tests import plain_english as plain


class Ceiling(NamedTuple):
    vague_rate: float
    """Vague words in 100 words."""
    wh_word_first: float
    """Docstrings that begin with a wh-word, in per cent."""


OF_DOCSTRINGS: Final = Ceiling(0.3, 2.0)
VAGUE_IN_DOCUMENTS: Final = 0.5

# Not rewritten yet: the counts of the day on which this test came. Ceilings may only fall; remove the line of a folder
# that keeps the limits above. A new folder below `bot` has the ceiling of `bot` until `bot` has none.
DOCSTRINGS: Final[dict[str, Ceiling]] = {}


def ceiling(folder: str) -> Ceiling:
    return DOCSTRINGS.get(folder) or DOCSTRINGS.get(folder.split("/")[0]) or OF_DOCSTRINGS


@pytest.mark.parametrize("folder", plain.code_folders())
def test_docstrings_name_the_actor_and_begin_with_a_verb_or_a_noun(folder: str) -> None:
    most, found = ceiling(folder), plain.count_code(folder)
    assert found.vague_rate <= most.vague_rate, f"python -m tests.plain_english {folder}"
    assert found.faults_rate <= most.wh_word_first, f"python -m tests.plain_english {folder}"


@pytest.mark.parametrize("folder", plain.document_folders())
def test_documents_name_the_actor_and_keep_sentences_short(folder: str) -> None:
    found = plain.count_documents(folder)
    assert found.vague_rate <= VAGUE_IN_DOCUMENTS, f"python -m tests.plain_english {folder}"
    assert not found.faults, f"python -m tests.plain_english {folder}"


def test_ceilings_are_only_for_folders_that_exist_and_break_the_limits() -> None:
    kept = [
        folder
        for folder in DOCSTRINGS
        if (count := plain.count_code(folder)).vague_rate <= OF_DOCSTRINGS.vague_rate
        and count.faults_rate <= OF_DOCSTRINGS.wh_word_first
    ]
    assert not kept, "rewritten: remove the ceilings"


@pytest.mark.parametrize(
    ("text", "vague", "is_question"),
    [
        ("Return the seats that nobody has.", 1, False),
        ("Whoever's turn it is.", 1, True),
        ("``what`` is a parameter, and so is `who`.", 0, False),
        ("Whether the table is over.", 0, True),
        ("Whole rounds only, however many.", 0, False),
        ("Say what's what to everybody.", 3, False),
    ],
)
def test_vague_words_and_questions_of_a_docstring(text: str, vague: int, is_question: bool) -> None:
    (found,) = plain.docstrings(f'"""{text}"""', "some.py")
    assert (found.vague, found.is_question) == (vague, is_question)


def test_fields_and_constants_have_docstrings_too() -> None:
    source = '"""One."""\nLIMIT = 1\n"""Two."""\nclass Some:\n    """Three."""\n    seat: int\n    """Four."""\n'
    found = [each.text for each in plain.docstrings(source, "some.py")]
    assert sorted(found) == ["Four.", "One.", "Three.", "Two."]


def test_items_cells_and_headings_are_sentences_of_their_own_and_code_is_none() -> None:
    document = (
        "# A heading\nA sentence\nof two lines. Another, with `some.code()`.\n\n* one item\n* two items\n\n"
        "| a cell | [a link](https://example.org) |\n\n```\nnot = counted\n```\n1. first step\n"
    )
    assert list(plain.sentences(document)) == [
        "A sentence of two lines.",
        "Another, with Code .",
        "* one item",
        "* two items",
        "a cell",
        "a link",
        "1. first step",
    ]
