"""Count the words by folder that make sentences hard to read: ``python -m tests.plain_english [FOLDER ...]``.

With folders, such as ``rules/core`` or ``docs``, print each docstring and sentence that the counts include.

A docstring is any string that stands alone as a statement, so fields and constants count too. Names in backticks are
left out: `what` may be a parameter.
"""

import argparse
import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
CODE: Final = ("benchmarks", "bot", "render", "rules", "tests")
DOCUMENTS: Final = ("*.md", "docs/*.md", "docs/*/*.md", "rules/*/*.md", "tests/**/*.md")
VAGUE: Final = frozenset(
    ["whoever", "whatever", "somebody", "someone", "nobody", "anybody", "everybody", "what", "who"]
)
LONGEST_SENTENCE: Final = 35

_WORD = re.compile(r"[^\W_]+(?:['’.\-][^\W_]+)*")
_CODE = re.compile(r"``.+?``|`[^`]+`", re.DOTALL)
_OPENING = re.compile(
    r"\W*(?:what|who|whom|whose|which|when|where)(?:ever)?\b|\W*(?:how|whether|why)\b", re.I
)
_MADE = re.compile(r"<!-- (\w+): .*?<!-- end of \1 -->", re.DOTALL)
"""A part of a document that a command writes, from measurements or from texts of the catalogue."""
_FENCED = re.compile(r"^ *(```|~~~).*?^ *\1", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_BLOCK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*+>]|\d+\.)\s)|^#.*$|\n(?=#)|\n(?=\s*\|)", re.MULTILINE)
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"”*_)]*\s+(?=[\"“*_(]*[^\Wa-z])")


class Docstring(NamedTuple):
    file: str
    line: int
    text: str

    @property
    def words(self) -> list[str]:
        return words(self.text)

    @property
    def is_question(self) -> bool:
        """Return whether the text begins with a wh-word instead of a verb or a noun."""
        return _OPENING.match(_CODE.sub(" code ", self.text)) is not None

    @property
    def vague(self) -> int:
        return vague(self.words)


@dataclass(frozen=True, slots=True)
class Count:
    """Counts of the docstrings of a folder, or of the documents of a folder."""

    words: int
    vague: int
    texts: int
    """Docstrings, or sentences of documents."""
    faults: int
    """Docstrings that begin with a wh-word, or sentences that are too long."""

    @property
    def vague_rate(self) -> float:
        """Vague words in 100 words."""
        return 100 * self.vague / max(1, self.words)

    @property
    def faults_rate(self) -> float:
        """Faults in 100 texts."""
        return 100 * self.faults / max(1, self.texts)


def words(text: str) -> list[str]:
    """Return the words in lower case; a name in backticks counts as one word."""
    return [each.lower() for each in _WORD.findall(_CODE.sub(" code ", text))]


def vague(found: Sequence[str]) -> int:
    """Count the vague words, with a possessive or a contraction such as `nobody's` or `what's`."""
    return sum(re.split("['’]", each)[0] in VAGUE for each in found)


def docstrings(source: str, file: str) -> Iterator[Docstring]:
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield Docstring(file, node.lineno, node.value.value)


def sentences(document: str) -> Iterator[str]:
    """Yield the sentences of a Markdown document without its code; headings and cells of tables stand alone."""
    text = _LINK.sub(r"\1", _CODE.sub(" Code ", _FENCED.sub("\n\n", _MADE.sub("", document))))
    for block in _BLOCK.split(text):
        for part in block.split("|") if block.lstrip().startswith("|") else (block,):
            yield from (each for each in _SENTENCE_END.split(" ".join(part.split())) if words(each))


def folder_of(file: Path) -> str:
    """Return the first two folders of the path, such as `bot/store`, or the one that there is."""
    return "/".join(file.relative_to(ROOT).parts[:-1][:2])


@cache
def code_folders() -> dict[str, tuple[Path, ...]]:
    """Return the Python files by folder, in order."""
    return _by_folder(file for top in CODE for file in (ROOT / top).rglob("*.py"))


@cache
def document_folders() -> dict[str, tuple[Path, ...]]:
    """Return the documents by folder; those of the root, such as README.md, each by its name."""
    found = {file for pattern in DOCUMENTS for file in ROOT.glob(pattern)}
    return _by_folder(file for file in found if not file.relative_to(ROOT).parts[0].startswith("."))


def _by_folder(files: Iterator[Path]) -> dict[str, tuple[Path, ...]]:
    found: dict[str, list[Path]] = {}
    for file in sorted(files):
        found.setdefault(folder_of(file) or file.name, []).append(file)
    return {name: tuple(each) for name, each in sorted(found.items())}


@cache
def docstrings_in(folder: str) -> tuple[Docstring, ...]:
    return tuple(
        each
        for file in code_folders()[folder]
        for each in docstrings(file.read_text("utf-8"), str(file.relative_to(ROOT)))
    )


@cache
def sentences_in(folder: str) -> tuple[tuple[str, str], ...]:
    """Return each sentence with its file."""
    return tuple(
        (str(file.relative_to(ROOT)), each)
        for file in document_folders()[folder]
        for each in sentences(file.read_text("utf-8"))
    )


def count_code(folder: str) -> Count:
    found = docstrings_in(folder)
    return Count(
        words=sum(len(each.words) for each in found),
        vague=sum(each.vague for each in found),
        texts=len(found),
        faults=sum(each.is_question for each in found),
    )


def count_documents(folder: str) -> Count:
    found = [words(each) for _, each in sentences_in(folder)]
    return Count(
        words=sum(map(len, found)),
        vague=sum(map(vague, found)),
        texts=len(found),
        faults=sum(len(each) > LONGEST_SENTENCE for each in found),
    )


def _print_counts() -> None:
    print(f"{'docstrings in':24} {'words':>7} {'vague':>6} {'in 100':>7} {'wh-word first':>14}")
    for folder in code_folders():
        found = count_code(folder)
        share = f"{found.faults_rate:.1f} %"
        print(
            f"{folder:24} {found.words:7} {found.vague:6} {found.vague_rate:7.2f} {share:>14}"
            f"  ({found.faults} of {found.texts})"
        )
    print(f"\n{'documents in':24} {'words':>7} {'vague':>6} {'in 100':>7} {'too long':>14}")
    for folder in document_folders():
        found = count_documents(folder)
        print(
            f"{folder:24} {found.words:7} {found.vague:6} {found.vague_rate:7.2f} {found.faults:14}"
        )


def _print_texts(folder: str) -> None:
    for text in docstrings_in(folder) if folder in code_folders() else ():
        if text.vague or text.is_question:
            print(f"{text.file}:{text.line}: {' '.join(text.text.split())}")
    for file, sentence in sentences_in(folder) if folder in document_folders() else ():
        found = words(sentence)
        if vague(found) or len(found) > LONGEST_SENTENCE:
            print(f"{file}: ({len(found)} words) {sentence}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.plain_english", description=__doc__)
    parser.add_argument("folder", nargs="*", choices=[[], *code_folders(), *document_folders()])
    chosen: list[str] = parser.parse_args().folder
    for folder in chosen:
        _print_texts(folder)
    if not chosen:
        _print_counts()


if __name__ == "__main__":
    main()
