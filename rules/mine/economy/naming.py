"""Find a thing by its name: ids, names in any language, their beginnings and parts (chapter "Naming things")."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.naming import Spoken, excerpt, named, similar
from rules.core.text import Arg, Msg
from rules.mine.components.terms import RESOURCES
from rules.mine.wording.cards import card_msg, resource_msg

_COMPANY: Final = re.compile("㈜|주식회사")
_MINE: Final = re.compile(rf"([sml])[a-z]+_({'|'.join(RESOURCES)})_mine")
_MOST_NAMED: Final = 5
"""The most names that a refusal lists."""


def find(text: str, wanted: Iterable[str], others: Iterable[str], spoken: Spoken) -> str:
    """The component that the text names: one of the wanted ones if possible, else one of the others.

    Raises:
        MalformedMove: unknown or ambiguous.
    """
    asked = _COMPANY.sub("", text)
    names: dict[str, tuple[str, ...]] = {}
    for pool in (wanted, others):
        given = {each: _names(each, spoken) for each in pool}
        found = named(asked, given)
        if len(found) == 1:
            return found[0]
        if found:
            raise MalformedMove("mine.ambiguous", text=excerpt(text), **_named(found))
        names |= given
    raise MalformedMove("mine.unknown", text=excerpt(text), **_named(similar(asked, names)))


def _names(thing: str, spoken: Spoken) -> tuple[str, ...]:
    """A thing's id, its names without the legal form of a company, and its short form."""
    names = (thing, *(_COMPANY.sub("", name) for name in spoken(_label(thing))))
    if thing in RESOURCES:
        return *names, thing[0]
    short = _MINE.fullmatch(thing)
    return names if short is None else (*names, short[1] + short[2][0])


def _label(thing: str) -> Msg:
    return resource_msg(thing) if thing in RESOURCES else card_msg(thing)


def _named(names: Sequence[str]) -> dict[str, Arg]:
    return {"names": tuple(map(_label, names[:_MOST_NAMED])), "count": min(_MOST_NAMED, len(names))}
