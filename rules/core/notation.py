"""Moves as one line of text, for any title: ``verb field=value field=a,b``.

A title whose rule book suggests a shorter notation brings its own `write` and `read`.
"""

from typing import Any, get_origin

import msgspec

from rules.core.errors import MalformedMove
from rules.core.game import Move, Verb
from rules.core.naming import excerpt

MAX_TEXT = 500
"""In characters; a longer text is not a move."""


def write_move(verbs: tuple[Verb[Any, Any], ...], move: Move) -> str:
    """A move's line of text; lists are joined by commas, an empty list is a single hyphen."""
    verb = next(verb for verb in verbs if type(move) is verb.move)
    words = [verb.name]
    for name in move.__struct_fields__:
        value = getattr(move, name)
        if isinstance(value, tuple):
            value = ",".join(str(item) for item in value) or "-"
        words.append(f"{name}={value}")
    return " ".join(words)


def read_move(verbs: tuple[Verb[Any, Any], ...], text: str) -> Move:
    """The move that `write_move` wrote.

    Raises:
        MalformedMove: too long, no such verb, or arguments missing, unknown or of the wrong type.
    """
    words = checked(text).split()
    if not words:
        raise MalformedMove("core.unknown_verb", text="")
    verb = next((verb for verb in verbs if verb.name == words[0].lower()), None)
    if verb is None:
        raise MalformedMove("core.unknown_verb", text=words[0])
    types = {field.name: field.type for field in msgspec.structs.fields(verb.move)}
    given: dict[str, Any] = {}
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or name not in types or name in given:
            raise MalformedMove("core.malformed_move", text=word)
        given[name] = _split(value) if get_origin(types[name]) is tuple else value
    try:
        move: Move = msgspec.convert(given, verb.move, strict=False)
    except msgspec.ValidationError as error:
        raise MalformedMove("core.malformed_move", text=excerpt(text)) from error
    return move


def checked(text: str) -> str:
    """The text, if it is short enough to be a move.

    Raises:
        MalformedMove: it is not.
    """
    if len(text) > MAX_TEXT:
        raise MalformedMove("core.text_too_long", length=len(text), most=MAX_TEXT)
    return text.strip()


def _split(value: str) -> tuple[str, ...]:
    return () if value == "-" else tuple(value.split(","))
