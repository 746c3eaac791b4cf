"""The slowest tests of a run, from the JUnit reports of all suites."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

SHOWN = 20


@dataclass(frozen=True)
class Duration:
    """How long one test took, what it needed to be set up included."""

    test: str
    seconds: float


def slowest(reports: Path, count: int = SHOWN) -> list[Duration]:
    """Return the `count` slowest tests of the JUnit files in `reports`, the slowest first."""
    durations = (duration for file in reports.glob("*.xml") for duration in _read(file))
    return sorted(durations, key=lambda duration: (-duration.seconds, duration.test))[:count]


def print_slowest(reports: Path) -> None:
    """Print the slowest tests; nothing when no suite has left a report."""
    found = slowest(reports)
    if found:
        print(f"\nSlowest {len(found)} tests")
    for duration in found:
        print(f"  {duration.seconds:7.1f} s  {duration.test}")


def _read(file: Path) -> Iterator[Duration]:
    try:
        cases = ElementTree.parse(file).iter("testcase")  # noqa: S314 — written by our own tools a moment ago
    except ElementTree.ParseError:
        return  # cut short: the suite was ended from outside, and its check has failed
    for case in cases:
        yield Duration(f"{case.get('classname', '')} {case.get('name', '')}", float(case.get("time", 0)))
