"""Resolves steps that place tiles."""

from collections.abc import Sequence

from rules.core.log import Log
from rules.core.text import SeatName
from rules.tmars.components.effects import Flooding, PlaceCity, PlaceGreenery, PlaceOcean, PlaceTile
from rules.tmars.economy.placing import put_tile
from rules.tmars.resolve.feasible import tile_of
from rules.tmars.resolve.removing import remove
from rules.tmars.state import Frame, State


def place(
    draft: State,
    frame: Frame,
    step: PlaceOcean | PlaceGreenery | PlaceCity | PlaceTile,
    picks: Sequence[str],
    log: Log,
) -> None:
    """Place a tile, or nothing if no space was left."""
    kind = "ocean" if isinstance(step, PlaceOcean) else tile_of(step)
    for space in picks:
        frame.space = space
        put_tile(draft, space, kind, frame.actor, log)


def claim_land(draft: State, frame: Frame, picks: Sequence[str], log: Log) -> None:
    for space in picks:
        draft.claims[space] = frame.actor
        draft.marked.append(space)
        log.tell("tmars.event.claimed_land", seat=SeatName(frame.actor), space=space)


def flood(
    draft: State, frame: Frame, step: Flooding, picks: Sequence[str], round_: int, log: Log
) -> bool:
    """First place the ocean, then, when everything it triggers is done, flood. Returns whether that is finished."""
    if round_ == 0:
        place(draft, frame, PlaceOcean(), picks, log)
        return not picks
    for target in picks:
        remove(draft, frame.actor, target, step, log)
    return True
