"""Which system account a process runs as."""

import os
import pwd
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Account:
    """A system account, by its numeric user and group id."""

    name: str
    uid: int
    gid: int


def nobody() -> Account:
    """Return the account without rights that every Unix has."""
    entry = pwd.getpwnam("nobody")
    return Account("nobody", entry.pw_uid, entry.pw_gid)


def owner_of(path: Path) -> Account:
    """Return the account that owns `path`."""
    status = path.stat()
    try:
        name = pwd.getpwuid(status.st_uid).pw_name
    except KeyError:
        name = str(status.st_uid)
    return Account(name, status.st_uid, status.st_gid)


def can_enter(directory: Path, account: Account) -> bool:
    """Say whether `account` may enter `directory`; asked of the system, since modes do not tell all (ACLs, mounts)."""
    probe = ["/bin/sh", "-c", 'cd -- "$1"', "sh", str(directory)]
    return run_as(account, probe) == 0


def can_run(program: Path, account: Account) -> bool:
    """Say whether `account` may run `program`."""
    return run_as(account, [str(program), "--version"]) == 0


def run_as(account: Account, argv: list[str]) -> int:
    """Run a short silent command as `account` and return its exit code, 126 when it may not be run at all."""
    try:
        return subprocess.run(
            argv,
            check=False,
            user=account.uid,
            group=account.gid,
            extra_groups=[],
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ).returncode
    except PermissionError:
        return 126


def is_root() -> bool:
    """Say whether this process runs as root."""
    return os.geteuid() == 0
