"""Writes a software bill of materials (CycloneDX) for each lock file."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

from dev.project import PROJECT
from dev.supply.audit import UV

# Without packages that only checks and the one-machine site need: they never ship. In the frontend they are marked
# as development: npm leaves out shared ones as well when told to omit them.
PYTHON = (UV, "export", "--frozen", "--quiet", "--no-dev", "--no-emit-project", "--format", "cyclonedx1.5")
PREVIEW = ("--preview-features", "sbom-export")
NPM = ("npm", "sbom", "--package-lock-only", "--sbom-format", "cyclonedx")


def write_all(folder: Path) -> Iterator[Path]:
    """Write python.cdx.json and frontend.cdx.json into the folder, and give their paths.

    Needs no network. Raises CalledProcessError with the tool's own words on standard error.
    """
    folder.mkdir(exist_ok=True)
    for name, argv, directory in (("python", (*PYTHON, *PREVIEW), PROJECT), ("frontend", NPM, PROJECT / "frontend")):
        path = folder / f"{name}.cdx.json"
        path.write_text(subprocess.run(argv, cwd=directory, check=True, stdout=subprocess.PIPE, text=True).stdout)
        yield path
