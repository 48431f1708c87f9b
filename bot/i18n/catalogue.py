"""Turns messages into text with Project Fluent.

Each entry of the files is read at its first use: parsing all texts of a language takes half a second, and a process
uses only some of them (docs/adr/0030-caches-and-encoders.md).
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.i18n.josa import attach, called
from bot.i18n.letters import ad, capital, ed, small
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, Say, SeatName, msg

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


LANGUAGES = ("en", "ko", "it")
DEFAULT_LANGUAGE = "en"

_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")
"""The minus sign as the library writes it."""

REMEMBERED = 1024
"""The number of texts that are remembered in words, in each language; about 700 bytes each."""

_LONGEST = 1000
"""The library refuses an argument of more than 2,500 characters, which a long turn's words may have."""

_Plain: TypeAlias = tuple[str, str | int]
"""An argument and its replacement."""
_Args: TypeAlias = tuple[_Plain, ...]

Names = Callable[[Seat], str]
"""The name that a reader sees for each seat."""


class MissingText(KeyError):
    """A catalogue lacks a text, or an argument for it is missing."""


def language_of(locale: str | None) -> str:
    """Our language for a Discord locale such as ``en-GB``; English if there is none."""
    short = (locale or DEFAULT_LANGUAGE).split("-")[0]
    return short if short in LANGUAGES else DEFAULT_LANGUAGE


BEFORE: Final = "-before"
"""The end of the name of a text that only logs of earlier versions use."""


class Catalogue:
    """All texts in one language."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle(
            [language],
            use_isolating=False,
            functions=_FUNCTIONS,
        )
        self._entries = Entries(self._bundle, sources)
        self._remembered = lru_cache(REMEMBERED)(self._format)

    @classmethod
    def load(cls, language: str, *extra: Traversable) -> "Catalogue":
        """Load our own files, then those of extra directories, which hold one folder per language.

        A directory without the language contributes its English. Later files never replace a text.
        """
        return cls(
            language,
            (
                file.read_text("utf-8")
                for root in (files("bot") / "locale", *extra)
                for file in sorted(_spoken(root, language).iterdir(), key=lambda file: file.name)
                if file.name.endswith(".ftl")
            ),
        )

    @property
    def remembered(self) -> int:
        """Return the number of texts in the cache."""
        return self._remembered.cache_info().currsize

    def has(self, key: str) -> bool:
        return self._has(_identifier(key))

    def _has(self, identifier: str) -> bool:
        if self._entries.plain(identifier) is not None:
            return True
        self._entries.read(identifier)
        return bool(self._bundle.has_message(identifier))

    def say(self, text: Msg, names: Names, typed: Callable[[str], str] | None = None) -> str:
        """Return the text in words. `typed` changes people's own words before they are put in.

        Raises:
            MissingText: the key is not in the catalogue, or an argument is missing.
        """
        args: list[_Plain] = []
        format_: Callable[[str, _Args], str] = self._remembered
        for name, arg in text.args.items():
            plain = arg if isinstance(arg, int) else self._plain(arg, names, typed)
            if isinstance(plain, str) and len(plain) > _LONGEST:
                format_ = self._format
            args.append((name, plain))
        return format_(text.key, tuple(args))

    def _format(self, key: str, args: _Args) -> str:
        identifier = _identifier(key)
        words = self._entries.plain(identifier)
        if words is None:
            words = self._put_together(key, identifier, args)
        if any(isinstance(arg, int) and arg < 0 for _, arg in args):
            return _HYPHEN_BEFORE_NUMBER.sub("\N{MINUS SIGN}", words)
        return words

    def _put_together(self, key: str, identifier: str, args: _Args) -> str:
        """Return the words for a key, or those of an earlier version with fewer arguments (ADR 58)."""
        try:
            return self._worded(key, identifier, args)
        except MissingText:
            before = f"{identifier}{BEFORE}"
            if not self._has(before):
                raise
            return self._entries.plain(before) or self._worded(key, before, args)

    def _worded(self, key: str, identifier: str, args: _Args) -> str:
        if not self._has(identifier):
            raise MissingText(f"{self.language}: {key}")
        pattern = self._bundle.get_message(identifier).value
        if pattern is None:
            raise MissingText(f"{self.language}: {key} has no words")
        long = _Long()
        words, errors = self._bundle.format_pattern(
            pattern, {name: long.out(arg) for name, arg in args}
        )
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return long.back(str(words))

    def sayer(self, names: Names, typed: Callable[[str], str] | None = None) -> Say:
        return lambda text: self.say(text, names, typed)

    def words(self, key: str, **args: Arg) -> str:
        """Return the text of a message that mentions no seat."""
        return self.say(msg(key, **args), _nobody)

    def _plain(self, arg: Arg, names: Names, typed: Callable[[str], str] | None) -> str | int:
        # In the order of how often they occur: this is done for every part of every text.
        if isinstance(arg, str):
            return arg if typed is None else typed(arg)
        if isinstance(arg, int):
            return arg
        if isinstance(arg, Msg):
            return self.say(arg, names, typed)
        if isinstance(arg, SeatName):
            return names(arg.seat)
        return self._list([str(self._plain(item, names, typed)) for item in arg], names)

    def _list(self, items: list[str], names: Names) -> str:
        if not items:
            return self.say(msg("core.list_empty"), names)
        if len(items) == 1:
            return items[0]
        start = self.say(msg("core.list_separator"), names).join(items[:-1])
        return self.say(msg("core.list_and", start=start, last=items[-1]), names)


class Catalogues:
    """One catalogue per language."""

    def __init__(self, by_language: Mapping[str, Catalogue]) -> None:
        self._by_language = dict(by_language)
        self._named = lru_cache(REMEMBERED)(self._wordings)

    def __iter__(self) -> Iterator[Catalogue]:
        return iter(self._by_language.values())

    @classmethod
    def load(cls, *extra: Traversable) -> "Catalogues":
        return cls({language: Catalogue.load(language, *extra) for language in LANGUAGES})

    def __getitem__(self, language: str) -> Catalogue:
        """Return a language's catalogue; English if a stored language is not one of ours."""
        return self._by_language.get(language) or self._by_language[DEFAULT_LANGUAGE]

    def wordings(self, text: Msg) -> tuple[str, ...]:
        """Return a text that mentions no seat in every language."""
        return self._named(text.key) if not text.args else self._worded(text)

    def _wordings(self, key: str) -> tuple[str, ...]:
        return self._worded(Msg(key))

    def _worded(self, text: Msg) -> tuple[str, ...]:
        return tuple(each.say(text, _nobody) for each in self)


class _Long:
    """Long arguments of one text: marks stand for them while the library puts the text together."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def out(self, arg: str | int) -> str | int:
        """Return an argument, or a mark for most of it; its last letter stays, since particles go by that."""
        if isinstance(arg, int) or len(arg) <= _LONGEST:
            return arg
        mark = f"\uf8fe{len(self._kept)}\uf8ff"
        self._kept[mark] = arg[:-1]
        return mark + arg[-1]

    def back(self, words: str) -> str:
        for mark, kept in self._kept.items():
            words = words.replace(mark, kept)
        return words


def _spoken(root: Traversable, language: str) -> Traversable:
    own = root / language
    return own if own.is_dir() else root / DEFAULT_LANGUAGE


def _identifier(key: str) -> str:
    return key.replace(".", "-")


def _nobody(seat: Seat) -> str:
    raise MissingText(f"the name of seat {seat}")


def _josa(word: object, pair: str) -> str:
    return attach(str(word), pair)


def _nim(name: object, pair: str = "") -> str:
    return called(str(name), pair)


def _signed(number: Any) -> str:
    """Return a number with its sign; the minus is U+2212."""
    value = int(number)
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value < 0 else "0"


def _plural(number: object, forms: str) -> str:
    """Return one of two forms such as ``point/points``. Only 1 is singular, in English and in Italian."""
    one, other = forms.split("/")
    return one if str(number).lstrip("-\N{MINUS SIGN}") == "1" else other


# The library's type hints are too narrow: functions may return a plain string.
_FUNCTIONS: dict[str, Any] = {
    "JOSA": _josa,
    "NIM": _nim,
    "SIGNED": _signed,
    "PLURAL": _plural,
    "CAPITAL": lambda words: capital(str(words)),
    "SMALL": lambda words: small(str(words)),
    "AD": lambda word: ad(str(word)),
    "ED": lambda word: ed(str(word)),
}
