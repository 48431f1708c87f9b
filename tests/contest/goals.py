"""Every goal of tournaments with its figures and limits (chapter "Acceptance"): A1 to A12, P, G, W, S1 to S6.

`python -m tests.contest.goals` measures all of them in full, which takes some hours; `--quick` does a small part of
each; `--only A3 S1` does those. It ends with 1 if one is missed. Tests that prove a goal are in `PROOFS`, and they are
run. Another command, `python -m tests.e2e.kill --tournaments`, kills the bot while tournaments run (15.5).

The other chapters: rights are in `tests/bot/ui/test_rights.py` (15.6), texts in `tests/bot/i18n` and
`tests/bot/ui/tournaments/test_texts.py` (15.8), pictures in `tests/render/contest` (15.9), ratings in
`tests/bot/ratings` and `tests/rules/contest/ratings` (15.10).
"""

import argparse
import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Collection, Mapping
from types import MappingProxyType
from typing import Final

from tests.contest import goals_of_pairing as pairing
from tests.contest import goals_of_whole as whole
from tests.contest.figures import FULL, NAMES, QUICK, Effort
from tests.goals import Goals

Measure = Callable[[Goals, Effort], Awaitable[None]]

MEASURES: Final[tuple[tuple[tuple[str, ...], Measure], ...]] = (
    (("A1", "A2", "A4"), pairing.seated),
    (("A3",), pairing.least),
    (("A7",), pairing.seats),
    (("S1", "S2", "S6"), pairing.speeds),
    (("S3",), whole.opened),
    (("S4",), whole.painted),
    (("S5",), whole.rated),
    (("W",), whole.virtual),
    (("W",), whole.served),
    (("G",), pairing.gates),
)
_OF: Final = "tests/rules/contest"
PROOFS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "A1": (f"{_OF}/test_pairing.py::test_every_entrant_is_seated_once_or_has_a_bye",),
        "A3": (f"{_OF}/test_pairing.py::test_small_fields_are_paired_at_the_least_cost_by_hand",),
        "A5": (
            f"{_OF}/test_pairing.py::test_another_process_finds_the_same",
            f"{_OF}/test_pairing.py::test_a_certificate_proves_its_pairing",
            f"{_OF}/test_events.py::test_what_was_drawn_can_be_proved",
        ),
        "A6": (f"{_OF}/test_pairing.py::test_other_names_change_only_names",),
        "A7": (
            f"{_OF}/test_pairing.py::test_pods_keep_seats_even",
            f"{_OF}/test_formats.py::test_any_schedule_can_be_seated_evenly",
            f"{_OF}/test_schedules.py::test_tables_of_a_wave_are_disjoint_and_seats_differ_by_one_at_most",
        ),
        "A8": (
            f"{_OF}/test_formats.py::test_which_designs_there_are",
            f"{_OF}/test_formats.py::test_all_pairs_meet_equally_often",
            f"{_OF}/test_formats.py::test_planes_have_rounds_in_which_all_play",
            f"{_OF}/test_formats.py::test_designs_whose_tables_go_up_give_each_seat_equally_often",
        ),
        "A9": (
            f"{_OF}/test_scoring.py::test_every_size_has_the_same_mean",
            f"{_OF}/test_scoring.py::test_units_divide_every_shared_place",
            f"{_OF}/test_scoring.py::test_shared_places_share_points",
        ),
        "A10": (
            f"{_OF}/test_standings.py::test_the_worked_example",
            f"{_OF}/test_standings.py::test_points_by_round",
            f"{_OF}/test_standings.py::test_other_numbers_give_the_same_standings",
            f"{_OF}/test_standings.py::test_standings_equal_those_of_other_code",
        ),
        "A11": (f"{_OF}/test_formats.py::test_elimination_leaves_full_rounds_for_every_field",),
        "A12": (
            f"{_OF}/test_scoring.py::test_a_higher_total_never_has_fewer_points",
            f"{_OF}/test_scoring.py::test_a_robot_costs_no_seat_a_point",
        ),
        "P": (
            f"{_OF}/test_published.py",
            f"{_OF}/test_formats.py::test_berger_tables_are_those_of_the_handbook",
            f"{_OF}/test_formats.py::test_the_league_of_seven_gives_each_entrant_each_seat_once",
            f"{_OF}/ratings/test_model.py::test_new_members_after_their_first_table",
            f"{_OF}/ratings/test_model.py::test_members_of_different_strength",
        ),
    }
)
"""Tests that prove a goal, or the part of it that is no figure."""


async def run(goals: Goals, effort: Effort, only: Collection[str] = NAMES) -> Goals:
    """Measure these goals. One measurement may tell about other goals too."""
    for names, measure in MEASURES:
        if not set(names) & set(only):
            continue
        try:
            await measure(goals, effort)
        except AssertionError as fault:
            goals.say(names[0], f"stopped: {fault!r}", is_met=False)
    return goals


def prove(goals: Goals, only: Collection[str] = NAMES) -> None:
    """Run the tests that prove these goals."""
    for name, tests in PROOFS.items():
        if name not in only:
            continue
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-m", "", "-p", "no:cacheprovider", *tests],
            capture_output=True,
            text=True,
            check=False,
        )
        said = (done.stdout.strip().splitlines() or ["nothing ran"])[-1].strip("= ")
        goals.say(name, f"{len(tests)} proofs by tests: {said}", is_met=done.returncode == 0)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contest.goals", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a small part, in a few minutes")
    parser.add_argument("--only", nargs="+", choices=NAMES, default=NAMES, metavar="GOAL")
    options = parser.parse_args(arguments)
    goals = Goals(NAMES)
    prove(goals, options.only)
    asyncio.run(run(goals, QUICK if options.quick else FULL, options.only))
    sys.stdout.write(f"{goals.summary()}\n")
    return bool(goals.missed())


if __name__ == "__main__":
    sys.exit(main())
