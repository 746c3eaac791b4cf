"""`python -m dev.supply audit` and `python -m dev.supply sbom`."""

import argparse
import sys

from dev.project import PROJECT
from dev.supply.audit import audit_all
from dev.supply.sbom import write_all


def main() -> int:
    """Run one of the two; 1 when a vulnerability is known or a bill could not be written."""
    parser = argparse.ArgumentParser(prog="python -m dev.supply", description=__doc__)
    parser.add_argument("what", choices=["audit", "sbom"])
    if parser.parse_args().what == "audit":
        reports = audit_all()
        for report in reports:
            print(report.text())
        return int(any(report.findings for report in reports))
    for path in write_all(PROJECT / "sbom"):
        print(path.relative_to(PROJECT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
