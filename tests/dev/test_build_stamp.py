"""Browser tests notice a build that is older than its sources."""

import shutil
import subprocess
from pathlib import Path

import pytest

from dev.project import PROJECT

SCRIPT = Path("frontend/scripts/build-stamp.mjs")


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A project with one source, a fact of the server's that the browser reads, one test and a fresh build."""
    contents = {
        "frontend/src/recipes.ts": "export const recipes = 1;",
        "frontend/src/recipes.test.ts": "test();",
        "config/fields.json": "{}",
        "frontend/dist/.vite/manifest.json": "{}",
    }
    for name, content in contents.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    (tmp_path / SCRIPT).parent.mkdir()
    shutil.copy(PROJECT / SCRIPT, tmp_path / SCRIPT)
    assert stamp(tmp_path).returncode == 0
    return tmp_path


def stamp(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script in `project`."""
    return subprocess.run(["node", project / SCRIPT, *arguments], capture_output=True, text=True, check=False)


def test_a_fresh_build_is_accepted(built: Path) -> None:
    assert stamp(built, "--check").returncode == 0


@pytest.mark.parametrize("source", ["frontend/src/recipes.ts", "frontend/src/new.ts", "config/fields.json"])
def test_a_changed_source_makes_the_build_stale(built: Path, source: str) -> None:
    (built / source).write_text("changed")

    checked = stamp(built, "--check")

    assert checked.returncode == 1
    assert "npm run build" in checked.stderr


def test_a_removed_source_makes_the_build_stale(built: Path) -> None:
    (built / "frontend/src/recipes.ts").unlink()

    assert stamp(built, "--check").returncode == 1


def test_a_changed_test_leaves_the_build_fresh(built: Path) -> None:
    (built / "frontend/src/recipes.test.ts").write_text("changed")

    assert stamp(built, "--check").returncode == 0


def test_a_missing_build_is_stale(built: Path) -> None:
    shutil.rmtree(built / "frontend/dist")

    assert stamp(built, "--check").returncode == 1
