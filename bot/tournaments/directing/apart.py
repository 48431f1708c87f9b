"""The secret of a draw: members whom the organisers keep apart and, if the rules say so, who block each other."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.store.contest import apart
from bot.store.database import Connection
from bot.store.people import bans
from bot.tournaments.changing import Context
from bot.tournaments.model import Held
from rules.contest.director.rounds import PairedRound
from rules.contest.director.stages.forms import form_of
from rules.contest.pairing.hidden import Hidden, of_round
from rules.contest.pairing.model import Apart
from rules.contest.scores.results import No


@dataclass(frozen=True, slots=True)
class Secret:
    """The secret of a draw of one tournament; `hidden` is None if the draw has none."""

    hidden: Hidden | None = None
    new_salt: bytes | None = None
    """The salt to store with the round, if the tournament had none."""
    is_for_organisers: bool = False
    """False if blocks are in it: only the members who set them may know them."""

    def keep(self, conn: Connection, tournament_id: int, round_id: int, made: PairedRound) -> None:
        """Store with a round what its secret was."""
        if self.new_salt is not None:
            apart.put_salt(conn, tournament_id, self.new_salt)
        certificate = made.certificate
        if self.hidden is None or certificate is None or not certificate.input.hidden:
            return
        if self.is_for_organisers:
            apart.put_secret(conn, round_id, of_round(self.hidden, certificate.input))


async def secret_of(context: Context, held: Held, stage: int) -> Secret:
    """Return the secret for the draw of a round.

    Once a draw of a tournament had a secret, all later ones have one, even if it is empty: a list that is emptied shows
    no more than one that is changed.
    """
    if not form_of(held.row.plan.stages[stage - 1]).is_free:
        return Secret()
    with_blocks = held.row.settings.are_blocks_kept
    members = {each.member_id: each.no for each in held.stored.entrants if each.member_id > 0}

    def read(conn: Connection) -> tuple[bytes | None, tuple[apart.Pair, ...], set[apart.Pair]]:
        blocked = _pairs(bans.apart(conn, members)) if with_blocks else set()
        return apart.salt(conn, held.id), apart.pairs(conn, held.id), blocked

    salt, listed, blocked = await context.database.read(read)
    if salt is None and not listed and not with_blocks:
        return Secret()
    new = context.secrets().salt if salt is None else None
    pairs = sorted({*_entrants(members, {*listed, *blocked})})
    hidden = Hidden((salt or new or b"").hex(), tuple(Apart(*pair) for pair in pairs))
    return Secret(hidden, new, is_for_organisers=not with_blocks)


def _pairs(apart_from: Mapping[int, frozenset[int]]) -> set[apart.Pair]:
    return {
        apart.pair_of(member, other) for member, others in apart_from.items() for other in others
    }


def _entrants(members: Mapping[int, No], pairs: set[apart.Pair]) -> Iterator[tuple[No, No]]:
    for one, other in pairs:
        if one in members and other in members:
            first, second = sorted((members[one], members[other]))
            yield first, second
