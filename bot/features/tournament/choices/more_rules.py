"""Choices of scoring, tie-breaks, formats and pairings behind *Change more*."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.clocks.paces import DAY_MS, HOUR_MS
from bot.features.tournament.choices.choice import Choice, Chosen
from bot.features.tournament.choices.more_company import blocks_choice, teams_choice
from bot.features.tournament.choices.more_tables import table_choices
from bot.features.tournament.words import length
from bot.tournaments.altering.keeping_apart import draws_freely
from bot.tournaments.model import Held
from rules.contest.director.plan import DealScoring, Format, Plan
from rules.contest.pairing.model import Remainder, Repeats, Within
from rules.contest.plans.checking import MOST_DEALS, Unfit, check
from rules.contest.plans.defaults import PAIR, default_plan, group_size, with_final
from rules.contest.plans.teams import may_have_teams
from rules.contest.scores.scoring import (
    DRAWS,
    MOST_POINTS,
    OWN,
    SCORINGS,
    SHARE,
    UNIT,
    column,
    is_scoring,
)
from rules.contest.scores.tie_breaks import DRAW, NAMES, POINTS
from rules.core.errors import Refusal
from rules.core.text import Arg, Msg, msg

_NO: Final = "no"
_OVERLAPS: Final = (2, 3, 5, 7, 10, 14)
"""Days from one round to the next, if they overlap."""
_WEEKS: Final = ("1", "2", "3", "4")
TIE_MENUS: Final = 3
"""So many tie-breaks are chosen in order; the others follow as they were."""
_BY_PAIRING: Final = (Format.SWISS, Format.HEATS, Format.LADDER, Format.LIVES)
_WITH_GAPS: Final = (
    *(Format.SWISS, Format.HEATS, Format.LIVES, Format.SINGLE, Format.DOUBLE, Format.GROUPS),
)
_TOLD: Final = (
    "seats",
    "teams",
    "cut",
    "rounds",
    "scoring",
    "tie1",
    "tie2",
    "tie3",
    "advance",
    "byes",
    "disputes",
)
_TIES: Final = tuple(name for name in NAMES if name not in (POINTS, DRAW))


def rule_choices(held: Held) -> dict[str, Choice]:
    """Return the menus that fit this tournament; each value that is offered makes a plan that can be played."""
    return {
        name: fitted
        for name, choice in _all(held)
        if len((fitted := _fitting(held, choice)).values) > 1
    }


def unusual(held: Held) -> list[Msg]:
    """Return the rules that are not the usual ones of the format, beside those that *Rules* always tells."""
    first, *later = held.row.plan.stages
    usual = default_plan(
        first.format, tuple(held.game.seats), held.row.plan.starts_at_ms, first.scheme.wanted
    )
    if later and first.format is not Format.GROUPS:
        usual = replace(usual, stages=with_final(usual.stages, later[0].cut))
    settings = replace(held.row.settings, are_blocks_kept=False)
    row = replace(held.row, plan=usual, settings=settings)
    known = rule_choices(Held(replace(held.stored, tournament=row), held.game, held.snapshot))
    return [
        choice.said(choice.now)
        for name, choice in rule_choices(held).items()
        if name not in _TOLD and name in known and known[name].now != choice.now
    ]


def _all(held: Held) -> Iterator[tuple[str, Choice]]:
    first = held.row.plan.stages[0]
    format_, wanted = first.format, first.scheme.wanted
    is_pair, by_deals = wanted == PAIR, format_ is Format.DUPLICATE
    knockout = eliminating(held.row.plan)
    yield from table_choices(held)
    if may_have_teams(held.row.plan):
        yield "teams", teams_choice(held)
    if format_ in (Format.HEATS, Format.LADDER, Format.DUPLICATE):
        least, most = (1, MOST_DEALS) if by_deals else (2, 12)
        yield "rounds", _of_stage(held, "rounds", "rounds", map(str, range(least, most + 1)), int)
    if by_deals:
        offered = [each for each in DealScoring if wanted > 1 or each is not DealScoring.PLACES]
        yield "deal_scoring", _worded(held, "deal_scoring", offered, DealScoring)
    if wanted > 1 and not by_deals:
        yield "scoring", _scheme(held, "scoring", SCORINGS, str, _said_scoring)
        yield from ((f"tie{at + 1}", _tie(held, at)) for at in range(TIE_MENUS))
        yield "bye", _worded(held, "bye", ("win", "second", "mean"), str)
    if format_ in (Format.HEATS, Format.LADDER):
        yield "best_of", _scheme(held, "best_of", map(str, range(9)), int, _said_best)
    if format_ in (Format.SINGLE, Format.LIVES, Format.GROUPS):
        yield "advance", _of_stage(held, "advance", "advance", map(str, range(1, 5)), int)
    if format_ is Format.LIVES:
        yield "lives", _of_stage(held, "lives", "lives", "123", int)
    if format_ in (Format.GROUPS, Format.LEAGUE):
        usual = str(first.group_size or group_size(wanted))
        sizes = sorted({*map(str, range(3, 10)), usual}, key=int)
        yield "group", _of_stage(held, "group_size", "group", sizes, int, now=usual)
    if knockout:
        yield (
            "through",
            _of_stage(held, "advance", "through", map(str, range(1, 5)), int, at=knockout),
        )
    if format_ is Format.LEAGUE:
        yield "pyramid", _either(held, "is_pyramid", "pyramid")
        yield "up", _of_stage(held, "moves_up", "up", "1234", int)
        yield "down", _of_stage(held, "moves_down", "down", "01234", int)
    if format_ is Format.DOUBLE:
        yield "reset", _either(held, "is_reset", "reset")
    if knockout is not None:
        if is_pair:
            yield "match", _of_stage(held, "wins", "match", "123", int, at=knockout)
        name = "third" if is_pair else "small"
        yield name, _either(held, "has_small_final", name, at=knockout)
        yield "bracket", _either(held, "is_fixed", "bracket", at=knockout)
    if format_ in (Format.ROUND_ROBIN, Format.GROUPS) and is_pair:
        yield "twice", _either(held, "is_twice", "twice")
    if format_ in (*_BY_PAIRING, Format.SINGLE):
        yield "repeats", _worded(held, "repeats", Repeats, Repeats)
    if draws_freely(held):
        yield "blocks", blocks_choice(held)
    if format_ in _BY_PAIRING:
        yield "byes", _of_plan(held, "free_byes", "byes", "012")
    if format_ in _BY_PAIRING and not is_pair:
        yield "remainder", _worded(held, "remainder", Remainder, Remainder)
        yield "within", _worded(held, "within", Within, Within)
    if format_ in _WITH_GAPS:
        yield "gap", _hours(held, "gap_ms", "gap", (0, 6, 12, 24, 48))
    if format_ is Format.SWISS:
        yield "overlap", _overlap(held)
    yield "season", _season(held)
    yield "disputes", _hours(held, "disputes_ms", "disputes", (0, 24, 48, 72, 168))
    if wanted > 1:
        yield "strict", _either(held, "is_strict", "strict", of_plan=True)
        yield "guests", _either(held, "substitutes_score", "guests", of_plan=True)


def _fitting(held: Held, choice: Choice) -> Choice:
    """Return a choice without the values with which the plan could not be played."""
    seats = tuple(held.game.seats)

    def fits(value: str) -> bool:
        if value == choice.now:
            return True
        try:
            check(choice.change(value)[0], seats)
        except Unfit:
            return False
        return True

    return Choice(tuple(filter(fits, choice.values)), choice.now, choice.said, choice.change)


def eliminating(plan: Plan) -> int | None:
    """Return the place of the stage that is an elimination: the first stage, or playoffs; None if there is none."""
    formats = [each.format for each in plan.stages]
    return formats.index(Format.SINGLE) if Format.SINGLE in formats else None


def _staged(plan: Plan, at: int = 0, **changed: Any) -> Plan:
    stages = [replace(each, **(changed if at == no else {})) for no, each in enumerate(plan.stages)]
    return replace(plan, stages=tuple(stages))


def _schemed(plan: Plan, **changed: Any) -> Plan:
    """Return a plan with another scheme in all its stages."""
    stages = (replace(each, scheme=replace(each.scheme, **changed)) for each in plan.stages)
    return replace(plan, stages=tuple(stages))


def _of_stage(
    held: Held,
    field: str,
    name: str,
    values: Iterable[str],
    read: Callable[[str], Any],
    *,
    now: str | None = None,
    at: int = 0,
) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def change(value: str) -> Chosen:
        return _staged(plan, at, **{field: read(value)}), settings

    known = str(getattr(plan.stages[at], field)) if now is None else now
    return Choice(_with(values, known), known, _numbered(name), change)


def _worded(held: Held, field: str, values: Iterable[str], read: Callable[[str], Any]) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def said(value: str) -> Msg:
        return msg(f"tournament.more_{field}", choice=msg(f"tournament.more_{field}_{value}"))

    def change(value: str) -> Chosen:
        return _staged(plan, **{field: read(value)}), settings

    offered = tuple(str(each) for each in values)
    return Choice(offered, str(getattr(plan.stages[0], field)), said, change)


def _scheme(
    held: Held,
    field: str,
    values: Iterable[str],
    read: Callable[[str], Any],
    said: Callable[[Held, str], Msg],
) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def change(value: str) -> Chosen:
        return _schemed(plan, **{field: read(value)}), settings

    now = str(getattr(plan.stages[0].scheme, field))
    return Choice(_with(values, now), now, lambda value: said(held, value), change)


def _tie(held: Held, at: int) -> Choice:
    """Return the menu of the tie-break at a place after the points: it goes there, and the others make room."""
    plan, settings = held.row.plan, held.row.settings
    order = [name for name in plan.stages[0].scheme.order if name != DRAW]
    leads = [name for name in order if name == POINTS]
    rest = [name for name in order if name != POINTS]

    def change(value: str) -> Chosen:
        others = [name for name in rest if name != value]
        moved = [*others[:at], value, *others[at:]]
        # Where wins count before points, the order begins with them.
        kept = [*leads, *moved] if order[:1] == leads[:1] else [moved[0], *leads, *moved[1:]]
        return _schemed(plan, order=(*kept, DRAW)), settings

    def said(value: str) -> Msg:
        return msg("tournament.more_tie", place=at + 1, choice=msg(f"tournament.tie.{value}"))

    now = rest[at] if at < len(rest) else DRAW
    before = set(rest[:at])
    offered = [name for name in _TIES if name not in before]
    return Choice(tuple(dict.fromkeys([*offered, now])), now, said, change)


def _either(held: Held, field: str, name: str, *, at: int = 0, of_plan: bool = False) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def change(value: str) -> Chosen:
        changed = {field: value == "yes"}
        return (replace(plan, **changed) if of_plan else _staged(plan, at, **changed)), settings

    holder: Any = plan if of_plan else plan.stages[at]
    now = "yes" if getattr(holder, field) else "no"
    return Choice(("yes", "no"), now, lambda value: msg(f"tournament.more_{name}_{value}"), change)


def _season(held: Held) -> Choice:
    """Return the menu of a next season, or edition: none, or one on the same weekday some weeks later."""
    plan, settings = held.row.plan, held.row.settings

    def said(value: str) -> Msg:
        if value == _NO:
            return msg("tournament.more_season_no")
        return msg("tournament.more_season", choice=int(value))

    def change(value: str) -> Chosen:
        weeks = plan.every_weeks if value == _NO else int(value)
        return replace(plan, is_season=value != _NO, every_weeks=weeks), settings

    now = str(plan.every_weeks) if plan.is_season else _NO
    return Choice((_NO, *_WEEKS), now, said, change)


def _overlap(held: Held) -> Choice:
    """Return the menu of rounds that overlap: not, or the next one so many days after the last one."""
    plan, settings = held.row.plan, held.row.settings

    def said(value: str) -> Msg:
        if value == "0":
            return msg("tournament.more_overlap_no")
        return msg("tournament.more_overlap", choice=length(int(value) * DAY_MS))

    def change(value: str) -> Chosen:
        return _staged(plan, overlap_days=int(value)), settings

    now = str(plan.stages[0].overlap_days)
    return Choice(_with(("0", *map(str, _OVERLAPS)), now), now, said, change)


def _of_plan(held: Held, field: str, name: str, values: Sequence[str]) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def change(value: str) -> Chosen:
        return replace(plan, **{field: int(value)}), settings

    now = str(getattr(plan, field))
    return Choice(_with(values, now), now, _numbered(name), change)


def _hours(held: Held, field: str, name: str, hours: tuple[int, ...]) -> Choice:
    plan, settings = held.row.plan, held.row.settings

    def said(value: str) -> Msg:
        if value == "0":
            return msg(f"tournament.more_{name}_none")
        return msg(f"tournament.more_{name}", choice=length(int(value) * HOUR_MS))

    def change(value: str) -> Chosen:
        return replace(plan, **{field: int(value) * HOUR_MS}), settings

    now = str(getattr(plan, field) // HOUR_MS)
    return Choice(_with(map(str, hours), now), now, said, change)


def _with(values: Iterable[str], now: str) -> tuple[str, ...]:
    """Return the values and the present one, numbers in their order."""
    offered = {*values, now}
    if all(each.isdecimal() for each in offered):
        return tuple(sorted(offered, key=int))
    return tuple(dict.fromkeys([*(each for each in SCORINGS if each in offered), now]))


def _numbered(name: str) -> Callable[[str], Msg]:
    def said(value: str) -> Msg:
        count: Arg = int(value)
        return msg(f"tournament.more_{name}", choice=count)

    return said


def with_points(held: Held, written: str) -> Chosen:
    """Return plan and settings with an organiser's own numbers, the first place first.

    Raises:
        Refusal: tournament.points_unfit.
    """
    plan, wanted = held.row.plan, held.row.plan.stages[0].scheme.wanted
    scoring = OWN + "-".join(re.findall(r"\d{1,5}", written)[: wanted + 1])
    if "scoring" not in rule_choices(held) or not is_scoring(scoring, wanted):
        raise Refusal("tournament.points_unfit", seats=wanted, most=MOST_POINTS)
    return _schemed(plan, scoring=scoring), held.row.settings


def points_now(held: Held) -> str:
    """Return the numbers of the present scoring as an organiser would write them; empty under shares."""
    scheme = held.row.plan.stages[0].scheme
    return "" if scheme.scoring == SHARE else _numbers(scheme.scoring, scheme.wanted)


def _numbers(scoring: str, wanted: int) -> str:
    return "-".join(str(int(each / UNIT)) for each in column(scoring, wanted, wanted))


def _said_scoring(held: Held, value: str) -> Msg:
    if value in DRAWS:
        return msg("tournament.more_scoring_draws")
    choice = msg(f"tournament.scoring.{'own' if value.startswith(OWN) else value}")
    if value == SHARE:
        return msg("tournament.more_scoring_share", choice=choice)
    wanted = held.row.plan.stages[0].scheme.wanted
    return msg("tournament.more_scoring", choice=choice, points=_numbers(value, wanted))


def _said_best(held: Held, value: str) -> Msg:
    if value == "0":
        return msg("tournament.more_best_of_all")
    return msg("tournament.more_best_of", choice=int(value))
