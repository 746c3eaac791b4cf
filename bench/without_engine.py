"""`python -m bench.without_engine`: how fast PostgreSQL answers searches while the search engine is away.

Prints p50 and p95 of the API's answers by kind of search, and with --explain the plans of the slowest statements.
"""

import argparse
import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import orjson

from bench.corpus import distinct_kitchens, distinct_queries, fill
from bench.load import measure, request_bytes
from cli.setup import migrate
from core.db import get_database, transaction
from core.redis import get_redis
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import get_settings
from dev.data_dir import secret
from dev.ports import free_port
from dev.services import application, postgres, redis
from dev.supervisor.running import running
from indexer.standby import complete_texts

SEARCHES = 400
COUNTED = ["Cuisine_Name", "Category_Name", "Difficulty_Facets"]


@contextlib.contextmanager
def site_without_engine(recipes: int) -> Iterator[str]:
    """Run PostgreSQL, Redis and the API without an engine, with so many recipes; yield the site's address."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sufra-bench-")))
        folder.chmod(0o711)
        port = free_port()
        environment = {
            "SUFRA_ENVIRONMENT": "development",
            "SUFRA_SECRET_KEY": secret(folder, "secret-key"),
            "SUFRA_PUBLIC_URL": f"http://localhost:{port}",
            "SUFRA_DATABASE_URL": stack.enter_context(postgres.running(folder, is_durable=True)),
            "SUFRA_REDIS_URL": stack.enter_context(redis.running(folder)),
            "SUFRA_SEARCH_URL": f"http://127.0.0.1:{free_port()}",
            "SUFRA_SEARCH_MASTER_KEY": "0123456789abcdef",
            "SUFRA_MEDIA_DIR": str(folder / "media"),
            "DATA_DIR": str(folder),
        }
        os.environ.update(environment)
        for kept in (get_settings, get_database, get_redis):
            kept.cache_clear()
        migrate()
        with transaction() as session:
            fill(session, recipes)
        complete_texts(get_database(), RECIPES)
        with get_database().connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("TRUNCATE search_outbox")
            connection.exec_driver_sql("VACUUM ANALYZE")
        stack.enter_context(running(application.api({**os.environ}, host="127.0.0.1", port=port, workers=1)))
        yield f"http://127.0.0.1:{port}"
        get_database().dispose()


def list_requests(site: str, texts: list[str], rest: str = "") -> list[bytes]:
    """Return searches of the list as a browser sends them."""
    return [request_bytes("GET", f"{site}/api/v1.0/recipes/search?Search_Text={quote(each)}{rest}") for each in texts]


def count_requests(site: str, texts: list[str]) -> list[bytes]:
    """Return searches for the counts of the filter panel."""
    return [
        request_bytes(
            "POST",
            f"{site}/api/v1.0/search/multi-search",
            orjson.dumps({"queries": [{"indexUid": "recipes", "q": each, "hitsPerPage": 0, "facets": COUNTED}]}),
            ("Content-Type: application/json",),
        )
        for each in texts
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.without_engine")
    parser.add_argument("--recipes", type=int, default=20_000)
    parser.add_argument("--only", default="", help="kinds whose name begins so")
    arguments = parser.parse_args()
    recipes = arguments.recipes
    texts = distinct_queries(SEARCHES)
    with site_without_engine(recipes) as site:
        kinds = {
            "searches": list_requests(site, texts),
            "filtered": list_requests(site, texts, "&Cuisines=Indian,Turkish&Difficulty_Levels=Easy"),
            "one broad word": list_requests(site, ["chicken", "rice", "garlic", "onion", "with salt", "c", "s"]),
            "pages of everything": [
                request_bytes("GET", f"{site}/api/v1.0/recipes/search?Offset={18 * page}") for page in range(40)
            ],
            "at hand": [
                request_bytes("GET", f"{site}/api/v1.0/recipes/search?Have={quote(each)}")
                for each in distinct_kitchens(SEARCHES)
            ],
            "at hand, filtered": [
                request_bytes("GET", f"{site}/api/v1.0/recipes/search?Have={quote(each)}&Cuisines=Indian,Turkish")
                for each in distinct_kitchens(SEARCHES)
            ],
            "filter counts": count_requests(site, [*texts[:100], "chicken", "rice"]),
            "counts of everything": count_requests(site, [""] * 20),
        }
        for clients in (1, 4):
            for kind, requests in kinds.items():
                if not kind.startswith(arguments.only):
                    continue
                found = measure(site, requests, clients=clients)
                print(
                    f"{kind:>22}, {clients} at once: p50 {found.percentile(0.5):6.1f} ms,"
                    f" p95 {found.percentile(0.95):6.1f} ms, {found.per_second:5.0f} a second"
                )


if __name__ == "__main__":
    main()
