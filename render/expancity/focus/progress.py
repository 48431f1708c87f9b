"""What a turn brings nearer: contracts in hand and goals, those that the plan changes first."""

from collections.abc import Iterator
from dataclasses import dataclass

from render.core.panel.focus import Question
from rules.core.text import Msg, msg
from rules.expancity.view import ContractView, View


@dataclass(frozen=True, slots=True)
class Row:
    name: Msg
    counts: tuple[str, ...]
    """What is done of what is needed; first with the value before the plan, if they differ."""
    points: int
    """What it is worth; 0 for goals, which are all worth the same."""
    is_contract: bool
    is_better: bool
    """The plan changes it."""
    is_met: bool
    lacks: int


def rows_of(question: Question[View]) -> list[Row]:
    rows = [*_contracts(question), *_goals(question)]
    return sorted(
        rows, key=lambda row: (not row.is_better, not row.is_contract, not row.is_met, row.lacks)
    )


def _contracts(question: Question[View]) -> Iterator[Row]:
    now, then = question.now.mine, question.then.mine
    if now is None or then is None:
        return
    for old, new in zip(now.contracts, then.contracts, strict=True):
        yield contract_row(old, new)


def contract_row(old: ContractView, new: ContractView) -> Row:
    count = f"{new.have}/{new.need}"
    changed = old.have != new.have
    return Row(
        msg(f"expancity.contract.{new.card}"),
        (f"{old.have}→{count}", count) if changed else (count,),
        new.points,
        is_contract=True,
        is_better=changed,
        is_met=new.met,
        lacks=new.need - new.have,
    )


def _goals(question: Question[View]) -> Iterator[Row]:
    """The metric of the viewer beside the best of the others."""
    seat = question.now.viewer
    assert seat is not None
    for old, new in zip(question.now.goals, question.then.goals, strict=True):
        mine, best = new.values[seat], max(new.values)
        before = old.values[seat]
        count = f"{mine}/{best}" if mine < best else str(mine)
        yield Row(
            msg(f"expancity.goal.{new.goal}"),
            (f"{before}→{count}", count) if before != mine else (count,),
            points=0,
            is_contract=False,
            is_better=before != mine,
            is_met=mine == best > 0,
            lacks=best - mine,
        )
