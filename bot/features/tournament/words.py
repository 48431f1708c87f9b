"""Words that several posts of tournaments share: names, points, durations, formats and phases."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from msgspec import json

from bot.clocks.paces import DAY_MS, read_pace
from bot.core.posts.clock_lines import pace_name
from bot.core.text.lines import cut
from bot.core.text.translator import Translator
from bot.store.contest.rows import EntrantRow, PodRow, RoundRow, RulingKind, Stored, TournamentRow
from bot.tables.names import NOBODY, role, visible
from bot.tables.timing.durations import duration
from bot.tournaments.model import Held
from rules.contest.director.held import Place
from rules.contest.director.outcome import is_last
from rules.contest.director.plan import Format, Plan, StagePlan
from rules.contest.director.snapshot import Kind, Snapshot, Status
from rules.contest.plans.lengths import rounds_in
from rules.contest.scores.results import No
from rules.contest.showing.subject import is_sealed
from rules.contest.views.numbers import points_text
from rules.core.text import Msg, Typed, msg, typed

NAME_CHARS: Final = 32
_LISTED: Final = 80
"""Maximum number of names in one list."""
_LISTED_CHARS: Final = 1400
"""Maximum characters of these names in a message."""
AUTO: Final = 0
BEFORE: Final = (Status.DRAFT, Status.OPEN, Status.CHECKIN)
_WEEK, _TWO_WEEKS = 7, 14


@dataclass(frozen=True, slots=True)
class Shown:
    """A tournament, with the queries that several posts share."""

    held: Held

    @property
    def stored(self) -> Stored:
        return self.held.stored

    @property
    def row(self) -> TournamentRow:
        return self.held.row

    @property
    def at(self) -> Snapshot:
        return self.held.snapshot

    def entrant(self, no: No) -> EntrantRow:
        return self.held.entrant(no)

    def of_member(self, member_id: int) -> EntrantRow | None:
        return self.held.of_member(member_id)

    def in_play(self) -> list[EntrantRow]:
        """Return the entrants in order of entry, without withdrawn ones."""
        entrants = (each for each in self.stored.entrants if each.kind is Kind.ENTRANT)
        return [each for each in entrants if each.dropped_round is None]

    def bench(self) -> list[EntrantRow]:
        return [each for each in self.stored.entrants if each.kind is Kind.BENCH]

    @property
    def newest(self) -> RoundRow | None:
        """Return the round that was paired last."""
        return self.stored.rounds[-1] if self.stored.rounds else None

    def stage_of(self, row: RoundRow) -> int:
        """Return the number of the stage of a round."""
        return next(each.number for each in self.stored.stages if each.id == row.stage_id)

    def pods_of(self, row: RoundRow) -> list[PodRow]:
        return [each for each in self.stored.pods if each.round_id == row.id]

    def due_of(self, row: RoundRow) -> int:
        """Return the latest deadline of a round's tables."""
        usual = row.paired_ms + self.at.plan.round_ms
        return max((each.due_ms or usual for each in self.pods_of(row)), default=usual)

    def rounds_of(self, stage: int) -> int:
        """Return the number of rounds of a stage; 0 while it is unknown."""
        for each in self.stored.stages:
            if each.number == stage:
                return each.rounds_wanted
        return self.at.plan.stages[stage - 1].rounds

    def total_at(self, stage: int, number: int) -> int:
        """Return the number of rounds of a stage as posts tell it in a round.

        It is 0 if several wins decide a pairing: then the number of games is open.
        """
        several = self.at.plan.stages[stage - 1].wins > 1
        return 0 if several else max(self.rounds_of(stage), number)

    def is_deals(self, stage: int) -> bool:
        """Return whether all entrants play the same deals, with results that stay closed until a deal opens."""
        return self.at.plan.stages[stage - 1].format is Format.DUPLICATE

    @property
    def newest_stage(self) -> int:
        """Return the last stage with standings to show: one of deals, or one with a result; else the first stage."""
        begun = [
            number
            for number, stage in enumerate(self.at.stages, 1)
            if self.is_deals(number) or any(p.is_scored for one in stage.rounds for p in one.pods)
        ]
        return max(begun, default=1)

    def stage_with(self, number: int) -> int | None:
        """Return the last stage with a round of this number; the final table does not count as a round."""
        counted = [
            at
            for at, stage in enumerate(self.at.stages, 1)
            if 1 <= number <= len(stage.rounds) and not self.is_final_table(at)
        ]
        return max(counted, default=None)

    def is_final_table(self, stage: int) -> bool:
        """Return whether a stage is the one table at which the best of the earlier stages meet."""
        return stage > 1 and self.at.plan.stages[stage - 1].format is Format.SINGLE_TABLE

    def who_played(self) -> set[No]:
        """Return all entrants that have had a seat at a table, including withdrawn ones."""
        return {each.no for each in self.stored.seats}

    def is_closed(self, stage: int) -> bool:
        """Return whether no deal of a stage is open yet, so that its standings must stay secret."""
        if not self.is_deals(stage):
            return False
        rounds = self.at.stages[stage - 1].rounds if len(self.at.stages) >= stage else ()
        return all(is_sealed(self.at, pod) for each in rounds for pod in each.pods)

    def is_alone(self, stage: int) -> bool:
        """Return whether all entrants play the same deals solo."""
        return self.is_deals(stage) and self.at.plan.stages[stage - 1].scheme.wanted == 1

    @property
    def is_paused(self) -> bool:
        return self.row.paused_ms is not None

    def named(self, place: Place) -> Msg:
        """Return the name of a table: its part of the tournament, its round and its number."""
        if self.is_final_table(place.stage):
            return msg("tournament.table_final")
        key = "table_at" if place.stage == 1 else "table_playoffs"
        return msg(f"tournament.{key}", number=place.number, table=place.pod + 1)

    def players_of(self, text: Translator, pod: PodRow) -> str:
        """Return the names of a table's players, in the order of seats."""
        return names(text, (self.entrant(each.no) for each in self.held.seats(pod.id)))


def person(text: Translator, name: Typed) -> str:
    """Return a member's name, so that it neither formats nor mentions; a former player has a common one."""
    shown = cut(visible(name), NAME_CHARS)
    return text.say(typed(Typed(shown)) if shown else msg(NOBODY))


def event(text: Translator, shown: Shown) -> str:
    name = visible(shown.row.name) or "–"
    return text.say(typed(Typed(name)))


def title(shown: Shown) -> Msg:
    return Msg(f"{shown.row.title}.title")


def length(length_ms: int) -> Msg:
    """Return a duration in words: in weeks from two on if they are whole, or if it is over four."""
    days = round(length_ms / DAY_MS)
    if days >= _TWO_WEEKS and (days % _WEEK == 0 or days > _TWO_WEEKS * 2):
        return msg("tournament.weeks", count=round(days / _WEEK))
    return duration(length_ms)


def names(text: Translator, rows: Iterable[EntrantRow], between: str = " · ") -> str:
    """Return names in a row, with an ellipsis in place of those that do not fit."""
    found = [person(text, each.name) for each in rows]
    ends = accumulate(len(name) + len(between) for name in found)
    room = sum(end <= _LISTED_CHARS for end in ends)
    listed = found[: min(room, _LISTED)]
    return between.join([*listed, "…"] if len(listed) < len(found) else listed)


def points(text: Translator, units: int) -> str:
    """Return points as readers write them, with the decimal mark of the language."""
    return points_text(units, text.words("contest.decimal_mark"))


def pace(text: Translator, shown: Shown) -> str:
    """Return the name of the time control of the tables."""
    read = read_pace(shown.row.settings.pace)
    if read is None:
        return text.words("tournament.no_clock")
    name = pace_name(read)
    return text.say(name) if isinstance(name, Msg) else name


def format_lines(text: Translator, at: Snapshot) -> str:
    """Return the format of a tournament, in a sentence for each stage; before the start also its length."""
    first, *others = at.plan.stages
    lines = [_format(text, first, at)]
    for number, stage in enumerate(others, start=1):
        seats = stage.cut or stage.scheme.wanted
        key = "then_cut" if stage.cut else "then_playoffs"
        if stage.format is Format.SINGLE_TABLE and not at.stages:
            key = "then_final_if"
        elif stage.format is Format.SINGLE_TABLE:
            key = "no_final" if is_last(at, number) else "then_final"
        lines.append(text.words(f"tournament.{key}", seats=seats))
    if at.plan.team_size:
        lines.append(text.words("tournament.teams_of", size=at.plan.team_size))
    if at.status in BEFORE and (takes := _takes(text, at.plan)):
        lines.append(takes)
    return " ".join(lines)


def seeds_line(text: Translator, shown: Shown) -> str:
    """Return a sentence about the seeds; empty if one table or the entrant alone is all there is."""
    first = shown.at.plan.stages[0]
    if first.format is Format.SINGLE_TABLE or first.scheme.wanted == 1:
        return ""
    key = "seeds_rated" if shown.row.settings.is_rated else "seeds_drawn"
    return text.words("tournament.seeds_by_hand" if _is_seeded(shown) else f"tournament.{key}")


def _is_seeded(shown: Shown) -> bool:
    """Return whether the organiser has seeded entrants by hand; the latest such change counts."""
    orders = (
        after["order"]
        for each in reversed(shown.stored.rulings)
        if each.kind is RulingKind.CHANGE and (after := json.decode(each.after))["what"] == "seeds"
    )
    return bool(next(orders, ()))


def _takes(text: Translator, plan: Plan) -> str:
    """Return a sentence about the length with few players and with all; empty if the format has named it."""
    least, most = (rounds_in(plan, count) for count in (plan.entrants_min, plan.entrants_max))
    if most < 2:
        return ""
    key = "takes" if least == most else "takes_between"
    between = {"from": length(least * plan.round_ms), "to": length(most * plan.round_ms)}
    return text.words(f"tournament.{key}", **between)


def _format(text: Translator, stage: StagePlan, at: Snapshot) -> str:
    key = stage.format.value
    if stage.format is Format.SWISS and stage.rounds == AUTO:
        key = "swiss_auto"
    if stage.format is Format.DUPLICATE and stage.scheme.wanted == 1:
        key = "duplicate_alone"
    return text.words(
        f"tournament.format.{key}",
        seats=stage.scheme.wanted,
        rounds=stage.rounds,
        once=stage.at_once,
        advance=stage.advance,
        length=length(at.plan.round_ms),
    )


def phase(text: Translator, shown: Shown) -> str:
    """Return the phase of a tournament in a few words."""
    status = shown.at.status
    key = "paused" if shown.is_paused and status is Status.RUNNING else status.value
    newest = shown.newest
    number = 1 if newest is None else newest.number
    stage = 1 if newest is None else shown.stage_of(newest)
    return text.words(
        f"tournament.phase.{key}",
        count=len(shown.in_play()),
        most=shown.at.plan.entrants_max,
        number=number,
        all=shown.total_at(stage, number),
    )


def beside_lines(shown: Shown, text: Translator) -> list[str]:
    """Return the lines about the circuit that a tournament counts for, and about its winner's role."""
    settings, lines = shown.row.settings, []
    whose = "_team" if shown.at.plan.team_size else ""
    lines += [
        text.words(f"tournament.counts_for{whose}", name=typed(each.name))
        for each in shown.stored.circuits
        if each.id == settings.circuit_id and each.counts(shown.row.ended_ms)
    ]
    if settings.winner_role is not None:
        lines.append(text.words(f"tournament.winner_role{whose}", role=role(settings.winner_role)))
    return lines
