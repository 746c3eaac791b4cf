"""The breaker leaves an engine alone that fails, and asks it again once it is well."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

import pytest

from api.search.breaker import Breaker


def looks(answers: Iterable[bool]) -> tuple[Callable[[], Awaitable[bool]], list[bool]]:
    """Looks at an engine that find this, one after the other, and those that were made."""
    left, made = iter(answers), list[bool]()

    async def look() -> bool:
        made.append(next(left))
        return made[-1]

    return look, made


async def closed(breaker: Breaker) -> None:
    """Wait until the breaker is closed."""
    async with asyncio.timeout(5):
        while breaker.is_open:
            await asyncio.sleep(0)


async def test_it_closes_by_itself_once_the_engine_is_well() -> None:
    look, made = looks([False, False, True])
    breaker = Breaker(look, pause_seconds=0)

    breaker.open()

    assert breaker.is_open
    await closed(breaker)
    assert made == [False, False, True]


async def test_an_engine_that_fails_again_soon_has_to_be_well_twice() -> None:
    look, made = looks([True, True, False, True, True])
    times = iter([0.0, 100.0, 101.0, 102.0, 103.0])  # made; opened; closed; opened; closed
    breaker = Breaker(look, pause_seconds=0, clock=lambda: next(times))
    breaker.open()
    await closed(breaker)

    breaker.open()
    await closed(breaker)

    assert made == [True, True, False, True, True]


async def test_the_first_of_calls_that_run_out_of_time_together_can_open_it() -> None:
    look, _ = looks([False])
    breaker = Breaker(look, pause_seconds=60)

    async def call() -> None:
        try:
            async with breaker.bounded(0):
                await asyncio.Event().wait()
        except TimeoutError:
            breaker.open()

    await asyncio.gather(call(), call())

    assert breaker.is_open
    await breaker.close()


async def test_calls_that_wait_are_let_go_when_it_opens() -> None:
    look, _ = looks([False])
    breaker = Breaker(look, pause_seconds=60)

    async def call() -> None:
        async with breaker.bounded(60):
            await asyncio.Event().wait()

    waiting = asyncio.create_task(call())
    await asyncio.sleep(0)
    breaker.open()

    with pytest.raises(TimeoutError):
        await asyncio.wait_for(waiting, 5)
    await breaker.close()


async def test_all_that_ask_for_a_health_check_share_the_one_that_is_under_way() -> None:
    look, made = looks([True, False])
    breaker = Breaker(look)

    first, second = breaker.check(), breaker.check()
    await asyncio.wait([first, second])
    later = breaker.check()
    await asyncio.wait([later])

    assert (first.result(), second.result(), later.result()) == (True, True, False)
    assert made == [True, False]


async def test_a_caller_that_gives_up_does_not_end_the_health_check_of_others() -> None:
    is_well = asyncio.Event()

    async def look() -> bool:
        return await is_well.wait()

    breaker = Breaker(look)
    check = breaker.check()
    caller = asyncio.create_task(asyncio.wait([breaker.check()]))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.wait([caller])
    is_well.set()

    assert await check is True


async def test_an_engine_whose_health_check_breaks_is_ill_and_checked_again(caplog: pytest.LogCaptureFixture) -> None:
    found = iter([KeyError("totalHits"), None])

    async def look() -> bool:
        if error := next(found):
            raise error
        return True

    breaker = Breaker(look, pause_seconds=0)

    breaker.open()

    await closed(breaker)
    assert "health check of the search engine failed" in caplog.text


async def test_an_engine_that_lacks_edits_is_left_alone_however_well_it_is() -> None:
    checks = asyncio.Queue[None]()

    async def is_well() -> bool:
        checks.put_nowait(None)
        return True

    breaker = Breaker(is_well, pause_seconds=0)
    breaker.hold_open(True)
    async with asyncio.timeout(5):
        for _ in range(10):
            await checks.get()
    assert breaker.is_open

    breaker.hold_open(False)

    await closed(breaker)


async def test_each_change_is_told() -> None:
    told: list[bool] = []
    look, _ = looks([True])
    breaker = Breaker(look, on_change=lambda: told.append(breaker.is_open), pause_seconds=0)

    breaker.open()
    await closed(breaker)

    assert told == [True, False]
