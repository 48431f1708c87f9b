"""A member deletes their data while a tournament goes on: it goes on without them, and nothing in it names them."""

import dataclasses
import hashlib
from collections.abc import Iterable
from functools import partial

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from bot.core.text.translator import translator
from bot.features.tournament.views.proving import draw_verdict, verify_post
from bot.features.tournament.words import Shown
from bot.store import schema
from bot.store.database import Connection
from bot.store.declaring import contest
from bot.tables.privacy.privacy import Privacy
from bot.tournaments.directing import executor
from bot.tournaments.leaving import withdraw_everywhere
from rules.contest.director.snapshot import Status
from rules.contest.pairing.certificate import mark_of
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall, assert_sound, plan, stage
from tests.catalogues import own_catalogues

pytestmark = pytest.mark.slow

GONE = FIRST_MEMBER + 2
NUMBER = 987_654_321_098_765


def privacy_of(hall: Hall) -> Privacy:
    withdraw = partial(withdraw_everywhere, hall.tournaments)
    return Privacy(hall.database, hall.tables, lambda: None, withdraw)


def cells_with(conn: Connection, *wanted: str) -> list[tuple[str, str]]:
    """The columns of the whole database in which one of these words stands, as a number or within a text."""
    found = set()
    for table in schema.metadata.sorted_tables:
        for row in conn.execute(select(table)):
            for name, value in row._mapping.items():
                shown = value.decode("latin-1") if isinstance(value, bytes) else str(value)
                if any(word in shown for word in wanted):
                    found.add((table.name, str(name)))
    return sorted(found)


async def test_a_tournament_goes_on_without_an_erased_entrant(hall: Hall) -> None:
    tournament_id = await hall.started(6, plan(stage(rounds=2)))
    await privacy_of(hall).delete(hall.by(GONE))
    held = await hall.tournaments.show(tournament_id)
    assert held.of_member(GONE) is None
    [former] = [each for each in held.stored.entrants if each.member_id < 0]
    assert former.name == Typed("")
    assert former.dropped_round is not None
    over = await hall.to_the_end(tournament_id)
    assert over.row.status is Status.FINISHED
    assert_sound(over)


async def test_nothing_of_a_tournament_leads_to_an_erased_entrant(hall: Hall) -> None:
    held = await hall.announced(plan(stage(rounds=1)))
    for member in (NUMBER, FIRST_MEMBER, FIRST_MEMBER + 1):
        held = await hall.tournaments.sign_up(held.id, hall.by(member))
    await hall.tournaments.amend.people(held.id, hall.by(ORGANISER), referees=(NUMBER,))
    why, organise = Typed("So ruled"), hall.tournaments.organise
    no = next(each.no for each in held.stored.entrants if each.member_id == NUMBER)
    await organise.bye(held.id, hall.by(ORGANISER), no, reason=why)
    await hall.tournaments.penalise.disqualify(held.id, hall.by(ORGANISER), no, reason=why)
    before = await hall.database.read(lambda conn: cells_with(conn, f"M{NUMBER}"))
    assert {("rulings", "before"), ("rulings", "after")} <= set(before)
    before = await hall.database.read(lambda conn: cells_with(conn, str(NUMBER)))
    assert ("entrants", "member_id") in before
    assert ("referees", "member_id") in before
    await privacy_of(hall).delete(hall.by(NUMBER))
    await privacy_of(hall).delete(hall.by(NUMBER))
    left = await hall.database.read(lambda conn: cells_with(conn, str(NUMBER), f"M{NUMBER}"))
    # A member's number alone shows that they are rated again.
    assert [each for each in left if each[0] not in ("members", "dues")] == []


async def test_the_draw_can_be_checked_without_an_erased_entrant(hall: Hall) -> None:
    held = await hall.announced(plan(stage(rounds=1)))
    members = (NUMBER, FIRST_MEMBER, FIRST_MEMBER + 1)
    for member in members:
        await hall.tournaments.sign_up(held.id, hall.by(member))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for member in members:
        await hall.tournaments.check_in(held.id, hall.by(member))
    await privacy_of(hall).delete(hall.by(ORGANISER + 1))
    over = await hall.to_the_end(held.id)
    secrets = await hall.tournaments.secrets(held.id)
    assert draw_verdict(Shown(over), secrets) == "good"
    await privacy_of(hall).delete(hall.by(NUMBER))
    left = await hall.database.read(lambda conn: cells_with(conn, str(NUMBER)))
    assert [each for each in left if each[0] not in ("members", "dues")] == []
    after = await hall.tournaments.show(held.id)
    assert after.row.draw == over.row.draw
    assert draw_verdict(Shown(after), secrets) == "good"
    # Whoever knows the number can check that it is in the draw; a number that did not play is not.
    assert mark_of(secrets.salt, NUMBER) in after.row.marks
    assert mark_of(secrets.salt, NUMBER + 1) not in after.row.marks
    # No mark can be exchanged, and no other number passes for an entrant's.
    marks = (*after.row.marks[1:], mark_of(secrets.salt, 5))
    for changed in (
        replace(after.row, marks=marks),
        replace(after.row, commitment="0" * 64),
        replace(after.row, draw=b"0" * 32),
    ):
        stored = replace(after.stored, tournament=changed)
        shown = Shown(dataclasses.replace(after, stored=stored))
        assert draw_verdict(shown, secrets) == "bad"


async def test_an_organiser_who_has_deleted_their_data_leaves_a_tournament_that_ends(
    hall: Hall,
) -> None:
    tournament_id = await hall.started(4, plan(stage(rounds=1)))
    await privacy_of(hall).delete(hall.by(ORGANISER))
    over = await hall.to_the_end(tournament_id)
    assert over.row.status is Status.FINISHED
    assert over.row.organiser_id < 0


async def test_a_tournament_that_began_before_there_were_marks_is_checked_as_it_was_drawn(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawn and stored as an earlier version did: from numbers, and without marks."""
    members = range(FIRST_MEMBER, FIRST_MEMBER + 3)

    def older(seed: bytes, salt: bytes, marks: Iterable[str]) -> bytes:
        assert set(marks) == {mark_of(salt, each) for each in members}
        numbers = ",".join(str(each) for each in members)
        return hashlib.sha256(seed + salt + numbers.encode()).digest()

    monkeypatch.setattr(executor, "draw_of", older)
    tournament_id = await hall.started(3, plan(stage(rounds=1)))
    monkeypatch.undo()
    own = contest.tournaments
    await hall.database.write(
        lambda conn: conn.execute(update(own).where(own.c.id == tournament_id).values(marks="[]"))
    )
    hall = await hall.reopened()
    over = await hall.to_the_end(tournament_id)
    secrets = await hall.tournaments.secrets(tournament_id)
    assert draw_verdict(Shown(over), secrets) == "old"
    text = translator(own_catalogues()["en"], None)
    post = await verify_post(hall.tournaments, Shown(over), text)
    assert "older way" in post.content
    assert "3 players" in post.content
    assert "❌" not in post.content
    other = replace(over.stored, tournament=replace(over.row, draw=b"0" * 32))
    assert draw_verdict(Shown(dataclasses.replace(over, stored=other)), secrets) == "bad"
    await privacy_of(hall).delete(hall.by(FIRST_MEMBER))
    after = await hall.tournaments.show(tournament_id)
    assert draw_verdict(Shown(after), secrets) == "gone"
    await hall.close()
