"""Reads and suggests a title's options on one line, ``name=choice name=choice``.

One command can thus open a table of any title. Some options take more than their choices. For these, a choice may be
the name of one of the server owner's files for titles; the file's text is then the value.
"""

import re
from collections.abc import Iterator
from typing import Any

from bot.core.form.lines import CHARS, Suggestion, suggest
from bot.title_files import TitleFiles
from rules.core.errors import MalformedMove
from rules.core.game import GameDef
from rules.core.options import OptionSpec
from rules.core.text import Msg, Say, msg


def read_line(game: GameDef[Any, Any], files: TitleFiles, text: str) -> dict[str, str]:
    """Return the options named on a line, in canonical form.

    Raises:
        MalformedMove: core.unknown_option, ui.bad_file, or a fault of a value of the opener's own.
    """
    specs = {spec.name: spec for spec in game.options}
    options: dict[str, str] = {}
    for word in _words(text):
        name, _, choice = word.partition("=")
        if name not in specs:
            raise MalformedMove("core.unknown_option", name=name[:50], choice=choice[:50])
        options[name] = _value(game, specs[name], files, choice)
    return options


def complete_options(
    game: GameDef[Any, Any], files: TitleFiles, typed: str, say: Say
) -> list[Suggestion]:
    """Suggest the line with one more option.

    Suggesting reads no file and checks no free value; that happens when the table is opened.
    """
    if len(typed) > CHARS:
        return []
    words = _words(typed)
    known = {
        spec.name: {choice for choice, _ in _choices(game, spec, files)} for spec in game.options
    }
    own = {spec.name for spec in game.options if spec.own is not None}

    def is_done(word: str, *, is_last: bool) -> bool:
        name, _, choice = word.partition("=")
        return choice in known.get(name, ()) or (name in own and bool(choice) and not is_last)

    ends = typed[-1:].isspace()
    done = [
        word
        for at, word in enumerate(words, 1)
        if is_done(word, is_last=at == len(words) and not ends)
    ]
    last = "" if len(done) == len(words) else words[-1]
    named = {word.partition("=")[0] for word in done}
    grown = [
        Suggestion(
            say(
                msg(
                    "ui.lobby.option",
                    option=msg(f"{game.key}.option.{spec.name}"),
                    choice=choice if label is None else label,
                )
            ),
            " ".join([*done, f"{spec.name}={choice}"]),
        )
        for spec in game.options
        if spec.name not in named
        for choice, label in _choices(game, spec, files)
    ]
    as_typed = [Suggestion(" ".join(done), " ".join(done))] if done and not last else []
    return suggest([*as_typed, *grown], last) if last else [*as_typed, *grown]


def _choices(
    game: GameDef[Any, Any], spec: OptionSpec, files: TitleFiles
) -> Iterator[tuple[str, Msg | None]]:
    """Yield the choices of an option, each with its label. A file has no label."""
    for choice in spec.choices:
        yield choice, msg(f"{game.key}.option.{spec.name}.{choice}")
    if spec.own is not None:
        yield from ((name, None) for name in files.names(game.key, spec.name))


def _value(game: GameDef[Any, Any], spec: OptionSpec, files: TitleFiles, choice: str) -> str:
    if choice in spec.choices:
        return choice
    if spec.own is None:
        raise MalformedMove("core.unknown_option", name=spec.name, choice=choice[:50])
    text = files.text(game.key, spec.name, choice)
    return spec.read(choice if text is None else text)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", text) if word]
