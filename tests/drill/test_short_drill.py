"""A site of its own under load, and one fault of each kind."""

import os
import subprocess
import sys

from dev.project import PROJECT

SEED = "165"
"""Its faults: PostgreSQL killed, Redis slow, the search engine frozen, the disk of the mail server full."""


def test_nothing_that_was_acknowledged_is_lost_to_one_fault_of_each_kind() -> None:
    # An environment that names no site: other tests of the process may have set up theirs.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SUFRA_")}

    drill = subprocess.run(
        [sys.executable, "-m", "drill", "--each-kind"],
        cwd=PROJECT,
        env={**environment, "SEED": SEED},
        capture_output=True,
        text=True,
        check=False,
    )

    assert drill.returncode == 0, drill.stdout + drill.stderr
