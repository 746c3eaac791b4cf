"""The supervisor's output: lines of all services, each with the name of its service in front."""

import contextlib
import os
import sys
from typing import TextIO

COLORS = ("36", "33", "32", "35", "34", "96", "93", "92", "95")
RESET = "\033[0m"


class Console:
    """Writes whole lines, prefixed with an aligned name; in colours on a terminal unless NO_COLOR is set."""

    def __init__(self, stream: TextIO | None = None, *, width: int = 8) -> None:
        self._stream = sys.stdout if stream is None else stream
        self._width = width
        self._has_colors = self._stream.isatty() and not os.environ.get("NO_COLOR")
        self._color_of: dict[str, str] = {}

    def line(self, name: str, text: str) -> None:
        """Write `text` as one line of `name`."""
        prefix = f"{name:<{self._width}} |"
        if self._has_colors:
            color = self._color_of.setdefault(name, COLORS[len(self._color_of) % len(COLORS)])
            prefix = f"\033[{color}m{prefix}{RESET}"
        self.say(f"{prefix} {text}")

    def say(self, text: str) -> None:
        """Write `text` as a line of the supervisor itself."""
        # A closed terminal or pipe must not take the services down with it.
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text + "\n")
            self._stream.flush()
