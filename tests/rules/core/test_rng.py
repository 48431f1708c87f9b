import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.rng import Rng

WORDS = st.integers(0, 2**64 - 1)
GAMMA = 0x9E3779B97F4A7C15


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        pytest.param(0, (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F), id="seed 0"),
        pytest.param(
            1234567,
            (
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ),
            id="seed 1234567",
        ),
    ],
)
def test_the_generator_gives_the_published_numbers(seed: int, numbers: tuple[int, ...]) -> None:
    rng = Rng(seed)
    assert tuple(rng.next64() for _ in numbers) == numbers


def test_numbers_beyond_the_last_multiple_of_the_bound_are_drawn_again() -> None:
    bound = 3 << 62
    rng, drawn = Rng(5), Rng(5)
    for _ in range(100):
        assert rng.below(bound) == next(n for n in iter(drawn.next64, None) if n < bound)


@given(WORDS)
def test_the_word_stays_within_64_bits(word: int) -> None:
    rng = Rng(word)
    assert 0 <= rng.next64() < 2**64
    assert rng.word == (word + GAMMA) % 2**64


@given(WORDS, st.integers(1, 2**64))
def test_below_stays_below(word: int, bound: int) -> None:
    assert 0 <= Rng(word).below(bound) < bound


def test_the_widest_bound_keeps_every_number() -> None:
    assert Rng(5).below(2**64) == Rng(5).next64()


def test_below_redraws_numbers_that_would_bias_it() -> None:
    bound = 2**63 + 1
    word = next(word for word in range(100) if Rng(word).next64() >= bound)
    drawn = Rng(word)
    drawn.next64()
    while (number := drawn.next64()) >= bound:
        pass
    rng = Rng(word)
    assert rng.below(bound) == number
    assert rng.word == drawn.word


def test_below_uses_the_remainder_of_numbers_under_the_limit() -> None:
    assert Rng(0).below(10) == 0xE220A8397B1DCDAF % 10


def test_a_bound_of_one_leaves_no_choice() -> None:
    assert {Rng(word).below(1) for word in range(20)} == {0}


def test_pick_reaches_every_item() -> None:
    rng = Rng(3)
    assert {rng.pick("abc") for _ in range(60)} == set("abc")


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(IndexError):
        Rng(1).pick(())


@given(WORDS, st.lists(st.integers()))
def test_shuffling_loses_nothing(word: int, items: list[int]) -> None:
    shuffled = list(items)
    Rng(word).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_is_equally_likely() -> None:
    rng = Rng(11)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_is_the_same_everywhere() -> None:
    items = list("abcdef")
    Rng(42).shuffle(items)
    again = list("abcdef")
    Rng(42).shuffle(again)
    assert items == again != list("abcdef")
