"""The result of an import for one record."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.halal import Finding
from core.recipes.store import Outcome
from importer.candidates import Refusal
from importer.normalising.remarks import Remark
from importer.repeats import Place
from importer.storing import Written


class Result(StrEnum):
    """What becomes of a record; in a dry run, what would become of it."""

    CREATED = "created"
    UPDATED = "updated"
    UNCHANGED = "unchanged"
    REFUSED = "refused"
    DUPLICATE = "duplicate"


_OF_OUTCOME = {
    Outcome.CREATED: Result.CREATED,
    Outcome.UPDATED: Result.UPDATED,
    Outcome.UNCHANGED: Result.UNCHANGED,
}


@dataclass(frozen=True, kw_only=True)
class RecordResult:
    """The result for a record and what its author should know.

    `kind` is what refusals are counted by; `reason` is a sentence, empty when there is nothing to say. A doubtful
    record is stored with a caution.
    """

    place: Place
    name: str
    format: str
    result: Result
    reason: str = ""
    kind: str = ""
    is_doubtful: bool = False
    is_published: bool = False
    findings: Sequence[Finding] = ()
    remarks: Sequence[Remark] = ()


def refused(place: Place, name: str, format_name: str, refusal: Refusal) -> RecordResult:
    """Return the result for a record that is not imported."""
    reason = f"Not halal: {refusal.reason}" if refusal.kind == "haram" else refusal.reason
    return RecordResult(
        place=place,
        name=name,
        format=format_name,
        result=Result.REFUSED,
        kind=refusal.kind,
        reason=reason,
        findings=refusal.findings,
    )


def repeated(place: Place, name: str, format_name: str, first: Place) -> RecordResult:
    """Return the result for a record that was read before, at `first`."""
    reason = f"The same recipe as in line {first.line}" + (f" of {first.file}." if first.file != place.file else ".")
    return RecordResult(place=place, name=name, format=format_name, result=Result.DUPLICATE, reason=reason)


def result_of(place: Place, name: str, format_name: str, written: Written) -> RecordResult:
    """Return the result for a record that was stored, or that the database refused."""
    if written.outcome is None:
        return refused(place, name, format_name, Refusal("not stored", written.problem))
    doubts, remarks = written.candidate.doubts, written.candidate.remarks
    reason = "; ".join(f"{remark.field} {remark.found!r}: {remark.became}" for remark in remarks)
    return RecordResult(
        place=place,
        name=name,
        format=format_name,
        result=_OF_OUTCOME[written.outcome],
        reason=f"Doubtful: {doubts[0].verdict.reason}" if doubts else reason,
        is_doubtful=bool(doubts),
        is_published=written.is_newly_published,
        findings=doubts,
        remarks=remarks,
    )
