"""Texts whose keys the code of a title composes are there in every language."""

from collections.abc import Callable, Iterator

import pytest

from bot.i18n import LANGUAGES
from rules.expancity.components.cards.contracts import ALL_CONTRACTS
from rules.expancity.components.cards.goals import ALL_GOALS
from rules.expancity.components.content import CITY_HALL, ROOFS, TILES
from rules.expancity.state import Phase
from rules.metromania.components.content import LineStatus
from rules.mine.components.reasons import Reason
from rules.mine.state import Stage
from tests.catalogues import catalogue_of


def expancity() -> Iterator[str]:
    yield from (f"tile.{tile}" for tile in (CITY_HALL, *TILES))
    yield from (f"roof.{roof}" for roof in ROOFS)
    for kind, cards in (("contract", ALL_CONTRACTS), ("goal", ALL_GOALS)):
        yield from (f"{kind}.{card.id}{part}" for card in cards for part in ("", ".text"))
    phases = [phase.value for phase in Phase if phase is not Phase.OVER]
    yield from (f"{asked}.{phase}" for asked in ("asked", "text.acting") for phase in phases)
    yield from (f"rules.{number}" for number in range(1, 13))


def metromania() -> Iterator[str]:
    yield from ("text.arrows.S", "text.arrows.X", "event.end_stalemate")
    yield from (f"kind.{kind}" for kind in "RCEPLSX")
    for phase in ("construction", "final_round"):
        yield from (f"asked.{phase}", f"text.phase.{phase}")
    yield from (f"text.status.{status}" for status in LineStatus)
    yield from (f"event.station_{kind}" for kind in ("meet", "split", "intermediate", "bonus"))
    yield from (f"event.end_{trigger}" for trigger in ("both_lines", "stations", "lines"))
    for trip in ("trip", "park_lake"):
        yield from (f"event.{trip}_{end}" for end in ("made", "impossible"))
    yield from (f"map.{warning}" for warning in ("side_without", "park_at_lake", "unreachable"))
    yield from (f"rules.{number}" for number in range(1, 11))


def mine() -> Iterator[str]:
    phases = ("goals", "play", "buy", "enter", "mulligan", "corporation")
    yield from (f"asked.{each}" for each in (*Reason, *phases))
    yield from (f"part.{part}" for part in ("corporate", "goals", "cards", "resources", "penalty"))
    yield from (f"event.put_on_{end}" for end in ("deck_top", "deck_bottom"))
    yield from (f"event.looked_{where}" for where in ("top", "market", "goals"))
    yield from (f"event.{choice}" for choice in ("enters", "stays_out"))
    yield from (f"stage.{stage.value}" for stage in Stage if stage is not Stage.OVER)


@pytest.mark.parametrize("composed", [expancity, metromania, mine])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_composed_key_has_a_text(
    language: str, composed: Callable[[], Iterator[str]]
) -> None:
    catalogue = catalogue_of(language)
    keys = [f"{composed.__name__}.{key}" for key in composed()]
    assert [key for key in keys if not catalogue.has(key)] == []
