"""Half-filled forms. They live in memory only; after a restart a member starts the move again."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from cachetools import LRUCache

from rules.core.game import Given

CACHE_SIZE = 2000

Key = tuple[int, int]
"""Table and member."""


@dataclass(frozen=True, slots=True)
class FormState:
    """A member's choices so far in answer to question `question_seq`. There is no verb while the menu is open."""

    question_seq: int
    verb: str | None
    given: Given = field(default_factory=dict)
    pages: Mapping[str, int] = field(default_factory=dict)
    typed: bool = False
    """True if the whole move was typed; it may then hold values that the form does not offer."""


class FormStates:
    """The most recently used forms and refused lines of members."""

    def __init__(self, *, cache_size: int = CACHE_SIZE) -> None:
        self._cache: LRUCache[Key, FormState] = LRUCache(cache_size)
        self._lines: LRUCache[Key, tuple[int, str]] = LRUCache(cache_size)
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def lock(self, key: Key) -> asyncio.Lock:
        """Return the lock for one member at one table; it serialises simultaneous clicks."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def get(self, key: Key, question_seq: int) -> FormState | None:
        form_state = self._cache.get(key)
        return (
            form_state
            if form_state is not None and form_state.question_seq == question_seq
            else None
        )

    def put(self, key: Key, form_state: FormState) -> None:
        self._cache[key] = form_state

    def line(self, key: Key, question_seq: int) -> str:
        """Return the refused line that is stored for this question; empty if there is none."""
        seq, line = self._lines.get(key, (question_seq, ""))
        return line if seq == question_seq else ""

    def keep_line(self, key: Key, question_seq: int, line: str) -> None:
        """Store a refused line, so that the member can correct it. An empty line deletes it."""
        self._lines[key] = question_seq, line

    def drop(self, key: Key) -> None:
        self._cache.pop(key, None)

    def __len__(self) -> int:
        return len(self._cache)


def typed(question_seq: int, verb: str, given: dict[str, Any]) -> FormState:
    """Return a form state for a move that the member wrote as a line of text."""
    return FormState(question_seq, verb, given, typed=True)
