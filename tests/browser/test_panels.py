"""The bot's messages beside the games, walked through on the page in every language, on a desktop and on a phone.

With TURNPOST_SCREENSHOTS each message is kept as a picture at both widths, `screenshots/panels-<language>-…`, and with
TURNPOST_SCREENSHOTS=docs the pictures of `docs/media` that show one of these messages are taken anew.
"""

import pytest

from bot.core.posting.openings import SECONDS_APART
from tests.browser.hands import Look
from tests.browser.table import BOARD, LOBBY
from tests.browser.walk import MOST_BUTTONS, Walk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WHY = {"en": "Back from a trip", "ko": "여행에서 돌아와서", "it": "Di ritorno da un viaggio"}
_MOST_HOURS = 6 * 24


async def test_opening_a_table(walk: Walk) -> None:
    games = await walk.command("table open")
    await walk.look_at("open-games", games)
    panel = await walk.press(games, "o:game:tmars:")
    await walk.look_at("open-panel", panel)
    more = await walk.press(panel, "o:more:")
    await walk.look_at("open-more", more)
    if more.offers("o:more:"):
        again = await walk.press(more, "o:more:")
        await walk.look_at("open-more-2", again)
        more = again
    panel = await walk.press(more, "o:draft:")
    opened = await walk.press(panel, "o:open:")
    await walk.look_at("opened", opened)
    lobby = await walk.post(LOBBY)
    await walk.look_at("lobby", lobby, most_buttons=MOST_BUTTONS)
    more = await walk.press_for_answer(lobby, "t:more:")
    await walk.look_at("lobby-more", more)
    invite = await walk.press(more, "t:invite:")
    await walk.look_at("lobby-invite", invite)
    menu = invite.control("t:whom:")
    await walk.hands.open_list(invite, menu)
    kept = await walk.hands.pick(invite, menu, walk.on.tom.member_id)
    assert walk.on.tom.member_id in kept.mentions
    await walk.look_at("lobby-invited", kept)


async def test_a_members_own_pages(walk: Walk) -> None:
    await _tables_of_mine(walk)
    await walk.look_at("my-tables", await walk.command("my tables"))
    notices = await walk.command("my notices")
    await walk.look_at("my-notices", notices)
    more = await walk.press(notices, "y:more")
    await walk.look_at("my-notices-more", more)
    await walk.look_at("my-notices", await walk.press(more, "y:less"))
    zone, sleep = "Europe/Rome", "23:30-07:30"
    hours = await walk.command("my hours", write={"sleep": sleep}, pick={"zone": zone})
    await walk.look_at("my-hours", hours)
    vacation = await walk.command("my vacation")
    await walk.look_at("my-vacation", vacation)
    days = await walk.press(vacation, "y:vacation_days")
    await walk.look_at("my-vacation-days", days)
    asked = await walk.command("my vacation", write={"days": "5"})
    await walk.look_at("my-vacation-asked", asked)
    await walk.look_at("my-vacation-taken", await walk.press(asked, "y:vacation_go"))
    await walk.look_at("my-vacation-now", await walk.command("my vacation"))
    await walk.look_at("my-pings", await walk.command("my pings"))
    data = await walk.command("my data")
    await walk.look_at("my-data", data)
    await walk.look_at("my-data-ask", await walk.press(data, "y:data_ask"))
    await walk.look_at("my-conduct", await walk.command("my conduct"))
    await walk.look_at("my-bench", await walk.command("my bench"))
    await walk.look_at("my-since", await walk.command("my since"))
    await walk.look_at("my-play", await walk.command("my play"))
    tom = walk.on.tom.member_id
    await walk.look_at("my-block", await walk.command("my block", pick={"player": tom}))
    await walk.look_at("my-block-list", await walk.command("my block"))


async def _tables_of_mine(walk: Walk) -> None:
    """One that waits for me, one that waits for another member, and one that has not begun."""
    on = walk.on
    for others in ((on.sandra, on.tom), (on.tom,)):
        table = await on.table(on.haneul, *others, pace="daily")
        waits_for_me = len(others) == 1
        while (await on.acting(table) is on.haneul) is not waits_for_me:
            await on.turn(table)
    await on.lobby(on.haneul, seats=3, title="mine", pace="weekly")


async def test_time_at_a_table(walk: Walk) -> None:
    """The board with its time, reminders, the grace, and the robot that plays on."""
    on = walk.on
    table = await on.table(on.haneul, on.sandra, pace="daily")
    while await on.acting(table) is not on.haneul:
        await on.turn(table)
    await walk.go((await on.at(table)).table.place_id)
    board = await walk.post(BOARD)
    await walk.look_at("board", board, most_buttons=MOST_BUTTONS)
    await walk.look_at("board-more", await walk.press_for_answer(board, "t:more:"))
    await walk.look_at("clock", await walk.command("table clock"))
    seen: set[str] = {board.id}
    names = iter(("reminder-half", "reminder-last", "reminder-zero", "standin"))
    for _ in range(_MOST_HOURS):
        await on.minutes(60)
        for message in (await on.posts((await on.at(table)).table.place_id))[-2:]:
            if message["id"] not in seen and message["mentions"]:
                seen.add(message["id"])
                name = next(names, None)
                if name is not None:
                    told = await walk.until_shown(message["id"])
                    await walk.look_at(name, told, most_buttons=MOST_BUTTONS)
                    if name == "reminder-last":
                        rest = await walk.press_for_answer(told, "t:leaving:")
                        await walk.look_at("break", rest)
        if (await on.at(table)).seats[0].is_robot:
            break
    assert next(names, None) is None, "not everything was told"
    await walk.look_at("away-board", await walk.post(BOARD), most_buttons=MOST_BUTTONS)


async def test_leaving_and_the_seat_that_is_offered(walk: Walk) -> None:
    on = walk.on
    table = await on.table(on.haneul, on.sandra, pace="daily")
    await on.turn(table)
    await walk.go((await on.at(table)).table.place_id)
    leaving = await walk.command("table leave")
    await walk.look_at("leave", leaving)
    await walk.look_at("leave-sure", await walk.press(leaving, "t:concede:"))
    leaving = await walk.command("table leave")
    await walk.look_at("leave-substitute", await walk.press(leaving, "t:substitute:"))
    await on.minutes(1)
    post = await on.bot.client.core.people.offers.post_of(table)
    assert post is not None
    await walk.go(post.channel_id)
    await walk.look_at(
        "offer", await walk.until_shown(str(post.message_id)), most_buttons=MOST_BUTTONS
    )
    table = await on.table(on.haneul, on.sandra, pace="daily")
    await walk.go((await on.at(table)).table.place_id)
    await on.slash(on.sandra, "table pause", until="3d", table=str(table))
    await on.told()
    ballot = await walk.post(':has([data-custom-id^="t:vote:"])')
    await walk.look_at("pause-ballot", ballot, most_buttons=MOST_BUTTONS)


async def test_letters(walk: Walk) -> None:
    """The test message, the digest, and one turn as a direct message."""
    on = walk.on
    assert walk.words("ui.notices.arrived") in (await _choose(walk, "digest")).text
    await walk.look_at("dm-test", await walk.letter())
    await walk.go(on.place)
    await _tables_of_mine(walk)
    other = await on.table(on.haneul, on.sandra, on.tom, pace="fast")
    while await on.acting(other) is not on.haneul:
        await on.turn(other)
    before = len(await on.letters(on.haneul))
    for _ in range(24):
        await on.minutes(60)
        if len(await on.letters(on.haneul)) > before:
            break
    await walk.look_at("digest", await walk.letter(), most_buttons=MOST_BUTTONS)
    await walk.go(on.place)
    await _choose(walk, "direct")
    table = await on.table(on.sandra, on.haneul, pace="daily")
    while await on.acting(table) is not on.haneul:
        await on.turn(table)
    await walk.look_at("dm-turn", await walk.letter(), most_buttons=MOST_BUTTONS)


async def _choose(walk: Walk, where: str) -> Look:
    """Choose where notices go, by the panel; direct messages are tried out once."""
    await walk.on.later(SECONDS_APART + 1)
    panel = await walk.command("my notices")
    control = panel.control("y:set:where")
    await walk.hands.open_list(panel, control)
    return await walk.hands.pick(panel, control, where)


async def test_the_server_and_its_moderators(walk: Walk) -> None:
    on = walk.on
    table = await on.table(on.sandra, on.tom, pace="daily")
    await walk.look_at("server-show", await walk.command("server show"))
    lounge = (await on.tom.channel_named("lounge"))["id"]
    shown = await walk.command("server set", pick={"setting": "offers", "value": lounge})
    await walk.look_at("server-set", shown)
    await walk.look_at("server-check", await walk.command("server check"))
    await walk.look_at("server-lobby", await walk.command("server lobby"))
    forget = await walk.command("server forget", write={"name": "?"})
    await walk.look_at("server-forget", forget)
    reason = {"reason": WHY[walk.language]}
    for name, pick, write in (
        ("pause", {}, {"days": "3"}),
        ("resume", {}, {}),
        ("clock", {"seat": None}, {"hours": "12"}),
        ("replace", {"seat": None}, {}),
    ):
        done = await walk.command(
            f"moderate {name}", pick={**pick, "table": str(table)}, write={**write, **reason}
        )
        await walk.look_at(f"moderate-{name}", done)
    banned = {"player": on.tom.member_id}
    done = await walk.command("moderate ban", pick=banned, write={"days": "7", **reason})
    await walk.look_at("moderate-ban", done)
    await walk.look_at("moderate-log", await walk.command("moderate log"))
    await on.told()
    await walk.go((await on.at(table)).table.place_id)
    await walk.look_at_newest("moderate-thread", 3)


async def test_finding_a_table(walk: Walk) -> None:
    """The list of tables, the queue, a match, and invitations."""
    on = walk.on
    lounge = (await on.tom.channel_named("lounge"))["id"]
    await on.slash(on.haneul, "server set", setting="language", value=walk.language)
    await on.slash(on.haneul, "server set", setting="lobby", value=lounge)
    await on.told()
    await walk.go(lounge)
    await walk.look_at("list-empty", await walk.post())
    await on.lobby(on.sandra, seats=3, title="tmars", pace="daily")
    await on.lobby(on.tom, on.sandra, seats=4, title="mine", pace="weekly")
    invited = await on.lobby(on.sandra, seats=2, pace="fast")
    await on.table(on.sandra, on.tom)
    await on.later(21)
    await on.later(61)
    await walk.look_at("list", await walk.post())
    await walk.go(on.place)
    await on.slash(on.sandra, "table invite", player=on.haneul.member_id, table=str(invited))
    await on.told()
    asked = await walk.post(':has([data-custom-id^="t:invited:"])')
    await walk.look_at("invitation", asked, most_buttons=MOST_BUTTONS)
    own = await on.lobby(on.haneul, seats=2)
    await walk.look_at("invite", await walk.command("table invite", write={"table": str(own)}))
    queue = await walk.command("play")
    await walk.look_at("queue", queue)
    looking = await walk.press(queue, "y:play_go")
    await walk.look_at("queue-looking", looking)
    await walk.look_at("queue-again", await walk.command("play"))
    for member in (on.haneul, on.tom):
        await on.slash(member, "play", title="mine", seats=2, pace="daily")
    await on.minutes(0.1)
    match = await walk.post(':has([data-custom-id^="t:found:"])')
    await walk.look_at("queue-match", match, most_buttons=MOST_BUTTONS)


async def test_looking_back(walk: Walk) -> None:
    """The events since the last look, replay, and the table in words."""
    on = walk.on
    table = await on.table(on.haneul, on.sandra, on.tom, pace="daily")
    await walk.go((await on.at(table)).table.place_id)
    await walk.command("table board")
    for _ in range(3):
        await on.turn(table)
    await walk.look_at("my-since-news", await walk.command("my since"))
    since = await walk.command("table since")
    await walk.look_at("since", since)
    await walk.look_at("since-nothing", await walk.command("table since"))
    replay: Look = await walk.command("table replay")
    await walk.look_at("replay", replay)
    await walk.look_at("text", await walk.command("table text"))
    await walk.look_at("log", await walk.command("table log"))
    await walk.look_at("ahead", await walk.command("table ahead"))
