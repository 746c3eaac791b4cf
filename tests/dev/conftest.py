"""Folders that PostgreSQL, which refuses to be root, can reach: pytest's own are closed to other accounts."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@contextlib.contextmanager
def open_folder() -> Iterator[Path]:
    """Give a new folder that other accounts may pass through, and remove it afterwards."""
    with tempfile.TemporaryDirectory(prefix="sufra-test-") as folder:
        Path(folder).chmod(0o711)
        yield Path(folder)


@pytest.fixture(scope="module", autouse=True)
def no_site_around() -> Iterator[None]:
    """An environment that names no site: other tests of the process may have set up theirs."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("SUFRA_") or name in ("DATA_DIR", "PORT")]:
            patch.delenv(name)
        yield


@pytest.fixture
def data_dir() -> Iterator[Path]:
    """A place for a site's data, not there yet."""
    with open_folder() as folder:
        yield folder / "data"


@pytest.fixture(scope="module")
def module_data_dir() -> Iterator[Path]:
    """The same, shared by the tests of a module."""
    with open_folder() as folder:
        yield folder / "data"
