"""What the supervisor starts, as data."""

import re
import signal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from dev.accounts import Account

ReadyCheck = Callable[[], bool]
"""Says whether the service answers. Takes at most a second or two; False means "not yet"."""


@dataclass(frozen=True)
class Service:
    """A process that runs until it is told to stop, and is started again when it dies.

    `ready` is a check that is asked again and again, or a pattern that one of its lines must match.
    `env` is the whole environment of the process. Lines that match `unremarkable` are not shown.
    `clear_leftovers` runs before every start and after every end, and removes what a crash leaves behind.
    """

    name: str
    argv: Sequence[str]
    ready: ReadyCheck | re.Pattern[str]
    env: Mapping[str, str] = field(default_factory=dict)
    directory: Path = Path("/")
    unremarkable: re.Pattern[str] | None = None
    account: Account | None = None
    stop_signal: signal.Signals = signal.SIGTERM
    stop_seconds: float = 10.0
    start_seconds: float = 60.0
    clear_leftovers: Callable[[], None] | None = None


@dataclass(frozen=True)
class Step:
    """A command that runs to its end between two stages; a non-zero exit code stops the start."""

    name: str
    argv: Sequence[str]
    env: Mapping[str, str] = field(default_factory=dict)
    directory: Path = Path("/")


Stage = Sequence[Service] | Step
"""Services of one stage start in order and are waited for together; a step is waited for alone."""
