"""Ballots: voters, decisions and their moments; every decision happens once."""

import asyncio
from itertools import product

import pytest
from msgspec.structs import replace

from bot.store.people.ballots import Ballot, Voice
from bot.store.rows import Status, Timer, TimerKind
from bot.tables.absence import ballots
from bot.tables.absence.ballots import END, LAPSED, MORE, NO, ROBOT, YES, BallotKind
from bot.tables.model import Position
from rules.core.errors import Refusal
from tests.bot.tables import drawn
from tests.bot.tables.drawn import MEMBERS, by
from tests.bot.tables.house import ANN, BOB, CID
from tests.hosting.clocked import ClockedHouse
from tests.toys import sealed

HOUR = 3600 * 1000
OPEN = Ballot(number=1, kind=BallotKind.KICK, by_id=None, opened_ms=0, closes_ms=24 * HOUR)


def at(drawing: str = "ann bob cid dan") -> Position:
    return drawn.at(drawing, Status.PLAYING, game=sealed.GAME)


def cast(kind: BallotKind, *choices: str, **facts: object) -> Ballot:
    """A ballot on which Ann, Bob, Cid and Dan have voted, in this order; `-` is no voice."""
    voices = tuple(
        Voice(member, choice)
        for member, choice in zip(MEMBERS.values(), choices, strict=False)
        if choice != "-"
    )
    return replace(OPEN, kind=kind, voices=voices, **facts)


@pytest.mark.parametrize(
    ("drawing", "kind", "choices", "decided"),
    [
        pytest.param("ann bob cid dan", BallotKind.PAUSE, (YES,) * 4, YES, id="all agree"),
        pytest.param("ann bob cid", BallotKind.PAUSE, (YES, YES), None, id="one is missing"),
        pytest.param("ann bob", BallotKind.PAUSE, (YES, NO), NO, id="one is against it"),
        pytest.param("ann bob cid", BallotKind.PAUSE, (NO,), None, id="who may still change it"),
        pytest.param("ann r1 r1", BallotKind.PAUSE, (YES,), YES, id="robots have no voice"),
        pytest.param("ann bob cid", BallotKind.ZERO, (MORE, MORE), MORE, id="more than half"),
        pytest.param("ann bob", BallotKind.ZERO, (MORE, END), ROBOT, id="a tie is a robot's"),
        pytest.param("ann bob cid", BallotKind.ZERO, (END, MORE, END), END, id="most voices"),
        pytest.param("ann bob cid", BallotKind.ZERO, (END, "-", "-"), None, id="not yet"),
    ],
)
def test_a_ballot_may_be_decided_before_it_closes(
    drawing: str, kind: BallotKind, choices: tuple[str, ...], decided: str | None
) -> None:
    assert ballots.outcome(at(drawing), cast(kind, *choices), now_ms=HOUR) == decided


@pytest.mark.parametrize(
    ("drawing", "choices", "decided"),
    [
        pytest.param("ann bob", ("-", YES), YES, id="at two seats the other one alone"),
        pytest.param("ann bob cid", ("-", YES), None, id="one of two others is not enough"),
        pytest.param("ann bob cid", ("-", YES, YES), YES, id="two of two"),
        pytest.param("ann bob cid dan", ("-", YES), None, id="one of three"),
        pytest.param("ann bob cid dan", ("-", YES, YES), YES, id="two of three"),
        pytest.param("ann bob cid dan", ("-", YES, NO, NO), NO, id="outvoted"),
        pytest.param("ann bob cid dan", (YES, YES), None, id="the subject has no voice"),
    ],
)
def test_more_than_half_vote_a_late_member_out(
    drawing: str, choices: tuple[str, ...], decided: str | None
) -> None:
    ballot = cast(BallotKind.KICK, *choices, seat=0, subject_id=MEMBERS["ann"], asked_seq=0)
    assert ballots.outcome(at(drawing), ballot, now_ms=HOUR) == decided


@pytest.mark.parametrize("kind", [BallotKind.PAUSE, BallotKind.ZERO, BallotKind.KICK])
def test_a_ballot_on_which_no_member_votes_closes(kind: BallotKind) -> None:
    assert ballots.outcome(at(), cast(kind), now_ms=24 * HOUR - 1) is None
    expected = ROBOT if kind is BallotKind.ZERO else NO
    assert ballots.outcome(at(), cast(kind), now_ms=24 * HOUR) == expected


@pytest.mark.parametrize("kind", [BallotKind.PAUSE, BallotKind.ZERO, BallotKind.KICK])
def test_the_order_of_votes_does_not_matter(kind: BallotKind) -> None:
    choices = ballots.CHOICES[kind]
    for given in product(choices, repeat=3):
        names = ["ann", "bob", "cid"]
        orders = []
        for order in (names, names[::-1]):
            ballot = replace(OPEN, kind=kind)
            for name in order:
                choice = given[names.index(name)]
                ballot = ballots.voiced(at("ann bob cid"), ballot, by(name), choice)
            orders.append(ballot)
        assert orders[0] == orders[1]


def test_a_vote_replaces_the_earlier_one_and_strangers_have_none() -> None:
    position, ballot = at("ann bob cid"), cast(BallotKind.PAUSE, YES, YES)
    changed = ballots.voiced(position, ballot, by("ann"), NO)
    assert (changed.of(YES), changed.of(NO)) == (1, 1)
    with pytest.raises(Refusal, match="not_seated"):
        ballots.voiced(position, ballot, by("dan"), YES)
    with pytest.raises(Refusal, match="outdated"):
        ballots.voiced(position, ballot, by("ann"), MORE)
    with pytest.raises(Refusal, match="closed"):
        ballots.voiced(position, replace(ballot, outcome=NO), by("ann"), YES)


def test_a_member_who_left_the_table_has_no_vote() -> None:
    ballot = cast(BallotKind.PAUSE, YES, YES, NO)
    assert ballots.outcome(at("ann bob r1"), ballot, now_ms=HOUR) == YES
    assert ballots.outcome(at("ann bob cid"), ballot, now_ms=HOUR, without={3}) == YES


def test_a_ballot_about_a_seat_lapses_when_its_member_has_moved_or_gone() -> None:
    ballot = cast(BallotKind.KICK, seat=0, subject_id=MEMBERS["ann"], asked_seq=0)
    assert not ballots.lapses(at(), ballot)
    assert ballots.lapses(drawn.at("ann bob cid", Status.PLAYING, asks=(5, 0, 0)), ballot)
    assert ballots.lapses(at("r1(ann) bob cid"), ballot)
    assert ballots.outcome(at("r1(ann) bob cid"), ballot, now_ms=HOUR) == LAPSED
    assert ballots.lapses(drawn.at("ann bob", Status.FINISHED), cast(BallotKind.PAUSE))


# Through the service


async def late(house: ClockedHouse, *members: int) -> tuple[Position, int, list[int]]:
    """A table whose acting member is in grace: the table, their seat, and the others."""
    table, seat, _ = await house.begun(*members)
    await house.passes(hours=36.1)
    found = await house.tables.position(table.table.id)
    assert found.table.clocks[seat].in_grace
    return found, seat, [each for each in members if each != found.seats[seat].member_id]


async def test_at_a_table_of_two_the_other_one_decides_and_no_ballot_is_posted(
    house: ClockedHouse,
) -> None:
    found, seat, [other] = await late(house, ANN, BOB)
    done = await house.voting.kick(found.table.id, house.by(other), seat)
    assert done.position.seats[seat].is_robot
    assert await house.told("ballot") == []


async def test_the_second_time_is_final(house: ClockedHouse) -> None:
    found, seat, (one, two) = await late(house, ANN, BOB, CID)
    table, gone = found.table.id, found.seats[seat].member_id
    assert gone is not None
    for _ in range(2):
        for member in (one, two):
            await house.voting.kick(table, house.by(member), seat)
        row = (await house.tables.position(table)).seats[seat]
        if row.away_id is not None:
            await house.tables.take_over(table, house.by(gone), seat)
            await house.passes(hours=1)
    assert row.is_robot
    assert row.away_id is None
    assert [each.outcome for each in await house.voting.of(table)] == [YES, YES]
    with pytest.raises(Refusal, match=r"table\.voted_out"):
        await house.tables.take_over(table, house.by(gone), seat)


async def test_a_move_in_grace_ends_the_vote(house: ClockedHouse) -> None:
    found, seat, (one, two) = await late(house, ANN, BOB, CID)
    table = found.table.id
    await house.voting.kick(table, house.by(one), seat)
    await house.acts(table)
    await house.voting.vote(table, house.by(two), 1, YES)
    [ballot] = await house.voting.of(table)
    assert ballot.outcome == LAPSED
    assert not (await house.tables.position(table)).seats[seat].is_robot


async def test_a_ballot_closes_by_itself_and_another_may_be_opened(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB, CID, pace="weekly")).table.id
    await house.voting.ask(
        table, house.by(ANN), BallotKind.PAUSE, until_ms=house.now_ms + 96 * HOUR
    )
    with pytest.raises(Refusal, match=r"ballot\.open"):
        await house.voting.ask(table, house.by(BOB), BallotKind.PAUSE)
    await house.voting.vote(table, house.by(BOB), 1, YES)
    await house.passes(hours=71.9)
    assert [each.outcome for each in await house.voting.of(table)] == [None]
    await house.passes(hours=0.2)
    assert [each.outcome for each in await house.voting.of(table)] == [NO]
    await house.voting.ask(table, house.by(BOB), BallotKind.PAUSE)
    assert [each.outcome for each in await house.voting.of(table)] == [NO, None]


async def test_a_double_click_or_25_clicks_at_once_are_one_vote(
    house: ClockedHouse,
) -> None:
    table = (await house.table(ANN, BOB, CID)).table.id
    await house.voting.ask(table, house.by(ANN), BallotKind.PAUSE)
    same = house.by(BOB)
    for _ in range(2):
        await house.voting.vote(table, same, 1, YES)
    clicks = [house.voting.vote(table, house.by(BOB), 1, NO) for _ in range(25)]
    told = await asyncio.gather(*clicks, return_exceptions=True)
    refused = [each.code for each in told if isinstance(each, Refusal)]
    assert refused == ["act.unchanged"] * 24
    [ballot] = await house.voting.of(table)
    assert [(each.member_id, each.choice) for each in ballot.voices] == [(ANN, YES), (BOB, NO)]
    assert ballot.outcome is None


async def test_a_timer_of_a_ballot_that_is_decided_changes_nothing(house: ClockedHouse) -> None:
    table = (await house.table(ANN, BOB)).table.id
    await house.voting.ask(table, house.by(ANN), BallotKind.PAUSE)
    await house.voting.vote(table, house.by(BOB), 1, YES)
    found = await house.tables.position(table)
    change = await house.voting.closed(
        found, Timer(TimerKind.BALLOT, f"{table}:1", 0), house.now_ms
    )
    assert (change.table, change.notices, change.also) == (found.table, (), None)
