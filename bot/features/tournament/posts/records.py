"""The files at the end of a tournament: its results, and the proofs with which readers verify them."""

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import json

from bot.core.posts.post import PostFile
from bot.core.text.translator import Translator
from bot.features.tournament.words import Shown, title
from bot.store.contest.rows import PodRow
from bot.tournaments.service import Tournaments
from rules.contest.scores.results import Standing
from rules.contest.views.numbers import points_text
from rules.core.errors import Refusal

MOST_BYTES: Final = 8_000_000
"""A larger file of records is left out; each table has a file of its own as well."""


async def closing_files(
    tournaments: Tournaments, shown: Shown, standings: Sequence[Standing], text: Translator
) -> tuple[PostFile, ...]:
    """Return draws and results as JSON, and the records of all tables, a line each, unless they are too large."""
    secrets = await tournaments.secrets(shown.row.id)
    draw = shown.row.draw or b""
    keys = {}
    for each in shown.stored.deals:
        opens = await tournaments.deal_secrets(shown.row.id, each.number)
        keys[each.id] = {"seed": f"{opens.seed:016x}", "salt": opens.salt.hex()}
    held = {
        "tournament": shown.row.name,
        "title": shown.row.title,
        "rules": shown.row.fingerprint,
        "seal": shown.row.commitment,
        "seed": f"{secrets.seed:016x}",
        "salt": secrets.salt.hex(),
        "draw": draw.hex(),
        "how": "draw = SHA-256(seed, salt, marks of those who play); see docs/run-a-server/check-a-draw.md",
        "marks": shown.row.marks,
        "entrants": [
            # A member with deleted data has no id any more; their mark is among the others.
            {
                "no": each.no,
                "id": None if each.member_id < 0 else str(each.member_id),
                "name": each.name,
                "seed": each.rank,
            }
            for each in shown.stored.entrants
        ],
        "standings": [
            {
                "place": each.place,
                "no": each.no,
                "points": points_text(each.points, "."),
                "rounds": [points_text(one, ".") for one in each.by_round],
            }
            for each in standings
        ],
        "rounds": [
            {
                "stage": shown.stage_of(row),
                "round": row.number,
                "attempt": row.attempt,
                "altered": row.altered,
                "sha256": hashlib.sha256(row.certificate or b"").hexdigest(),
                "certificate": None if row.certificate is None else json.decode(row.certificate),
            }
            for row in shown.stored.rounds
        ],
        "deals": [
            {"deal": each.number, "seal": each.commitment, "options": each.options, **keys[each.id]}
            for each in shown.stored.deals
        ],
        "tables": [
            {
                "stage": shown.held.place_of(pod.id).stage,
                "round": shown.held.place_of(pod.id).number,
                "table": pod.number + 1,
                "number": pod.table_id,
                "ended": pod.ended,
                "result": pod.result,
            }
            for pod in shown.stored.pods
        ],
    }
    data = json.format(json.encode(held), indent=1)
    name = f"tournament-{shown.row.id}.json"
    files = [PostFile(name, data, text.words("tournament.file_all", title=title(shown)))]
    records = await records_of(tournaments, shown.stored.pods)
    if records and len(records) <= MOST_BYTES:
        alt = text.words("tournament.file_records")
        files.append(PostFile(f"tournament-{shown.row.id}-records.jsonl", records, alt))
    return tuple(files)


async def records_of(tournaments: Tournaments, pods: Sequence[PodRow]) -> bytes:
    """Return the records of the ended tables of these pods, one a line."""
    tables = tournaments.context.tables
    lines = []
    for pod in pods:
        if pod.table_id is None:
            continue
        try:
            record = await tables.record(pod.table_id)
        except Refusal:
            # The table was stopped before its end.
            continue
        lines.append(json.encode(record))
    return b"\n".join(lines)
