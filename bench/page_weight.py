"""The size of what the browser loads before the app can start."""

import re
import subprocess
from pathlib import Path

TOTAL = re.compile(r"([\d.]+) kB\s+JavaScript on the first load")


def first_load_kilobytes(frontend: Path) -> float:
    """Return the gzipped size in kB of the scripts that the first load of / fetches, by the frontend's own check."""
    answer = subprocess.run(
        ["npm", "run", "--silent", "size"], cwd=frontend, capture_output=True, text=True, check=False
    )
    found = TOTAL.search(answer.stdout)
    if found is None:
        raise RuntimeError(answer.stdout + answer.stderr)
    return float(found.group(1))
