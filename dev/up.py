"""`sufra up` and `python -m dev up`: the whole site on one machine, until Ctrl-C."""

import asyncio
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from core.settings import unknown_variables
from dev.data_dir import open_data_dir, sole_owner
from dev.errors import CannotStart
from dev.ports import DEFAULT_PORT, parse_port, require_free
from dev.runtime_env import write_runtime_env
from dev.services import mail_sink
from dev.site import Plan, Site, plan_site
from dev.supervisor.console import Console
from dev.supervisor.records import Records
from dev.supervisor.service import Service, Step
from dev.supervisor.supervisor import supervise

DEFAULT_DATA_DIR = Path(".data")
DEMO_ACCOUNTS_FILE = "demo-accounts.txt"


def run(
    *,
    port: int | None = None,
    data_dir: Path | None = None,
    environment: Mapping[str, str] = os.environ,
    plan: Plan = plan_site,
) -> int:
    """Run the site until a stop signal, and return the exit code: 0, or 1 after one sentence on standard error.

    Without `port` and `data_dir`, PORT (8000) and DATA_DIR (.data) of `environment` count.
    `plan` says what is started.
    """
    try:
        _run(
            port if port is not None else parse_port(environment.get("PORT") or str(DEFAULT_PORT)),
            data_dir or Path(environment.get("DATA_DIR") or DEFAULT_DATA_DIR),
            environment,
            plan,
        )
    except CannotStart as error:
        print(f"sufra: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"sufra: {error.filename or 'A file'} cannot be used: {error.strerror or error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0  # before the first process started
    return 0


def _run(port: int, data_dir: Path, environment: Mapping[str, str], plan: Plan) -> None:
    if complaints := unknown_variables(environment):
        raise CannotStart(f"{'; '.join(complaints)}.")
    host = environment.get("SUFRA_HOST") or "127.0.0.1"
    parse_port(str(port))
    data_dir = open_data_dir(data_dir)
    with sole_owner(data_dir, f"http://localhost:{port}"):
        console, records = Console(), Records(data_dir / "run")
        if names := records.end_leftovers():
            console.say(f"Ended what a killed start had left: {', '.join(names)}.")
        require_free(port, host)
        site = plan(data_dir, host=host, port=port, environment=environment)
        runtime_env = write_runtime_env(data_dir, site.settings)
        try:
            asyncio.run(
                supervise(
                    site.stages,
                    console=console,
                    records=records,
                    on_ready=lambda: console.say(_welcome(site, data_dir)),
                )
            )
        finally:
            runtime_env.unlink(missing_ok=True)
    console.say("Sufra has stopped.")


def _welcome(site: Site, data_dir: Path) -> str:
    """Return what ends the start: the address, the demo accounts that setup wrote, where mail lies, a line each."""
    lines = [f"Sufra is ready at {site.settings['SUFRA_PUBLIC_URL']}. Ctrl-C stops it."]
    accounts = data_dir / DEMO_ACCOUNTS_FILE
    if site.settings.get("SUFRA_ENVIRONMENT") == "development" and accounts.exists():
        lines.append("Demo accounts:")
        lines += [f"  {line.strip()}" for line in accounts.read_text().splitlines() if line.strip()]
    if any(service.name == mail_sink.NAME for service in _services(site)):
        lines.append(f"Its mail lies in {data_dir / 'mail'}.")
    return "\n".join(lines)


def _services(site: Site) -> Iterator[Service]:
    """Yield everything that the site keeps running."""
    for stage in site.stages:
        if not isinstance(stage, Step):
            yield from stage
