"""Registering commands: ids, localizations, and refusals by Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.playground import PlaygroundClient, Refused
from bot.playground.discord.limits.commands import check_command

from .conftest import Rest
from .guest import Guest
from .shapes import refused

pytestmark = pytest.mark.sockets

Json = dict[str, Any]


def command(**changes: Any) -> Json:
    return {"name": "go", "description": "d"} | changes


def opt(kind: int = 3, **changes: Any) -> Json:
    return {"type": kind, "name": "o", "description": "d"} | changes


def opts(count: int) -> list[Json]:
    return [opt(name=f"o{n}") for n in range(count)]


def choices(count: int) -> list[Json]:
    return [{"name": f"c{n}", "value": f"v{n}"} for n in range(count)]


def large(description: int) -> Json:
    """A command of 7977 characters without its description."""

    def worded(n: int, count: int) -> Json:
        texts = [{"name": f"{c}".ljust(100, "n"), "value": "v" * 100} for c in range(count)]
        return opt(name=f"o{n:02}", description="d" * 100, choices=texts)

    options = [worded(n, 3 if n == 0 else 1) for n in range(25)]
    return command(description="d" * description, options=options)


CASES = [
    pytest.param(command(name="x" * 32), command(name="x" * 33), "name", id="long name"),
    pytest.param(command(name="go-2_x"), command(name="Go"), "name", id="upper case"),
    pytest.param(command(name="메아리"), command(name="go there"), "name", id="blank in name"),
    pytest.param(command(), command(name=""), "name", id="no name"),
    pytest.param(
        command(description="x" * 100), command(description="x" * 101), "description", id="long"
    ),
    pytest.param(command(), command(description=""), "description", id="no description"),
    pytest.param(command(options=opts(25)), command(options=opts(26)), "options", id="options"),
    pytest.param(
        command(name_localizations={"ko": "시도", "it": "è-qui"}),
        command(name_localizations={"xx": "x"}),
        "name_localizations.xx",
        id="locale",
    ),
    pytest.param(
        command(name_localizations={"it": "x" * 32}),
        command(name_localizations={"it": "Due Parole"}),
        "name_localizations.it",
        id="localized name",
    ),
    pytest.param(
        command(description_localizations={"it": "x" * 100}),
        command(description_localizations={"it": "x" * 101}),
        "description_localizations.it",
        id="localized description",
    ),
    pytest.param(
        command(options=[opt(required=True), opt(name="p")]),
        command(options=[opt(), opt(name="p", required=True)]),
        "options.1",
        id="required after optional",
    ),
    pytest.param(
        command(options=[opt(), opt(name="p")]),
        command(options=[opt(), opt()]),
        "options.1.name",
        id="option twice",
    ),
    pytest.param(
        command(options=[opt(3)]), command(options=[opt(12)]), "options.0.type", id="type of option"
    ),
    pytest.param(
        command(options=[opt(choices=choices(25))]),
        command(options=[opt(choices=choices(26))]),
        "options.0.choices",
        id="choices",
    ),
    *(
        pytest.param(
            command(options=[opt(choices=[{"name": "n", "value": "v"} | {part: "x" * 100}])]),
            command(options=[opt(choices=[{"name": "n", "value": "v"} | {part: "x" * 101}])]),
            f"options.0.choices.0.{part}",
            id=f"choice {part}",
        )
        for part in ("name", "value")
    ),
    pytest.param(
        command(options=[opt(4, choices=[{"name": "n", "value": 1}])]),
        command(options=[opt(4, choices=[{"name": "n", "value": "1"}])]),
        "options.0.choices.0.value",
        id="choice of another type",
    ),
    pytest.param(
        command(options=[opt(choices=choices(2))]),
        command(options=[opt(choices=choices(1) * 2)]),
        "options.0.choices.1.name",
        id="choice twice",
    ),
    pytest.param(
        command(options=[opt(autocomplete=True)]),
        command(options=[opt(autocomplete=True, choices=choices(1))]),
        "options.0.autocomplete",
        id="autocomplete and choices",
    ),
    pytest.param(
        command(options=[opt(10, autocomplete=True)]),
        command(options=[opt(6, autocomplete=True)]),
        "options.0.type",
        id="autocomplete of a person",
    ),
    pytest.param(
        command(options=[opt(2, options=[opt(1)])]),
        command(options=[opt(2, options=[opt(2, options=[opt(1)])])]),
        "options.0.type",
        id="group in a group",
    ),
    pytest.param(
        command(options=[opt(1, options=[opt(3)])]),
        command(options=[opt(1), opt(3, name="p")]),
        "options",
        id="sub-command beside a value",
    ),
    pytest.param(
        command(options=[opt(min_length=1, max_length=6000)]),
        command(options=[opt(max_length=6001)]),
        "options.0.max_length",
        id="length",
    ),
    pytest.param(
        command(options=[opt(4, min_value=1, max_value=1)]),
        command(options=[opt(4, min_value=2, max_value=1)]),
        "options.0.min_value",
        id="least over most",
    ),
    pytest.param(large(23), large(24), "options", id="8000 characters"),
    pytest.param(
        {"type": 2, "name": "Two Words"},
        {"type": 2, "name": "x", "description": "d"},
        "description",
        id="description of a context menu",
    ),
]


@pytest.mark.parametrize(("fits", "breaks", "where"), CASES)
def test_commands_keep_discords_limits(fits: Json, breaks: Json, where: str) -> None:
    assert refused(lambda: check_command(fits, ())) == []
    assert where in refused(lambda: check_command(breaks, ()))


@pytest.fixture
def path(rest: Rest) -> str:
    return f"/applications/{rest.playground.platform.world.application_id}/commands"


async def test_more_than_a_hundred_commands_are_refused(rest: Rest, path: str) -> None:
    def named(count: int) -> list[Json]:
        return [command(name=f"c{n}") for n in range(count)]

    assert (await rest("PUT", path, named(100)))[0] == 200
    for method, payload in (("PUT", named(101)), ("POST", command(name="extra"))):
        status, error = await rest(method, path, payload)
        assert (status, error["code"]) == (400, 30032)


async def test_a_repeated_name_is_refused(rest: Rest, path: str) -> None:
    status, error = await rest("PUT", path, [command(), command()])
    assert (status, list(error["errors"])) == (400, ["1"])


async def test_a_reregistered_command_keeps_its_id(rest: Rest, path: str) -> None:
    _, first = await rest("PUT", path, [command(), command(name="stay")])
    _, second = await rest("PUT", path, [command(description="new"), command(name="stay")])
    assert [c["id"] for c in first] == [c["id"] for c in second]
    assert first[0]["version"] != second[0]["version"]
    assert first[1]["version"] == second[1]["version"]
    _, third = await rest("PUT", path, [command(name="stay")])
    assert [c["name"] for c in third] == ["stay"]


async def test_commands_can_be_registered_one_at_a_time(rest: Rest, path: str) -> None:
    status, made = await rest("POST", path, command())
    assert status == 201
    status, again = await rest("POST", path, command(description="other"))
    assert (status, again["id"]) == (200, made["id"])
    one = f"{path}/{made['id']}"
    assert (await rest("PATCH", one, {"description": "third"}))[1]["description"] == "third"
    assert (await rest("GET", one))[1]["name"] == "go"
    assert (await rest("DELETE", one))[0] == 204
    assert (await rest("GET", one))[1]["code"] == 10063


async def test_commands_of_a_server_are_separate(
    rest: Rest, path: str, me: PlaygroundClient
) -> None:
    guild_path = path.replace(
        "/commands", f"/guilds/{rest.playground.platform.world.guild_id}/commands"
    )
    await rest("PUT", guild_path, [command(name="here")])
    assert (await rest("GET", path))[1] == []
    assert [c["name"] for c in await me.commands()] == ["here"]


async def test_localizations_are_listed_on_request(rest: Rest, path: str) -> None:
    texts = {"ko": "가기"}
    names = command(name_localizations=texts, options=[opt(name_localizations=texts)])
    await rest("PUT", path, [names])
    _, short = await rest("GET", path)
    assert "name_localizations" not in short[0]
    assert "name_localizations" not in short[0]["options"][0]
    _, full = await rest("GET", f"{path}?with_localizations=true")
    assert full[0]["name_localizations"] == texts
    assert full[0]["options"][0]["name_localizations"] == texts


async def test_the_page_receives_commands_in_every_language(
    guest: Guest, me: PlaygroundClient
) -> None:
    echo = next(c for c in await me.commands() if c["name"] == "echo")
    assert echo["name_localizations"] == {"ko": "메아리"}
    assert echo["options"][0]["name_localizations"] == {"ko": "글"}
    listening = len(me.events)
    await guest.tree.sync()
    await me.wait_for("commands", since=listening)


async def test_commands_can_require_permissions(
    rest: Rest, path: str, people: list[PlaygroundClient]
) -> None:
    managing = command(default_member_permissions=str(1 << 5))
    await rest("PUT", path, [managing, command(name="owner", default_member_permissions="0")])
    assert [c["name"] for c in await people[0].commands()] == ["go", "owner"]
    assert await people[1].commands() == []


@pytest.mark.parametrize("limited", [{"contexts": [0]}, {"dm_permission": False}])
async def test_commands_can_be_for_servers_only(
    rest: Rest, path: str, me: PlaygroundClient, lounge: str, limited: Json
) -> None:
    await rest("PUT", path, [command(**limited)])
    assert (await me.slash(lounge, "go"))["outcome"] == "failed", "allowed, but no bot is there"
    _, channel = await rest("POST", "/users/@me/channels", {"recipient_id": me.member_id})
    with pytest.raises(Refused, match="cannot be used here"):
        await me.slash(channel["id"], "go")
