"""Tables of a schedule in waves of disjoint tables (section "Round robin")."""

from collections.abc import Sequence
from itertools import combinations

from rules.contest.scores.results import No


def waves(tables: Sequence[Sequence[No]]) -> list[list[int]]:
    """Return the tables by number, wave by wave: a greedy colouring of the graph of tables with a common entrant."""
    # Twelve megabytes, which a bot without tournaments saves; so in all of this package.
    import networkx as nx

    conflicts = nx.Graph()
    conflicts.add_nodes_from(range(len(tables)))
    for a, b in combinations(range(len(tables)), 2):
        if not set(tables[a]).isdisjoint(tables[b]):
            conflicts.add_edge(a, b)
    colours = nx.greedy_color(conflicts, strategy="DSATUR")
    found: list[list[int]] = [[] for _ in sorted(set(colours.values()))]
    for table in range(len(tables)):
        found[colours[table]].append(table)
    return found


def opening(
    tables: Sequence[Sequence[No]], ended: Sequence[bool], opened: Sequence[bool], at_once: int
) -> list[int]:
    """Return the tables that may open now, in their order, with at most `at_once` in play for each entrant."""
    busy: dict[No, int] = {}
    for table, members in enumerate(tables):
        if opened[table] and not ended[table]:
            for no in members:
                busy[no] = busy.get(no, 0) + 1
    found = []
    for table, members in enumerate(tables):
        if not opened[table] and all(busy.get(no, 0) < at_once for no in members):
            found.append(table)
            for no in members:
                busy[no] = busy.get(no, 0) + 1
    return found
