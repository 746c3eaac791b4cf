"""`python -m dev.openapi_freshness`: whether the committed openapi.json is what the API says of itself."""

import subprocess
import sys

from dev.project import PROJECT


def main() -> int:
    """Compare `sufra openapi` with openapi.json, and return the exit code."""
    committed = PROJECT / "openapi.json"
    made = subprocess.run([sys.executable, "-m", "cli.main", "openapi"], cwd=PROJECT, check=False, capture_output=True)
    if made.returncode != 0:
        sys.stderr.write(made.stderr.decode(errors="replace"))
        return made.returncode
    if not committed.exists() or committed.read_bytes() != made.stdout:
        print("openapi.json is stale: run `make openapi` and commit it.")
        return 1
    print("openapi.json is up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
