"""The last line counts the checks, and a missing browser is never silent."""

import sys

import pytest

from dev.checks import Check, all_checks, run
from dev.project import PROJECT

GOOD = Check("good", [sys.executable, "-c", ""])
BAD = Check("bad", [sys.executable, "-c", "raise SystemExit(2)"])
WITH_BROWSER = Check("browser tests", [sys.executable, "-c", ""], needs_browser=True)


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUFRA_BROWSER", "/nowhere/chromium")


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the last printed line."""
    return capsys.readouterr().out.splitlines()[-1]


def test_all_good_ends_with_exit_code_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([GOOD, GOOD], is_ci=True) == 0
    assert last_line(capsys) == "2 passed, 0 failed"


def test_a_failure_does_not_hide_the_checks_after_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([BAD, GOOD], is_ci=True) == 1
    assert last_line(capsys) == "1 passed, 1 failed"


def test_a_program_that_is_missing_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([Check("absent", ["/nowhere/program"])], is_ci=False) == 1
    assert last_line(capsys) == "0 passed, 1 failed"


@pytest.mark.usefixtures("no_browser")
def test_a_missing_browser_fails_in_ci(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([WITH_BROWSER], is_ci=True) == 1
    assert "NO BROWSER" in capsys.readouterr().out


@pytest.mark.usefixtures("no_browser")
def test_a_missing_browser_is_said_aloud_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([GOOD, WITH_BROWSER], is_ci=False) == 0

    printed = capsys.readouterr().out
    assert "NO BROWSER" in printed
    assert printed.splitlines()[-1] == "1 passed, 0 failed, 1 skipped"


def test_every_folder_that_a_check_names_is_there() -> None:
    named = [argument for check in all_checks() for argument in check.argv if argument.startswith("tests/")]

    assert [folder for folder in named if not (PROJECT / folder).is_dir()] == []
