"""The site of one machine as the drill runs it: each part behind a detour, and the first content without pictures.

`python -m drill.site DATA_DIR PORT NAME=PORT …` runs it until SIGINT; the arguments name the ports of the detours.
"""

import asyncio
import contextlib
import functools
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psutil
from dotenv import dotenv_values

from dev import up
from dev.project import PROJECT
from dev.runtime_env import FILE_NAME
from dev.site import Site, plan_site
from dev.supervisor.service import Step

READY = "Sufra is ready at"
STARTING_SECONDS = 300
ADDRESSES = {"postgres": "SUFRA_DATABASE_URL", "redis": "SUFRA_REDIS_URL", "search": "SUFRA_SEARCH_URL"}
MAIL_PORT = "SUFRA_SMTP_PORT"
OWN = {
    "SUFRA_API_WORKERS": "2",
    "SUFRA_SIGN_UP_MAILS_PER_HOUR": "1000000",
    "SUFRA_MAILBOXES_PER_VISITOR": "1000000",
}


class SiteFailed(Exception):
    """The site did not start; its log says why."""


@dataclass(frozen=True)
class DrillSite:
    """A running site, reached without the detours."""

    data_dir: Path
    url: str
    process: asyncio.subprocess.Process

    @property
    def settings(self) -> Mapping[str, str]:
        """The settings, with the true addresses of all parts."""
        return settings_in(self.data_dir)

    def leader(self, service: str) -> psutil.Process:
        """Return the process that the supervisor keeps for a service. Raises psutil.NoSuchProcess."""
        try:
            return psutil.Process(int((self.data_dir / "run" / f"{service}.pid").read_text().split()[0]))
        except (FileNotFoundError, IndexError):
            raise psutil.NoSuchProcess(0, service) from None


def settings_in(data_dir: Path) -> Mapping[str, str]:
    """Return the settings of the site that runs on `data_dir`."""
    return {name: value or "" for name, value in dotenv_values(data_dir / FILE_NAME).items()}


def address_of(data_dir: Path, part: str) -> tuple[str, int]:
    """Return where a part of the site on `data_dir` listens."""
    settings = settings_in(data_dir)
    if part == "mail":
        return "127.0.0.1", int(settings[MAIL_PORT])
    url = urlsplit(settings[ADDRESSES[part]])
    return url.hostname or "", url.port or 0


@contextlib.asynccontextmanager
async def running_site(data_dir: Path, port: int, detours: Mapping[str, int], *, log: Path) -> AsyncIterator[DrillSite]:
    """Run the site while the block lasts; its lines go to `log`. Raises SiteFailed."""
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "drill.site", str(data_dir), str(port)),
            *(f"{name}={number}" for name, number in detours.items()),
            cwd=PROJECT,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    site = DrillSite(data_dir, f"http://127.0.0.1:{port}", process)
    try:
        async with asyncio.timeout(STARTING_SECONDS):
            while READY not in log.read_text(errors="replace"):
                if process.returncode is not None:
                    raise SiteFailed(f"the site did not start: {log} says why")
                await asyncio.sleep(0.1)
        yield site
    finally:
        await _stop(process)


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.send_signal(signal.SIGINT)
        await process.wait()


def plan(data_dir: Path, *, host: str, port: int, environment: Mapping[str, str], detours: Mapping[str, int]) -> Site:
    """Return the site of `make run` whose own processes reach every part by its detour."""
    given = plan_site(data_dir, host=host, port=port, environment={**OWN, **environment})
    services, setup, own = given.stages
    assert isinstance(setup, Step)
    assert not isinstance(own, Step)
    changed = {ADDRESSES[name]: _at_port(given.settings[ADDRESSES[name]], detours[name]) for name in ADDRESSES}
    changed[MAIL_PORT] = str(detours["mail"])
    content = Step("content", [sys.executable, "-m", "drill.content"], setup.env, PROJECT)
    seedless = replace(setup, argv=[*setup.argv, "--no-seeds"])
    own = tuple(replace(service, env={**service.env, **changed}, start_seconds=STARTING_SECONDS) for service in own)
    return Site((services, seedless, content, own), given.settings)


def _at_port(url: str, port: int) -> str:
    parts = urlsplit(url)
    signed, _, _ = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{signed}@127.0.0.1:{port}" if signed else f"127.0.0.1:{port}"))


def main() -> int:
    """Run the site until SIGINT."""
    data_dir, port, *named = sys.argv[1:]
    detours = {name: int(number) for name, _, number in (each.partition("=") for each in named)}
    return up.run(data_dir=Path(data_dir), port=int(port), plan=functools.partial(plan, detours=detours))


if __name__ == "__main__":
    sys.exit(main())
