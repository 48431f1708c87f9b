"""The three maps (chapters "Tiles" and "Milestones and awards")."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.tmars.components import boards_elysium, boards_hellas, boards_tharsis
from rules.tmars.components.maps import Award, Board, Bonus, Milestone, Space

OFF_MAP: Final[Mapping[str, Space]] = MappingProxyType(
    {
        "GANYMEDE": Space(reserved_for="081", name="ganymede"),
        "PHOBOS": Space(reserved_for="021", name="phobos"),
    }
)
"""Spaces off every map."""


def _board(
    name: str,
    spaces: Mapping[str, Space],
    milestones: Iterable[Milestone],
    awards: Iterable[Award],
) -> Board:
    def first(labels: Iterable[str]) -> str | None:
        return next(iter(labels), None)

    return Board(
        id=name,
        spaces=spaces,
        oceans=tuple(label for label, space in spaces.items() if space.ocean),
        volcanic=tuple(label for label, space in spaces.items() if space.volcanic),
        noctis=first(label for label, space in spaces.items() if space.reserved_for),
        south_pole=first(
            label for label, space in spaces.items() if Bonus.SOUTH_POLE in space.bonus
        ),
        milestones=MappingProxyType({milestone.id: milestone for milestone in milestones}),
        awards=MappingProxyType({award.id: award for award in awards}),
    )


BOARDS: Final[Mapping[str, Board]] = MappingProxyType(
    {
        name: _board(name, module.SPACES, module.MILESTONES, module.AWARDS)
        for name, module in (
            ("tharsis", boards_tharsis),
            ("hellas", boards_hellas),
            ("elysium", boards_elysium),
        )
    }
)
