"""`python -m dev.checks`: run every check of the project.

All of them run, also after a failure, so that one run tells everything. The last line counts them.
"""

import os
import sys
import tempfile
from pathlib import Path

from dev.checks.catalogue import all_checks
from dev.checks.runner import print_summary, run
from dev.checks.slowest import print_slowest


def main() -> int:
    """Run every check and return the exit code: 0 when none failed, 130 after Ctrl-C."""
    cores = os.cpu_count() or 1
    is_ci = os.environ.get("CI", "").lower() in ("true", "1")
    with tempfile.TemporaryDirectory(prefix="sufra-checks-") as folder:
        reports = Path(folder)
        try:
            results = run(all_checks(reports, cores=cores), cores=cores, is_ci=is_ci)
        except KeyboardInterrupt:
            return 130
        print_slowest(reports)
        return print_summary(results)


if __name__ == "__main__":
    sys.exit(main())
