"""One site, started once: what dies comes back, and nothing that was saved is lost."""

import contextlib
import os
import signal
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import redis

from tests.dev.running_site import RunningSite, running_site, wait_for


@pytest.fixture(scope="module")
def site(module_data_dir: Path) -> Iterator[RunningSite]:
    with running_site(module_data_dir) as site:
        yield site


def test_services_start_in_order(site: RunningSite) -> None:
    order = [
        site.line_number("postgres | LOG:  database system is ready"),
        site.line_number("setup    | tables made"),
        site.line_number("api      | Serving HTTP"),
        site.line_number("Sufra is ready at"),
    ]

    assert order == sorted(order)


def test_the_last_line_of_the_start_names_the_address(site: RunningSite) -> None:
    assert site.says(f"Sufra is ready at http://localhost:{site.port}")


def test_settings_and_secrets_are_readable_by_the_owner_alone(site: RunningSite) -> None:
    private = [site.data_dir / "runtime.env", *(site.data_dir / "secrets").iterdir()]

    assert {path.stat().st_mode & 0o077 for path in private} == {0}


def test_postgresql_comes_back_with_its_data_after_being_killed_at_work(site: RunningSite) -> None:
    old = site.pid("postgres")
    with site.database() as connection:
        connection.execute("CREATE TABLE dish (name text)")
        connection.execute("INSERT INTO dish VALUES ('plov')")
    busy = threading.Thread(target=_run_until_cut_off, args=(site,))
    busy.start()
    wait_for(lambda: _busy_sessions(site) == 1, "a session at work")

    os.kill(old, signal.SIGKILL)
    wait_for(lambda: site.has_new_process("postgres", old) and _database_answers(site), "PostgreSQL")
    busy.join()

    with site.database() as connection:
        assert connection.execute("SELECT name FROM dish").fetchall() == [("plov",)]


def test_redis_comes_back_with_its_data_after_being_killed(site: RunningSite) -> None:
    old = site.pid("redis")
    with site.redis() as client:
        client.set("dish", "plov")

    os.kill(old, signal.SIGKILL)
    wait_for(lambda: site.has_new_process("redis", old) and _redis_answers(site), "Redis")

    with site.redis() as client:
        assert client.get("dish") == "plov"


def test_a_death_does_not_touch_the_others(site: RunningSite) -> None:
    old = {name: site.pid(name) for name in ("postgres", "redis", "api")}

    os.kill(old["api"], signal.SIGKILL)
    wait_for(lambda: site.has_new_process("api", old["api"]) and _page_answers(site), "the web server")

    assert (site.pid("postgres"), site.pid("redis")) == (old["postgres"], old["redis"])


def _busy_sessions(site: RunningSite) -> int:
    with site.database() as connection:
        row = connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%generate_series%' AND pid <> pg_backend_pid()"
        )
        return int((row.fetchone() or [0])[0])


def _run_until_cut_off(site: RunningSite) -> None:
    # A session that computes does not notice by itself that its server has died.
    with contextlib.suppress(psycopg.Error), site.database() as connection:
        connection.execute("SELECT count(*) FROM generate_series(1, 100000000000)")


def _database_answers(site: RunningSite) -> bool:
    try:
        site.database().close()
    except psycopg.OperationalError:
        return False
    return True


def _redis_answers(site: RunningSite) -> bool:
    try:
        with site.redis() as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


def _page_answers(site: RunningSite) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{site.port}/") as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
