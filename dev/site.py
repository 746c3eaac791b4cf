"""What one machine runs: the stages of the start, and the settings that they share."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from dev.data_dir import secret
from dev.errors import CannotStart
from dev.ports import answers_at, free_ports
from dev.project import PROJECT
from dev.services import application, mail_sink, postgres, redis, search_engine
from dev.supervisor.service import Service, Stage

ADDRESSES = ("SUFRA_DATABASE_URL", "SUFRA_REDIS_URL", "SUFRA_SEARCH_URL")
DEFAULT_PORTS = {"postgresql": 5432, "redis": 6379, "rediss": 6379, "http": 80, "https": 443}


@dataclass(frozen=True)
class Site:
    """The stages to start in order, and the settings (SUFRA_…) that reach the running site."""

    stages: tuple[Stage, ...]
    settings: Mapping[str, str]


class Plan(Protocol):
    """Says what to start for a site."""

    def __call__(self, data_dir: Path, *, host: str, port: int, environment: Mapping[str, str]) -> Site:
        """Return the stages and settings of a site on `host`:`port` with its data in `data_dir`."""


def plan_site(data_dir: Path, *, host: str, port: int, environment: Mapping[str, str]) -> Site:
    """Return what to start for a site on `port` with its data in `data_dir`.

    A setting that `environment` already has stays as it is; when that is the address of a database, a Redis,
    a search engine or a mail server, none is started here. Makes the database's files on the first start.
    Raises CannotStart when something is missing, broken or, where its address is given, does not answer.
    """
    settings = {key: value for key, value in environment.items() if key.startswith("SUFRA_") and value}
    common = {
        "SUFRA_ENVIRONMENT": "development",
        "SUFRA_PUBLIC_URL": f"http://localhost:{port}",
        "SUFRA_MAILBOXES_PER_VISITOR": "1000",  # all visitors here share the address of this machine
        "SUFRA_DATA_DIR": str(data_dir),
        "SUFRA_MEDIA_DIR": str(data_dir / "media"),
        "SUFRA_FRONTEND_DIST": str(PROJECT / "frontend" / "dist"),
    }
    settings = common | settings
    settings.setdefault("SUFRA_SECRET_KEY", secret(data_dir, "secret-key"))
    services = _services(data_dir, settings, environment)
    child = {**environment, **settings, "DATA_DIR": str(data_dir), "PORT": str(port), "PYTHONUNBUFFERED": "1"}
    own = (
        application.api(child, host=host, port=port, workers=_count(settings, "SUFRA_API_WORKERS", 1)),
        application.worker(_metrics_port(child, 1), concurrency=_count(settings, "SUFRA_WORKER_CONCURRENCY", 2)),
        application.long_worker(_metrics_port(child, 2)),
        application.beat(child, data_dir),
    )
    return Site((services, application.setup(child), own), settings)


def _services(data_dir: Path, settings: dict[str, str], environment: Mapping[str, str]) -> tuple[Service, ...]:
    """Return the services behind the site that are not given by address, and add their addresses to `settings`."""
    given = {name for name in ADDRESSES if _is_given(settings, name)}
    meilisearch = search_engine.find_meilisearch(environment)
    services: list[Service] = []
    ports = free_ports(4)
    if "SUFRA_DATABASE_URL" not in given:
        port, password = next(ports), secret(data_dir, "postgres")
        services.append(postgres.prepare(data_dir, port=port, password=password))
        settings["SUFRA_DATABASE_URL"] = postgres.database_url(port, password)
    if "SUFRA_REDIS_URL" not in given:
        port, password = next(ports), secret(data_dir, "redis")
        services.append(redis.prepare(data_dir, port=port, password=password))
        settings["SUFRA_REDIS_URL"] = redis.redis_url(port, password)
    if "SUFRA_SEARCH_URL" not in given:
        port = next(ports)
        key = settings.setdefault("SUFRA_SEARCH_MASTER_KEY", secret(data_dir, "search-master-key"))
        services.append(search_engine.prepare(data_dir, port=port, master_key=key, meilisearch=meilisearch))
        settings["SUFRA_SEARCH_URL"] = f"http://127.0.0.1:{port}"
    if "SUFRA_SMTP_HOST" not in settings:
        port = next(ports)
        services.append(mail_sink.prepare(data_dir, port=port))
        settings |= {"SUFRA_SMTP_HOST": "127.0.0.1", "SUFRA_SMTP_PORT": str(port)}
    return tuple(services)


def _is_given(settings: Mapping[str, str], name: str) -> bool:
    """Say whether the address `name` is set. Raises CannotStart when nothing answers there."""
    url = settings.get(name, "")
    if not url:
        return False
    try:
        parts = urlsplit(url)
        address = (parts.hostname or "", parts.port or DEFAULT_PORTS.get(parts.scheme.split("+")[0], 0))
    except ValueError:
        address = ("", 0)
    if not all(address):
        raise CannotStart(
            f"{name} is no address of the form scheme://host:port/…: correct it, or leave it out to start our own."
        )
    if not answers_at(*address):
        raise CannotStart(
            f"Nothing answers at {address[0]}:{address[1]}, which {name} names: "
            "start it, or leave the variable out to start our own."
        )
    return True


def _metrics_port(environment: Mapping[str, str], offset: int) -> Mapping[str, str]:
    """Return the environment of a part that serves its metrics so many ports after the API."""
    port = environment.get("SUFRA_METRICS_PORT", "")
    return {**environment, "SUFRA_METRICS_PORT": str(int(port) + offset)} if port.isdecimal() else environment


def _count(settings: Mapping[str, str], name: str, default: int) -> int:
    text = settings.get(name, str(default))
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 64:
        raise CannotStart(f"{name} must be a number from 1 to 64, not {text[:20]!r}.")
    return int(text)
