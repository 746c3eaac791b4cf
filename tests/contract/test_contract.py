"""The contract lets described answers pass and names what any other one breaks."""

import json
from typing import Any

import pytest
from httpx2 import Request, Response

from tests.contract.contract import Contract, ContractBroken

DOCUMENT = {
    "components": {
        "schemas": {
            "Recipe": {"type": "object", "required": ["ID"], "properties": {"ID": {"type": "integer"}}},
            "ErrorBody": {"type": "object", "required": ["Error"]},
        }
    },
    "paths": {
        "/recipes/top-12": {"get": {"responses": {"204": {"description": "Nothing."}}}},
        "/recipes/{recipe_id}": {
            "get": {
                "responses": {
                    "200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Recipe"}}}},
                    "4XX": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorBody"}}}},
                }
            }
        },
    },
}


def check(status: int, body: Any = None, *, method: str = "GET", path: str = "/recipes/7", kind: str = "json") -> None:
    """Hold an answer against DOCUMENT."""
    content = b"" if body is None else json.dumps(body).encode()
    headers = {"content-type": f"application/{kind}; charset=utf-8"}
    request = Request(method, f"http://sufra.test{path}")
    Contract(DOCUMENT).check(Response(status, content=content, headers=headers, request=request))


@pytest.mark.parametrize(
    ("status", "body", "path"),
    [
        (200, {"ID": 7}, "/recipes/7"),
        (404, {"Error": "Gone."}, "/recipes/7"),
        (204, None, "/recipes/top-12"),
        (500, "<html>", "/no/such/path"),
    ],
)
def test_described_answers_and_other_paths_pass(status: int, body: Any, path: str) -> None:
    check(status, body, path=path)


def test_a_head_needs_no_body() -> None:
    check(200, method="HEAD")


@pytest.mark.parametrize(
    ("status", "body", "problem"),
    [
        (500, {"Error": "Oh."}, "status is not described"),
        (200, {"ID": "7"}, "at /ID"),
        (200, {}, "required property"),
        (200, None, "there is none"),
        (404, {"detail": "Not Found"}, '"Error" is a required property'),
    ],
)
def test_any_other_answer_breaks_the_contract(status: int, body: Any, problem: str) -> None:
    with pytest.raises(ContractBroken, match=problem):
        check(status, body)


def test_another_content_type_breaks_the_contract() -> None:
    with pytest.raises(ContractBroken, match="content type"):
        check(200, {"ID": 7}, kind="xml")


def test_a_method_that_is_not_described_passes() -> None:
    check(405, {"Error": "Not so."}, method="DELETE")


def test_a_fixed_path_wins_over_one_with_a_parameter() -> None:
    with pytest.raises(ContractBroken, match="/recipes/top-12"):
        check(200, {"ID": 7}, path="/recipes/top-12")
