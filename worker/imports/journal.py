"""Keeps how far an import is, in the transaction that stores its recipes."""

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Table, update
from sqlalchemy.orm import Session

from core.imports.results import ResultLine, packed
from core.models import ImportJob
from core.models.imports import COUNTS
from importer.report import finding_as_dict
from importer.results import RecordResult, Result

MAX_FORMATS = 200
_COLUMN_OF = {
    Result.CREATED: "created",
    Result.UPDATED: "updated",
    Result.UNCHANGED: "unchanged",
    Result.REFUSED: "refused",
    Result.DUPLICATE: "duplicates",
}


class JobJournal:
    """Writes the results of a job's records. A run that was ended goes on behind the last batch that was committed."""

    def __init__(self, job: ImportJob, results: Path) -> None:
        self.done = job.records_done
        self._id = job.id
        self._counts = Counter({name: getattr(job, name) for name in COUNTS})
        self._refusals = Counter(job.refusals)
        self._formats = dict.fromkeys(filter(None, job.format.split(", ")))
        self._bytes = job.results_bytes
        self._path = results
        self._written = job.records_done

    def write(self, session: Session, results: Sequence[RecordResult]) -> None:
        """Append the results, and count them in the session's transaction."""
        for result in results:
            self._count(result)
        self._written += len(results)
        self._append(packed([_line(result) for result in results]))
        # By its table: the worker is not to be told of what it writes itself.
        table = ImportJob.__table__
        if not isinstance(table, Table):
            raise TypeError(table)
        session.execute(
            update(table)
            .where(table.c.id == self._id)
            .values(
                attempts=0,
                records_done=self._written,
                results_bytes=self._bytes,
                refusals=dict(self._refusals),
                format=", ".join(self._formats)[:MAX_FORMATS],
                **{name: self._counts[name] for name in COUNTS},
            )
        )

    def _append(self, content: bytes) -> None:
        """Write behind what is committed. What a run that was ended has left there is overwritten."""
        with self._path.open("r+b" if self._path.exists() else "wb") as file:
            file.truncate(self._bytes)
            file.seek(self._bytes)
            file.write(content)
            file.flush()
            # Before the commit that counts it: a power cut must not leave a row that counts more results than the file
            # has.
            os.fsync(file.fileno())
        self._bytes += len(content)

    def _count(self, result: RecordResult) -> None:
        self._counts[_COLUMN_OF[result.result]] += 1
        self._counts["doubtful"] += result.is_doubtful
        self._counts["published"] += result.is_published
        if result.kind:
            self._refusals[result.kind] += 1
        if result.format:
            self._formats.setdefault(result.format)


def _line(result: RecordResult) -> ResultLine:
    return ResultLine(
        file=result.place.file,
        line=result.place.line,
        name=result.name,
        result=result.result.value,
        reason=result.reason,
        kind=result.kind,
        is_doubtful=result.is_doubtful,
        is_published=result.is_published,
        format=result.format,
        lines=[finding_as_dict(finding) for finding in result.findings],
        changes=[remark._asdict() for remark in result.remarks],
    )
