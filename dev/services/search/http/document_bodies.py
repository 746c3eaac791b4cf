"""Documents as requests bring them: JSON, lines of JSON, or a table; all become a JSON list."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from typing import Any

import orjson

from dev.services.search.errors import ApiError

NDJSON = "application/x-ndjson"
CSV = "text/csv"


def documents_of(body: bytes, kind: str, delimiter: str = ",") -> list[dict[str, Any]]:
    """Return the documents of a body of this content type. Raises ApiError malformed_payload, missing_payload."""
    name = {NDJSON: "ndjson", CSV: "csv"}.get(kind, "json")
    if not body.strip():
        raise ApiError("missing_payload", f"A {name} payload is missing.")
    try:
        documents = READERS.get(kind, from_json)(body, delimiter)
    except (ValueError, csv.Error) as error:
        raise malformed(name, str(error)) from error
    for document in documents:
        if not isinstance(document, dict):
            raise malformed(name, f"invalid type: {shortened(document)}, expected a map")
    return documents


def from_json(body: bytes, delimiter: str) -> list[Any]:
    value = orjson.loads(body)
    if isinstance(value, dict):
        return [value]
    if not isinstance(value, list):
        raise ValueError("data are neither an object nor a list of objects")  # noqa: TRY004 -- told as bad input
    return value


def from_lines(body: bytes, delimiter: str) -> list[Any]:
    return [orjson.loads(line) for line in body.splitlines() if line.strip()]


def from_table(body: bytes, delimiter: str) -> list[Any]:
    rows = csv.reader(io.StringIO(body.decode("utf-8-sig")), delimiter=delimiter, strict=True)
    columns = [column_of(header) for header in next(rows)]
    documents = []
    for place, row in enumerate(rows):
        if len(row) != len(columns):
            raise ValueError(f"line {place + 2} has {len(row)} fields, the first line has {len(columns)}")
        documents.append({name: read(cell) for (name, read), cell in zip(columns, row, strict=True)})
    return documents


def column_of(header: str) -> tuple[str, Callable[[str], Any]]:
    name, _, kind = header.rpartition(":")
    if kind not in CELLS or not name:
        return header, str
    return name, CELLS[kind]


def number_of(cell: str) -> float | int | None:
    if not cell.strip():
        return None
    number = float(cell)
    return int(number) if number.is_integer() and abs(number) < 2**53 else number


def flag_of(cell: str) -> bool | None:
    match cell.strip():
        case "":
            return None
        case "true":
            return True
        case "false":
            return False
    raise ValueError(f"`{cell}` is neither `true` nor `false`")


def malformed(name: str, why: str) -> ApiError:
    return ApiError(
        "malformed_payload",
        f"The `{name}` payload provided is malformed. `Couldn't serialize document value: {why}`.",
    )


def shortened(value: Any) -> str:
    return orjson.dumps(value).decode()[:100]


READERS: dict[str, Callable[[bytes, str], list[Any]]] = {NDJSON: from_lines, CSV: from_table}
CELLS: dict[str, Callable[[str], Any]] = {"string": str, "number": number_of, "boolean": flag_of}
