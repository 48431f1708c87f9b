"""Notices of a tournament, and their delays. The sender decides their text."""

from collections.abc import Sequence
from typing import Final

from bot.store.contest.rows import EntrantRow, TournamentRow
from bot.store.rows import Notice, NoticeKind
from rules.contest.director.duties import Reminder
from rules.contest.director.held import Place
from rules.contest.scores.results import No
from rules.core.text import Typed

ANNOUNCED_AFTER_S: Final = 5.0
"""Members who sign up within this time share one edit."""
ROUND_AFTER_S: Final = 5.0
"""Tables that begin or end within this time share one edit. Later posts of the channel wait for it."""
STANDINGS_AFTER_S: Final = 30.0
CHANGED_AFTER_S: Final = 120.0
"""Changes by the organiser within this time are told in one post."""
SEATS_AFTER_S: Final = 60.0
"""Seats that get free within this time are called in one post."""


def announce(
    row: TournamentRow, *, anew: bool = False, delay_s: float = ANNOUNCED_AFTER_S
) -> Notice:
    """Return the announcement, new or brought up to date; with `anew` it is posted again."""
    key = f"tournament:{row.id}:announce" + ":anew" * anew
    facts: dict[str, object] = {"anew": True} if anew else {}
    return _of(row.id, NoticeKind.ANNOUNCE, facts, key, delay_s)


def round_post(tournament_id: int, stage: int, number: int, *, delay_s: float = 0.0) -> Notice:
    """Return the pairings of a round, new or brought up to date."""
    key = f"tournament:{tournament_id}:round:{stage}.{number}"
    facts: dict[str, object] = {"stage": stage, "round": number}
    return _of(tournament_id, NoticeKind.ROUND, facts, key, delay_s)


def undone(tournament_id: int, round_id: int, stage: int, number: int) -> Notice:
    """Return the update that marks the post of a round as taken back, and removes its buttons."""
    key = f"tournament:{tournament_id}:undone:{round_id}"
    facts: dict[str, object] = {"stage": stage, "round": number, "undone": round_id}
    return _of(tournament_id, NoticeKind.ROUND, facts, key)


def standings(
    tournament_id: int, stage: int, *, anew: bool = False, delay_s: float = STANDINGS_AFTER_S
) -> Notice:
    """Return the standings of a stage: with `anew` a new post, else the last one is brought up to date."""
    key = f"tournament:{tournament_id}:standings" + ":anew" * anew
    facts: dict[str, object] = {"stage": stage, "anew": anew}
    return _of(tournament_id, NoticeKind.STANDINGS, facts, key, 0.0 if anew else delay_s)


def call(
    tournament_id: int,
    cause: str,
    nos: Sequence[No],
    *,
    until_ms: int | None = None,
    place: Place | None = None,
) -> Notice:
    """Call entrants in one post that names them.

    `cause` is ``checkin`` (say that you are there), a value of `Reminder`, ``promoted`` (from the bench), ``put_off``,
    ``called_off`` or ``sealed_moderator`` (they could see closed tables).
    """
    facts: dict[str, object] = {"cause": cause, "nos": list(nos)}
    if until_ms is not None:
        facts["until"] = until_ms
    if place is not None:
        facts |= {"stage": place.stage, "round": place.number, "pod": place.pod}
    return _of(tournament_id, NoticeKind.CALL, facts)


def changed_key(tournament_id: int) -> str:
    return f"tournament:{tournament_id}:changed"


def changed(tournament_id: int, nos: Sequence[No], since_ms: int) -> Notice:
    """Tell entrants, in one post, of the changes since a moment."""
    facts: dict[str, object] = {"cause": "changed", "nos": list(nos), "since": since_ms}
    key = changed_key(tournament_id)
    return _of(tournament_id, NoticeKind.CALL, facts, key, CHANGED_AFTER_S)


def message(tournament_id: int, nos: Sequence[No], at_ms: int, delay_s: float) -> Notice:
    """Send entrants the organiser's message of a moment, after a delay."""
    facts: dict[str, object] = {"cause": "message", "nos": list(nos), "since": at_ms}
    return _of(
        tournament_id, NoticeKind.CALL, facts, f"tournament:{tournament_id}:message", delay_s
    )


def seats(tournament_id: int, since_ms: int) -> Notice:
    """Call the members asked since then to all free seats."""
    facts: dict[str, object] = {"cause": "seat", "since": since_ms}
    key = f"tournament:{tournament_id}:seats"
    return _of(tournament_id, NoticeKind.CALL, facts, key, SEATS_AFTER_S)


def remind(
    tournament_id: int, about: Reminder, nos: Sequence[No], until_ms: int, place: Place | None
) -> Notice:
    return call(tournament_id, about.value, nos, until_ms=until_ms, place=place)


def greet(tournament_id: int, nos: Sequence[No], until_ms: int, place: Place) -> Notice:
    """Ask the entrants in the thread of their table to say that they are there."""
    return call(tournament_id, "table", nos, until_ms=until_ms, place=place)


def test_notice(tournament_id: int, member_id: int) -> Notice:
    """Return a direct message in the way in which the member will be called to tables."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "test"},
        coalesce_key=f"tournament:{tournament_id}:test:{member_id}",
        member_id=member_id,
        tournament_id=tournament_id,
    )


def dropped(tournament_id: int, member_id: int) -> Notice:
    """Return a direct message to a no-show: they are out, and may come back."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "dropped"},
        member_id=member_id,
        tournament_id=tournament_id,
    )


def missed(tournament_id: int, member_id: int) -> Notice:
    """Return a direct message about a missed check-in: the member is on the bench, and may come in."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "missed"},
        member_id=member_id,
        tournament_id=tournament_id,
    )


def of_team(tournament_id: int, member_id: int, cause: str, team: Typed) -> Notice:
    """Return a direct message about a member's team: `removed` from it, now its `captain`, or it is too `short`."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": f"team_{cause}", "team": team},
        member_id=member_id,
        tournament_id=tournament_id,
    )


def private_reason(tournament_id: int, member_id: int, ruling_id: int) -> Notice:
    """Return a direct message to an entrant: the reason of a ruling, which is not posted."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "private_reason", "of": ruling_id},
        member_id=member_id,
        tournament_id=tournament_id,
    )


def unposted(tournament_id: int, member_id: int) -> Notice:
    """Return a direct message to an organiser or referee: the channel of the tournament takes no posts any more."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "unposted"},
        coalesce_key=f"tournament:{tournament_id}:unposted:{member_id}",
        member_id=member_id,
        tournament_id=tournament_id,
    )


def referee_left(tournament_id: int, organiser_id: int, referee_id: int) -> Notice:
    """Return a direct message to an organiser: a referee has left the server, and is none any more."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "left", "who": referee_id},
        coalesce_key=f"tournament:{tournament_id}:left:{referee_id}",
        member_id=organiser_id,
        tournament_id=tournament_id,
    )


def named(tournament_id: int, member_id: int, role: str) -> Notice:
    """Return a direct message to a new `referee` or `organiser`."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "named", "role": role},
        coalesce_key=f"tournament:{tournament_id}:named:{member_id}",
        member_id=member_id,
        tournament_id=tournament_id,
    )


def entrant_left(tournament_id: int, organiser_id: int, entrant: EntrantRow) -> Notice:
    """Return a direct message to an organiser: an entrant has left the server, and is withdrawn."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "entrant_left", "by": entrant.name},
        coalesce_key=f"tournament:{tournament_id}:entrant_left:{entrant.no}",
        member_id=organiser_id,
        tournament_id=tournament_id,
    )


def organiser_left(tournament_id: int) -> Notice:
    """Return a post that asks moderators to take over a tournament whose organiser has left the server."""
    facts: dict[str, object] = {"cause": "organiser_left", "nos": []}
    return _of(tournament_id, NoticeKind.CALL, facts, f"tournament:{tournament_id}:organiser_left")


def dispute(tournament_id: int, referee_id: int, dispute_member: Typed, place: Place) -> Notice:
    """Return a direct message that reports a disputed result to a referee or organiser."""
    facts: dict[str, object] = {"cause": "dispute", "by": dispute_member}
    facts |= {"stage": place.stage, "round": place.number, "pod": place.pod}
    return Notice(None, NoticeKind.CALL, facts, member_id=referee_id, tournament_id=tournament_id)


def ruling(tournament_id: int, ruling_id: int) -> Notice:
    return _of(tournament_id, NoticeKind.RULING, {"ruling": ruling_id})


def ruling_in_thread(tournament_id: int, ruling_id: int) -> Notice:
    """Return the post of a ruling in the thread of its table; it pings the members that it concerns."""
    facts: dict[str, object] = {"cause": "ruling", "ruling": ruling_id}
    return _of(tournament_id, NoticeKind.CALL, facts)


def podium(tournament_id: int) -> Notice:
    return _of(tournament_id, NoticeKind.PODIUM, {}, f"tournament:{tournament_id}:podium")


def prize(tournament_id: int) -> Notice:
    """Hand the role of the winner on."""
    key = f"tournament:{tournament_id}:prize"
    return _of(tournament_id, NoticeKind.BESIDE, {"what": "prize"}, key)


def circuit(tournament_id: int, circuit_id: int) -> Notice:
    """Post the standings of a circuit behind the podium of a tournament, or behind that of its last one."""
    key = f"tournament:{tournament_id}:circuit:{circuit_id}"
    return _of(tournament_id, NoticeKind.PODIUM, {"circuit": circuit_id}, key)


def event(tournament_id: int) -> Notice:
    """Bring the event in the server's calendar up to date."""
    key = f"tournament:{tournament_id}:event"
    return _of(tournament_id, NoticeKind.BESIDE, {"what": "event"}, key)


def role_kept(tournament_id: int, organiser_id: int, why: str, nos: Sequence[No] = ()) -> Notice:
    """Return a direct message to an organiser: the winner did not get the role, or an earlier one still has it."""
    return Notice(
        None,
        NoticeKind.CALL,
        {"cause": "role_kept", "why": why, "nos": list(nos)},
        coalesce_key=f"tournament:{tournament_id}:role_kept:{organiser_id}",
        member_id=organiser_id,
        tournament_id=tournament_id,
    )


def deal(tournament_id: int, number: int) -> Notice:
    key = f"tournament:{tournament_id}:deal:{number}"
    return _of(tournament_id, NoticeKind.DEAL, {"deal": number}, key)


def _of(
    tournament_id: int,
    kind: NoticeKind,
    facts: dict[str, object],
    key: str | None = None,
    delay_s: float = 0.0,
) -> Notice:
    return Notice(None, kind, facts, key, delay_s, tournament_id=tournament_id)
