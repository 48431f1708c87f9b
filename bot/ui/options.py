"""A title's options as one line, so that one command opens a table of any title: ``name=choice name=choice``."""

import re
from typing import Any

from bot.tables.errors import TableRefusal
from bot.ui.autocomplete import Suggestion, suggest
from rules.core.game import GameDef
from rules.core.text import Say, msg


def read_options(game: GameDef[Any, Any], text: str) -> dict[str, str]:
    """The options that a line names.

    Raises:
        TableRefusal: unknown_option.
    """
    allowed = {spec.name: spec.choices for spec in game.options}
    options: dict[str, str] = {}
    for word in _words(text):
        name, _, choice = word.partition("=")
        if choice not in allowed.get(name, ()):
            raise TableRefusal("unknown_option", name=name[:50], choice=choice[:50])
        options[name] = choice
    return options


def complete_options(game: GameDef[Any, Any], typed: str, say: Say) -> list[Suggestion]:
    """The line grown by one option."""
    words = _words(typed)
    done = [word for word in words if _is_option(game, word)]
    last = "" if len(done) == len(words) else words[-1]
    named = {word.partition("=")[0] for word in done}
    grown = [
        Suggestion(
            say(
                msg(
                    "ui.lobby.option",
                    option=msg(f"{game.key}.option.{spec.name}"),
                    choice=msg(f"{game.key}.option.{spec.name}.{choice}"),
                )
            ),
            " ".join([*done, f"{spec.name}={choice}"]),
        )
        for spec in game.options
        if spec.name not in named
        for choice in spec.choices
    ]
    as_typed = [Suggestion(" ".join(done), " ".join(done))] if done and not last else []
    return suggest([*as_typed, *grown], last) if last else [*as_typed, *grown]


def _is_option(game: GameDef[Any, Any], word: str) -> bool:
    name, _, choice = word.partition("=")
    return any(spec.name == name and choice in spec.choices for spec in game.options)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", text) if word]
