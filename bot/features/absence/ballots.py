"""The post of a ballot: its question and the count of votes, or the decision and its numbers."""

from collections.abc import Collection
from typing import Final

import discord
from discord import ButtonStyle

from bot.core.controls.ids import TableId
from bot.core.controls.items import button_of
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.translator import Translator, translator
from bot.i18n import Catalogues
from bot.store.people.ballots import Ballot
from bot.tables.absence import ballots
from bot.tables.absence.ballots import BallotKind
from bot.tables.model import Position
from bot.tables.names import NOBODY, is_former
from rules.core.text import Own, SeatName, msg, typed

_STYLES: Final = {
    ballots.YES: ButtonStyle.success,
    ballots.HERE: ButtonStyle.success,
    ballots.MORE: ButtonStyle.success,
    ballots.END: ButtonStyle.danger,
}


def ballot_post(
    at: Position,
    ballot: Ballot,
    catalogues: Catalogues,
    without: Collection[int] = (),
    *,
    is_revealed: bool = False,
) -> Post:
    """Return the post of a ballot; a new post pings the members that have not voted yet.

    Members in `without` do not vote. `is_revealed` says that taking a turn back leaves hidden things known.
    """
    text = translator(catalogues[at.table.language], at)
    if ballot.outcome is not None:
        return Post(_decided(ballot, text, _facts(at, ballot)))
    voters = ballots.electors(at, ballot, without)
    given = sum(each.member_id in voters for each in ballot.voices)
    silent = tuple(
        member for member in voters if all(each.member_id != member for each in ballot.voices)
    )
    called = " ".join(f"<@{member}>" for member in silent)
    lines = [
        text.words(f"ballot.ask_{ballot.kind}", **_facts(at, ballot)),
        *([text.words("ballot.revealed")] if is_revealed else []),
        text.words("ballot.closes", closes=stamp(ballot.closes_ms, "R")),
        text.words(_count_key(ballot), count=given, all=len(voters)),
    ]
    first = f"{called} {lines[0]}" if called and ballot.posted is None else lines[0]
    return Post("\n".join((first, *lines[1:])), view=_view(at, ballot, text), mentions=silent)


def _count_key(ballot: Ballot) -> str:
    return "ballot.present" if ballot.kind == BallotKind.HERE else "ballot.votes"


def _facts(at: Position, ballot: Ballot) -> dict[str, Own]:
    """Return the values for the sentences about a ballot."""
    voters = ballots.electors(at, ballot)
    facts: dict[str, Own] = {"all": len(voters), "until": "", "seat": "", "by": "", "subject": ""}
    facts["place"] = "" if ballot.seat is None else str(ballot.seat + 1)
    facts |= {f"n_{choice}": ballot.of(choice) for choice in ballots.CHOICES[_kind(ballot)]}
    if ballot.seat is not None:
        facts["seat"] = _name(at, ballot.subject_id)
    if ballot.subject_id is not None:
        facts["subject"] = _name(at, ballot.subject_id)
    if ballot.by_id is not None:
        facts["by"] = _name(at, ballot.by_id)
    if ballot.until_ms is not None:
        facts["until"] = stamp(ballot.until_ms, "f")
    return facts


def _decided(ballot: Ballot, text: Translator, facts: dict[str, Own]) -> str:
    if ballot.outcome == ballots.LAPSED:
        return text.words("ballot.lapsed")
    return text.words(f"ballot.{ballot.kind}_{ballot.outcome}", **facts)


def _view(at: Position, ballot: Ballot, text: Translator) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for choice in ballots.CHOICES[_kind(ballot)]:
        view.add_item(
            button_of(
                TableId("vote", at.table.id, ballot.number, choice),
                text.words(f"ballot.choice_{choice}"),
                _STYLES.get(choice, ButtonStyle.secondary),
            )
        )
    return view


def _name(at: Position, member_id: int | None) -> Own:
    """Return the name of a member with a present or a former seat; empty without one."""
    seat = None if member_id is None else at.seat_of(member_id)
    if seat is not None:
        return SeatName(seat)
    named = [each.name for each in at.sittings if each.member_id == member_id]
    if is_former(member_id):
        return msg(NOBODY)
    return typed(named[-1]) if named else ""


def _kind(ballot: Ballot) -> BallotKind:
    return BallotKind(ballot.kind)
