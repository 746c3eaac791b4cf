"""`make drill`: lets the parts of a site fail under load, and says whether anything acknowledged was lost.

SEED=1 FAULTS=100 make drill          faults in the order that follows from the seed
python -m drill --each-kind           one of each kind
"""

import argparse
import asyncio
import functools
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from drill.drill import Outcome, Report, run_drill
from drill.faults import Fault, plan_each_kind, plan_faults

console = Console(width=150)


def main() -> int:
    """Run a drill; the exit code is 1 when something is broken that must hold."""
    parser = argparse.ArgumentParser(prog="drill")
    parser.add_argument("--each-kind", action="store_true", help="one fault of each kind instead of FAULTS")
    is_short = parser.parse_args().each_kind
    seed, count = int(os.environ.get("SEED") or 1), int(os.environ.get("FAULTS") or 100)
    console.print(f"SEED={seed}" if is_short else f"SEED={seed} FAULTS={count}")
    plan = functools.partial(_plan, seed, None if is_short else count)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # an exception ends the site and unmounts its disks
    log = Path(tempfile.gettempdir()) / f"sufra-drill-{seed}.log"
    report = asyncio.run(run_drill(plan, seed=seed, log=log, on_outcome=lambda outcome: console.print(_line(outcome))))
    _print(report)
    return 0 if report.is_passed else 1


def _plan(seed: int, count: int | None, with_disks: bool) -> Sequence[Fault]:
    if not with_disks:
        console.print("Disks can't be mounted by this account: no disk is filled.")
    if count is None:
        return plan_each_kind(seed, with_disks=with_disks)
    return plan_faults(seed, count, with_disks=with_disks)


def _line(outcome: Outcome) -> str:
    return f"{outcome.fault}: {_seen(outcome)}, well after {outcome.well_after:.1f} s"


def _seen(outcome: Outcome) -> str:
    counts = outcome.counts
    parts = [
        f"{counts.get('answered', 0)} searches answered",
        f"{counts.get('degraded', 0)} degraded",
        f"{counts.get('again', 0)} asked again",
        f"slowest {outcome.slowest_search:.1f} s",
        f"{counts.get('saved', 0)} writes saved",
        f"{counts.get('refused', 0)} answered 503",
        f"{counts.get('unknown', 0)} unanswered",
    ]
    return ", ".join(parts)


def _print(report: Report) -> None:
    table = Table("fault", "searches", "degraded", "again", "slowest", "saved", "503", "unanswered", "well after")
    for outcome in report.outcomes:
        counts = outcome.counts
        table.add_row(
            str(outcome.fault),
            *(str(counts.get(name, 0)) for name in ("answered", "degraded", "again")),
            f"{outcome.slowest_search:.1f} s",
            *(str(counts.get(name, 0)) for name in ("saved", "refused", "unknown")),
            f"{outcome.well_after:.1f} s",
        )
    console.print(table)
    console.print(f"seen in all: {dict(report.totals)}")
    for problem, times in Counter(report.problems).items():
        console.print(f"PROBLEM {problem} ({times} times)", markup=False)
    if report.verdict is None:
        return
    verdict = report.verdict
    console.print(f"acknowledged: {dict(verdict.figures)}; copies under one Message-ID: {verdict.copies}")
    for name, found in (("lost", verdict.lost), ("doubled", verdict.doubled), ("drift", verdict.drift)):
        console.print(f"{name}: {len(found)} {'; '.join(found[:8])}", markup=False)


if __name__ == "__main__":
    sys.exit(main())
