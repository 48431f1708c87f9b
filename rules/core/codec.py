"""States and moves as bytes, strict in both directions.

An unknown or missing key fails with its path. The bytes are MessagePack: compact, and they keep the order of
dictionaries, so a stored state plays on exactly like the original.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from rules.core.errors import InvariantBroken, MalformedMove
from rules.core.game import (
    GameDef,
    KeepsOptions,
    Move,
    all_options,
    default_options,
    verb_named,
    verb_of,
)

_ENCODER = msgspec.msgpack.Encoder()

UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError, MemoryError)
"""Errors of decoding damaged bytes, also for text that is not UTF-8 and for endless nesting."""

_NOT_UPGRADED: Final = (LookupError, TypeError, AttributeError, ArithmeticError)
"""Further errors of an upgrade that gets a value which never was a state of its version."""


def encode_state(state: Any) -> bytes:
    return _ENCODER.encode(state)


def decode_state(game: GameDef[Any, Any], data: bytes, rules_version: int) -> Any:
    """The state of a stored table, upgraded to the current version.

    Raises:
        InvariantBroken: the bytes are not a state of this title, or their version cannot be upgraded.
    """
    try:
        if rules_version == game.rules_version and not game.gained:
            return _with_options(game, msgspec.msgpack.decode(data, type=game.state))
        if rules_version > game.rules_version:
            raise InvariantBroken(f"{game.key}: stored by the later rules version {rules_version}")
        plain = msgspec.msgpack.decode(data)
        _add(_gained(game, rules_version), plain)
        for version in range(rules_version, game.rules_version):
            if version not in game.upgrades:
                raise InvariantBroken(f"{game.key}: no upgrade from rules version {version}")
            plain = game.upgrades[version](plain)
        return _with_options(game, msgspec.msgpack.decode(_ENCODER.encode(plain), type=game.state))
    except (*UNREADABLE, *_NOT_UPGRADED) as error:
        raise InvariantBroken(f"{game.key}: {error}") from error


def forms(game: GameDef[Any, Any], state: Any) -> Iterator[bytes]:
    """Yield each form in which these rules have stored a state: today's, and without the facts gained last (ADR 58)."""
    whole, paths = encode_state(state), list(game.gained)
    # Rules that bore another number stored none of these facts.
    if game.stored_as is None or not paths:
        yield whole
    plain = msgspec.msgpack.decode(whole)
    while paths:
        holder, name = _holder(plain, paths.pop())
        holder.pop(name, None)
        if game.stored_as is None or not paths:
            yield _ENCODER.encode(plain)


def _gained(game: GameDef[Any, Any], version: int) -> Mapping[str, Any]:
    """Return the facts that states stored under a version may lack."""
    each: GameDef[Any, Any] | None = game
    while each is not None and each.rules_version != version:
        each = each.earlier
    return {} if each is None else each.gained


def _add(gained: Mapping[str, Any], plain: Any) -> None:
    """Add the facts that a stored state lacks."""
    for path, value in gained.items():
        holder, name = _holder(plain, path)
        holder.setdefault(name, value)


def _holder(plain: Any, path: str) -> tuple[dict[str, Any], str]:
    *steps, name = path.split(".")
    for step in steps:
        plain = plain[step]
    if not isinstance(plain, dict):
        raise TypeError(f"no place for {path}")
    return plain, name


def _with_options(game: GameDef[Any, Any], state: Any) -> Any:
    """If the state stores its table's options, add those that came later, as they were played before (ADR 58)."""
    if isinstance(state, KeepsOptions) and state.options.keys() != default_options(game).keys():
        state.options = all_options(game, state.options)
    return state


def pack_move(game: GameDef[Any, Any], move: Move) -> dict[str, Any]:
    """A move as plain values: its verb's name under ``verb``, and its arguments."""
    verb = verb_of(game, move)
    if verb is None:
        raise MalformedMove("core.unknown_verb", text=type(move).__name__)
    return {"verb": verb.name, **{name: getattr(move, name) for name in move.__struct_fields__}}


def unpack_move(game: GameDef[Any, Any], plain: dict[str, Any]) -> Move:
    """The move of `pack_move`.

    Raises:
        MalformedMove: there is no such verb, or its arguments are missing, unknown or of the wrong type.
    """
    rest = dict(plain)
    name = rest.pop("verb", None)
    verb = verb_named(game, name) if isinstance(name, str) else None
    if verb is None:
        raise MalformedMove("core.unknown_verb", text=str(name))
    try:
        move: Move = msgspec.convert(rest, verb.move)
    except msgspec.ValidationError as error:
        raise MalformedMove("core.malformed_move", text=verb.name) from error
    return move


def encode_move(game: GameDef[Any, Any], move: Move) -> bytes:
    return _ENCODER.encode(pack_move(game, move))


def decode_move(game: GameDef[Any, Any], data: bytes) -> Move:
    """Raises `MalformedMove` like `unpack_move`."""
    try:
        plain = msgspec.msgpack.decode(data, type=dict[str, Any])
    except UNREADABLE as error:
        raise MalformedMove("core.malformed_move", text=str(error)) from error
    return unpack_move(game, plain)
