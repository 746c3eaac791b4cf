"""Small disks for the data of single parts, so that one of them can be filled."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from dev.accounts import is_root, nobody
from drill.faults import DISKS

SIZE = "600m"
BALLAST = "ballast"
CHUNK = bytes(1_000_000)
MAILDIR = ("new", "cur", "tmp")


@contextlib.contextmanager
def small_disks(data_dir: Path) -> Iterator[bool]:
    """Mount a disk in memory for each part that has data, and tell whether that worked; unmount at the end."""
    mounted: list[Path] = []
    try:
        for name in DISKS if is_root() and shutil.which("mount") else ():
            folder = data_dir / _folder(name)
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if _run("mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=700", "tmpfs", str(folder)):
                mounted.append(folder)
        if mounted:
            _prepare(data_dir)
        yield len(mounted) == len(DISKS)
    finally:
        for folder in mounted:
            _run("umount", "--lazy", str(folder))


def fill(data_dir: Path, name: str) -> None:
    """Write until the part's disk has no byte left."""
    with contextlib.suppress(OSError), (data_dir / _folder(name) / BALLAST).open("ab", buffering=0) as file:
        while file.write(CHUNK):
            pass
    # What is left is less than a chunk.
    with contextlib.suppress(OSError), (data_dir / _folder(name) / BALLAST).open("ab", buffering=0) as file:
        while file.write(b"\0" * 512):
            pass


def empty(data_dir: Path, name: str) -> None:
    """Delete what `fill` has written."""
    (data_dir / _folder(name) / BALLAST).unlink(missing_ok=True)


def _folder(name: str) -> str:
    from dev.services.search_engine import find_meilisearch

    return "meilisearch" if name == "search" and find_meilisearch() else name


def _prepare(data_dir: Path) -> None:
    account = nobody()
    os.chown(data_dir / "postgres", account.uid, account.gid)  # PostgreSQL refuses to be root
    for name in MAILDIR:
        (data_dir / "mail" / name).mkdir(mode=0o700)


def _run(*argv: str) -> bool:
    return subprocess.run(argv, check=False, capture_output=True).returncode == 0
