"""A site small enough for tests: the real supervisor, PostgreSQL and Redis, and one-line programs for the rest.

Run as `python -m tests.dev.small_site DATA_DIR PORT [--stubborn]`.
"""

import functools
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from dev import up
from dev.data_dir import secret
from dev.ports import answers, free_ports
from dev.project import PROJECT
from dev.services import postgres, redis
from dev.site import Site
from dev.supervisor.service import Service, Step

STUBBORN = (
    "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print('deaf', flush=True); time.sleep(600)"
)


def plan(data_dir: Path, *, host: str, port: int, environment: Mapping[str, str], is_stubborn: bool = False) -> Site:
    """Return PostgreSQL and Redis, a step that prints, and a web server in the place of the API."""
    database_port, redis_port = free_ports(2)
    database_password, redis_password = secret(data_dir, "postgres"), secret(data_dir, "redis")
    services = (
        postgres.prepare(data_dir, port=database_port, password=database_password, is_durable=False),
        redis.prepare(data_dir, port=redis_port, password=redis_password),
    )
    web = Service(
        "api",
        [sys.executable, "-m", "http.server", str(port), "--bind", host],
        functools.partial(answers, port),
        env=environment,
        directory=data_dir,
    )
    stubborn = Service(
        "stubborn", [sys.executable, "-c", STUBBORN], re.compile("deaf"), env=environment, stop_seconds=120
    )
    return Site(
        (
            services,
            Step("setup", [sys.executable, "-c", "print('tables made')"], environment, PROJECT),
            (web, stubborn) if is_stubborn else (web,),
        ),
        {
            "SUFRA_PUBLIC_URL": f"http://localhost:{port}",
            "SUFRA_DATABASE_URL": postgres.database_url(database_port, database_password),
            "SUFRA_REDIS_URL": redis.redis_url(redis_port, redis_password),
        },
    )


if __name__ == "__main__":
    sys.exit(
        up.run(
            data_dir=Path(sys.argv[1]),
            port=int(sys.argv[2]),
            plan=functools.partial(plan, is_stubborn="--stubborn" in sys.argv),
        )
    )
