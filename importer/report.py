"""The report file: one JSON object for every record that was refused, changed or repeated."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import orjson

from core.halal import Finding
from importer.normalising.remarks import Remark
from importer.results import RecordResult, Result


class Kind(StrEnum):
    """Why a record is in the report; the most serious reason counts."""

    REFUSED = "refused"
    DUPLICATE = "duplicate"
    DOUBTFUL = "doubtful"
    CHANGED = "changed"
    FILE = "file"
    """Not a record: a file that could not be read, or not to its end."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A record in the report. `line` is its line in a file that has one a line, else its place; 0 for a file."""

    file: str
    line: int
    name: str
    kind: Kind
    reason: str
    findings: Sequence[Finding] = ()
    remarks: Sequence[Remark] = ()

    def as_dict(self) -> dict[str, Any]:
        """Return the entry as the report spells it."""
        return {
            "file": self.file,
            "line": self.line,
            "name": self.name,
            "kind": self.kind.value,
            "reason": self.reason,
            "lines": [finding_as_dict(finding) for finding in self.findings],
            "changes": [remark._asdict() for remark in self.remarks],
        }


def entry_of(result: RecordResult) -> Entry | None:
    """Return the report's entry for a record; None for one of which there is nothing to say."""
    if not result.reason:
        return None
    return Entry(
        file=result.place.file,
        line=result.place.line,
        name=result.name,
        kind=_kind_of(result),
        reason=result.reason,
        findings=result.findings,
        remarks=result.remarks,
    )


def _kind_of(result: RecordResult) -> Kind:
    if result.result in (Result.REFUSED, Result.DUPLICATE):
        return Kind(result.result.value)
    return Kind.DOUBTFUL if result.is_doubtful else Kind.CHANGED


def finding_as_dict(finding: Finding) -> dict[str, Any]:
    """Return what the halal guard found in one text."""
    return {
        "place": finding.place,
        "text": finding.text,
        "status": finding.verdict.status.value,
        "term": finding.verdict.term,
        "reason": finding.verdict.reason,
        "substitute": finding.verdict.substitute,
    }


class Report:
    """Writes entries to a file as they come, so that a run that is ended leaves what it had found."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.count = 0

    def __enter__(self) -> Self:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("wb")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, entries: Iterable[Entry]) -> None:
        """Write the entries, one a line."""
        for entry in entries:
            self._file.write(orjson.dumps(entry.as_dict()) + b"\n")
            self.count += 1
        self._file.flush()
