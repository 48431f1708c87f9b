"""Proofs of a draw, which anyone can work out again: of a pairing, or of a schedule known beforehand."""

from collections import Counter
from typing import TypeAlias

import msgspec
from msgspec import Struct

from rules.contest.formats.schedule import Plot, least_and_most, mates_of, schedule
from rules.contest.pairing.certificate import Certificate, Unverifiable, read
from rules.contest.pairing.certificate import is_true as is_true_pairing
from rules.contest.pairing.model import ALGORITHM
from rules.contest.scores.results import No


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a group in one round, each in seat order; groups are numbered from 1."""

    group: int
    tables: tuple[tuple[No, ...], ...]


class ScheduleCertificate(Struct, frozen=True, forbid_unknown_fields=True):
    """All inputs of a stage's schedule, and the tables of one of its rounds."""

    algorithm: int
    groups: tuple[Plot, ...]
    round: int
    """From 1."""
    pods: tuple[Tables, ...]


Proof: TypeAlias = Certificate | ScheduleCertificate


def planned(groups: tuple[Plot, ...], number: int) -> tuple[Tables, ...]:
    """The tables of a round of all groups.

    Raises:
        Unpairable: a group has no schedule.
    """
    found = []
    for group, plot in enumerate(groups, start=1):
        rounds = schedule(plot).rounds
        if number <= len(rounds):
            found.append(Tables(group, rounds[number - 1]))
    return tuple(found)


def read_proof(text: bytes) -> Proof:
    """Raises `Unverifiable`: not_a_certificate, other_version."""
    try:
        found = msgspec.json.decode(text, type=ScheduleCertificate)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return read(text)
    if found.algorithm != ALGORITHM:
        raise Unverifiable("other_version")
    return found


def is_true(proof: Proof) -> bool:
    """Return true if the inputs give the tables that the proof names.

    Raises:
        Unpairable: the inputs give no tables.
    """
    if isinstance(proof, Certificate):
        return is_true_pairing(proof)
    return planned(proof.groups, proof.round) == proof.pods


class Evenness(Struct, frozen=True):
    """Between which numbers the meetings of two entrants of a group lie, and would lie if all were even.

    Members of one team are left out.
    """

    least: int
    most: int
    even_least: int
    even_most: int


def evenness(proof: ScheduleCertificate) -> Evenness | None:
    """Return the evenness of all groups together, over the whole schedule; None if an entrant has no opponent."""
    found: list[Evenness] = []
    for plot in proof.groups:
        count = len(plot.group)
        if count < 2:
            return None
        made = schedule(plot)
        mates = {frozenset((one.a, one.b)) for one in plot.apart}
        met = {pair: often for pair, often in made.meetings().items() if {*pair} not in mates}
        pairs = count * (count - 1) // 2 - len(mates)
        least = 0 if len(met) < pairs else min(met.values())
        tables = Counter(no for tables in made.rounds for table in tables for no in table)
        each = max(tables.values(), default=0)
        even = least_and_most(plot.wanted, count - mates_of(plot), each)
        found.append(Evenness(least, max(met.values(), default=0), *even))
    return Evenness(
        min(each.least for each in found),
        max(each.most for each in found),
        min(each.even_least for each in found),
        max(each.even_most for each in found),
    )
