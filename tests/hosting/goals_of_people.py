"""The goals for notices and absence, N1 to N5 and A1 to A4, and C4 across kills, as `tests.hosting.goals` measures."""

from pathlib import Path

import pytest

from bot.core.posts.renderer import Renderer
from tests.bot.edges.scene import scene
from tests.catalogues import own_catalogues
from tests.e2e import killer
from tests.e2e.kill_clocks import FastClocks
from tests.goals import Goals
from tests.hosting import notices, peeking, reckoning, whole
from tests.hosting.figures import Effort, in_folder
from tests.hosting.memory import opened_in_memory
from tests.hosting.notices import Goal, Report
from tests.hosting.test_returns import come_back

AT_ONCE = 50
"""Tables that live side by side in one of the months of A1."""
OF_REMINDERS = ("eminder", "doubled: ", " was not sent: ", " has no moment ", " told ")
"""The words with which `tests.e2e.dues` reports faults of reminders."""


async def told_once(goals: Goals, effort: Effort) -> None:
    """N1 and N5."""
    report = await on_scene(
        lambda on: notices.one_ping_a_turn(on, tables=effort.crowded, days=effort.days)
    )
    left = "reminders left a day after their turns"
    of_leftovers = [line for line in report.wrong if line.startswith("left over")]
    _says(goals, "N1", report, [*{*report.wrong} - {*of_leftovers}])
    goals.say("N5", f"{left} {report.facts[left]}", is_met=not of_leftovers)


async def ceilings(goals: Goals, effort: Effort) -> None:
    """N3."""
    report = await on_scene(lambda on: notices.ceilings(on, tables=effort.busy))
    _says(goals, "N3", report, report.wrong)


async def closed_channels(goals: Goals, effort: Effort) -> None:
    """N4."""
    closed = max(2, effort.direct // 25)
    report = await on_scene(lambda on: notices.channels(on, members=effort.direct, closed=closed))
    _says(goals, "N4", report, report.wrong)


async def peeks(goals: Goals, effort: Effort) -> None:
    """A3."""
    report = await on_scene(lambda on: peeking.every_way(on, rounds=effort.offers))
    _says(goals, "A3", report, report.wrong)


async def on_scene(goal: Goal) -> Report:
    """Measure with a bot on a playground of its own."""

    async def run(folder: Path) -> Report:
        renderer = Renderer()
        try:
            with pytest.MonkeyPatch.context() as patch:
                async with scene(folder, own_catalogues(), renderer, patch) as on:
                    return await goal(on)
        finally:
            renderer.close()

    return await in_folder(run)


def _says(goals: Goals, goal: str, report: Report, wrong: list[str]) -> None:
    said = "; ".join(f"{name} {value}" for name, value in report.facts.items())
    goals.say(goal, "; ".join([said, *(f"WRONG {line}" for line in wrong[:5])]), is_met=not wrong)


async def kills(goals: Goals, effort: Effort) -> None:
    """C4 and N2 across kills, at tables whose clocks last seconds."""
    if not effort.kills:
        return
    findings = await in_folder(
        lambda folder: killer.run(
            FastClocks(),
            folder,
            kills=effort.kills,
            seed=1,
            members=10,
            checks_bodies=False,
            minutes=effort.kill_minutes or None,
        )
    )
    facts = findings.facts
    wrong = [line for line in findings.problems if any(sign in line for sign in OF_REMINDERS)]
    goals.say(
        "N2",
        f"{facts['kills']} kills: "
        + ", ".join(
            f"{facts.get(f'- reminders {rung}', 0)} {rung}" for rung in ("half", "last", "zero")
        )
        + f" reminders sent as they were due, {len(wrong)} lost, doubled, early or wrong",
        is_met=not wrong and facts["kills"] != 0,
    )
    others = [line for line in findings.problems if line not in wrong]
    latest = "latest of stand-ins, while serving"
    goals.say(
        "C4",
        f"{facts['kills']} kills, {facts['moves acknowledged']} moves: {facts.get('- stand-ins', 0)} zeros acted on, "
        f"{facts['zeros of the oracle']} of the oracle, the latest {facts.get(latest, 'none')} after its moment; "
        f"{len(others)} faults{''.join(f'; {line}' for line in others[:5])}",
        is_met=not others and facts.get("- stand-ins", 0) == facts["zeros of the oracle"],
    )


async def months(goals: Goals, effort: Effort) -> None:
    """A1, and A4 on the rows that these tables have left."""
    ended = resting = turns = people = 0
    wrong, misjudged = list[str](), list[str]()
    for first in range(0, effort.months, AT_ONCE):
        tables = min(AT_ONCE, effort.months - first)
        report = await whole.run(opened_in_memory(), tables, seed=100 + first)
        ended, resting = ended + report.finished, resting + report.resting
        turns, people = turns + report.ended_turns, people + report.judged
        wrong += [*report.stuck, *report.too_old]
        misjudged += report.misjudged
    goals.say(
        "A1",
        f"{effort.months} months, {whole.VANISHERS:.0%} of the members vanish: {ended} tables ended, {resting} rest, "
        f"{effort.months - ended - resting} neither; {len(wrong)} of {turns:,} questions were older than the bank and "
        "grace allow",
        is_met=not wrong and ended + resting == effort.months,
    )
    goals.say(
        "A4",
        f"{people} members of these tables: the figure shown is worked out again from their rows, "
        f"{len(misjudged)} differ",
        is_met=people > 0 and not misjudged,
    )


async def returns(goals: Goals, effort: Effort) -> None:
    """A2; each log is checked for lost and doubled moves, and replayed."""
    in_the_middle, made = await in_folder(
        lambda folder: come_back(folder / "returns.sqlite3", effort.returns)
    )
    goals.say(
        "A2",
        f"{effort.returns:,} returns, {in_the_middle:,} of them after the robot had moved; {made:,} moves "
        "acknowledged, each in the log once; every log replays",
        is_met=in_the_middle > 0,
    )


async def reliability(goals: Goals, effort: Effort) -> None:
    """A4 on members made up at random."""
    wrong, shuffled, tenfold = reckoning.members(effort.conducts)
    goals.say(
        "A4",
        f"{effort.conducts:,} members made up: {wrong} differ from exact fractions, {shuffled} when their rows are "
        f"shuffled, {tenfold} when one absence is ten on a day",
        is_met=not wrong + shuffled + tenfold,
    )
