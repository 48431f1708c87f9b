"""Titles by the names that members type: the key, or the name in any language, whole or in part."""

import re
from typing import Final

from bot.i18n import Catalogues
from rules import registry
from rules.core.naming import exactly_named, named
from rules.core.text import Msg, msg

_NUMBER: Final = re.compile(r"#?(?P<number>[0-9]{1,15})")
_DIGITS: Final = re.compile(r"[0-9]{1,15}")
_TABLE: Final = re.compile(r"(?P<title>\D+?)\s*#?(?P<number>[0-9]{1,15})\b.*", re.DOTALL)


def titles_named(catalogues: Catalogues, typed: str) -> tuple[str, ...]:
    """Return the keys of the titles that a text may mean: one, if it is clear; none, if it is no title."""
    return named(
        typed,
        {key: (key, *catalogues.wordings(Msg(f"{key}.title"))) for key in registry.title_keys()},
    )


def read_titles(catalogues: Catalogues, typed: str) -> tuple[str, ...]:
    """Return the titles on a line, with commas or blanks between, each once. A text that is no title stays as it is."""
    read: list[str] = []
    for each in filter(None, (part.strip() for part in typed.split(","))):
        whole = titles_named(catalogues, each)
        words = [titles_named(catalogues, word) for word in each.split()]
        if len(whole) == 1:
            read.append(whole[0])
        elif all(len(found) == 1 for found in words):
            read += [key for (key,) in words]
        else:
            read.append(each)
    return tuple(dict.fromkeys(read))


def table_named(catalogues: Catalogues, typed: str) -> int | None:
    """Return the number of a table, also as in ``Table 4``, or after its title as in ``Chess 4 (waiting for Mina)``."""
    text = typed.strip()
    found = _NUMBER.fullmatch(text)
    if found is None and len(only := _DIGITS.findall(text)) == 1:
        (number,) = only
        if exactly_named(text, {number: catalogues.wordings(msg("web.table", number=number))}):
            return int(number)
    if found is None:
        found = _TABLE.fullmatch(text)
        if found is None or len(titles_named(catalogues, found["title"])) != 1:
            return None
    return int(found["number"])
