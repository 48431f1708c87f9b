"""After a deletion no post of any kind names the member, at tables of every title, and in every phase (ADR 60).

Names reach the posts of all titles in the same ways, so the usual run has one test of each title here; Expancity is
played in `test_erased_posts`.
"""

from collections.abc import Iterator
from io import BytesIO
from typing import Final

import pytest
from msgspec import json
from PIL import Image, ImageSequence
from sqlalchemy import select

from bot.clocks.preferences import Preferences, Where
from bot.core.posting.messages import ARCHIVED
from bot.core.text.translator import translator
from bot.features.clock.parts import Clock
from bot.features.find.parts import Find
from bot.features.moderate.parts import Moderate
from bot.i18n import LANGUAGES
from bot.playground import PlaygroundClient
from bot.store import outbox, schema
from bot.store.rows import Notice, NoticeKind
from bot.tables import notices
from bot.tables.names import NOBODY
from bot.tables.opening import MOST_NAME
from rules import registry
from rules.core import engine
from rules.core.rng import Rng
from rules.core.text import Typed, msg
from tests.bot.edges.scene import DAY_S, Json, Scene
from tests.bot.edges.test_closed_tables import service
from tests.bot.edges.test_direct import reachable
from tests.bot.edges.test_erased_posts import (
    CALLED,
    _deleted,
    _file,
    _is_named,
    _left,
    _moves,
    _nothing_names,
    _renamed,
    held_tournament,
)
from tests.bot.edges.test_hostile_names import NAMES, TYPED, Tour
from tests.bot.edges.test_server_settings import chosen
from tests.scale import sized, usually

pytestmark = pytest.mark.sockets

DAILY: Final = "daily"
_PICTURES: Final = (".png", ".webp", ".gif")
OF_TOURNAMENTS: Final = {
    *(NoticeKind.ANNOUNCE, NoticeKind.ROUND, NoticeKind.STANDINGS, NoticeKind.CALL),
    *(NoticeKind.RULING, NoticeKind.PODIUM, NoticeKind.DEAL, NoticeKind.BESIDE),
}
ELSEWHERE: Final = OF_TOURNAMENTS | {
    *(NoticeKind.ERASE, NoticeKind.KEEPALIVE, NoticeKind.UNMATCHED, NoticeKind.BENCH),
    *(NoticeKind.TURN, NoticeKind.TALK),
}
"""Kinds of posts that name no member, or that other tests make."""
QUICK: Final = ("expancity", "mine")
"""Titles of which a table is soon over."""
_EXPIRED: Final = 50027
_UNKNOWN_MESSAGE: Final = 10008
_MANY_COMMANDS: Final = 100


def _tournaments() -> list[tuple[str, str]]:
    """Every title, with languages in turn."""
    return [
        (title, LANGUAGES[number % len(LANGUAGES)])
        for number, title in enumerate(registry.title_keys())
    ]


def pictures(on: Scene) -> Iterator[tuple[str, Json]]:
    """The pictures in posts of the bot that are left, apart from covers, by their post and name."""
    world = on.playground.platform.world
    for message in world.messages.values():
        if message.author_id != world.bot.id or message.is_ephemeral:
            continue
        for each in message.body["attachments"]:
            if each["filename"].endswith(_PICTURES) and not _is_cover(on, each):
                yield f"{message.channel_id}/{message.id}/{each['filename']}", each


def _is_cover(on: Scene, file: Json) -> bool:
    """Is it the picture of a title, which names no member?"""
    about = (
        msg("ui.lobby.alt", title=msg(f"{title}.title"), tagline=msg(f"{title}.tagline"))
        for title in registry.title_keys()
    )
    texts = [translator(on.catalogues[each], None) for each in LANGUAGES]
    return file.get("description") in [text.draw(each) for each in about for text in texts]


async def erased(on: Scene, gone: PlaygroundClient) -> None:
    """The member deletes their data; nothing names them, and every picture was drawn since."""
    number = gone.member_id
    assert [each for each in _left(on) if _is_named(each[1], number)]
    before = {each["id"] for _, each in pictures(on)}
    await _deleted(on, gone)
    await _nothing_names(on, number)
    assert [where for where, each in pictures(on) if each["id"] in before] == []


async def steps(on: Scene, table_id: int, count: int) -> None:
    """So many moves are made; alone against a robot one's turn might last until the end."""
    for number in range(count):
        at = await on.at(table_id)
        seat = min(at.waiting())
        move = engine.sample_move(at.game, at.state, seat, Rng(number))
        member = at.seats[seat].member_id
        hand = next(each for each in on.members() if int(each.member_id) == member)
        await on.bot.tables.play(table_id, on.by(hand), move, None)
    await on.told()


async def apart(on: Scene, table_id: int) -> None:
    """Twelve moves a minute apart, so that each post shows one moment only."""
    for _ in range(12):
        await steps(on, table_id, 1)
        await on.later(60)


async def until_over(on: Scene, table_id: int) -> None:
    """The table is played to its end, or ended by a referee or a moderator where that would take long."""
    at = await on.at(table_id)
    if at.table.title in QUICK or sized(usual=False, release=True):
        await _moves(on, table_id)
        return
    await apart(on, table_id)
    core, by, reason = on.bot.client.core, on.by(on.haneul), Typed("It is late.")
    if at.table.tournament_id is None:
        await core.of(Moderate).moderation.end(table_id, by, reason)
        return
    held = await service(on).show(at.table.tournament_id)
    pod = next(each for each in held.stored.pods if each.table_id == table_id)
    await service(on).referee.result(held.id, by, pod.id, reason=reason, ranks=(1, 2))


def pixels(on: Scene, picture: Json) -> list[tuple[tuple[int, int], bytes]]:
    """What one sees of a picture, frame by frame."""
    with Image.open(BytesIO(_file(on, picture))) as image:
        frames = [frame.convert("RGBA") for frame in ImageSequence.Iterator(image)]
    return [(each.size, each.tobytes()) for each in frames]


async def repainted(on: Scene, gone: PlaygroundClient) -> int:
    """Somebody who is called a former player deletes their data: each picture is drawn anew and looks as before.

    Returns how many were.
    """
    before = dict(pictures(on))
    seen = {where: pixels(on, each) for where, each in before.items()}
    await _deleted(on, gone)
    after = dict(pictures(on))
    anew = [each for each in before if each in after and after[each]["id"] != before[each]["id"]]
    assert [each for each in anew if pixels(on, after[each]) != seen[each]] == []
    posts = {where.rpartition("/")[0] for where, _ in _left(on)}
    assert [e for e in before if e not in after and e.rpartition("/")[0] in posts] == []
    return len(anew)


async def phases(on: Scene, title: str, people: tuple[PlaygroundClient, ...]) -> None:
    """Tables in which these play: before and in the first turn, in the middle, ended and called off."""
    seats = max(len(people), min(registry.load(title).seats))
    tables = [await on.lobby(*people, title=title) for _ in range(4)]
    for each in tables:
        await on.start(each)
    over, off, middle, _ = tables
    for each in (off, middle):
        await steps(on, each, 12)
    if title in QUICK or sized(usual=False, release=True):
        await _moves(on, over)
    else:
        await steps(on, over, 12)
        moderation = on.bot.client.core.of(Moderate).moderation
        await moderation.end(over, on.by(on.haneul), Typed(f"{CALLED} is tired."))
    await on.called_off(off)
    await on.lobby(*people, seats=seats, title=title)
    cancelled = await on.lobby(*people, seats=seats, title=title)
    await on.bot.tables.cancel(cancelled, on.by(people[0]))
    await on.told()
    # Animations are posted by now.
    await on.later(120)


@pytest.mark.parametrize("title", usually("mine", registry.title_keys()))
async def test_no_table_of_a_title_names_the_member_in_any_phase(on: Scene, title: str) -> None:
    gone = on.sandra
    _renamed(on, gone, CALLED)
    await phases(on, title, (gone, on.tom))
    await erased(on, gone)


@pytest.mark.parametrize("title", usually("tmars", registry.title_keys()))
async def test_a_picture_is_drawn_anew_as_if_the_name_had_been_former_player(
    on: Scene, title: str
) -> None:
    gone = on.sandra
    _renamed(on, gone, await on.words(gone, NOBODY))
    over = await on.lobby(gone, on.tom, title=title)
    playing = await on.lobby(gone, on.tom, title=title)
    await on.start(over)
    await on.start(playing)
    await apart(on, playing)
    await until_over(on, over)
    await on.later(120)
    assert await repainted(on, gone) > 2


@pytest.mark.parametrize(("title", "language"), usually(("metromania", "ko"), _tournaments()))
async def test_no_post_or_file_of_a_tournament_names_the_member_and_pictures_stay_the_same(
    on: Scene, title: str, language: str
) -> None:
    first, gone = on.tom, on.sandra
    # The thread of a table that ended early may be archived by now; then the bot opens it and tries again.
    # The line that carried it is deleted by now, and the bot looks for a post under each thread.
    on.refused |= {ARCHIVED, _UNKNOWN_MESSAGE}
    _renamed(on, gone, CALLED)
    _renamed(on, first, on.catalogues[language].words(NOBODY))
    cup = await held_tournament(on, first, gone, title=title, language=language, played=until_over)
    name = f"tournament-{cup}.json"
    assert name in {where for where, text in _left(on) if _is_named(text, gone.member_id)}
    assert await repainted(on, first) > 4
    await erased(on, gone)
    record = json.decode(next(text for where, text in _left(on) if where == name))
    assert [each["id"] for each in record["entrants"]] == [None, None]
    podium = next(each for each in await on.posts() if name in str(each["attachments"]))
    assert podium["content"].count(on.catalogues[language].words(NOBODY)) > 1
    assert any(each["filename"].endswith(".png") for each in podium["attachments"])


async def test_no_table_against_marsbot_names_the_member(on: Scene) -> None:
    gone = on.sandra
    _renamed(on, gone, CALLED)
    await phases(on, "tmars", (gone,))
    await erased(on, gone)


async def kinds(on: Scene) -> set[NoticeKind]:
    """The kinds of posts that were made or tried."""
    found = await on.bot.database.read(
        lambda conn: conn.execute(select(schema.outbox.c.kind).distinct()).scalars().all()
    )
    return {NoticeKind(each) for each in found}


def _digest(member: PlaygroundClient) -> Notice:
    key = f"digest:{member.member_id}"
    number = int(member.member_id)
    return Notice(None, NoticeKind.DIGEST, {}, coalesce_key=key, member_id=number)


async def everything(on: Scene, gone: PlaygroundClient, other: PlaygroundClient) -> set[NoticeKind]:
    """The member and others do what makes the bot post about them; returns the kinds of posts."""
    core, number = on.bot.client.core, int(gone.member_id)
    for setting in ("log", "offers"):
        await chosen(on, setting, f"<#{on.place}>")
    lounge = (await on.tom.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "server set", setting="lobby", value=lounge)
    # Asked for a seat in a lobby, in a thread and in the queue.
    lobby = await on.lobby(gone, seats=3)
    await core.of(Find).invitations.invite(lobby, on.by(gone), int(other.member_id), Typed("Tom"))
    asked = await on.lobby(other, seats=3)
    await core.of(Find).invitations.invite(asked, on.by(other), number, Typed(CALLED))
    for member in (gone, on.haneul):
        await on.slash(member, "play", title="mine", seats=2, pace="daily")
    await on.minutes(1)
    # Turns told, nudged, voted on, offered, handed over, watched and moderated.
    private = await on.table(gone, other)
    handed = await on.table(gone, on.haneul)
    await core.people.leaving.hand_over(handed, on.by(gone), int(other.member_id))
    left = await on.table(gone, on.haneul)
    await core.people.leaving.find_substitute(left, on.by(gone))
    voted = await on.table(on.haneul, gone, other, pace="10m+5m/20m")
    await on.told()
    late = await on.acting(voted)
    one = next(each for each in (other, on.haneul, gone) if each is not late)
    await on.minutes(10.5)
    at = await on.at(voted)
    await on.slash(one, "table replace", table=str(voted), seat=str(min(at.waiting()) + 1))
    watched = await on.table(on.haneul, gone)
    await on.slash(other, "table board", table=str(watched), ending=True)
    await on.slash(other, "table board", table=str(watched), talk=True)
    moved = await on.table(gone, on.haneul, pace=DAILY)
    reason = Typed(f"{CALLED} (<@{number}>) asked for it.")
    await core.of(Moderate).moderation.pause(moved, on.by(on.haneul), 2, reason)
    await core.of(Moderate).moderation.resume(moved, on.by(on.haneul), reason)
    await core.of(Moderate).moderation.move(moved, on.by(on.haneul), int(lounge), reason)
    kept = await on.lobby(on.haneul, seats=3)
    await core.of(Moderate).moderation.seat(
        kept, on.by(on.haneul), 1, number, Typed(CALLED), reason
    )
    banned = int(other.member_id)
    await core.of(Moderate).moderation.ban(
        on.playground.platform.world.guild_id, on.by(on.haneul), banned, 1, reason
    )
    await core.of(Moderate).moderation.unban(
        on.playground.platform.world.guild_id, on.by(on.haneul), banned, reason
    )
    await on.told()
    waiting = await on.acting(private)
    nudger = await on.other(private)
    made = await kinds(on)
    await on.later(3 * DAY_S)
    await on.minutes(20)
    await core.of(Clock).nudging.nudge(private, on.by(nudger), None)
    await on.told()
    await on.turn(private)
    assert waiting in (gone, other)
    await on.called_off(watched)
    told = [_digest(each) for each in on.members()]
    about = msg("table.agrees_to_end", member=CALLED, missing=1)
    now = on.playground.clock.now()
    await on.bot.database.write(
        lambda conn: outbox.put(conn, *told, notices.trouble_of(private, about), now=now)
    )
    await on.told()
    await on.minutes(5)
    return made | await kinds(on)


@pytest.mark.parametrize("where", [Where.DIRECT, Where.THREAD])
async def test_no_post_of_any_kind_names_the_member(on: Scene, where: Where) -> None:
    gone = on.sandra
    _renamed(on, gone, CALLED)
    if where is Where.DIRECT:
        for member in on.members():
            await reachable(on, member, Preferences(where=where))
    unused = ELSEWHERE if where is Where.DIRECT else ELSEWHERE | {NoticeKind.TEST}
    assert await everything(on, gone, on.tom) >= set(NoticeKind) - unused
    await erased(on, gone)


async def test_answers_to_commands_obey_no_name_and_keep_none_after_a_deletion(on: Scene) -> None:
    """Members whose names try to be more than text use every command, in the channel and at a table."""
    gone, other = on.sandra, on.tom
    for member, name in zip(on.members(), NAMES, strict=True):
        _renamed(on, member, name)
    # `/moderate move` notes which lobby post to delete. A row that is being sent at that moment may replace it first.
    on.refused |= {_EXPIRED, _UNKNOWN_MESSAGE}
    tour = Tour(on)
    await on.lobby(gone, other, seats=3)
    await tour.go(gone, on.place, other)
    # Commands overlap, so the one that lifts a block may have come too early.
    await on.slash(gone, "my unblock", player=other.member_id)
    table = await on.table(gone, other, name=TYPED[:MOST_NAME])
    place = str((await on.at(table)).table.place_id)
    await on.turn(table)
    for member, about in ((gone, other), (other, on.haneul), (on.haneul, gone)):
        await tour.go(member, place, about)
        await on.minutes(30)
        tour.look()
    assert len(tour.used) > _MANY_COMMANDS
    assert sorted(set(tour.wrong)) == []
    await erased(on, gone)
