"""A robot's values of contracts: positions nearer to them are worth more, hopeless ones nothing."""

import pytest

from rules.expancity.city.conditions import holds
from rules.expancity.components.cards.contracts import ALL_CONTRACTS, CONTRACTS
from rules.expancity.components.content import COM, RES
from rules.expancity.robot.prospects import MET, nearness
from tests.rules.expancity.positions import owned
from tests.rules.expancity.test_contracts import CASES, Case

LIMITS = {RES: 3, COM: 6}


def hope(card: str, board: str) -> int:
    return nearness(CONTRACTS[card].condition, owned(board), LIMITS)


@pytest.mark.parametrize("case", [pytest.param(case, id=case.card) for case in CASES])
def test_only_a_satisfied_condition_is_met(case: Case) -> None:
    for board in (case.satisfied, case.missed):
        for card in ALL_CONTRACTS:
            own = owned(board)
            met = nearness(card.condition, own, LIMITS) == MET
            assert met is holds(card.condition, own), card.id


@pytest.mark.parametrize(
    ("card", "nearer", "farther"),
    [
        pytest.param("sky_cellar", "N1=wine_bar N2=com:A5", "N1=wine_bar N2=com:A3", id="floors"),
        pytest.param("sky_cellar", "N1=wine_bar N2=com:A6", "N1=park N2=com:A6", id="neighbour"),
        pytest.param("branch_office", "N1=bank N2=com:A4", "N1=bank N2=com:A3", id="a roof alone"),
        pytest.param("school_run", "N1=school N2=res:A3", "N1=school N2=com:A3", id="kind"),
        pytest.param("full_house", "N1=res:A3f S1=res:A3", "N1=res:A3f S1=res:A1", id="several"),
        pytest.param("skyline", "N1=com:A4o S1=com:A5", "N1=com:A4o S1=com:A2", id="a set"),
        pytest.param("live_and_work", "N1=res:A1f N2=com:A3", "N1=res:A1f S1=com:A3", id="a pair"),
        pytest.param("matching_pair", "N1=com:A4o N2=com:A4", "N1=com:A4o N2=com:A2", id="heights"),
        pytest.param("overshadow", "N1=com:A3 N2=res:B1f", "N1=com:A3 S1=res:B1f", id="a rival"),
        pytest.param("good_fences", "N1=res:A1 N2=res:B1", "N1=res:A1", id="rivals"),
        pytest.param("main_street", "N1=res:A1 N2=res:A1", "N1=res:A1", id="a row"),
    ],
)
def test_a_nearer_position_is_worth_more(card: str, nearer: str, farther: str) -> None:
    assert hope(card, nearer) > hope(card, farther)


@pytest.mark.parametrize(
    ("card", "board"),
    [
        pytest.param("sky_cellar", "N1=wine_bar N2=com:A7", id="too high already"),
        pytest.param("sky_cellar", "N1=wine_bar N2=com:A5o", id="completed too low"),
        pytest.param("dome_district", "N1=com:A4^", id="the other roof"),
        pytest.param("fake_id", "N1=res:A1 N2=park N1E1=park N1W1=park", id="no room beside it"),
        pytest.param("matching_pair", "N1=com:B4o N2=com:B4o", id="nothing of its own"),
    ],
)
def test_an_unlikely_condition_is_worth_nothing(card: str, board: str) -> None:
    assert hope(card, board) == 0
