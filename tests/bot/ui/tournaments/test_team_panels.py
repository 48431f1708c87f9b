"""The panels of teams: found or join one, order its boards, remove a member; and the posts that show teams."""

from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.core.caller import Caller
from bot.core.controls.ids import TournamentId
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import plan_for
from bot.features.tournament.choices.more import choices, chosen
from bot.features.tournament.clicks import TournamentButtons
from bot.features.tournament.desk.altering import open_choices
from bot.features.tournament.joining import Joining
from bot.features.tournament.parts import Tournament
from bot.features.tournament.posts.announcing import announcement, entrants_post
from bot.features.tournament.teams import NAME
from bot.features.tournament.views.own import own_page
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES
from bot.store.contest.rows import Settings
from bot.tournaments.eligibility import ANYBODY
from bot.tournaments.model import Held
from bot.tournaments.teaming import captain_of, members_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Kind
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, START_MS, TITLES, Hall
from tests.bot.tournaments.test_teams import teams
from tests.bot.ui.tournaments.persons import ENTRANT, MANAGER, OWN_TABLE, WITH_ROLE, House
from tests.bot.ui.tournaments.test_rights import house
from tests.catalogues import toy_catalogues
from tests.refusing import refuses

__all__ = ["hall", "house"]

pytestmark = pytest.mark.slow

CATALOGUES = toy_catalogues()
NUMBERS = count(500_000)
A, B, C = range(FIRST_MEMBER, FIRST_MEMBER + 3)


def _joining(hall: Hall) -> Joining:
    core: Any = SimpleNamespace(settings=None, catalogues=CATALOGUES)
    return Joining(core, hall.tournaments)


def _by(member: int, language: str = "en", name: str = "") -> Caller:
    return Caller(member, Typed(name or f"M{member}"), next(NUMBERS), language, GUILD)


def _controls(post: Post) -> Iterator[Any]:
    return iter(() if post.view is None else post.view.walk_children())


def _ids(post: Post) -> dict[str, Any]:
    """Return the controls of a post by operation."""
    found = {}
    for each in _controls(post):
        clicked = TournamentId.read(each.item.custom_id)
        assert clicked is not None
        found[clicked.op] = each.item
    return found


async def _pressed(
    hall: Hall, caller: Caller, number: int, op: str, *values: str, name: str = ""
) -> Post:
    """Return the answer to a control of a team."""
    joining = _joining(hall)
    match op:
        case "join":
            return await joining.join(caller, number, ANYBODY)
        case "teamin":
            return await joining.enter_team(caller, number, ANYBODY, int(values[0]))
        case "teamnew":
            return await joining.enter_team(caller, number, ANYBODY, 0, name)
        case _:
            return await joining.own_team(caller, TournamentId(op, number), values)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_member_founds_a_team_and_a_friend_joins_it(hall: Hall, language: str) -> None:
    held = await hall.announced(teams(3))
    asked = await _pressed(hall, _by(A, language), held.id, "join")
    assert set(_ids(asked)) == {"teamnew", "sub"}
    made = await _pressed(hall, _by(A, language), held.id, "teamnew", name="*Reds* @here")
    assert r"\*Reds\*" in made.content
    assert "@here" not in made.content
    assert {"team", "rules", "out"} <= set(_ids(made))
    asked = await _pressed(hall, _by(B, language), held.id, "join")
    (option,) = _ids(asked)["teamin"].options
    assert (option.label, option.value) == ("*Reds* @here", "1")
    assert f"M{A}" in option.description
    joined = await _pressed(hall, _by(B, language), held.id, "teamin", "1")
    assert f"1. M{A}" in joined.content
    assert f"2. M{B}" in joined.content
    again = await _pressed(hall, _by(B, language), held.id, "join")
    assert set(_ids(again)) == {"out"}
    held = await hall.tournaments.show(held.id)
    own = await own_page(hall.tournaments, Shown(held), A, translator(CATALOGUES[language], None))
    assert "team" in _ids(own)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_captain_has_menus_for_boards_and_removal(hall: Hall, language: str) -> None:
    held = await hall.announced(teams(3))
    await _pressed(hall, _by(A, language), held.id, "teamnew", name="Reds")
    for member in (B, C):
        await _pressed(hall, _by(member, language), held.id, "teamin", "1")
    panel = await _pressed(hall, _by(A, language), held.id, "team")
    menus = _ids(panel)
    assert [each.label for each in menus["teamup"].options] == [f"M{B}", f"M{C}"]
    assert [each.label for each in menus["teamout"].options] == [f"M{B}", f"M{C}"]
    panel = await _pressed(
        hall, _by(A, language), held.id, "teamup", menus["teamup"].options[1].value
    )
    assert panel.content.index(f"M{C}") < panel.content.index(f"M{B}")
    panel = await _pressed(
        hall, _by(A, language), held.id, "teamout", menus["teamout"].options[0].value
    )
    assert f"M{B}" not in panel.content
    held = await hall.tournaments.show(held.id)
    assert held.of_member(B) is None
    with refuses("tournament.not_captain"):
        await _pressed(hall, _by(C, language), held.id, "teamup", "1")


async def test_the_command_joins_a_team_by_its_name_or_founds_it(hall: Hall) -> None:
    held = await hall.announced(teams())
    for member in (A, B):
        await _joining(hall).join(_by(member), held.id, ANYBODY, team="Reds")
    held = await hall.tournaments.show(held.id)
    assert [each.team_no for each in held.stored.entrants] == [1, 1]


async def test_a_member_who_checks_in_without_a_team_is_asked_for_one(hall: Hall) -> None:
    held = await hall.announced(teams())
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.looked(held.id)
    asked = await _joining(hall).check_in(_by(A), held.id, ANYBODY)
    assert set(_ids(asked)) == {"teamnew", "sub"}


async def test_a_member_may_be_a_substitute_without_a_team(hall: Hall) -> None:
    held = await hall.announced(teams())
    await _joining(hall).join(_by(A), held.id, ANYBODY, as_substitute=True)
    held = await hall.tournaments.show(held.id)
    entrant = held.of_member(A)
    assert entrant is not None
    assert (entrant.kind, entrant.team_no) == (Kind.SUBSTITUTE, None)
    with refuses("tournament.team_needed"):
        await _pressed(hall, _by(A), held.id, "team")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_announcement_rules_and_list_tell_of_teams(hall: Hall, language: str) -> None:
    held = await hall.announced(teams())
    for member, op, value in ((A, "teamnew", "Reds"), (B, "teamin", "1"), (C, "teamnew", "Blues")):
        await _pressed(hall, _by(member), held.id, op, value, name=value)
    held = await hall.tournaments.show(held.id)
    text = translator(CATALOGUES[language], None)
    said = announcement(Shown(held), text).content
    assert text.words("tournament.teams_of", size=2) in said
    assert "Blues (1)" in said
    assert (
        text.words("tournament.rules_teams", size=2)
        in rules_post(Shown(held), text, ("x",)).content
    )
    listed = entrants_post(Shown(held), text).content
    assert f"**Reds:** M{A} · M{B}" in listed


async def _draft(hall: Hall, kind: str) -> Held:
    given, _ = plan_for(kind, TITLES["solo"].seats, START_MS)
    return await hall.tournaments.create(
        hall.by(ORGANISER),
        guild_id=GUILD,
        channel_id=CHANNEL,
        language="en",
        name=Typed("Cup"),
        title="solo",
        plan=given,
        settings=Settings(),
    )


@pytest.mark.parametrize(
    ("kind", "has_teams"),
    [("swiss", True), ("duels", True), ("round_robin", True), ("double", False), ("heats", False)],
)
async def test_teams_are_offered_where_they_fit(hall: Hall, kind: str, has_teams: bool) -> None:
    held = await _draft(hall, kind)
    assert ("teams" in choices(held)) == has_teams
    if not has_teams:
        return
    assert choices(held)["teams"].values == ("no", "2", "3", "4")
    plan, settings = chosen(held, "teams", "3")
    held = await hall.tournaments.change_plan(
        held.id, hall.by(ORGANISER), plan=plan, settings=settings, name=held.row.name
    )
    assert (held.row.plan.team_size, len(held.row.plan.stages)) == (3, 1)
    assert not {"cut", "late", "guests"} & set(choices(held))
    assert min(map(int, choices(held)["min"].values)) == 6
    held = await hall.tournaments.announce(held.id, hall.by(ORGANISER))
    assert "teams" not in open_choices(held)
    assert held.row.plan.stages[0].format in (Format.SWISS, Format.ROUND_ROBIN)


def test_the_text_box_asks_for_a_name() -> None:
    core: Any = SimpleNamespace(settings=None, catalogues=CATALOGUES)
    for language in LANGUAGES:
        text = translator(CATALOGUES[language], None)
        tournaments: Any = None
        modal = Joining(core, tournaments).teams.window(TournamentId("teamnew", 1), text)
        (label,) = modal.children
        assert isinstance(label, discord.ui.Label)
        assert isinstance(label.component, discord.ui.TextInput)
        assert label.component.custom_id == NAME


async def test_every_button_of_teams_does_its_work(house: House) -> None:
    """Click through the router, from signing up to the removal of a member."""
    event = await house.in_teams()
    number, service = event.held.id, house.core.of(Tournament).service

    async def held() -> Held:
        return await service.show(number)

    assert await house.click(event, ENTRANT, "join") is None
    assert await house.click(event, ENTRANT, "teamnew") is None
    interaction = event.interaction(ENTRANT)
    box = {"type": 4, "custom_id": NAME, "value": "Reds"}
    interaction.data = {"components": [{"type": 18, "component": box}]}
    written = TournamentId("teamnew", number).write()
    await TournamentButtons(house.core).window(interaction, written)
    assert await house.click(event, OWN_TABLE, "teamin", values=("1",)) is None
    assert len(members_of(await held(), 1)) == 2
    assert await house.click(event, WITH_ROLE, "teamin", values=("1",)) == "tournament.team_full"
    for person in (ENTRANT, OWN_TABLE):
        assert await house.click(event, person, "team") is None
    assert await house.click(event, MANAGER, "team") == "tournament.not_in"
    second = str(members_of(await held(), 1)[1].no)
    assert await house.click(event, OWN_TABLE, "teamup", values=(second,)) == (
        "tournament.not_captain"
    )
    assert await house.click(event, ENTRANT, "teamup", values=(second,)) is None
    assert [each.board for each in members_of(await held(), 1) if str(each.no) == second] == [1]
    assert await house.click(event, ENTRANT, "teamout", values=(second,)) is None
    assert len(members_of(await held(), 1)) == 1
    assert await house.command(event, WITH_ROLE, "tournament join", team="reds") is None
    assert len(members_of(await held(), 1)) == 2
    assert await house.click(event, MANAGER, "join") is None
    assert await house.click(event, MANAGER, "sub") is None
    assert await house.click(event, ENTRANT, "out") is None
    captain = captain_of(await held(), 1)
    assert captain is not None
    assert captain.member_id == event.members[WITH_ROLE]
