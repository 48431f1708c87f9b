"""Hands of both titles with cards, for tests: of every size, with everything on offer, and as recorded."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from render.core.panel.focus import Focus
from render.mine.focus.hand import hand_pages as mine_pages
from render.tmars.focus.hand import hand_pages as tmars_pages
from rules.core.text import Say
from rules.mine.components import cards as mine
from rules.tmars.components import cards as tmars
from rules.tmars.components.effects import RESOURCES
from tests.render import mine_views, tmars_hands, tmars_views

Pages = Callable[[Any, Say], Iterator[Focus]]
PAGES: dict[str, Pages] = {"mine": mine_pages, "tmars": tmars_pages}
COUNTS = (0, 1, 4, 10, 20)


def hands() -> Iterator[tuple[str, str, Any]]:
    """Yield titles, names of positions, and a seat's views of them."""
    yield from (("mine", name, view) for name, view in _of_mine())
    yield from (("tmars", name, view) for name, view in _of_tmars())


def _of_mine() -> Iterator[tuple[str, Any]]:
    table, kinds = mine_views.table, tuple(mine.CARDS)
    for count in COUNTS:
        for start in range(0, len(kinds) - count, max(5, 2 * count)):
            view = mine_views.with_hand(table(4), kinds[start : start + count])
            yield f"{count} cards from the {start}th", view
    yield "cards that cannot be played", mine_views.with_hand(table(4))
    for start in range(0, len(mine.CORPORATE_GOALS), 3):
        offer = tuple(mine.CORPORATE_GOALS)[start : start + 3]
        yield (
            f"goals from the {start}th",
            mine_views.with_hand(table(4), (), goal=None, offer=offer),
        )
    two = table(2)
    for start in range(0, len(mine.PUBLIC_GOALS), 4):
        goals = tuple(
            replace(mine_views.owned(goal, place), flipped=place == 1, used=place == 2)
            for place, goal in enumerate(tuple(mine.PUBLIC_GOALS)[start : start + 4])
        )
        rich = replace(two.seats[0], goals=goals, play=kinds[:12], discard=kinds)
        shown = mine_views.with_hand(replace(two, seats=(rich, two.seats[1])))
        yield f"own goals from the {start}th", shown
    looked = mine_views.asking("cards", ("grant",), shown=("grant", "venture", "discovery"))
    yield "cards looked at", mine_views.with_hand(table(4), decision=looked)
    asked = mine_views.asking("goal", tuple(mine.PUBLIC_GOALS)[:8])
    yield "goals to choose from", mine_views.with_hand(table(4), decision=asked)


def _of_tmars() -> Iterator[tuple[str, Any]]:
    table, kinds = tmars_views.table, tuple(tmars.PROJECTS)
    for count in COUNTS:
        for start in range(0, len(kinds) - count, max(23, 3 * count)):
            view = tmars_hands.with_hand(table(4), kinds[start : start + count])
            yield f"{count} cards from the {start}th", tmars_hands.with_events(view, count)
    base = tmars_hands.with_hand(table(4), ())
    assert base.mine is not None
    for start in range(0, len(tmars_hands.REASONS), 2):
        hand = tuple(
            replace(tmars_hands.in_hand(card), refusal=reason, pay=None)
            for reason in tmars_hands.REASONS[start : start + 2]
            for card in ("178", "024", "128")
        )
        shown = replace(base, mine=replace(base.mine, hand=hand))
        yield f"reasons from the {start}th", shown
    corporations, preludes = tuple(tmars.CORPORATIONS), tuple(tmars.PRELUDES)
    start_view = tmars_hands.choosing_at_start(tmars_views.start(3))
    assert start_view.mine is not None
    for place in range(len(corporations) // 2):
        offered = replace(
            start_view.mine,
            corporations=corporations[2 * place : 2 * place + 2],
            preludes=(preludes * 2)[4 * place % len(preludes) :][:4],
        )
        yield f"corporations from the {2 * place}th", replace(start_view, mine=offered)
    without = tmars_hands.choosing_at_start(tmars_views.start(3), preludes=False)
    yield "a start without preludes", without
    yield "research", tmars_hands.researching(table(4), kinds[:8])
    yield "a draft", tmars_hands.drafting(table(4))
    yield "cards looked at", tmars_hands.looking(table(4))
    for amount in (388, 1284):
        rich = replace(table(4).seats[0], stock=dict.fromkeys(RESOURCES, amount), tr=112)
        yield f"{amount} of everything", tmars_hands.with_hand(replace(table(4), seats=(rich,)))
