"""Tables of the next round that organisers set by hand."""

import pytest
from msgspec import structs

from bot.features.tournament.desk.letters import packed, unpacked
from bot.features.tournament.views.proving import verdict_of
from bot.store.contest import tournaments
from bot.tournaments.altering.by_hand import MOST_BY_HAND, may_be_set, misfit, of_next
from bot.tournaments.model import Held
from rules.contest.director.plan import Format
from rules.contest.pairing.certificate import Certificate, is_true, mark_of, read, written
from rules.contest.scores.results import Unplayed
from rules.contest.verify import BY_HAND, NOT_EQUAL, verdict
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, START_MS, Hall, plan, stage
from tests.refusing import refused, refuses

pytestmark = pytest.mark.slow

WHY = Typed("so ruled")
PODS = ((1, 6, 3), (2, 4, 5))


async def _until_round(hall: Hall, number: int, round_: int) -> Held:
    held = await hall.tournaments.show(number)
    while len(held.stored.rounds) < round_:
        await hall.show_up(held)
        if not await hall.play():
            hall.pass_time(held)
        held = await hall.looked(number)
    return held


def _tables(held: Held, round_: int) -> set[frozenset[int]]:
    pods = held.snapshot.stages[0].rounds[round_ - 1].pods
    return {frozenset(pod.seats) for pod in pods}


def _certificate(held: Held, round_: int) -> Certificate:
    text = held.stored.rounds[round_ - 1].certificate
    assert text is not None
    return read(text)


async def test_the_round_has_the_tables_and_its_certificate_says_by_hand(hall: Hall) -> None:
    number = await hall.started(6, plan(stage(rounds=3)))
    set_ms = int(hall.clock.now * 1000)
    held = await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), PODS)
    assert of_next(held) is not None
    held = await _until_round(hall, number, 2)
    assert _tables(held, 2) == set(map(frozenset, PODS))
    certificate = _certificate(held, 2)
    hand = certificate.input.hand
    assert hand is not None
    secrets = await hall.database.read(lambda conn: tournaments.secrets(conn, number))
    assert (hand.by, hand.at_ms) == (mark_of(secrets.salt, ORGANISER), set_ms)
    assert is_true(certificate)
    assert verdict(written(certificate)) == BY_HAND
    assert verdict_of(held.stored.rounds[1]) == "hand"
    assert of_next(held) is None
    held = await hall.to_the_end(number)
    assert [_certificate(held, each).input.hand is None for each in (1, 2, 3)] == [
        *(True, False, True)
    ]


async def test_the_first_round_can_be_set_at_check_in_and_lone_players_rest(hall: Hall) -> None:
    number = await hall.ready(7, plan(stage(rounds=2)))
    pods = ((1, 2, 3), (4, 5, 6), (7,))
    held = await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), pods)
    hall.clock.now = START_MS / 1000
    held = await hall.looked(number)
    assert _tables(held, 1) == {frozenset(each) for each in pods[:2]}
    rests = held.snapshot.stages[0].rounds[0].rests
    assert [(each.no, each.kind) for each in rests] == [(7, Unplayed.ALLOCATED)]


@pytest.mark.parametrize(
    ("pods", "code"),
    [
        (((1, 2, 3), (3, 4, 5)), "hand_twice"),
        (((1, 2, 3), (4, 5, 6), (7, 8)), "hand_out"),
        (((1, 2, 3), (4, 5)), "hand_missing"),
        (((1, 2, 3, 4), (5, 6)), "hand_size"),
        (((1,), (2,), (3,), (4,), (5,), (6,)), "hand_size"),
        ((tuple(range(1, MOST_BY_HAND + 2)),), "hand_too_many"),
    ],
)
async def test_tables_that_cannot_be_played_are_refused_for_one_reason(
    hall: Hall, pods: tuple[tuple[int, ...], ...], code: str
) -> None:
    number = await hall.started(6, plan(stage(rounds=3)))
    if code == "hand_out":
        for member in (6, 7):
            await hall.tournaments.sign_up(number, hall.by(FIRST_MEMBER + member))
            await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER + member))
    with refuses(f"tournament.{code}"):
        await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), pods)


async def test_tables_can_be_withdrawn_until_the_round_is_paired(hall: Hall) -> None:
    number = await hall.started(6, plan(stage(rounds=3)))
    by_hand = hall.tournaments.by_hand
    with refuses("act.unchanged"):
        await by_hand.drop(number, hall.by(ORGANISER))
    await by_hand.put(number, hall.by(ORGANISER), PODS)
    with refuses("act.unchanged"):
        await by_hand.put(number, hall.by(ORGANISER), PODS)
    held = await by_hand.drop(number, hall.by(ORGANISER))
    assert of_next(held) is None
    held = await _until_round(hall, number, 2)
    assert _certificate(held, 2).input.hand is None


async def test_tables_that_do_not_fit_any_more_are_drawn_and_the_desk_says_so(hall: Hall) -> None:
    number = await hall.started(7, plan(stage(rounds=3)))
    await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), (*PODS[:1], (2, 4), (5, 7)))
    await hall.tournaments.withdraw(number, hall.by(FIRST_MEMBER + 5))
    wrong = misfit(await hall.tournaments.show(number))
    assert isinstance(wrong, Refusal)
    assert wrong.code == "tournament.hand_out"
    held = await _until_round(hall, number, 2)
    assert _certificate(held, 2).input.hand is None


async def test_a_round_that_is_undone_is_drawn_again(hall: Hall) -> None:
    number = await hall.ready(6, plan(stage(rounds=2)))
    await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), PODS)
    hall.clock.now = START_MS / 1000
    await hall.looked(number)
    await hall.tournaments.referee.unpair(number, hall.by(ORGANISER), reason=WHY)
    held = await hall.looked(number)
    assert held.stored.rounds[0].attempt == 2
    assert _certificate(held, 1).input.hand is None


async def test_only_organisers_set_tables_and_only_where_they_are_drawn(hall: Hall) -> None:
    number = await hall.started(6, plan(stage(rounds=3)))
    await hall.tournaments.amend.people(number, hall.by(ORGANISER), referees=[FIRST_MEMBER])
    for act in (
        hall.tournaments.by_hand.put(number, hall.by(FIRST_MEMBER), PODS),
        hall.tournaments.by_hand.drop(number, hall.by(FIRST_MEMBER)),
    ):
        with refuses("tournament.not_organiser"):
            await act
    held = await hall.announced(plan(starts_at_ms=START_MS + 10**9))
    assert may_be_set(held) is None
    bracket = await hall.started(
        4, plan(stage(2, (2,), format=Format.SINGLE), starts_at_ms=START_MS + 10**9)
    )
    with refuses("tournament.hand_never"):
        await hall.tournaments.by_hand.put(bracket, hall.by(ORGANISER), ((1, 2), (3, 4)))


async def test_survivors_with_lives_sit_as_set(hall: Hall) -> None:
    number = await hall.started(8, plan(stage(2, (2,), format=Format.LIVES)))
    pods = ((1, 8), (2, 7), (3, 6), (4, 5))
    await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), pods)
    held = await _until_round(hall, number, 2)
    assert _tables(held, 2) == set(map(frozenset, pods))


async def test_a_forged_certificate_is_not_equal(hall: Hall) -> None:
    number = await hall.ready(6, plan(stage(rounds=2)))
    await hall.tournaments.by_hand.put(number, hall.by(ORGANISER), PODS)
    hall.clock.now = START_MS / 1000
    certificate = _certificate(await hall.looked(number), 1)
    first, second = certificate.pairing.pods
    for pods in ((first[::-1], second), (first,), (first, first)):
        pairing = structs.replace(certificate.pairing, pods=pods)
        assert verdict(written(structs.replace(certificate, pairing=pairing))) == NOT_EQUAL


def test_a_button_holds_the_tables() -> None:
    assert unpacked(packed(PODS)) == PODS
    with refuses("ui.outdated"):
        unpacked("abc")


@pytest.mark.parametrize("format_", [Format.GROUPS, Format.SWISS, Format.LIVES, Format.HEATS])
async def test_the_desk_can_be_read_at_check_in_before_enough_are_there(
    hall: Hall, format_: Format
) -> None:
    held = await hall.announced(plan(stage(format=format_)))
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 6):
        await hall.tournaments.sign_up(held.id, hall.by(member))
    hall.clock.now = (held.row.starts_ms - held.row.plan.checkin_ms) / 1000
    for present in range(3):
        held = await hall.looked(held.id)
        assert may_be_set(held) in (None, (1, 1))
        act = hall.tournaments.by_hand.put(held.id, hall.by(ORGANISER), PODS)
        assert await refused(act) in ("tournament.hand_out", "tournament.hand_never")
        await hall.tournaments.check_in(held.id, hall.by(FIRST_MEMBER + present))
    held = await hall.tournaments.show(held.id)
    assert (may_be_set(held) is None) is (format_ is Format.GROUPS)
