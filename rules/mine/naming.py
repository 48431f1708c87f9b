"""Finding what a name means: ids, Korean and English names, their beginnings and parts (chapter "Naming things")."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.text import Arg
from rules.mine.content import excerpt
from rules.mine.names import CARD_NAMES, CORPORATE_NAMES, GOAL_NAMES, RESOURCE_NAMES
from rules.mine.wording import card_msg, resource_msg

_IGNORED: Final = re.compile(r"㈜|주식회사|[\W_]+")
_SIZES: Final = ("small", "medium", "large")
_MOST_NAMED: Final = 5
"""Names that a refusal lists."""


def plain(text: str) -> str:
    """Without case, spaces, hyphens, underscores and punctuation."""
    return _IGNORED.sub("", unicodedata.normalize("NFKC", text.replace("㈜", "")).casefold())


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
    """What the text names: of the wanted things if it can, else of the others.

    Raises:
        MalformedMove: unknown or ambiguous.
    """
    spelled = plain(text)
    for pool in (tuple(dict.fromkeys(wanted)), tuple(others)):
        for matches in (_exactly, _from_the_start, _within):
            found = [name for name in pool if spelled and matches(spelled, SPELLINGS[name])]
            if len(found) == 1:
                return found[0]
            if found:
                raise MalformedMove("mine.ambiguous", text=excerpt(text.strip()), **_named(found))
    everything = [*dict.fromkeys((*wanted, *others))]
    raise MalformedMove(
        "mine.unknown", text=excerpt(text.strip()), **_named(_similar(spelled, everything))
    )


def _exactly(spelled: str, names: tuple[str, ...]) -> bool:
    return spelled in names


def _from_the_start(spelled: str, names: tuple[str, ...]) -> bool:
    return any(name.startswith(spelled) for name in names)


def _within(spelled: str, names: tuple[str, ...]) -> bool:
    return any(spelled in name for name in names)


def _similar(spelled: str, pool: list[str]) -> list[str]:
    owners = {name: owner for owner in pool for name in SPELLINGS[owner]}
    close = get_close_matches(spelled, owners, n=_MOST_NAMED)
    return list(dict.fromkeys(owners[name] for name in close))


def _named(names: list[str]) -> dict[str, Arg]:
    return {
        "names": tuple(
            resource_msg(name) if name in RESOURCE_NAMES else card_msg(name)
            for name in names[:_MOST_NAMED]
        ),
        "count": min(_MOST_NAMED, len(names)),
    }
