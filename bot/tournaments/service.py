"""Operations on tournaments that members ask for.

Duties are carried out by `bot.tournaments.directing`. Decisions of referees are in `bot.tournaments.rulings`,
available here as `referee`.
"""

from collections.abc import Collection

from bot.store import outbox
from bot.store.contest import rounds, tournaments
from bot.store.contest.entering import ActedBefore
from bot.store.contest.rows import Settings
from bot.store.database import Connection
from bot.store.declaring.posted import Posted
from bot.store.rows import Secrets
from bot.tables.model import Actor
from bot.tournaments import appearing, creating, eligibility, notices, signing
from bot.tournaments.altering.amending import Amending
from bot.tournaments.altering.by_hand import SettingByHand
from bot.tournaments.altering.inviting import Inviting
from bot.tournaments.altering.keeping_apart import KeepingApart
from bot.tournaments.altering.messaging import Messaging
from bot.tournaments.changing import Context, TournamentChanges
from bot.tournaments.circuits import Circuits
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.rulings.organising import Organising
from bot.tournaments.rulings.penalising import Penalising
from bot.tournaments.rulings.refereeing import Refereeing
from bot.tournaments.rulings.ruling import disputed
from bot.tournaments.substitutes import Substitutes
from bot.tournaments.tables import TablesOfPods
from bot.tournaments.teaming import Teaming
from rules.contest.director.plan import Plan
from rules.contest.director.snapshot import Status
from rules.core.errors import Refusal
from rules.core.text import Typed


class Tournaments:
    def __init__(self, context: Context) -> None:
        self.context, self.circuits = context, Circuits(context)
        self.changes = TournamentChanges(context)
        self.pods = TablesOfPods(self.changes)
        self.substitutes = Substitutes(self.changes, self.pods)
        self.referee = Refereeing(self.changes, self.pods, self.substitutes)
        self.organise = Organising(self.changes, self.pods)
        self.penalise = Penalising(self.changes, self.pods)
        self.invite, self.team = Inviting(self.changes), Teaming(self.changes)
        self.amend, self.apart = Amending(self.changes), KeepingApart(self.changes)
        self.by_hand, self.messages = SettingByHand(self.changes), Messaging(self.changes)

    async def create(
        self,
        actor: Actor,
        *,
        guild_id: int,
        channel_id: int,
        language: str,
        name: Typed,
        title: str,
        plan: Plan,
        settings: Settings,
    ) -> Held:
        """Store a draft, visible to its organiser only; `settings.options` may leave out options that have a default.

        The caller checks that the member may create tournaments in this server.

        Raises:
            TournamentRefusal: no_name, size_unfit, options_unfit, past or too_many_open.
            NoSuchTitle: no title of that name is hosted.
            Refusal: there is no such pace, see `bot.clocks.paces`.
        """
        game = eligibility.game_named(self.context.games, title)
        secrets = self.context.secrets()
        row = creating.created(
            game,
            actor,
            secrets,
            guild_id=guild_id,
            channel_id=channel_id,
            language=language,
            name=name,
            settings=settings,
            plan=plan,
            now_ms=self.context.now_ms(),
        )
        keep = self.changes.creating(row, secrets, actor)
        try:
            tournament_id = await self.context.database.write(keep)
        except ActedBefore as earlier:
            tournament_id = earlier.tournament_id
        return await self.show(tournament_id)

    async def assert_room(self, guild_id: int) -> None:
        """Check that one more tournament may be announced in a server.

        Raises:
            TournamentRefusal: too_many_open.
        """
        here = await self.context.database.read(lambda conn: tournaments.live_in(conn, guild_id))
        if here >= creating.MOST_HERE:
            raise TournamentRefusal("too_many_open", most=creating.MOST_HERE)

    async def announce(self, tournament_id: int, actor: Actor) -> Held:
        """Open sign-up. From now on the tournament, its commitment and the fingerprint of its rules are public.

        Raises:
            TournamentRefusal: no_such, not_organiser, frozen (it was announced before), past or too_many_open.
        """

        async def decide(held: Held) -> Deed:
            _assert_organiser(held, actor)
            if held.row.status is not Status.DRAFT:
                raise TournamentRefusal("frozen")
            if held.row.starts_ms <= self.context.now_ms():
                raise TournamentRefusal("past")
            await self.assert_room(held.row.guild_id)
            values = {"status": Status.OPEN, "fingerprint": creating.fingerprint(held.row)}
            deals = creating.deals(held.row, self.context.secrets)

            def store(conn: Connection) -> None:
                for deal, secrets in deals:
                    rounds.put_deal(conn, held.id, deal, secrets)

            return Deed(values, store, (notices.announce(held.row, delay_s=0.0),))

        return await self.changes.change(tournament_id, actor, decide)

    async def change_plan(
        self, tournament_id: int, actor: Actor, *, plan: Plan, settings: Settings, name: Typed
    ) -> Held:
        """Change a draft.

        Raises:
            TournamentRefusal: no_such, not_organiser or frozen, and the refusals of `create`.
            Refusal: act.unchanged.
        """

        async def decide(held: Held) -> Deed:
            _assert_organiser(held, actor)
            if held.row.status is not Status.DRAFT:
                raise TournamentRefusal("frozen")
            old = held.row
            row = creating.created(
                held.game,
                actor,
                Secrets(0, b""),
                guild_id=old.guild_id,
                channel_id=old.channel_id,
                language=old.language,
                name=name,
                settings=settings,
                plan=plan,
                now_ms=self.context.now_ms(),
            )
            known = ("name", "settings", "plan", "starts_ms")
            changed = {each: getattr(row, each) for each in known}
            if all(getattr(old, each) == value for each, value in changed.items()):
                raise Refusal("act.unchanged")
            return Deed(changed)

        return await self.changes.change(tournament_id, actor, decide)

    async def sign_up(
        self,
        tournament_id: int,
        actor: Actor,
        *,
        as_substitute: bool = False,
        who: eligibility.Who = eligibility.ANYBODY,
    ) -> Held:
        """Sign a member up; beyond the limit they are on the bench (`held.of_member(id).kind` tells).

        `who` holds the facts about the member that Discord alone knows. With `as_substitute` they are only called for
        open seats. While the tournament runs this is a late entry, where that is possible.

        Raises:
            TournamentRefusal: no_such, not_open, over, already_in, not_eligible, code_needed, code_wrong,
                too_many_tables, sealed_moderator or operator_barred.
            Refusal: the member is banned in the server.
        """

        async def decide(held: Held) -> Deed:
            deed = signing.signed_up(
                held, actor, self.context.now_ms(), as_substitute=as_substitute
            )
            await eligibility.check(self.context, held, actor, who)
            return deed

        return await self.changes.change(tournament_id, actor, decide)

    async def withdraw(self, tournament_id: int, actor: Actor) -> Held:
        """Withdraw a member. At a table in play a robot takes the seat, which counts as given up.

        Raises:
            TournamentRefusal: no_such, not_in or over.
        """

        async def decide(held: Held) -> Deed:
            return signing.withdrawn(held, actor.member_id)

        held = await self.changes.change(tournament_id, actor, decide)
        await self.pods.leave_all(held, actor.member_id)
        return await self.show(tournament_id)

    async def come_back(self, tournament_id: int, actor: Actor) -> Held:
        """Bring back a withdrawn or dropped member, from the next pairing on.

        Raises:
            TournamentRefusal: no_such, not_in, already_in, over or not_open.
        """

        async def decide(held: Held) -> Deed:
            return signing.come_back(held, actor)

        return await self.changes.change(tournament_id, actor, decide)

    async def check_in(
        self, tournament_id: int, actor: Actor, *, who: eligibility.Who = eligibility.ANYBODY
    ) -> Held:
        """Note that a member is there, and send the notice that shows how they will be called.

        Raises:
            TournamentRefusal: no_such, checkin_closed, checkin_over, not_in, not_eligible or sealed_moderator.
        """

        async def decide(held: Held) -> Deed:
            deed = appearing.checked_in(held, actor, self.context.now_ms())
            await eligibility.check(self.context, held, actor, who, is_in=True)
            return deed

        return await self.changes.change(tournament_id, actor, decide)

    async def ready(self, tournament_id: int, actor: Actor) -> Held:
        """Note that an entrant has come to every table where they have a seat.

        Raises:
            TournamentRefusal: no_such, not_in, not_started, no_table or seat_lost.
        """

        async def decide(held: Held) -> Deed:
            return appearing.ready(held, actor, self.context.now_ms())

        return await self.changes.change(tournament_id, actor, decide)

    async def request_bye(
        self, tournament_id: int, actor: Actor, number: int | None = None
    ) -> Held:
        """Leave an entrant out of a round of this stage, by default the next one.

        Raises:
            TournamentRefusal: no_such, not_in, over, no_such_round, bye_too_late, bye_used or last_round.
        """

        async def decide(held: Held) -> Deed:
            return signing.bye_requested(held, actor.member_id, number)

        return await self.changes.change(tournament_id, actor, decide)

    async def play_next(self, tournament_id: int, actor: Actor, *, wants: bool = True) -> Held:
        """Note that an entrant plays in the next round of heats or of a ladder, or does not after all.

        Raises:
            TournamentRefusal: no_such, not_in, over or nothing_to_pair.
        """

        async def decide(held: Held) -> Deed:
            return signing.play_requested(held, actor.member_id, wants=wants)

        return await self.changes.change(tournament_id, actor, decide)

    async def take_seat(self, tournament_id: int, actor: Actor, pod_id: int, seat: int) -> Held:
        """Seat a substitute after a call; the first to ask gets the seat.

        Raises:
            TournamentRefusal: no_such, not_in, no_such_table, or a value of `Denied`.
        """
        return await self.substitutes.take(tournament_id, actor, pod_id, seat)

    async def dispute(self, tournament_id: int, actor: Actor, pod_id: int, text: Typed) -> Held:
        """Tell the referees that a result is disputed; they answer with a ruling.

        Raises:
            TournamentRefusal: no_such, no_such_table, not_in, reason_needed or dispute_closed.
        """

        async def decide(held: Held) -> Deed:
            return disputed(held, actor, pod_id, text, self.context.now_ms())

        return await self.changes.change(tournament_id, actor, decide)

    async def show(self, tournament_id: int) -> Held:
        """Return a tournament with all its rows.

        Raises:
            TournamentRefusal: no_such.
        """
        return await self.changes.held(tournament_id)

    async def entrants(self, tournament_id: int) -> Collection[Typed]:
        """Return the names of all entrants, on the bench or not, in the order of signing up."""
        held = await self.show(tournament_id)
        return tuple(each.name for each in held.stored.entrants)

    async def in_guild(
        self, guild_id: int, most: int = 25, *, drafts_of: int | None = None
    ) -> tuple[Held, ...]:
        """Return the newest tournaments of a server: those that were announced, and the drafts of one organiser."""
        read = self.context.database.read
        ids = await read(lambda conn: tournaments.of_guild(conn, guild_id, most))
        found = [await self.show(each) for each in ids]
        return tuple(
            each
            for each in found
            if each.row.status is not Status.DRAFT
            or (drafts_of is not None and each.is_organiser(drafts_of))
        )

    async def of_member(self, member_id: int) -> tuple[Held, ...]:
        """Return the open tournaments for which a member has signed up."""
        ids = await self.context.database.read(lambda conn: tournaments.of_member(conn, member_id))
        return tuple([await self.show(each) for each in ids])

    async def of_table(self, table_id: int) -> Held | None:
        """Return the tournament that a table belongs to."""
        found = await self.context.database.read(lambda conn: tournaments.of_table(conn, table_id))
        return None if found is None else await self.show(found)

    async def round_post(self, round_id: int) -> Posted | None:
        """Return the post of a round, also of one that was undone."""
        return await self.context.database.read(lambda conn: rounds.post_of(conn, round_id))

    async def certificate(self, round_id: int) -> bytes | None:
        """Return the proof of a round's pairing, as JSON; None if no weights were optimised."""
        return await self.context.database.read(lambda conn: rounds.certificate(conn, round_id))

    async def secrets(self, tournament_id: int) -> Secrets:
        """Return seed and salt of a tournament that is over.

        Raises:
            TournamentRefusal: no_such or not_over.
        """
        held = await self.show(tournament_id)
        if held.row.status not in (Status.FINISHED, Status.CANCELLED):
            raise TournamentRefusal("not_over")
        read = self.context.database.read
        return await read(lambda conn: tournaments.secrets(conn, tournament_id))

    async def deal_secrets(self, tournament_id: int, number: int) -> Secrets:
        """Return seed and salt of a deal that is open.

        Raises:
            TournamentRefusal: no_such, no_such_round or sealed.
        """
        held = await self.show(tournament_id)
        deal = next((each for each in held.stored.deals if each.number == number), None)
        if deal is None:
            raise TournamentRefusal("no_such_round", number=number)
        if deal.opened_ms is None and held.row.status is not Status.CANCELLED:
            raise TournamentRefusal("sealed")
        deal_id = deal.id
        return await self.context.database.read(lambda conn: rounds.deal_secrets(conn, deal_id))

    async def announce_again(self, tournament_id: int) -> None:
        """Post the announcement anew, at the end of the channel, and delete the one before.

        Raises:
            TournamentRefusal: no_such.
        """
        held, now = await self.show(tournament_id), self.context.now()
        notice = notices.announce(held.row, anew=True, delay_s=0.0)
        await self.context.database.write(lambda conn: outbox.put(conn, notice, now=now))
        self.context.on_change(tournament_id)

    async def settle(self) -> None:
        """Wait for changes in progress; call this before the database is closed."""
        await self.changes.settle()


def _assert_organiser(held: Held, actor: Actor) -> None:
    if not held.is_organiser(actor.member_id):
        raise TournamentRefusal("not_organiser")
