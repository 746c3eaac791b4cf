"""The whole of an import: every file, batch by batch."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.images import MediaStorage
from core.models import User
from importer import queries
from importer.candidates import Candidate, Refusal, name_of
from importer.examining import Examiners
from importer.normalising.cuisines import Cuisines, catalogue
from importer.options import ImportOptions
from importer.reading import FileUnreadable, Found, Reading, Skipped, Torn, read_file
from importer.repeats import Place, Repeats
from importer.report import Entry, Kind, Report, entry_of
from importer.results import RecordResult, refused, repeated, result_of
from importer.storing import Given, Prepared, Written, encode_pictures, imports_kitchen, plan, store
from importer.summary import Summary

BATCH_SIZE = 200
"""Records of one transaction: what a killed run loses at most."""
MAX_HELD_BYTES = 64_000_000
"""Of pictures that a batch holds in memory until it is stored."""


class OwnerUnknown(LookupError):
    """There is no user with the address given as owner."""


class Journal(Protocol):
    """Keeps the results of a run that goes on where it was ended."""

    @property
    def done(self) -> int:
        """How many records of the file an earlier run has finished; they are passed over."""
        ...

    def write(self, session: Session, results: Sequence[RecordResult]) -> None:
        """Keep the results of a batch in its own transaction."""
        ...


@dataclass(frozen=True)
class Record:
    """A record that was read and judged: a candidate, a refusal or a repeat of the one at `first`."""

    place: Place
    name: str
    format: str
    candidate: Candidate | None = None
    refusal: Refusal | None = None
    first: Place | None = None
    reading: Reading | None = None


@dataclass
class Run:
    """An import on its way. `on_record` is told the number of records that are done."""

    engine: Database
    options: ImportOptions
    summary: Summary
    report: Report | None = None
    on_record: Callable[[int], None] = lambda _: None
    media: MediaStorage | None = None
    journal: Journal | None = None
    shown_name: str | None = None
    cuisines: Cuisines = field(default_factory=catalogue)
    present_codes: set[str] = field(default_factory=set)
    repeats: Repeats = field(default_factory=Repeats)
    seen: int = 0
    """Records read so far, also those that an earlier run has finished."""


def import_files(
    paths: Iterable[Path],
    options: ImportOptions,
    *,
    engine: Database,
    summary: Summary,
    report: Report | None = None,
    media: MediaStorage | None = None,
    journal: Journal | None = None,
    shown_name: str | None = None,
    on_record: Callable[[int], None] = lambda _: None,
) -> None:
    """Import the recipes of the files, filling in the report and the summary as it goes.

    Commits after every batch, so that `summary` is right whenever this ends. A file or record that can't be read
    stops nothing. Pictures are stored in `media`; without it they are left out. With a `journal`, records that it has
    are passed over, and appear in neither report nor summary. `shown_name` stands for the name of the only file.
    Raises OwnerUnknown before anything is written, and
    SQLAlchemy's OperationalError when the database goes away.
    """
    run = Run(engine, options, summary, report, on_record, media, journal, shown_name)
    prepare(run)
    how = {"allow_missing_steps": options.allow_missing_steps, "has_labels": not options.is_dry_run}
    with Examiners(run.cuisines, **how) as examiners:
        for path in paths:
            for batch in _batches(_records_of(run, path, examiners)):
                _finish_batch(run, batch)


def prepare(run: Run) -> None:
    """Read what the lookups hold, and make sure of the owner."""
    with transaction(run.engine) as session:
        rows = queries.known_cuisines(session)
        if run.options.owner_email is not None or not run.options.is_dry_run:
            owner_of(session, run.options)
    run.cuisines = run.cuisines.with_rows(rows)
    run.present_codes = {row.code for row in rows}


def owner_of(session: Session, options: ImportOptions) -> User:
    """Return the member that new recipes belong to. Raises OwnerUnknown."""
    if options.owner_email is None:
        return imports_kitchen(session)
    owner = queries.user_by_email(session, options.owner_email)
    if owner is None:
        raise OwnerUnknown(f"No account has the address {options.owner_email}.")
    return owner


def _records_of(run: Run, path: Path, examiners: Examiners) -> Iterator[Record]:
    """Yield the file's records; a problem with the file itself goes into the report."""
    try:
        for reading, examined in examiners.examine(
            read_file(path), lambda one: one.recipe if isinstance(one, Found) else None
        ):
            if isinstance(reading, Torn):
                _note_file(run, path, reading.reason)
            else:
                yield _record(run, path, reading, examined)
    except FileUnreadable as error:
        _note_file(run, path, str(error))
    except OSError as error:
        _note_file(run, path, f"This file can't be read: {error.strerror or type(error).__name__}.")


def _note_file(run: Run, path: Path, reason: str) -> None:
    """Put a problem with a whole file on record."""
    run.summary.file_problems.append((str(path), reason))
    if run.report:
        run.report.add([Entry(file=path.name, line=0, name="", kind=Kind.FILE, reason=reason)])


def _record(run: Run, path: Path, reading: Found | Skipped, examined: Candidate | Refusal | None) -> Record:
    """Return what was read, once it is known whether it repeats what was read before."""
    name = run.shown_name or path.name
    place = Place(f"{name}/{reading.member}" if reading.member else name, reading.number)
    if isinstance(reading, Skipped):
        return Record(place, "", "", refusal=Refusal("unreadable", f"It could not be read: {reading.reason}."))
    if not isinstance(examined, Candidate):
        return Record(place, name_of(reading.recipe), reading.format, refusal=examined)
    candidate, first = run.repeats.place_of_first(examined, place)
    return Record(place, candidate.draft.long_title, reading.format, candidate=candidate, first=first, reading=reading)


def _batches(records: Iterable[Record]) -> Iterator[list[Record]]:
    batch: list[Record] = []
    held_bytes = 0
    for record in records:
        batch.append(record)
        held_bytes += _held_bytes(record)
        if len(batch) == BATCH_SIZE or held_bytes > MAX_HELD_BYTES:
            yield batch
            batch, held_bytes = [], 0
    if batch:
        yield batch


def _held_bytes(record: Record) -> int:
    picture = record.reading.picture if isinstance(record.reading, Found) else None
    return picture.held_bytes if picture else 0


def _finish_batch(run: Run, batch: Sequence[Record]) -> None:
    """Store a batch, or find out what storing it would come to; then put it on record."""
    read = len(batch)
    batch = _without_done(run, batch)
    wanted = [_given(record) for record in batch if record.candidate and record.first is None]
    if run.options.is_dry_run:
        with transaction(run.engine) as session:
            session.execute(text("SET TRANSACTION READ ONLY"))
            written = plan(session, wanted, run.options)
        results = _results(batch, written)
        _keep(run, results)
    else:
        prepared = _prepared(run, wanted)
        with transaction(run.engine) as session:
            owner = owner_of(session, run.options)
            written = store(session, prepared, run.options, owner=owner, media=run.media)
            results = _results(batch, written)
            if run.journal and results:
                run.journal.write(session, results)
    for result in results:
        run.summary.count(result)
    _note_cuisines(run, written)
    if run.report:
        run.report.add(entry for result in results if (entry := entry_of(result)))
    run.on_record(read)


def _without_done(run: Run, batch: Sequence[Record]) -> Sequence[Record]:
    """Return the records that no earlier run has finished."""
    before, run.seen = run.seen, run.seen + len(batch)
    return batch[max(0, run.journal.done - before) :] if run.journal else batch


def _given(record: Record) -> Given:
    picture = record.reading.picture if isinstance(record.reading, Found) else None
    if record.candidate is None:
        raise ValueError("only candidates are stored")
    return Given(record.candidate, picture)


def _prepared(run: Run, wanted: Sequence[Given]) -> list[Prepared]:
    """Encode the pictures, which takes long, before the transaction in which the recipes are stored."""
    if run.media is None or not any(one.picture for one in wanted):
        return [Prepared(one.candidate) for one in wanted]
    with transaction(run.engine) as session:
        session.execute(text("SET TRANSACTION READ ONLY"))
        planned = plan(session, wanted, run.options)
    return encode_pictures(wanted, planned)


def _keep(run: Run, results: Sequence[RecordResult]) -> None:
    if run.journal and results:
        with transaction(run.engine) as session:
            run.journal.write(session, results)


def _results(batch: Sequence[Record], written: Sequence[Written]) -> list[RecordResult]:
    """Return the results of a batch: `written` are those of its candidates, in their order."""
    of_candidates = iter(written)
    return [
        result_of(record.place, record.name, record.format, next(of_candidates))
        if record.candidate and record.first is None
        else _result_of_others(record)
        for record in batch
    ]


def _result_of_others(record: Record) -> RecordResult:
    if record.refusal:
        return refused(record.place, record.name, record.format, record.refusal)
    return repeated(record.place, record.name, record.format, record.first or record.place)


def _note_cuisines(run: Run, written: Sequence[Written]) -> None:
    for one in written:
        cuisine = one.candidate.cuisine
        if one.outcome and cuisine and cuisine.code not in run.present_codes:
            run.present_codes.add(cuisine.code)
            run.summary.new_cuisines.append(cuisine.display_name)
