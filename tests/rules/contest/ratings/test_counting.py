"""The part of a table that counts (9.5 and reading 20.14)."""

from typing import Any

import pytest

from rules.contest.ratings.counting import Anchor, Ended, Field, Sat, Why, counted
from rules.contest.ratings.pools import part_of

ANN, BOB, CYD, DAN, EVE = 11, 12, 13, 14, 15


def sat(who: int | None, seat: int, rank: int, **facts: Any) -> Sat:
    known: dict[str, Any] = {
        "number": 0,
        "stood": "player",
        "share": 1000,
        "moves": 10,
        "gave_up_s": None,
    }
    return Sat(who=who, seat=seat, rank=rank, **(known | facts))


def gave_up(who: int, seat: int, rank: int, at: int, **facts: Any) -> Sat:
    return sat(who, seat, rank, **({"stood": "gave_up", "gave_up_s": at, "share": 400} | facts))


def ended(*members: Sat, seats: int = 3, **facts: Any) -> Ended:
    known: dict[str, Any] = {"has_robots": False}
    return Ended(table=1, title="nim", seats=seats, ended_at=1000, sat=members, **(known | facts))


def ranks(found: Field | Why) -> dict[int, int]:
    assert isinstance(found, Field), found
    return dict(zip(found.who, found.ranks, strict=True))


def test_members_are_ranked_as_they_finished() -> None:
    found = counted(ended(sat(ANN, 0, 2), sat(BOB, 1, 1), sat(CYD, 2, 2)))
    assert ranks(found) == {BOB: 1, ANN: 2, CYD: 2}


@pytest.mark.parametrize(
    ("seats", "has_robots", "kind"),
    [(2, False, "duel"), (3, False, "table"), (5, False, "table"), (2, True, "practice")],
)
def test_the_pool_is_that_of_the_seats(seats: int, has_robots: bool, kind: str) -> None:
    found = counted(
        ended(
            sat(ANN, 0, 2),
            sat(BOB, 1, 1),
            seats=seats,
            has_robots=has_robots,
            anchors=(Anchor(3, 25_000_000),),
        )
    )
    assert isinstance(found, Field)
    assert part_of(found.pool) == kind


def test_members_that_left_are_behind_all_others_the_first_to_leave_last() -> None:
    found = counted(
        ended(
            gave_up(ANN, 0, 1, at=500),
            gave_up(BOB, 1, 1, at=900),
            sat(CYD, 2, 2),
            sat(DAN, 3, 3),
            seats=4,
        )
    )
    assert ranks(found) == {CYD: 1, DAN: 2, BOB: 3, ANN: 4}


def test_who_never_moved_is_not_rated_and_the_others_are() -> None:
    found = counted(ended(gave_up(ANN, 0, 3, 500, moves=0), sat(BOB, 1, 2), sat(CYD, 2, 1)))
    assert ranks(found) == {CYD: 1, BOB: 2}


def test_a_table_at_which_two_did_not_make_three_moves_is_not_rated() -> None:
    assert counted(ended(sat(ANN, 0, 1), sat(BOB, 1, 2, moves=2), seats=2)) is Why.SHORT
    assert isinstance(counted(ended(sat(ANN, 0, 1), sat(BOB, 1, 2, moves=3), seats=2)), Field)


def test_leaving_after_three_moves_does_not_save_a_rating() -> None:
    found = counted(ended(sat(ANN, 0, 1), gave_up(BOB, 1, 2, 500, moves=3), seats=2))
    assert ranks(found) == {ANN: 1, BOB: 2}


def test_a_substitute_is_rated_with_more_than_half_of_the_moves() -> None:
    others = (gave_up(ANN, 0, 3, 500), sat(BOB, 1, 2))
    most = sat(CYD, 0, 1, number=1, stood="substitute", share=600)
    few = sat(CYD, 0, 1, number=1, stood="substitute", share=500)
    assert ranks(counted(ended(*others, most))) == {CYD: 1, BOB: 2, ANN: 3}
    assert ranks(counted(ended(*others, few))) == {BOB: 1, ANN: 2}


def test_a_substitute_from_the_first_move_is_there_from_the_start() -> None:
    found = counted(
        ended(
            gave_up(ANN, 0, 2, 500, moves=0, share=0),
            sat(CYD, 0, 1, number=1),
            sat(BOB, 1, 2),
            seats=2,
        )
    )
    assert ranks(found) == {CYD: 1, BOB: 2}


def test_members_that_handed_the_seat_over_are_behind_members_that_stayed() -> None:
    handed = sat(ANN, 0, 1, stood="handed", share=500)
    heir = sat(CYD, 0, 1, number=1, stood="substitute", share=500)
    found = counted(ended(handed, heir, sat(BOB, 1, 2), gave_up(DAN, 2, 3, 100)))
    assert ranks(found) == {BOB: 1, ANN: 2, DAN: 3}


def test_members_that_let_a_robot_play_most_are_behind_members_that_played() -> None:
    absent = sat(ANN, 0, 1, stood="substitute", share=300)
    assert ranks(counted(ended(absent, sat(BOB, 1, 2), sat(CYD, 2, 3)))) == {
        BOB: 1,
        CYD: 2,
        ANN: 3,
    }


def test_who_is_never_rated_is_left_out() -> None:
    found = counted(ended(sat(None, 0, 1), sat(BOB, 1, 2), sat(CYD, 2, 3)))
    assert ranks(found) == {BOB: 1, CYD: 2}
    assert counted(ended(sat(None, 0, 1), sat(BOB, 1, 2), seats=2)) is Why.LEFT_OUT


def test_a_member_alone_is_not_rated() -> None:
    assert counted(ended(sat(ANN, 0, 1), seats=1)) is Why.ALONE


def test_a_member_among_robots_is_compared_with_their_fixed_strength() -> None:
    robots = (Anchor(1, 25_000_000), Anchor(3, 10_000_000))
    found = counted(ended(sat(ANN, 0, 2), has_robots=True, anchors=robots))
    assert isinstance(found, Field)
    assert (found.who, found.ranks) == ((ANN,), (2,))
    assert [each.rank for each in found.anchors] == [1, 3]
    assert counted(ended(sat(ANN, 0, 2), has_robots=True)) is Why.ALONE


def test_a_member_with_two_seats_is_rated_once_by_the_worse() -> None:
    found = counted(ended(gave_up(ANN, 0, 3, 500), sat(ANN, 1, 1), sat(BOB, 2, 2)))
    assert ranks(found) == {BOB: 1, ANN: 2}
