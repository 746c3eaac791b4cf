"""The checks of the project, in the order in which they start."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dev.project import PROJECT

BIN = PROJECT / ".venv" / "bin"
FRONTEND = PROJECT / "frontend"
SUITES_OF_THEIR_OWN = ("tests/conformance", "tests/relevance", "tests/e2e", "tests/lighthouse")
MAX_PYTEST_WORKERS = 4
# Each browser worker runs a whole site of its own beside its Chromium.
MAX_BROWSERS = 2
BUILD = "vite build"


@dataclass(frozen=True)
class Check:
    """A command that ends with exit code 0 when all is well.

    `cores` is how many it keeps busy. `after` names a check that has to have ended before this one starts.
    """

    name: str
    argv: Sequence[str]
    directory: Path = PROJECT
    cores: int = 1
    after: str | None = None
    needs_browser: bool = False
    again: Sequence[str] = ()
    """Run once when the check has failed: its exit code counts. For tests that a busy machine can fail."""


def all_checks(reports: Path, *, cores: int) -> list[Check]:
    """Return the checks for a machine with `cores` cores; the suites write JUnit reports into `reports`.

    What keeps one core busy comes first, two of it at a time; then the suites that can use them all.
    """
    workers, browsers = min(cores, MAX_PYTEST_WORKERS), min(cores, MAX_BROWSERS)

    def pytest(name: str, *arguments: str) -> list[str]:
        return _tool("pytest", "-q", f"--junitxml={reports / name}.xml", *arguments)

    return [
        Check("mypy", _tool("mypy")),
        Check("ruff check", _tool("ruff", "check", ".")),
        Check("ruff format", _tool("ruff", "format", "--check", ".")),
        Check("import contracts", _tool("lint-imports")),
        Check("OpenAPI document is fresh", _tool("sufra", "openapi", "--to", "openapi.json", "--check")),
        Check("TypeScript types are fresh", _npm("types:check"), FRONTEND),
        Check("tsc", _npm("typecheck"), FRONTEND),
        Check("eslint", _npm("lint"), FRONTEND),
        Check("vitest", _npm("test", *_vitest_report(reports)), FRONTEND),
        Check(BUILD, _npm("build"), FRONTEND),
        Check("size of the first load", _npm("size"), FRONTEND, after=BUILD),
        Check("conformance", pytest("conformance", "tests/conformance")),
        Check("relevance", pytest("relevance", "tests/relevance")),
        Check("pytest", pytest("pytest", *_spread(workers), "tests", *_without(SUITES_OF_THEIR_OWN)), cores=workers),
        Check(
            "browser tests",
            pytest("browser", *_spread(browsers), "tests/e2e"),
            cores=browsers,
            after=BUILD,
            needs_browser=True,
            again=pytest("browser-again", "--last-failed", "--last-failed-no-failures=none", "tests/e2e"),
        ),
        # Alone: it prints how fast the screens come.
        Check("Lighthouse", pytest("lighthouse", "tests/lighthouse"), cores=cores, after=BUILD, needs_browser=True),
    ]


def _tool(name: str, *arguments: str) -> list[str]:
    return [str(BIN / name), *arguments]


def _npm(script: str, *arguments: str) -> list[str]:
    return ["npm", "run", "--silent", script, *(["--", *arguments] if arguments else [])]


def _vitest_report(reports: Path) -> list[str]:
    return ["--reporter=default", "--reporter=junit", f"--outputFile.junit={reports / 'vitest.xml'}"]


def _spread(workers: int) -> list[str]:
    # By file: the fixtures of a module are then made once. Idle workers take the files that are left.
    return ["-n", str(workers), "--dist", "loadfile"]


def _without(suites: Sequence[str]) -> list[str]:
    return [f"--ignore={suite}" for suite in suites]
