"""Members whom organisers keep apart: a private list that draws heed and no reader of a tournament can find."""

from itertools import combinations, pairwise

import pytest
from msgspec import json, structs
from sqlalchemy import select

from bot.store import schema
from bot.store.contest import apart
from bot.store.contest.rows import Settings
from bot.store.declaring import contest
from bot.store.people import bans, personal
from bot.tournaments.altering.keeping_apart import MOST_APART
from bot.tournaments.model import Held
from rules.contest.director.plan import Format
from rules.contest.pairing.certificate import Certificate, Opened, is_opened, read, written
from rules.contest.verify import EQUAL, PUBLIC, verdict
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, plan, stage
from tests.refusing import refuses

pytestmark = pytest.mark.slow

ONE, OTHER, THIRD = FIRST_MEMBER, FIRST_MEMBER + 1, FIRST_MEMBER + 2
REFEREE, HELPER = 997, 998
BLOCKS = Settings(are_blocks_kept=True)


def _together(held: Held) -> set[tuple[int, int]]:
    """Return the members who have shared a table, the smaller number first."""
    members = {each.no: each.member_id for each in held.stored.entrants}
    return {
        apart.pair_of(members[a], members[b])
        for pod in held.stored.pods
        for a, b in combinations([each.no for each in held.seats(pod.id)], 2)
    }


def _certificates(held: Held) -> list[Certificate]:
    return [read(each.certificate) for each in held.stored.rounds if each.certificate is not None]


async def test_members_who_are_kept_apart_share_no_table(hall: Hall) -> None:
    number = await hall.ready(8, plan(stage(2, (2,), rounds=5)))
    kept = [apart.pair_of(a, b) for a, b in pairwise(range(FIRST_MEMBER, FIRST_MEMBER + 4))]
    for one, other in kept:
        await hall.tournaments.apart.add(number, hall.by(ORGANISER), other, one)
    assert await hall.tournaments.apart.pairs(number, hall.by(ORGANISER)) == tuple(kept)
    held = await hall.to_the_end(number)
    assert len(held.stored.rounds) == 5
    assert not _together(held) & set(kept)


async def test_each_certificate_commits_to_the_list_and_organisers_check_it_whole(
    hall: Hall,
) -> None:
    number = await hall.ready(8)
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), ONE, OTHER)
    held = await hall.to_the_end(number)
    certificates = _certificates(held)
    assert len({each.input.hidden for each in certificates}) == len(certificates) == 3
    assert [verdict(written(each)) for each in certificates] == [PUBLIC] * 3
    secrets = await hall.tournaments.apart.secrets(number, hall.by(ORGANISER))
    assert [(each.stage, each.number) for each in secrets] == [(1, 1), (1, 2), (1, 3)]
    for each in secrets:
        opened = Opened(read(each.certificate), each.secret)
        assert is_opened(opened)
        assert verdict(written(opened)) == EQUAL
        assert [(pair.a, pair.b) for pair in each.secret.apart] == [(1, 2)]


async def test_a_draw_without_such_a_list_is_open_and_stays_secret_once_it_was(hall: Hall) -> None:
    number = await hall.started(6, plan(stage(rounds=3)))
    held = await hall.tournaments.show(number)
    assert [bool(each.input.hidden) for each in _certificates(held)] == [False]
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), ONE, OTHER)
    while len(held.stored.rounds) < 2:
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(held)
        held = await hall.looked(number)
    await hall.tournaments.apart.remove(number, hall.by(ORGANISER), ONE, OTHER)
    held = await hall.to_the_end(number)
    assert [bool(each.input.hidden) for each in _certificates(held)] == [False, True, True]


async def test_a_change_of_the_list_leaves_no_trace_in_the_tournament(hall: Hall) -> None:
    number = await hall.ready(6)
    before = await hall.tournaments.show(number)
    posts = await _posts(hall)
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), ONE, OTHER)
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), ONE, THIRD)
    await hall.tournaments.apart.remove(number, hall.by(ORGANISER), THIRD, ONE)
    after = await hall.tournaments.show(number)
    assert after.stored == before.stored
    assert after.snapshot == before.snapshot
    assert await _posts(hall) == posts


async def test_a_loaded_tournament_does_not_have_the_list(hall: Hall) -> None:
    number = await hall.ready(6)
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), ONE, OTHER)
    held = await hall.to_the_end(number)
    assert held.snapshot.hidden is None
    [first, *_] = await hall.tournaments.apart.secrets(number, hall.by(ORGANISER))
    salt = await hall.database.read(lambda conn: apart.salt(conn, number))
    assert salt is not None
    told = json.encode([held.stored, *await _posts(hall)])
    for secret in (first.secret.salt, salt.hex(), "kept_apart"):
        assert secret.encode() not in told


async def _posts(hall: Hall) -> list[str]:
    query = select(schema.outbox.c.payload)
    rows = await hall.database.read(lambda conn: list(conn.execute(query).scalars()))
    return [str(each) for each in rows]


async def test_only_organisers_read_and_change_the_list(hall: Hall) -> None:
    held = await hall.announced()
    await hall.tournaments.amend.people(
        held.id, hall.by(ORGANISER), referees=[REFEREE], organisers=[HELPER]
    )
    keeping = hall.tournaments.apart
    await keeping.add(held.id, hall.by(HELPER), ONE, OTHER)
    for member in (REFEREE, ONE):
        for act in (
            keeping.pairs(held.id, hall.by(member)),
            keeping.secrets(held.id, hall.by(member)),
            keeping.add(held.id, hall.by(member), ONE, THIRD),
            keeping.remove(held.id, hall.by(member), ONE, OTHER),
        ):
            with refuses("tournament.not_organiser"):
                await act
    with refuses("act.unchanged"):
        await keeping.add(held.id, hall.by(HELPER), OTHER, ONE)
    with refuses("act.unchanged"):
        await keeping.remove(held.id, hall.by(HELPER), OTHER, THIRD)


async def test_a_list_has_an_end_and_a_bracket_has_none(hall: Hall) -> None:
    held = await hall.announced()
    keeping = hall.tournaments.apart
    for other in range(MOST_APART):
        await keeping.add(held.id, hall.by(ORGANISER), ONE, 200 + other)
    with refuses("tournament.too_many_apart"):
        await keeping.add(held.id, hall.by(ORGANISER), ONE, OTHER)
    knockout = await hall.announced(plan(stage(2, (2,), format=Format.SINGLE)))
    with refuses("tournament.draw_forced"):
        await keeping.add(knockout.id, hall.by(ORGANISER), ONE, OTHER)


@pytest.mark.parametrize("are_kept", [True, False])
async def test_blocks_count_only_if_the_organiser_says_so(hall: Hall, are_kept: bool) -> None:
    await hall.database.write(lambda conn: bans.block(conn, ONE, OTHER))
    await hall.database.write(lambda conn: bans.block(conn, THIRD, ONE))
    four = plan(stage(2, (2,), rounds=3))
    number = await hall.ready(4, four, settings=structs.replace(BLOCKS, are_blocks_kept=are_kept))
    held = await hall.to_the_end(number)
    shared = _together(held) & {(ONE, OTHER), (ONE, THIRD)}
    assert bool(shared) is not are_kept
    assert [bool(each.input.hidden) for each in _certificates(held)] == [are_kept] * 3


async def test_organisers_get_no_file_that_tells_of_blocks(hall: Hall) -> None:
    await hall.database.write(lambda conn: bans.block(conn, ONE, OTHER))
    number = await hall.ready(6, settings=BLOCKS)
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), OTHER, THIRD)
    held = await hall.to_the_end(number)
    assert not _together(held) & {(OTHER, THIRD)}
    assert await hall.tournaments.apart.secrets(number, hall.by(ORGANISER)) == ()


async def test_the_next_edition_keeps_the_same_members_apart_under_another_salt(
    hall: Hall,
) -> None:
    number = await hall.ready(4, plan(is_season=True))
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), ONE, OTHER)
    held = await hall.to_the_end(number)
    assert held.row.next_id is not None
    following = held.row.next_id
    assert await hall.tournaments.apart.pairs(following, hall.by(ORGANISER)) == ((ONE, OTHER),)
    assert await hall.database.read(lambda conn: apart.salt(conn, following)) is None


async def test_data_of_a_member_does_not_tell_them_and_is_deleted_with_them(hall: Hall) -> None:
    number = await hall.ready(4)
    await hall.tournaments.apart.add(number, hall.by(ORGANISER), ONE, OTHER)
    own = await hall.database.read(lambda conn: personal.export(conn, ONE))
    assert "kept_apart" not in own
    organisers = await hall.database.read(lambda conn: personal.export(conn, ORGANISER))
    assert all("apart_salt" not in each for each in organisers["tournaments"])
    await hall.database.write(lambda conn: personal.delete_own(conn, OTHER))
    left = await hall.database.read(lambda conn: conn.execute(select(contest.kept_apart)).all())
    assert left == []
