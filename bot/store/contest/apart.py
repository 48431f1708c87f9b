"""Members whom the organisers of a tournament keep apart, and the secrets of the rounds that heeded them.

Nothing of this is in `Stored`: only the draw, and the panel and the file of the organisers, read it.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from msgspec import Struct, json
from sqlalchemy import BindParameter, Connection, bindparam, delete, select, update

from bot.store.declaring import contest
from bot.store.declaring.columns import its, upsert
from rules.contest.pairing.hidden import Hidden

Pair: TypeAlias = tuple[int, int]
"""The numbers of two members, the smaller one first."""

_kept, _stages, _rounds = contest.kept_apart, contest.stages, contest.rounds
_THIS: Final[BindParameter[int]] = bindparam("of")
_PAIRS = (
    select(_kept.c.first_id, _kept.c.second_id)
    .where(_kept.c.tournament_id == _THIS)
    .order_by(_kept.c.first_id, _kept.c.second_id)
)
_PUT = upsert(_kept)
_DROP = delete(_kept).where(its(_kept, tournament_id="of", first_id="one", second_id="other"))
_SALT = select(contest.tournaments.c.apart_salt).where(contest.tournaments.c.id == _THIS)
_NOTE_SALT = update(contest.tournaments).where(contest.tournaments.c.id == _THIS)
_NOTE_SECRET = update(_rounds).where(_rounds.c.id == _THIS)
_SECRETS = (
    select(
        _stages.c.number.label("stage"), _rounds.c.number, _rounds.c.certificate, _rounds.c.secret
    )
    .join(_stages, _stages.c.id == _rounds.c.stage_id)
    .where(
        _stages.c.tournament_id == _THIS,
        _rounds.c.status != "undone",
        _rounds.c.secret.is_not(None),
    )
    .order_by(_stages.c.number, _rounds.c.number)
)


class SecretRound(Struct, frozen=True):
    stage: int
    number: int
    certificate: bytes
    secret: Hidden


def pair_of(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)


def pairs(conn: Connection, tournament_id: int) -> tuple[Pair, ...]:
    return tuple((first, second) for first, second in conn.execute(_PAIRS, {"of": tournament_id}))


def put(conn: Connection, tournament_id: int, *added: Pair) -> None:
    for first, second in added:
        line = {"tournament_id": tournament_id, "first_id": first, "second_id": second}
        conn.execute(_PUT, line)


def drop(conn: Connection, tournament_id: int, pair: Pair) -> bool:
    """Return whether the pair was there."""
    gone = conn.execute(_DROP, {"of": tournament_id, "one": pair[0], "other": pair[1]})
    return gone.rowcount > 0


def salt(conn: Connection, tournament_id: int) -> bytes | None:
    """Return the salt of a tournament; None if none of its draws has kept members apart."""
    found = conn.execute(_SALT, {"of": tournament_id}).scalar_one_or_none()
    return None if found is None else bytes(found)


def put_salt(conn: Connection, tournament_id: int, made: bytes) -> None:
    conn.execute(_NOTE_SALT.values(apart_salt=made), {"of": tournament_id})


def put_secret(conn: Connection, round_id: int, secret: Hidden) -> None:
    """Store the secret of a round, so that organisers can check its draw later."""
    conn.execute(_NOTE_SECRET.values(secret=json.encode(secret).decode()), {"of": round_id})


def secrets(conn: Connection, tournament_id: int) -> Iterator[SecretRound]:
    """Yield the rounds whose draws organisers can check."""
    for row in conn.execute(_SECRETS, {"of": tournament_id}).all():
        secret = json.decode(row.secret, type=Hidden)
        yield SecretRound(row.stage, row.number, bytes(row.certificate), secret)
