"""Chapter "Contracts": a satisfied position and a near miss for every card, and the progress shown."""

from dataclasses import dataclass

import pytest

from rules.expancity.city.conditions import holds, progress
from rules.expancity.components.cards.contracts import ALL_CONTRACTS, CONTRACTS
from tests.rules.expancity.positions import B, owned


@dataclass(frozen=True)
class Case:
    card: str
    satisfied: str
    missed: str
    why: str


CASES = (
    Case("sky_cellar", "N1=wine_bar N2=com:A6^", "N1=wine_bar N2=com:A7^", "floors are exact"),
    Case(
        "shared_green",
        "N1=park N2=com:A2 N1E1=res:A1",
        "N1=park S1=park N2=com:A2 S2=res:A1",
        "two different parks",
    ),
    Case(
        "fake_id",
        "N1=school N1E1=res:A1 N1E2=wine_bar",
        "N1=school N1E1=res:A1 N1W1=wine_bar",
        "the wine bar lies behind the school",
    ),
    Case(
        "school_supplies",
        "N1=mall N1E1=com:A1 N1E2=school",
        "N1=mall N1E1=com:B1 N1E2=school",
        "a rival's building",
    ),
    Case("branch_office", "N1=bank N2=com:A4o", "N1=bank N2=com:A4", "no roof yet"),
    Case("trading_floor", "N1=bank N2=com:A5o", "N1=bank N2=com:A4o", "wrong floors"),
    Case("anchor_store", "N1=mall N2=com:A5o", "N1=mall N2=com:A5", "no roof yet"),
    Case("corner_suite", "N1=park N2=com:A5o", "N1=park N2=com:A6o", "wrong floors"),
    Case("vip_box", "N1=stadium N2=com:A4^", "N1=stadium N2=res:A1f", "residential"),
    Case("tasting_room", "N1=wine_bar N2=com:A4o", "N1=wine_bar N2=com:B4o", "a rival's"),
    Case("school_run", "N1=school N2=res:A3f", "N1=school N2=res:A3", "no roof yet"),
    Case("chapel_lane", "N1=church N2=res:A2f", "N1=church N2=res:A3f", "wrong floors"),
    Case("park_view", "N1=park N2=res:A3f", "N1=park N2=res:A2f", "wrong floors"),
    Case("night_watch", "N1=police N2=res:A2f", "N1=police N2=com:A4o", "commercial"),
    Case("recovery_suite", "N1=hospital N2=res:A1f", "N1=hospital N2=res:A1", "no roof yet"),
    Case("noise_complaint", "N1=wine_bar N2=res:A1f", "N1=wine_bar N2=com:A4o", "commercial"),
    Case("garden_cottage", "N1=park N2=res:A1f", "N1=park N2=res:A2f", "wrong floors"),
    Case(
        "getaway_car",
        "N1=bank N1E1=com:A3 N1E2=police",
        "N1=bank N1E1=com N1E2=police",
        "an empty lot is no building",
    ),
    Case(
        "garden_wedding",
        "N1=church N1E1=res:A1f N1E2=park",
        "N1=church N1E1=res:A1f N1E2=bank",
        "no park",
    ),
    Case(
        "double_green",
        "N1=park N1E1=com:A4o N1E2=park",
        "N1=park N1E1=com:A4o N2E2=park",
        "the second park touches a corner",
    ),
    Case(
        "lunch_break",
        "N1=park N1E1=com:A1 N1E2=mall",
        "N1=park N1E1=res:A1f N1E2=mall",
        "residential",
    ),
    Case(
        "all_conveniences",
        "N1=park N1E1=res:A1f N1E2=mall E1=bank",
        "N1=park N1E1=res:A1f N1E2=park E1=bank",
        "two kinds only",
    ),
    Case(
        "campus_housing",
        "N1=school N2=res:A1f N1E1=res:A2",
        "N1=school S1=school N2=res:A1f S2=res:A2",
        "two different schools",
    ),
    Case(
        "strip_mall",
        "N1=mall N2=com:A1 N1E1=com:A4o",
        "N1=mall N2=com:A1 N1E1=res:A1f",
        "one is residential",
    ),
    Case(
        "parishioners",
        "N1=church N2=com:A1 N1E1=res:A1f",
        "N1=church N2=com:A1 N1E1=res",
        "one building only",
    ),
    Case(
        "village_green",
        "N1=park N2=com:A1 N1E1=res:A1f N1W1=res:A2",
        "N1=park N2=com:A1 N1E1=res:A1f N1W1=res:B2",
        "two of three are own",
    ),
    Case("city_hall_address", "N1=res:A1f", "N1=res:A1", "no roof yet"),
    Case(
        "main_street",
        "N1=res:A1f N1E1=com:A2 N1E2=com:A4o",
        "N1=res:A1f N1E1=com:A2 N2E1=com:A4o",
        "bent",
    ),
    Case(
        "grand_boulevard",
        "N1=res:A1 N1E1=com:A1 N1E2=com:A4o N1E3=res:A1f",
        "N1=res:A1 N1E1=com:A1 N1E2=com N1E3=res:A1f N1E4=res:A1",
        "an empty lot breaks the line",
    ),
    Case(
        "terraced_houses",
        "N1=res:A1f N2=res:A2f N3=res:A1",
        "N1=res:A1f N2=com:A2 N3=res:A1f",
        "a commercial one between",
    ),
    Case(
        "staircase",
        "N1=com:A4o N2=com:A2 N3=res:A1f",
        "N1=com:A4o N2=com:A2 N3=res:A2f",
        "two are equally high",
    ),
    Case("matching_pair", "N1=com:A4o N2=com:A4^", "N1=com:A4o N2=com:A5^", "heights differ"),
    Case(
        "live_and_work", "N1=res:A1f N2=com:A4o", "N1=res:A1f N2=com:A4", "the tower is unfinished"
    ),
    Case(
        "my_neighborhood",
        "N1=res:A1 N2=res:A1 N2E1=com:A1 N3E1=com:A1 N3E2=com:A2",
        "N1=res:A1 N2=res:A1 N2E1=com:A1 N3E1=com:A1 N4E2=com:A2",
        "the fifth touches a corner",
    ),
    Case(
        "city_block",
        "N1=res:A1f N1E1=com:A1 N2=com:A2",
        "N1=res:A1f N1E1=com:A1 N1E2=com:A2",
        "two inside any 2x2",
    ),
    Case(
        "quarter",
        "N1=res:A1 N1E1=res:A1 N1E2=com:A1 N3=com:A1 N3E2=com:A1",
        "N1=res:A1 N1E1=res:A1 N1E2=com:A1 N3=com:A1 N4E2=com:A1",
        "four inside any 3x3",
    ),
    Case(
        "quiet_suburb",
        "N1=res:A1f N2=park N3=res:A2f N3E1=school N3E2=res:A1f",
        "N1=res:A1f N2=park N3=res:A2f N3E1=school N3E2=res:A1",
        "one is unfinished",
    ),
    Case(
        "downtown",
        "N1=com:A1 N1E1=com:A2 N2=com:A4o",
        "N1=com:A1 N1E1=com:A2 N2=com:B4o",
        "one is a rival",
    ),
    Case(
        "mixed_use",
        "N1=park N1E1=res:A1f N2=com:A1",
        "N1=park N1E1=res:A1f N2=res:A1f",
        "no commercial one",
    ),
    Case(
        "full_house",
        "N1=res:A3f N2=res:A3f N3=res:A3f",
        "N1=res:A3f N2=res:A3f N3=res:A3",
        "one is unfinished",
    ),
    Case(
        "bungalow_trio",
        "N1=res:A1f N2=res:A1f N3=res:A1f",
        "N1=res:A1f N2=res:A1f N3=res:A2f",
        "one is too high",
    ),
    Case(
        "property_ladder",
        "N1=res:A1f N2=res:A2f N3=res:A3f",
        "N1=res:A1f N2=res:A2f N3=res:A3",
        "the third is unfinished",
    ),
    Case(
        "skyline",
        "N1=com:A4o N2=com:A5o N3=com:A6^",
        "N1=com:A4o N2=com:A5o N3=com:A7^",
        "no building of six floors",
    ),
    Case(
        "board_meeting",
        "N1=com:A4o N2=com:A5o N3=com:A4^ N4=com:A4o",
        "N1=com:A4o N2=com:A5o N3=com:A4^ N4=com:A4",
        "three completed",
    ),
    Case(
        "dome_district",
        "N1=com:A4o N2=com:A5o N3=com:A4o",
        "N1=com:A4o N2=com:A5o N3=com:A4^",
        "one is pointed",
    ),
    Case(
        "spire_district",
        "N1=com:A4^ N2=com:A5^ N3=com:A4^",
        "N1=com:A4^ N2=com:A5^ N3=com:B4^",
        "one is a rival's",
    ),
    Case(
        "green_thumb",
        "N1=park N2=res:A1f N1E1=res:A1f N1W1=com:A4o N3=park N4=res:A2f N3E1=com:A4^",
        "N1=park N2=res:A1f N1E1=res:A1f N1W1=com:A4o N3=park N4=res:A2 N3E1=com:A4^",
        "four completed",
    ),
    Case(
        "around_town",
        "N1=park N2=res:A1 N3=church N2E1=bank N2W1=school E1=mall E2=com:A1 E3=police S1E2=wine_bar N1E2=hospital",
        "N1=park N2=res:A1 N3=church N2E1=bank N2W1=school E1=mall E2=com:A1 E3=police S1E2=wine_bar N1E2=park",
        "seven kinds only",
    ),
    Case(
        "good_fences",
        "N1=res:A1 N2=res:B1 N1E1=com:B1 N1W1=res:C1f",
        "N1=res:A1 N2=res:B1 N1E1=com:B1 N1W1=com",
        "an empty lot is no building",
    ),
    Case("overshadow", "N1=com:A4o N2=res:B1f", "N1=com:A4o N2=res:B2f", "two floors taller only"),
)


@pytest.mark.parametrize("case", [pytest.param(case, id=case.card) for case in CASES])
def test_a_card_is_satisfied(case: Case) -> None:
    assert holds(CONTRACTS[case.card].condition, owned(case.satisfied))


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=f"{case.card}: {case.why}") for case in CASES]
)
def test_a_near_miss_does_not_satisfy_a_card(case: Case) -> None:
    assert not holds(CONTRACTS[case.card].condition, owned(case.missed))


def test_every_card_has_a_case() -> None:
    assert [case.card for case in CASES] == [card.id for card in ALL_CONTRACTS]


@pytest.mark.parametrize("case", [pytest.param(case, id=case.card) for case in CASES])
def test_a_card_counts_only_for_its_holder(case: Case) -> None:
    assert not holds(CONTRACTS[case.card].condition, owned(case.satisfied, B))


@pytest.mark.parametrize(
    ("card", "board", "holding"),
    [
        pytest.param("sky_cellar", "N1=wine_bar N2=com:A7^", False, id="exact floors: seven"),
        pytest.param("sky_cellar", "N1=wine_bar N2=com:A6o", True, id="exact floors: six"),
        pytest.param("sky_cellar", "N1=wine_bar N2=com:A6", False, id="six floors unfinished"),
        pytest.param(
            "shared_green", "N1=park S1=park N2=com:A1 S2=res:A1", False, id="not the same park"
        ),
        pytest.param("shared_green", "N1=park N2=com:A1 N1E1=res:A1", True, id="the same park"),
        pytest.param("main_street", "N1=res:A1 N1E1=res:A1 N1E2=res:A1", True, id="three in a row"),
        pytest.param("main_street", "N1=res:A1 N1E1=res:A1 N2E1=res:A1", False, id="bent"),
        pytest.param(
            "main_street", "N1=res:A1 N1E1=res:A1 N1E2=res N1E3=res:A1", False, id="empty lot"
        ),
        pytest.param("main_street", "N1=res:A1 N2=com:A1 N3=com:A1 N4=res:A1", True, id="longer"),
        pytest.param("city_block", "N1=res:A1 N1E1=res:A1 N2=res:A1", True, id="2x2 with a gap"),
        pytest.param("staircase", "N1=res:A1 N1E1=com:A2 N1E2=com:A4o", True, id="rising east"),
        pytest.param("staircase", "N1=com:A4o N1E1=com:A2 N1E2=res:A1", True, id="rising west"),
        pytest.param("staircase", "N1=res:A1 N1E1=com:A4o N1E2=com:A2", False, id="a peak"),
        pytest.param("matching_pair", "N1=com:A4o N2=com:A4", False, id="pair not completed"),
        pytest.param("mixed_use", "N1=park N1E1=res:A1 N2=com:A1", True, id="2x2 with a park"),
        pytest.param("mixed_use", "N1=park N1E1=res:A1 N2W1=com:A1", False, id="beyond the 2x2"),
        pytest.param("overshadow", "N1=com:A4o N2=com:B1", False, id="rival not completed"),
        pytest.param("overshadow", "N1=com:A5 N2=res:B1f", False, id="own not completed"),
        pytest.param(
            "all_conveniences", "N1=res:A1f N1E1=bank N1W1=park", False, id="City Hall is no kind"
        ),
    ],
)
def test_a_condition_is_read_this_way(card: str, board: str, holding: bool) -> None:
    assert holds(CONTRACTS[card].condition, owned(board)) is holding


@pytest.mark.parametrize(
    ("card", "board", "have", "need"),
    [
        pytest.param("skyline", "N1=com:A4o N2=com:A5o N3=com:A7o", 2, 3, id="floors present"),
        pytest.param("board_meeting", "N1=com:A4o N2=com:A5o N3=com:A4", 2, 4, id="count"),
        pytest.param("full_house", "N1=res:A3f N2=res:A3f N3=res:A3f N4=res:A3f", 3, 3, id="full"),
        pytest.param("main_street", "N1=res:A1 N1E1=res N1E2=res:A1", 2, 3, id="row with room"),
        pytest.param("main_street", "N1=res:A1 N2=park", 1, 3, id="row to the side"),
        pytest.param("grand_boulevard", "N1=res:A1 N2=res:A1 N3=park", 1, 4, id="row blocked"),
        pytest.param("main_street", "N1=res:A1 N1E1=res:B1 N1E2=res:A1", 1, 3, id="rival between"),
        pytest.param("terraced_houses", "N1=res:A1 N2=com:A1 N3=res:A1", 1, 3, id="wrong kind"),
        pytest.param("staircase", "N1=com:A4o N2=com:A2 N3=res:A2f", 2, 3, id="part of a rise"),
        pytest.param("quarter", "N1=res:A1 N1E1=res:A1 N3=res:A1 N9=res:A1", 3, 5, id="window"),
        pytest.param("mixed_use", "N1=park N1E1=res:A1", 2, 3, id="tiles of a window count"),
        pytest.param("mixed_use", "N1=park", 1, 3, id="a tile alone"),
        pytest.param("shared_green", "N1=park N2=res:A1 N1E1=res:A1", 1, 2, id="hub"),
        pytest.param("campus_housing", "N2=res:A1", 0, 2, id="no hub at all"),
        pytest.param("live_and_work", "N1=res:A1f", 1, 2, id="half a pair"),
        pytest.param("live_and_work", "N1=res:A1f N3=com:A4o", 1, 2, id="a pair apart"),
        pytest.param("matching_pair", "N1=res:A1", 0, 2, id="nothing of a pair"),
        pytest.param("around_town", "N1=park N2=res:A1 N3=school", 2, 8, id="kinds touched"),
        pytest.param("my_neighborhood", "N1=res:A1 N2=res:A1 N4=res:A1", 2, 5, id="group"),
    ],
)
def test_progress_is_counted(card: str, board: str, have: int, need: int) -> None:
    found = progress(CONTRACTS[card].condition, owned(board))
    assert (found.have, found.need) == (have, need)
