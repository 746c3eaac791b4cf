"""Bounded queues in front of heavy work."""

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient

from api import slots
from api.database import PLACES_OF_ONE_VISITOR, database_slot
from api.errors import Unavailable
from api.slots import Busy, Slots
from core.accounts import passwords
from core.accounts.passwords import hash_password
from core.db import MAX_CONNECTIONS, Database
from core.quiet_threads import NICENESS, QuietThreads
from tests.api.auth.steps import post, sign_up
from tests.api.errors import assert_error


def run(*holders: str, of: Slots, refused: list[str] | None = None) -> list[str]:
    """The order in which callers that come in this order, and never leave before all have come, get their turn."""
    order: list[str] = []

    async def hold(caller: str, leave: asyncio.Event) -> None:
        try:
            async with of.take(caller):
                order.append(caller)
                await leave.wait()
        except Busy:
            assert refused is not None
            refused.append(caller)

    async def all_at_once() -> None:
        leave = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for caller in holders:
                group.create_task(hold(caller, leave))
                await asyncio.sleep(0)
            leave.set()

    asyncio.run(all_at_once())
    return order


def test_callers_get_their_turn_in_order_and_beyond_the_queue_are_refused() -> None:
    refused: list[str] = []

    assert run(*"abcde", of=Slots(running=1, waiting=2, of_one_caller=5), refused=refused) == ["a", "b", "c"]
    assert refused == ["d", "e"]


def test_one_caller_cannot_fill_the_queue() -> None:
    refused: list[str] = []

    assert run(*"aaaab", of=Slots(running=1, waiting=4, of_one_caller=2), refused=refused) == ["a", "a", "b"]
    assert refused == ["a", "a"]


def test_one_caller_leaves_slots_to_others() -> None:
    places = Slots(running=3, waiting=9, of_one_caller=9, running_of_one_caller=2)

    assert run(*"aaaab", of=places) == ["a", "a", "b", "a", "a"]


def test_who_has_the_fewest_slots_is_next() -> None:
    places = Slots(running=3, waiting=9, of_one_caller=9)

    assert run(*"aaaaabc", of=places) == ["a", "a", "a", "b", "c", "a", "a"]


def test_slots_are_free_again_after_use_errors_and_callers_that_gave_up() -> None:
    places = Slots(running=1, waiting=1, of_one_caller=5)

    async def give_up() -> None:
        async with places.take("a"):
            waits = asyncio.create_task(enter())
            await asyncio.sleep(0)
            waits.cancel()
            await asyncio.gather(waits, return_exceptions=True)
            raise ZeroDivisionError

    async def enter() -> None:
        async with places.take("a"):
            pass

    with pytest.raises(ZeroDivisionError):
        asyncio.run(give_up())
    assert run("b", "c", of=places) == ["b", "c"]


def test_who_is_given_a_slot_and_cancelled_at_once_passes_it_on() -> None:
    places = Slots(running=1, waiting=5, of_one_caller=5)

    async def scene() -> None:
        async with places.take("a"):
            waits = asyncio.create_task(enter())
            await asyncio.sleep(0)
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        await asyncio.wait_for(enter(), 5)

    async def enter() -> None:
        async with places.take("b"):
            pass

    asyncio.run(scene())


async def test_one_visitors_requests_leave_places_at_the_database_to_others() -> None:
    leave = asyncio.Event()
    holding = 0

    async def hold() -> None:
        nonlocal holding
        async with database_slot("a"):
            holding += 1
            await leave.wait()

    greedy = [asyncio.create_task(hold()) for _ in range(2 * MAX_CONNECTIONS)]
    await asyncio.sleep(0)
    async with database_slot("b"):
        assert holding == PLACES_OF_ONE_VISITOR
    leave.set()
    await asyncio.gather(*greedy)

    assert holding == 2 * MAX_CONNECTIONS


async def test_who_waits_too_long_for_the_database_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.database.SLOT_SECONDS", 0.01)
    async with contextlib.AsyncExitStack() as places:
        for _ in range(PLACES_OF_ONE_VISITOR):
            await places.enter_async_context(database_slot("a"))

        with pytest.raises(Unavailable):
            await places.enter_async_context(database_slot("a"))

    async with database_slot("a"):
        pass


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Hashing takes until the returned function is called."""
    go_on = threading.Event()
    hash_quickly = passwords._hash

    def hash_when_told(password: str) -> str:
        go_on.wait(20)
        return hash_quickly(password)

    monkeypatch.setattr(passwords, "_hash", hash_when_told)
    return go_on.set


def test_sign_ups_that_wait_hold_neither_a_thread_nor_a_connection(
    client: TestClient, database: Database, held: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slots, "PASSWORDS", Slots(running=2, waiting=18, of_one_caller=50))
    with ThreadPoolExecutor(60) as threads:
        answers = [threads.submit(sign_up, client, f"amina{n % 5}@example.org") for n in range(60)]
        while sum(answer.done() for answer in answers) < 40:
            threading.Event().wait(0.01)
        # Others still find a thread and a connection.
        others = [post(client, "/authenticate/forgot-password", {"Email": "a@example.org"}) for _ in range(3)]
        names = [thread.name for thread in threading.enumerate()]
        held()
    statuses = sorted(answer.result().status_code for answer in answers)

    assert {answer.status_code for answer in others} == {200}
    assert sum(name.startswith("passwords") for name in names) <= 2
    assert statuses == [200] * 20 + [503] * 40
    busy = next(answer.result() for answer in answers if answer.result().status_code == 503)
    assert_error(busy, 503, code="busy")
    assert int(busy.headers["Retry-After"]) > 0


@pytest.mark.parametrize("path", ["/user/update-password", "/user/upload-profile-pic"])
def test_who_has_no_token_gets_no_slot(client: TestClient, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(slots, "PASSWORDS", Slots(running=0, waiting=0, of_one_caller=0))
    monkeypatch.setattr(slots, "PICTURES", Slots(running=0, waiting=0, of_one_caller=0))

    assert_error(post(client, path, {}), 401)
    assert_error(post(client, path, {}, token="a.b.c"), 401)


@pytest.mark.skipif(not hasattr(os, "setpriority"), reason="no priorities here")
def test_heavy_work_gives_way() -> None:
    threads = QuietThreads("test", 1)

    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    assert threads.run(priority) == min(19, priority() + NICENESS)
    assert hash_password("Saffron-1234").startswith("$argon2")
