"""The role of the winner: promised by the organiser, given at the end, and handed on by the next tournament."""

from functools import partial

import pytest

from bot.playground import PlaygroundClient
from bot.playground.discord.world import MEMBERS_ROLE_ID
from bot.store import outbox
from bot.store.contest import winners
from bot.store.contest.rows import Settings
from bot.tables.names import role
from bot.tournaments import notices
from tests.bot.edges.cups import cup, won_by
from tests.bot.edges.scene import Json, Scene, button, said
from tests.bot.edges.test_closed_tables import service
from tests.bot.edges.test_erased_posts import _deleted, held_tournament
from tests.bot.edges.test_tournament_drafts import menu, page_with

pytestmark = pytest.mark.sockets

UNKNOWN_MEMBER = 10007


def roles_of(on: Scene, member: PlaygroundClient) -> list[int]:
    return on.playground.platform.world.members[int(member.member_id)].role_ids


async def draft_of(on: Scene, member: PlaygroundClient) -> Json:
    box = await member.slash(on.place, "tournament create", game="mine", kind="preset_swiss")
    return await on.reply(member, member.submit(box["interaction_id"], when="7d"))


async def pick(
    on: Scene, page: Json, picked: list[str], member: PlaygroundClient | None = None
) -> Json:
    by = member or on.haneul
    return await on.reply(by, by.select(page["id"], menu(page, "winner"), picked))


async def test_a_role_is_promised_only_if_the_bot_can_give_it(on: Scene) -> None:
    usual, high = await on.haneul.add_role("Champion"), await on.haneul.add_role("High", above=True)
    draft = await draft_of(on, on.haneul)
    page = await on.reply(on.haneul, on.haneul.click(draft["id"], button(draft, "more")))
    page = await page_with(on, page, "winner")
    refused = await pick(on, page, [high])
    await on.assert_told(on.haneul, refused, "error.tournament.role_above", role=role(high))
    everyone = str(on.playground.platform.world.guild_id)
    refused = await pick(on, page, [everyone])
    await on.assert_told(on.haneul, refused, "error.tournament.role_unfit", role=role(everyone))
    await on.haneul.deny("MANAGE_ROLES")
    refused = await pick(on, page, [usual])
    await on.assert_told(on.haneul, refused, "error.tournament.role_lacks", role=role(usual))
    assert (await service(on).show(1)).row.settings.winner_role is None
    await on.haneul.deny()
    page = await pick(on, page, [usual])
    assert (await service(on).show(1)).row.settings.winner_role == int(usual)
    await on.haneul.deny("MANAGE_ROLES")
    back = await on.reply(on.haneul, on.haneul.click(page["id"], button(page, "draft")))
    refused = await on.reply(on.haneul, on.haneul.click(back["id"], button(back, "announce")))
    await on.assert_told(on.haneul, refused, "error.tournament.role_lacks", role=role(usual))
    await on.haneul.deny()
    await on.reply(on.haneul, on.haneul.click(back["id"], button(back, "announce")))
    await on.told()
    post = next(each for each in await on.posts() if ":join:" in str(each["components"]))
    assert f"<@&{usual}>" in said(post)
    assert post["mention_roles"] == []


async def test_a_role_with_powers_is_promised_only_by_members_with_the_right_to_give_it(
    on: Scene,
) -> None:
    members = str(MEMBERS_ROLE_ID)
    await on.slash(on.haneul, "server set", setting="organisers", value=members)
    usual = await on.haneul.add_role("Champion")
    for member, is_owner in ((on.tom, False), (on.haneul, True)):
        draft = await draft_of(on, member)
        page = await on.reply(member, member.click(draft["id"], button(draft, "more")))
        page = await page_with(on, page, "winner", member)
        page = await pick(on, page, [usual], member)
        answer = await pick(on, page, [members], member)
        if not is_owner:
            await on.assert_told(member, answer, "error.tournament.role_powers", role=role(members))
    chosen = [(await service(on).show(each)).row.settings.winner_role for each in (1, 2)]
    assert chosen == [int(usual), MEMBERS_ROLE_ID]


async def test_the_role_goes_to_the_winner_and_then_to_the_next(on: Scene) -> None:
    picked = int(await on.haneul.add_role("Champion"))
    first = await cup(on, on.tom, on.sandra, Settings(winner_role=picked))
    assert (roles_of(on, on.tom), roles_of(on, on.sandra)) == ([picked], [])
    second = await cup(on, on.sandra, on.tom, Settings(winner_role=picked))
    assert (roles_of(on, on.tom), roles_of(on, on.sandra)) == ([], [picked])
    # A row that is sent twice, or late, changes nothing.
    for each in (second, first):
        again, now = notices.prize(each), on.playground.clock.now()
        await on.bot.database.write(partial(outbox.put_unless_waiting, notice=again, now=now))
        await on.minutes(1)
        assert (roles_of(on, on.tom), roles_of(on, on.sandra)) == ([], [picked])
    assert (await service(on).show(first)).row.held_role is None
    assert (await service(on).show(second)).row.held_role == picked
    other = int(await on.haneul.add_role("Other"))
    await cup(on, on.tom, on.sandra, Settings(winner_role=other))
    assert (roles_of(on, on.tom), roles_of(on, on.sandra)) == ([other], [picked])


async def test_the_role_is_handed_on_although_discord_is_out_of_order(on: Scene) -> None:
    picked = int(await on.haneul.add_role("Champion"))
    await cup(on, on.tom, on.sandra, Settings(winner_role=picked))
    one = "/guilds/*/members/*/roles/*"
    await on.haneul.misbehave(
        {"match": f"DELETE {one}", "kind": "reply_lost", "times": 1},
        {"match": f"PUT {one}", "kind": "503", "times": 6},
    )
    number = await cup(on, on.sandra, on.tom, Settings(winner_role=picked))
    await on.later(600)
    assert (roles_of(on, on.tom), roles_of(on, on.sandra)) == ([], [picked])
    assert (await service(on).show(number)).row.held_role == picked


async def test_organisers_learn_privately_that_the_role_could_not_be_given(on: Scene) -> None:
    picked = int(await on.haneul.add_role("Champion"))
    await on.haneul.deny("MANAGE_ROLES")
    number = await cup(on, on.tom, on.sandra, Settings(winner_role=picked))
    assert roles_of(on, on.tom) == []
    assert (await service(on).show(number)).row.held_role is None
    letters = [each for each in await on.letters(on.haneul) if f"<@&{picked}>" in each]
    assert len(letters) == 1
    podium = [each for each in await on.posts() if f"tournament-{number}.json" in str(each)]
    assert len(podium) == 1


async def test_organisers_learn_that_the_winner_has_left(on: Scene) -> None:
    picked = int(await on.haneul.add_role("Champion"))
    await cup(on, on.sandra, on.tom, Settings(winner_role=picked))

    async def won_and_left(on: Scene, table_id: int) -> None:
        await won_by(on.tom)(on, table_id)
        await on.tom.leave()

    on.refused.add(UNKNOWN_MEMBER)
    settings = Settings(winner_role=picked)
    people = (on.tom, on.sandra)
    number = await held_tournament(on, *people, played=won_and_left, settings=settings)
    assert roles_of(on, on.sandra) == [], "the earlier winner is none any more"
    assert (await service(on).show(number)).row.held_role == picked
    said_so = [each for each in await on.letters(on.haneul) if f"<@&{picked}>" in each]
    assert len(said_so) == 1
    assert "Tom" in said_so[0]


async def test_deleting_ones_data_gives_the_role_back(on: Scene) -> None:
    picked = int(await on.haneul.add_role("Champion"))
    await cup(on, on.tom, on.sandra, Settings(winner_role=picked))
    on.refused |= {10008}
    await _deleted(on, on.tom)
    assert roles_of(on, on.tom) == []
    held = await on.bot.database.read(lambda conn: winners.held_by(conn, int(on.tom.member_id)))
    assert held == []
    await cup(on, on.sandra, on.tom, Settings(winner_role=picked))
    assert roles_of(on, on.sandra) == [picked]
