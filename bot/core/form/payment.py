"""Pays a `Split` one part at a time and suggests the remaining parts. Pure."""

from collections.abc import Iterator
from itertools import islice

from rules.core.domains import Split, contains
from rules.core.text import Msg, msg

Counts = tuple[int, ...]


MOST_COMPARED = 500
"""The most splits that are compared for a suggestion."""


def suggested(domain: Split, start: Counts = ()) -> Counts | None:
    """Return the split that starts with these counts and wastes least. On a tie it spends most of the earlier parts."""
    found = islice(_splits(domain, start), MOST_COMPARED)
    return min(found, key=lambda counts: _paid(domain, counts), default=None)


def counts_of_part(domain: Split, counts: Counts, part: int) -> tuple[int, ...]:
    """Return the possible counts of one part if the parts before it keep theirs."""
    return tuple(
        count
        for count in range(domain.parts[part].most + 1)
        if next(_splits(domain, (*counts[:part], count)), None) is not None
    )


def with_part(domain: Split, counts: Counts, part: int, count: int) -> Counts | None:
    """Return the split with another count of one part. Later parts keep their counts if that still pays the price."""
    changed = (*counts[:part], count, *counts[part + 1 :])
    if contains(domain, changed):
        return changed
    return suggested(domain, (*counts[:part], count))


def pieces(domain: Split, counts: Counts, *, without: int | None = None) -> tuple[Msg, ...]:
    """Return the payment of a split in words, leaving out one of its parts."""
    return tuple(
        msg("ui.panel.pieces", number=count, part=part.label)
        for index, (part, count) in enumerate(zip(domain.parts, counts, strict=True))
        if count and index != without
    )


def _splits(domain: Split, start: Counts) -> Iterator[Counts]:
    paid = _paid(domain, start)
    if len(start) == len(domain.parts):
        if contains(domain, start):
            yield start
        return
    later = domain.parts[len(start) :]
    if paid + sum(part.worth * part.most for part in later) < domain.total:
        return
    part = later[0]
    useful = max(0, -((paid - domain.total) // part.worth))
    for count in range(min(part.most, useful), -1, -1):
        yield from _splits(domain, (*start, count))


def _paid(domain: Split, counts: Counts) -> int:
    return sum(part.worth * count for part, count in zip(domain.parts, counts, strict=False))
