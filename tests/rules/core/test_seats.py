from rules.core.seats import following, seats_in_order


def test_the_last_seat_is_followed_by_the_first() -> None:
    assert following(0, 3) == 1
    assert following(2, 3) == 0


def test_seats_in_order_start_with_the_first_and_list_each_once() -> None:
    assert seats_in_order(2, 4) == (2, 3, 0, 1)
