"""The settings of the running site, in a file that the `sufra` command reads beside it."""

from collections.abc import Mapping
from pathlib import Path

from core.env_file import as_lines
from dev.data_dir import write_private

FILE_NAME = "runtime.env"


def write_runtime_env(data_dir: Path, settings: Mapping[str, str]) -> Path:
    """Write `settings` to DATA_DIR/runtime.env and return its path."""
    path = data_dir / FILE_NAME
    write_private(path, as_lines(settings))
    return path
