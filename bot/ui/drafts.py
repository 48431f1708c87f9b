"""Half-filled forms. They live in memory only: after a restart a member starts the move again."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from rules.core.game import Given

MOST_KEPT = 2000

Key = tuple[int, int]
"""Table and member."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a member has chosen so far in answer to question `ask`; no verb while the menu is open."""

    ask: int
    verb: str | None
    given: Given = field(default_factory=dict)
    pages: Mapping[str, int] = field(default_factory=dict)
    typed: bool = False
    """Was the whole move typed? It may then hold values that the form does not offer."""


class Drafts:
    """The forms of the members who used theirs last."""

    def __init__(self, *, most_kept: int = MOST_KEPT) -> None:
        self._kept: OrderedDict[Key, Draft] = OrderedDict()
        self._most_kept = most_kept
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def lock(self, key: Key) -> asyncio.Lock:
        """Held while a click of this member is worked on, so that two at once follow each other."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def get(self, key: Key, ask: int) -> Draft | None:
        draft = self._kept.get(key)
        return draft if draft is not None and draft.ask == ask else None

    def put(self, key: Key, draft: Draft) -> None:
        self._kept[key] = draft
        self._kept.move_to_end(key)
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)

    def drop(self, key: Key) -> None:
        self._kept.pop(key, None)

    def __len__(self) -> int:
        return len(self._kept)


def typed(ask: int, verb: str, given: dict[str, Any]) -> Draft:
    """A move that was written as a line of text."""
    return Draft(ask, verb, given, typed=True)
