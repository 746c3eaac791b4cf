"""make on a machine where something is missing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from dev.project import PROJECT

SHELL_TOOLS = ("sh", "make", "awk", "find", "cut", "touch", "echo", "rm")


@pytest.fixture
def bare_project(tmp_path: Path) -> Path:
    """A copy of what make needs, with a PATH folder `bin` that holds a shell's tools alone."""
    for name in ("Makefile", "pyproject.toml", "uv.lock"):
        shutil.copy(PROJECT / name, tmp_path)
    shutil.copytree(PROJECT / "dev" / "install", tmp_path / "dev" / "install")
    frontend = tmp_path / "frontend"
    frontend.mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(PROJECT / "frontend" / name, frontend)
    (tmp_path / "bin").mkdir()
    for tool in SHELL_TOOLS:
        (tmp_path / "bin" / tool).symlink_to(shutil.which(tool) or tool)
    return tmp_path


def program(project: Path, name: str, script: str) -> None:
    """Put a program of the given shell script on the PATH."""
    path = project / "bin" / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def complaint(project: Path, target: str) -> str:
    """Run make, which fails, and return the sentence of ours."""
    environment = {"PATH": str(project / "bin"), "HOME": os.environ.get("HOME", "/")}
    ended = subprocess.run(
        ["make", target], cwd=project, env=environment, check=False, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode != 0
    [sentence] = [line for line in ended.stderr.splitlines() if line.startswith("sufra: ")]
    return sentence


def test_help_is_what_make_alone_says() -> None:
    said = subprocess.run(["make"], cwd=PROJECT, check=True, capture_output=True, text=True).stdout

    targets = {line.split()[1] for line in said.splitlines() if line.startswith("  make ")}
    assert targets == {
        *("help", "run", "test", "bench", "drill", "install", "format", "openapi", "conformance", "hostile", "audit"),
        *("sbom", "clean"),
    }


def test_a_missing_python_is_said_in_one_sentence(bare_project: Path) -> None:
    assert complaint(bare_project, "install") == (
        "sufra: Python 3.11 or newer is missing: install it, then run make again."
    )


def test_an_old_python_is_as_good_as_none(bare_project: Path) -> None:
    program(bare_project, "python3", "exit 1")

    assert complaint(bare_project, "install").startswith("sufra: Python 3.11 or newer is missing")


def test_a_missing_node_is_said_in_one_sentence(bare_project: Path) -> None:
    assert complaint(bare_project, "frontend/node_modules/.installed") == (
        "sufra: Node is missing: install Node 20.19 or newer, then run make again."
    )


def test_an_old_node_is_named(bare_project: Path) -> None:
    program(bare_project, "node", '[ "$1" = --version ] && echo v18.1.0 || exit 1')

    assert complaint(bare_project, "frontend/node_modules/.installed") == (
        "sufra: Node 20.19 or newer is needed, and this is v18.1.0: install a newer one, then run make again."
    )


def test_a_missing_npm_is_said_in_one_sentence(bare_project: Path) -> None:
    program(bare_project, "node", "exit 0")

    assert complaint(bare_project, "frontend/node_modules/.installed") == (
        "sufra: npm is missing: install it (it comes with Node), then run make again."
    )
