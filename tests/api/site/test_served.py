"""The page holds its screen before any script has run."""

import json
import re
from datetime import UTC, datetime
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.recipes.labelling import label
from core.search.text import MAX_TEXT_LENGTH
from tests.factories import Factory


def test_a_page_holds_its_screen_and_links_what_it_needs(client: TestClient) -> None:
    page = client.get("/recipes").text

    assert '<div id="root" data-screen="recipes"><h1>All Recipes</h1>' in page
    head = page.partition("</head>")[0]
    assert '<link rel="stylesheet" crossorigin href="/assets/recipes-1.css">' in head
    assert '<template id="scripts"><link rel="modulepreload" crossorigin href="/assets/recipes-1.js">' in page


def test_the_searched_text_stands_in_the_field_and_stays_text(client: TestClient) -> None:
    page = client.get("/recipes", params={"search": '"><script>alert(1)</script>{search}'}).text

    assert "<script>alert" not in page
    assert 'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{search}"' in page


def test_a_searched_text_is_cut_where_the_search_ends(client: TestClient) -> None:
    page = client.get("/recipes", params={"search": "a" * (MAX_TEXT_LENGTH + 1)}).text

    assert f'value="{"a" * MAX_TEXT_LENGTH}"' in page


def test_without_a_search_the_field_is_empty(client: TestClient) -> None:
    assert 'value=""' in client.get("/recipes").text


def test_a_screen_that_the_build_has_not_drawn_is_the_empty_shell(client: TestClient) -> None:
    assert '<div id="root"></div>' in client.get("/sign-in").text


def test_a_recipes_page_holds_the_recipe(make: Factory, client: TestClient) -> None:
    recipe = make.recipe("Rice <b>& Lentils</b>", ingredients=("red lentils",), cuisine=make.cuisine("ME", "A & B"))
    make.committed()

    page = client.get(f"/recipe/{recipe.id}").text

    assert '<div id="root" data-screen="recipe"><h1>Rice &lt;b&gt;&amp; Lentils&lt;/b&gt;</h1>' in page
    assert "red lentils</li>" in page
    assert 'href="/recipes?cuisine=A+%26+B"' in page


def test_a_recipes_page_holds_its_labels(make: Factory, session: Session, client: TestClient) -> None:
    recipe = make.recipe("Soup", ingredients=("200 g lentils", "2 tbsp wine vinegar", "1 jar of <zhorblax>"))
    label(session, recipe)
    make.committed()

    page = client.get(f"/recipe/{recipe.id}").text

    assert "<p>Halal: all 3 ingredients checked</p>" in page
    assert "<p>May contain: sulphites (wine vinegar)</p>" in page
    assert "so nothing is ruled out: “1 jar of &lt;zhorblax&gt;”.</p>" in page
    assert "wine vinegar<p>Vinegar is permitted" in page


def test_a_caution_stands_for_the_note_of_its_line(make: Factory, session: Session, client: TestClient) -> None:
    recipe = make.recipe("Jelly", ingredients=("2 sheets gelatin",))
    stored = label(session, recipe)
    make.committed()

    page = client.get(f"/recipe/{recipe.id}").text

    assert [note["food"] for note in stored.labels["notes"]] == ["gelatin"]
    assert "gelatin</li>" in page


def test_a_recipe_without_labels_shows_none(make: Factory, client: TestClient) -> None:
    recipe = make.recipe(ingredients=("2 tbsp wine vinegar",))
    make.committed()

    assert "<p>" not in client.get(f"/recipe/{recipe.id}").text.partition('<div id="root"')[2]


def test_the_recipe_stands_in_the_page_as_the_api_answers_it(make: Factory, client: TestClient) -> None:
    recipe = make.recipe("</script><script>alert(1)</script>", description="Rice & \u2028 lentils")
    make.committed()

    page = client.get(f"/recipe/{recipe.id}").text

    assert answers_in(page) == {f"{API_PATH}/recipes/{recipe.id}": client.get(f"{API_PATH}/recipes/{recipe.id}").json()}


def test_the_page_of_no_recipe_holds_no_recipe(client: TestClient) -> None:
    page = client.get("/recipe/999").text

    assert '<div id="root" data-screen="recipe"><p>…</p></div>' in page
    assert answers_in(page) == {}


def test_a_blogs_page_holds_the_blog(make: Factory, client: TestClient) -> None:
    make.blog(
        "Salt <b>& patience</b>",
        slug="salt",
        content="<p>A <strong>pinch</strong><script>alert(1)</script></p>",
        tags=["one pot", "rice"],
        created_at=datetime(2026, 3, 5, tzinfo=UTC),
        featured_image=make.image(),
    )
    make.committed()

    page = client.get("/blogs/salt").text

    assert '<div id="root" data-screen="blog"><h1>Salt &lt;b&gt;&amp; patience&lt;/b&gt;</h1>' in page
    assert "<time>March 5, 2026</time><img src=" in page
    assert "<div><p>A <strong>pinch</strong></p></div><li>#onepot</li><li>#rice</li>" in page
    assert answers_in(page) == {f"{API_PATH}/blogs/salt": client.get(f"{API_PATH}/blogs/salt").json()}


def test_the_page_of_a_draft_holds_no_blog(make: Factory, client: TestClient) -> None:
    make.blog("Secret", slug="secret", is_published=False)
    make.committed()

    page = client.get("/blogs/secret").text

    assert '<div id="root" data-screen="blog"><p>…</p></div>' in page
    assert answers_in(page) == {}


def answers_in(page: str) -> dict[str, Any]:
    """Return the answers that stand in the page, by call."""
    found = re.findall(r'<script type="application/json" data-call="([^"]*)">(.*?)</script>', page, re.DOTALL)
    return {call: json.loads(body) for call, body in found}
