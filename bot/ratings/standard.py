"""Tables that can be rated at all."""

from collections.abc import Mapping
from typing import Any

from rules.core.game import GameDef


def may_be_rated(game: GameDef[Any, Any], seats: int, options: Mapping[str, str]) -> bool:
    """Return whether a table with these options can be rated. Single tables of one seat are not (9.2)."""
    return seats > 1 and not unrated_options(game, seats, options)


def unrated_options(
    game: GameDef[Any, Any], seats: int, options: Mapping[str, str]
) -> tuple[str, ...]:
    """Return the names of the options because of which a table is not rated."""
    return tuple(
        spec.name
        for spec in game.options
        if spec.matters(seats, options)
        and options[spec.name] not in game.rated_options.get(spec.name, spec.choices)
    )
