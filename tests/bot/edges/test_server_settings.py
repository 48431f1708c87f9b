"""What `/server set` keeps of games, channels, roles and numbers, and who is refused because of it."""

from tests.bot.edges.scene import Scene, said


async def chosen(on: Scene, setting: str, value: str) -> str:
    return said(await on.slash(on.haneul, "server set", setting=setting, value=value))


async def test_several_games_are_kept_and_said(on: Scene) -> None:
    words = [await on.words(on.haneul, f"{key}.title") for key in ("mine", "tmars")]
    shown = await chosen(on, "titles", "mine, tmars")
    assert all(each in shown for each in words)
    answer = await on.slash(on.sandra, "table open", title="expancity", seats=2)
    assert answer["ephemeral"]
    assert await on.words(on.sandra, "expancity.title") in said(answer)
    assert await chosen(on, "titles", "all")
    log = said(await on.slash(on.haneul, "moderate log"))
    assert all(each in log for each in words)


async def test_tables_are_opened_only_in_the_channels_for_that(on: Scene) -> None:
    other = next(
        each.id for each in on.playground.platform.world.channels.values() if each.name == "lounge"
    )
    await chosen(on, "channels", str(other))
    answer = await on.slash(on.sandra, "table open", title="mine", seats=2)
    await on.assert_told(on.sandra, answer, "error.server.not_channel", places=f"<#{other}>")


async def test_a_number_out_of_bounds_and_what_is_not_there_are_refused(on: Scene) -> None:
    for setting, value in (("most_per_member", "21"), ("titles", "chess"), ("openers", "5")):
        answer = await on.slash(on.haneul, "server set", setting=setting, value=value)
        await on.assert_told(on.haneul, answer, "error.server.no_such_value", value=value)
    assert "7" in await chosen(on, "most_per_member", "7")
