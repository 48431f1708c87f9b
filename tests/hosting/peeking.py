"""No member sees a hand before the seat is theirs (A3), on every way to a seat that is given away.

The ways are the offer's post, the typed command, a seat handed over, and the letter to a member of the bench. The
asked member takes the seat or declines. Every view of the title is watched meanwhile, and who holds the seat when it
is drawn.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Scene, button
from tests.bot.edges.test_direct import last_letter
from tests.bot.edges.test_seats import SEAT, benched, left, looks, offer
from tests.hosting.notices import Report

ON_THE_BENCH = 4
"""More would be more letters within an hour than a member gets."""

Way = Callable[[Scene, PlaygroundClient, bool], Awaitable[tuple[int, list[int]]]]
"""Goes a way to its end, taking the seat or not; the table, and through whose eyes it was seen before the last act."""


async def by_post(on: Scene, guest: PlaygroundClient, takes: bool) -> tuple[int, list[int]]:
    table = await left(on)
    post = await offer(on, table)
    with looks(await on.at(table)) as seen:
        for op in ("watch", "take"):
            shown = await on.reply(guest, guest.click(post["id"], button(post, op)))
        before = list(seen)
        if takes:
            await on.reply(guest, guest.click(shown["id"], button(shown, "sit")))
    return table, before if takes else seen


async def by_typing(on: Scene, guest: PlaygroundClient, takes: bool) -> tuple[int, list[int]]:
    table = await left(on)
    number = str(table)
    with looks(await on.at(table)) as seen:
        for line in ("table board", "table since", "table clock"):
            await on.slash(guest, line, table=number)
        shown = await on.slash(guest, "table take", table=number, seat=str(SEAT + 1))
        before = list(seen)
        if takes:
            await on.reply(guest, guest.click(shown["id"], button(shown, "sit")))
    return table, before if takes else seen


async def handed_over(on: Scene, guest: PlaygroundClient, takes: bool) -> tuple[int, list[int]]:
    table = await on.table(on.haneul, on.sandra)
    place = (await on.at(table)).table.place_id
    with looks(await on.at(table)) as seen:
        leaving = on.bot.client.core.people.leaving
        await leaving.hand_over(table, on.by(on.sandra), int(guest.member_id))
        await on.told()
        # What its member sees is no concern of this.
        seen.clear()
        post = (await on.posts(place))[-1]
        answer = button(post, "heir")
        before = list(seen)
        if not takes:
            answer = answer.replace(":yes", ":no")
        await on.reply(guest, guest.click(post["id"], answer))
    return table, before if takes else seen


async def from_the_bench(on: Scene, guest: PlaygroundClient, takes: bool) -> tuple[int, list[int]]:
    table = await left(on)
    letter = await last_letter(on, guest)
    with looks(await on.at(table)) as seen:
        shown = await on.reply(guest, guest.click(letter["id"], button(letter, "bench_take")))
        before = list(seen)
        op = "bench_sit" if takes else "bench_pass"
        await on.reply(guest, guest.click(shown["id"], button(shown, op)))
    return table, before if takes else seen


async def every_way(on: Scene, *, rounds: int) -> Report:
    """A3: so many seats are given away, a few of them to the bench."""
    report, rng, gone = Report(), Random(6), Counter[str]()
    ways: list[Way] = [by_post, by_typing, handed_over]
    for number in range(rounds):
        await _goes(on, ways[number % len(ways)], report, gone, takes=rng.random() < 0.6)
    await benched(on, on.tom)
    for number in range(min(ON_THE_BENCH, max(2, rounds // 4))):
        await _goes(on, from_the_bench, report, gone, takes=number % 2 == 0)
    report.facts |= {
        "seats given away": sum(count for name, count in gone.items() if " " not in name),
        "ways": {name: count for name, count in gone.items() if " " not in name},
        "hands seen once the seat was theirs": gone["of the seated"],
        "hands seen before": len(report.wrong),
    }
    return report


async def _goes(on: Scene, way: Way, report: Report, gone: Counter[str], *, takes: bool) -> None:
    guest = on.tom
    table, seen = await way(on, guest, takes)
    at = await on.at(table)
    gone[way.__name__] += 1
    if SEAT in seen:
        report.wrong.append(f"{way.__name__}: seat {SEAT} of table {table} was looked at")
    if (at.seat_of(int(guest.member_id)) == SEAT) is not takes:
        report.wrong.append(f"{way.__name__}: the seat went to somebody else")
    gone["of the seated"] += takes
    for member in on.members():
        if int(member.member_id) in at.members():
            await on.bot.tables.end(table, on.by(member))
    await on.told()
