"""Circuits over whole tournaments: the results that count, the posts, and deletions of data."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import json, structs
from sqlalchemy import select

from bot.core.text.translator import translator
from bot.features.tournament.desk.files import Files
from bot.features.tournament.words import Shown, beside_lines
from bot.store import schema
from bot.store.contest import erasing
from bot.store.contest.rows import Settings
from bot.store.database import Connection
from bot.store.rows import NoticeKind
from bot.tables.names import visible
from bot.tournaments.circuits import MOST_OPEN, Circuit
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Status
from rules.contest.plans.teams import with_teams
from rules.contest.scores.scoring import UNIT
from rules.core.text import Typed
from tests.bot.tables.house import CHANNEL, GUILD
from tests.bot.tournaments.hall import ORGANISER, PLAIN, Hall, plan, stage
from tests.catalogues import toy_catalogues
from tests.refusing import refuses

QUICK = plan(stage(format=Format.SINGLE_TABLE), disputes_ms=0)


async def opened(hall: Hall, name: str = "Tour", points: str = "10-7-5", best: str = "") -> Circuit:
    return await hall.tournaments.circuits.open(GUILD, "en", Typed(name), points, best)


async def played(hall: Hall, circuit: Circuit | None, entrants: int = 3) -> int:
    settings = Settings(circuit_id=None if circuit is None else circuit.row.id)
    given = structs.replace(QUICK, starts_at_ms=int(hall.clock.now * 1000) + 40 * 3_600_000)
    number = await hall.started(entrants, given, settings=settings)
    assert (await hall.to_the_end(number)).row.status is Status.FINISHED
    return number


async def posts_of(hall: Hall) -> list[tuple[int, int]]:
    """The tournament and the circuit of each post of a circuit."""
    rows = schema.outbox

    def read(conn: Connection) -> list[tuple[int, int]]:
        found = conn.execute(
            select(rows.c.tournament_id, rows.c.payload)
            .where(rows.c.kind == NoticeKind.PODIUM.value)
            .order_by(rows.c.id)
        )
        facts = [(row.tournament_id, json.decode(row.payload)) for row in found]
        return [(number, each["circuit"]) for number, each in facts if "circuit" in each]

    return await hall.database.read(read)


async def test_tournaments_that_name_it_count_until_it_ends(hall: Hall) -> None:
    circuit = await opened(hall)
    first = await played(hall, circuit)
    await played(hall, None)
    second = await played(hall, circuit, entrants=2)
    shown = await hall.tournaments.circuits.show(GUILD, circuit.row.id)
    assert [each.id for each in shown.counted] == [first, second]
    assert sum(each.points for each in shown.standings) == (10 + 7 + 5 + 10 + 7) * UNIT
    assert await posts_of(hall) == [(first, circuit.row.id), (second, circuit.row.id)]
    await hall.tournaments.circuits.end(GUILD, circuit.row.id)
    assert (await posts_of(hall))[-1] == (second, circuit.row.id)
    with refuses("tournament.circuit_over"):
        await hall.tournaments.circuits.end(GUILD, circuit.row.id)
    before = await posts_of(hall)
    hall.clock.now += 3600
    await played(hall, circuit)
    again = await hall.tournaments.circuits.show(GUILD, circuit.row.id)
    assert again.standings == shown.standings
    assert await posts_of(hall) == before


async def test_the_next_edition_counts_for_the_same_circuit(hall: Hall) -> None:
    circuit = await opened(hall)
    given = structs.replace(QUICK, is_season=True, every_weeks=1)
    number = await hall.started(3, given, settings=Settings(circuit_id=circuit.row.id))
    held = await hall.to_the_end(number)
    assert held.row.next_id is not None
    following = await hall.tournaments.show(held.row.next_id)
    assert following.row.settings.circuit_id == circuit.row.id
    assert [each.id for each in following.stored.circuits] == [circuit.row.id]


async def test_a_former_player_keeps_the_points_but_no_name(hall: Hall) -> None:
    circuit = await opened(hall)
    await played(hall, circuit)
    await played(hall, circuit)
    before = await hall.tournaments.circuits.show(GUILD, circuit.row.id)
    gone = before.standings[0].person
    await hall.database.write(lambda conn: erasing.erase(conn, gone, {f"M{gone}"}))
    after = await hall.tournaments.circuits.show(GUILD, circuit.row.id)
    assert gone not in {each.person for each in after.standings}
    former = [each for each in after.standings if each.person < 0]
    assert [visible(after.names[each.person]) for each in former] == ["", ""]
    assert sum(each.points for each in after.standings) == sum(
        each.points for each in before.standings
    )
    assert len(after.standings) == len(before.standings) + 1


async def test_circuits_are_refused_with_the_reason(hall: Hall) -> None:
    circuit = await opened(hall)
    for name, points, best, code in (
        ("", "10-7", "", "no_name"),
        ("Tour 2", "7-10", "", "circuit_points"),
        ("Tour 2", "none", "", "circuit_points"),
        ("Tour 2", "10-7", "x", "no_such_number"),
        ("TOUR", "10-7", "", "circuit_exists"),
    ):
        with refuses(f"tournament.{code}"):
            await opened(hall, name, points, best)
    for number in range(2, MOST_OPEN + 1):
        await opened(hall, f"Tour {number}")
    with refuses("tournament.too_many_circuits"):
        await opened(hall, "One more")
    with refuses("tournament.no_circuit"):
        await hall.tournaments.circuits.show(GUILD + 1, circuit.row.id)
    assert (await opened_again(hall, circuit)).row.best == 3


async def opened_again(hall: Hall, circuit: Circuit) -> Circuit:
    """A circuit of the same name, once the first one has ended."""
    await hall.tournaments.circuits.end(GUILD, circuit.row.id)
    return await opened(hall, "Tour", "25 18 15", "3")


async def test_a_forgotten_server_has_no_circuits(hall: Hall) -> None:
    circuit = await opened(hall)
    await hall.database.write(lambda conn: erasing.forget_server(conn, GUILD))
    with refuses("tournament.no_circuit"):
        await hall.tournaments.circuits.show(GUILD, circuit.row.id)


async def test_open_circuits_are_offered_to_drafts_and_to_tournaments_in_one(hall: Hall) -> None:
    circuit = await opened(hall)
    other = await opened(hall, "Other")
    draft = await hall.tournaments.create(
        hall.by(ORGANISER),
        guild_id=GUILD,
        channel_id=CHANNEL,
        language="en",
        name=Typed("Cup"),
        title="nim",
        plan=QUICK,
        settings=PLAIN,
    )
    assert [each.id for each in draft.stored.circuits] == [circuit.row.id, other.row.id]
    assert (await hall.announced(QUICK)).stored.circuits == ()
    held = await hall.announced(QUICK, settings=Settings(circuit_id=circuit.row.id))
    await hall.tournaments.circuits.end(GUILD, circuit.row.id)
    held = await hall.tournaments.show(held.id)
    assert {each.id for each in held.stored.circuits} == {circuit.row.id, other.row.id}


async def test_each_member_of_a_team_earns_the_points_of_its_place(hall: Hall) -> None:
    circuit = await opened(hall)
    given = with_teams(plan(stage(rounds=2), disputes_ms=0), 2)
    number = await hall.started(6, given, settings=Settings(circuit_id=circuit.row.id))
    assert (await hall.to_the_end(number)).row.status is Status.FINISHED
    shown = await hall.tournaments.circuits.show(GUILD, circuit.row.id)
    assert [each.points // UNIT for each in shown.standings] == [10, 10, 7, 7, 5, 5]
    assert [each.place for each in shown.standings] == [1, 1, 3, 3, 5, 5]


async def test_a_disqualified_player_earns_no_points_and_has_no_place(hall: Hall) -> None:
    circuit = await opened(hall)
    settings = Settings(circuit_id=circuit.row.id)
    number = await hall.started(4, plan(stage(2, (2,), rounds=2)), settings=settings)
    held = await hall.tournaments.penalise.disqualify(
        number, hall.by(ORGANISER), 1, reason=Typed("so ruled")
    )
    out = held.entrant(1).member_id
    assert (await hall.to_the_end(number)).row.status is Status.FINISHED
    shown = await hall.tournaments.circuits.show(GUILD, circuit.row.id)
    assert len(shown.standings) == 3
    assert out not in {each.person for each in shown.standings}


@pytest.mark.parametrize("is_over_first", [True, False])
async def test_only_tournaments_that_count_say_so(hall: Hall, *, is_over_first: bool) -> None:
    circuit = await opened(hall)
    given = structs.replace(QUICK, is_season=True, every_weeks=1)
    number = await hall.started(3, given, settings=Settings(circuit_id=circuit.row.id))
    text = translator(toy_catalogues()["en"], None)
    assert len(beside_lines(Shown(await hall.tournaments.show(number)), text)) == 1
    if is_over_first:
        held = await hall.to_the_end(number)
        await hall.tournaments.circuits.end(GUILD, circuit.row.id)
    else:
        await hall.tournaments.circuits.end(GUILD, circuit.row.id)
        hall.clock.now += 60
        held = await hall.to_the_end(number)
    held = await hall.tournaments.show(number)
    assert len(beside_lines(Shown(held), text)) == int(is_over_first)
    assert held.row.next_id is not None
    following = await hall.tournaments.show(held.row.next_id)
    assert beside_lines(Shown(following), text) == []
    assert (following.row.settings.circuit_id is None) is not is_over_first


async def test_a_forgotten_server_still_has_files_of_tournaments(hall: Hall) -> None:
    circuit = await opened(hall)
    number = await played(hall, circuit)
    await hall.database.write(lambda conn: erasing.forget_server(conn, GUILD))
    held = await hall.tournaments.show(number)
    assert held.stored.circuits == ()
    files = Files(cast("Any", SimpleNamespace(catalogues=toy_catalogues())), hall.tournaments)
    caller = cast("Any", SimpleNamespace(guild_id=GUILD, language="en", member_id=ORGANISER))
    post = await files.all(caller, number)
    assert post.files
