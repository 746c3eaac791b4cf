"""Asks the registries for known vulnerabilities of the locked packages."""

import json
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dev.project import PROJECT

UV = str(PROJECT / ".venv" / "uv" / "bin" / "uv")
PIP_AUDIT = "pip-audit==2.10.1"
"""Run in an environment of its own: it is no part of the project's."""
TIMEOUT_SECONDS = 300


@dataclass(frozen=True)
class Report:
    """What one source said about one lock file."""

    lock_file: str
    findings: Sequence[str] = ()
    problem: str = ""
    """Why the source could not be asked, or not about everything; empty when it answered."""

    def text(self) -> str:
        """Return the report for people."""
        lines = (
            [f"{self.lock_file}: NOT CHECKED, its source could not be asked: {self.problem}"] if self.problem else []
        )
        if self.findings:
            lines += [f"{self.lock_file}: {len(self.findings)} known vulnerabilities", *self.findings]
        return "\n".join(lines) or f"{self.lock_file}: no known vulnerabilities"


@dataclass(frozen=True)
class _Ended:
    stdout: str = ""
    stderr: str = ""
    problem: str = field(default="")


def audit_all() -> list[Report]:
    """Return a report for each lock file. A source that can't be reached is a report, not an error."""
    return [audit_python(), audit_npm()]


def audit_python() -> Report:
    """Ask pip-audit about the packages of uv.lock."""
    with tempfile.TemporaryDirectory() as folder:
        requirements = Path(folder) / "requirements.txt"
        exported = _run(
            [UV, "export", "--frozen", "--quiet", "--no-emit-project", "--output-file", str(requirements)], PROJECT
        )
        if exported.problem or not requirements.exists():
            return Report("uv.lock", problem=exported.problem or _last_line(exported.stderr))
        ended = _run(
            [
                *(UV, "tool", "run", "--quiet", PIP_AUDIT, "--requirement", str(requirements)),
                *("--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"),
            ],
            PROJECT,
        )
    return python_report(ended.stdout, ended.problem or _last_line(ended.stderr))


def python_report(stdout: str, problem: str) -> Report:
    """Return the report for what pip-audit wrote; `problem` explains an output that is no report."""
    answer = _parsed(stdout)
    if "dependencies" not in answer:
        return Report("uv.lock", problem=problem or "no report")
    found = [
        f"  {package['name']} {package['version']}: {each['id']}, fixed in {', '.join(each['fix_versions']) or '–'}"
        for package in answer["dependencies"]
        for each in package.get("vulns", ())
    ]
    # Packages that the source does not know are left out by pip-audit, which still says that all is well.
    skipped = [package["skip_reason"] for package in answer["dependencies"] if "skip_reason" in package]
    unasked = f"{len(skipped)} of {len(answer['dependencies'])} packages ({skipped[0]})" if skipped else ""
    return Report("uv.lock", findings=found, problem=unasked)


def audit_npm() -> Report:
    """Ask npm about the packages of frontend/package-lock.json."""
    ended = _run(["npm", "audit", "--package-lock-only", "--json"], PROJECT / "frontend")
    return npm_report(ended.stdout, ended.problem or _last_line(ended.stderr))


def npm_report(stdout: str, problem: str) -> Report:
    """Return the report for what npm wrote; `problem` explains an output that is no report."""
    answer = _parsed(stdout)
    if "vulnerabilities" not in answer:
        return Report("frontend/package-lock.json", problem=str(answer.get("message") or problem or "no report"))
    found = [
        f"  {name} {each['range']}: {each['severity']}{', a fix is there' if each['fixAvailable'] else ''}"
        for name, each in sorted(answer["vulnerabilities"].items())
    ]
    return Report("frontend/package-lock.json", findings=found)


def _run(argv: Sequence[str], directory: Path) -> _Ended:
    try:
        ended = subprocess.run(
            argv, cwd=directory, check=False, capture_output=True, text=True, timeout=TIMEOUT_SECONDS
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return _Ended(problem=f"{argv[0]}: {type(error).__name__}")
    return _Ended(ended.stdout, ended.stderr)


def _parsed(text: str) -> dict[str, Any]:
    try:
        answer = json.loads(text)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip() if lines else ""
