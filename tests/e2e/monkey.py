"""Monkeys play tables to their ends: `python -m tests.e2e.monkey --tables 20 --seed 1`.

They press and type at random (see `member`); nothing may go wrong in the bot, and nothing it sends may be refused.
Tables that the monkeys cancel by chance do not count; others are opened in their place.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.store.rows import Status
from tests.e2e.findings import Findings
from tests.e2e.member import Temper
from tests.e2e.stage import Stage, command
from tests.scale import PATIENCE_S

AT_ONCE = 4
"""Tables that are played at the same time."""
DESERTED_AFTER_S = 30.0
"""A table where nothing has happened for this long no longer counts."""
A_TABLE_WITHIN_S = 3600.0


async def run(
    folder: Path, *, tables: int, seed: int, members: int = 4, **opening: Any
) -> Findings:
    """Run until this many tables have ended by their rules. `opening` fills in options of `/table open`."""
    findings = Findings()
    async with Stage(folder, seed=seed, members=members, temper=Temper()) as stage:
        began = time.monotonic()
        await stage.start_bot()
        stage.play()
        finished = await _play(stage, tables, opening)
        if not finished:
            findings.problems.append("the tables did not end in time")
        await stage.rest()
        if not await stage.until(stage.all_told, timeout_s=PATIENCE_S):
            findings.problems.append(f"not everything was told: {stage.ledger.untold()}")
        code = await stage.bot.stop()
        findings.facts["seconds"] = round(time.monotonic() - began)
        await stage.tell(findings)
        unanswered = (await stage.director.report())["unanswered"]
        findings.none_of("unanswered within 3 s", unanswered)
        findings.none_of("thinking for ever", range(stage.diary.unanswered - len(unanswered)))
        findings.none_of("posts given up", stage.ledger.given_up())
        findings.none_of("posts made twice", stage.twice())
        findings.none_of("boards missing", stage.missing_posts())
        findings.none_of("replays that differ", stage.ledger.replayed())
        findings.none_of("bad exit", [code] if code else [])
    return findings


async def _play(stage: Stage, wanted: int, opening: dict[str, Any]) -> bool:
    """Keep tables going until enough of them have ended. Returns whether they did in time."""
    deadline = time.monotonic() + A_TABLE_WITHIN_S * wanted
    moved: dict[tuple[int, Status, int], float] = {}
    told = 0
    while time.monotonic() < deadline:
        stage.assert_playing()
        now = time.monotonic()
        held = stage.ledger.tables()
        finished = sum(table.status is Status.FINISHED for table in held)
        if finished > told:
            told = finished
            sys.stderr.write(f"{finished} of {wanted} tables have ended\n")
        if finished >= wanted:
            return True
        going_on = sum(
            # All monkeys may leave a table, or never gather at one.
            now - moved.setdefault((table.id, table.status, table.seq), now) < DESERTED_AFTER_S
            for table in held
            if table.status in (Status.LOBBY, Status.PLAYING)
        )
        if going_on < min(AT_ONCE, wanted - finished):
            await stage.open_table(**opening)
        else:
            await asyncio.sleep(0.5)
    return False


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.monkey", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--members", type=int, default=4)
    parser.add_argument("--title", help="the only title that is opened")
    parser.add_argument("--seats", type=int, help="of every table")
    parser.add_argument("--options", help="of every table, such as: markers=hidden")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder: Path = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        opening = {
            name: value
            for name in ("title", "seats", "options")
            if (value := getattr(options, name)) is not None
        }
        return command(
            run(
                folder,
                tables=options.tables,
                seed=options.seed,
                members=options.members,
                **opening,
            )
        )


if __name__ == "__main__":
    sys.exit(main())
