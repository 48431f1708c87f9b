"""Pods for large fields: swaps, kicks and windows (section "More: three phases").

All budgets are counts, so that every machine finds the same pods.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from rules.contest.pairing.costs import Costs
from rules.contest.pairing.exact import best_split
from rules.core.rng import Rng

REACH: Final = 16
"""The greatest distance in pods of an exchange."""
KICKS: Final = 64
WINDOWS: Final = 40
WINDOW_MEMBERS: Final = 12
COMBINATIONS: Final = 6
WINDOWS_UP_TO: Final = 256
"""In larger fields windows are left out, unless there is a repeat to mend."""

Pods: TypeAlias = list[list[int]]
InVain: TypeAlias = dict[tuple[tuple[int, ...], ...], int]
"""Windows that cannot be split better, with how many pods were tried to know that."""


class Search:
    """One start: pods that get better."""

    def __init__(
        self, pods: Iterable[Sequence[int]], costs: Costs, rng: Rng, in_vain: InVain
    ) -> None:
        """`in_vain` is filled; starts with the same costs can share it."""
        self.pods: Pods = [list(pod) for pod in pods]
        self.cost = sum(costs.pod(pod) for pod in self.pods)
        self.evaluations = 0
        self._costs = costs
        self._rng = rng
        self._in_vain = in_vain

    def run(self, least: int) -> None:
        """Stop when `least`, a bound, is reached, or the budgets are used up."""
        self._descend(range(len(self.pods)))
        self._kick(least)
        members = sum(len(pod) for pod in self.pods)
        if self.cost > least and (members <= WINDOWS_UP_TO or self._has_repeat(self.cost)):
            self._open_windows()

    def _has_repeat(self, cost: int) -> bool:
        return cost >= self._costs.repeat

    def _descend(self, begin_with: Iterable[int]) -> None:
        """Exchange two entrants wherever that helps, until no exchange does."""
        waiting = deque(begin_with)
        queued = [False] * len(self.pods)
        for pod in waiting:
            queued[pod] = True
        while waiting:
            here = waiting.popleft()
            queued[here] = False
            if self._costs.pod(self.pods[here]) == 0:
                continue
            change, other, mine, theirs = self._best_exchange(here)
            if change >= 0:
                continue
            self._exchange(here, mine, other, theirs)
            self.cost += change
            for pod in (here, other):
                if not queued[pod]:
                    queued[pod] = True
                    waiting.append(pod)

    def _best_exchange(self, here: int) -> tuple[int, int, int, int]:
        """The change of cost, the other pod, and the places of both in their pods."""
        pair, short, wanted = self._costs.pair, self._costs.short, self._costs.wanted
        own = self.pods[here]
        rows = [pair[a] for a in own]
        inside = [sum(row[b] for b in own) for row in rows]
        best = (0, here, 0, 0)
        least = 0
        is_short = len(own) < wanted
        for there in range(max(0, here - REACH), min(len(self.pods), here + REACH + 1)):
            if there == here:
                continue
            others = self.pods[there]
            self.evaluations += len(own) * len(others)
            shorts = is_short - (len(others) < wanted)
            leaving = [sum([row[b] for b in others]) for row in rows]
            for theirs, b in enumerate(others):
                line = pair[b]
                come = sum([line[a] for a in own]) - sum([line[c] for c in others])
                for mine, row in enumerate(rows):
                    change = come + leaving[mine] - inside[mine] - 2 * row[b]
                    if shorts:
                        change += shorts * (short[b] - short[own[mine]])
                    if change < least:
                        least = change
                        best = (change, there, mine, theirs)
        return best

    def _exchange(self, here: int, mine: int, there: int, theirs: int) -> None:
        own, others = self.pods[here], self.pods[there]
        own[mine], others[theirs] = others[theirs], own[mine]

    def _kick(self, least: int) -> None:
        """Exchange two or three random entrants around a pod with a repeat, as long as there is one; keep what is
        better.
        """
        for _ in range(KICKS):
            worst = [
                at for at, pod in enumerate(self.pods) if self._has_repeat(self._costs.pod(pod))
            ]
            if not worst or len(self.pods) < 2 or self.cost <= least:
                return
            before, cost = [list(pod) for pod in self.pods], self.cost
            here = self._rng.pick(worst)
            touched = [here]
            for _ in range(2 + self._rng.below(2)):
                low, high = max(0, here - REACH), min(len(self.pods), here + REACH + 1)
                there = low + self._rng.below(high - low)
                if there == here:
                    continue
                self._exchange(
                    here,
                    self._rng.below(len(self.pods[here])),
                    there,
                    self._rng.below(len(self.pods[there])),
                )
                touched.append(there)
            self.cost = sum(self._costs.pod(pod) for pod in self.pods)
            self._descend(sorted(set(touched)))
            if self.cost >= cost:
                self.pods, self.cost = before, cost

    def _open_windows(self) -> None:
        """Split runs of neighbouring pods anew, exactly, and a few random combinations of pods."""
        size = max(len(pod) for pod in self.pods)
        width = max(2, WINDOW_MEMBERS // size)
        if len(self.pods) < 2:
            return
        budget = WINDOWS
        improved = True
        while improved and budget > 0:
            improved = False
            for first in range(max(1, len(self.pods) - width + 1)):
                window = list(range(first, min(len(self.pods), first + width)))
                if budget > 0 and self._worth(window):
                    budget -= 1
                    improved |= self._split_anew(window)
        for _ in range(COMBINATIONS):
            drawn = list(range(len(self.pods)))
            self._rng.shuffle(drawn)
            self._split_anew(sorted(drawn[:width]))

    def _worth(self, window: Sequence[int]) -> bool:
        return sum(self._costs.pod(self.pods[at]) for at in window) > 0

    def _split_anew(self, window: Sequence[int]) -> bool:
        key = tuple(tuple(self.pods[at]) for at in window)
        if (known := self._in_vain.get(key)) is not None:
            self.evaluations += known
            return False
        before = sum(self._costs.pod(self.pods[at]) for at in window)
        members = [each for at in window for each in self.pods[at]]
        sizes = [len(self.pods[at]) for at in window]
        cost, split, tried = best_split(members, sizes, self._costs)
        self.evaluations += tried
        if cost >= before:
            self._in_vain[key] = tried
            return False
        for at in window:
            pod = next(each for each in split if len(each) == len(self.pods[at]))
            split.remove(pod)
            self.pods[at] = pod
        self.cost += cost - before
        return True
