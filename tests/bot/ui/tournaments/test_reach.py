"""Whatever a plan can hold is a choice of the organiser, or follows from kind, title and date."""

from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

from msgspec import Struct

from bot.features.tournament.choices.kinds import plan_for
from bot.features.tournament.choices.more import choices, chosen
from bot.store.contest.rows import Settings
from rules.contest.director.plan import DealScoring, Format, Plan, StagePlan, Unfinished
from rules.contest.pairing.model import Remainder, Repeats, Within
from rules.contest.plans.checking import check
from rules.contest.plans.defaults import PAIR
from rules.contest.scores.results import Scheme
from rules.registry import GAME_KEYS, load
from tests.bot.ui.tournaments.test_kinds import OFFERED, STARTS, draft

FOLLOWING: Final = {
    "Plan": {"stages", "starts_at_ms"},
    "StagePlan": {"scheme", "smallest"},
    "Scheme": {"seed"},
    "Settings": {"eligible", "zone", "is_sealed", "winner_role", "circuit_id"},
}
"""Fields that no menu of texts changes in every draft: roles are picked, circuits are those of the server, the start is
asked before the draft, others hold fields, or follow from the kind."""


def _changes(before: Any, after: Any) -> Iterator[tuple[str, str, object]]:
    """Yield the fields that differ, with their new values."""
    for name in before.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if name == "stages":
            for one, other in zip(old, new, strict=False):
                yield from _changes(one, other)
            for added in new[len(old) :]:
                yield ("StagePlan", "cut", added.cut)
        elif isinstance(old, Struct) and isinstance(new, Struct):
            yield from _changes(old, new)
        elif old != new:
            yield type(before).__name__, name, new


def _reached() -> tuple[set[tuple[str, str]], set[object]]:
    fields, values = set[tuple[str, str]](), set[object]()

    def note(title: str, plan: Plan) -> Iterator[Plan]:
        held = draft(title, plan)
        for name, choice in choices(held).items():
            for value in choice.values:
                after = choice.change(value)
                for before, now in ((plan, after[0]), (held.row.settings, after[1])):
                    for of, field, new in _changes(before, now):
                        fields.add((of, field))
                        if isinstance(new, Enum):
                            values.add(new)
                if name == "seats" and after[0] != plan:
                    yield after[0]

    for title, kind in OFFERED:
        for resized in note(title, plan_for(kind, load(title).seats, STARTS)[0]):
            if resized.stages[0].scheme.wanted == PAIR:
                list(note(title, resized))
    return fields, values


def test_every_field_of_a_plan_is_a_choice_or_follows_from_the_kind() -> None:
    fields, values = _reached()
    for of in (Plan, StagePlan, Scheme, Settings):
        name = of.__name__
        left = set(of.__struct_fields__) - {field for owner, field in fields if owner == name}
        assert left == FOLLOWING[name], name
    offered = {*Unfinished, *Repeats, *Remainder, *Within, *DealScoring}
    usual = {Unfinished.ROBOTS, Repeats.AVOID, Remainder.SHORT_LOW, Within.DRAW}
    assert offered - usual - {DealScoring.MATCHPOINTS} <= values


def test_late_tables_are_ranked_as_they_stand_where_the_title_can_tell() -> None:
    for title in GAME_KEYS:
        game = load(title)
        plan, _ = plan_for("single_table", game.seats, STARTS)
        offered = choices(draft(title, plan))["unfinished"].values
        assert (Unfinished.STANDING in offered) == (game.interim is not None)
    assert load("mine").interim is not None


def test_tables_of_another_size_keep_what_the_organiser_chose() -> None:
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    held = draft("mine", plan)
    for name, value in (("repeats", "allow"), ("scoring", "win"), ("cut", "8"), ("gap", "24")):
        held = draft("mine", *chosen(held, name, value))
    changed, _ = chosen(held, "seats", "2")
    first, playoffs = changed.stages
    assert (first.scheme.wanted, first.sizes, first.scheme.scoring) == (2, (2,), "win")
    assert (first.repeats, changed.gap_ms) == (Repeats.ALLOW, held.row.plan.gap_ms)
    assert (playoffs.format, playoffs.cut) == (Format.SINGLE, 4)
    back, _ = chosen(draft("mine", changed), "seats", "4")
    assert back.stages[0].sizes == plan.stages[0].sizes


def test_playoffs_can_be_cut_to_more_than_one_table() -> None:
    for title, wanted in (("mine", ["4", "8", "16", "32"]), ("expancity", ["4", "8", "16", "32"])):
        plan, _ = plan_for("swiss", load(title).seats, STARTS)
        held = draft(title, plan)
        assert [each for each in choices(held)["cut"].values if each != "no"] == wanted
        changed, _ = chosen(held, "cut", "16")
        check(changed, tuple(held.game.seats))
        assert (changed.stages[1].format, changed.stages[1].cut) == (Format.SINGLE, 16)
        again = draft(title, changed)
        for name, value in (("through", "1"), ("bracket", "yes")):
            after, _ = chosen(again, name, value)
            assert choices(draft(title, after))[name].now == value


def test_playoffs_of_another_size_keep_what_the_organiser_chose() -> None:
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    held = draft("mine", *chosen(draft("mine", plan), "cut", "16"))
    for name, value in (("through", "1"), ("bracket", "yes")):
        held = draft("mine", *chosen(held, name, value))
    changed, _ = chosen(held, "cut", "8")
    check(changed, tuple(held.game.seats))
    after = draft("mine", changed)
    assert [choices(after)[name].now for name in ("cut", "through", "bracket")] == ["8", "1", "yes"]
