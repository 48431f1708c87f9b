"""Slash commands as a member's client lists them, and values for their options."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from tests.e2e.sight import Json

SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10


@dataclass(frozen=True, slots=True)
class Leaf:
    """A command that can be used. `line` is its text as typed: ``table open``."""

    line: str
    options: tuple[Json, ...]


def leaves(commands: Sequence[Json]) -> list[Leaf]:
    return [leaf for command in commands for leaf in _leaves(command, command["name"])]


def _leaves(command: Json, line: str) -> Iterator[Leaf]:
    options = command.get("options") or []
    inner = [option for option in options if option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]
    if not inner:
        yield Leaf(line, tuple(options))
    for option in inner:
        yield from _leaves(option, f"{line} {option['name']}")


def fits(
    option: Json, rng: Random, text: str, people: Sequence[str], channels: Sequence[str]
) -> object:
    """Any value that a client would accept for an option."""
    if option.get("choices"):
        return rng.choice(option["choices"])["value"]
    match option["type"]:
        case 4 | 10:
            return rng.randint(int(option.get("min_value", -9)), int(option.get("max_value", 99)))
        case 5:
            return rng.random() < 0.5
        case 6:
            return rng.choice(people)
        case 7:
            return rng.choice(channels)
        case _:
            text = text[: option.get("max_length", 6000)]
            return text.ljust(max(option.get("min_length", 0), 1), ".")
