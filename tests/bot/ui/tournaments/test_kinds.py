"""Every kind that is offered for a title gives a plan that the service takes, and words in every language."""

import pytest
from msgspec.structs import replace

from bot.clocks.paces import HOUR_MS
from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import KINDS, kinds_for, plan_for
from bot.features.tournament.choices.more import ROLE, choices, chosen, picked_role
from bot.features.tournament.posts.announcing import announcement
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.words import Shown, format_lines, length
from bot.i18n import LANGUAGES, Catalogues
from bot.store.contest.rows import Eligible, Settings, Stored, TournamentRow
from bot.store.rows import Secrets
from bot.tables.model import Actor
from bot.tournaments.creating import created
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Held
from rules.contest.director.plan import Format, Plan
from rules.contest.director.snapshot import Snapshot, Status
from rules.core.errors import Refusal
from rules.core.text import Typed
from rules.registry import GAME_KEYS, load
from tests.catalogues import own_catalogues
from tests.refusing import refuses

NOW = 1_000 * HOUR_MS
STARTS = NOW + 100 * HOUR_MS
OFFERED = [(title, kind) for title in GAME_KEYS for kind in kinds_for(load(title).seats)]
IN_TURN = [
    (titles[number % len(titles)], kind)
    for number, kind in enumerate(KINDS)
    if (titles := [title for title, offered in OFFERED if offered == kind])
]
"""Each kind with one of the titles that offer it, and so every title."""


def draft(title: str, plan: Plan, settings: Settings | None = None) -> Held:
    game = load(title)
    row: TournamentRow = created(
        game,
        Actor(1, Typed("Ada"), 1),
        Secrets(1, b"salt"),
        guild_id=1,
        channel_id=2,
        language="en",
        name=Typed("Cup"),
        settings=settings or Settings(),
        plan=plan,
        now_ms=NOW,
    )
    nothing: tuple[()] = ()
    stored = Stored(
        tournament=row,
        referees=nothing,
        entrants=nothing,
        stages=nothing,
        rounds=nothing,
        deals=nothing,
        pods=nothing,
        seats=nothing,
        byes=nothing,
        faults=nothing,
        calls=nothing,
        wishes=nothing,
        reminded=frozenset(),
        rulings=nothing,
        disputes=nothing,
        moved=frozenset(),
    )
    return Held(stored, game, Snapshot(plan, Status.DRAFT, ()))


@pytest.fixture(scope="module")
def catalogues() -> Catalogues:
    return own_catalogues()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_announcement_says_how_long_it_takes_and_how_many_tables_are_played_at_a_time(
    catalogues: Catalogues, language: str
) -> None:
    text = translator(catalogues[language], None)
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    said = announcement(Shown(draft("mine", plan)), text).content
    between = {"from": length(plan.round_ms), "to": length(5 * plan.round_ms)}
    assert text.words("tournament.takes_between", **between) in said
    assert text.words("tournament.then_final_if", seats=4) in said
    for kind in ("round_robin", "groups", "league"):
        plan, _ = plan_for(kind, load("expancity").seats, STARTS)
        held = draft("expancity", plan)
        heads = [
            format_lines(text, draft("expancity", chosen(held, "once", each)[0]).snapshot)
            for each in choices(held)["once"].values
        ]
        assert format_lines(text, held.snapshot) == heads[1]
        assert len(set(heads)) == 4
        assert heads[1] in rules_post(Shown(held), text, ("<@1>",)).content


@pytest.mark.parametrize(("title", "kind"), OFFERED)
def test_a_final_that_is_left_out_and_chosen_again_is_the_same(title: str, kind: str) -> None:
    plan, _ = plan_for(kind, load(title).seats, STARTS)
    held = draft(title, plan)
    if "cut" not in choices(held):
        return
    size = str(plan.stages[0].scheme.wanted)
    alone, _ = chosen(held, "cut", "no")
    with_final, _ = chosen(draft(title, alone), "cut", size)
    assert len(alone.stages) == 1
    assert with_final == chosen(held, "cut", size)[0]
    assert len(plan.stages) == 1 or with_final == plan


@pytest.mark.parametrize(
    ("kind", "changed", "code"),
    [
        ("swiss", {"entrants_max": 3}, "cut_unfit"),
        ("swiss", {"entrants_min": 65}, "too_few"),
        ("swiss", {"round_ms": HOUR_MS}, "out_of_range"),
        ("groups", {"entrants_min": 2}, "too_few"),
    ],
)
def test_a_change_that_cannot_be_played_is_refused_with_the_alternatives(
    catalogues: Catalogues, kind: str, changed: dict[str, int], code: str
) -> None:
    plan, _ = plan_for(kind, load("mine").seats, STARTS)
    with pytest.raises(TournamentRefusal) as refused:
        draft("mine", replace(plan, **changed))
    assert refused.value.code == f"tournament.{code}"
    for language in LANGUAGES:
        said = translator(catalogues[language], None).say(refused.value.msg)
        assert said.count(".") >= 2


def test_conditions_of_entry_are_chosen_under_more_and_stand_in_the_rules(
    catalogues: Catalogues,
) -> None:
    plan, _ = plan_for("swiss", load("mine").seats, STARTS)
    held = draft("mine", plan)
    for name, value in (("account", "30"), ("tables", "5"), ("language", "it")):
        held = draft("mine", *chosen(held, name, value))
    held = draft("mine", *picked_role(held, ROLE, ["77"]))
    assert held.row.settings.eligible == Eligible(77, 30, 5, "it")
    text = translator(catalogues["en"], None)
    said = rules_post(Shown(held), text, ("<@1>",)).content
    assert "<@&77>, accounts at least 30 days old" in said
    assert "Italian" in said
    assert draft("mine", *picked_role(held, ROLE, [])).row.settings.eligible.role_id is None
    for values in (["77", "78"], ["x"], ["9" * 21]):
        with pytest.raises(Refusal):
            picked_role(held, ROLE, values)


def test_every_option_of_a_title_that_changes_a_table_is_under_more() -> None:
    for title in GAME_KEYS:
        game = load(title)
        plan, _ = plan_for("single_table", game.seats, STARTS)
        held = draft(title, plan)
        offered = {name for name in choices(held) if name.startswith("opt.")}
        sizes, options = plan.stages[0].sizes, held.row.settings.options
        assert offered == {
            f"opt.{spec.name}"
            for spec in game.options
            if len(spec.offered) > 1 and any(spec.matters(size, options) for size in sizes)
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_announcement_of_closed_tables_names_the_members_who_could_look_at_them(
    catalogues: Catalogues, language: str
) -> None:
    text = translator(catalogues[language], None)
    plan, is_sealed = plan_for("deal_tables", load("mine").seats, STARTS)
    for settings in (Settings(is_sealed=is_sealed), Settings()):
        shown = Shown(draft("mine", plan, settings))
        post = announcement(shown, text, operators={12, 345})
        assert ("<@12>, <@345>" in post.content) == settings.is_sealed
        assert post.mentions == ()
        assert "<@" not in announcement(shown, text).content


def test_an_impossible_choice_is_refused() -> None:
    plan, _ = plan_for("swiss", (2, 3, 4), STARTS)
    held = draft("expancity", plan)
    with refuses("ui.outdated"):
        chosen(held, "rounds", "99")


def test_a_title_for_two_has_duels_and_no_pods() -> None:
    assert kinds_for((2,)) == (
        *("duels", "double", "groups", "round_robin", "heats", "ladder"),
        *("deal_tables", "single_table"),
    )
    with refuses("tournament.size_unfit"):
        plan_for("swiss", (2,), STARTS)


def test_every_kind_is_offered_by_some_title() -> None:
    assert {kind for _, kind in OFFERED} == set(KINDS)


def test_a_format_is_offered_only_where_its_tables_can_be_had() -> None:
    assert "double" not in kinds_for((3, 4))
    assert kinds_for((1,)) == ()


def test_every_format_is_offered() -> None:
    offered = {plan_for(kind, (1, 2, 3, 4), STARTS)[0].stages[0].format for kind in KINDS}
    assert offered == set(Format)


def test_a_number_of_players_that_does_not_fit_is_refused_with_the_reason_of_the_rules() -> None:
    for most, code in ((1, "out_of_range"), (2, "too_few")):
        with refuses(f"tournament.{code}"):
            plan_for("groups", (2, 3, 4), STARTS, most)


def test_a_tournament_that_begins_in_the_past_is_no_draft() -> None:
    plan, _ = plan_for("swiss", (2, 3, 4), NOW - 1)
    with refuses("tournament.past"):
        draft("expancity", plan)
