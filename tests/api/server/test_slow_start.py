"""An API of several processes on a machine that is slow to import it."""

from pathlib import Path

from redis import Redis

from core.db import Database
from core.settings import Settings
from tests.api.server.site_process import server_process

SLOWER_THAN_UVICORN_WAITS = """
import sys, time
if "spawn_main" in " ".join(sys.orig_argv):
    time.sleep(7)
"""


def test_processes_that_take_long_to_import_the_site_are_waited_for(
    settings: Settings, database: Database, redis_client: Redis, tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(SLOWER_THAN_UVICORN_WAITS)

    with server_process(workers=2, PYTHONPATH=str(tmp_path)) as server:
        answer = server.ask(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")

    assert b" 200 " in answer.splitlines()[0]
