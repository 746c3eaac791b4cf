"""The search engine for one machine: a Meilisearch binary when there is one, else the local engine."""

import contextlib
import functools
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from dev.data_dir import secret
from dev.errors import CannotStart
from dev.health import answers_ok
from dev.ports import free_port
from dev.project import PROJECT
from dev.supervisor import running as running_service
from dev.supervisor.service import Service

BINARY_VARIABLE = "SUFRA_MEILISEARCH_BINARY"
UNBUFFERED = {"PYTHONUNBUFFERED": "1"}
# A newer binary takes over the data of an older one. By environment: the option changed its name between releases,
# and a name that a release doesn't know stops it on the command line, but not here.
UPGRADE = {"MEILI_EXPERIMENTAL_DUMPLESS_UPGRADE": "true", "MEILI_UPGRADE_DB": "true"}


@dataclass(frozen=True)
class Engine:
    """A running search engine: its address and its master key."""

    url: str
    master_key: str


def find_meilisearch(environment: Mapping[str, str] = os.environ) -> Path | None:
    """Return the Meilisearch binary to use: SUFRA_MEILISEARCH_BINARY, else `meilisearch` on PATH, else None.

    Raises CannotStart when the variable names none.
    """
    named = environment.get(BINARY_VARIABLE, "")
    found = shutil.which(named or "meilisearch", path=environment.get("PATH"))
    if named and found is None:
        raise CannotStart(
            f"{BINARY_VARIABLE}={named} is not a program: correct it, or leave it out to use the local engine."
        )
    return Path(found).absolute() if found else None


def prepare(data_dir: Path, *, port: int, master_key: str, meilisearch: Path | None) -> Service:
    """Return the search engine as a service on 127.0.0.1:`port`: `meilisearch`, or the local engine for None."""
    argv = _local_engine(data_dir, port) if meilisearch is None else _meilisearch(meilisearch, data_dir, port)
    return Service(
        name="search",
        argv=argv,
        ready=functools.partial(answers_ok, "127.0.0.1", port, "/health"),
        # The key by environment: a command line can be read by every account of the machine.
        env={**os.environ, **UPGRADE, "MEILI_MASTER_KEY": master_key, "MEILI_NO_ANALYTICS": "true", **UNBUFFERED},
        directory=PROJECT,
    )


@contextlib.contextmanager
def running(data_dir: Path | None = None, *, meilisearch: Path | None = None) -> Iterator[Engine]:
    """Run a search engine while the block lasts. Without `data_dir` it lives in a temporary folder."""
    with contextlib.ExitStack() as stack:
        if data_dir is None:
            data_dir = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sufra-search-")))
        master_key, port = secret(data_dir, "search-master-key"), free_port()
        service = prepare(data_dir, port=port, master_key=master_key, meilisearch=meilisearch)
        stack.enter_context(running_service.running(service))
        yield Engine(f"http://127.0.0.1:{port}", master_key)


def _local_engine(data_dir: Path, port: int) -> list[str]:
    folder = data_dir / "search"
    folder.mkdir(mode=0o700, exist_ok=True)
    module = [sys.executable, "-m", "dev.services.search"]
    return [*module, "--host", "127.0.0.1", "--port", str(port), "--data-dir", str(folder)]


def _meilisearch(binary: Path, data_dir: Path, port: int) -> list[str]:
    folder = data_dir / "meilisearch"
    folder.mkdir(mode=0o700, exist_ok=True)
    return [
        str(binary),
        *("--http-addr", f"127.0.0.1:{port}"),
        *("--db-path", str(folder / "data.ms")),
        *("--dump-dir", str(folder / "dumps")),
        *("--snapshot-dir", str(folder / "snapshots")),
    ]
