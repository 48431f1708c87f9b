"""``/moderate`` over the sockets: what the thread reads, what the log says, and who may not."""

import pytest

from bot.playground.people.client import Refused
from bot.store.rows import Status
from tests.bot.edges.scene import Scene, button, said

WHY = "@everyone: **nobody** answers"


async def test_the_thread_reads_who_did_it_and_why_and_nobody_is_pinged(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom)
    answer = await on.slash(on.haneul, "moderate end", reason=WHY, table=str(table))
    await on.assert_told(on.haneul, answer, "moderate.done", number=str(table))
    await on.told()
    at = await on.at(table)
    assert at.table.status is Status.CANCELLED
    posts = [said(each) for each in await on.posts(at.table.place_id)]
    (told,) = [each for each in posts if "🛡" in each]
    assert "@everyone" not in told
    assert "**nobody**" not in told


async def test_the_log_is_paged_and_posted_in_the_chosen_channel(on: Scene) -> None:
    channel = (await on.haneul.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "server set", setting="log", value=channel)
    for number in range(12):
        why = f"{number}: " + "once more " * 18
        await on.slash(
            on.haneul, "moderate ban", player=on.tom.member_id, days=number + 1, reason=why
        )
    await on.told()
    posted = [said(each) for each in await on.posts(channel)]
    assert sum("once more" in each for each in posted) == 12
    page = await on.slash(on.haneul, "moderate log", player=on.tom.member_id)
    assert "11: once more" in said(page)
    assert " 0: once more" not in said(page)
    forth = button(page, "audit")
    assert forth.endswith(":0")
    later = await on.reply(on.haneul, on.haneul.click(page["id"], _last(page)))
    assert " 0: once more" in said(later)


def _last(page: dict[str, object]) -> str:
    components: list[dict[str, list[dict[str, str]]]] = page["components"]  # type: ignore[assignment]
    return [item["custom_id"] for row in components for item in row["components"]][-1]


async def test_who_is_banned_reads_why_and_until_when(on: Scene) -> None:
    await on.slash(on.haneul, "moderate ban", player=on.tom.member_id, days=3, reason="Spam.")
    answer = await on.slash(on.tom, "table open", title="expancity", seats=2)
    assert "Spam." in said(answer)
    await on.slash(on.haneul, "moderate unban", player=on.tom.member_id, reason="Sorry.")
    answer = await on.slash(on.tom, "table open", title="expancity", seats=2)
    assert "Spam." not in said(answer)


async def test_discord_offers_it_to_moderators_only(on: Scene) -> None:
    assert "moderate" in {each["name"] for each in await on.haneul.commands()}
    assert "moderate" not in {each["name"] for each in await on.tom.commands()}
    with pytest.raises(Refused):
        await on.tom.slash(on.place, "moderate log")
