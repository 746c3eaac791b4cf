"""Errors as the wire shows them: one body for all, with a stable code."""

import logging
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any, ClassVar

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from starlette.exceptions import HTTPException

from api.responses import Json

log = logging.getLogger(__name__)

RULE = "rule"
"""The type of a validation error whose message is a sentence for people already. See api.fields."""


UNREADABLE = {
    "json_invalid": "The request's body is not valid JSON.",
    "model_attributes_type": "The request's body has to be a JSON object.",
}
"""Types of validation errors that speak of the whole body."""


class ErrorBody(BaseModel):
    """What every failure answers. Source: design section 6."""

    Error: str = Field(examples=["The recipe you're looking for doesn't exist."])
    """A sentence for people; the spec's where it has one."""
    message: str
    """The same sentence: some calls of the spec read it under this name."""
    Code: str = Field(examples=["recipe_not_found"])
    """For programs; stays the same when the sentence is reworded."""
    Details: list[dict[str, Any]] | None = None
    """With 422: what is wrong with which field."""


class ApiError(Exception):
    """A failure with a status, a code and a sentence. Subclass it where it is raised."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "bad_request"
    sentence: ClassVar[str] = "That request can't be understood."

    def __init__(self, sentence: str | None = None, *, headers: Mapping[str, str] | None = None) -> None:
        self.shown = sentence or self.sentence
        self.headers = headers
        super().__init__(self.shown)


class NotFound(ApiError):
    """There is nothing here for the public."""

    status = 404
    code = "not_found"
    sentence = "There is nothing at this address."


class Unavailable(ApiError):
    """Something that the answer needs does not answer; trying again later makes sense."""

    status = 503
    code = "unavailable"
    sentence = "Sufra can't answer right now. Please try again in a moment."


def error_response(
    status: int,
    code: str,
    sentence: str,
    *,
    details: Sequence[Mapping[str, Any]] | None = None,
    headers: Mapping[str, str] | None = None,
) -> Json:
    """Return the one error body, never cached."""
    body: dict[str, Any] = {"Error": sentence, "message": sentence, "Code": code}
    if details is not None:
        body["Details"] = details
    return Json(body, status_code=status, headers={"Cache-Control": "no-store", **(headers or {})})


CODES = {
    400: ("bad_request", "That request can't be understood."),
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "This address doesn't take that kind of request."),
    413: ("too_large", "That is more than Sufra takes at once."),
    415: ("unsupported_type", "Sufra can't read that type of content."),
}


async def answer_api_error(_: Request, error: Exception) -> Json:
    """Answer an error that the code raised on purpose."""
    assert isinstance(error, ApiError)  # noqa: S101 — registered for this type
    return error_response(error.status, error.code, error.shown, headers=error.headers)


async def answer_http_error(_: Request, error: Exception) -> Json:
    """Answer what the framework refused: unknown paths and methods, bodies that can't be read."""
    assert isinstance(error, HTTPException)  # noqa: S101
    phrase = HTTPStatus(error.status_code).phrase
    code, sentence = CODES.get(error.status_code, ("error", phrase))
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE and error.detail != phrase:
        sentence = error.detail  # api.middleware.body_limit knows what was too large
    return error_response(error.status_code, code, sentence, headers=error.headers)


async def answer_invalid(_: Request, error: Exception) -> Json:
    """Answer a request whose fields don't fit, naming each; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)  # noqa: S101
    details = [{"Field": ".".join(map(str, item["loc"])), "Problem": item["msg"]} for item in error.errors()]
    first = details[0] if details else {"Field": "body", "Problem": "unreadable"}
    field = str(first["Field"]).split(".")[-1]
    kind = error.errors()[0]["type"] if details else ""
    sentence = UNREADABLE.get(kind) or (str(first["Problem"]) if kind == RULE else f"{field}: {first['Problem']}.")
    return error_response(422, "invalid", sentence, details=details)


async def answer_database_down(_: Request, error: Exception) -> Json:
    """Answer while PostgreSQL is away or all connections are busy; its address stays in the log."""
    log.error("the database does not answer: %s", type(error).__name__, exc_info=error)
    return error_response(503, Unavailable.code, Unavailable.sentence, headers={"Retry-After": "2"})


async def answer_bug(_: Request, error: Exception) -> Json:
    """Answer a mistake of ours without a word of where it happened."""
    log.error("unexpected error", exc_info=error)
    return error_response(500, "internal", "Something went wrong on our side. We have logged the error.")


def register_error_answers(app: FastAPI) -> None:
    """Make the application answer every failure with the one body."""
    app.add_exception_handler(ApiError, answer_api_error)
    app.add_exception_handler(HTTPException, answer_http_error)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(OperationalError, answer_database_down)
    app.add_exception_handler(PoolExhausted, answer_database_down)
    app.add_exception_handler(Exception, answer_bug)
