"""Tables opened in the private panel: a game, then other choices, then the table."""

import re

import pytest

from bot.clocks.paces import NO_CLOCK
from bot.core.controls.ids import OpeningId
from bot.features.lobby.draft import PACES, TERMS, drafted, proposed
from bot.store.rows import Status
from bot.tables.names import channel
from rules import registry
from rules.core.game import RobotLevel, default_options
from rules.core.text import msg
from tests.bot.edges.scene import Json, Scene

pytestmark = pytest.mark.sockets


def control(message: Json, beginning: str) -> Json:
    """The control whose id begins like this."""
    for row in message["components"]:
        for item in row["components"]:
            if item["custom_id"].startswith(beginning):
                found: Json = item
                return found
    raise LookupError(beginning)


def controls(message: Json) -> list[Json]:
    return [item for row in message["components"] for item in row["components"]]


LEVELS = ("player", "beginner", "expert")


def chosen(select: Json) -> list[str]:
    return [option["label"] for option in select.get("options", ()) if option.get("default")]


async def press(on: Scene, message: Json, beginning: str, *values: str) -> Json:
    """Tom's private message after a click on one of its controls."""
    custom_id = control(message, beginning)["custom_id"]
    click = on.tom.select if values else on.tom.click
    return await on.reply(
        on.tom, click(message["id"], custom_id, *([list(values)] if values else []))
    )


async def asked(on: Scene, title: str) -> Json:
    """The panel for a title, asked for by Tom."""
    return await press(on, await on.slash(on.tom, "table open"), f"o:game:{title}:")


async def test_without_a_title_every_game_is_offered_on_one_picture(on: Scene) -> None:
    for member in on.members():
        games = await on.slash(member, "table open", seats=4)
        await on.assert_told(member, games, "ui.opening.which")
        titles = registry.title_keys()
        for title in titles:
            assert control(games, f"o:game:{title}:")["label"]
        (picture,) = games["attachments"]
        for title in titles:
            assert await on.words(member, f"{title}.title") in picture["description"]
    panel = await press(on, games, "o:game:expancity:")
    assert chosen(control(panel, "o:setseats:")) == ["Seats: 4"], "seats asked for are kept"
    told = await on.slash(on.tom, "table open", options="periods=4")
    assert re.search("Expancity.*Metromania.*Project MINE.*Terraforming Mars", told["content"])


async def test_the_panel_says_whether_the_table_will_count(on: Scene) -> None:
    def said(panel: Json) -> str:
        found: str = panel["content"].splitlines()[-1]
        return found

    async def line(key: str) -> str:
        return f"-# {await on.words(on.tom, f'rating.lobby.{key}')}"

    panel = await asked(on, "expancity")
    assert said(panel) == await line("either")
    panel = await press(on, panel, "o:setrobots:", "1-2")
    assert said(panel) == await line("practice")
    more = await press(on, panel, "o:more:")
    while not any(each["custom_id"].startswith("o:setwho:") for each in controls(more)):
        more = await press(on, more, "o:more:")
    more = await press(on, more, "o:setwho:", "1")
    panel = await press(on, more, "o:draft:")
    assert said(panel) == await line("off")


async def test_nothing_is_public_before_open(on: Scene) -> None:
    before = await on.posts()
    panel = await asked(on, "tmars")
    panel = await press(on, panel, "o:setseats:", "3")
    panel = await press(on, panel, "o:setrobots:", "1-1")
    assert await on.posts() == before
    opened = await press(on, panel, "o:open:")
    await on.told()
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert (at.table.title, at.table.status, len(at.seats)) == ("tmars", Status.LOBBY, 3)
    assert [seat.robot_level for seat in at.seats] == [None, 1, None]
    await on.assert_told(on.tom, opened, "ui.done.open", place=channel(at.table.channel_id))


async def test_a_table_with_robots_starts_at_once_with_the_titles_options_and_asks(
    on: Scene,
) -> None:
    for title in registry.GAME_KEYS:
        panel = await asked(on, title)
        since = len(on.tom.events)
        await press(on, panel, "o:fill:")
        at = (await on.bot.tables.of_member(int(on.tom.member_id)))[-1]
        assert (at.table.title, at.table.status) == (title, Status.PLAYING)
        assert at.table.options == default_options(at.game)
        assert at.seat_of(int(on.tom.member_id)) == 0
        assert all(seat.is_robot for seat in at.seats[1:])
        await on.told()
        if 0 in at.waiting():
            asked_first = await on.tom.wait_for(
                "message_create",
                lambda data: data["ephemeral"] and "f:" in str(data["components"]),
                since=since,
            )
            assert control(asked_first, "f:"), "the panel of the first turn"
            newest = (await on.tom.messages(on.place))[-1]
            assert newest["id"] == asked_first["id"], "the table's post stands above it"
        await on.called_off(at.table.id)


async def test_when_a_robot_has_every_other_seat_the_green_button_starts_without_a_pace(
    on: Scene,
) -> None:
    panel = await asked(on, "expancity")
    assert control(panel, "o:open:")["style"] == 3
    panel = await press(on, panel, "o:setrobots:", "1-2")
    for gone in ("o:open:", "o:setpace:"):
        with pytest.raises(LookupError):
            control(panel, gone)
    assert control(panel, "o:start:")["style"] == 3
    await press(on, panel, "o:start:")
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert (at.table.status, at.table.pace) == (Status.PLAYING, NO_CLOCK)
    await on.told()


async def test_robots_of_three_levels_are_offered_and_fewer_seats_send_them_away(
    on: Scene,
) -> None:
    panel = await asked(on, "mine")
    offered = [option["label"] for option in control(panel, "o:setrobots:")["options"]]
    assert offered == ["Robots: none", *(f"Robots: 1, {level}" for level in LEVELS)]
    panel = await press(on, panel, "o:setrobots:", "1-3")
    assert chosen(control(panel, "o:setrobots:")) == ["Robots: 1, expert"]
    panel = await press(on, panel, "o:setseats:", "4")
    panel = await press(on, panel, "o:setrobots:", "3-2")
    panel = await press(on, panel, "o:setseats:", "3")
    assert chosen(control(panel, "o:setseats:")) == ["Seats: 3"]
    assert chosen(control(panel, "o:setrobots:")) == ["Robots: 2, player"]


async def test_the_pace_chosen_is_the_tables(on: Scene) -> None:
    panel = await asked(on, "expancity")
    assert chosen(control(panel, "o:setpace:")) == ["Pace: Daily"]
    fast = str(PACES.index("fast"))
    panel = await press(on, panel, "o:setpace:", fast)
    panel = await press(on, panel, "o:setseats:", "3")
    panel = await press(on, panel, "o:more:")
    while True:
        found = [each for each in controls(panel) if "Weekends: clocks run" in chosen(each)]
        if found:
            break
        panel = await press(on, panel, "o:more:")
    panel = await press(on, panel, found[0]["custom_id"], "1")
    panel = await press(on, panel, "o:draft:")
    await press(on, panel, "o:open:")
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert at.table.pace == "fast weekends=stop"
    await on.told()


async def test_a_server_proposes_a_pace(on: Scene) -> None:
    shown = await on.slash(on.haneul, "server set", setting="pace", value="weekly")
    pace = msg("hosting.choice.weekly")
    assert await on.words(on.haneul, "ui.settings.server_pace", pace=pace) in shown["content"]
    panel = await asked(on, "expancity")
    paces = control(panel, "o:setpace:")
    assert chosen(paces) == ["Pace: Weekly"]
    assert "a few turns a week, start with 5 days" in [
        option["description"] for option in paces["options"]
    ]
    await press(on, panel, "o:open:")
    await on.slash(on.tom, "table open", title="mine", seats=2)
    await on.slash(on.tom, "table open", title="mine", seats=2, pace="live")
    opened = await on.bot.tables.of_member(int(on.tom.member_id))
    assert sorted(at.table.pace for at in opened) == ["live", "weekly", "weekly"]
    await on.told()


@pytest.mark.parametrize("term", range(len(TERMS)))
def test_ids_hold_a_pace_with_its_options(term: int) -> None:
    game = registry.load("expancity")
    for pace in range(len(PACES) - 1):
        for choice in range(len(TERMS[term].words)):
            draft = proposed(game).with_pace(pace).with_term(term, choice)
            clicked = OpeningId.read(draft.id_of("draft"))
            assert clicked is not None
            assert drafted(game, clicked) == draft


async def test_options_chosen_under_more_are_the_tables(on: Scene) -> None:
    panel = await press(on, await asked(on, "mine"), "o:more:")
    panel = await press(on, panel, "o:setoption:", "1")
    panel = await press(on, panel, "o:draft:")
    await press(on, panel, "o:fill:")
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert at.table.options["periods"] == "4"
    await on.told()


async def test_a_table_by_invitation_is_opened_from_the_panel(on: Scene) -> None:
    panel = await press(on, await asked(on, "metromania"), "o:more:")
    while not any("by invitation" in str(each.get("options")) for each in controls(panel)):
        panel = await press(on, panel, "o:more:")
    [select] = [each for each in controls(panel) if "by invitation" in str(each.get("options"))]
    panel = await press(on, panel, select["custom_id"], "1")
    panel = await press(on, panel, "o:draft:")
    await press(on, panel, "o:open:")
    await on.told()
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert at.table.filters.private


async def test_a_list_that_menus_offer_is_chosen_under_more(on: Scene) -> None:
    panel = await press(on, await asked(on, "expancity"), "o:more:")
    goals = [each for each in controls(panel) if len(each.get("options", ())) == 21]
    label = goals[0]["options"][1]["label"]
    panel = await press(on, panel, goals[0]["custom_id"], "1")
    assert [label] in [chosen(each) for each in controls(panel)]
    panel = await press(on, panel, "o:draft:")
    await press(on, panel, "o:fill:")
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert at.state is not None
    assert at.table.options["goals"] == ",".join(at.state.goals)
    spec = next(spec for spec in at.game.options if spec.name == "goals")
    assert at.table.options["goals"] == spec.offered[1]
    await on.told()


async def test_a_panel_from_before_a_restart_goes_on(on: Scene) -> None:
    panel = await asked(on, "metromania")
    panel = await press(on, panel, "o:setseats:", "3")
    await on.restart()
    await press(on, panel, "o:fill:")
    (at,) = await on.bot.tables.of_member(int(on.tom.member_id))
    assert (at.table.status, len(at.seats)) == (Status.PLAYING, 3)
    await on.told()


async def test_an_interaction_that_is_delivered_again_opens_and_starts_one_table(
    on: Scene,
) -> None:
    actor = on.by(on.tom)
    numbers = set()
    for _ in range(2):
        done = await on.bot.tables.open(
            actor,
            title="expancity",
            guild_id=on.playground.platform.world.guild_id,
            channel_id=int(on.place),
            language="en",
            seats=2,
            options={},
            robots=(RobotLevel.EASY,),
            start=True,
        )
        assert done.position.table.status is Status.PLAYING
        numbers.add(done.position.table.id)
    assert len(numbers) == 1
