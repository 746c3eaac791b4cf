"""The whole of an import: every file, batch by batch."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.models import User
from core.recipes.store import Outcome
from importer import queries
from importer.candidates import Candidate, Refusal, examine, name_of
from importer.normalising.cuisines import Cuisines, catalogue
from importer.options import ImportOptions
from importer.reading import FileUnreadable, Found, Skipped, Torn, read_file
from importer.repeats import Place, Repeats
from importer.report import Entry, Kind, Report
from importer.storing import Written, imports_kitchen, plan, store
from importer.summary import Summary

BATCH_SIZE = 200
"""Records of one transaction: what a killed run loses at most."""


class OwnerUnknown(LookupError):
    """There is no user with the address given as owner."""


@dataclass
class Run:
    """An import on its way. `on_record` is told the number of records that are done."""

    engine: Database
    options: ImportOptions
    report: Report
    summary: Summary
    on_record: Callable[[int], None]
    cuisines: Cuisines = field(default_factory=catalogue)
    present_codes: set[str] = field(default_factory=set)
    repeats: Repeats = field(default_factory=Repeats)


def import_files(
    paths: Iterable[Path],
    options: ImportOptions,
    *,
    engine: Database,
    report: Report,
    summary: Summary,
    on_record: Callable[[int], None] = lambda _: None,
) -> None:
    """Import the Recipes of the files, filling in the report and the summary as it goes.

    Commits after every batch, so that `summary` is right whenever this ends. A file or record that can't be read
    stops nothing. Raises OwnerUnknown before anything is written, and SQLAlchemy's OperationalError when the
    database goes away.
    """
    run = Run(engine, options, report, summary, on_record)
    prepare(run)
    for path in paths:
        pending: list[tuple[Place, Candidate]] = []
        for place, candidate in candidates_of(run, path):
            pending.append((place, candidate))
            if len(pending) == BATCH_SIZE:
                finish_batch(run, pending)
                pending = []
        if pending:
            finish_batch(run, pending)


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
        raise OwnerUnknown(f"Nobody has the address {options.owner_email}.")
    return owner


def candidates_of(run: Run, path: Path) -> Iterator[tuple[Place, Candidate]]:
    """Yield what may be stored; everything else goes into the report."""
    try:
        for reading in read_file(path):
            if isinstance(reading, Torn):
                note_file(run, path, reading.reason)
                continue
            run.summary.read += 1
            place = Place(path.name, reading.number)
            candidate = admitted(run, place, reading)
            if candidate:
                yield place, candidate
            else:
                run.on_record(1)
    except FileUnreadable as error:
        note_file(run, path, str(error))
    except OSError as error:
        note_file(run, path, f"This file can't be read: {error.strerror or type(error).__name__}.")


def note_file(run: Run, path: Path, reason: str) -> None:
    """Put a problem with a whole file on record."""
    run.summary.file_problems.append((str(path), reason))
    run.report.add([Entry(file=path.name, line=0, name="", kind=Kind.FILE, reason=reason)])


def admitted(run: Run, place: Place, reading: Found | Skipped) -> Candidate | None:
    """Return the candidate that a record makes, if it is neither refused nor a repeat."""
    if isinstance(reading, Skipped):
        refuse(run, place, "", Refusal("unreadable", f"It could not be read: {reading.reason}."))
        return None
    examined = examine(reading.recipe, run.cuisines, allow_missing_steps=run.options.allow_missing_steps)
    if isinstance(examined, Refusal):
        refuse(run, place, name_of(reading.recipe), examined)
        return None
    candidate, first = run.repeats.place_of_first(examined, place)
    if first is None:
        return candidate
    run.summary.duplicates += 1
    reason = f"The same recipe as in line {first.line}" + (f" of {first.file}." if first.file != place.file else ".")
    run.report.add([entry(place, candidate.draft.long_title, Kind.DUPLICATE, reason)])
    return None


def refuse(run: Run, place: Place, name: str, refusal: Refusal) -> None:
    """Put a refusal on record."""
    run.summary.refused[refusal.kind] += 1
    reason = refusal.reason if refusal.kind != "haram" else f"Not halal: {refusal.reason}"
    found = Entry(
        file=place.file, line=place.line, name=name, kind=Kind.REFUSED, reason=reason, findings=refusal.findings
    )
    run.report.add([found])


def finish_batch(run: Run, batch: Sequence[tuple[Place, Candidate]]) -> None:
    """Store a batch, or find out what storing it would come to; then put it on record."""
    candidates = [candidate for _, candidate in batch]
    with transaction(run.engine) as session:
        if run.options.is_dry_run:
            session.execute(text("SET TRANSACTION READ ONLY"))
            written = plan(session, candidates, run.options)
        else:
            written = store(session, candidates, run.options, owner=owner_of(session, run.options))
    for (place, candidate), result in zip(batch, written, strict=True):
        record(run, place, candidate, result)
    run.on_record(len(batch))


def record(run: Run, place: Place, candidate: Candidate, written: Written) -> None:
    """Count what came of a candidate, and report what its author should know."""
    if written.outcome is None:
        refuse(run, place, candidate.draft.long_title, Refusal("not stored", written.problem))
        return
    count(run.summary, written)
    if candidate.cuisine and candidate.cuisine.code not in run.present_codes:
        run.present_codes.add(candidate.cuisine.code)
        run.summary.new_cuisines.append(candidate.cuisine.display_name)
    if candidate.doubts:
        run.summary.doubtful += 1
        reason = f"Doubtful: {candidate.doubts[0].verdict.reason}"
        run.report.add([entry(place, candidate.draft.long_title, Kind.DOUBTFUL, reason, candidate)])
    elif candidate.remarks:
        reason = "; ".join(f"{remark.field} {remark.found!r}: {remark.became}" for remark in candidate.remarks)
        run.report.add([entry(place, candidate.draft.long_title, Kind.CHANGED, reason, candidate)])


def count(summary: Summary, written: Written) -> None:
    """Count an outcome."""
    summary.created += written.outcome is Outcome.CREATED
    summary.updated += written.outcome is Outcome.UPDATED
    summary.unchanged += written.outcome is Outcome.UNCHANGED
    summary.published += written.is_newly_published


def entry(place: Place, name: str, kind: Kind, reason: str, candidate: Candidate | None = None) -> Entry:
    """Return the report's entry on a record that was understood."""
    return Entry(
        file=place.file,
        line=place.line,
        name=name,
        kind=kind,
        reason=reason,
        findings=candidate.doubts if candidate else (),
        remarks=candidate.remarks if candidate else (),
    )
