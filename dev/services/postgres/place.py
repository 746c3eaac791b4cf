"""Where PostgreSQL keeps its files, and which account owns them."""

import os
import tempfile
from pathlib import Path

from dev.accounts import Account, can_enter, is_root, nobody, owner_of
from dev.errors import CannotStart
from dev.services.postgres.install import create_system_folder

FOLDER = "postgres"


def account_for(data_dir: Path) -> Account | None:
    """Return the account to run PostgreSQL under, or None for the current one.

    As root it is the account that owns the data files, or `nobody` when there are none yet.
    """
    home = data_dir / FOLDER
    if not is_root():
        if home.exists() and home.stat().st_uid != os.geteuid():
            raise CannotStart(
                f"{home} belongs to the account {owner_of(home).name}: "
                "run as root, as at first, or choose another DATA_DIR=…."
            )
        return None
    if home.exists() and home.stat().st_uid != 0:
        return owner_of(home)
    return nobody()


def open_home(data_dir: Path, account: Account | None) -> Path:
    """Return the folder for PostgreSQL's files, DATA_DIR/postgres, made when missing.

    Where `account` cannot reach that (DATA_DIR below /root), it is a link to a private folder of the system.
    """
    link = data_dir / FOLDER
    if link.is_symlink() and not link.exists():
        raise CannotStart(
            f"{link} points to {link.readlink()}, which is gone: bring it back, or remove the link to begin anew."
        )
    if not link.exists():
        _create(link, account)
    home = link.resolve()
    if not home.is_dir():
        raise CannotStart(f"{home} is not a folder: remove it, or choose another DATA_DIR=….")
    if account is not None and not can_enter(home, account):
        raise CannotStart(
            f"PostgreSQL cannot run as root, and the account {account.name} cannot reach {home}: "
            "move DATA_DIR to a folder that others may pass through, for instance DATA_DIR=/srv/sufra."
        )
    return home


def _create(link: Path, account: Account | None) -> None:
    link.mkdir(mode=0o700)
    if account is None:
        return
    os.chown(link, account.uid, account.gid)
    if can_enter(link, account):
        return
    link.rmdir()
    private = Path(tempfile.mkdtemp(prefix="data-", dir=create_system_folder()))
    os.chown(private, account.uid, account.gid)
    link.symlink_to(private)
