"""Execution of duties: the slow computation first, then one transaction (ADR 24)."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeAlias, TypeVar, assert_never

from msgspec.structs import replace

from bot.ratings.keeping import deal_opened
from bot.store import outbox
from bot.store.contest import entering, rounds, tournaments
from bot.store.contest.rows import (
    CallRow,
    NewPod,
    RoundRow,
    RoundStatus,
    RulingKind,
    StageRow,
)
from bot.store.database import Connection
from bot.tournaments import notices
from bot.tournaments.changing import TournamentChanges
from bot.tournaments.closing import adjudicated, at_the_end
from bot.tournaments.directing.apart import secret_of
from bot.tournaments.directing.closed_list import listed, why_out
from bot.tournaments.directing.seeding import seeded
from bot.tournaments.model import Deed, Held
from bot.tournaments.rulings.ruling import count_places
from bot.tournaments.seasons import former_of, next_season
from bot.tournaments.signing import dropped
from bot.tournaments.tables import TablesOfPods
from rules.contest.director import duties
from rules.contest.director.held import Ended, RoundHeld
from rules.contest.director.plan import Format
from rules.contest.director.rounds import next_round, next_stage
from rules.contest.director.snapshot import Kind, Status
from rules.contest.director.stages.forms import form_of
from rules.contest.pairing.certificate import draw_of, mark_of, round_seed, written
from rules.contest.showing.podium import stored_places

T = TypeVar("T")

Plain: TypeAlias = (
    duties.OpenCheckin
    | duties.Remind
    | duties.PutOff
    | duties.CallOff
    | duties.Score
    | duties.CallSubstitutes
    | duties.Extend
    | duties.CloseRound
    | duties.CloseStage
    | duties.Close
    | duties.Finish
)
"""DutyExecutor that need only the loaded tournament; the others take time, or change tables."""


class DutyExecutor:
    def __init__(self, changes: TournamentChanges, pods: TablesOfPods) -> None:
        self._changes = changes
        self._pods = pods
        self._context = changes.context
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pairing")

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def carry_out(self, held: Held, duty: duties.Duty) -> None:
        """Carry out a duty of a tournament as loaded.

        Raises:
            StaleTournament: it has changed since it was read; then nothing was done.
            Unpairable: it cannot be paired.
        """
        match duty:
            case duties.StartStage():
                await self._start_stage(held, duty)
            case duties.PairRound():
                await self._pair(held, duty)
            case duties.OpenTable():
                if not await self._pods.excuse_readers(held, duty):
                    await self._pods.open(held, duty)
            case duties.SetFault():
                await self._pods.fault(held, duty)
            case duties.Adjudicate():
                await self._adjudicate(held, duty)
            case duties.OpenDeal():
                await self._open_deal(held, duty)
            case duties.OpenSeason():
                await next_season(self._changes, held)
            case duties.Start():
                await self._start(held, duty)
            case (
                duties.OpenCheckin()
                | duties.Remind()
                | duties.PutOff()
                | duties.CallOff()
                | duties.Score()
                | duties.CallSubstitutes()
                | duties.Extend()
                | duties.CloseRound()
                | duties.CloseStage()
                | duties.Close()
                | duties.Finish()
            ):
                await self._changes.carry(held, self._plain(held, duty))
            case _:
                assert_never(duty)

    def _plain(self, held: Held, duty: Plain) -> Deed:
        """Return the deed of a duty that needs only the loaded tournament."""
        row, now = held.row, self._context.now_ms()
        match duty:
            case duties.OpenCheckin():
                everybody = [
                    each.no for each in held.stored.entrants if each.kind is not Kind.SUBSTITUTE
                ]
                told = [notices.announce(row, delay_s=0.0)]
                if everybody:
                    told.append(notices.call(held.id, "checkin", everybody, until_ms=row.starts_ms))
                return Deed({"status": Status.CHECKIN, "checkin_ms": now}, None, tuple(told))
            case duties.Remind():
                return Deed(
                    store=lambda conn: tournaments.remind(conn, held.id, duty.cause, now),
                    notices=(
                        notices.remind(held.id, duty.about, duty.who, duty.until_ms, duty.place),
                    ),
                )
            case duties.PutOff():
                put_off: dict[str, Any] = {
                    "starts_ms": duty.starts_at_ms,
                    "put_off": row.put_off + duty.is_counted,
                    # Members have the whole window again, whether or not the bot was down.
                    "checkin_ms": duty.starts_at_ms - row.plan.checkin_ms,
                }
                nos = [each.no for each in held.stored.entrants]
                call = notices.call(held.id, "put_off", nos, until_ms=duty.starts_at_ms)
                return Deed(put_off, None, (notices.announce(row, delay_s=0.0), call))
            case duties.CallOff():
                nos = [each.no for each in held.stored.entrants]
                return Deed(
                    {"status": Status.CANCELLED, "ended_ms": now},
                    None,
                    (
                        notices.announce(row, delay_s=0.0),
                        notices.call(held.id, "called_off", nos),
                    ),
                )
            case duties.Score():
                return self._score(held, duty, now)
            case duties.CallSubstitutes():
                pod = held.pod(duty.place)
                calls = [CallRow(pod.id, duty.seat, no, now) for no in duty.who]

                def store(conn: Connection) -> None:
                    rounds.put_calls(conn, calls)
                    outbox.put_unless_waiting(conn, notices.seats(held.id, now), now=now / 1000)

                return Deed(store=store)
            case duties.Extend():
                pod = held.pod(duty.place)
                return Deed(
                    store=lambda conn: rounds.change_pod(
                        conn, pod.id, due_ms=duty.due_ms, is_extended=1
                    ),
                    notices=(notices.round_post(held.id, duty.place.stage, duty.place.number),),
                )
            case duties.CloseRound():
                return self._close_round(held, duty, now)
            case duties.CloseStage():
                stage = held.stage(duty.number)
                return Deed(
                    store=lambda conn: rounds.end_stage(conn, stage.id),
                    notices=(notices.standings(held.id, duty.number),),
                )
            case duties.Close():
                final = notices.standings(held.id, len(held.snapshot.stages), delay_s=0.0)
                return Deed(
                    {"status": Status.CLOSING, "closing_ms": now},
                    None,
                    (notices.announce(row), final),
                )
            case duties.Finish():
                values = {"status": Status.FINISHED, "ended_ms": now}
                places = stored_places(held.snapshot)
                return Deed(
                    values, lambda conn: entering.placed(conn, held.id, places), at_the_end(held)
                )
            case _:
                assert_never(duty)

    async def _start(self, held: Held, duty: duties.Start) -> None:
        context, row = self._context, held.row
        own = await context.database.read(lambda conn: tournaments.secrets(conn, held.id))
        members = {no: held.entrant(no).member_id for no in duty.entrants}
        seed = own.seed.to_bytes(8, "big")
        marks = await self._computed(_marks, own.salt, tuple(members.values()))
        draw = draw_of(seed, own.salt, marks)
        playing = set(members)
        by_hand = {no: rank for no in members if (rank := held.entrant(no).rank)}
        ranks = await context.database.read(lambda conn: seeded(conn, row, draw, members, by_hand))
        changed = [
            new
            for each in held.stored.entrants
            if (new := listed(each, playing, ranks.get(each.no, 0))) != each
        ]
        out = [e for e in held.stored.entrants if e.kind is Kind.ENTRANT and e.no not in playing]
        former = await former_of(self._changes, held, duty.entrants)
        deed = Deed(
            {"status": Status.RUNNING, "draw": draw, "marks": marks, "former": former},
            lambda conn: entering.put(conn, held.id, changed),
            (
                notices.announce(row, delay_s=0.0),
                *(why_out(held, each) for each in out),
            ),
        )
        await self._changes.carry(held, deed)

    async def _start_stage(self, held: Held, duty: duties.StartStage) -> None:
        draw, now = held.row.draw, self._context.now_ms()
        assert draw is not None
        seed = round_seed(draw, duty.number, 0, 1)
        stage = await self._computed(next_stage, held.snapshot, duty.number, seed, now)
        plan = held.snapshot.plan.stages[duty.number - 1]
        row = StageRow(
            id=0,
            number=duty.number,
            format=plan.format,
            field=stage.field,
            groups=stage.groups,
            rounds_wanted=stage.rounds_wanted,
            begun_ms=now,
        )
        # Deals were created with the announcement of the tournament; their time begins now.
        due_ms = now + held.row.plan.round_ms
        deals = held.stored.deals if plan.format is Format.DUPLICATE else ()

        def store(conn: Connection) -> None:
            rounds.put_stage(conn, held.id, row)
            for deal in deals:
                rounds.date_deal(conn, deal.id, due_ms)

        await self._changes.carry(held, Deed(store=store))

    async def _pair(self, held: Held, duty: duties.PairRound) -> None:
        context, draw, now = self._context, held.row.draw, self._context.now_ms()
        assert draw is not None
        stage = held.stage(duty.stage)
        earlier = await context.database.read(
            lambda conn: rounds.attempts(conn, stage.id, duty.number)
        )
        attempt = earlier + 1
        seed = round_seed(draw, duty.stage, duty.number, attempt)
        secret = await secret_of(context, held, duty.stage)
        at = replace(held.snapshot, hidden=secret.hidden)
        made = await self._computed(next_round, at, duty.stage, seed, now)
        pods = await self._new_pods(held, made.held)
        row = RoundRow(
            id=0,
            stage_id=stage.id,
            number=duty.number,
            attempt=attempt,
            status=RoundStatus.PLAYING,
            seed=seed.to_bytes(8, "big"),
            certificate=None if made.proof is None else written(made.proof),
            altered=False,
            paired_ms=now,
        )
        # The announcement shows the round's deadline, and the entrants of the next round.
        told = [notices.announce(held.row)]
        if not form_of(held.snapshot.plan.stages[duty.stage - 1]).is_known:
            # A round of a known schedule is posted when its first table opens.
            told.insert(0, notices.round_post(held.id, duty.stage, duty.number))
        before = held.snapshot.stages[duty.stage - 1].rounds
        is_alone = all(len(pod.seats) == 1 for pod in made.held.pods)
        if is_alone and not before:
            # All deals are dealt at once, and this is the only call to them.
            due_ms = now + held.row.plan.round_ms
            nos = [no for pod in made.held.pods for no in pod.seats]
            told.append(notices.call(held.id, "deals", nos, until_ms=due_ms))
        if bool(before) != is_alone:
            told.append(notices.standings(held.id, duty.stage, anew=True))

        def store(conn: Connection) -> None:
            round_id = rounds.put_round(conn, row, pods, made.held.rests)
            secret.keep(conn, held.id, round_id, made)

        await self._changes.carry(held, Deed(store=store, notices=tuple(told)))

    async def _new_pods(self, held: Held, made: RoundHeld) -> list[NewPod]:
        """Return the pods of a round with the seeds of their tables; tables of one deal share its seed."""
        deals = {each.number: each.id for each in held.stored.deals}
        found = []
        for pod in made.pods:
            deal_id = None if pod.deal is None else deals[pod.deal]
            if deal_id is None:
                secrets = self._context.secrets()
            else:
                secrets = await self._context.database.read(
                    partial(rounds.deal_secrets, deal_id=deal_id)
                )
            found.append(NewPod(pod.seats, secrets, pod.group, deal_id))
        return found

    def _score(self, held: Held, duty: duties.Score, now: int) -> Deed:
        place = duty.place
        row = held.pod(place)
        pod = held.snapshot.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod]
        # A fault that a referee set while the table was played.
        is_ruled = any(
            each.pod_id == row.id and each.kind is RulingKind.FAULT for each in held.stored.rulings
        )

        def store(conn: Connection) -> None:
            rounds.scored(conn, row.id, now)
            if row.ended is None:
                rounds.ended(conn, row.id, Ended.FINISHED, pod.result, pod.rests)
            if is_ruled:
                count_places(conn, held, row)

        stage = held.snapshot.stages[place.stage - 1]
        # The post of the stage before stays as it is.
        is_first = place.stage > 1 and not any(
            each.is_scored for one in stage.rounds for each in one.pods
        )
        return Deed(
            store=store,
            notices=(
                notices.standings(held.id, place.stage, anew=is_first),
                notices.round_post(
                    held.id, place.stage, place.number, delay_s=notices.ROUND_AFTER_S
                ),
            ),
        )

    async def _adjudicate(self, held: Held, duty: duties.Adjudicate) -> None:
        pod = held.pod(duty.place)

        def store(conn: Connection) -> None:
            tournaments.touch(conn, held.id, held.row.version)
            rounds.ended(conn, pod.id, duty.ended, duty.result, duty.rests)

        if duty.ended is Ended.WALKOVER:
            # The remaining members may play the table on.
            await self._context.database.write(store)
            self._context.on_change(held.id)
        else:
            await self._pods.stop(held, pod, store, adjudicated(held, pod, duty.result))

    def _close_round(self, held: Held, duty: duties.CloseRound, now: int) -> Deed:
        row = held.round(duty.stage, duty.number)
        out = [dropped(held, held.entrant(no)) for no in duty.dropped]

        def store(conn: Connection) -> None:
            rounds.end_round(conn, row.id, RoundStatus.DONE, now)
            entering.put(conn, held.id, out)

        told = [notices.dropped(held.id, held.entrant(no).member_id) for no in duty.dropped]
        return Deed(
            store=store,
            notices=(notices.standings(held.id, duty.stage, delay_s=0.0), *told),
        )

    async def _open_deal(self, held: Held, duty: duties.OpenDeal) -> None:
        deal = next(each for each in held.stored.deals if each.number == duty.number)
        now = self._context.now_ms()
        anchors = held.game.anchors

        def store(conn: Connection) -> None:
            rounds.open_deal(conn, deal.id, now)
            if held.row.settings.is_rated:
                deal_opened(conn, deal.id, lambda title, level: anchors.get(level))

        deed = Deed(store=store, notices=(notices.deal(held.id, duty.number),))
        # Open the tables first: a repetition changes nothing.
        await self._pods.unseal(held, deal.id)
        await self._changes.carry(held, deed)

    async def _computed(self, work: Callable[..., T], *given: Any) -> T:
        """Compute in the pairing thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, partial(work, *given))


def _marks(salt: bytes, members: Sequence[int]) -> tuple[str, ...]:
    return tuple(sorted(mark_of(salt, each) for each in members))
