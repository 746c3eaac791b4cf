"""The results of an import's records, as they are kept in a file and shown at the desk."""

import csv
import io
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import orjson

LINES_LOOKED_AT = 20_000
"""In search of one page; a page may be shorter than asked for and still not be the last one."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
COLUMNS = ("file", "line", "name", "result", "doubtful", "published", "kind", "reason")


@dataclass(frozen=True)
class ResultLine:
    """The result for one record. `lines` are what the halal guard found, `changes` what was read otherwise."""

    file: str
    line: int
    name: str
    result: str
    reason: str
    kind: str = ""
    is_doubtful: bool = False
    is_published: bool = False
    format: str = ""
    lines: list[dict[str, Any]] = field(default_factory=list)
    changes: list[dict[str, Any]] = field(default_factory=list)


class Page(NamedTuple):
    """Results in their order, and where the next page begins; None after the last one."""

    results: list[ResultLine]
    next_at: int | None


def packed(results: list[ResultLine]) -> bytes:
    """Return the results as lines of the file."""
    return b"".join(orjson.dumps(asdict(result)) + b"\n" for result in results)


def read_page(path: Path, *, at: int, end: int, limit: int, result: str | None = None, kind: str | None = None) -> Page:
    """Return results from byte `at` of the file on, those with a result ("doubtful" too) and a kind of refusal.

    `end` is how much of the file counts. An `at` that is no beginning of a line starts with the next one.
    """
    found: list[ResultLine] = []
    for looked_at, (one, next_at) in enumerate(_lines(path, at, end), start=1):
        if _is_wanted(one, result, kind):
            found.append(one)
        if len(found) == limit or looked_at == LINES_LOOKED_AT:
            return Page(found, next_at if next_at < end else None)
    return Page(found, None)


def as_csv(path: Path, *, end: int) -> Iterator[bytes]:
    """Yield the report as CSV, with a byte order mark for spreadsheets. No cell can be a formula of theirs."""
    yield "\ufeff".encode() + _row(COLUMNS)
    for one, _ in _lines(path, 0, end):
        flags = ("yes" if one.is_doubtful else "", "yes" if one.is_published else "")
        yield _row((one.file, one.line, one.name, one.result, *flags, one.kind, one.reason))


def as_json(path: Path, *, end: int) -> Iterator[bytes]:
    """Yield the report as one JSON array."""
    between = b"["
    for one, _ in _lines(path, 0, end):
        yield between + orjson.dumps(asdict(one))
        between = b",\n"
    yield b"]\n" if between != b"[" else b"[]\n"


def _lines(path: Path, at: int, end: int) -> Iterator[tuple[ResultLine, int]]:
    """Yield each result with the place behind it."""
    try:
        with path.open("rb") as file:
            if at:
                file.seek(at - 1)
                file.readline()
            while file.tell() < end and (line := file.readline()):
                yield ResultLine(**orjson.loads(line)), file.tell()
    except FileNotFoundError:
        return


def _is_wanted(one: ResultLine, result: str | None, kind: str | None) -> bool:
    if kind is not None and one.kind != kind:
        return False
    return result is None or (one.is_doubtful if result == "doubtful" else one.result == result)


def _row(cells: tuple[object, ...]) -> bytes:
    buffer = io.StringIO()
    csv.writer(buffer).writerow([_safe(cell) for cell in cells])
    return buffer.getvalue().encode()


def _safe(cell: object) -> object:
    """Return the cell so that a spreadsheet takes it for a text."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
