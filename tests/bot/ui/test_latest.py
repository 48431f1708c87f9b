"""One frame at a time is drawn for a member, and only the newest wish waits."""

import asyncio

from bot.features.look.replay.panel import Latest

ANN, BOB = 1, 2


async def test_a_newer_wish_takes_the_place_of_the_one_that_waits() -> None:
    latest, may_end, begun = Latest(), asyncio.Event(), asyncio.Event()
    drawn: list[str] = []

    async def wish(what: str, number: int) -> bool:
        async with latest.turn(ANN, number) as comes:
            if comes:
                drawn.append(what)
                begun.set()
                await may_end.wait()
            return comes

    first = asyncio.create_task(wish("first", 1))
    await begun.wait()
    second = asyncio.create_task(wish("second", 2))
    await asyncio.sleep(0)
    third = asyncio.create_task(wish("third", 4))
    # The second wish is over as soon as there is a newer one, not when the first is drawn.
    assert not await second
    # One that was made before the third, but comes after it, is no newer wish.
    assert not await wish("overtaken", 3)
    may_end.set()
    assert [await first, await third] == [True, True]
    assert drawn == ["first", "third"]
    # Nothing is left over that the next wish would wait for.
    assert await wish("fourth", 5)


async def test_members_do_not_wait_for_each_other() -> None:
    latest = Latest()
    async with latest.turn(ANN, 2) as ann, latest.turn(BOB, 1) as bob:
        assert (ann, bob) == (True, True)


async def test_a_wish_that_was_given_up_holds_nothing_up() -> None:
    latest = Latest()

    async def wish(number: int) -> bool:
        async with latest.turn(ANN, number) as comes:
            return comes

    async with latest.turn(ANN, 1):
        waiting = asyncio.create_task(wish(2))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
    assert await wish(3)
