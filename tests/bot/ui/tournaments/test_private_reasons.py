"""The private reason of a penalty: read by referees and by the entrant concerned, and by no other member."""

import pytest
from msgspec import json
from sqlalchemy import select

from bot.core.text.translator import Translator, translator
from bot.features.tournament.desk.files import lists_of
from bot.features.tournament.posts.announcing import announcement
from bot.features.tournament.posts.calls import private_reason_post
from bot.features.tournament.posts.corrections import concerned
from bot.features.tournament.posts.ruled import penalty_lines, ruling_post, suggested
from bot.features.tournament.views.regulations import rules_post
from bot.features.tournament.words import Shown
from bot.store import schema
from bot.store.rows import NoticeKind
from rules.contest.director.held import Blame
from rules.core.text import Typed
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, Hall
from tests.catalogues import toy_catalogue_of
from tests.refusing import refuses

__all__ = ["hall"]

pytestmark = pytest.mark.slow

SECRET, OPEN = "Slipped a note", "Came late"


def text() -> Translator:
    return translator(toy_catalogue_of("en"), None)


async def test_only_referees_and_the_entrant_read_a_private_reason(hall: Hall) -> None:
    number = await hall.started(6)
    penalise, referee = hall.tournaments.penalise, hall.tournaments.referee
    pod = (await hall.tournaments.show(number)).stored.pods[0].id
    by, why = ORGANISER, Typed(SECRET)
    with refuses("tournament.still_played"):
        await referee.fault(number, hall.by(by), pod, 0, Blame.LOSS, reason=why)
    await hall.play()
    await hall.looked(number)
    await penalise.warn(number, hall.by(by), 1, reason=why, is_private=True)
    await penalise.deduct(number, hall.by(by), 1, 2, reason=why, is_private=True)
    await referee.fault(number, hall.by(by), pod, 0, Blame.LOSS, reason=why, is_private=True)
    await penalise.disqualify(number, hall.by(by), 1, reason=why, is_private=True)
    held = await penalise.warn(number, hall.by(by), 2, reason=Typed(OPEN))
    shown, words = Shown(held), text()
    rulings = held.stored.rulings
    public = [
        *(ruling_post(shown, each, words).content for each in rulings),
        *penalty_lines(shown, 1, words),
        announcement(shown, words).content,
        rules_post(shown, words, ("x",)).content,
        *(suggested(shown, each, words, reads_all=False) for each in rulings),
        json.encode(lists_of(shown)).decode(),
    ]
    assert [each for each in public if SECRET in each] == []
    assert sum(OPEN in each for each in public) == 5
    for each in rulings[:-1]:
        assert SECRET in suggested(shown, each, words, reads_all=True)
        assert SECRET in private_reason_post(shown, each.id, words).content


async def test_the_entrant_gets_the_private_reason_in_a_direct_message(hall: Hall) -> None:
    number = await hall.started(6)
    warn = hall.tournaments.penalise.warn
    held = await warn(number, hall.by(ORGANISER), 1, reason=Typed(SECRET), is_private=True)
    await warn(number, hall.by(ORGANISER), 2, reason=Typed(OPEN))
    waiting = await hall.database.read(lambda conn: conn.execute(select(schema.outbox)).all())
    found = [each for each in waiting if b"private_reason" in each.payload]
    assert [(each.kind, each.target) for each in found] == [
        (NoticeKind.CALL, f"member:{FIRST_MEMBER}")
    ]
    assert concerned(Shown(held), held.stored.rulings[0]) == (FIRST_MEMBER,)


async def test_penalties_are_in_the_files_and_under_the_standings(hall: Hall) -> None:
    number = await hall.started(6)
    penalise = hall.tournaments.penalise
    await penalise.deduct(number, hall.by(ORGANISER), 1, 2, reason=Typed(OPEN))
    held = await penalise.disqualify(number, hall.by(ORGANISER), 2, reason=Typed(OPEN))
    shown = Shown(held)
    lines = lists_of(shown)
    assert [(each["no"], each["penalty"], each["points_off"]) for each in lines["penalties"]] == [
        (1, "deduction", "2"),
        (2, "disqualification", None),
    ]
    assert {each["no"]: each["points_off"] for each in lines["standings"]}[1] == "2"
    assert penalty_lines(shown, 1, text()) == ["⚖ M100: 2 points off", "⚖ M101 is disqualified"]
    for each in reversed(held.stored.rulings):
        undo = hall.tournaments.referee.take_back
        held = await undo(number, hall.by(ORGANISER), each.id, reason=Typed(OPEN))
    assert lists_of(Shown(held))["penalties"] == []
    assert penalty_lines(Shown(held), 1, text()) == []
