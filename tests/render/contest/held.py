"""Views and pictures of tournaments that were held in virtual time, at some of their moments."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial

from PIL.Image import Image

from render.contest.pages.bracket import paint_bracket
from render.contest.pages.crosstable import paint_crosstable
from render.contest.pages.duplicate import paint_duplicate
from render.contest.pages.pairings import paint_pairings
from render.contest.pages.podium import paint_podium
from render.contest.pages.standings import paint_standings
from render.contest.twins import alts, files
from rules.contest.director.outcome import plan_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Snapshot
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.crosstable import crosstable_view
from rules.contest.showing.duplicate import duplicate_pages, duplicate_view
from rules.contest.showing.pairings import pairings_view
from rules.contest.showing.podium import podium_view
from rules.contest.showing.standings import pages_of, standings_view
from rules.contest.showing.subject import Subject
from rules.contest.views.pairings import PODS_A_PAGE
from rules.core.text import Say, msg
from tests.render.contest.gallery import crests
from tests.render.contest.samples import LAST, NAMES, SUNDAY
from tests.rules.contest.courses import Course
from tests.rules.contest.events import course
from tests.scale import sized

MOMENTS = sized(1, 4)
"""Beside the end."""


@dataclass
class Watched(Course):
    """A tournament that remembers how it was after each duty."""

    seen: list[Snapshot] = field(default_factory=list)

    def _after(self) -> None:
        self.seen.append(self.at)
        super()._after()


@cache
def moments(event: str, condition: str) -> tuple[Snapshot, ...]:
    """Return a tournament at some moments once it had begun; the last is its end."""
    given = course(event, condition)
    watched = Watched(
        given.at, given.rng, habits=given.habits, late=given.late, leaves=given.leaves
    )
    end = watched.run()
    begun = [at for at in watched.seen if at.stages and at.stages[0].rounds]
    step = max(1, len(begun) // MOMENTS)
    return (*begun[step // 2 :: step], end)


def subject_of(at: Snapshot, name: str | None = None, title: str = LAST) -> Subject:
    names = {each.no: name or f"{NAMES[each.no % len(NAMES)]} {each.no}" for each in at.entries}
    return Subject(title, "Autumn Cup", names)


@dataclass(frozen=True)
class Shown:
    """A picture with its description, and with its twin if it has one."""

    kind: str
    paint: Callable[[Say], Image]
    text: Callable[[Say], str] | None
    alt: Callable[[Say], str]


def pictures_of(at: Snapshot, subject: Subject) -> Iterator[Shown]:
    """Everything that can be shown of a tournament at a moment."""
    for stage, held in enumerate(at.stages, start=1):
        is_solo = plan_of(at, stage).scheme.wanted == 1
        count = 0 if is_solo else pages_of(at, stage)
        pages = [standings_view(at, stage, subject, page=page) for page in range(count)]
        for view in pages:
            yield Shown(
                "standings",
                partial(paint_standings, view, crests),
                partial(files.standings_text, pages),
                partial(alts.standings_alt, view),
            )
        if held.rounds:
            number = len(held.rounds)
            waited = ((0, 0),) if held.rounds[-1].pods[:1] else ()
            tables = [
                pairings_view(at, stage, number, subject, due=SUNDAY, waited=waited, page=page)
                for page in range(max(1, -(-len(held.rounds[-1].pods) // PODS_A_PAGE)))
            ]
            for round_view in tables:
                yield Shown(
                    "pairings",
                    partial(paint_pairings, round_view, crests),
                    None,
                    partial(alts.pairings_alt, round_view),
                )
        yield from _of_format(at, stage, subject)
    if end := podium_view(at, subject, SUNDAY):
        yield Shown(
            "podium",
            partial(paint_podium, end, crests),
            None,
            partial(alts.podium_alt, end),
        )


def _of_format(at: Snapshot, stage: int, subject: Subject) -> Iterator[Shown]:
    plan = plan_of(at, stage)
    if tree := bracket_view(at, stage, subject, msg("contest.finished")):
        yield Shown(
            "bracket",
            partial(paint_bracket, tree, crests),
            partial(files.bracket_text, tree),
            partial(alts.bracket_alt, tree),
        )
    groups = at.stages[stage - 1].groups
    for group in range(1, len(groups) + 1) if groups else (None,):
        if plan.format not in (Format.ROUND_ROBIN, Format.GROUPS, Format.LEAGUE):
            break
        if woven := crosstable_view(at, stage, subject, group):
            yield Shown(
                "crosstable",
                partial(paint_crosstable, woven, crests),
                partial(files.crosstable_text, woven),
                partial(alts.crosstable_alt, woven),
            )
    if plan.format is Format.DUPLICATE and plan.scheme.wanted == 1:
        opens = (SUNDAY,) * len(at.deals)
        pages = [
            duplicate_view(at, stage, subject, opens, page=page)
            for page in range(duplicate_pages(at, stage))
        ]
        for deals in pages:
            yield Shown(
                "duplicate",
                partial(paint_duplicate, deals, crests),
                partial(files.duplicate_text, pages),
                partial(alts.duplicate_alt, deals),
            )
