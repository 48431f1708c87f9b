"""Reads and suggests a title's options on one line: ``name=choice name=choice``, or as they are shown: ``Map: Hellas``.

One command can thus open a table of any title. Some options take more than their choices. For these, a choice may be
the name of one of the server owner's files for titles; the file's text is then the value.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.core.commands.option_lists import complete_things, exact_list, read_things
from bot.core.form.lines import CHARS, Suggestion, suggest
from bot.title_files import TitleFiles
from rules.core.errors import MalformedMove
from rules.core.game import GameDef, option_label
from rules.core.naming import Spoken, exactly_named, named, nearest, unspoken
from rules.core.options import OptionSpec
from rules.core.text import Msg, Say, msg

_BETWEEN: Final = " \t\n,;·"
_ASSIGNED: Final = re.compile(r"(?P<name>[^\s,;·=]*)\s*=\s*")
_QUOTED: Final = 50
"""Maximum characters of a wrong part that a refusal quotes."""

Names = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class _Pair:
    """An option and its choice, as typed."""

    name: str
    choice: str
    text: str


def read_line(
    game: GameDef[Any, Any], files: TitleFiles, text: str, spoken: Spoken = unspoken
) -> dict[str, str]:
    """Return the options named on a line, in canonical form.

    Raises:
        MalformedMove: ui.no_such_option, ui.no_choice, ui.no_such_choice or ui.bad_file, or a fault of a value of the
            opener's own.
    """
    specs, names = {spec.name: spec for spec in game.options}, _names(game, spoken)
    options: dict[str, str] = {}
    for pair in _pairs(text, names):
        found = named(pair.name, names)
        if len(found) != 1:
            raise _no_option(game, pair, names, spoken)
        spec = specs[found[0]]
        if not pair.choice:
            raise MalformedMove("ui.no_choice", nearest=_pair(game, spec, spec.default))
        options[spec.name] = _value(game, spec, files, pair.choice, spoken)
    return options


def complete_options(
    game: GameDef[Any, Any],
    files: TitleFiles,
    typed: str,
    say: Say,
    spoken: Spoken = unspoken,
) -> list[Suggestion]:
    """Suggest the line with one more option.

    Suggesting reads no file and checks no free value; that happens when the table is opened.
    """
    if len(typed) > CHARS:
        return []
    specs, names = {spec.name: spec for spec in game.options}, _names(game, spoken)
    pairs = _pairs(typed, names)
    done: dict[str, str] = {}
    for at, pair in enumerate(pairs, 1):
        is_ended = at < len(pairs) or typed[-1:].isspace()
        found = exactly_named(pair.name, names)
        choice = _known(game, specs[found[0]], files, pair.choice, spoken) if found else None
        if found and choice is None and (own := specs[found[0]].own) is not None:
            if own.things:
                choice = exact_list(specs[found[0]], pair.choice, spoken)
            elif is_ended:
                choice = pair.choice or None
        if found and choice is not None:
            done[found[0]] = choice
    if pairs and (found := exactly_named(pairs[-1].name, names)):
        spec, goes_on = specs[found[0]], typed.rstrip().endswith(",")
        if spec.own is not None and spec.own.things and (goes_on or spec.name not in done):
            begun = f"{pairs[-1].choice}{',' * goes_on}"
            lists = complete_things(spec, begun, say, spoken) if begun else []
            if lists:
                return [_listed(game, {**done, spec.name: each}, say) for each in lists]
    last = "" if len(done) == len(pairs) else pairs[-1].text

    grown = [
        ({spec.name: choice}, _listed(game, {**done, spec.name: choice}, say))
        for spec in game.options
        if spec.name not in done
        for choice in (*spec.offered, *_own(game, spec, files))
    ]
    if not last:
        return [*([_listed(game, done, say)] if done else []), *(each for _, each in grown)]
    fitting = suggest([_listed(game, one, say) for one, _ in grown], last)
    by_value = {_listed(game, one, say).value: each for one, each in grown}
    return [by_value[each.value] for each in fitting]


def _listed(game: GameDef[Any, Any], chosen: Mapping[str, str], say: Say) -> Suggestion:
    """Return a suggestion whose label can be typed, like its value."""
    specs = {spec.name: spec for spec in game.options}
    line = " ".join(f"{name}={choice}" for name, choice in chosen.items())
    label = ", ".join(say(_pair(game, specs[name], choice)) for name, choice in chosen.items())
    return Suggestion(label if len(label) <= CHARS else line, line)


def _pairs(text: str, names: Names) -> list[_Pair]:
    """Return the options on a line: each name that is followed by a sign, up to the next one."""
    text = unicodedata.normalize("NFKC", text).strip(_BETWEEN)
    if not text:
        return []
    starts = list(_starts(text, names))
    if not starts or starts[0][0] > 0:
        starts.insert(0, (0, *_first_word(text[: starts[0][0]] if starts else text)))
    ends = [start for start, *_ in starts[1:]] + [len(text)]
    return [
        _Pair(name, text[after:end].strip(_BETWEEN), text[start:end].strip(_BETWEEN))
        for (start, name, after), end in zip(starts, ends, strict=True)
    ]


def _first_word(text: str) -> tuple[str, int]:
    """Return what stands where the name of an option was expected."""
    return text.strip(_BETWEEN), len(text)


def _starts(text: str, names: Names) -> Iterator[tuple[int, str, int]]:
    """Yield where an option begins, its name, and where its choice begins."""
    spelled = sorted({name for given in names.values() for name in given}, key=len, reverse=True)
    patterns = [r"[\W_]*".join(map(re.escape, re.findall(r"[^\W_]+", each))) for each in spelled]
    shown = re.compile(
        rf"(?<![^\s,;·])(?P<name>{'|'.join(patterns) or '(?!)'})[^\w=:,;·\n]*[=:]\s*", re.IGNORECASE
    )
    at = 0
    while (found := shown.search(text, at)) or (found := _ASSIGNED.search(text, at)):
        earlier = _ASSIGNED.search(text, at)
        if earlier is not None and earlier.end() < found.end():
            found = earlier
        yield found.start(), found["name"], found.end()
        at = found.end()


def _no_option(game: GameDef[Any, Any], pair: _Pair, names: Names, spoken: Spoken) -> MalformedMove:
    """Return the refusal of a part that names no option: with the nearest one, or with the choice that it names."""
    is_pair = bool(pair.name and pair.choice)
    name = (pair.name if is_pair else pair.text)[:_QUOTED]
    if not names:
        return MalformedMove("ui.no_options", name=name)
    near = [(_label(game, each), said) for each, said in names.items()]
    if not is_pair:
        for spec in game.options:
            for choice, said in _choices(game, spec, spoken).items():
                whole = _pair(game, spec, choice)
                near.append((whole, (*said, *spoken(whole))))
    at = nearest(name, {place: said for place, (_, said) in enumerate(near)})
    return MalformedMove("ui.no_such_option", name=name, nearest=near[at][0])


def _pair(game: GameDef[Any, Any], spec: OptionSpec, choice: str) -> Msg:
    """Return an option and its choice, as they are shown and can be typed."""
    label = _choice_label(game, spec, choice)
    return msg("ui.lobby.option", option=_label(game, spec.name), choice=label)


def _names(game: GameDef[Any, Any], spoken: Spoken) -> Names:
    return {
        spec.name: (spec.name, *_told(spoken, _label(game, spec.name))) for spec in game.options
    }


def _told(spoken: Spoken, label: Msg | str) -> tuple[str, ...]:
    return (label,) if isinstance(label, str) else spoken(label)


def _label(game: GameDef[Any, Any], name: str) -> Msg:
    return msg(f"{game.key}.option.{name}")


def _choice_label(game: GameDef[Any, Any], spec: OptionSpec, choice: str) -> Msg | str:
    """Return the label of a choice; a file and a value that the opener wrote have none."""
    is_list = spec.own is not None and set(choice.split(",")) <= spec.own.things.keys()
    return option_label(game, spec, choice) if choice in spec.choices or is_list else choice


def _choices(game: GameDef[Any, Any], spec: OptionSpec, spoken: Spoken) -> Names:
    return {
        choice: (choice, *_told(spoken, _choice_label(game, spec, choice)))
        for choice in spec.offered
    }


def _own(game: GameDef[Any, Any], spec: OptionSpec, files: TitleFiles) -> Sequence[str]:
    return () if spec.own is None else files.names(game.key, spec.name)


def _known(
    game: GameDef[Any, Any], spec: OptionSpec, files: TitleFiles, typed: str, spoken: Spoken
) -> str | None:
    """Return the choice or the file that has exactly this name; None if there is none."""
    found = exactly_named(typed, _choices(game, spec, spoken))
    if len(found) == 1:
        return found[0]
    return typed if typed in _own(game, spec, files) else None


def _value(
    game: GameDef[Any, Any], spec: OptionSpec, files: TitleFiles, typed: str, spoken: Spoken
) -> str:
    known = _known(game, spec, files, typed, spoken)
    if known in spec.offered:
        return known
    if spec.own is not None:
        text = files.text(game.key, spec.name, typed)
        own = typed if text is None else text
        if spec.own.things:
            own = read_things(spec, _label(game, spec.name), own, spoken)
        return spec.read(own)
    choices = _choices(game, spec, spoken)
    found = named(typed, choices)
    if typed in spec.former:
        return spec.former[typed]
    if len(found) != 1:
        raise MalformedMove(
            "ui.no_such_choice",
            choice=typed[:_QUOTED],
            option=_label(game, spec.name),
            nearest=_pair(game, spec, nearest(typed, choices)),
        )
    return found[0]
