"""What was shown before the bot restarted still works."""

from tests.bot.edges.scene import Scene, button


async def test_a_panel_from_before_a_restart(on: Scene) -> None:
    table = await on.table()
    member = await on.acting(table)
    panel = await on.slash(member, "table turn", table=str(table))
    await on.restart()
    async with on.untouched(table):
        shown = await on.reply(member, member.click(panel["id"], button(panel, "pick")))
    assert shown["id"] == panel["id"]
    assert await on.words(member, "ui.panel.lost") not in shown["content"]
    assert button(shown, "type")


async def test_a_panel_that_was_half_filled_in_says_that_it_is_empty_again(on: Scene) -> None:
    table = await on.table()
    member = await on.acting(table)
    panel = await on.slash(member, "table turn", table=str(table))
    panel = await on.reply(member, member.click(panel["id"], button(panel, "pick")))
    await on.restart()
    async with on.untouched(table):
        shown = await on.reply(member, member.click(panel["id"], button(panel, "pick")))
    lost = await on.words(member, "ui.panel.lost")
    assert shown["content"].startswith(f"⚠️ {lost}\n")
    # From here on it can be filled in again.
    shown = await on.reply(member, member.click(panel["id"], button(shown, "pick")))
    assert lost not in shown["content"]


async def test_a_move_typed_into_a_box_from_before_a_restart(on: Scene) -> None:
    table = await on.table()
    member = await on.acting(table)
    at = await on.at(table)
    line = at.game.write(await on.a_move(table))
    panel = await on.slash(member, "table turn", table=str(table))
    box = await member.click(panel["id"], button(panel, "type"))
    await on.restart()
    async with on.untouched(table):
        shown = await on.reply(member, member.submit(box["interaction_id"], line=line))
    assert shown["id"] == panel["id"]
    await on.reply(member, member.click(panel["id"], button(shown, "go")))
    assert (await on.at(table)).table.seq == 1


async def test_a_lobby_from_before_a_restart(on: Scene) -> None:
    table = await on.lobby(on.haneul, seats=2)
    post = await on.lobby_post(table)
    await on.restart()
    shown = await on.reply(on.sandra, on.sandra.click(post["id"], button(post, "join")))
    await on.assert_told(on.sandra, shown, "ui.done.join")
    assert (await on.at(table)).members() == (int(on.haneul.member_id), int(on.sandra.member_id))


async def test_unsent_events_are_posted_after_a_restart(on: Scene) -> None:
    table = await on.table()
    await on.tom.misbehave({"match": "POST /channels/*/messages", "kind": "503"})
    member = await on.acting(table)
    while await on.acting(table) is member:
        await on.bot.tables.play(table, on.by(member), await on.a_move(table), None)
    await on.tom.behave()
    await on.restart()
    await on.later(60)
    at = await on.at(table)
    assert at.table.told_seq == at.table.seq > 0


async def test_commands_that_have_not_changed_are_not_registered_again(on: Scene) -> None:
    await on.restart()
    by_route = (await on.tom.report())["by_route"]
    assert by_route["PUT /applications/{application_id}/commands"] == 1
