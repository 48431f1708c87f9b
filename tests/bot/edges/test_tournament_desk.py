"""The organiser's desk over the sockets: overview, changes after the announcement, and what members read of them."""

import pytest

from bot.features.tournament.parts import Tournament
from bot.store.contest import apart
from bot.tables.model import Actor
from bot.tables.names import visible
from bot.tournaments.model import Held
from rules.contest.director.snapshot import Status
from rules.core.text import Typed, typed
from tests.bot.edges.scene import Json, Scene, button, said

pytestmark = pytest.mark.sockets


def control(message: Json, op: str, arg: str = "") -> str:
    """The id of a button or a menu of the desk."""
    for row in message["components"]:
        for item in row["components"]:
            found: str = item.get("custom_id", "")
            if found.startswith(f"c:{op}:") and found.endswith(arg):
                return found
    raise LookupError(op)


async def tournament(on: Scene) -> Held:
    return await on.bot.client.core.of(Tournament).service.show(1)


async def announced(on: Scene) -> None:
    box = await on.haneul.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    draft = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], when="7d"))
    words = await on.haneul.click(draft["id"], button(draft, "altwords"))
    draft = await on.reply(
        on.haneul, on.haneul.submit(words["interaction_id"], about="For *all*", prizes="")
    )
    await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "announce")))
    await on.told()


async def test_changes_are_listed_under_the_announcement(on: Scene) -> None:
    await announced(on)
    post = next(each for each in await on.posts() if ":join:" in str(each["components"]))
    assert r"For \*all\*" in said(post)
    await on.reply(on.tom, on.tom.click(post["id"], button(post, "join")))

    refused = await on.slash(on.tom, "tournament desk")
    await on.assert_told(on.tom, refused, "error.tournament.not_referee")
    desk = await on.slash(on.haneul, "tournament desk")
    panel = await on.reply(on.haneul, on.haneul.click(desk["id"], button(desk, "alter")))

    box = await on.haneul.click(panel["id"], button(panel, "altwords"))
    typed = {"about": "For all", "prizes": "A @everyone mug"}
    panel = await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], **typed))
    box = await on.haneul.click(panel["id"], button(panel, "altwhen"))
    panel = await on.reply(
        on.haneul, on.haneul.submit(box["interaction_id"], when="10d", most="32")
    )
    await on.reply(
        on.haneul,
        on.haneul.select(
            panel["id"], control(panel, "altwho", "organisers"), [on.sandra.member_id]
        ),
    )
    held = await tournament(on)
    assert (held.row.plan.entrants_max, visible(held.row.prizes)) == (32, "A @everyone mug")
    assert held.stored.organisers == (int(on.sandra.member_id),)
    await on.told()
    assert len(await on.letters(on.sandra)) == 1

    what = await on.reply(
        on.haneul, on.haneul.select(panel["id"], control(panel, "altwhat"), ["in.tables"])
    )
    what = await on.reply(
        on.haneul, on.haneul.select(what["id"], control(what, "altwhat"), ["rated"])
    )
    sure = await on.reply(on.haneul, on.haneul.select(what["id"], control(what, "altset"), ["1"]))
    assert (await tournament(on)).row.settings.is_rated
    await on.reply(on.haneul, on.haneul.click(sure["id"], control(sure, "altyes")))
    held = await tournament(on)
    assert not held.row.settings.is_rated
    pictures = post["attachments"]
    await on.later(150)
    await on.told()
    posts = await on.posts()
    post = next(each for each in posts if ":join:" in str(each["components"]))
    assert said(post).count("-# <t:") == 5
    assert post["attachments"] != pictures, "the cover names the start"
    (call,) = (each for each in posts if each["mentions"])
    assert [each["id"] for each in call["mentions"]] == [on.tom.member_id]
    assert said(call).count("•") == 2
    await on.reply(on.tom, on.tom.click(call["id"], button(call, "out")))
    assert (await tournament(on)).of_member(int(on.tom.member_id)) is None


async def test_the_desk_opens_check_in_and_writes_to_all(on: Scene) -> None:
    await announced(on)
    post = next(each for each in await on.posts() if ":join:" in str(each["components"]))
    for each in (on.tom, on.sandra):
        await on.reply(each, each.click(post["id"], button(post, "join")))
    desk = await on.slash(on.haneul, "tournament desk")
    box = await on.haneul.click(desk["id"], button(desk, "seeds"))
    name = visible((await tournament(on)).stored.entrants[1].name)
    preview = await on.reply(
        on.haneul, on.haneul.submit(box["interaction_id"], order=f"1. {name}\nZoe")
    )
    assert "Zoe" in said(preview)
    box = await on.haneul.click(preview["id"], button(preview, "seeds"))
    assert box["modal"]["components"][0]["component"]["value"] == name, "nothing is pasted twice"
    desk = await on.reply(on.haneul, on.haneul.click(preview["id"], button(preview, "seedsyes")))
    assert [each.rank for each in (await tournament(on)).stored.entrants] == [0, 1]
    desk = await on.reply(on.haneul, on.haneul.click(desk["id"], button(desk, "desknow")))
    assert (await tournament(on)).row.status is Status.CHECKIN
    box = await on.haneul.click(desk["id"], button(desk, "desksay"))
    await on.reply(on.haneul, on.haneul.submit(box["interaction_id"], said="Hello *you*"))
    await on.later(24 * 3600)
    await on.told()
    (told,) = (each for each in await on.posts() if "🔔" in said(each))
    assert r"Hello \*you\*" in said(told)
    wanted = {on.tom.member_id, on.sandra.member_id}
    assert {each["id"] for each in told["mentions"]} == wanted


async def test_two_players_are_kept_apart_without_a_trace(on: Scene) -> None:
    await announced(on)
    before = [(each["id"], said(each)) for each in await on.posts()]
    desk = await on.slash(on.haneul, "tournament desk")
    panel = await on.reply(on.haneul, on.haneul.click(desk["id"], button(desk, "alter")))
    panel = await on.reply(on.haneul, on.haneul.click(panel["id"], button(panel, "apart")))
    two = [on.tom.member_id, on.sandra.member_id]
    panel = await on.reply(
        on.haneul, on.haneul.select(panel["id"], control(panel, "apartadd", "apart"), two)
    )
    assert all(f"<@{each}>" in said(panel) for each in two)
    [pair] = await on.bot.client.core.database.read(lambda conn: apart.pairs(conn, 1))
    assert set(map(str, pair)) == set(two)
    again = await on.reply(
        on.haneul, on.haneul.select(panel["id"], control(panel, "apartadd", "apart"), two[::-1])
    )
    assert said(again) == await on.words(on.haneul, "error.act.unchanged")
    value = ".".join(map(str, pair))
    panel = await on.reply(
        on.haneul, on.haneul.select(panel["id"], control(panel, "apartoff"), [value])
    )
    assert not any(f"<@{each}>" in said(panel) for each in two)
    await on.later(150)
    await on.told()
    assert [(each["id"], said(each)) for each in await on.posts()] == before


async def test_tables_are_set_by_hand_after_a_preview(on: Scene) -> None:
    await announced(on)
    post = next(each for each in await on.posts() if ":join:" in str(each["components"]))
    for each in (on.haneul, on.tom, on.sandra):
        await on.reply(each, each.click(post["id"], button(post, "join")))
    desk = await on.slash(on.haneul, "tournament desk")
    desk = await on.reply(on.haneul, on.haneul.click(desk["id"], button(desk, "desknow")))
    service = on.bot.client.core.of(Tournament).service
    for member in (each.member_id for each in (await tournament(on)).stored.entrants):
        await service.check_in(1, Actor(member, Typed(f"M{member}"), member))
    names = [visible(each.name) for each in (await tournament(on)).stored.entrants]
    desk = await on.slash(on.haneul, "tournament desk")
    box = await on.haneul.click(desk["id"], button(desk, "hand"))
    wrong = await on.reply(
        on.haneul, on.haneul.submit(box["interaction_id"], pools=f"{names[0]}, Zoe, {names[1]}")
    )
    await on.assert_told(
        on.haneul, wrong, "error.tournament.hand_unknown", name=typed(Typed("Zoe"))
    )
    box = await on.haneul.click(desk["id"], button(desk, "hand"))
    preview = await on.reply(
        on.haneul, on.haneul.submit(box["interaction_id"], pools=", ".join(names))
    )
    assert all(each in said(preview) for each in names)
    assert (await tournament(on)).snapshot.by_hand is None
    desk = await on.reply(on.haneul, on.haneul.click(preview["id"], button(preview, "handyes")))
    assert "⚖" in said(desk)
    known = (await tournament(on)).snapshot.by_hand
    assert known is not None
    assert known.pods == ((1, 2, 3),)
