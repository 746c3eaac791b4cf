"""Which field is the primary key, and what each document's id is."""

from __future__ import annotations

import re
from typing import Any

import orjson

from dev.services.search.errors import ApiError

VALID_ID = re.compile(r"[a-zA-Z0-9_-]{1,511}")


def primary_key_for(current: str | None, asked: str | None, documents: list[dict[str, Any]]) -> str | None:
    """Return the index's primary key, asked for or told from the first document; None when there is no document.

    Raises ApiError when another was asked for than there is, or when it cannot be told.
    """
    if current is not None:
        if asked is not None and asked != current:
            raise ApiError("index_primary_key_already_exists", f"Index already has a primary key: `{current}`.")
        return current
    if asked is not None or not documents:
        return asked
    return told_from(documents[0])


def told_from(document: dict[str, Any]) -> str:
    candidates = sorted(name for name in document if name.lower().endswith("id"))
    if not candidates:
        raise ApiError(
            "index_primary_key_no_candidate_found",
            "The primary key inference failed as the engine did not find any field ending with `id` in its name. "
            "Please specify the primary key manually using the `primaryKey` query parameter.",
        )
    if len(candidates) > 1:
        raise ApiError(
            "index_primary_key_multiple_candidates_found",
            f"The primary key inference failed as the engine found {len(candidates)} fields ending with `id` in their "
            f"names: '{candidates[0]}' and '{candidates[1]}'. "
            "Please specify the primary key manually using the `primaryKey` query parameter.",
        )
    return candidates[0]


def id_of(document: dict[str, Any], primary_key: str) -> str:
    """Return a document's id as text. Raises ApiError when it has none, or one that cannot be."""
    try:
        value = member_at(document, primary_key)
    except KeyError:
        raise ApiError(
            "missing_document_id",
            f"Document doesn't have a `{primary_key}` attribute: `{shortened(document)}`.",
        ) from None
    text = written_id(value)
    if text is None:
        raise ApiError(
            "invalid_document_id",
            f"Document identifier `{shortened(value)}` is invalid. A document identifier can be of type integer or "
            "string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), "
            "and can not be more than 511 bytes.",
        )
    return text


def written_id(value: Any) -> str | None:
    """Return an id as text, None for what cannot be one."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return None
    text = str(value)
    return text if VALID_ID.fullmatch(text) else None


def member_at(document: Any, path: str) -> Any:
    if path in document:
        return document[path]
    name, dot, rest = path.partition(".")
    if not dot or not isinstance(document.get(name), dict):
        raise KeyError(path)
    return member_at(document[name], rest)


def shortened(value: Any) -> str:
    text = orjson.dumps(value).decode()
    return text if len(text) <= 300 else text[:300] + "…"
