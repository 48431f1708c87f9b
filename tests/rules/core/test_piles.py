from rules.core import piles
from rules.core.log import Log
from rules.core.rng import Rng


def test_the_top_of_a_deck_comes_first() -> None:
    deck, log = ["a", "b", "c"], Log()
    assert piles.draw_top(deck, 2, log) == ["a", "b"]
    assert deck == ["c"]
    assert log.revealed


def test_a_short_deck_gives_all_it_has() -> None:
    deck, log = ["a"], Log()
    assert piles.draw_top(deck, 3, log) == ["a"]
    assert deck == []


def test_drawing_nothing_reveals_nothing() -> None:
    log = Log()
    assert piles.draw_top([], 2, log) == []
    assert piles.draw_top(["a"], 0, log) == []
    assert piles.draw_random([], 2, Rng(1), log) == []
    assert not log.revealed


def test_a_bag_gives_each_item_once() -> None:
    bag, log = list(range(10)), Log()
    drawn = piles.draw_random(bag, 4, Rng(9), log)
    assert len(drawn) == 4
    assert sorted([*drawn, *bag]) == list(range(10))
    assert log.revealed


def test_a_short_bag_gives_all_it_has() -> None:
    bag = ["a", "b"]
    assert sorted(piles.draw_random(bag, 5, Rng(2), Log())) == ["a", "b"]
    assert bag == []


def test_every_item_in_a_bag_can_come_out_first() -> None:
    rng = Rng(4)
    assert {piles.draw_random(list("abc"), 1, rng, Log())[0] for _ in range(50)} == set("abc")


def test_the_last_card_put_under_a_deck_is_the_lowest() -> None:
    deck = ["a"]
    piles.put_bottom(deck, ("b", "c"))
    assert deck == ["a", "b", "c"]


def test_items_go_back_into_a_bag() -> None:
    bag = ["a"]
    piles.put_back(bag, ["b"])
    assert sorted(bag) == ["a", "b"]


def test_shuffling_a_pile_uses_the_given_chance() -> None:
    rng, pile = Rng(1), list(range(20))
    piles.shuffle(pile, rng)
    assert pile != list(range(20))
    assert rng.word != 1
