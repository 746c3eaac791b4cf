"""The errors of the protocol, by Meilisearch's codes."""

from __future__ import annotations

from typing import Any

AUTH_CODES = {"missing_authorization_header", "invalid_api_key", "missing_master_key"}
STATUS_BY_CODE = {
    "missing_authorization_header": 401,
    "missing_master_key": 401,
    "invalid_api_key": 403,
    "index_not_found": 404,
    "document_not_found": 404,
    "task_not_found": 404,
    "api_key_not_found": 404,
    "api_key_already_exists": 409,
    "payload_too_large": 413,
    "invalid_content_type": 415,
    "unsupported_media_type": 415,
}


class ApiError(Exception):
    """A refusal: `code` is stable and what clients read, the message is for people."""

    def __init__(self, code: str, message: str, *, status: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status or STATUS_BY_CODE.get(code, 400)

    def body(self) -> dict[str, Any]:
        return error_body(self.code, self.message)


def error_body(code: str, message: str) -> dict[str, Any]:
    kind = "auth" if code in AUTH_CODES else "internal" if code == "internal" else "invalid_request"
    return {
        "message": message,
        "code": code,
        "type": kind,
        "link": f"https://docs.meilisearch.com/errors#{code}",
    }


def index_not_found(uid: str) -> ApiError:
    return ApiError("index_not_found", f"Index `{uid}` not found.")
