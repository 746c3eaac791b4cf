"""Visitors who search: lists of recipes, and suggestions with filter counts."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bench.corpus import distinct_queries
from drill.sights import Sights
from drill.visitors.caller import API, Answer, Caller, Unanswered

ONE_TRY_SECONDS = 60.0
ALL_TRIES_SECONDS = 240.0
"""While the API itself is gone a search is asked again until it is back, as a browser does with a lost connection."""
PAUSE_SECONDS = 0.15
COUNTED = ["Cuisine_Name", "Category_Name"]

Ask = Callable[[Caller, str], Awaitable[Answer]]


async def search_list(caller: Caller, text: str) -> Answer:
    """Ask for the first page of a list."""
    return await caller.call("GET", f"{API}/recipes/search", params={"Search_Text": text}, seconds=ONE_TRY_SECONDS)


async def suggest(caller: Caller, text: str) -> Answer:
    """Ask for suggestions and the counts of filters, as the search box does."""
    queries = [
        {"indexUid": "recipes", "q": text[: len(text) // 2 + 1], "hitsPerPage": 5},
        {"indexUid": "recipes", "q": text, "hitsPerPage": 0, "facets": COUNTED},
    ]
    return await caller.call("POST", f"{API}/search/multi-search", json={"queries": queries}, seconds=ONE_TRY_SECONDS)


async def keep_searching(url: str, sights: Sights, ask: Ask, stop: asyncio.Event, *, seed: int) -> None:
    """Search one text after the other until `stop`."""
    texts = distinct_queries(400)
    random.Random(seed).shuffle(texts)
    number = 0
    while not stop.is_set():
        async with Caller(url) as caller:
            for _ in range(100):
                if stop.is_set():
                    return
                await _search_until_answered(caller, sights, ask, texts[number % len(texts)])
                number += 1
                await asyncio.sleep(PAUSE_SECONDS)


async def _search_until_answered(caller: Caller, sights: Sights, ask: Ask, text: str) -> None:
    began = time.monotonic()
    while True:
        was_hit = sights.is_api_hit
        try:
            answer = await ask(caller, text)
        except Unanswered as error:
            waited = time.monotonic() - began
            if not (was_hit or sights.is_api_hit) or waited > ALL_TRIES_SECONDS:
                sights.complain(f"a search failed: {error} after {waited:.1f} s")
                return
            sights.count("again")
            await asyncio.sleep(PAUSE_SECONDS)
            continue
        sights.slowest_search = max(sights.slowest_search, time.monotonic() - began)
        if answer.status != 200:
            sights.complain(f"a search failed: status {answer.status}")
            return
        sights.count("degraded" if is_degraded(answer.body) else "answered")
        return


def is_degraded(body: Any) -> bool:
    """Tell whether PostgreSQL gave the answer."""
    return bool(body.get("Degraded") or any(result.get("Degraded") for result in body.get("results", ())))
