"""Half-filled forms. They live in memory only: after a restart a member starts the move again."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from rules.core.game import Given

CACHE_SIZE = 2000

Key = tuple[int, int]
"""Table and member."""


@dataclass(frozen=True, slots=True)
class FormState:
    """What a member has chosen so far in answer to question `question_seq`; no verb while the menu is open."""

    question_seq: int
    verb: str | None
    given: Given = field(default_factory=dict)
    pages: Mapping[str, int] = field(default_factory=dict)
    typed: bool = False
    """Was the whole move typed? It may then hold values that the form does not offer."""


class FormStates:
    """The forms of the members who used theirs last."""

    def __init__(self, *, cache_size: int = CACHE_SIZE) -> None:
        self._cache: OrderedDict[Key, FormState] = OrderedDict()
        self._cache_size = cache_size
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def lock(self, key: Key) -> asyncio.Lock:
        """Held while a click of this member is worked on, so that two at once follow each other."""
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
        self._cache.move_to_end(key)
        while len(self._cache) > self._cache_size:
            self._cache.popitem(last=False)

    def drop(self, key: Key) -> None:
        self._cache.pop(key, None)

    def __len__(self) -> int:
        return len(self._cache)


def typed(question_seq: int, verb: str, given: dict[str, Any]) -> FormState:
    """A move that was written as a line of text."""
    return FormState(question_seq, verb, given, typed=True)
