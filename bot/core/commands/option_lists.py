"""Reads and suggests options whose values list things, such as banned cards: ``Ecoline, Asteroid``."""

import re
from collections.abc import Mapping
from typing import Final

from bot.core.form.lines import Suggestion, suggest
from rules.core.errors import MalformedMove
from rules.core.naming import Spoken, exactly_named, excerpt, listed, named, nearest
from rules.core.options import OptionSpec
from rules.core.text import Msg, Say, msg

_BETWEEN: Final = re.compile(r"[,;·+\n]")
_MOST_CHARS: Final = 200
"""The longest part in which several names with blanks alone between are looked for."""
_MOST_NAMED: Final = 10
"""The most names that a refusal lists."""

Names = Mapping[str, tuple[str, ...]]


def read_things(spec: OptionSpec, option: Msg, typed: str, spoken: Spoken) -> str:
    """Return the ids of the things that a text names, with commas between.

    Args:
        option: the option's name, for refusals.

    Raises:
        MalformedMove: ui.no_such_choice or ui.ambiguous_choice.
    """
    names = _names(spec, spoken)
    parts = [part.strip() for part in _BETWEEN.split(typed)]
    return ",".join(
        thing
        for part in [part for part in parts if part] or [""]
        for thing in _things(spec, option, part, names)
    )


def exact_list(spec: OptionSpec, typed: str, spoken: Spoken) -> str | None:
    """Return the ids of the things of which a text names each exactly; None if it does not."""
    names = _names(spec, spoken)
    found = [exactly_named(part, names) for part in _BETWEEN.split(typed)]
    return ",".join(each[0] for each in found) if all(len(each) == 1 for each in found) else None


def complete_things(spec: OptionSpec, typed: str, say: Say, spoken: Spoken) -> list[str]:
    """Return lists of ids: the things named so far, with each one that the rest of the text may begin."""
    *before, rest = [part.strip() for part in _BETWEEN.split(typed)]
    names = _names(spec, spoken)
    done: list[str] = []
    for part in before:
        found = exactly_named(part, names)
        if len(found) != 1:
            return []
        done += found
    offered = [
        Suggestion(say(name), thing, also=" ".join(names[thing]))
        for thing, name in (spec.own.things if spec.own else {}).items()
        if thing not in done
    ]
    fitting = suggest(offered, rest) if rest else offered
    return [",".join((*done, each.value)) for each in fitting]


def _names(spec: OptionSpec, spoken: Spoken) -> Names:
    things = {} if spec.own is None else spec.own.things
    return {
        thing: tuple(dict.fromkeys((thing, thing.lstrip("0"), *spoken(name))))
        for thing, name in things.items()
    }


def _things(spec: OptionSpec, option: Msg, part: str, names: Names) -> tuple[str, ...]:
    """Return the thing that a part of a list names, or several with blanks alone between."""
    if len(exact := exactly_named(part, names)) == 1:
        return exact
    if len(part) <= _MOST_CHARS and (several := listed(part, names)):
        return several
    found = exact or named(part, names)
    if len(found) == 1:
        return found
    assert spec.own is not None
    if found:
        several_names = tuple(spec.own.things[thing] for thing in found[:_MOST_NAMED])
        raise MalformedMove(
            "ui.ambiguous_choice", choice=excerpt(part), option=option, names=several_names
        )
    close = spec.own.things[nearest(part, names)]
    raise MalformedMove(
        "ui.no_such_choice",
        choice=excerpt(part),
        option=option,
        nearest=msg("ui.lobby.option", option=option, choice=close),
    )
