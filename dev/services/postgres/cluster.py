"""PostgreSQL's files: made once, checked before each start, freed of what a crash left."""

import contextlib
import os
import shutil
import subprocess
from pathlib import Path

import psutil

from dev.accounts import Account
from dev.data_dir import write_private
from dev.errors import CannotStart
from dev.processes import wait_until_ended
from dev.services.postgres.install import Install

SUPERUSER = "sufra"
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC"}  # never the caller's: its locale may not exist
KILL_SECONDS = 10.0


def open_cluster(home: Path, install: Install, account: Account | None, password: str, *, is_durable: bool) -> Path:
    """Return the folder of the database cluster below `home`, made when missing.

    Raises CannotStart when it is of another major version, or no cluster.
    """
    cluster = home / "data"
    if not cluster.exists():
        _create(cluster, install, account, password, is_durable=is_durable)
    try:
        found = (cluster / "PG_VERSION").read_text().strip()
    except OSError:
        raise CannotStart(
            f"{cluster} holds no PostgreSQL data (PG_VERSION is missing): restore it, or remove {home} to begin anew."
        ) from None
    if found != str(install.major):
        raise CannotStart(
            f"{cluster} was made by PostgreSQL {found[:20]}, and this is PostgreSQL {install.major}: "
            "move the data over with pg_dump, or choose another DATA_DIR=…."
        )
    return cluster


def end_orphans(cluster: Path) -> None:
    """Kill the processes that a killed server left in `cluster`, and remove its lock file.

    Its sessions and workers hold the shared memory, and a dead process whose id lives on (a zombie, or another
    program's) would make the next server believe that it is still there. Raises CannotStart when it is.
    """
    here = [process for process in psutil.process_iter() if _works_in(process, cluster)]
    lock = cluster / "postmaster.pid"
    for process in here:
        if process.pid == _pid_in(lock):
            raise CannotStart(f"PostgreSQL already runs on {cluster} as process {process.pid}: stop that one first.")
    for process in here:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.kill()
    wait_until_ended(here, KILL_SECONDS)
    lock.unlink(missing_ok=True)


def _create(cluster: Path, install: Install, account: Account | None, password: str, *, is_durable: bool) -> None:
    # Made beside its place and moved there when whole: an interrupted first start leaves nothing half-made.
    unfinished = cluster.with_name("data.new")
    shutil.rmtree(unfinished, ignore_errors=True)
    password_file = cluster.with_name("password.new")
    write_private(password_file, password)
    if account is not None:
        os.chown(password_file, account.uid, account.gid)
    try:
        made = subprocess.run(
            _initdb(install, unfinished, password_file, is_durable=is_durable),
            check=False,
            env=ENVIRONMENT,
            cwd="/",
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            user=None if account is None else account.uid,
            group=None if account is None else account.gid,
            extra_groups=None if account is None else [],
        )
    finally:
        password_file.unlink()
    if made.returncode != 0:
        raise CannotStart(f"PostgreSQL cannot create its files in {cluster}: {_last_line(made.stderr or made.stdout)}")
    unfinished.rename(cluster)


def _initdb(install: Install, target: Path, password_file: Path, *, is_durable: bool) -> list[str]:
    return [
        str(install.program("initdb")),
        f"--pgdata={target}",
        f"--username={SUPERUSER}",
        "--auth=scram-sha-256",
        f"--pwfile={password_file}",
        "--encoding=UTF8",
        # The same order of texts on every machine, whatever its C library and ICU.
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        *([] if is_durable else ["--no-sync"]),
    ]


def _works_in(process: psutil.Process, cluster: Path) -> bool:
    try:
        return process.name() == "postgres" and process.cwd() == str(cluster)
    except psutil.Error:
        return False  # ended meanwhile, a zombie, or another account's process


def _pid_in(lock: Path) -> int:
    try:
        return int(lock.read_text().split("\n", 1)[0])
    except (OSError, ValueError):
        return -1


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]
