"""The versions of a title's rules: which of them plays a table (ADR 44)."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.codec import decode_state, encode_state
from rules.core.game import GameDef, KeepsOptions, all_options, default_options


def versions(game: GameDef[Any, Any]) -> Iterator[GameDef[Any, Any]]:
    """The rules and all earlier ones that are kept, the newest first."""
    each: GameDef[Any, Any] | None = game
    while each is not None:
        yield each
        each = each.earlier


def rules_at(game: GameDef[Any, Any], version: int) -> GameDef[Any, Any] | None:
    """The rules of exactly this version, which made its entries; None if they are not kept."""
    return next((each for each in versions(game) if each.rules_version == version), None)


def candidates(game: GameDef[Any, Any], version: int) -> tuple[GameDef[Any, Any], ...]:
    """Return the rules whose entries bear a number, oldest first; several if the number was not raised (ADR 58)."""
    found = [each for each in versions(game) if version in (each.rules_version, each.stored_as)]
    return tuple(reversed(found))


def goes_up(game: GameDef[Any, Any], version: int) -> bool:
    """Does a table of an older version go on by these rules, or is it of this version?"""
    steps = range(version, game.rules_version)
    return version <= game.rules_version and all(step in game.upgrades for step in steps)


def ruling(game: GameDef[Any, Any], version: int) -> GameDef[Any, Any]:
    """The rules by which a table goes on that was stored by a version: the newest that it goes up to.

    If there are none, those given, which then refuse its state.
    """
    return next((each for each in versions(game) if goes_up(each, version)), game)


def options_at(
    rules: GameDef[Any, Any], newest: GameDef[Any, Any], options: Mapping[str, str]
) -> dict[str, str]:
    """Return a table's options as the rules of its time know them.

    Options that came later are left out if they have the value that tables play which do not name them.
    """
    known, later = default_options(rules), default_options(newest)
    before = all_options(newest, {})
    return all_options(
        rules,
        {
            name: value
            for name, value in options.items()
            if name in known or value not in (later.get(name), before.get(name))
        },
    )


def lifted(game: GameDef[Any, Any], state: Any, version: int) -> Any:
    """A state of an older version as these rules hold it.

    Raises:
        InvariantBroken: nothing leads from that version to these rules.
    """
    if version == game.rules_version:
        return state
    return decode_state(game, encode_state(state), version)


def raised(
    rules: GameDef[Any, Any],
    state: Any,
    earlier: GameDef[Any, Any],
    *,
    newest: GameDef[Any, Any],
    options: Mapping[str, str],
) -> Any:
    """Return a state that earlier rules held as the same or later rules hold it, at a table with these options.

    Raises:
        InvariantBroken: nothing leads to these rules.
    """
    state = lifted(rules, state, earlier.rules_version)
    is_later = earlier.rules_version < rules.rules_version
    if is_later and earlier.stored_as is not None and isinstance(state, KeepsOptions):
        # The state got an option that came later with the value that the table has (ADR 58).
        state.options = options_at(rules, newest, options)
    return state
