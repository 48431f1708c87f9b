"""Find a thing by its name: ids, Korean and English names, their beginnings and parts (chapter "Naming things")."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from rules.core import naming
from rules.core.errors import MalformedMove
from rules.core.naming import excerpt
from rules.core.text import Arg
from rules.mine.components.spellings import CARD_NAMES, CORPORATE_NAMES, GOAL_NAMES, RESOURCE_NAMES
from rules.mine.wording.cards import card_msg, resource_msg

_COMPANY: Final = re.compile("㈜|주식회사")
_SIZES: Final = ("small", "medium", "large")
_MOST_NAMED: Final = 5
"""The most names that a refusal lists."""


def plain(text: str) -> str:
    """The text without case, accents, spaces, punctuation, and without the legal form of a company."""
    return naming.plain(_COMPANY.sub("", text))


def _spellings() -> Mapping[str, tuple[str, ...]]:
    names: dict[str, tuple[str, ...]] = {}
    for table in (CARD_NAMES, GOAL_NAMES, CORPORATE_NAMES):
        for name, spelled in table.items():
            names[name] = tuple(dict.fromkeys(map(plain, (name, *spelled))))
    for size in _SIZES:
        for resource in RESOURCE_NAMES:
            names[f"{size}_{resource}_mine"] += (size[0] + resource[0],)
    for resource, words in RESOURCE_NAMES.items():
        names[resource] = (resource, *words)
    return MappingProxyType(names)


SPELLINGS: Final = _spellings()
"""Everything that has a name, and how it may be spelled."""


def find(text: str, wanted: Iterable[str], others: Iterable[str] = ()) -> str:
    """The component that the text names: one of the wanted ones if possible, else one of the others.

    Raises:
        MalformedMove: unknown or ambiguous.
    """
    spelled = plain(text)
    for pool in (wanted, others):
        found = naming.called(spelled, SPELLINGS, pool)
        if len(found) == 1:
            return found[0]
        if found:
            raise MalformedMove("mine.ambiguous", text=excerpt(text), **_named(found))
    everything = [*dict.fromkeys((*wanted, *others))]
    raise MalformedMove("mine.unknown", text=excerpt(text), **_named(_similar(spelled, everything)))


def _similar(spelled: str, pool: list[str]) -> list[str]:
    owners = {name: owner for owner in pool for name in SPELLINGS[owner]}
    close = get_close_matches(spelled, owners, n=_MOST_NAMED)
    return list(dict.fromkeys(owners[name] for name in close))


def _named(names: Sequence[str]) -> dict[str, Arg]:
    return {
        "names": tuple(
            resource_msg(name) if name in RESOURCE_NAMES else card_msg(name)
            for name in names[:_MOST_NAMED]
        ),
        "count": min(_MOST_NAMED, len(names)),
    }
