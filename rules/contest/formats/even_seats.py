"""Seats of a known schedule: each entrant has each seat about equally often.

Section "Seats when the schedule is known".
"""

from collections.abc import Sequence

from rules.contest.scores.results import No


def evenly_seated(tables: Sequence[Sequence[No]]) -> list[tuple[No, ...]]:
    """The tables, all of one size, each in seat order; an entrant's seats differ in number by 1 at most.

    Entrants are split into parts of as many tables as a table has seats. Parts and tables are a bipartite graph with as
    many edges at each end as there are seats, once dummies are added, and such a graph is made of that many perfect
    matchings: one a seat (de Werra). A whole part has every seat once.

    Raises:
        ValueError: the tables are not of one size.
    """
    if not tables:
        return []
    size = len(tables[0])
    if any(len(table) != size for table in tables):
        raise ValueError("tables of different sizes")
    edges = _regular(tables, size)
    seats: list[list[No]] = [[] for _ in tables]
    for _ in range(size):
        matching = _perfect(edges)
        for table, part in matching.items():
            edges[table].remove(part)
            if table < len(tables):
                seats[table].append(part[0])
    return [tuple(each) for each in seats]


def _regular(tables: Sequence[Sequence[No]], size: int) -> list[list[tuple[No, int]]]:
    """For each table, then for each dummy table, the parts at it; every part is at `size` of them."""
    seen: dict[No, int] = {}
    edges = []
    for table in tables:
        row = []
        for no in table:
            row.append((no, seen.get(no, 0) // size))
            seen[no] = seen.get(no, 0) + 1
        edges.append(row)
    # Tables and parts have the same number of places in all once these are added, so they fill whole dummy tables.
    wanting = [
        (no, count // size) for no, count in sorted(seen.items()) for _ in range(-count % size)
    ]
    edges.extend(wanting[at : at + size] for at in range(0, len(wanting), size))
    return edges


def _perfect(edges: Sequence[Sequence[tuple[No, int]]]) -> dict[int, tuple[No, int]]:
    """By table the part that it is matched with."""
    import networkx as nx
    from networkx.algorithms import bipartite

    parts = sorted({part for row in edges for part in row})
    node = {part: len(edges) + at for at, part in enumerate(parts)}
    graph = nx.Graph()
    graph.add_nodes_from(range(len(edges)))
    for table, row in enumerate(edges):
        graph.add_edges_from((table, node[part]) for part in row)
    matching = bipartite.hopcroft_karp_matching(graph, range(len(edges)))
    return {table: parts[matching[table] - len(edges)] for table in range(len(edges))}
