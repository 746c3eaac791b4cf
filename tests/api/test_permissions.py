"""Who may call what: every endpoint of the API against every kind of caller.

A new endpoint needs a row here. What callers send is valid, so that a refusal can only be about who they are.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from redis import Redis
from sqlalchemy.orm import Session

from api import health
from api.app import API_PATH, FEATURES, describe_api
from core.models import Blog, ContactMessage, Recipe
from tests.api.auth.people import DEAD, World, build_world
from tests.api.auth.steps import NEW_PASSWORD
from tests.api.editor.edits import edit_of
from tests.api.errors import assert_error
from tests.core.images.sample_pictures import encode, halves
from tests.factories import PASSWORD, Factory

# "owner" owns the draft. The last five are tokens in the owner's name that no longer or never were any good:
# past their time, signed with another key, from before a password change, unsigned, and a living token of another
# member with the owner's id put in.
ACCESS = """
                                               visitor member other owner chef staff  expired forged old unsigned edited
GET  /healthz                                     200    200   200   200  200   200     200    200   200    200     200
GET  /readyz                                      200    200   200   200  200   200     200    200   200    200     200

GET  /lookups/categories                          200    200   200   200  200   200     200    200   200    200     200
GET  /lookups/cuisines                            200    200   200   200  200   200     200    200   200    200     200
GET  /lookups/ingredients                         200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/search                              200    200   200   200  200   200     200    200   200    200     200
POST /search/multi-search                         200    200   200   200  200   200     200    200   200    200     200
POST /search/indexes/{index}/facet-search         200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/top-12                              200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/{recipe_id:int}                     200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/{recipe_id:int}/similar             200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/{recipe_id:int} draft               404    404   404   200  404   200     404    404   404    404     404
GET  /recipes/mark-viewed/{recipe_id:int}         200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/mark-viewed/{recipe_id:int} draft   404    404   404   404  404   404     404    404   404    404     404
GET  /recipes/is-favorite/{recipe_id:int}         401    200   200   200  200   200     401    401   401    401     401
POST /recipes/add-favorite                        401    200   200   200  200   200     401    401   401    401     401
POST /recipes/add-favorite draft                  401    404   404   200  404   200     401    401   401    401     401
POST /recipes/remove-favorite                     401    200   200   200  200   200     401    401   401    401     401
POST /recipes/remove-favorite draft               401    404   404   200  404   200     401    401   401    401     401
GET  /recipes/reviews/{recipe_id:int}             200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/reviews/{recipe_id:int} draft       404    404   404   200  404   200     404    404   404    404     404
POST /recipes/submit-review                       401    200   200   200  200   200     401    401   401    401     401
POST /recipes/submit-review draft                 401    404   404   200  404   200     401    401   401    401     401
GET  /recipes/is-editable/{recipe_id:int}         401    200   200   200  200   200     401    401   401    401     401
GET  /recipes/edit/{recipe_id:int}                401    403   403   403  403   200     401    401   401    401     401
GET  /recipes/edit/{recipe_id:int} draft          401    404   404   200  404   200     401    401   401    401     401
POST /recipes/generate without anything          401    422   422   422  422   422     401    401   401    401     401
GET  /recipes/generation                          401    200   200   200  200   200     401    401   401    401     401
POST /recipes/check-ingredients                   401    200   200   200  200   200     401    401   401    401     401
PUT  /recipes/{recipe_id:int}                     401    403   403   403  403   200     401    401   401    401     401
PUT  /recipes/{recipe_id:int} draft               401    404   404   200  404   200     401    401   401    401     401
GET  /recipes/full-url/{short_code}               200    200   200   200  200   200     200    200   200    200     200
GET  /recipes/full-url/{short_code} draft         404    404   404   404  404   404     404    404   404    404     404
GET  /blogs/recent-3                              200    200   200   200  200   200     200    200   200    200     200
GET  /blogs/all                                   200    200   200   200  200   200     200    200   200    200     200
GET  /blogs/{slug}                                200    200   200   200  200   200     200    200   200    200     200
GET  /blogs/{slug} draft                          404    404   404   404  200   404     404    404   404    404     404
GET  /blogs/mark-viewed/{blog_id:int}             200    200   200   200  200   200     200    200   200    200     200
GET  /blogs/mark-viewed/{blog_id:int} draft       404    404   404   404  404   404     404    404   404    404     404
GET  /blogs/comments/{blog_id:int}                200    200   200   200  200   200     200    200   200    200     200
GET  /blogs/comments/{blog_id:int} draft          404    404   404   404  200   404     404    404   404    404     404
POST /blogs/submit-comment                        401    200   200   200  200   200     401    401   401    401     401
POST /blogs/submit-comment draft                  401    404   404   404  200   404     401    401   401    401     401
GET  /blogs/edit/{slug}                           401    403   403   403  200   403     401    401   401    401     401
GET  /blogs/edit/{slug} draft                     401    403   403   403  200   403     401    401   401    401     401
POST /blogs/save                                  401    403   403   403  200   403     401    401   401    401     401
PUT  /blogs/save/{blog_id:int}                    401    403   403   403  200   403     401    401   401    401     401
PUT  /blogs/save/{blog_id:int} draft              401    403   403   403  200   403     401    401   401    401     401
POST /blogs/publish                               401    403   403   403  200   403     401    401   401    401     401
POST /utils/contact-us                            200    200   200   200  200   200     200    200   200    200     200

POST /authenticate/login                          200    200   200   200  200   200     200    200   200    200     200
POST /authenticate/keep-account                   200    200   200   200  200   200     200    200   200    200     200
POST /authenticate/forgot-password                200    200   200   200  200   200     200    200   200    200     200
POST /authenticate/reset-password                 200    200   200   200  200   200     200    200   200    200     200
POST /user/create                                 200    200   200   200  200   200     200    200   200    200     200
POST /user/activate                               200    200   200   200  200   200     200    200   200    200     200

GET  /user/my-profile                             401    200   200   200  200   200     401    401   401    401     401
GET  /user/remaining-credits                      401    200   200   200  200   200     401    401   401    401     401
POST /user/update-name                            401    200   200   200  200   200     401    401   401    401     401
POST /user/update-password                        401    200   200   200  200   200     401    401   401    401     401
POST /user/upload-profile-pic                     401    200   200   200  200   200     401    401   401    401     401
POST /user/delete-account                         401    200   200   200  200   200     401    401   401    401     401
POST /user/keep-account                           200    200   200   200  200   200     200    200   200    200     200
POST /user/export-data                            401    200   200   200  200   200     401    401   401    401     401

GET  /staff/session                               401    403   403   403  403   200     401    401   401    401     401
POST /staff/session                               401    403   403   403  403   200     401    401   401    401     401
DELETE /staff/session                             401    403   403   403  403   200     401    401   401    401     401
GET  /staff/overview                              401    403   403   403  403   200     401    401   401    401     401
GET  /staff/moderation                            401    403   403   403  403   200     401    401   401    401     401
POST /staff/moderation/decide                     401    403   403   403  403   200     401    401   401    401     401
POST /staff/moderation/take-back                  401    403   403   403  403   200     401    401   401    401     401
GET  /staff/recipes                               401    403   403   403  403   200     401    401   401    401     401
POST /staff/recipes/{recipe_id:int}/publish       401    403   403   403  403   200     401    401   401    401     401
GET  /staff/recipes/{recipe_id:int}/dependents    401    403   403   403  403   200     401    401   401    401     401
DELETE /staff/recipes/{recipe_id:int}             401    403   403   403  403   200     401    401   401    401     401
GET  /staff/blogs                                 401    403   403   403  403   200     401    401   401    401     401
POST /staff/blogs/{blog_id:int}/publish           401    403   403   403  403   200     401    401   401    401     401
GET  /staff/users                                 401    403   403   403  403   200     401    401   401    401     401
POST /staff/users/{user_id:int}/flags             401    403   403   403  403   200     401    401   401    401     401
GET  /staff/users/{user_id:int}/credits           401    403   403   403  403   200     401    401   401    401     401
POST /staff/users/{user_id:int}/credits           401    403   403   403  403   200     401    401   401    401     401
GET  /staff/lookups/{kind}                        401    403   403   403  403   200     401    401   401    401     401
POST /staff/lookups/{kind}/{lookup_id:int}        401    403   403   403  403   200     401    401   401    401     401
GET  /staff/messages                              401    403   403   403  403   200     401    401   401    401     401
POST /staff/messages/{message_id:int}/answered    401    403   403   403  403   200     401    401   401    401     401
GET  /staff/generations                           401    403   403   403  403   200     401    401   401    401     401
GET  /staff/audit                                 401    403   403   403  403   200     401    401   401    401     401

GET  /staff/analytics/views                       401    403   403   403  403   200     401    401   401    401     401
GET  /staff/analytics/views.csv                   401    403   403   403  403   200     401    401   401    401     401
GET  /staff/analytics/searches                    401    403   403   403  403   200     401    401   401    401     401
GET  /staff/analytics/searches.csv                401    403   403   403  403   200     401    401   401    401     401
GET  /staff/analytics/activity                    401    403   403   403  403   200     401    401   401    401     401
GET  /staff/analytics/activity.csv                401    403   403   403  403   200     401    401   401    401     401
GET  /staff/search/health                         401    403   403   403  403   200     401    401   401    401     401
POST /staff/search/jobs                           401    403   403   403  403   200     401    401   401    401     401
GET  /staff/search/explain                        401    403   403   403  403   200     401    401   401    401     401
GET  /staff/search/synonyms                       401    403   403   403  403   200     401    401   401    401     401
POST /staff/search/synonyms                       401    403   403   403  403   200     401    401   401    401     401
POST /staff/search/synonyms/extend                401    403   403   403  403   200     401    401   401    401     401
PUT  /staff/search/synonyms/{synonym_id:int}      401    403   403   403  403   200     401    401   401    401     401
DELETE /staff/search/synonyms/{synonym_id:int}    401    403   403   403  403   200     401    401   401    401     401
POST /staff/imports                               401    403   403   403  403   200     401    401   401    401     401
GET  /staff/imports                               401    403   403   403  403   200     401    401   401    401     401
GET  /staff/imports/{import_id:int}               401    403   403   403  403   200     401    401   401    401     401
GET  /staff/imports/{import_id:int}/records       401    403   403   403  403   200     401    401   401    401     401
GET  /staff/imports/{import_id:int}/report        401    403   403   403  403   200     401    401   401    401     401
POST /staff/imports/{import_id:int}/confirm       401    403   403   403  403   200     401    401   401    401     401
DELETE /staff/imports/{import_id:int}             401    403   403   403  403   200     401    401   401    401     401
"""
ROLES = ACCESS.split("\n")[1].split()


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    method: str
    path: str
    note: str
    expected: Mapping[str, int]


def read_rows(table: str) -> Iterator[Row]:
    """Yield the lines of a table."""
    for line in table.split("\n")[2:]:
        if line:
            method, path, *rest = line.split()
            note, statuses = rest[: -len(ROLES)], rest[-len(ROLES) :]
            yield Row(method, path, " ".join(note), dict(zip(ROLES, map(int, statuses), strict=True)))


ROWS = list(read_rows(ACCESS))


Body = Callable[[World, str], dict[str, Any]]
RECIPE_BODIES: Mapping[str, dict[str, Any]] = {
    "/recipes/add-favorite": {},
    "/recipes/remove-favorite": {},
    "/recipes/submit-review": {"Rating": 5},
}
"""Of calls about a recipe, without its id."""
# New things for each caller, so that no caller uses up what another needs.
BODIES: Mapping[str, Body] = {
    "/search/multi-search": lambda *_: {"queries": [{"indexUid": "recipes", "q": "soup"}]},
    "/search/indexes/{index}/facet-search": lambda *_: {"facetName": "Cuisine_Name", "facetQuery": "t"},
    "/recipes/generate": lambda *_: {},
    "/blogs/publish": lambda world, _: {"Slug": world.blog.slug, "Publish": True},
    "/utils/contact-us": lambda _, role: {
        "Name": "Amina Cook",
        "Email": f"{role}@example.org",
        "Subject": "Salt",
        "Message": "How much?",
    },
    "/authenticate/login": lambda world, _: {"Email": world.people["member"].email, "Password": PASSWORD},
    "/authenticate/keep-account": lambda world, _: {"Email": world.people["member"].email, "Password": PASSWORD},
    "/authenticate/forgot-password": lambda _, role: {"Email": f"{role}@example.org"},
    "/authenticate/reset-password": lambda world, _: {"ID": world.reset_link(), "New_Password": NEW_PASSWORD},
    "/user/create": lambda _, role: {"Email": f"{role}@example.org", "FullName": "Amina Cook", "Password": PASSWORD},
    "/user/activate": lambda world, role: {"ID": world.activation_link(f"{role}@example.org")},
    "/recipes/check-ingredients": lambda *_: {"Lines": ["2 onions"]},
    "/user/export-data": lambda *_: {},
    "/user/delete-account": lambda *_: {"Password": PASSWORD},
    "/user/keep-account": lambda world, _: {"ID": world.keep_link()},
    "/user/update-name": lambda *_: {"New_Full_Name": "Zainab Baker"},
    "/user/update-password": lambda *_: {"Old_Password": PASSWORD, "New_Password": NEW_PASSWORD},
}


def recipe_item(world: World) -> dict[str, Any]:
    """The draft, as the moderation desk names it."""
    return {"Kind": "recipe", "ID": world.draft.id}


STAFF_QUERIES = {("DELETE", "/staff/recipes/{recipe_id:int}"): "?Reason=Doubled"}
STAFF_BODIES: Mapping[str, Body] = {
    "/staff/session": lambda *_: {},
    "/staff/moderation/decide": lambda world, _: {"Items": [recipe_item(world)], "Approve": False},
    "/staff/moderation/take-back": lambda world, _: {"Items": [recipe_item(world)]},
    "/staff/recipes/{recipe_id:int}/publish": lambda *_: {"Publish": True},
    "/staff/blogs/{blog_id:int}/publish": lambda *_: {"Publish": True},
    "/staff/users/{user_id:int}/flags": lambda *_: {"Is_Master_Chef": True, "Is_Staff": False},
    "/staff/users/{user_id:int}/credits": lambda *_: {"Amount": 1, "Reason": "A gift."},
    "/staff/lookups/{kind}/{lookup_id:int}": lambda *_: {"Name": "Anatolian"},
    "/staff/messages/{message_id:int}/answered": lambda *_: {"Answered": True},
    "/staff/search/jobs": lambda *_: {"Kind": "check", "Index_Name": "recipes"},
    "/staff/search/synonyms": lambda *_: {"Words": ["alpha", "beta"]},
    "/staff/search/synonyms/extend": lambda *_: {"Word": "gamma", "Same_As": "delta"},
    "/staff/search/synonyms/{synonym_id:int}": lambda *_: {"Words": ["epsilon", "zeta"]},
    "/staff/imports/{import_id:int}/confirm": lambda *_: {"Publish": False},
}
BLOG_FORM = {"Title": "Salt", "Excerpt": "When to salt.", "Content": "<p>Early.</p>", "Tags": "salt, timing"}
PICTURE = {"file": ("me.png", encode(halves(32, 32)), "image/png")}


def payload(row: Row, world: World, role: str) -> dict[str, Any]:
    """What is sent along."""
    if row.path == "/user/upload-profile-pic":
        return {"files": PICTURE}
    if row.path == "/staff/imports" and row.method == "POST":
        return {"content": b"{}"}
    if row.path.startswith("/blogs/save"):
        return {"data": BLOG_FORM, "files": {"file": ("a.png", encode(halves(1280, 720)), "image/png")}}
    if row.path.startswith("/staff/"):
        return {"json": STAFF_BODIES[row.path](world, role)} if row.method in ("POST", "PUT") else {}
    if row.method == "PUT":
        # Multipart also without a picture.
        return {"files": {"recipe": (None, json.dumps(edit_of(recipe_of(row, world))))}}
    if row.path == "/blogs/submit-comment":
        return {"json": {"Blog_ID": blog_of(row, world).id, "Comment_Text": f"Good, says {role}."}}
    if row.path in RECIPE_BODIES:
        return {"json": {"Recipe_ID": recipe_of(row, world).id, **RECIPE_BODIES[row.path]}}
    return {"json": BODIES[row.path](world, role)} if row.method == "POST" else {}


def recipe_of(row: Row, world: World) -> Recipe:
    """The recipe that the row is about."""
    return world.draft if row.note == "draft" else world.recipe


def blog_of(row: Row, world: World) -> Blog:
    """The blog that the row is about."""
    return world.blog_draft if row.note == "draft" else world.blog


def address(row: Row, world: World) -> str:
    """The row's path with everything filled in."""
    recipe = recipe_of(row, world)
    prefix = "" if row.path in ("/healthz", "/readyz") else API_PATH
    blog = blog_of(row, world)
    filled = plain(row.path).format(
        recipe_id=recipe.id,
        short_code=recipe.slug,
        blog_id=blog.id,
        slug=blog.slug,
        index="recipes",
        **(desk_rows(world) if row.path.startswith("/staff/") else {}),
        synonym_id=world.synonym.id,
        import_id=world.checked_import.id,
    )
    return prefix + filled + STAFF_QUERIES.get((row.method, row.path), "")


def desk_rows(world: World) -> Mapping[str, object]:
    """What only desks have calls about."""
    message = ContactMessage(name="Amina Cook", email="amina@example.org", subject="Salt", message="How much?")
    cuisine = world.make.cuisine()
    world.session.add(message)
    world.session.commit()
    return {
        "user_id": world.people["other"].id,
        "kind": "cuisine",
        "lookup_id": cuisine.id,
        "message_id": message.id,
    }


@pytest.fixture
def world(make: Factory, session: Session, client: TestClient) -> World:
    return build_world(make, session)


def endpoints() -> set[tuple[str, str]]:
    """Every method and path of the API."""
    routes = [route for router in (*FEATURES, health.router) for route in router.routes]
    return {(method, route.path) for route in routes if isinstance(route, APIRoute) for method in route.methods}


def test_every_endpoint_has_a_row() -> None:
    missing = endpoints() - {(row.method, row.path) for row in ROWS}

    assert not missing, f"say in ACCESS who may call: {sorted(missing)}"


def test_nothing_is_described_that_has_no_row() -> None:
    """Finds what is served without being one of the features."""
    described = {
        (method.upper(), path.removeprefix(API_PATH))
        for path, operations in describe_api()["paths"].items()
        for method in operations
    }

    assert described == {(row.method, plain(row.path)) for row in ROWS}


def plain(path: str) -> str:
    """The path without the types of its parameters."""
    return re.sub(r":\w+}", "}", path)


def test_every_row_has_an_endpoint() -> None:
    gone = {(row.method, row.path) for row in ROWS} - endpoints()

    assert not gone, f"these rows of ACCESS speak of nothing: {sorted(gone)}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.method} {row.path} {row.note}".strip())
def test_an_endpoint_answers_each_caller_as_the_table_says(
    row: Row, world: World, search_client: TestClient, redis_client: Redis
) -> None:
    got = {}
    for role in ROLES:
        redis_client.flushdb()  # what one caller may do in ten minutes is not the question here
        response = search_client.request(
            row.method, address(row, world), headers=world.headers(role), **payload(row, world, role)
        )
        got[role] = response.status_code
        if response.is_error:
            assert_error(response, response.status_code)

    assert got == row.expected


PUBLIC_READS = [
    row for row in ROWS if row.method == "GET" and row.expected["visitor"] != 401 and "viewed" not in row.path
]


@pytest.mark.parametrize("row", PUBLIC_READS, ids=lambda row: f"{row.path} {row.note}".strip())
def test_an_invalid_token_reads_what_a_visitor_reads(row: Row, world: World, search_client: TestClient) -> None:
    alone = search_client.get(address(row, world)).content

    for role in DEAD:
        assert search_client.get(address(row, world), headers=world.headers(role)).content == alone, role
