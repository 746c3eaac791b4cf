"""Visitors who open recipes all the time, from addresses of their own, while something else is measured."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Event as Signal
from urllib.parse import urlsplit

from bench.load import Rate, ask, request_bytes

VIEWS_A_SECOND = 1000
VISITORS = 200
"""Each on a connection of its own: a visitor's views beyond 120 in ten minutes are not counted."""
LONGEST_SECONDS = 60.0


@contextmanager
def visitors(url: str, *, recipes: int) -> Iterator[Rate]:
    """Let visitors open recipes 1,000 times a second while the block lasts, in a process of their own."""
    context = get_context("spawn")
    begun, enough, told = context.Event(), context.Event(), context.SimpleQueue()
    process = context.Process(target=_visit, args=(url, recipes, begun, enough, told), daemon=True)
    process.start()
    views = Rate()
    try:
        begun.wait(LONGEST_SECONDS)
        yield views
    finally:
        enough.set()
        process.join(LONGEST_SECONDS)
    if not told.empty():
        views.done, views.seconds = told.get()


def _visit(url: str, recipes: int, begun: Signal, enough: Signal, told: "SimpleQueue[tuple[int, float]]") -> None:
    told.put(asyncio.run(_visit_together(url, recipes, begun, enough)))


async def _visit_together(url: str, recipes: int, begun: Signal, enough: Signal) -> tuple[int, float]:
    parts = urlsplit(url)
    answered = 0
    pause = VISITORS / VIEWS_A_SECOND
    started = time.perf_counter()

    async def visit(number: int) -> None:
        nonlocal answered
        # Every address of 127.0.0.0/8 is this machine; each visitor is in a network of its own.
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port, local_addr=(f"127.1.{number + 1}.1", 0)
        )
        viewed = number * 97
        following = time.perf_counter() + pause * number / VISITORS
        while not enough.is_set() and time.perf_counter() - started < LONGEST_SECONDS:
            await asyncio.sleep(max(0.0, following - time.perf_counter()))
            following += pause
            viewed += 1
            await ask(
                reader, writer, request_bytes("GET", f"{url}/api/v1.0/recipes/mark-viewed/{viewed % recipes + 1}")
            )
            answered += 1
        writer.close()

    asyncio.get_running_loop().call_later(1.0, begun.set)
    await asyncio.gather(*(visit(number) for number in range(VISITORS)))
    return answered, time.perf_counter() - started
