"""Tables of two, by matching (section "Pairs")."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import networkx as nx

from rules.contest.pairing.costs import Costs
from rules.contest.pairing.model import Entrant
from rules.contest.pairing.sizes import bye_order

NEAREST: Final = 24
"""In large fields only pairs this near in the order are considered."""

_BYE: Final = -1


class _Graph(nx.Graph):  # type: ignore[misc]  # networkx has no types
    """A graph that hands out the neighbours of an entrant as a plain dictionary.

    `Graph` wraps them in a view for each look-up, and the matching makes millions of them.
    """

    def settle(self) -> None:
        """Remember the neighbours, once all edges are there."""
        self._beside: dict[int, dict[int, dict[str, int]]] = dict(self.adjacency())

    def __getitem__(self, entrant: int) -> dict[int, dict[str, int]]:
        return self._beside[entrant]


def matched(entrants: Sequence[Entrant], costs: Costs, complete_up_to: int) -> list[list[int]]:
    """Return the pairs of least cost, by place in the order; a pair of one has a bye.

    Every pair is considered in fields of up to `complete_up_to` entrants.

    A second bye is given only after every entrant has had one. Apart from that a bye is less important than repeats and
    clashes of seats, and more important than scores.
    """
    count = len(entrants)
    order = {each.no: place for place, each in enumerate(bye_order(entrants))}
    may_rest = [each for each in entrants if not each.byes] or list(entrants)
    places = {order[each.no] for each in may_rest}
    # A step in the order of byes costs more than all scores together and less than one clash.
    step = costs.clash
    steps = max(places) + 1
    greater = steps if count % 2 else 1
    graph = _Graph()
    graph.add_nodes_from(range(count))
    reach = count if count <= complete_up_to else NEAREST
    for i, j in combinations(range(count), 2):
        if j - i <= reach:
            above, scores = divmod(costs.pair[i][j], costs.clash)
            graph.add_edge(i, j, weight=-(above * costs.clash * greater + scores))
    if count % 2:
        for i, each in enumerate(entrants):
            if order[each.no] in places:
                graph.add_edge(i, _BYE, weight=-(order[each.no] * step))
    graph.settle()
    pairs = nx.max_weight_matching(graph, maxcardinality=True)
    found = sorted(sorted(pair) for pair in pairs)
    return [[each for each in pair if each != _BYE] for pair in found]
