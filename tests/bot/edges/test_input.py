"""Typed input: too long, unknown, out of range, in the wrong place."""

from itertools import product
from typing import Any, Final

import pytest

from bot.clocks.preferences import Where
from bot.core.controls.ids import OpeningId
from bot.playground import PlaygroundClient
from bot.playground.discord.interactions import Kind, MemberAction
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import verb_named
from rules.core.text import msg
from rules.registry import title_keys
from tests.bot.edges.scene import Json, Scene, button
from tests.catalogues import toys_spoken

pytestmark = [pytest.mark.sockets, pytest.mark.usefixtures("unhurried")]

STRING, SUB_COMMAND, INTEGER = 3, 1, 4
TYPED = (
    ("expancity turn", "line"),
    ("expancity keep", "contract"),
    ("expancity fulfil", "contracts"),
    ("expancity tile", "tile"),
    ("table open", "title"),
    ("table hand", "table"),
    ("table take", "seat"),
    ("rules", "title"),
)
"""Commands, each with an option into which anything can be typed."""
LONG = ("x " * 5000, "가" * 10_000, "park@A1 " * 1250, "```" * 3333, "\n" * 10_000, "\ud800" * 99)


def nested(line: str, values: dict[str, Any], focused: str | None = None) -> Json:
    """A command in Discord's shape, even one that no client would send."""
    name, *subs = line.split()
    options: list[Json] = [
        {"name": key, "type": INTEGER if isinstance(value, int) else STRING, "value": value}
        for key, value in values.items()
    ]
    for option in options:
        if option["name"] == focused:
            option["focused"] = True
    for sub in reversed(subs):
        options = [{"name": sub, "type": SUB_COMMAND, "options": options}]
    return {"id": "1", "name": name, "type": 1, "options": options}


async def sent(
    on: Scene,
    member: PlaygroundClient,
    line: str,
    /,
    *,
    channel_id: int | None = None,
    typing: str | None = None,
    **values: Any,
) -> Json:
    """The outcome of a command sent without Discord's own checks."""
    world = on.playground.platform.world
    kind = Kind.COMMAND if typing is None else Kind.AUTOCOMPLETE
    act = MemberAction(
        kind,
        world.members[int(member.member_id)],
        world.channels[channel_id or int(on.place)],
        nested(line, values, typing),
        name=line,
    )
    return await on.playground.platform.interactions.begin(act).outcome


async def odd(on: Scene, member: PlaygroundClient, line: str, /, **values: Any) -> Json:
    """The answer to a command that no Discord client would send."""
    return await on.reply(member, sent(on, member, line, **values))


TITLES = tuple(msg(f"{key}.title") for key in title_keys())


NO_OPTION: Final = {
    "name": "negatve_scores",
    "nearest": msg("expancity.option.negative_building_scores"),
}
NOT_OPENED: Final[tuple[tuple[dict[str, Any], str, dict[str, Any]], ...]] = (
    (
        {"title": "espancità"},
        "error.table.no_such_title",
        {"title": "espancità", "nearest": msg("expancity.title"), "titles": TITLES},
    ),
    ({"pace": "weekly"}, "error.table.no_title", {"titles": TITLES}),
    (
        {"title": "expancity", "seats": 9},
        "error.table.seat_count",
        {"seats": 9, "low": 2, "high": 4},
    ),
    (
        {"title": "expancity", "seats": 10**9},
        "error.table.seat_count",
        {"seats": 10**9, "low": 2, "high": 4},
    ),
    (
        {"title": "expancity", "options": "negatve_scores=hard"},
        "error.ui.no_such_option",
        NO_OPTION,
    ),
    (
        {"title": "expancity", "options": "negatve_scores=" + "x" * 9985},
        "error.ui.no_such_option",
        NO_OPTION,
    ),
)
"""Values of `/table open` that are refused, also those that the command does not offer, with the reason."""


async def test_a_table_that_cannot_be_opened_is_refused(on: Scene) -> None:
    for (values, key, facts), member in product(NOT_OPENED, on.members()):
        shown = await odd(on, member, "table open", **values)
        await on.assert_told(member, shown, key, **facts)
    assert await on.bot.tables.find(int(on.place)) is None
    assert await on.posts() == []


async def test_tables_and_texts_that_there_are_not_are_refused(on: Scene) -> None:
    for number in ("999", "²" * 50):
        shown = await on.slash(on.tom, "table hand", table=number)
        await on.assert_told(on.tom, shown, "error.table.no_such_table")
    for line, option in (("rules", "title"), ("rating board", "game"), ("play", "title")):
        shown = await on.slash(on.tom, line, **{option: "메트로마냐"})
        key, found = "error.table.no_such_title", msg("metromania.title")
        await on.assert_told(on.tom, shown, key, title="메트로마냐", nearest=found, titles=TITLES)
    table = await on.table()
    shown = await on.slash(await on.acting(table), "table undo", table=str(table))
    await on.assert_told(await on.acting(table), shown, "error.table.nothing_to_undo")


async def test_ten_thousand_characters_get_a_short_private_answer(on: Scene) -> None:
    table, member = await on.asked()
    internal = await on.words(member, "error.ui.internal", id="")
    for (line, key), text in product(TYPED, LONG):
        async with on.untouched(table):
            shown = await odd(on, member, line, **{key: text})
        assert shown["ephemeral"]
        assert 0 < len(shown["content"]) <= 600
        assert internal[:10] not in shown["content"]


async def test_ten_thousand_characters_in_the_text_box_are_refused(on: Scene) -> None:
    table, member = await on.asked()
    panel = await on.slash(member, "table turn", table=str(table))
    box = await member.click(panel["id"], button(panel, "type"))
    interaction = on.playground.platform.interactions.by_id(int(box["interaction_id"]))
    assert interaction is not None
    assert interaction.modal is not None
    interaction.modal["components"][0]["component"]["max_length"] = 10_000
    async with on.untouched(table):
        shown = await on.reply(member, member.submit(box["interaction_id"], line="x" * 10_000))
    assert shown["content"].startswith("⚠️ ")
    assert len(shown["content"]) < 1000


async def test_a_line_that_is_not_a_move_is_refused(on: Scene) -> None:
    table, member = await on.asked()
    at = await on.at(table)
    (seat,) = at.waiting()
    everybody = "<@1080000000000000200> @everyone"
    for text in (" ", "park", "park@Z9", "가 나", "a\0b", everybody, "[x](http://x)"):
        with pytest.raises(Refusal) as refused:
            engine.check(at.game, at.state, seat, at.game.read(at.state, seat, text, toys_spoken))
        async with on.untouched(table):
            shown = await odd(on, member, "expancity turn", line=text)
        reason, _, nearest = shown["content"].rpartition("\n")
        told, reply = refused.value.msg, shown | {"content": reason}
        await on.assert_told(member, reply, told.key, table=table, **told.args)
        line = nearest.split("`")[1]
        assert nearest == await on.words(member, "ui.panel.nearest", move=line)
        engine.check(at.game, at.state, seat, at.game.read(at.state, seat, line, toys_spoken))
        assert shown["mentions"] == []


async def test_a_choice_that_was_never_suggested_is_refused(on: Scene) -> None:
    table, member = await on.asked()
    at = await on.at(table)
    seat = min(at.waiting())
    for line, values, verb, given in (
        ("expancity keep", {"contract": "x"}, "keep_contract", {"card": "x"}),
        ("expancity tile", {"tile": "stadium"}, "keep_tile", {"tile": "stadium"}),
        ("expancity fulfil", {"contracts": "x y"}, "fulfil", {"cards": ("x", "y")}),
    ):
        found = verb_named(at.game, verb)
        assert found is not None
        with pytest.raises(Refusal) as refused:
            engine.check(at.game, at.state, seat, found.move(**given))
        async with on.untouched(table):
            shown = await on.slash(member, line, **values)
        reason, _, nearest = shown["content"].rpartition("\n")
        told, reply = refused.value.msg, shown | {"content": reason}
        await on.assert_told(member, reply, told.key, table=table, **told.args)
        possible = nearest.split("`")[1]
        assert nearest == await on.words(member, "ui.panel.nearest", move=possible)
        engine.check(at.game, at.state, seat, at.game.read(at.state, seat, possible, toys_spoken))


async def test_typing_six_thousand_characters_is_answered(on: Scene) -> None:
    table, member = await on.asked()
    for (line, option), text in product((*TYPED, ("table open", "options")), LONG):
        values: dict[str, Any] = {option: text[:6000]}
        if option == "options":
            values["title"] = "expancity"
        async with on.untouched(table):
            outcome = await sent(on, member, line, typing=option, **values)
        assert outcome["outcome"] == "choices"


async def test_members_who_are_not_asked_get_no_suggestions(on: Scene) -> None:
    asked = (("expancity turn", "line"), ("expancity keep", "contract"), ("table take", "seat"))
    for line, option in asked:
        assert await on.tom.suggestions(on.place, line, option, **{option: ""}) == []
    table = await on.table()
    at = await on.at(table)
    for member, (line, option) in product((on.tom, await on.other(table)), asked):
        assert await member.suggestions(at.table.place_id, line, option, **{option: ""}) == []


async def test_a_whole_turn_of_suggested_values_takes_two_commands(on: Scene) -> None:
    table, member = await on.asked()
    for line, option in (("expancity turn", "line"), ("expancity tile", "tile")):
        assert await on.acting(table) is member
        offer, *_ = await member.suggestions(on.place, line, option, **{option: ""})
        await on.slash(member, line, **{option: offer["value"]})
    assert await on.acting(table) is not member


async def test_there_are_no_move_suggestions_before_the_start(on: Scene) -> None:
    await on.lobby(on.haneul, on.sandra)
    assert await on.haneul.suggestions(on.place, "expancity turn", "line", line="") == []


async def test_commands_in_a_channel_without_a_table_are_refused(on: Scene) -> None:
    looking = ("board", "turn", "hand", "log", "text", "record", "verify")
    for line in (*looking, "undo", "leave", "take", "end"):
        shown = await on.slash(on.sandra, f"table {line}")
        await on.assert_told(on.sandra, shown, "error.table.no_table_here")


async def test_moves_in_a_channel_without_a_table_are_refused(on: Scene) -> None:
    for line, values in {
        "expancity turn": {"line": "park@A1"},
        "expancity keep": {"contract": "x"},
        "expancity fulfil": {"contracts": "-"},
        "expancity tile": {"tile": "x"},
    }.items():
        shown = await on.slash(on.sandra, line, **values)
        await on.assert_told(on.sandra, shown, "error.table.no_table_here")


async def test_proofs_before_the_end_are_refused(on: Scene) -> None:
    table = await on.lobby(on.haneul, on.sandra)
    for line in ("table record", "table verify"):
        shown = await on.slash(on.sandra, line)
        await on.assert_told(on.sandra, shown, "error.table.not_started")
    await on.start(table)
    async with on.untouched(table):
        shown = await on.slash(on.sandra, "table verify")
        await on.assert_told(on.sandra, shown, "error.table.not_finished")
        # Players get the public part of the record.
        shown = await on.slash(on.tom, "table record", table=str(table))
        await on.assert_told(on.tom, shown, "error.table.record_seated_only")


async def test_commands_in_direct_messages_are_refused(on: Scene) -> None:
    dm = await direct(on, on.sandra)
    for line in ("table open", "table board", "server show", "help", "expancity turn"):
        shown = await odd(on, on.sandra, line, channel_id=dm, title="expancity")
        await on.assert_told(on.sandra, shown, "error.ui.servers_only")


async def test_ones_own_tables_and_settings_are_shown_in_direct_messages(on: Scene) -> None:
    dm = await direct(on, on.sandra)
    shown = await on.reply(on.sandra, on.sandra.slash(dm, "my tables"))
    await on.assert_told(on.sandra, shown, "ui.list.nothing_waits")
    opening = on.sandra.click(shown["id"], OpeningId("games", "-").write())
    refused = await on.reply(on.sandra, opening)
    await on.assert_told(on.sandra, refused, "error.ui.servers_only")
    panel = await on.reply(on.sandra, on.sandra.slash(dm, "my notices"))
    shown = await on.reply(on.sandra, on.sandra.select(panel["id"], "y:set:where", ["off"]))
    member = int(on.sandra.member_id)
    assert (await on.bot.settings.reach(member))[member].wishes.where is Where.OFF


async def direct(on: Scene, member: PlaygroundClient) -> int:
    user = await on.bot.client.fetch_user(int(member.member_id))
    return (await user.create_dm()).id


async def test_a_client_with_outdated_commands_gets_a_private_answer(on: Scene) -> None:
    # A command that was renamed, a group that was removed, and a command without what is now required.
    for line in ("table fly", "chess", "expancity turn"):
        shown = await odd(on, on.sandra, line)
        await on.assert_told(on.sandra, shown, "error.ui.outdated_command")
    # An option that was removed is passed over.
    shown = await odd(on, on.sandra, "table hand", seat="3")
    await on.assert_told(on.sandra, shown, "error.table.no_table_here")
