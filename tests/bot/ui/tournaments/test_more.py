"""Every value behind *Change more* is one with which the tournament can be created, in words of its own."""

import pytest
from msgspec.structs import replace

from bot.core.controls.components import OPTION_CHARS
from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import plan_for
from bot.features.tournament.choices.more import (
    choices,
    chosen,
    more_view,
    more_words,
    page_of,
    pickers,
)
from bot.features.tournament.choices.more_groups import GROUPS, pages_of
from bot.features.tournament.choices.more_rules import points_now, with_points
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.words import Shown, format_lines
from bot.i18n import LANGUAGES, Catalogues
from bot.tournaments.creating import checked
from bot.tournaments.errors import TournamentRefusal
from rules.contest.scores.tie_breaks import DRAW, POINTS
from rules.registry import load
from tests.bot.ui.tournaments.test_kinds import IN_TURN, OFFERED, STARTS, draft
from tests.catalogues import own_catalogues
from tests.refusing import refuses
from tests.scale import one_in

STAYING = {
    *(
        "scoring",
        "tie1",
        "bye",
        "advance",
        "lives",
        "group",
        "reset",
        "bracket",
        "twice",
        "best_of",
    ),
    *("repeats", *GROUPS["points"], *GROUPS["pairing"]),
}
"""Choices that are still there whichever of their values is chosen."""


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return own_catalogues()


@pytest.mark.parametrize(("title", "kind"), one_in(len(OFFERED), OFFERED, always=IN_TURN))
def test_every_value_on_offer_makes_a_draft_that_can_be_created(title: str, kind: str) -> None:
    plan, _ = plan_for(kind, load(title).seats, STARTS)
    refused: list[tuple[str, str, bool]] = []
    for name, choice in choices(draft(title, plan)).items():
        assert choice.now in choice.values, name
        for value in choice.values:
            try:
                after = draft(title, *choice.change(value))
            except TournamentRefusal as error:
                refused.append((name[:4], error.code, value == choice.now))
                continue
            again = choices(after).get(name)
            assert again is not None or name not in STAYING, (name, value)
            assert again is None or again.now == value, (name, value)
    # A title may not have a choice of its own at tables of every size, and says so.
    assert set(refused) <= {("opt.", "tournament.options_unfit", False)}


@pytest.mark.parametrize(("title", "kind"), OFFERED)
def test_a_kind_is_described_and_every_value_says_something_else(
    catalogues: Catalogues, title: str, kind: str
) -> None:
    plan, _ = plan_for(kind, load(title).seats, STARTS)
    held = draft(title, plan)
    found = choices(held)
    pages = pages_of([*found, *pickers(held)])
    for name in found:
        assert name in pages[page_of(held, name)].names
    for language in LANGUAGES:
        text = translator(catalogues[language], None)
        assert format_lines(text, held.snapshot)
        for name, choice in found.items():
            labels = [text.draw(choice.said(value)) for value in choice.values]
            assert len(set(labels)) == len(labels), name
            if not name.startswith("opt."):
                assert max(map(len, labels)) <= OPTION_CHARS, name
        if (title, kind) in IN_TURN:
            for page in range(len(pages)):
                assert more_words(held, page, text)
                assert len(more_view(held, page, text).to_components()) <= 5


def test_tie_breaks_are_ordered_by_three_menus() -> None:
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    held = draft("mine", plan)
    changed, _ = chosen(held, "tie1", "wins")
    assert changed.stages[0].scheme.order[:3] == (POINTS, "wins", "share")
    assert changed.stages[0].scheme.order[-1] == DRAW
    assert {each.scheme.order for each in changed.stages} == {changed.stages[0].scheme.order}
    changed, _ = chosen(draft("mine", changed), "tie2", "direct")
    assert changed.stages[0].scheme.order[:3] == (POINTS, "wins", "direct")
    assert "wins" not in choices(draft("mine", changed))["tie2"].values


def test_scoring_of_a_running_order_holds_in_the_final_too() -> None:
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    changed, settings = chosen(draft("mine", plan), "scoring", "win")
    assert {each.scheme.scoring for each in changed.stages} == {"win"}
    checked(load("mine"), settings, replace(changed, starts_at_ms=STARTS))


def test_draws_of_duels_count_one_point_and_the_rules_say_so(catalogues: Catalogues) -> None:
    plan, _ = plan_for("duels", load("mine").seats, STARTS)
    held = draft("mine", *chosen(draft("mine", plan), "scoring", "three_one"))
    for language in LANGUAGES:
        text = translator(catalogues[language], None)
        assert (
            text.words("tournament.rules_draws") in rules_post(Shown(held), text, ("<@1>",)).content
        )
    pods, _ = chosen(held, "seats", "4")
    assert pods.stages[0].scheme.scoring == "placement"
    assert "three_one" not in choices(draft("mine", pods))["scoring"].values


def test_own_points_are_as_many_as_seats_and_never_rise() -> None:
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    held = draft("mine", plan)
    wanted = plan.stages[0].scheme.wanted
    changed, settings = with_points(held, " ".join(map(str, range(wanted * 2, wanted, -1))))
    assert {each.scheme.scoring for each in changed.stages} == {"own:8-7-6-5"}
    again = draft("mine", changed, settings)
    assert points_now(again) == "8-7-6-5"
    assert choices(again)["scoring"].now == "own:8-7-6-5"
    for wrong in ("", "3-2-1", "1-2-3-4", "1-1-1-1", "5-4-3-2-1", "9999-1-1-0"):
        with refuses("tournament.points_unfit"):
            with_points(held, wrong)
    smaller, _ = chosen(again, "seats", "3")
    assert smaller.stages[0].scheme.scoring == "placement"
