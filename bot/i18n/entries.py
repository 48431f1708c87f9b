"""The entries of Fluent files, each read at its first use.

Parsing all texts of a language takes half a second, and a process uses only some of them
(docs/adr/0030-caches-and-encoders.md).
"""

import re
import sys
from collections.abc import Iterable, Iterator
from threading import RLock

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

TERM = "-"
"""First character of a term's identifier."""

_START = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""Start of an entry: other lines at the margin are comments, or cannot be read."""


_PLAIN = re.compile(
    r"-?[A-Za-z][\w-]* *= *([^{}\s](?:[^{}\n]*[^{}\s])?) *\n(?:\n|#.*\n)*", re.ASCII
)
"""An entry of one line that is only words; comments that follow belong to the next one."""

_PARSER = FluentParser(with_spans=False)
"""The parser; without the entries' places in their file, it takes 20 % less memory."""


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Yield the identifier of each entry in a file, and its part of the file."""
    found = list(_START.finditer(source))
    ends = [match.start() for match in found[1:]] + [len(source)]
    for match, end in zip(found, ends, strict=True):
        # The same identifier in each language: one string.
        yield sys.intern(match[1]), source[match.start() : end]


class Entries:
    """The entries of all files of a language; any thread may read them."""

    def __init__(self, bundle: FluentBundle, sources: Iterable[str]) -> None:
        self._bundle = bundle
        self._unread: dict[str, str] = {}
        for source in sources:
            for identifier, part in entries(source):
                # Of several entries with the same identifier, the bundle keeps the first that it can read.
                self._unread[identifier] = f"{self._unread.get(identifier, '')}{part}\n"
        self._read: set[str] = set()
        self._reading = RLock()

    def plain(self, identifier: str) -> str | None:
        """Return the words of an entry that is only words; most are, and need no parser."""
        found = _PLAIN.fullmatch(self._unread.get(identifier, ""))
        return found and found[1]

    def read(self, identifier: str) -> None:
        """Put an entry into the bundle, with all entries that it refers to."""
        if identifier in self._read or identifier not in self._unread:
            return
        with self._reading:
            self._put(identifier)

    def _put(self, identifier: str) -> None:
        wanted = [identifier]
        seen: set[str] = set()
        while wanted:
            each = wanted.pop()
            if each not in seen and each not in self._read and each in self._unread:
                seen.add(each)
                resource = _PARSER.parse(self._unread[each])
                self._bundle.add_resource(resource)
                wanted.extend(_references(resource))
        # Only now: another thread may use entries that count as read.
        self._read |= seen


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(TERM + node.id.name)
        self.generic_visit(node)


def _references(resource: ast.Resource) -> list[str]:
    references = _References()
    references.visit(resource)
    return references.found
