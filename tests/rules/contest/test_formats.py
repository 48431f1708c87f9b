"""Designs, Berger tables, even seats, waves and elimination."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contest.formats.berger import berger
from rules.contest.formats.designs import DESIGNS, Design, design
from rules.contest.formats.elimination import dealt, ladder
from rules.contest.formats.even_seats import evenly_seated
from rules.contest.formats.waves import opening, waves
from rules.contest.pairing.model import Unpairable
from tests.scale import sized

BERGER = {
    4: "1-4 2-3 | 4-3 1-2 | 2-4 3-1",
    6: "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
    8: (
        "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3"
        " | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1"
    ),
}
"""As printed in the handbook of chess."""

TABLE = {  # entrants, size: meetings, tables each, tables
    (4, 3): (2, 3, 4),
    (5, 3): (3, 6, 10),
    (5, 4): (3, 4, 5),
    (6, 5): (4, 5, 6),
    (7, 3): (1, 3, 7),
    (7, 4): (2, 4, 7),
    (9, 3): (1, 4, 12),
    (11, 5): (2, 5, 11),
    (13, 3): (1, 6, 26),
    (13, 4): (1, 4, 13),
    (16, 4): (1, 5, 20),
    (21, 5): (1, 5, 21),
    (25, 5): (1, 6, 30),
}


def _found(entrants: int, size: int) -> Design:
    found = design(entrants, size)
    assert found is not None
    return found


def _seat_difference(tables: list[tuple[int, ...]]) -> int:
    counts = Counter((no, seat) for table in tables for seat, no in enumerate(table))
    size = len(tables[0])
    return max(
        max(counts[no, seat] for seat in range(size))
        - min(counts[no, seat] for seat in range(size))
        for no in {no for table in tables for no in table}
    )


def test_which_designs_there_are() -> None:
    assert set(DESIGNS) == set(TABLE)
    assert design(8, 4) is None


@pytest.mark.parametrize(("entrants", "size"), TABLE)
def test_all_pairs_meet_equally_often(entrants: int, size: int) -> None:
    found = _found(entrants, size)
    meetings, each, tables = TABLE[entrants, size]
    pairs = Counter(pair for block in found.blocks for pair in combinations(sorted(block), 2))
    assert set(pairs) == set(combinations(range(entrants), 2))
    assert set(pairs.values()) == {meetings} == {found.meetings}
    played = Counter(no for block in found.blocks for no in block)
    assert set(played.values()) == {each} == {found.tables_each}
    assert len(found.blocks) == tables
    assert {len(block) for block in found.blocks} == {size}


@pytest.mark.parametrize(("entrants", "rounds"), [(9, 4), (16, 5), (25, 6)])
def test_planes_have_rounds_in_which_all_play(entrants: int, rounds: int) -> None:
    found = _found(entrants, {9: 3, 16: 4, 25: 5}[entrants])
    assert len(found.rounds) == rounds
    for each in found.rounds:
        assert sorted(no for block in each for no in block) == list(range(entrants))


@pytest.mark.parametrize(
    ("entrants", "size"), [key for key, row in TABLE.items() if row[1] % key[1] == 0]
)
def test_designs_whose_tables_go_up_give_each_seat_equally_often(entrants: int, size: int) -> None:
    assert _seat_difference(evenly_seated(_found(entrants, size).blocks)) == 0


def test_the_league_of_seven_gives_each_entrant_each_seat_once() -> None:
    tables = evenly_seated(_found(7, 4).blocks)
    seats = Counter((no, seat) for table in tables for seat, no in enumerate(table))
    assert seats == Counter({(no, seat): 1 for no in range(7) for seat in range(4)})


@settings(max_examples=sized(30, 80), deadline=None)
@given(st.integers(2, 5), st.integers(0, 12), st.integers(1, 25), st.data())
def test_any_schedule_can_be_seated_evenly(
    size: int, more: int, count: int, data: st.DataObject
) -> None:
    tables = [data.draw(st.permutations(range(size + more)))[:size] for _ in range(count)]
    seated = evenly_seated(tables)
    assert [sorted(table) for table in seated] == [sorted(table) for table in tables]
    assert _seat_difference(seated) <= 1


def test_tables_of_different_sizes_are_not_seated() -> None:
    with pytest.raises(ValueError, match="different sizes"):
        evenly_seated([(1, 2), (1, 2, 3)])


@pytest.mark.parametrize("entrants", BERGER)
def test_berger_tables_are_those_of_the_handbook(entrants: int) -> None:
    printed = [
        tuple((int(a), int(b)) for a, b in (game.split("-") for game in line.split()))
        for line in BERGER[entrants].split("|")
    ]
    assert [tuple(each) for each in berger(entrants)] == printed
    odd = [tuple(game for game in each if entrants not in game) for each in printed]
    assert list(berger(entrants - 1)) == odd


@pytest.mark.parametrize("entrants", range(2, 33))
def test_berger_rounds(entrants: int) -> None:
    rounds = berger(entrants)
    assert len(rounds) == entrants - 1 + entrants % 2
    games = Counter(tuple(sorted(game)) for each in rounds for game in each)
    assert games == Counter(combinations(range(1, entrants + 1), 2))
    for each in rounds:
        assert len({no for game in each for no in game}) == entrants - entrants % 2
    balance = Counter(dict.fromkeys(range(1, entrants + 1), 0))
    for first, second in (game for each in rounds for game in each):
        balance[first] += 1
        balance[second] -= 1
    assert {abs(each) for each in balance.values()} == {1 - entrants % 2}
    twice = [game for each in berger(entrants, double=True) for game in each]
    assert len(set(twice)) == len(twice) == entrants * (entrants - 1)


@pytest.mark.parametrize(("entrants", "size"), TABLE)
def test_tables_of_a_wave_are_disjoint(entrants: int, size: int) -> None:
    blocks = _found(entrants, size).blocks
    found = waves(blocks)
    assert sorted(table for wave in found for table in wave) == list(range(len(blocks)))
    for wave in found:
        seats = [no for table in wave for no in blocks[table]]
        assert len(seats) == len(set(seats))


def test_tables_open_as_others_end() -> None:
    blocks = _found(7, 3).blocks
    opened, ended, order = [False] * 7, [False] * 7, []
    while not all(ended):
        for table in opening(blocks, ended, opened, 2):
            opened[table] = True
            order.append(table)
        busy = Counter(
            no for at, block in enumerate(blocks) if opened[at] and not ended[at] for no in block
        )
        assert max(busy.values()) <= 2
        ended[next(at for at in order if not ended[at])] = True
    assert sorted(order) == list(range(7))


@pytest.mark.parametrize(
    ("entrants", "size", "advance", "first", "byes", "fields"),
    [
        (21, 4, 2, (4, 4, 3), 10, (21, 16, 8, 4)),
        (16, 4, 1, (4, 4, 4, 4), 0, (16, 4)),
        (5, 2, 1, (2,), 3, (5, 4, 2)),
        (4, 4, 2, (), 0, (4,)),
    ],
)
def test_examples_of_elimination(
    entrants: int,
    size: int,
    advance: int,
    first: tuple[int, ...],
    byes: int,
    fields: tuple[int, ...],
) -> None:
    found = ladder(entrants, size, advance)
    assert (found.first, found.byes, found.fields) == (first, byes, fields)


@pytest.mark.parametrize(("size", "advance"), [(2, 1), (3, 1), (4, 1), (4, 2), (5, 1)])
def test_elimination_leaves_full_rounds_for_every_field(size: int, advance: int) -> None:
    for entrants in range(size + 1, 513):
        found = ladder(entrants, size, advance)
        assert sum(found.first) + found.byes == entrants
        assert found.byes + advance * len(found.first) == found.fields[1]
        assert all(advance < each <= size for each in found.first)
        assert max(found.first) - min(found.first) <= 1 or len(found.first) * 2 <= size
        for before, after in zip(found.fields[1:], found.fields[2:], strict=False):
            assert before * advance == after * size
        assert found.fields[-1] == size


@pytest.mark.parametrize(
    ("entrants", "size", "advance", "smallest", "code"),
    [
        (20, 3, 2, 2, "advance_uneven"),
        (9, 4, 4, 2, "advance_uneven"),
        (5, 4, 1, 3, "size_unfit"),
        (1, 4, 1, 2, "too_few"),
    ],
)
def test_some_fields_cannot_play_elimination(
    entrants: int, size: int, advance: int, smallest: int, code: str
) -> None:
    with pytest.raises(Unpairable) as refused:
        ladder(entrants, size, advance, smallest)
    assert refused.value.code == code


def test_seeds_are_dealt_to_and_fro() -> None:
    assert dealt(range(1, 12), (4, 4, 3)) == [[1, 6, 7, 11], [2, 5, 8, 10], [3, 4, 9]]
