"""Settings as lines of a file."""

import re
from collections.abc import Mapping

NEEDS_NO_QUOTES = re.compile(r"[\w./:@+,=%?&~-]*", re.ASCII)


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
