"""Answers with an ETag."""

import hashlib
from collections.abc import Sequence
from typing import Any

import orjson
from fastapi import Request, Response
from pydantic import BaseModel

NOT_MODIFIED: dict[int | str, dict[str, Any]] = {304: {"description": "The client has this very list."}}
"""For `responses` of endpoints that answer with `etag_response`."""


def etag_response(request: Request, items: Sequence[BaseModel]) -> Response:
    """Return the list as JSON with an ETag, or 304 if the client's copy is current."""
    body = orjson.dumps([item.model_dump(mode="json") for item in items])
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if _is_known(etag, request.headers.getlist("if-none-match")):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


def _is_known(etag: str, conditions: Sequence[str]) -> bool:
    """Tell whether If-None-Match names the tag: a list of tags, weak or strong, or `*` for any."""
    tags = [tag.strip() for condition in conditions for tag in condition.split(",")]  # ours hold no comma
    return any(tag == "*" or tag.removeprefix("W/") == etag for tag in tags)
