"""No post of a tournament has a place that was left empty, in any language."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import delete, select

from bot.clocks.paces import DAY_MS
from bot.core.posting.direct import NotYet
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.tournament.choices.kinds import KINDS, plan_for
from bot.features.tournament.posts.notices import TournamentPosts
from bot.features.tournament.posts.ruled import suggested
from bot.features.tournament.views.looking import Looking
from bot.features.tournament.words import Shown
from bot.i18n import LANGUAGES, Catalogue
from bot.store import schema
from bot.store.contest.rows import PodRow, RulingKind, Settings
from bot.store.declaring.posted import Posted
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables.model import Actor
from bot.tables.names import NOBODY
from bot.tables.settings import Settings as Choices
from bot.titles import installed_texts
from bot.tournaments.model import Held
from bot.tournaments.rulings.undoing import undoable
from rules.contest.director.held import Blame
from rules.contest.director.snapshot import Status
from rules.core.errors import Refusal
from rules.core.text import Typed
from tests.bot.tournaments.conftest import hall
from tests.bot.tournaments.hall import FIRST_MEMBER, ORGANISER, START_MS, TITLES, Hall, plan, stage
from tests.bot.tournaments.test_kinds import ENTRANTS
from tests.bot.tournaments.test_posts import OF_TOURNAMENTS
from tests.scale import one_in, usually
from tests.toys import LOCALE

__all__ = ["hall"]

pytestmark = pytest.mark.slow

EMPTY = "\N{EMPTY SET}"
WHY = Typed("It had to be")
PLAYED = [each for each in KINDS if each != "same_deal"]
"""Kinds for two players or more."""
NUMBERED = ("number", "table", "round")
"""Placeholders that no 0 may fill."""


class Marking(Catalogue):
    """Texts in which every empty place has a mark."""

    def _format(self, key: str, args: Any) -> str:
        # No player here has deleted their data.
        return EMPTY if key == NOBODY else super()._format(key, args)

    def _put_together(self, key: str, identifier: str, args: Any) -> str:
        marked = tuple((name, EMPTY if _is_empty(name, arg) else arg) for name, arg in args)
        return super()._put_together(key, identifier, marked)


def _is_empty(name: str, arg: object) -> bool:
    if isinstance(arg, str):
        return arg.strip() in ("", "–", "None")
    return name in NUMBERED and arg == 0


class Wall:
    """Takes every post of a tournament, in place of Discord."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.kinds: set[str] = set()
        self.wrong: list[str] = []
        self._catalogues = {
            each: Marking.load(each, LOCALE, *installed_texts()) for each in LANGUAGES
        }
        self._number = 10**18
        self._row: OutboxRow | None = None

    async def send(self, row: OutboxRow, place: int, posts: Any, **_: object) -> Posted:
        for post in posts if isinstance(posts, tuple) else (posts,):
            self._look(row, post)
        self._number += 1
        return Posted(1, self._number)

    async def rework(self, old: Posted, post: Post, **_: object) -> bool:
        assert self._row is not None
        self._look(self._row, post)
        return True

    async def note(
        self, row: OutboxRow, sent: Posted | None, *, told: Any = (), also: Any = None
    ) -> None:
        if also is not None:
            await self._hall.database.write(also)

    async def last_sent(self, row: OutboxRow) -> None:
        """Say that nothing was sent before."""

    async def opened(self, *_: object) -> int:
        return 1

    async def no_files(self, *_: object, **__: object) -> list[Any]:
        return []

    async def standings(self, *_: object, **__: object) -> tuple[list[Any], int]:
        return [], 1

    async def no_page(self, *_: object) -> None:
        """There are no pages on the web."""

    async def no_one_has_left(self, *_: object) -> bool:
        return False

    def _look(self, row: OutboxRow, post: Post) -> None:
        self.kinds.add(row.kind.value)
        shown = [post.content, *(each.alt for each in post.files)]
        shown += (
            [str(getattr(each, "label", "x") or "x") for each in post.view.children]
            if post.view
            else []
        )
        self.wrong += [f"{row.kind} {row.payload!r}: {each}" for each in shown if EMPTY in each]

    async def take(self) -> None:
        """Post all that waits, in every language."""
        found = await self._hall.database.read(
            lambda conn: [
                OutboxRow(
                    *(row.id, row.table_id, NoticeKind(row.kind), row.target, row.payload),
                    *(0.0, 0, None),
                    tournament_id=row.tournament_id,
                )
                for row in conn.execute(select(schema.outbox).order_by(schema.outbox.c.id))
            ]
        )
        for row in found:
            if row.kind in OF_TOURNAMENTS:
                self._row = row
                for language in LANGUAGES:
                    with suppress(NotYet):  # A table of this hall has no thread.
                        await self._posts(language).post(row)
        await self._hall.database.write(lambda conn: conn.execute(delete(schema.outbox)) and None)

    def _posts(self, language: str) -> TournamentPosts:
        spoken: Any = dict.fromkeys(LANGUAGES, self._catalogues[language])
        drawing: Any = SimpleNamespace(
            pairings=self.no_files, standings=self.standings, podium=self.no_files
        )
        direct = SimpleNamespace(open=self.opened, send=self.send)
        core: Any = SimpleNamespace(
            posting=SimpleNamespace(messages=self, direct=direct, receipts=self),
            settings=Choices(self._hall.database),
            catalogues=spoken,
            pictures=SimpleNamespace(cover=self.no_files, board=self.no_files),
            known=SimpleNamespace(now=self._hall.clock),
            database=self._hall.database,
            client=SimpleNamespace(get_guild=lambda _: None),
            people=SimpleNamespace(has_left=self.no_one_has_left),
            pages=SimpleNamespace(of_tournament=self.no_page),
        )
        looking = Looking(self._hall.tournaments, spoken, core.pictures, drawing)
        return TournamentPosts(core, self._hall.tournaments, looking, drawing)

    def assert_suggestions(self, held: Held) -> None:
        """Every ruling that can be taken back is suggested in plain words."""
        for catalogue in self._catalogues.values():
            for each in undoable(held, ORGANISER):
                label = suggested(Shown(held), each, translator(catalogue, None), reads_all=True)
                assert not {"<", EMPTY} & set(label), label


async def _stood(hall: Hall, number: int, pod: PodRow) -> None:
    """Let the first player of a table dispute its result, and the organiser say that it stands."""
    held = await hall.tournaments.show(number)
    loser = held.entrant(held.seats(pod.id)[0].no)
    await hall.tournaments.dispute(number, hall.by(loser.member_id), pod.id, WHY)
    await hall.tournaments.referee.stands(number, hall.by(ORGANISER), pod.id, reason=WHY)


async def _ruled(hall: Hall, number: int, wall: Wall, rng: Random) -> None:
    """Let the organiser rule in every way about the tournament, as far as it allows that now."""
    referee, organise = hall.tournaments.referee, hall.tournaments.organise
    held = await hall.tournaments.show(number)
    pods, nos = held.stored.pods, [each.no for each in held.stored.entrants]
    pod, other = rng.choice(pods), rng.choice(pods)
    seats, late = held.seats(pod.id), 400 + len(held.stored.rulings)
    ranks = [rng.randint(1, len(seats)) for _ in seats]
    blame, name = rng.choice((*Blame, None)), Typed("Late")
    swap = [rng.choice(held.seats(each.id)).no for each in (pods[-1], other)]
    by = hall.by(ORGANISER)
    penalise, hidden = hall.tournaments.penalise, rng.random() < 0.5
    no = rng.choice(nos)
    acts: dict[RulingKind, Callable[[], Awaitable[object]]] = {
        RulingKind.WARN: lambda: penalise.warn(number, by, no, reason=WHY, is_private=hidden),
        RulingKind.DEDUCT: lambda: penalise.deduct(
            number, by, no, 2, reason=WHY, is_private=hidden
        ),
        RulingKind.DISQUALIFY: lambda: penalise.disqualify(
            number, by, no, reason=WHY, is_private=hidden
        ),
        RulingKind.FAULT: lambda: referee.fault(number, by, pod.id, 0, blame, reason=WHY),
        RulingKind.RESULT: lambda: referee.result(number, by, pod.id, reason=WHY, ranks=ranks),
        RulingKind.STANDS: lambda: _stood(hall, number, pod),
        RulingKind.EXTEND: lambda: referee.extend(
            number, by, 2, reason=WHY, pod_id=rng.choice((None, pod.id))
        ),
        RulingKind.REPAIR: lambda: referee.repair(number, by, *swap, reason=WHY),
        RulingKind.UNPAIR: lambda: referee.unpair(number, by, reason=WHY),
        RulingKind.SUBSTITUTE: lambda: referee.substitute(
            number, by, pod.id, 0, late, name, reason=WHY
        ),
        RulingKind.ADD: lambda: organise.add(number, by, late, name, reason=WHY),
        RulingKind.DROP: lambda: organise.drop(number, by, rng.choice(nos), reason=WHY),
        RulingKind.KEEP: lambda: organise.keep(number, by, rng.choice(nos), reason=WHY),
        RulingKind.BYE: lambda: organise.bye(number, by, rng.choice(nos), reason=WHY),
        RulingKind.PAUSE: lambda: organise.pause(number, by, reason=WHY),
        RulingKind.RESUME: lambda: organise.resume(number, by, reason=WHY),
        RulingKind.UNDO: lambda: referee.take_back(
            number, by, rng.choice(undoable(held, ORGANISER)).id, reason=WHY
        ),
    }
    kind = rng.choice(list(acts))
    if kind is not RulingKind.UNDO or undoable(held, ORGANISER):
        with suppress(Refusal):
            await acts[kind]()
    if (await hall.tournaments.show(number)).row.paused_ms is not None:
        await wall.take()
        await organise.resume(number, hall.by(ORGANISER), reason=WHY)


@pytest.mark.parametrize("seed", usually(0, range(6)))
@pytest.mark.parametrize("kind", one_in(4, PLAYED))
async def test_no_post_has_an_empty_place(hall: Hall, kind: str, seed: int) -> None:
    rng, wall = Random(f"{kind} {seed}"), Wall(hall)
    given, is_sealed = plan_for(kind, TITLES["nim"].seats, START_MS)
    hall.silent = {FIRST_MEMBER}
    settings = Settings(is_sealed=is_sealed)
    number = await hall.started(ENTRANTS.get(kind, 9), given, title="nim", settings=settings)
    held = await hall.tournaments.show(number)
    if len(held.stored.pods) > 1:
        swap = [held.seats(each.id)[0].no for each in held.stored.pods[:2]]
        if len(set(swap)) > 1:
            with suppress(Refusal):  # Tables of a deal that was seen are exchanged no more.
                by = hall.by(ORGANISER)
                await hall.tournaments.referee.repair(number, by, *swap, reason=WHY)
    for _ in range(2000):
        held = await hall.looked(number)
        await wall.take()
        if held.row.status in (Status.FINISHED, Status.CANCELLED):
            break
        if held.row.status is Status.RUNNING and held.stored.pods:
            await _ruled(hall, number, wall, rng)
            held = await hall.looked(number)
            await wall.take()
            wall.assert_suggestions(held)
        await hall.show_up(held)
        if not await hall.play(most=rng.choice((3, 400))):
            hall.pass_time(held)
    assert held.row.status is Status.FINISHED
    assert {NoticeKind.CALL, NoticeKind.RULING, NoticeKind.PODIUM} <= wall.kinds
    assert wall.wrong == []


async def test_a_call_to_a_table_of_a_round_that_was_taken_back_is_left_out(hall: Hall) -> None:
    wall, number = Wall(hall), await hall.ready(6)
    await wall.take()
    wall.kinds.clear()
    hall.clock.now = START_MS / 1000
    await hall.director.look()
    await hall.tournaments.referee.unpair(number, hall.by(ORGANISER), reason=WHY)
    await wall.take()
    assert NoticeKind.RULING in wall.kinds
    assert NoticeKind.CALL not in wall.kinds


async def test_no_post_about_a_change_has_an_empty_place(hall: Hall) -> None:
    wall, held = Wall(hall), await hall.announced(plan(stage(rounds=1), entrants_max=3))
    amend, number = hall.tournaments.amend, held.id
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 5):
        await hall.tournaments.sign_up(number, hall.by(member))
    fewer = structs.replace(held.row.plan, late_until=4)
    acts: tuple[Callable[[Actor], Awaitable[Held]], ...] = (
        lambda by: amend.start(number, by, START_MS + DAY_MS),
        lambda by: amend.places(number, by, 4),
        lambda by: amend.words(number, by, Typed("All are welcome"), Typed("A mug")),
        lambda by: amend.words(number, by, Typed("Come"), Typed("A mug")),
        lambda by: amend.people(number, by, referees=[801], organisers=[802]),
        lambda by: amend.people(number, by, referees=[], organisers=[]),
        lambda by: amend.seeds(number, by, [2, 1]),
        lambda by: amend.seeds(number, by, []),
        lambda by: amend.terms(
            *(number, by, fewer, held.row.settings), choice="late", was="2", value="4"
        ),
        lambda by: hall.tournaments.messages.to_all(number, by, Typed("Hello")),
    )
    for act in acts:
        await act(hall.by(ORGANISER))
        await wall.take()
    hall.clock.now = (START_MS + DAY_MS - held.row.plan.checkin_ms) / 1000
    await hall.director.look()
    for member in range(FIRST_MEMBER, FIRST_MEMBER + 4):
        await hall.tournaments.check_in(number, hall.by(member))
    hall.clock.now = (START_MS + DAY_MS) / 1000
    held = await hall.looked(number)
    due = int(hall.clock.now * 1000) + 2 * DAY_MS
    await amend.deadline(number, hall.by(ORGANISER), due)
    await wall.take()
    assert {NoticeKind.ANNOUNCE, NoticeKind.CALL} <= wall.kinds
    assert wall.wrong == []
