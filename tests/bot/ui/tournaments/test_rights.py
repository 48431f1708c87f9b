"""Rights at tournaments: every command and every button, tried by every member."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import discord
import pytest

from bot.core.controls.ids import TournamentId
from bot.core.posts.renderer import Renderer
from bot.core.rights import CONTROLS, Who, of_command, of_control
from bot.store.database import Database
from bot.title_files import TitleFiles
from bot.wiring import wired
from rules.contest.director.snapshot import Status
from tests.bot.tables.house import Clock
from tests.bot.ui.tournaments.persons import (
    ENTRANT,
    MANAGER,
    ORGANISER,
    OWN_TABLE,
    PERSONS,
    REFEREE,
    TITLE,
    WITH_ROLE,
    Event,
    House,
)
from tests.catalogues import own_catalogues
from tests.engines import prepared

pytestmark = pytest.mark.slow

WHY: Final = "It was so"
_ALL = frozenset(PERSONS)
_ENTRANTS = frozenset({ENTRANT, OWN_TABLE})
_REFEREES = frozenset({ORGANISER, REFEREE, OWN_TABLE})
_CREATORS = frozenset({WITH_ROLE, ORGANISER, MANAGER})
_ALLOWED: Final[Mapping[Who, Collection[str]]] = {
    Who.ANYBODY: _ALL,
    Who.ENTRANT: _ENTRANTS,
    Who.REFEREE: _REFEREES,
    Who.ORGANISER: {ORGANISER},
    Who.MANAGER: {MANAGER},
    Who.NAMED: frozenset(),
}
_DENIED: Final[Mapping[Who, Collection[str]]] = {
    Who.ANYBODY: {"not_referee", "not_organiser", "own_table", "may_not_create", "not_manager"},
    Who.ENTRANT: {"not_in"},
    Who.REFEREE: {"not_referee", "own_table"},
    Who.ORGANISER: {"not_organiser", "may_not_create", "no_such"},
    Who.MANAGER: {"not_manager"},
    Who.NAMED: {"not_in", "seat_own"},
}
_CREATING = {"tournament create", "games", "game", "setkind", "circopen", "circend", "circsure"}
"""Members that may hold tournaments may do this; all else only the organiser of this one."""
_ALSO = {"referee cancel": {MANAGER}, "calloff": {MANAGER}}
_AT_OWN_TABLE = {
    f"referee {name}" for name in ("result", "fault", "loss", "extend", "repair", "substitute")
}
"""No member decides about a table at which they play."""

Given = Callable[[Event], Mapping[str, object]]
_COMMANDS: Final[Mapping[str, tuple[Status, Given]]] = {
    "tournament join": (Status.OPEN, lambda _: {}),
    "referee start": (Status.OPEN, lambda _: {}),
    "referee cancel": (Status.OPEN, lambda _: {}),
    "referee takeover": (Status.OPEN, lambda _: {"reason": WHY}),
    "referee add": (Status.OPEN, lambda at: {"player": _somebody(at, 300), "reason": WHY}),
    **{
        f"referee {name}": (Status.RUNNING, lambda _: {"reason": WHY})
        for name in ("pause", "resume", "unpair")
    },
    "referee result": (
        Status.RUNNING,
        lambda at: {"table": at.pod(OWN_TABLE), "places": "1 2 3", "reason": WHY},
    ),
    "referee fault": (
        Status.RUNNING,
        lambda at: {
            "table": at.pod(OWN_TABLE),
            "player": at.no(OWN_TABLE),
            "kind": "excused",
            "reason": WHY,
        },
    ),
    "referee loss": (
        Status.RUNNING,
        lambda at: {"table": at.pod(OWN_TABLE), "player": at.no(OWN_TABLE), "reason": WHY},
    ),
    "referee warn": (Status.RUNNING, lambda at: {"player": at.no(ENTRANT), "reason": WHY}),
    "referee deduct": (
        Status.RUNNING,
        lambda at: {"player": at.no(ENTRANT), "points": 1, "reason": WHY},
    ),
    "referee disqualify": (Status.RUNNING, lambda at: {"player": at.no(ENTRANT), "reason": WHY}),
    "referee extend": (
        Status.RUNNING,
        lambda at: {"table": at.pod(OWN_TABLE), "hours": 1, "reason": WHY},
    ),
    "referee repair": (
        Status.RUNNING,
        lambda at: {"first": at.no(OWN_TABLE), "second": _elsewhere(at), "reason": WHY},
    ),
    "referee substitute": (
        Status.RUNNING,
        lambda at: {"player": at.no(OWN_TABLE), "by": _somebody(at, 301), "reason": WHY},
    ),
    "referee drop": (Status.RUNNING, lambda at: {"player": at.no(ENTRANT), "reason": WHY}),
    "referee keep": (Status.RUNNING, lambda at: {"player": at.no(ENTRANT), "reason": WHY}),
    "referee bye": (Status.RUNNING, lambda at: {"player": at.no(ENTRANT), "reason": WHY}),
    "referee undo": (Status.RUNNING, lambda _: {"ruling": "1", "reason": WHY}),
}
"""The state in which a command is tried, and its options; all others while the tournament runs, without any."""
_WHILE_IT_RUNS: Final[tuple[Status, Given]] = (Status.RUNNING, lambda _: {})
_BUTTONS: Final[Mapping[str, tuple[Status, str, tuple[str, ...]]]] = {
    "join": (Status.OPEN, "", ()),
    "sub": (Status.OPEN, "", ()),
    "in": (Status.CHECKIN, "", ()),
    "game": (Status.RUNNING, TITLE, ()),
    "setkind": (Status.RUNNING, TITLE, ("swiss",)),
    "when": (Status.DRAFT, "", ()),
    "points": (Status.DRAFT, "", ()),
    "code": (Status.DRAFT, "", ()),
    "draft": (Status.DRAFT, "", ()),
    "more": (Status.DRAFT, "", ()),
    "set": (Status.DRAFT, "rated", ("no",)),
    "announce": (Status.DRAFT, "", ()),
    "discard": (Status.DRAFT, "", ()),
    "seat": (Status.RUNNING, "", ()),
    "circend": (Status.RUNNING, "1", ()),
    "circsure": (Status.RUNNING, "1", ()),
}


def _somebody(at: Event, number: int) -> object:
    member = 1000 * at.guild + number
    return SimpleNamespace(id=member, display_name=f"Member {member}", bot=False)


def _elsewhere(at: Event) -> str:
    """A member at another table than the referee's."""
    own = int(at.pod(OWN_TABLE))
    return str(next(each.no for each in at.held.stored.seats if each.pod_id != own))


def _seat_of_another(at: Event) -> str:
    """A seat of another member than the ones that try to take it: the draw differs each time."""
    known = {at.no(ENTRANT), at.no(OWN_TABLE)}
    seat = next(each for each in at.held.stored.seats if str(each.no) not in known)
    place = at.held.place_of(seat.pod_id)
    return f"{place.stage}.{place.number}.{place.pod}.{seat.seat}"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    clock, renderer = Clock(), Renderer()
    database = await Database.open(prepared(tmp_path / "rights.sqlite3"))
    files = TitleFiles(None)
    async with wired(database, own_catalogues(), renderer, files, now=clock) as turnpost:
        await turnpost.bot.load()
        yield House(turnpost, clock)
        for name in tuple(turnpost.bot.extensions):
            await turnpost.bot.unload_extension(name)
    renderer.close()
    await database.close()


async def test_every_command_and_every_button_refuses_members_without_the_right(
    house: House,
) -> None:
    wrong = [
        f"{name}: {person} gets {code}"
        for name in sorted(_commands(house), key=_state_for)
        for person, code in await _tried_command(house, name)
    ]
    wrong += [
        f"{op}: {person} gets {code}"
        for op in sorted(CONTROLS[TournamentId], key=lambda op: _button(op)[0].value)
        for person, code in await _tried_button(house, op)
    ]
    assert wrong == [], "\n".join(wrong)


def _state_for(command: str) -> str:
    """Those that are tried in the same state come together, so that they can be tried at the same tournament."""
    return _COMMANDS.get(command, _WHILE_IT_RUNS)[0].value


def _button(op: str) -> tuple[Status, str, tuple[str, ...]]:
    return _BUTTONS.get(op, (Status.RUNNING, "", ()))


def _commands(house: House) -> list[str]:
    found = [
        each.qualified_name
        for each in house.bot.tree.walk_commands()
        if isinstance(each, discord.app_commands.Command)
    ]
    ours = sorted(each for each in found if each.split()[0] in ("tournament", "referee"))
    assert set(_COMMANDS) <= set(ours)
    return ours


async def _tried_command(house: House, name: str) -> list[tuple[str, str | None]]:
    who = of_command(name)
    assert who is not None
    status, given = _COMMANDS.get(name, _WHILE_IT_RUNS)
    event = await house.event(status)
    facts = given(event)

    async def act(person: str) -> str | None:
        return await house.command(event, person, name, **facts)

    return await _mismatches(name, who, act)


async def _tried_button(house: House, op: str) -> list[tuple[str, str | None]]:
    who = of_control(TournamentId(op, 1))
    assert who is not None
    status, arg, values = _button(op)
    event = await house.event(status)
    if op == "seat":
        arg = _seat_of_another(event)

    async def act(person: str) -> str | None:
        if op == "dispute":
            return await house.dispute(event, person)
        return await house.click(event, person, op, arg, values)

    return await _mismatches(op, who, act)


async def _mismatches(
    name: str, who: Who, act: Callable[[str], Awaitable[str | None]]
) -> list[tuple[str, str | None]]:
    """Members that are let do a forbidden act, or kept from an allowed one. Refused members come first."""
    allowed = set(_CREATORS if name in _CREATING else _ALLOWED[who]) | _ALSO.get(name, set())
    if name in _AT_OWN_TABLE:
        allowed -= {OWN_TABLE}
    denied = {f"tournament.{each}" for each in _DENIED[who]}
    wrong = []
    for person in sorted(PERSONS, key=lambda each: each in allowed):
        code = await act(person)
        if (code in denied) is (person in allowed):
            wrong.append((person, code))
    return wrong
