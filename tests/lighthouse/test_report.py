"""Lighthouse's mobile preset on the main screens: accessibility, best practices and SEO are whole.

The performance score and its timings are printed and decide nothing: they are those of this machine at this moment.
Bytes do decide, in `npm run size`.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dev.browser import find_browser
from dev.project import PROJECT
from tests.e2e.site import Site

LIGHTHOUSE = PROJECT / "tests" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
WHOLE = ("accessibility", "best-practices", "seo")
TIMINGS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
FLAGS = "--headless --no-sandbox --disable-dev-shm-usage --disable-gpu"
PATIENCE_SECONDS = 240


@pytest.fixture(scope="module")
def report() -> Iterator[list[str]]:
    """Lines that are printed and kept in test-results/lighthouse.txt once all screens have been looked at."""
    lines: list[str] = []
    yield lines
    path = PROJECT / "test-results" / "lighthouse.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize("screen", ["home", "recipes", "recipe", "blog"])
def test_a_screen_is_accessible_well_made_and_found(
    site: Site, published_blog: str, screen: str, report: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = {"home": "/", "recipes": "/recipes", "recipe": site.recipe("chicken-biryani"), "blog": published_blog}
    path = paths[screen]
    result = run_lighthouse(site.url + path, tmp_path / "report.json")

    scores = {name: round(100 * category["score"]) for name, category in result["categories"].items()}
    report.append(describe(path, scores, result["audits"]))
    with capsys.disabled():
        print(f"\n{report[-1]}")
    failing = [
        audit["title"]
        for name in WHOLE
        for reference in result["categories"][name]["auditRefs"]
        if (audit := result["audits"][reference["id"]])["score"] == 0 and reference["weight"]
    ]
    assert failing == []


def run_lighthouse(url: str, output: Path) -> dict[str, Any]:
    """Return Lighthouse's result for an address, by its mobile preset."""
    browser = find_browser()
    assert browser is not None
    subprocess.run(
        [
            str(LIGHTHOUSE),
            url,
            "--quiet",
            "--no-enable-error-reporting",
            "--output=json",
            f"--output-path={output}",
            f"--chrome-flags={FLAGS}",
        ],
        env={**os.environ, "CHROME_PATH": browser},
        check=True,
        timeout=PATIENCE_SECONDS,
    )
    result: dict[str, Any] = json.loads(output.read_bytes())
    return result


def describe(path: str, scores: dict[str, int], audits: dict[str, Any]) -> str:
    """Return one line: the scores of all categories, the timings and the bytes of the load."""
    timings = ", ".join(f"{name} {audits[name]['displayValue']}" for name in TIMINGS)
    kilobytes = audits["total-byte-weight"]["numericValue"] / 1000
    return f"Lighthouse {path}: {scores}; {timings}; {kilobytes:.0f} kB"
