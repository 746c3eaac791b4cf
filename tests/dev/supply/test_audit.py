"""A report says what is known, and never takes a source that did not answer for a clean bill."""

import json
from pathlib import Path

import pytest

from dev.supply import audit
from dev.supply.audit import audit_npm, npm_report, python_report
from dev.supply.sbom import write_all


def test_a_vulnerable_python_package_is_named_with_its_fix() -> None:
    vulnerability = {"id": "PYSEC-2026-1", "fix_versions": ["1.2"]}
    answer = {"dependencies": [{"name": "a", "version": "1.1", "vulns": [vulnerability]}, {"name": "b", "vulns": []}]}

    report = python_report(json.dumps(answer), "")

    assert report.text() == "uv.lock: 1 known vulnerabilities\n  a 1.1: PYSEC-2026-1, fixed in 1.2"


def test_packages_that_the_source_does_not_know_are_not_taken_for_sound() -> None:
    answer = {"dependencies": [{"name": "a", "skip_reason": "not found"}, {"name": "b", "version": "1", "vulns": []}]}

    assert "NOT CHECKED" in python_report(json.dumps(answer), "").text()
    assert "1 of 2 packages (not found)" in python_report(json.dumps(answer), "").text()


def test_a_vulnerable_npm_package_is_named() -> None:
    answer = {"vulnerabilities": {"a": {"range": "<2", "severity": "high", "fixAvailable": True}}}

    assert npm_report(json.dumps(answer), "").findings == ["  a <2: high, a fix is there"]


@pytest.mark.parametrize("stdout", ["", "[]", '{"message": "no route to host"}', "<html>"])
def test_a_source_that_does_not_answer_is_reported_as_such(stdout: str) -> None:
    for report in (python_report(stdout, "no route to host"), npm_report(stdout, "no route to host")):
        assert "NOT CHECKED" in report.text()
        assert "no route to host" in report.text()
        assert not report.findings


def test_a_tool_that_is_missing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise FileNotFoundError

    monkeypatch.setattr(audit.subprocess, "run", missing)

    assert audit_npm().problem == "npm: FileNotFoundError"


def test_a_bill_names_what_ships_and_nothing_else(tmp_path: Path) -> None:
    python, frontend = (json.loads(path.read_text()) for path in write_all(tmp_path))

    names = {component["name"] for component in python["components"]}
    assert "fastapi" in names
    assert "pytest" not in names
    assert "react" in {component["name"] for component in frontend["components"]}
