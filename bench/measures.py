"""What is measured, one function per bound of docs/product/platform.md#numbers-to-hold."""

import random
import statistics
import string
import time
from collections.abc import Callable, Iterator
from urllib.parse import quote

import orjson
from sqlalchemy import text

from api.search.cache import MAX_AGE_SECONDS as FRESH_SECONDS
from api.search.served import serve_index
from bench.load import Measured, measure, request_bytes
from bench.parts import Parts
from bench.ready import ready_documents
from core.db import make_session, transaction
from core.queue import Task, get_publisher
from core.recipes.cards import CARD_FIELDS
from core.search.config import read_search_config
from core.search.documents.recipes import build_recipe_documents
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.text import meant_text
from indexer.rebuild import rebuild
from indexer.settings_sync import apply_settings

CLIENTS = 8
PAGE = 18
LOOK_SECONDS = 0.02
_chance = random.Random(3)


def _site_requests(parts: Parts, texts: list[str]) -> list[bytes]:
    """Return the searches as a browser sends them."""
    return [
        request_bytes(
            "GET", f"{parts.site_url}/api/v1.0/recipes/search?Limit={PAGE}&Offset=0&Search_Text={quote(each)}"
        )
        for each in texts
    ]


def _engine_requests(parts: Parts, texts: list[str]) -> list[bytes]:
    """Return the same searches as the site asks the engine."""
    headers = (
        f"Authorization: Bearer {parts.context.engine.client.config.api_key}",
        "Content-Type: application/json",
        "Accept-Encoding: identity",
    )
    return [
        request_bytes(
            "POST",
            f"{parts.engine_url}/indexes/{parts.uid}/search",
            orjson.dumps(
                {
                    "q": meant_text(each),
                    "filter": [],
                    "page": 1,
                    "hitsPerPage": PAGE,
                    "matchingStrategy": "all",
                    "attributesToRetrieve": CARD_FIELDS,
                }
            ),
            headers,
        )
        for each in texts
    ]


def met_in_full(parts: Parts, texts: list[str]) -> list[str]:
    """Return the texts that the engine finds something for outside running text: where the site asks for them first.

    The others cost the site a second request by design.
    """
    relaxing = serve_index(RECIPES, parts.settings).relaxing
    first = {"attributesToSearchOn": list(relaxing.first)} if relaxing else {}
    options = {"matchingStrategy": "all", "limit": 1, "attributesToRetrieve": ["ID"], **first}
    found = []
    for each in texts:
        answer = parts.context.engine.client.index(parts.uid).search(meant_text(each), options)
        if answer["hits"]:
            found.append(each)
    return found


def ask_site(parts: Parts, texts: list[str], *, clients: int = CLIENTS) -> Measured:
    """Measure the site on these searches."""
    return measure(parts.site_url, _site_requests(parts, texts), clients=clients)


def forget_answers() -> None:
    """Wait until the site's cache holds none of the searches that it was asked before."""
    time.sleep(FRESH_SECONDS + 1)


def ask_engine(parts: Parts, texts: list[str], *, clients: int = CLIENTS) -> Measured:
    """Measure the engine on the same searches."""
    return measure(parts.engine_url, _engine_requests(parts, texts), clients=clients)


def seconds_of(work: Callable[[], object]) -> float:
    """Return how long the work takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def rebuild_seconds(parts: Parts) -> float:
    """Return how long a rebuild takes, from the database to the swap."""
    return seconds_of(lambda: rebuild(parts.context, RECIPES, parts.uid, config_dir=parts.settings.search_config_dir))


def direct_add_seconds(parts: Parts) -> float:
    """Return how long the engine takes to index the same documents, ready-made."""
    engine, uid = parts.context.engine, f"{parts.uid}_direct"
    engine.create_index(uid)
    apply_settings(engine, uid, read_search_config(parts.settings.search_config_dir, RECIPES.name))
    with ready_documents(parts) as documents:
        seconds = seconds_of(lambda: documents.add_to(parts, uid))
    engine.drop_index(uid)
    return seconds


def found_after_ms(parts: Parts, times: int) -> list[float]:
    """Return, for single changes, the ms from the commit until the site finds the recipe by its new name."""
    results: list[float] = []
    for number in range(times):
        word = "".join(_chance.choices(string.ascii_lowercase, k=14))  # no typing error away from any other word
        with transaction(parts.context.database) as session:
            session.execute(
                text("UPDATE recipes SET short_title = :title WHERE id = :id"),
                {"title": f"Soup {word}", "id": 1 + number * 7},
            )
        committed = time.perf_counter()
        get_publisher().publish(Task.DRAIN_INDEXES)  # SQL text publishes nothing by itself
        _wait_until_found(parts, word)
        results.append((time.perf_counter() - committed) * 1000)
    return results


def _wait_until_found(parts: Parts, word: str) -> None:
    """Return once the site finds something for the word.

    It rests between two searches: one that finds nothing costs the engine dozens, which the direct way does without.
    """
    import urllib.request

    url = f"{parts.site_url}/api/v1.0/recipes/search?Search_Text={word}&Limit=1"
    while True:
        with urllib.request.urlopen(url) as answer:  # noqa: S310 — our own address
            if orjson.loads(answer.read())["Total_Recipes"]:
                return
        time.sleep(LOOK_SECONDS)


def direct_change_ms(parts: Parts, times: int) -> list[float]:
    """Return, for single documents added to the engine directly, the ms until their task has succeeded."""
    engine, results = parts.context.engine, []
    with make_session(parts.context.database) as session:
        documents = build_recipe_documents(session, [2 + number * 7 for number in range(times)])
    for document in documents:
        document["Short_Title"] += " again"
        sent = time.perf_counter()
        engine.wait(engine.upsert(parts.uid, [document]))
        results.append((time.perf_counter() - sent) * 1000)
    return results


def median(values: list[float]) -> float:
    """Return the median."""
    return statistics.median(values)


def percentile(values: list[float], share: float) -> float:
    """Return the value that this share does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


Lines = Iterator[tuple[str, str, str]]
