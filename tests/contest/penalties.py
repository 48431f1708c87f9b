"""Penalties and byes of a simulated tournament, noted beside the program when a referee gave them."""

from collections import Counter
from dataclasses import dataclass, field

from bot.tournaments.model import Held
from rules.contest.director.snapshot import Kind
from rules.contest.scores.results import Unplayed
from rules.contest.scores.scoring import UNIT


class Unsound(Exception):
    """A fact about a tournament that must not be."""


@dataclass
class Penalties:
    """What the referees gave, by the ruling that gave it."""

    _off: dict[int, tuple[int, int, int]] = field(default_factory=dict)
    """Stage, entrant, and points."""
    _out: dict[int, int] = field(default_factory=dict)
    _resting: dict[int, tuple[tuple[int, int], int]] = field(default_factory=dict)
    """Stage and round, and the entrant."""

    def deduct(self, ruling: int, stage: int, no: int, points: int) -> None:
        self._off[ruling] = stage, no, points

    def disqualify(self, ruling: int, no: int) -> None:
        self._out[ruling] = no

    def rest(self, ruling: int, round_: tuple[int, int], no: int) -> None:
        self._resting[ruling] = round_, no

    def undo(self, ruling: int) -> None:
        for given in (self._off, self._out, self._resting):
            given.pop(ruling, None)

    def assert_kept(self, held: Held) -> None:
        """Compare with the tournament.

        Raises:
            Unsound: something counts that was not given, or the other way round.
        """
        at = held.snapshot
        off = Counter[tuple[int, int]]()
        for stage, no, points in self._off.values():
            off[stage, no] += points * UNIT
        counted = Counter[tuple[int, int]]()
        for each in at.deductions:
            counted[each.stage, each.no] += each.points
        if off != counted:
            raise Unsound(f"{dict(off)} is taken off, and {dict(counted)} counts")
        out = {each.no for each in at.entries if each.is_disqualified}
        if out != set(self._out.values()):
            raise Unsound(f"{set(self._out.values())} are disqualified, and {out} count as that")
        for (stage, number), no in self._resting.values():
            if stage > len(at.stages) or number > len(at.stages[stage - 1].rounds):
                continue
            round_ = at.stages[stage - 1].rounds[number - 1]
            rests = [each for each in round_.rests if each.no == no]
            if any(each.kind is not Unplayed.REQUESTED for each in rests):
                raise Unsound(f"{no} has a bye in round {stage}.{number} of another kind: {rests}")
            # The rest of a team that was too short is on the bench.
            entry = at.entry(no)
            if not rests and entry.kind is Kind.ENTRANT and entry.plays(number, stage):
                raise Unsound(f"{no} has a bye in round {stage}.{number}, and no rest")
