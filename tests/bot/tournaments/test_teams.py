"""Teams: signing up, captains, boards, incomplete teams, substitutes and rulings."""

import pytest
from msgspec import structs
from sqlalchemy import select

from bot.store import schema
from bot.store.contest import erasing
from bot.store.rows import NoticeKind
from bot.tables.names import visible
from bot.tournaments.altering.by_hand import misfit
from bot.tournaments.model import Held
from bot.tournaments.teaming import captain_of, members_of, open_teams
from rules.contest.director.held import Blame
from rules.contest.director.outcome import table_of
from rules.contest.director.plan import HOUR_MS, Format, Plan
from rules.contest.director.snapshot import Kind, Status
from rules.contest.director.teams import team_table
from rules.contest.plans.teams import with_teams
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan, stage
from tests.refusing import refuses

pytestmark = pytest.mark.slow

WHY = Typed("So it was")
A, B, C, D, E, F, G = range(FIRST_MEMBER, FIRST_MEMBER + 7)


def teams(size: int = 2, **changed: object) -> Plan:
    return structs.replace(with_teams(plan(stage(rounds=2)), size), **changed)


async def _founded(hall: Hall, given: Plan | None = None) -> Held:
    """A tournament with the team Reds of A."""
    held = await hall.announced(given or teams())
    return await hall.tournaments.team.found(held.id, hall.by(A), Typed("Reds"))


async def full(hall: Hall, count: int = 3, given: Plan | None = None) -> int:
    """A tournament of full teams of two that have all checked in, and has begun."""
    return await hall.started(2 * count, given or teams())


async def _check_in(hall: Hall, held: Held, *members: int) -> Held:
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.looked(held.id)
    for member in members:
        await hall.tournaments.check_in(held.id, hall.by(member))
    hall.clock.now = held.row.starts_ms / 1000
    return await hall.looked(held.id)


def _members(held: Held, team: int) -> list[int]:
    return [each.member_id for each in members_of(held, team)]


async def _letters(hall: Hall, *, cause: str) -> list[str]:
    """Return the targets of the direct messages of a cause."""
    query = select(schema.outbox).order_by(schema.outbox.c.id)
    rows = await hall.database.read(lambda conn: list(conn.execute(query)))
    return [
        each.target
        for each in rows
        if each.kind == NoticeKind.CALL and cause.encode() in each.payload
    ]


async def test_the_first_member_is_captain_and_others_join_in_order(hall: Hall) -> None:
    held = await _founded(hall, teams(3))
    assert [visible(each.name) for each in open_teams(held)] == ["Reds"]
    for member in (B, C):
        held = await hall.tournaments.team.join(held.id, hall.by(member), 1)
    assert _members(held, 1) == [A, B, C]
    assert [each.board for each in members_of(held, 1)] == [1, 2, 3]
    captain = captain_of(held, 1)
    assert captain is not None
    assert captain.member_id == A
    assert not open_teams(held)
    with refuses("tournament.team_full"):
        await hall.tournaments.team.join(held.id, hall.by(D), 1)


@pytest.mark.parametrize("name", ["reds", " REDS ", "Re\u200bds"])
async def test_a_name_of_a_team_is_taken_in_any_case_and_with_unseen_letters(
    hall: Hall, name: str
) -> None:
    held = await _founded(hall)
    with refuses("tournament.team_taken"):
        await hall.tournaments.team.found(held.id, hall.by(B), Typed(name))


async def test_names_are_cut_and_need_a_visible_letter(hall: Hall) -> None:
    held = await _founded(hall)
    with refuses("tournament.team_name"):
        await hall.tournaments.team.found(held.id, hall.by(B), Typed(" \u200b "))
    held = await hall.tournaments.team.found(held.id, hall.by(B), Typed("x" * 90))
    assert visible(held.team(2).name) == "x" * 32


async def test_one_signs_up_with_a_team_only_and_in_one_team(hall: Hall) -> None:
    held = await _founded(hall)
    tournaments, team = hall.tournaments, hall.tournaments.team
    with refuses("tournament.team_needed"):
        await tournaments.sign_up(held.id, hall.by(B))
    with refuses("tournament.already_in"):
        await team.found(held.id, hall.by(A), Typed("Blues"))
    with refuses("tournament.no_such_team"):
        await team.join(held.id, hall.by(B), 7)
    other = await hall.announced()
    with refuses("tournament.no_teams"):
        await team.found(other.id, hall.by(B), Typed("Blues"))
    with refuses("tournament.not_in"):
        await team.move_up(held.id, hall.by(B), 1)


async def test_a_team_takes_all_its_places_at_once(hall: Hall) -> None:
    held = await _founded(hall, teams(3, entrants_max=7))
    team = hall.tournaments.team
    held = await team.found(held.id, hall.by(B), Typed("Blues"))
    with refuses("tournament.teams_full"):
        await team.found(held.id, hall.by(C), Typed("Greens"))
    with refuses("tournament.places_taken"):
        await hall.tournaments.amend.places(held.id, hall.by(ORGANISER), 5)
    held = await team.join(held.id, hall.by(C), 2)
    assert _members(held, 2) == [B, C]


async def test_a_substitute_who_joins_later_is_not_captain(hall: Hall) -> None:
    held = await hall.announced(teams())
    await hall.tournaments.sign_up(held.id, hall.by(B), as_substitute=True)
    await hall.tournaments.team.found(held.id, hall.by(A), Typed("Reds"))
    held = await hall.tournaments.team.join(held.id, hall.by(B), 1)
    captain = captain_of(held, 1)
    assert captain is not None
    assert captain.member_id == A
    assert len(held.stored.entrants) == 2


async def test_the_captain_orders_the_boards_and_removes_members(hall: Hall) -> None:
    held, team = await _founded(hall, teams(3)), hall.tournaments.team
    for member in (B, C):
        held = await team.join(held.id, hall.by(member), 1)
    of = {each.member_id: each.no for each in held.stored.entrants}
    held = await team.move_up(held.id, hall.by(A), of[C])
    assert _members(held, 1) == [A, C, B]
    with refuses("act.unchanged"):
        await team.move_up(held.id, hall.by(A), of[A])
    with refuses("tournament.not_captain"):
        await team.move_up(held.id, hall.by(B), of[C])
    with refuses("tournament.not_captain"):
        await team.remove(held.id, hall.by(B), of[C])
    with refuses("act.unchanged"):
        await team.remove(held.id, hall.by(A), of[A])
    held = await team.remove(held.id, hall.by(A), of[C])
    assert _members(held, 1) == [A, B]
    assert [each.board for each in members_of(held, 1)] == [1, 2]
    assert await _letters(hall, cause="team_removed") == [f"member:{C}"]
    with refuses("ui.outdated"):
        await team.remove(held.id, hall.by(A), of[C])


async def test_leaving_hands_captaincy_on_and_the_last_member_takes_the_team_along(
    hall: Hall,
) -> None:
    held = await _founded(hall)
    await hall.tournaments.team.join(held.id, hall.by(B), 1)
    held = await hall.tournaments.withdraw(held.id, hall.by(A))
    captain = captain_of(held, 1)
    assert captain is not None
    assert (captain.member_id, captain.board) == (B, 1)
    assert await _letters(hall, cause="team_captain") == [f"member:{B}"]
    held = await hall.tournaments.withdraw(held.id, hall.by(B))
    assert held.stored.teams == ()
    held = await hall.tournaments.team.found(held.id, hall.by(C), Typed("Reds"))
    assert _members(held, 1) == [C]


async def test_incomplete_teams_are_told_and_go_to_the_bench(hall: Hall) -> None:
    held, team = await _founded(hall), hall.tournaments.team
    await team.join(held.id, hall.by(B), 1)
    for first, second in ((C, D), (E, F)):
        held = await team.found(held.id, hall.by(first), Typed(f"T{first}"))
        held = await team.join(held.id, hall.by(second), held.stored.teams[-1].no)
    held = await team.found(held.id, hall.by(G), Typed("Alone"))
    held = await _check_in(hall, held, A, B, C, D, E, G)
    assert held.row.status is Status.RUNNING
    kinds = {each.member_id: each.kind for each in held.stored.entrants}
    assert [each for each in kinds if kinds[each] is Kind.ENTRANT] == [A, B, C, D]
    assert all(kinds[each] is Kind.BENCH for each in (E, F, G))
    assert await _letters(hall, cause="team_short") == [f"member:{E}", f"member:{G}"]
    assert await _letters(hall, cause="missed") == [f"member:{F}"]
    with refuses("tournament.benched"):
        await hall.tournaments.sign_up(held.id, hall.by(G))
    with refuses("tournament.teams_fixed"):
        await team.move_up(held.id, hall.by(A), held.stored.entrants[1].no)


async def test_a_member_who_joins_during_check_in_is_there(hall: Hall) -> None:
    held = await _founded(hall)
    await hall.tournaments.team.join(held.id, hall.by(B), 1)
    await hall.tournaments.team.found(held.id, hall.by(C), Typed("Blues"))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.looked(held.id)
    await hall.tournaments.team.join(held.id, hall.by(D), 2)
    held = await _check_in(hall, held, A, B, C)
    assert held.row.status is Status.RUNNING
    assert len(held.snapshot.stages[0].field) == 4


@pytest.mark.parametrize("form", [Format.SWISS, Format.ROUND_ROBIN])
async def test_teams_play_to_the_end_and_members_get_the_place_of_their_team(
    hall: Hall, form: Format
) -> None:
    given = structs.replace(teams(), stages=(stage(rounds=2, format=form),))
    held = await hall.to_the_end(await full(hall, given=given))
    assert held.row.status is Status.FINISHED
    team = {each.no: each.team_no for each in held.stored.entrants}
    for _, pod in held.snapshot.pods():
        assert len({team[no] for no in pod.seats}) == len(pod.seats)
    own = {each.no: each.points for each in table_of(held.snapshot, 1)}
    for standing in team_table(held.snapshot, 1):
        assert standing.points == sum(own[no] for no in own if team[no] == standing.no)


async def test_a_substitute_plays_for_the_team_whose_seat_they_take(hall: Hall) -> None:
    number = await full(hall, given=teams(show_ms=6 * HOUR_MS))
    absent = FIRST_MEMBER
    hall.silent = {absent}
    sub = FIRST_MEMBER + 50
    held = await hall.tournaments.sign_up(number, hall.by(sub), as_substitute=True)
    live = held.live_seat(1)
    assert live is not None
    pod, seat = live
    await hall.show_up(held)
    hall.clock.now = (pod.opened_ms or 0) / 1000 + 6 * 3600
    held = await hall.looked(number)
    held = await hall.tournaments.take_seat(number, hall.by(sub), pod.id, seat.seat)
    row, gone = held.of_member(sub), held.of_member(absent)
    assert row is not None
    assert gone is not None
    assert (row.kind, row.team_no, row.board) == (Kind.ENTRANT, gone.team_no, gone.board)
    assert gone.dropped_round is not None
    with refuses("tournament.team_full"):
        await hall.tournaments.come_back(number, hall.by(absent))
    with refuses("tournament.team_full"):
        await hall.tournaments.organise.add(
            number, hall.by(ORGANISER), absent, Typed("M"), reason=WHY
        )
    held = await hall.to_the_end(number)
    own = {each.no: each.points for each in table_of(held.snapshot, 1)}
    table = {each.no: each.points for each in team_table(held.snapshot, 1)}
    assert gone.team_no is not None
    mate = next(
        each.no
        for each in held.stored.entrants
        if each.team_no == gone.team_no and each.no not in (row.no, gone.no)
    )
    assert table[gone.team_no] == own[row.no] + own[gone.no] + own[mate]


async def test_a_member_who_withdraws_leaves_a_hole_and_may_return_to_it(hall: Hall) -> None:
    number = await full(hall, 4)
    held = await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER))
    assert len(members_of(held, 1)) == 1
    with refuses("tournament.add_in_teams"):
        await hall.tournaments.organise.add(
            number, hall.by(ORGANISER), FIRST_MEMBER + 70, Typed("M"), reason=WHY
        )
    held = await hall.tournaments.come_back(number, hall.by(FIRST_MEMBER))
    assert len(members_of(held, 1)) == 2
    held = await hall.to_the_end(number)
    assert len(team_table(held.snapshot, 1)) == 4


async def test_a_ruling_counts_for_the_team_until_it_is_taken_back(hall: Hall) -> None:
    number = await full(hall)
    await hall.show_up(await hall.looked(number))
    await hall.play()
    held = await hall.looked(number)
    before = team_table(held.snapshot, 1)
    pod = next(each for each in held.stored.pods if each.scored_ms is not None)
    seat = held.seats(pod.id)[0]
    referee = hall.tournaments.referee
    held = await referee.fault(
        number, hall.by(ORGANISER), pod.id, seat.seat, Blame.LOSS, reason=WHY
    )
    team = held.entrant(seat.no).team_no
    own = {each.no: each.points for each in table_of(held.snapshot, 1)}
    after = {each.no: each.points for each in team_table(held.snapshot, 1)}
    assert after[team or 0] == sum(
        points for no, points in own.items() if held.entrant(no).team_no == team
    )
    ruling = held.stored.rulings[-1].id
    held = await referee.take_back(number, hall.by(ORGANISER), ruling, reason=WHY)
    assert team_table(held.snapshot, 1) == before


async def test_a_dropped_member_does_not_come_back_to_a_board_that_is_taken(hall: Hall) -> None:
    held = await _founded(hall)
    await hall.tournaments.team.join(held.id, hall.by(B), 1)
    of = {
        each.member_id: each.no for each in (await hall.tournaments.show(held.id)).stored.entrants
    }
    organiser = hall.by(ORGANISER)
    held = await hall.tournaments.organise.drop(held.id, organiser, of[A], reason=WHY)
    held = await hall.tournaments.team.join(held.id, hall.by(C), 1)
    assert {each.member_id: each.board for each in members_of(held, 1)} == {B: 2, C: 1}
    drop = held.stored.rulings[-1].id
    with refuses("tournament.nothing_to_undo"):
        await hall.tournaments.referee.take_back(held.id, hall.by(ORGANISER), drop, reason=WHY)
    held = await hall.tournaments.withdraw(held.id, hall.by(C))
    assert [each.board for each in members_of(held, 1)] == [1]


async def test_erasing_a_member_blanks_their_name_in_the_name_of_a_team(hall: Hall) -> None:
    held = await hall.announced(teams())
    held = await hall.tournaments.team.found(held.id, hall.by(A), Typed(f"M{A} and friends"))
    await hall.database.write(lambda conn: erasing.erase(conn, A, {f"M{A}"}))
    held = await hall.tournaments.show(held.id)
    assert f"M{A}" not in visible(held.team(1).name)


async def test_tables_by_hand_at_check_in_are_those_of_full_teams(hall: Hall) -> None:
    number = await hall.ready(8, teams())
    for no in (7, 8):
        await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER + no - 1))
    held = await hall.tournaments.team.found(number, hall.by(FIRST_MEMBER + 20), Typed("Alone"))
    pods = ((1, 3, 5), (2, 4, 6))
    held = await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), pods)
    assert misfit(held) is None
    hall.clock.now = held.row.starts_ms / 1000
    held = await hall.looked(number)
    drawn = {frozenset(pod.seats) for pod in held.snapshot.stages[0].rounds[0].pods}
    assert drawn == {frozenset(pod) for pod in pods}
