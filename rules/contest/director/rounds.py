"""New stages and new rounds, in the form in which they are stored."""

from contextlib import suppress
from dataclasses import dataclass

from msgspec import structs

from rules.contest.director.held import RoundHeld, Stage
from rules.contest.director.outcome import disqualified_last, is_last, members, plan_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Entry, Kind, Snapshot, Status
from rules.contest.director.stages.double import bracket
from rules.contest.director.stages.drawn import Drawn, Ranked
from rules.contest.director.stages.forms import form_of
from rules.contest.director.stages.lives import lives_left
from rules.contest.director.stages.matches import merged
from rules.contest.director.stages.single import alive, small_finalists
from rules.contest.director.teams import full_teams
from rules.contest.formats.proof import Proof, ScheduleCertificate
from rules.contest.pairing.by_hand import Unfit
from rules.contest.pairing.certificate import Certificate
from rules.contest.pairing.model import ALGORITHM
from rules.contest.scores.results import No


@dataclass(frozen=True, slots=True)
class PairedRound:
    """A paired round, with its proof if it was optimised or follows a schedule."""

    held: RoundHeld
    certificate: Certificate | None = None
    schedule: ScheduleCertificate | None = None

    @property
    def proof(self) -> Proof | None:
        return self.certificate or self.schedule


def order_of(at: Snapshot, stage: int) -> Ranked:
    """Return all members of a stage that has begun, best first, as it stands or ended.

    An entrant whose seat a substitute took in the first round never played, and is at the end; behind are only the
    disqualified.
    """
    found = form_of(plan_of(at, stage)).order(at, stage)
    ranked = {no for group in found for no in group}
    left = [each for each in members(at, stage) if each.kind is Kind.ENTRANT]
    absent = tuple(each.no for each in left if each.no not in ranked)
    guests = {each.no for each in members(at, stage)} - {each.no for each in left}
    if guests:
        kept = (tuple(no for no in group if no not in guests) for group in found)
        found = tuple(group for group in kept if group)
    return disqualified_last(at, (*found, absent) if absent else found)


def field_of(at: Snapshot, stage: int) -> tuple[No, ...]:
    """Return the field of a stage that is to begin, best seed first.

    The first field is in order of seed rank, then of entry. A later one has the best of the stage before who are still
    in the tournament, up to its cut; after groups, as many as go on from each, the best of each place first.
    """
    if stage == 1:
        entrants = [each for each in at.entrants() if each.plays(1)]
        return tuple(each.no for each in sorted(entrants, key=_seed))
    entries = {each.no: each for each in at.entries}
    before = [no for group in order_of(at, stage - 1) for no in group]
    left = [no for no in before if entries[no].plays(1, stage)]
    groups = at.stages[stage - 2].groups
    through = len(groups) * plan_of(at, stage - 1).advance if groups else None
    return tuple(left[: plan_of(at, stage).cut or through])


def next_stage(at: Snapshot, stage: int, seed: int, now_ms: int) -> Stage:
    """Return the stage in the form in which it is stored when it begins; `seed` is that of its round 0.

    Raises:
        Unpairable: the format does not take so many.
    """
    form = form_of(plan_of(at, stage))
    held = form.begin(at, stage, field_of(at, stage), seed)
    return structs.replace(held, begun_ms=now_ms)


def next_round(at: Snapshot, stage: int, seed: int, now_ms: int) -> PairedRound:
    """The next round of a stage as it is to be stored. Pods set by hand that cannot be played any more are drawn.

    Raises:
        Unpairable: too_few.
    """
    number = len(at.stages[stage - 1].rounds) + 1
    if at.by_hand is not None and (at.by_hand.stage, at.by_hand.number) == (stage, number):
        with suppress(Unfit):
            return drawn_round(at, stage, seed, now_ms)
    return drawn_round(structs.replace(at, by_hand=None), stage, seed, now_ms)


def drawn_round(at: Snapshot, stage: int, seed: int, now_ms: int) -> PairedRound:
    """The next round of a stage, of pods set by hand if there are any.

    Raises:
        Unpairable: too_few.
        Unfit: pods that were set by hand cannot be played.
    """
    drawn: Drawn = form_of(plan_of(at, stage)).draw(at, stage, seed)
    held = RoundHeld(drawn.pods, drawn.rests, now_ms)
    if drawn.given is None or drawn.pairing is None:
        return PairedRound(held, schedule=drawn.schedule)
    return PairedRound(held, Certificate(ALGORITHM, drawn.given, drawn.pairing))


def upcoming(at: Snapshot) -> tuple[Snapshot, int, int] | None:
    """Return stage and number of the round that is drawn next, with the tournament as if its stage had begun.

    None if it cannot be told yet, if there is none, or if it follows from a schedule or a bracket. At check-in the
    entrants are those who are there; in tournaments for teams, the members of full teams that are all there.
    """
    stages = at.stages
    going_on = bool(stages) and not stages[-1].is_over
    stage = len(stages) + (not going_on)
    if stage > len(at.plan.stages) or not form_of(plan_of(at, stage)).is_free:
        return None
    if going_on:
        return at, stage, len(stages[-1].rounds) + 1
    if stages and is_last(at, stage - 1):
        return None
    if not stages and at.status is Status.CHECKIN:
        ready = {each.no for each in at.entries if each.is_checked_in}
        if at.plan.team_size:
            full = full_teams(at, ready)
            ready = {each.no for each in at.entries if each.team in full}
        here = tuple(
            each if each.no in ready else structs.replace(each, kind=Kind.BENCH)
            for each in at.entries
        )
        at = structs.replace(at, entries=here)
    elif not stages:
        return None
    return structs.replace(at, stages=(*stages, next_stage(at, stage, 0, 0))), stage, 1


def is_still_in(at: Snapshot, no: No) -> bool:
    """Return whether an entrant may get another table: not withdrawn, knocked out or cut off."""
    entry, stage = at.entry(no), len(at.stages)
    if entry.kind is not Kind.ENTRANT or entry.dropped_round is not None:
        return False
    if not stage:
        return True
    if at.stages[-1].is_over:
        return not is_last(at, stage) and no in field_of(at, stage + 1)
    if all(each.no != no for each in members(at, stage)):
        return False
    match plan_of(at, stage).format:
        case Format.SINGLE:
            at = merged(at, stage)
            return no in alive(at, stage).order or no in small_finalists(at, stage)
        case Format.DOUBLE:
            return all(no not in group for group in bracket(at, stage).out)
        case Format.LIVES:
            return lives_left(at, stage).get(no, 0) > 0
        case _:
            return True


def _seed(entry: Entry) -> tuple[bool, int, int]:
    return (entry.rank == 0, entry.rank, entry.no)
