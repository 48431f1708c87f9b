"""Seed ranks of a field of which an organiser has seeded a part by hand."""

from collections.abc import Iterable, Mapping

from rules.contest.scores.results import No


def seed_ranks(by_hand: Mapping[No, int], others: Iterable[No]) -> dict[No, int]:
    """Return the seed ranks from 1: first the entrants seeded by hand, by their places, then the others as given."""
    first = sorted(by_hand, key=lambda no: (by_hand[no], no))
    rest = [no for no in others if no not in by_hand]
    return {no: rank for rank, no in enumerate([*first, *rest], 1)}
