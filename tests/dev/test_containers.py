"""compose.yaml and Dockerfile, as far as they can be judged without running them."""

import re
from typing import Any

import pytest
import yaml

from dev.project import PROJECT

COMPOSE: dict[str, Any] = yaml.safe_load((PROJECT / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
DOCKERFILE = (PROJECT / "Dockerfile").read_text()
UV_VERSION = re.compile(r"uv==(\d+\.\d+\.\d+)|UV_VERSION=(\d+\.\d+\.\d+)")
SECRET = re.compile(r"PASSWORD|SECRET|_KEY")
# PostgreSQL has no third number.
EXACT = re.compile(r":(v?\d+\.\d+\.\d+|(?<=postgres:)\d+\.\d+)\b")
LASTING = sorted(SERVICES.keys() - {"setup"})
# Their entry points begin as root and become the service's user.
BECOMING_ANOTHER_USER = {"postgres", "redis"}


def values(node: object) -> list[str]:
    """Return every text in `node`."""
    if isinstance(node, dict):
        return [text for value in node.values() for text in values(value)]
    if isinstance(node, list):
        return [text for value in node for text in values(value)]
    return [str(node)]


def test_every_part_is_there() -> None:
    assert SERVICES.keys() == {
        "postgres",
        "redis",
        "meilisearch",
        "mailpit",
        "setup",
        "api",
        "worker",
        "long-worker",
        "beat",
        "metrics",
    }


@pytest.mark.parametrize("name", LASTING)
def test_every_lasting_service_has_a_health_check(name: str) -> None:
    assert SERVICES[name]["healthcheck"]["test"]


@pytest.mark.parametrize("name", ["api", "worker", "long-worker", "beat"])
def test_our_processes_wait_for_setup_and_for_health(name: str) -> None:
    waits_for = {other: how["condition"] for other, how in SERVICES[name]["depends_on"].items()}

    assert waits_for["setup"] == "service_completed_successfully"
    assert {waits_for[other] for other in ("postgres", "redis", "meilisearch")} == {"service_healthy"}


def test_no_secret_has_a_default() -> None:
    variables = [found for text in values(SERVICES) for found in re.findall(r"(?<!\$)\$\{(\w+)([^}]*)\}", text)]

    assert {name for name, _ in variables if SECRET.search(name)} >= {"POSTGRES_PASSWORD", "SUFRA_SECRET_KEY"}
    # ":-" leaves it empty where there is none: a mail server may ask for no password.
    assert [name for name, rest in variables if SECRET.search(name) and rest[:2] != ":?" and rest != ":-"] == []


def test_every_secret_comes_from_outside() -> None:
    settings = [(key, value) for service in SERVICES.values() for key, value in service.get("environment", {}).items()]

    assert [key for key, value in settings if SECRET.search(key) and not str(value).startswith("${")] == []


def test_the_master_key_reaches_setup_and_the_engine_alone() -> None:
    knowing = {
        name for name, service in SERVICES.items() if any("MEILI_MASTER_KEY" in text for text in values(service))
    }

    assert knowing == {"meilisearch", "setup"}


@pytest.mark.parametrize("image", sorted({service["image"] for service in SERVICES.values()} - {"sufra:local"}))
def test_images_are_pinned_to_an_exact_version(image: str) -> None:
    assert EXACT.search(image)


@pytest.mark.parametrize("image", re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE))
def test_images_that_ours_is_built_from_are_pinned_to_an_exact_version(image: str) -> None:
    assert EXACT.search(image)


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_has_limits(name: str) -> None:
    assert SERVICES[name].keys() >= {"mem_limit", "cpus", "pids_limit"}


@pytest.mark.parametrize("name", SERVICES)
def test_the_logs_of_every_service_are_bounded(name: str) -> None:
    assert SERVICES[name]["logging"]["options"].keys() >= {"max-size", "max-file"}


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_has_a_read_only_root_and_room_for_temporary_files(name: str) -> None:
    assert SERVICES[name]["read_only"] is True
    assert any(folder.partition(":")[0] == "/tmp" for folder in SERVICES[name]["tmpfs"])


@pytest.mark.parametrize("name", SERVICES)
def test_no_service_gains_rights(name: str) -> None:
    assert SERVICES[name]["security_opt"] == ["no-new-privileges:true"]
    assert not SERVICES[name].keys() & {"privileged", "cap_add", "user", "pid", "network_mode"}


@pytest.mark.parametrize("name", sorted(SERVICES.keys() - BECOMING_ANOTHER_USER))
def test_a_service_that_stays_one_user_has_no_rights_of_root(name: str) -> None:
    assert SERVICES[name]["cap_drop"] == ["ALL"]


@pytest.mark.parametrize("name", sorted(BECOMING_ANOTHER_USER))
def test_an_entry_point_keeps_what_it_needs_to_become_another_user(name: str) -> None:
    dropped = set(SERVICES[name]["cap_drop"])

    assert dropped >= {"MKNOD", "NET_RAW"}
    assert not dropped & {"ALL", "CHOWN", "DAC_OVERRIDE", "FOWNER", "SETGID", "SETPCAP", "SETUID"}


def test_redis_starts_by_its_entry_point_which_leaves_root() -> None:
    assert re.search(r"exec docker-entrypoint\.sh redis-server ", SERVICES["redis"]["command"][-1])


@pytest.mark.parametrize("name", SERVICES)
def test_ports_are_open_to_this_host_alone(name: str) -> None:
    assert all(port.startswith("127.0.0.1:") for port in SERVICES[name].get("ports", ()))


def test_the_image_does_not_run_as_root() -> None:
    assert re.findall(r"^USER (\S+)", DOCKERFILE, re.MULTILINE) == ["sufra"]


def test_the_image_holds_no_development_packages_and_no_secrets() -> None:
    assert all("--no-dev" in line for line in DOCKERFILE.splitlines() if "uv sync" in line)
    assert not re.search(r"(ENV|ARG)[^\n]*(PASSWORD|SECRET|_KEY)", DOCKERFILE)


def test_everything_that_the_image_copies_is_there_and_not_ignored() -> None:
    allowed = {line[1:] for line in (PROJECT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copies = [
        line.split()[1:-1] for line in DOCKERFILE.splitlines() if line.startswith("COPY") and "--from" not in line
    ]
    sources = [source for sources in copies for source in sources]

    assert [source for source in sources if not (PROJECT / source).exists()] == []
    assert [source for source in sources if source.split("/")[0] not in allowed] == []


def test_uv_has_one_version_everywhere() -> None:
    files = [DOCKERFILE, (PROJECT / "dev" / "install" / "python.sh").read_text()]

    found = [next(filter(None, match)) for text in files for match in UV_VERSION.findall(text)]

    assert len(found) == 2
    assert len(set(found)) == 1
