"""Routes of documents: adding, reading, deleting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson
from pyroaring import BitMap
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from dev.services.search.checking import check_array, check_count, check_object, check_texts, wrong_type
from dev.services.search.errors import ApiError
from dev.services.search.filters.from_json import FilterShapeError, filter_from_json
from dev.services.search.filters.scanner import FilterSyntaxError
from dev.services.search.http.call import JSON, Call, answer, check_content_type, count_parameter
from dev.services.search.http.document_bodies import CSV, NDJSON, documents_of
from dev.services.search.live_index import LiveIndex
from dev.services.search.searching.request import sort_field
from dev.services.search.searching.run import check_sortable, filtered
from dev.services.search.tasks.document_ids import written_id

READING = ("offset", "limit", "fields", "retrieveVectors", "ids", "filter", "sort", "useNetwork")


async def add_documents(call: Call) -> Response:
    return await take_documents(call, merges=False)


async def update_documents(call: Call) -> Response:
    return await take_documents(call, merges=True)


async def take_documents(call: Call, *, merges: bool) -> Response:
    uid = call.index_uid()
    given = call.parameters(("primaryKey", "csvDelimiter", "customMetadata", "skipCreation"))
    kind = check_content_type(call.request, (JSON, NDJSON, CSV))
    delimiter = csv_delimiter(given, kind)
    body = await call.body()
    documents = await run_in_threadpool(documents_of, body, kind, delimiter)
    payload = orjson.dumps(documents)
    receipt = await call.enqueue(
        "documentAdditionOrUpdate",
        uid,
        details={"receivedDocuments": len(documents), "indexedDocuments": None},
        content={
            "primaryKey": given.get("primaryKey"),
            "merges": merges,
            "skipsCreation": given.get("skipCreation") == "true",
            "bytes": len(payload),
        },
        payload=payload,
    )
    return answer(receipt, 202)


def csv_delimiter(given: dict[str, str], kind: str) -> str:
    delimiter = given.get("csvDelimiter")
    if delimiter is None:
        return ","
    if kind != CSV:
        raise ApiError("invalid_content_type", f"The `csvDelimiter` parameter is only for the Content-Type `{CSV}`.")
    if len(delimiter) != 1 or not delimiter.isascii():
        raise ApiError(
            "invalid_document_csv_delimiter",
            f"Invalid value in parameter `csvDelimiter`: expected a string of one ASCII character, got `{delimiter}`.",
        )
    return delimiter


async def get_document(call: Call) -> Response:
    index = call.engine.catalog.get(call.index_uid())
    given = call.parameters(("fields", "retrieveVectors"))
    document_id = call.request.path_params["document_id"]
    number = index.view.number_of.get(document_id)
    if number is None:
        raise ApiError("document_not_found", f"Document `{document_id}` not found.")
    return answer(with_fields(index.view.document(number), fields_of(given.get("fields"))))


async def list_documents(call: Call) -> Response:
    index = call.engine.catalog.get(call.index_uid())
    given = call.parameters(READING)
    ids = given.get("ids")
    found = page_of(
        index,
        offset=count_parameter(given, "offset", 0, "invalid_document_offset"),
        limit=count_parameter(given, "limit", 20, "invalid_document_limit"),
        fields=fields_of(given.get("fields")),
        ids=None if ids is None else ids.split(","),
        filter_given=filter_parameter(given.get("filter")),
        sort=given["sort"].split(",") if given.get("sort") else [],
    )
    return answer(found)


def fields_of(text: str | None) -> list[str] | None:
    return None if text is None or text == "*" else text.split(",")


def filter_parameter(text: str | None) -> Any:
    if text is None or not text.startswith("["):
        return text
    try:
        return orjson.loads(text)
    except orjson.JSONDecodeError:
        return text


async def fetch_documents(call: Call) -> Response:
    index = call.engine.catalog.get(call.index_uid())
    body = check_object(await call.json(), "", "bad_request", READING)
    found = page_of(
        index,
        offset=check_count(body.get("offset", 0), ".offset", "invalid_document_offset"),
        limit=check_count(body.get("limit", 20), ".limit", "invalid_document_limit"),
        fields=texts_or_none(body, "fields", "invalid_document_fields"),
        ids=ids_or_none(body.get("ids")),
        filter_given=body.get("filter"),
        sort=texts_or_none(body, "sort", "invalid_document_sort") or [],
    )
    return answer(found)


def texts_or_none(body: dict[str, Any], name: str, code: str) -> list[str] | None:
    return None if body.get(name) is None else check_texts(body[name], f".{name}", code)


def ids_or_none(value: Any) -> list[str] | None:
    if value is None:
        return None
    code = "invalid_document_ids"
    return [checked_id(one, f".ids[{place}]", code) for place, one in enumerate(check_array(value, ".ids", code))]


def checked_id(value: Any, path: str, code: str) -> str:
    written = written_id(value)
    if written is None:
        raise ApiError(code, f"In `{path}`: Document identifier `{orjson.dumps(value).decode()}` is invalid.")
    return written


def page_of(
    index: LiveIndex,
    *,
    offset: int,
    limit: int,
    fields: Sequence[str] | None,
    ids: Sequence[str] | None,
    filter_given: Any,
    sort: Sequence[str],
) -> dict[str, Any]:
    """Return one page of the documents that are asked for, in order of first addition unless sorted."""
    number_of = index.view.number_of
    matching = filtered(index, filter_given, "invalid_document_filter")
    if ids is not None:
        matching = matching & BitMap(number_of[one] for one in ids if one in number_of)
    numbers = sorted_page(index, matching, sort, offset, limit) if sort else matching[offset : offset + limit]
    documents = [with_fields(index.view.document(number), fields) for number in numbers]
    return {"results": documents, "offset": offset, "limit": limit, "total": len(matching)}


def sorted_page(index: LiveIndex, matching: BitMap, sort: Sequence[str], offset: int, limit: int) -> list[int]:
    keys = [sort_field(entry, "invalid_document_sort") for entry in sort]
    check_sortable(index, [field for field, _ in keys], "invalid_document_sort")
    buckets = [matching]
    for field, descending in keys:
        buckets = [finer for bucket in buckets for finer in index.view.order.buckets(field, descending, bucket)]
    numbers = [number for bucket in buckets for number in bucket]
    return numbers[offset : offset + limit]


def with_fields(document: dict[str, Any], fields: Sequence[str] | None) -> dict[str, Any]:
    if fields is None:
        return document
    picked: dict[str, Any] = {}
    for field in fields:
        pick(document, field, picked)
    return {name: picked[name] for name in document if name in picked}


def pick(document: dict[str, Any], field: str, picked: dict[str, Any]) -> None:
    if field in document:
        picked[field] = document[field]
        return
    name, dot, rest = field.partition(".")
    inner = document.get(name)
    if dot and isinstance(inner, dict):
        before = picked.get(name)
        kept: dict[str, Any] = before if isinstance(before, dict) else {}
        pick(inner, rest, kept)
        if kept:
            picked[name] = kept


async def delete_document(call: Call) -> Response:
    uid = call.index_uid()
    return await delete_ids(call, uid, [call.request.path_params["document_id"]])


async def delete_batch(call: Call) -> Response:
    uid = call.index_uid()
    ids = await call.json()
    if not isinstance(ids, list):
        raise wrong_type(ids, "an array", "", "bad_request")
    return await delete_ids(call, uid, [written_id(one) or "" for one in ids])


async def delete_ids(call: Call, uid: str, ids: Sequence[str]) -> Response:
    call.parameters(("customMetadata",))
    receipt = await call.enqueue(
        "documentDeletion",
        uid,
        details={"providedIds": len(ids), "deletedDocuments": None, "originalFilter": None},
        content={"ids": ids, "bytes": 16 * len(ids)},
    )
    return answer(receipt, 202)


async def delete_by_filter(call: Call) -> Response:
    uid = call.index_uid()
    call.parameters(("customMetadata",))
    body = check_object(await call.json(), "", "bad_request", ("filter",))
    if "filter" not in body:
        raise ApiError("missing_document_filter", "Missing field `filter`")
    try:
        expression = filter_from_json(body["filter"])
    except (FilterShapeError, FilterSyntaxError) as error:
        raise ApiError("invalid_document_filter", str(error)) from error
    if expression is None:
        raise ApiError("invalid_document_filter", "Sending an empty filter is forbidden.")
    receipt = await call.enqueue(
        "documentDeletion",
        uid,
        details={
            "providedIds": 0,
            "deletedDocuments": None,
            "originalFilter": orjson.dumps(body["filter"]).decode(),
        },
        content={"filter": body["filter"]},
    )
    return answer(receipt, 202)


async def delete_all(call: Call) -> Response:
    uid = call.index_uid()
    call.parameters(("customMetadata",))
    receipt = await call.enqueue(
        "documentDeletion",
        uid,
        details={"deletedDocuments": None},
        content={"all": True},
    )
    return answer(receipt, 202)
