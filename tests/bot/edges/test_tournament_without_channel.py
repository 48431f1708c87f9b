"""A tournament loses its channel, its organiser or a referee: who runs it is told."""

import pytest

from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import plan_for
from bot.playground import PlaygroundClient
from bot.store import outbox
from bot.store.contest.rows import Settings
from bot.tournaments.model import Held
from bot.tournaments.notices import unposted
from rules.contest.director.plan import HOUR_MS
from rules.core.text import Typed
from tests.bot.edges.scene import Scene, said
from tests.bot.edges.test_closed_tables import service

pytestmark = pytest.mark.sockets

MISSING_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MEMBER = 50001, 10003, 10007


async def announced(on: Scene, place: int | str) -> Held:
    """Haneul's tournament in a channel."""
    starts_ms = int(on.playground.clock.now() * 1000) + 48 * HOUR_MS
    plan, is_sealed = plan_for("duels", (2,), starts_ms)
    held = await service(on).create(
        on.by(on.haneul),
        guild_id=on.playground.platform.world.guild_id,
        channel_id=int(place),
        language="en",
        name=Typed("Cup"),
        title="mine",
        plan=plan,
        settings=Settings(is_sealed=is_sealed),
    )
    held = await service(on).announce(held.id, on.by(on.haneul))
    await on.told()
    return held


async def times_told(on: Scene, reader: PlaygroundClient, place: int | str) -> int:
    found = [
        translator(on.catalogues[language], None).words(
            "tournament.call.unposted", name="Cup", place=f"<#{place}>"
        )
        for language in {on.language(reader), "en"}
    ]
    return sum(each in found for each in await on.letters(reader))


async def test_who_runs_a_tournament_is_told_that_its_channel_was_deleted(on: Scene) -> None:
    place = await on.haneul.add_channel("cup")
    held = await announced(on, place)
    await service(on).amend.people(held.id, on.by(on.haneul), referees=[int(on.tom.member_id)])
    on.refused = {UNKNOWN_CHANNEL}
    await on.haneul.delete_channel(place)
    await on.told()
    await on.minutes(2)
    assert await times_told(on, on.haneul, place) == 1
    assert await times_told(on, on.tom, place) == 1
    # Posts that fail afterwards tell nobody again.
    await service(on).sign_up(held.id, on.by(on.sandra))
    await on.minutes(2)
    assert await times_told(on, on.haneul, place) == 1


async def test_who_runs_a_tournament_is_told_that_its_channel_is_closed_to_the_bot(
    on: Scene,
) -> None:
    held = await announced(on, on.place)
    on.refused = {MISSING_ACCESS}
    body = {"content_type": "application/json", "body": '{"code": 50001, "message": "No"}'}
    refusal = {"kind": "answer", "status": 403, "times": 9, **body}
    for match in ("POST /channels/{}/messages", "PATCH /channels/{}/messages/*"):
        await on.haneul.misbehave({"match": match.format(on.place), **refusal})
    await service(on).sign_up(held.id, on.by(on.sandra))
    await on.minutes(2)
    assert await times_told(on, on.haneul, on.place) == 1


async def disputing(on: Scene, held: Held) -> None:
    """The organiser and the referees have something to hear."""
    stored = held.stored
    members = sorted({stored.tournament.organiser_id, *stored.referees})
    told = [unposted(held.id, each) for each in members]
    now = on.playground.clock.now()
    await on.bot.database.write(lambda conn: outbox.put(conn, *told, now=now))
    on.bot.sender.wake()
    await on.told()
    await on.minutes(1)


async def test_a_referee_who_left_the_server_is_none_any_more_and_the_organiser_is_told(
    on: Scene,
) -> None:
    held = await announced(on, on.place)
    number = int(on.tom.member_id)
    await service(on).amend.people(held.id, on.by(on.haneul), referees=[number])
    await on.tom.leave()
    on.refused = {UNKNOWN_MEMBER}
    await disputing(on, await service(on).show(held.id))
    assert (await service(on).show(held.id)).stored.referees == ()
    told = [
        translator(on.catalogues[each], None).words(
            "tournament.call.left", name="Cup", who=f"<@{number}>"
        )
        for each in (on.language(on.haneul), "en")
    ]
    assert sum(each in told for each in await on.letters(on.haneul)) == 1
    assert await times_told(on, on.tom, on.place) == 0


async def test_moderators_are_asked_to_take_over_after_an_organiser_who_left(on: Scene) -> None:
    held = await announced(on, on.place)
    await on.haneul.leave()
    on.refused = {UNKNOWN_MEMBER}
    for _ in range(2):
        await disputing(on, held)
    asked = on.catalogues["en"].words("tournament.call.organiser_left", name="Cup")
    assert [said(each) for each in await on.posts()].count(asked) == 1
