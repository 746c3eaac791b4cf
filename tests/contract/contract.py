"""What openapi.json promises, held against an answer."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import jsonschema_rs
from httpx2 import Response


class ContractBroken(AssertionError):
    """An answer that its operation doesn't describe."""


@dataclass(frozen=True)
class Operation:
    """One method of one path, with its possible answers by status."""

    method: str
    path: str
    responses: Mapping[str, Any]

    def has_path(self, path: str) -> bool:
        """Tell whether a request's path is one of this operation's."""
        return self._pattern.fullmatch(path) is not None

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        parts = re.split(r"\{[^}]+\}", self.path)
        return re.compile("[^/]+".join(map(re.escape, parts)))

    def response_to(self, status: int) -> Mapping[str, Any] | None:
        """Return what is described for a status; None when nothing is."""
        for key in (str(status), f"{status // 100}XX", "default"):
            if key in self.responses:
                response: Mapping[str, Any] = self.responses[key]
                return response
        return None


class Contract:
    """An OpenAPI document against which answers are checked."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._components = document.get("components", {})
        described = [
            Operation(method.upper(), path, operation["responses"])
            for path, operations in document["paths"].items()
            for method, operation in operations.items()
        ]
        # As routers do: a fixed path wins over one with a parameter.
        self._operations = sorted(described, key=lambda operation: "{" in operation.path)
        self._validators: dict[tuple[str, str, int, str], jsonschema_rs.Validator] = {}

    def check(self, response: Response) -> None:
        """Raise ContractBroken unless the answer's status, content type and body are those described.

        Answers to requests for anything else than a described operation pass.
        """
        request = response.request
        operation = self.operation(request.method, request.url.path)
        if operation is None:
            return
        problem = self._problem(operation, response)
        if problem:
            raise ContractBroken(f"{operation.method} {operation.path} answers {response.status_code}: {problem}")

    def operation(self, method: str, path: str) -> Operation | None:
        """Return the operation that a request names; a HEAD is one for its GET."""
        wanted = "GET" if method == "HEAD" else method
        here = [operation for operation in self._operations if operation.has_path(path)]
        # The path decides first: PUT /recipes/search is none of PUT /recipes/{recipe_id}.
        return next((one for one in here if one.path == here[0].path and one.method == wanted), None)

    def _problem(self, operation: Operation, response: Response) -> str:
        described = operation.response_to(response.status_code)
        if described is None:
            return f"this status is not described ({', '.join(operation.responses)} are)"
        contents: Mapping[str, Any] = described.get("content", {})
        body = response.read()
        if not body:
            is_bodiless = response.request.method == "HEAD" or not contents
            return "" if is_bodiless else "a body is described, and there is none"
        kind = response.headers.get("content-type", "").partition(";")[0].strip()
        if kind not in contents:
            return f"{kind!r} is not a described content type ({', '.join(contents) or 'none is'})"
        return self._mismatch(operation, response, kind, contents[kind].get("schema"))

    def _mismatch(self, operation: Operation, response: Response, kind: str, schema: Mapping[str, Any] | None) -> str:
        if schema is None or not kind.endswith("json"):
            return ""
        key = (operation.method, operation.path, response.status_code, kind)
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.Draft202012Validator({**schema, "components": self._components})
        errors = self._validators[key].iter_errors(response.json())
        return "; ".join(f"at /{'/'.join(map(str, error.instance_path))}: {error.message[:300]}" for error in errors)
