"""`python -m dev.checks`: every check of the project, the quickest first.

All of them run, also after a failure, so that one run tells everything. The last line counts them.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dev.browser import find_browser
from dev.project import PROJECT

BIN = PROJECT / ".venv" / "bin"
FRONTEND = PROJECT / "frontend"
SUITES_OF_THEIR_OWN = ("tests/conformance", "tests/relevance", "tests/e2e")


@dataclass(frozen=True)
class Check:
    """A command that ends with exit code 0 when all is well."""

    name: str
    argv: Sequence[str]
    directory: Path = PROJECT
    needs_browser: bool = False


@dataclass(frozen=True)
class Result:
    """How a check ended: "passed", "failed" or "skipped", and how long it took."""

    name: str
    outcome: str
    seconds: float


def all_checks() -> list[Check]:
    """Return the checks in the order in which they run."""
    return [
        Check("ruff check", _tool("ruff", "check", ".")),
        Check("ruff format", _tool("ruff", "format", "--check", ".")),
        Check("import contracts", _tool("lint-imports")),
        Check("mypy", _tool("mypy")),
        Check("OpenAPI document is fresh", _tool("sufra", "openapi", "--to", "openapi.json", "--check")),
        Check("TypeScript types are fresh", _npm("types:check"), FRONTEND),
        Check("tsc", _npm("typecheck"), FRONTEND),
        Check("eslint", _npm("lint"), FRONTEND),
        Check("vitest", _npm("test"), FRONTEND),
        Check("vite build", _npm("build"), FRONTEND),
        Check("size of the first load", _npm("size"), FRONTEND),
        Check("pytest", _pytest("-n", "2", "--dist", "loadfile", "tests", *_without(SUITES_OF_THEIR_OWN))),
        Check("conformance", _pytest("tests/conformance")),
        Check("relevance", _pytest("tests/relevance")),
        Check("browser tests", _pytest("-n", "2", "--dist", "loadfile", "tests/e2e"), needs_browser=True),
    ]


def run(checks: Sequence[Check], *, is_ci: bool) -> int:
    """Run `checks` in order, print how each ended, and return the exit code.

    Without a browser, its checks are skipped on a developer's machine and fail in CI.
    """
    began = time.monotonic()
    results = [_run_one(check, is_ci=is_ci) for check in checks]
    print("\nChecks")
    for result in results:
        print(f"  {result.outcome:<8} {result.seconds:7.1f} s  {result.name}")
    print(f"  total    {time.monotonic() - began:7.1f} s")
    outcomes = [result.outcome for result in results]
    skipped = f", {outcomes.count('skipped')} skipped" if "skipped" in outcomes else ""
    print(f"{outcomes.count('passed')} passed, {outcomes.count('failed')} failed{skipped}", flush=True)
    return 1 if "failed" in outcomes else 0


def _run_one(check: Check, *, is_ci: bool) -> Result:
    print(f"\n── {check.name}", flush=True)
    began = time.monotonic()
    outcome = _outcome(check, is_ci=is_ci)
    return Result(check.name, outcome, time.monotonic() - began)


def _outcome(check: Check, *, is_ci: bool) -> str:
    if check.needs_browser and find_browser() is None:
        print("!!! NO BROWSER: install Chromium (Debian: apt-get install chromium) to run the browser tests.")
        return "failed" if is_ci else "skipped"
    try:
        code = subprocess.run(check.argv, cwd=check.directory, check=False, stdin=subprocess.DEVNULL).returncode
    except OSError as error:
        print(f"{check.argv[0]} cannot be run: {error.strerror}.")
        return "failed"
    return "passed" if code == 0 else "failed"


def _tool(name: str, *arguments: str) -> list[str]:
    return [str(BIN / name), *arguments]


def _pytest(*arguments: str) -> list[str]:
    return _tool("pytest", "-q", *arguments)


def _npm(script: str) -> list[str]:
    return ["npm", "run", "--silent", script]


def _without(suites: Sequence[str]) -> list[str]:
    return [f"--ignore={suite}" for suite in suites]


def main() -> int:
    """Run every check."""
    try:
        return run(all_checks(), is_ci=os.environ.get("CI", "").lower() in ("true", "1"))
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
