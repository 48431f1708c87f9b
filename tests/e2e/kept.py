"""Checks for every scenario of kills: all was kept, all was told, and nothing twice."""

from collections.abc import Collection, Sequence

from tests.e2e.findings import Findings
from tests.e2e.stage import Stage
from tests.e2e.witness import Witness


async def report(
    findings: Findings,
    stage: Stage,
    witness: Witness,
    *,
    never_told: Sequence[object],
    code: int,
    but: Collection[int],
) -> None:
    """Report it once the bot has been stopped.

    Args:
        never_told: posts still unsent at the end of the bot's time.
        code: with which the bot ended.
        but: codes of refusals that belong to the run.
    """
    findings.none_of("moves lost", witness.lost)
    findings.none_of("moves doubled", witness.doubled)
    findings.none_of("answered too early", witness.early)
    findings.none_of("replays that differ", stage.ledger.replayed())
    findings.none_of("never told", never_told)
    findings.none_of("posts made twice", stage.twice())
    findings.none_of("posts given up", stage.ledger.given_up())
    findings.none_of("bad exit", [code] if code else [])
    await stage.tell(findings, but=but)
