"""The last line counts the checks, the cores are kept busy, and a missing browser is never silent."""

import sys
from pathlib import Path

import pytest

from dev.checks.catalogue import Check, all_checks
from dev.checks.runner import Result, print_summary, run
from dev.checks.slowest import Duration, print_slowest, slowest
from dev.project import PROJECT


def python(name: str, program: str = "", **given: object) -> Check:
    """A check that runs a Python program."""
    return Check(name, [sys.executable, "-c", program], **given)  # type: ignore[arg-type]


GOOD = python("good")
BAD = python("bad", "raise SystemExit(2)")
WITH_BROWSER = python("browser tests", needs_browser=True)


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUFRA_BROWSER", "/nowhere/chromium")


def outcomes(*checks: Check, cores: int = 1, is_ci: bool = True) -> list[str]:
    """How checks end."""
    return [result.outcome for result in run(checks, cores=cores, is_ci=is_ci)]


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Return the last printed line."""
    return capsys.readouterr().out.splitlines()[-1]


def test_all_good_ends_with_exit_code_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_summary([Result("one", "passed", 1.0), Result("two", "passed", 1.0)]) == 0
    assert last_line(capsys) == "2 passed, 0 failed"


def test_a_failure_ends_with_exit_code_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_summary([Result("one", "failed", 1.0), Result("two", "passed", 1.0)]) == 1
    assert last_line(capsys) == "1 passed, 1 failed"


def test_skipped_checks_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert print_summary([Result("one", "passed", 1.0), Result("two", "skipped", 0.0)]) == 0
    assert last_line(capsys) == "1 passed, 0 failed, 1 skipped"


def test_a_failure_does_not_hide_the_checks_after_it() -> None:
    assert outcomes(BAD, GOOD) == ["failed", "passed"]


@pytest.mark.parametrize(("second", "outcome"), [(GOOD, "passed"), (BAD, "failed")])
def test_the_second_run_of_a_check_counts(second: Check, outcome: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert outcomes(python("shaky", "raise SystemExit(1)", again=second.argv), GOOD) == [outcome, "passed"]
    # The first failure is told all the same.
    assert "── shaky: failed" in capsys.readouterr().out


def test_a_check_that_passes_is_run_once() -> None:
    assert outcomes(python("steady", again=BAD.argv)) == ["passed"]


def test_a_program_that_is_missing_is_a_failure() -> None:
    assert outcomes(Check("absent", ["/nowhere/program"])) == ["failed"]


@pytest.mark.usefixtures("no_browser")
def test_a_missing_browser_fails_in_ci(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcomes(WITH_BROWSER, is_ci=True) == ["failed"]
    assert "NO BROWSER" in capsys.readouterr().out


@pytest.mark.usefixtures("no_browser")
def test_a_missing_browser_is_said_aloud_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert outcomes(GOOD, WITH_BROWSER, is_ci=False) == ["passed", "skipped"]
    assert "NO BROWSER" in capsys.readouterr().out


def meeting(mine: Path, other: Path) -> str:
    """A program that ends well only while another one runs: each waits for the other's file."""
    return f"""
import pathlib, time
pathlib.Path({str(mine)!r}).touch()
deadline = time.monotonic() + 30
while not pathlib.Path({str(other)!r}).exists():
    assert time.monotonic() < deadline
    time.sleep(0.01)
"""


def test_two_checks_run_at_the_same_time_on_two_cores(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"

    assert outcomes(python("one", meeting(one, two)), python("two", meeting(two, one)), cores=2) == ["passed"] * 2


def test_the_output_of_a_check_stays_in_one_piece(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    talk = "print('first', flush=True){}print('second')"

    run(
        [python(a.name, talk.format(meeting(a, b))) for a, b in ((one, two), (two, one))],
        cores=2,
        is_ci=True,
    )

    lines = [line for line in capsys.readouterr().out.splitlines() if line in ("first", "second")]
    assert lines == ["first", "second"] * 2


def test_a_check_waits_for_the_one_that_it_needs(tmp_path: Path) -> None:
    built = tmp_path / "built"
    build = python("build", f"import pathlib, time; time.sleep(0.2); pathlib.Path({str(built)!r}).touch()")
    size = python("size", f"import pathlib; assert pathlib.Path({str(built)!r}).exists()", after="build")

    assert outcomes(build, size, cores=2) == ["passed", "passed"]


def test_a_check_that_fills_the_machine_runs_alone(tmp_path: Path) -> None:
    alone = tmp_path / "alone"
    suite = python(
        "suite",
        f"import pathlib, time; p = pathlib.Path({str(alone)!r}); p.touch(); time.sleep(0.2); p.unlink()",
        cores=2,
    )
    after = python("after", f"import pathlib; assert not pathlib.Path({str(alone)!r}).exists()")

    assert outcomes(suite, after, cores=2) == ["passed", "passed"]


def test_a_check_for_more_cores_than_there_are_runs_all_the_same() -> None:
    assert outcomes(python("suite", cores=4), cores=1) == ["passed"]


def test_results_come_in_the_order_of_the_checks() -> None:
    slow = python("slow", "import time; time.sleep(0.3)")

    assert [result.name for result in run([slow, GOOD], cores=2, is_ci=True)] == ["slow", "good"]


def test_bytecode_is_kept_although_the_caller_keeps_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    program = "import sys; assert not sys.dont_write_bytecode; assert sys.pycache_prefix"

    assert outcomes(python("kept", program)) == ["passed"]


REPORT = """<testsuites><testsuite>
<testcase classname="tests.one" name="test_a" time="0.5"/>
<testcase classname="tests.one" name="test_b" time="3.25"/>
</testsuite></testsuites>"""


def test_the_slowest_tests_of_all_suites_come_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pytest.xml").write_text(REPORT)
    (tmp_path / "vitest.xml").write_text(REPORT.replace("tests.one", "src/one.test.ts").replace("3.25", "1"))

    assert slowest(tmp_path, 2) == [Duration("tests.one test_b", 3.25), Duration("src/one.test.ts test_b", 1.0)]
    print_slowest(tmp_path)
    assert "3.2 s  tests.one test_b" in capsys.readouterr().out


def test_a_report_that_was_cut_short_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "pytest.xml").write_text(REPORT[:40])

    assert slowest(tmp_path) == []


@pytest.mark.parametrize("cores", [1, 2, 8])
def test_every_folder_that_a_check_names_is_there(tmp_path: Path, cores: int) -> None:
    named = [
        argument
        for check in all_checks(tmp_path, cores=cores)
        for argument in check.argv
        if argument.startswith("tests/")
    ]

    assert [folder for folder in named if not (PROJECT / folder).is_dir()] == []


def test_every_check_that_is_waited_for_comes_before(tmp_path: Path) -> None:
    checks = all_checks(tmp_path, cores=2)
    names = [check.name for check in checks]

    assert all(check.after in names[:index] for index, check in enumerate(checks) if check.after)
