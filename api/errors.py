"""Errors as the API answers them: one body for all, and their entries in the OpenAPI document."""

import logging
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any, TypeVar

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from starlette.exceptions import HTTPException

from api.responses import Json
from core.errors import DomainError
from core.images.bucket import MediaUnavailable

log = logging.getLogger(__name__)

RULE = "rule"
"""The type of a validation error whose message is already a sentence for people. See api.fields."""

UNREADABLE = {
    "json_invalid": "The request's body is not valid JSON.",
    "model_attributes_type": "The request's body has to be a JSON object.",
}
"""Types of validation errors that concern the whole body."""

Dependency = TypeVar("Dependency", bound=Callable[..., Any])


class ErrorBody(BaseModel):
    """The body of every error answer."""

    Error: str = Field(examples=["The recipe you're looking for doesn't exist."])
    """A sentence for people."""
    message: str
    """The same sentence: some callers read it under this name."""
    Code: str = Field(examples=["recipe_not_found"])
    """For programs; stays the same when the sentence is reworded."""
    Details: list[dict[str, Any]] | None = None
    """With 422: what is wrong with which field."""


class NotFound(DomainError):
    """There is nothing public at this address."""

    status = 404
    code = "not_found"
    sentence = "There is nothing at this address."


class Unavailable(DomainError):
    """A part that the answer needs does not respond. Trying again later makes sense."""

    status = 503
    code = "unavailable"
    sentence = "Sufra can't answer right now. Please try again in a moment."


class TooLarge(DomainError):
    """The body has more bytes than the endpoint reads."""

    status = 413
    code = "too_large"
    sentence = "That is more than Sufra takes at once."


class BadRequest(DomainError):
    """The request can't be parsed."""

    code = "bad_request"
    sentence = "That request can't be understood."


class HeadTooLarge(DomainError):
    """The request line and the headers have more bytes than the server reads."""

    status = 431
    code = "head_too_large"
    sentence = "That request's address or headers are too long."


class RequestTooSlow(DomainError):
    """The request did not arrive in the time that it has."""

    status = 408
    code = "too_slow"
    sentence = "That request took too long to arrive. Please try again."


class MethodNotAllowed(DomainError):
    """The address exists, the method doesn't."""

    status = 405
    code = "method_not_allowed"
    sentence = "This address doesn't take that kind of request."


class UnsupportedType(DomainError):
    """The body has a content type that the endpoint doesn't read."""

    status = 415
    code = "unsupported_type"
    sentence = "Sufra can't read that type of content."


class BodyExceeded(HTTPException):
    """Raised while a body is read. It is an HTTPException: FastAPI takes any other error for an unparsable body."""

    def __init__(self, error: DomainError) -> None:
        super().__init__(error.status, error.shown)
        self.error = error


FRAMEWORK_ERRORS: Mapping[int, type[DomainError]] = {
    kind.status: kind for kind in (BadRequest, NotFound, MethodNotAllowed, TooLarge, UnsupportedType)
}
"""What the framework refuses by itself, by status."""


def errors(*kinds: type[DomainError]) -> dict[int | str, dict[str, Any]]:
    """Return the `responses` of an endpoint that raises these errors, one entry for each status."""
    by_status: dict[int | str, list[type[DomainError]]] = defaultdict(list)
    for kind in kinds:
        by_status[kind.status].append(kind)
    return {status: _response(same_status) for status, same_status in sorted(by_status.items(), key=str)}


def raises(*kinds: type[DomainError]) -> Callable[[Dependency], Dependency]:
    """Declare what a dependency raises: every endpoint that uses it documents these errors. See api.openapi."""

    def declare(dependency: Dependency) -> Dependency:
        dependency.raised_errors = kinds  # type: ignore[attr-defined]
        return dependency

    return declare


def raised_errors(dependency: Callable[..., Any] | None) -> tuple[type[DomainError], ...]:
    """Return what `raises` declared for this dependency."""
    kinds: tuple[type[DomainError], ...] = getattr(dependency, "raised_errors", ())
    return kinds


def _response(kinds: Sequence[type[DomainError]]) -> dict[str, Any]:
    examples = {
        kind.code: {"value": {"Error": kind.sentence, "message": kind.sentence, "Code": kind.code}} for kind in kinds
    }
    descriptions = [(kind.__doc__ or kind.sentence).partition("\n")[0] for kind in kinds]
    return {
        "model": ErrorBody,
        "description": " ".join(descriptions),
        "content": {"application/json": {"examples": examples}},
    }


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


def domain_response(error: DomainError) -> Json:
    """Return the answer to an error that the code raised on purpose."""
    headers = {"WWW-Authenticate": "Bearer"} if error.status == HTTPStatus.UNAUTHORIZED else {}
    if error.status == HTTPStatus.REQUEST_TIMEOUT:
        headers["Connection"] = "close"
    if error.retry_after_seconds is not None:
        headers["Retry-After"] = str(error.retry_after_seconds)
    details = None if error.problems is None else [{"Field": field, "Problem": text} for field, text in error.problems]
    return error_response(error.status, error.code, error.shown, details=details, headers=headers)


async def _answer_domain_error(_: Request, error: Exception) -> Json:
    assert isinstance(error, DomainError)  # noqa: S101 — registered for this type
    return domain_response(error)


async def _answer_body_exceeded(_: Request, error: Exception) -> Json:
    assert isinstance(error, BodyExceeded)  # noqa: S101
    return domain_response(error.error)


async def _answer_http_error(_: Request, error: Exception) -> Json:
    """Answer errors of the framework: unknown paths and methods, unreadable bodies."""
    assert isinstance(error, HTTPException)  # noqa: S101
    kind = FRAMEWORK_ERRORS.get(error.status_code)
    if kind is None:
        return error_response(error.status_code, "error", HTTPStatus(error.status_code).phrase, headers=error.headers)
    return error_response(kind.status, kind.code, kind.sentence, headers=error.headers)


async def _answer_invalid(_: Request, error: Exception) -> Json:
    """Answer a request whose fields are invalid, naming each; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)  # noqa: S101
    details = [{"Field": ".".join(map(str, item["loc"])), "Problem": item["msg"]} for item in error.errors()]
    first = details[0] if details else {"Field": "body", "Problem": "unreadable"}
    field = str(first["Field"]).split(".")[-1]
    kind = error.errors()[0]["type"] if details else ""
    sentence = UNREADABLE.get(kind) or (str(first["Problem"]) if kind == RULE else f"{field}: {first['Problem']}.")
    return error_response(422, "invalid", sentence, details=details)


async def _answer_database_down(_: Request, error: Exception) -> Json:
    # One line: in an outage there is one for each request, and to format tracebacks would hold the event loop.
    log.error("the database does not answer: %s", type(getattr(error, "orig", None) or error).__name__)
    return domain_response(Unavailable(retry_after_seconds=2))


async def _answer_media_down(_: Request, error: Exception) -> Json:
    assert isinstance(error, MediaUnavailable)  # noqa: S101
    log.error("%s", error.strerror)
    return domain_response(Unavailable(retry_after_seconds=2))


def unexpected_error_response(error: Exception) -> Json:
    """Log an error that no handler expects, and return the answer to it."""
    log.error("unexpected error", exc_info=error)
    return error_response(500, "internal", "Something went wrong on our side. We have logged the error.")


def register_error_answers(app: FastAPI) -> None:
    """Make the application answer every failure with the one body."""
    app.add_exception_handler(DomainError, _answer_domain_error)
    app.add_exception_handler(BodyExceeded, _answer_body_exceeded)
    app.add_exception_handler(MediaUnavailable, _answer_media_down)
    app.add_exception_handler(HTTPException, _answer_http_error)
    app.add_exception_handler(RequestValidationError, _answer_invalid)
    app.add_exception_handler(OperationalError, _answer_database_down)
    app.add_exception_handler(PoolExhausted, _answer_database_down)
