"""Views of the golden tables, for tests that look at many real positions."""

from collections.abc import Iterator
from typing import Any

from rules.core import engine
from rules.core.game import GameDef
from rules.core.record import decode_record, replay
from tests.golden import FOLDER


def names(key: str) -> tuple[str, ...]:
    """The golden tables of a title."""
    return tuple(sorted(file.stem for file in (FOLDER / key).glob("*.json")))


def sampled_states(game: GameDef[Any, Any], name: str, count: int) -> Iterator[Any]:
    """This many positions of a golden table, from its first to its last."""
    record = decode_record((FOLDER / game.key / f"{name}.json").read_bytes())
    states = [step.state for step in replay(game, record)]
    for index in range(count):
        yield states[round(index * (len(states) - 1) / (count - 1))]


def previews(
    game: GameDef[Any, Any], state: Any, fillings: tuple[dict[str, Any], ...]
) -> Iterator[Any]:
    """The previews of the seats that must act, with their moves filled in so far."""
    for seat in game.waiting_for(state):
        for verb in engine.verbs_on_menu(game, state, seat):
            for given in fillings:
                yield game.preview(state, seat, verb.name, given)
