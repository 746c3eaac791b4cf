"""The folder that holds everything the site keeps on one machine."""

import contextlib
import fcntl
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from dev.accounts import is_root
from dev.errors import CannotStart


def open_data_dir(path: Path) -> Path:
    """Return `path` as an absolute folder that can be written to, created when missing.

    Raises CannotStart when it cannot be one.
    """
    path = path.resolve()
    if not path.exists() and not path.is_symlink():
        _create(path)
    if not path.is_dir():
        raise CannotStart(f"DATA_DIR {path} is not a folder: remove it, or choose another with DATA_DIR=….")
    if not os.access(path, os.R_OK | os.W_OK | os.X_OK):
        raise CannotStart(f"DATA_DIR {path} cannot be written to by this account: choose another with DATA_DIR=….")
    return path


@contextlib.contextmanager
def sole_owner(data_dir: Path, address: str) -> Iterator[None]:
    """Hold `data_dir` for this process alone while the block runs.

    Raises CannotStart when another instance holds it. The lock ends with the process, even by kill -9.
    """
    try:
        lock = os.open(data_dir / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotStart(f"DATA_DIR {data_dir} cannot be used ({error.strerror} for its file lock).") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            who = os.pread(lock, 200, 0).decode(errors="replace").strip()
            raise CannotStart(
                f"Sufra already runs on {data_dir} ({who or 'just starting'}): "
                "stop it first, or choose another folder with DATA_DIR=…."
            ) from None
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"process {os.getpid()} at {address}\n".encode(), 0)
        yield
    finally:
        os.close(lock)


def secret(data_dir: Path, name: str) -> str:
    """Return the secret kept under `name`, made on first use: 43 letters, digits, - and _, readable by us alone."""
    folder = data_dir / "secrets"
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / name
    if not path.exists():
        write_private(path, secrets.token_urlsafe(32))
    if text := path.read_text().strip():
        return text
    raise CannotStart(f"{path} is empty: restore it from a backup.")


def keep_secret(data_dir: Path, name: str, text: str) -> bool:
    """Put another secret in the place of the one kept under `name`; False if none is kept there."""
    path = data_dir / "secrets" / name
    if not path.exists():
        return False
    write_private(path, text)
    return True


def write_private(path: Path, text: str) -> None:
    """Write `text` to `path` at once and whole, readable by its owner alone."""
    unfinished = path.with_name(f"{path.name}.new")
    unfinished.unlink(missing_ok=True)
    with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


def _create(path: Path) -> None:
    try:
        path.mkdir(parents=True)
        if is_root():
            path.chmod(0o711)  # PostgreSQL, which refuses to be root, must reach its folder inside
    except OSError as error:
        raise CannotStart(
            f"DATA_DIR {path} cannot be created ({error.strerror}): choose another with DATA_DIR=…."
        ) from None
