"""The settings of the running site, in a file that the `sufra` command reads beside it."""

import re
from collections.abc import Mapping
from pathlib import Path

from dev.data_dir import write_private

FILE_NAME = "runtime.env"
NEEDS_NO_QUOTES = re.compile(r"[\w./:@+,=%?&~-]*", re.ASCII)


def write_runtime_env(data_dir: Path, settings: Mapping[str, str]) -> Path:
    """Write `settings` to DATA_DIR/runtime.env and return its path."""
    path = data_dir / FILE_NAME
    write_private(path, as_lines(settings))
    return path


def as_lines(settings: Mapping[str, str]) -> str:
    """Return `settings` as one KEY=VALUE a line.

    A value with other characters than letters, digits and ``./:@+,=%?&~_-`` stands in single quotes,
    in which backslash and single quote have a backslash in front: the form that python-dotenv reads.
    """
    return "".join(f"{key}={_quoted(value)}\n" for key, value in settings.items())


def _quoted(value: str) -> str:
    if NEEDS_NO_QUOTES.fullmatch(value):
        return value
    return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
