"""How a service becomes a process of ours."""

import contextlib
import functools
import os
import shutil
import signal
import subprocess
from collections.abc import Sequence
from typing import Any

from dev.supervisor.service import Service, Step


def command_line(what: Service | Step) -> list[str]:
    """Return the arguments that start a service or step, so that it stops when its parent dies, even of kill -9.

    Where the system has no such means (macOS), the records of `dev.supervisor.records` find it at the next start.
    """
    stop_signal = what.stop_signal if isinstance(what, Service) else signal.SIGTERM
    return [*_parent_death_prefix(stop_signal), *what.argv]


def process_options(service: Service) -> dict[str, Any]:
    """Return the keyword arguments of subprocess.Popen for `service`: own session, no input, its account."""
    options: dict[str, Any] = {
        "cwd": service.directory,
        "env": dict(service.env),
        "stdin": subprocess.DEVNULL,
        "start_new_session": True,  # Ctrl-C reaches the supervisor alone, which then stops in order
    }
    if service.account is not None:
        options |= {"user": service.account.uid, "group": service.account.gid, "extra_groups": []}
    return options


def kill_group(leader_pid: int) -> None:
    """Kill what is left of the process group that `leader_pid` led, for instance workers that outlived it."""
    # Nothing may be left; macOS answers "not permitted" for a group of zombies.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader_pid, signal.SIGKILL)


def _parent_death_prefix(stop_signal: signal.Signals) -> Sequence[str]:
    return (_setpriv(), "--pdeathsig", stop_signal.name.removeprefix("SIG"), "--") if _setpriv() else ()


@functools.cache
def _setpriv() -> str:
    """Return the path of a setpriv that knows --pdeathsig (util-linux does, busybox does not), else nothing."""
    program = shutil.which("setpriv")
    if program is None:
        return ""
    probe = subprocess.run([program, "--pdeathsig", "TERM", "--", "true"], check=False, capture_output=True)
    return program if probe.returncode == 0 else ""
