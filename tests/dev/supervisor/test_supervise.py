"""Starting and stopping, with one-line programs."""

import asyncio
import io
import os
import re
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from dev.errors import CannotStart
from dev.supervisor.console import Console
from dev.supervisor.records import Records
from dev.supervisor.service import Service, Stage, Step
from dev.supervisor.supervisor import supervise


def program(name: str, code: str, *, ready: str = "up") -> Service:
    """Return a service that runs Python `code` and is ready when it prints `ready`."""
    return Service(name, [sys.executable, "-u", "-c", code], re.compile(ready), env=dict(os.environ), start_seconds=30)


def lasting(name: str) -> Service:
    """Return a service that runs until it is told to stop."""
    return program(name, "import time; print('up'); time.sleep(600)")


def step(name: str, code: str) -> Step:
    """Return a step that runs Python `code`."""
    return Step(name, [sys.executable, "-u", "-c", code], dict(os.environ))


def output_of(stages: Sequence[Stage], folder: Path) -> list[str]:
    """Run `stages` until they are ready, stop them, and return the lines."""
    stream = io.StringIO()
    console = Console(stream)

    def stop() -> None:
        console.say("READY")
        os.kill(os.getpid(), signal.SIGTERM)

    try:
        asyncio.run(supervise(stages, console=console, records=Records(folder), on_ready=stop))
    except CannotStart as error:
        console.say(f"CANNOT START: {error}")
    return stream.getvalue().splitlines()


def test_a_stage_waits_for_the_one_before_it(tmp_path: Path) -> None:
    slow = program("slow", "import time; time.sleep(0.3); print('up'); time.sleep(600)")

    lines = output_of([[slow], step("setup", "print('done')"), [lasting("last")]], tmp_path)

    assert lines[:4] == ["slow     | up", "setup    | done", "last     | up", "READY"]


def test_a_service_that_keeps_dying_stops_the_start(tmp_path: Path) -> None:
    lines = output_of([[lasting("first")], [program("broken", "raise SystemExit(3)")]], tmp_path)

    assert "broken   | ended (exit code 3): starting again in 0.2 s" in lines
    assert "broken   | ended (exit code 3): starting again in 0.4 s" in lines
    assert lines[-1] == "CANNOT START: broken ended 3 times instead of starting; see its lines above."


def test_a_step_that_fails_stops_the_start(tmp_path: Path) -> None:
    lines = output_of([step("setup", "raise SystemExit('no table')"), [lasting("never")]], tmp_path)

    assert lines == ["setup    | no table", "CANNOT START: setup failed (exit code 1); its lines above say why."]


def test_a_program_that_is_missing_stops_the_start(tmp_path: Path) -> None:
    missing = Service("absent", ["/nowhere/program"], re.compile("up"), env=dict(os.environ))

    assert output_of([[missing]], tmp_path)[-1].startswith("CANNOT START: absent ended 3 times")


def test_a_service_that_never_answers_stops_the_start(tmp_path: Path) -> None:
    silent = Service("silent", ["/bin/sleep", "600"], lambda: False, start_seconds=0.3)

    assert output_of([[silent]], tmp_path) == [
        "CANNOT START: silent did not answer within 0 seconds; its lines above say why."
    ]


def test_workers_that_outlive_their_leader_are_ended_before_it_starts_again(tmp_path: Path) -> None:
    # The first leader dies and leaves a worker; the second one is ready when that worker is gone.
    code = f"""
import os, pathlib, subprocess, sys, time
note = pathlib.Path({str(tmp_path / "worker")!r})
if not note.exists():
    worker = subprocess.Popen(["/bin/sleep", "600"])
    note.write_text(str(worker.pid))
    os.kill(os.getpid(), 9)
state = pathlib.Path(f"/proc/{{note.read_text()}}/stat")
while state.exists() and state.read_text().rsplit(")")[1].split()[0] != "Z":
    time.sleep(0.01)
print("up")
time.sleep(600)
"""

    lines = output_of([[program("leader", code)]], tmp_path / "run")

    assert lines[:3] == ["leader   | ended (signal 9): starting again in 0.2 s", "leader   | up", "READY"]


def test_a_very_long_line_does_not_stop_the_others(tmp_path: Path) -> None:
    wordy = program("wordy", "import time; print('x' * 300_000); print('up'); time.sleep(600)")

    lines = output_of([[wordy]], tmp_path)

    assert sum(line.count("x") for line in lines) == 300_000
    assert "READY" in lines


def test_unremarkable_lines_are_not_shown(tmp_path: Path) -> None:
    chatty = program("chatty", "import time; print('tick'); print('tock'); print('up'); time.sleep(600)")

    lines = output_of([[replace(chatty, unremarkable=re.compile("tick"))]], tmp_path)

    assert lines[:3] == ["chatty   | tock", "chatty   | up", "READY"]


@pytest.mark.parametrize("is_terminal", [True, False])
def test_names_have_colours_on_a_terminal_alone(is_terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    stream = io.StringIO()
    stream.isatty = lambda: is_terminal  # type: ignore[method-assign]

    Console(stream).line("api", "hello")

    assert ("\033[" in stream.getvalue()) == is_terminal


def test_a_closed_terminal_does_not_stop_anything() -> None:
    stream = io.StringIO()
    console = Console(stream)
    stream.close()

    console.say("into a closed stream")
