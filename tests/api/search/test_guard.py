"""What one visitor may make the engine do, and what all visitors together may."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from api.app import API_PATH
from api.limits import TooManyRequests
from api.search.allowance import Allowance
from api.search.client import SearchClient
from api.search.gateway import HAVE, MAX_TOTAL_HITS
from api.search.guard import (
    AT_HAND_AT_ONCE,
    HEAVY_AT_ONCE,
    OF_ONE_ADDRESS,
    OF_ONE_NETWORK,
    RELAXED_AT_ONCE,
    WAITING_AT_HAND,
    WAITING_HEAVY,
    WAITING_OF_ONE_ADDRESS,
    WAITING_TO_BE_RELAXED,
    SearchGuard,
)
from api.slots import Busy, Slots
from core.models import Recipe
from tests.api.errors import assert_error

MULTI = f"{API_PATH}/search/multi-search"
MAX_OF_A_TEXT = 120
"""Searches of a text of ten words that is shortened."""
Turn = Callable[[SearchGuard, str], AbstractAsyncContextManager[None]]
KNOWN_WORDS = ("soup", "number", "turkish", "easy", "pakistani", "hard", "persian", "soups", "main", "quick")


class Clock:
    """Seconds that pass when a test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def count_searches(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list to which every request to the engine adds its number of searches."""
    counts: list[int] = []
    post = SearchClient.post

    async def counting(self: SearchClient, path: str, body: Any) -> Any:
        counts.append(len(body.get("queries", [body])))
        return await post(self, path, body)

    monkeypatch.setattr(SearchClient, "post", counting)
    return counts


def test_ten_texts_of_ten_known_words_cost_one_relaxing(
    soups: Sequence[Recipe], client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = count_searches(client, monkeypatch)
    texts = [" ".join(KNOWN_WORDS[number:] + KNOWN_WORDS[:number]) for number in range(10)]
    body = {"queries": [{"indexUid": "recipes", "q": text, "hitsPerPage": 1} for text in texts]}

    assert client.post(MULTI, json=body).status_code == 200

    assert sum(counts) <= 10 + MAX_OF_A_TEXT


def test_the_text_of_all_searches_is_relaxed_in_each(soups: Sequence[Recipe], client: TestClient) -> None:
    query = {"indexUid": "recipes", "q": "xyzzyx soup", "hitsPerPage": 5}

    results = client.post(MULTI, json={"queries": [query, {**query, "hitsPerPage": 0}]}).json()["results"]

    assert [result["totalHits"] for result in results] == [30, 30]


@pytest.mark.parametrize(("hits", "status"), [(MAX_TOTAL_HITS // 10, 200), (MAX_TOTAL_HITS // 10 + 1, 400)])
def test_the_hits_of_a_request_have_a_bound(
    soups: Sequence[Recipe], client: TestClient, hits: int, status: int
) -> None:
    body = {"queries": [{"indexUid": "recipes", "q": "soup", "hitsPerPage": hits}] * 10}

    assert client.post(MULTI, json=body).status_code == status


@pytest.mark.parametrize("url", [f"{API_PATH}/recipes/search?Search_Text=xyzzyx%20soup", MULTI])
def test_nothing_is_said_to_be_missing_for_want_of_a_turn(
    soups: Sequence[Recipe], client: TestClient, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    guard = client.app.state.search.guard  # type: ignore[attr-defined]
    body = {"queries": [{"indexUid": "recipes", "q": "xyzzyx soup", "hitsPerPage": 1}]}

    def ask() -> Response:
        return client.post(url, json=body) if url == MULTI else client.get(url)

    with monkeypatch.context() as patch:
        patch.setattr(guard, "_relaxing", Slots(running=0, waiting=0, of_one_caller=1))
        refused = ask()

    assert_error(refused, 503, code="busy")
    assert refused.headers["Retry-After"]
    answer = ask().json()
    assert answer.get("Total_Recipes") or answer["results"][0]["totalHits"]


@pytest.mark.parametrize("url", [f"{API_PATH}/recipes/search?Have=rice", MULTI])
def test_what_is_at_hand_is_counted_in_a_turn(client: TestClient, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    body = {"queries": [{"indexUid": "recipes", "q": f"{HAVE}rice"}]}
    guard = client.app.state.search.guard  # type: ignore[attr-defined]
    monkeypatch.setattr(guard, "_at_hand", Slots(running=0, waiting=0, of_one_caller=1))

    refused = client.post(url, json=body) if url == MULTI else client.get(url)

    assert_error(refused, 503, code="busy")


async def test_few_texts_are_relaxed_at_once_and_few_wait() -> None:
    answered = asyncio.Event()
    running = 0

    async def relax(address: str) -> None:
        nonlocal running
        async with guard.relaxing(address):
            running += 1
            await answered.wait()

    guard = SearchGuard()
    addresses = range(RELAXED_AT_ONCE + WAITING_TO_BE_RELAXED)
    taken = [asyncio.create_task(relax(str(n))) for n in addresses]
    await asyncio.sleep(0)

    with pytest.raises(Busy):
        await relax("late")

    assert running == RELAXED_AT_ONCE
    answered.set()
    await asyncio.gather(*taken)
    assert running == len(addresses)


@pytest.mark.parametrize("turn", [SearchGuard.relaxing, SearchGuard.at_hand])
async def test_one_address_does_heavy_work_once_at_a_time(turn: Turn) -> None:
    guard = SearchGuard()
    running: list[str] = []
    held = asyncio.Event()

    async def work(address: str) -> None:
        async with turn(guard, address):
            running.append(address)
            await held.wait()

    tasks = [asyncio.create_task(work(address)) for address in ("a", "a", "b")]
    await asyncio.sleep(0)

    assert running == ["a", "b"]
    held.set()
    await asyncio.gather(*tasks)
    assert running == ["a", "b", "a"]


async def test_one_addresss_requests_do_not_take_anothers_turns() -> None:
    guard = SearchGuard()
    held = asyncio.Event()

    async def hold(address: str) -> None:
        async with guard.turn(address):
            await held.wait()

    greedy = [asyncio.create_task(hold("a")) for _ in range(OF_ONE_ADDRESS + WAITING_OF_ONE_ADDRESS)]
    await asyncio.sleep(0)

    with pytest.raises(TooManyRequests):
        async with guard.turn("a"):
            pass
    async with guard.turn("b"):
        pass
    held.set()
    await asyncio.gather(*greedy)


async def test_one_networks_addresses_do_not_take_all_turns() -> None:
    guard = SearchGuard()
    held = asyncio.Event()
    running = 0

    async def hold(address: str) -> None:
        nonlocal running
        async with guard.turn(address):
            running += 1
            await held.wait()

    greedy = [asyncio.create_task(hold(f"2001:db8:0:{number:x}::/64")) for number in range(2 * OF_ONE_NETWORK)]
    await asyncio.sleep(0)

    assert running == OF_ONE_NETWORK
    async with guard.turn("2001:db8:1:1::/64"):
        pass
    held.set()
    await asyncio.gather(*greedy)
    assert running == 2 * OF_ONE_NETWORK


def test_one_network_does_not_fill_the_queues_of_all() -> None:
    assert OF_ONE_NETWORK < RELAXED_AT_ONCE + WAITING_TO_BE_RELAXED
    assert OF_ONE_NETWORK < HEAVY_AT_ONCE + WAITING_HEAVY
    assert OF_ONE_NETWORK < AT_HAND_AT_ONCE + WAITING_AT_HAND


@pytest.mark.parametrize("texts", [["soup"] * 10, ["soup", "stew"]])
async def test_requests_unlike_instantsearch_share_one_turn(texts: list[str]) -> None:
    guard = SearchGuard()
    held = asyncio.Event()
    running: list[str] = []

    async def hold(address: str) -> None:
        async with guard.turn_for(texts, address=address) as at_once:
            assert at_once == 1
            running.append(address)
            await held.wait()

    first = [asyncio.create_task(hold(str(number))) for number in range(1 + WAITING_HEAVY)]
    await asyncio.sleep(0)

    with pytest.raises(Busy):
        async with guard.turn_for(texts, address="late"):
            pass
    async with guard.turn_for(["soup", "", "soup"], address="light"):
        assert len(running) == 1
    held.set()
    await asyncio.gather(*first)


def test_an_allowance_fills_up_again() -> None:
    clock = Clock()
    allowance = Allowance(per_second=2, burst=10, clock=clock)

    assert allowance.spend("a", 10) == 0
    assert allowance.spend("a", 4) == 2
    assert allowance.spend("b", 4) == 0
    clock.now = 2
    assert allowance.spend("a", 4) == 0
