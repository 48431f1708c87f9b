"""Posts of tournaments: their order, and posts that replace earlier ones."""

from typing import Final

from bot.store import outbox
from bot.store.rows import Notice, NoticeKind
from bot.tournaments import notices
from rules.contest.director.held import Place
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, Hall

OF_TOURNAMENTS: Final = frozenset(
    {
        NoticeKind.ANNOUNCE,
        NoticeKind.ROUND,
        NoticeKind.STANDINGS,
        NoticeKind.CALL,
        NoticeKind.BESIDE,
        NoticeKind.RULING,
        NoticeKind.PODIUM,
        NoticeKind.DEAL,
    }
)


def test_calls_do_not_wait_for_edits() -> None:
    everything: list[Notice] = [
        notices.round_post(7, 1, 2),
        notices.call(7, "checkin", [1, 2]),
        notices.ruling(7, 3),
        notices.podium(7),
        notices.deal(7, 1),
        notices.standings(7, 1),
        notices.event(7),
        notices.test_notice(7, 5),
        notices.dispute(7, 6, Typed("Ann"), Place(1, 1, 0)),
    ]
    kinds = {each.kind for each in everything} | {NoticeKind.ANNOUNCE}
    assert kinds == OF_TOURNAMENTS
    assert [each.target for each in everything] == [
        *["tournament:7"] * 5,
        "standings:7",
        "beside:7",
        "member:5",
        "member:6",
    ]


async def test_several_who_sign_up_at_a_time_make_one_edit(hall: Hall) -> None:
    held = await hall.announced()
    hall.clock.now += 60
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 5):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    rows = await hall.database.read(outbox.heads)
    assert [(row.kind, row.tournament_id, row.target) for row in rows] == [
        (NoticeKind.ANNOUNCE, held.id, f"announce:{held.id}")
    ]


async def test_an_interaction_at_a_table_and_one_at_a_tournament_are_told_apart(hall: Hall) -> None:
    tournament_id = await hall.started(6)
    rows = await hall.database.read(outbox.heads)
    assert {row.tournament_id for row in rows if row.kind in OF_TOURNAMENTS} == {tournament_id}
    assert all(row.tournament_id is None for row in rows if row.kind not in OF_TOURNAMENTS)
