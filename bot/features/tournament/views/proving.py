"""Verification of the draws of a tournament: each is recalculated from its certificate."""

import asyncio
from typing import Final

from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import cut_at_line
from bot.core.text.translator import Translator
from bot.features.tournament.posts.deals import deal_lines
from bot.features.tournament.views.rounds import certificate_file, certificate_of
from bot.features.tournament.words import Shown, event
from bot.store.contest.rows import RoundRow
from bot.store.rows import Secrets
from bot.tables.names import NOBODY
from bot.tournaments.rulings.by_hand import setter_of
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status
from rules.contest.formats.proof import is_true
from rules.contest.pairing.certificate import Certificate, draw_of, lot_of, mark_of, older_draw_of
from rules.contest.pairing.model import Unpairable
from rules.contest.scores.results import No
from rules.core.record import commitment
from rules.core.text import Msg, Own, msg

_MOST_FILES: Final = 9
_CHARS: Final = 1900


async def verify_post(
    tournaments: Tournaments, shown: Shown, text: Translator, arg: str = ""
) -> Post:
    """Return the verdict on every round with a certificate, or on the one named ``stage.round``, with deals and draw.

    Each round is paired anew, which takes up to seconds, so it runs in a thread of its own.
    """
    rows = [each for each in shown.stored.rounds if each.certificate is not None]
    if arg:
        rows = [each for each in rows if f"{shown.stage_of(each)}.{each.number}" == arg]
    lines = [text.words("tournament.verify_head", name=event(text, shown))]
    if not rows:
        key = "verify_alone" if shown.is_alone(1) else "verify_none"
        lines.append(text.words(f"tournament.{key}"))
    files: list[PostFile] = []
    for row in rows:
        verdict = await asyncio.to_thread(verdict_of, row)
        facts: dict[str, Own] = {"round": text.say(_name(shown, row))}
        if verdict == "hand":
            facts |= _setter(shown, row, text)
        lines.append(text.words(f"tournament.verify_{verdict}", **facts))
        proof = certificate_file(shown, row, text)
        if proof is not None and len(files) < _MOST_FILES:
            files.append(proof)
    if files:
        lines.append(text.words("tournament.verify_files"))
    lines += deal_lines(shown, await _keys(tournaments, shown), text)
    lines.append(text.words("tournament.verify_seal", seal=shown.row.commitment))
    if shown.at.status is Status.FINISHED:
        secrets = await tournaments.secrets(shown.row.id)
        key = f"{secrets.seed:016x} {secrets.salt.hex()}"
        lines.append(text.words("tournament.verify_key", opens=key))
        verdict = await asyncio.to_thread(draw_verdict, shown, secrets)
        count = len(shown.row.marks) or len(_began(shown))
        lines.append(text.words(f"tournament.verify_draw_{verdict}", count=count))
    else:
        lines.append(text.words("tournament.verify_later"))
    return Post(cut_at_line(lines, _CHARS), tuple(files))


async def _keys(tournaments: Tournaments, shown: Shown) -> dict[int, str]:
    """Return the keys of the open deals, by number of the deal."""
    found = {}
    for each in shown.stored.deals:
        if each.opened_ms is not None:
            key = await tournaments.deal_secrets(shown.row.id, each.number)
            found[each.number] = f"{key.seed:016x} {key.salt.hex()}"
    return found


def _name(shown: Shown, row: RoundRow) -> Msg:
    stage = shown.stage_of(row)
    if shown.is_final_table(stage):
        return msg("tournament.verify_final")
    return msg("tournament.verify_round", number=row.number)


def _setter(shown: Shown, row: RoundRow, text: Translator) -> dict[str, Own]:
    """Return who set the tables of a round by hand, and when."""
    ruling = setter_of(shown.stored, shown.stage_of(row), row.number)
    by = None if ruling is None or ruling.by_id < 0 else ruling.by_id
    at_ms = row.paired_ms if ruling is None else ruling.at_ms
    return {"who": text.words(NOBODY) if by is None else f"<@{by}>", "at": stamp(at_ms, "f")}


def draw_verdict(shown: Shown, secrets: Secrets) -> str:
    """Return `good` if the draw follows from the key and the marks of the entrants, else `bad`.

    Seeds without ratings must follow from the draw. Each mark must be that of an entrant; only marks of deleted members
    cannot be attributed. A tournament that began before there were marks was drawn from members' ids. The verdict on it
    is `old` if the ids yield its draw, and `gone` if a member has deleted theirs, which leaves the draw unverifiable.
    """
    row = shown.row
    if not row.marks:
        return _old_verdict(shown, secrets)
    draw = draw_of(secrets.seed.to_bytes(8, "big"), secrets.salt, row.marks)
    is_sealed = commitment(secrets.seed, secrets.salt) == row.commitment
    marks, entrants = set(row.marks), shown.stored.entrants
    own = {
        each.no: mark_of(secrets.salt, each.member_id) for each in entrants if each.member_id >= 0
    }
    are_in = all(own[no] in marks for no in _began(shown) if no in own)
    gone = len(entrants) - len(own)
    is_good = (
        is_sealed
        and draw == row.draw
        and are_in
        and len(marks - set(own.values())) <= gone
        and len(marks) == len(row.marks)
        and (row.settings.is_rated or _are_drawn(shown, draw))
    )
    return "good" if is_good else "bad"


def _are_drawn(shown: Shown, draw: bytes) -> bool:
    """Return whether the seeds are in the order of the lots; late entrants have none."""
    seeded = [each for each in shown.stored.entrants if each.rank]
    by_rank = [each.no for each in sorted(seeded, key=lambda each: each.rank)]
    return by_rank == sorted(by_rank, key=lambda no: lot_of(draw, no))


def _began(shown: Shown) -> tuple[No, ...]:
    """Return the entrants at the start of the first stage."""
    return shown.at.stages[0].field if shown.at.stages else ()


def _old_verdict(shown: Shown, secrets: Secrets) -> str:
    members = [shown.entrant(no).member_id for no in _began(shown)]
    if not members or commitment(secrets.seed, secrets.salt) != shown.row.commitment:
        return "bad"
    if any(each < 0 for each in members):
        return "gone"
    draw = older_draw_of(secrets.seed.to_bytes(8, "big"), secrets.salt, members)
    return "old" if draw == shown.row.draw else "bad"


def verdict_of(row: RoundRow) -> str:
    """Return `good`, `bad`, or `altered` if a referee changed the round after a good draw.

    `partly` is a good draw that kept members apart in secret: all that is public about it is true. `hand` is a round of
    tables that were set by hand, as they could be.
    """
    held = certificate_of(row)
    try:
        is_good = held is not None and is_true(held)
    except Unpairable:
        is_good = False
    if not is_good:
        return "bad"
    if row.altered:
        return "altered"
    if isinstance(held, Certificate) and held.input.hand is not None:
        return "hand"
    return "partly" if isinstance(held, Certificate) and held.input.hidden else "good"
