"""Turns messages into text with Project Fluent."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle

from bot.i18n.entries import Entries
from bot.i18n.josa import attach, called
from rules.core.seats import Seat
from rules.core.text import Arg, Msg, Say, SeatName, msg

LANGUAGES = ("en", "ko", "it")
DEFAULT_LANGUAGE = "en"

_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")
"""The minus sign as the library writes it."""

REMEMBERED = 2048
"""The number of texts that are remembered in words, in each language; about 400 bytes each."""

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

    @classmethod
    def load(cls, *extra: Traversable) -> "Catalogues":
        return cls({language: Catalogue.load(language, *extra) for language in LANGUAGES})

    def __getitem__(self, language: str) -> Catalogue:
        """Return a language's catalogue; English if a stored language is not one of ours."""
        return self._by_language.get(language) or self._by_language[DEFAULT_LANGUAGE]


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


def _and_in_italian(last: object) -> str:
    """Return “e”, or “ed” before another e."""
    return "ed" if str(last).lstrip("*_`“«").casefold().startswith("e") else "e"


# The library's type hints are too narrow: functions may return a plain string.
_FUNCTIONS: dict[str, Any] = {"JOSA": _josa, "NIM": _nim, "SIGNED": _signed, "ED": _and_in_italian}
