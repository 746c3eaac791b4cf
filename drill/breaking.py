"""Does to a part what a fault says, and takes it back."""

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Mapping, Sequence

import psutil
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from drill import disks
from drill.detours import Detour
from drill.faults import Fault, Kind
from drill.site import DrillSite

LOG_FILES_AHEAD = 4
PROCESS = "-process"
SESSION = "-session"
OF_ONE_SESSION = "127.0.0.1("
"""In the title of a PostgreSQL process that serves one connection."""
STARTER = "spawn_main"
"""In the command line of each process of the API; another child only keeps count of what they share."""


@contextlib.asynccontextmanager
async def broken(
    site: DrillSite, fault: Fault, detours: Mapping[str, Detour], chance: random.Random
) -> AsyncIterator[None]:
    """Let the fault last as long as the block."""
    match fault.kind:
        case Kind.KILL:
            for process in _victims(site, fault.part, chance):
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
            yield
        case Kind.FREEZE:
            victims = _with_children(_victims(site, fault.part, chance))
            _send(victims, signal.SIGSTOP)
            try:
                yield
            finally:
                _send(victims, signal.SIGCONT)
        case Kind.SLOW:
            detours[fault.part].delay_seconds = fault.delay_seconds
            try:
                yield
            finally:
                detours[fault.part].delay_seconds = 0.0
        case Kind.FILL:
            await asyncio.to_thread(disks.fill, site.data_dir, fault.part)
            if fault.part == "postgres":
                await asyncio.to_thread(_need_room, site)
            try:
                yield
            finally:
                await asyncio.to_thread(disks.empty, site.data_dir, fault.part)


def _need_room(site: DrillSite) -> None:
    """Let PostgreSQL begin new files of its log: it keeps some ahead, which would last for long."""
    database = create_engine(site.settings["SUFRA_DATABASE_URL"], connect_args={"connect_timeout": 2})
    with contextlib.suppress(SQLAlchemyError), database.connect() as connection:
        for _ in range(LOG_FILES_AHEAD):
            connection.execute(text("SELECT pg_logical_emit_message(false, 'drill', 'x'), pg_switch_wal()"))
    database.dispose()


def _victims(site: DrillSite, part: str, chance: random.Random) -> Sequence[psutil.Process]:
    """Return the processes that a fault of this part hits."""
    if part.endswith(SESSION):
        sessions = [child for child in _children(site, part.removesuffix(SESSION)) if OF_ONE_SESSION in _title(child)]
        return [chance.choice(sessions)] if sessions else []
    if part.endswith(PROCESS):
        service = part.removesuffix(PROCESS)
        workers = [child for child in _children(site, service) if service != "api" or STARTER in _title(child)]
        return [chance.choice(workers)] if workers else []
    return [site.leader(part)]


def _children(site: DrillSite, service: str) -> Sequence[psutil.Process]:
    return sorted(site.leader(service).children(), key=lambda process: process.pid)


def _with_children(processes: Sequence[psutil.Process]) -> Sequence[psutil.Process]:
    return [each for process in processes for each in (process, *process.children(recursive=True))]


def _title(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return ""


def _send(processes: Sequence[psutil.Process], number: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.send_signal(number)
