"""Running checks side by side, as many as keep the machine's cores busy."""

import os
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import BinaryIO

from dev.browser import find_browser
from dev.checks.catalogue import BIN, Check

POLL_SECONDS = 0.05
NO_BROWSER = (
    "!!! NO BROWSER: install Chromium (Debian: apt-get install chromium-headless-shell) to run the browser tests."
)


@dataclass(frozen=True)
class Result:
    """How a check ended: "passed", "failed" or "skipped", and how long it took."""

    name: str
    outcome: str
    seconds: float


@dataclass(frozen=True)
class Running:
    """A check under way, and the file that takes its output."""

    check: Check
    process: subprocess.Popen[bytes]
    output: BinaryIO
    began: float


def run(checks: Sequence[Check], *, cores: int, is_ci: bool) -> list[Result]:
    """Run `checks`, starting them in order, and return how each ended, in the same order.

    A check starts when the cores that it keeps busy are free and the check that it waits for has ended. Its output is
    printed in one piece when it ends. Without a browser, its checks are skipped on a developer's machine and fail in
    CI. When the run is interrupted, what runs is ended.
    """
    waiting = list(checks)
    running: list[Running] = []
    results: dict[str, Result] = {}
    try:
        while waiting or running:
            for ended, result in _ended(running):
                if result.outcome == "failed" and ended.check.again:
                    print(f"   {ended.check.name}: what has failed is run once more, alone", flush=True)
                    waiting.insert(0, replace(ended.check, argv=ended.check.again, again=()))
                else:
                    results[result.name] = result
            while waiting and _may_start(waiting[0], running, results, cores):
                started = _start(waiting.pop(0), is_ci=is_ci)
                if isinstance(started, Running):
                    running.append(started)
                else:
                    results[started.name] = started
            if running:
                time.sleep(POLL_SECONDS)
    finally:
        for one in running:
            one.process.terminate()
            one.process.wait()
            one.output.close()
    return [results[check.name] for check in checks]


def print_summary(results: Sequence[Result]) -> int:
    """Print how each check ended and, last, how many did how; return the exit code."""
    print("\nChecks")
    for result in results:
        print(f"  {result.outcome:<8} {result.seconds:7.1f} s  {result.name}")
    outcomes = [result.outcome for result in results]
    skipped = f", {outcomes.count('skipped')} skipped" if "skipped" in outcomes else ""
    print(f"{outcomes.count('passed')} passed, {outcomes.count('failed')} failed{skipped}", flush=True)
    return 1 if "failed" in outcomes else 0


def _may_start(check: Check, running: Sequence[Running], results: Mapping[str, Result], cores: int) -> bool:
    if check.after is not None and check.after not in results:
        return False
    busy = sum(other.check.cores for other in running)
    return not running or busy + check.cores <= cores


def _start(check: Check, *, is_ci: bool) -> Running | Result:
    if check.needs_browser and find_browser() is None:
        return _at_once(check, "failed" if is_ci else "skipped", NO_BROWSER)
    output = tempfile.TemporaryFile()  # noqa: SIM115 — closed when the check has ended
    try:
        process = subprocess.Popen(
            check.argv,
            cwd=check.directory,
            env=_environment(),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    except OSError as error:
        output.close()
        return _at_once(check, "failed", f"{check.argv[0]} cannot be run: {error.strerror}.")
    print(f"   {check.name} …", flush=True)
    return Running(check, process, output, time.monotonic())


def _ended(running: list[Running]) -> Iterator[tuple[Running, Result]]:
    for one in [one for one in running if one.process.poll() is not None]:
        running.remove(one)
        result = Result(
            one.check.name, "passed" if one.process.returncode == 0 else "failed", time.monotonic() - one.began
        )
        with one.output:
            one.output.seek(0)
            _report(result, one.output.read().decode(errors="replace"))
        yield one, result


def _at_once(check: Check, outcome: str, reason: str) -> Result:
    result = Result(check.name, outcome, 0.0)
    _report(result, reason)
    return result


def _report(result: Result, output: str) -> None:
    print(f"\n── {result.name}: {result.outcome} after {result.seconds:.1f} s")
    print(output.rstrip(), flush=True)


def _environment() -> Mapping[str, str]:
    environment = dict(os.environ)
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        # The suites start some hundred Python processes; without kept bytecode each compiles 1,200 modules again,
        # which takes 5 s. Kept apart from the sources, as the variable asks for.
        environment.setdefault("PYTHONPYCACHEPREFIX", str(BIN.parent / ".bytecode"))
    return environment
