"""Pages as search engines, messengers and strangers see them."""

import json
import re

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy.orm import Session

from api import slots
from api.middleware import compression
from api.middleware.compression import compress
from api.site import sitemap
from api.site.meta import SITE_TITLE
from api.site.pages import router as pages
from api.site.screens import Screen, read_screens
from api.slots import Slots
from core.recipes.labelling import label
from tests.api.errors import assert_error
from tests.factories import Factory


def structured_data(response: Response) -> dict[str, object]:
    """The page's JSON-LD."""
    found = re.search(r'<script type="application/ld\+json">(.*?)</script>', response.text, re.DOTALL)
    assert found
    data: dict[str, object] = json.loads(found.group(1))
    return data


def test_a_recipe_page_says_what_it_is_without_scripts(make: Factory, client: TestClient) -> None:
    recipe = make.recipe("Lentil Soup", description="Warm and red.", total_minutes=30)
    make.committed()

    page = client.get(f"/recipe/{recipe.id}")

    assert page.status_code == 200
    assert "<title>Lentil Soup · Sufra</title>" in page.text
    assert f'<meta property="og:url" content="http://sufra.test/recipe/{recipe.id}">' in page.text
    assert '<meta property="og:description" content="Warm and red.">' in page.text
    assert '<meta name="twitter:card" content="summary_large_image">' in page.text
    assert structured_data(page)["suitableForDiet"] == "https://schema.org/HalalDiet"
    assert structured_data(page)["totalTime"] == "PT30M"
    assert page.text.count("<title>") == page.text.count('name="description"') == 1


def test_a_labelled_recipe_names_the_diets_that_schema_org_knows(
    make: Factory, session: Session, client: TestClient
) -> None:
    recipe = make.recipe("Lentil Soup", ingredients=("200 g red lentils", "50 g butter"))
    label(session, recipe)
    make.committed()

    page = client.get(f"/recipe/{recipe.id}")

    names = ("HalalDiet", "VegetarianDiet", "GlutenFreeDiet")
    assert structured_data(page)["suitableForDiet"] == [f"https://schema.org/{name}" for name in names]


def test_markup_in_a_title_stays_text(make: Factory, client: TestClient) -> None:
    recipe = make.recipe('</script><script>alert("1")</script>', description='"><img src=x onerror=alert(1)>')
    make.committed()

    page = client.get(f"/recipe/{recipe.id}")

    assert "<script>alert" not in page.text
    assert "<img src=x" not in page.text
    assert structured_data(page)["name"] == '</script><script>alert("1")</script>'


@pytest.mark.parametrize("path", ["/recipe/999", "/nothing", "/recipe/abc", "/not-found", "/index.html", "/s/nothing"])
def test_unknown_pages_are_the_app_with_status_404(client: TestClient, path: str) -> None:
    page = client.get(path)

    assert page.status_code == 404
    assert '<div id="root"' in page.text
    assert '<meta name="robots" content="noindex">' in page.text


PLAIN_SCREENS = [screen for screen in read_screens().values() if not screen.has_own_endpoint and screen.path != "*"]


def written_out(path: str) -> str:
    """An address of the screen, with a value for each part of the path that varies."""
    return re.sub(r":\w+\??", "q7Zk-x_9", path)


@pytest.mark.parametrize("screen", PLAIN_SCREENS, ids=lambda screen: screen.key)
def test_every_screen_of_the_table_answers_on_reload(client: TestClient, screen: Screen) -> None:
    page = client.get(written_out(screen.path) + "?from=mail")

    assert page.status_code == 200
    assert page.headers["Cache-Control"] == "no-cache"
    assert f"<title>{f'{screen.title} · Sufra' if screen.title else SITE_TITLE}</title>" in page.text


def test_every_screen_with_data_has_an_endpoint() -> None:
    paths = {re.sub(r"\{(\w+)(:\w+)?\}", ":", route.path) for route in pages.routes if isinstance(route, APIRoute)}
    with_data = {re.sub(r":\w+", ":", screen.path) for screen in read_screens().values() if screen.has_own_endpoint}

    assert with_data <= paths


@pytest.mark.parametrize("path", ["/activate", "/activate/", "/reset-password/", "/recipes/"])
def test_the_id_of_a_link_and_the_last_slash_may_be_left_out(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 200


def test_the_second_address_of_a_new_blog_leads_to_the_first(client: TestClient) -> None:
    answer = client.get("/create-blog", follow_redirects=False)

    assert (answer.status_code, answer.headers["Location"]) == (302, "/blogs/create")


@pytest.mark.parametrize("path", ["/Recipes", "/SIGN-IN", "/Recipe/1"])
def test_the_case_of_a_path_counts(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("screen", [s for s in PLAIN_SCREENS if not s.is_indexed], ids=lambda screen: screen.key)
def test_search_engines_do_not_list_private_screens(client: TestClient, screen: Screen) -> None:
    page = client.get(written_out(screen.path))

    assert '<meta name="robots" content="noindex">' in page.text
    assert 'rel="canonical"' not in page.text
    assert "og:" not in page.text


@pytest.mark.parametrize("path", ["/activate/q7Zk-x_9", "/reset-password/q7Zk-x_9"])
def test_the_id_of_a_mailed_link_stays_out_of_the_page(client: TestClient, path: str) -> None:
    assert "q7Zk-x_9" not in client.get(path).text


@pytest.mark.parametrize("path", ["/sign-in/x", "/activate/a/b", "/my-profile/x", "/activated"])
def test_paths_beside_the_account_screens_are_unknown(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_draft_has_no_page(make: Factory, client: TestClient) -> None:
    recipe = make.recipe("Secret Soup", is_published=False)
    make.committed()

    page = client.get(f"/recipe/{recipe.id}")

    assert page.status_code == 404
    assert "Secret" not in page.text


def test_a_short_link_leads_to_the_recipe(make: Factory, client: TestClient) -> None:
    recipe = make.recipe(slug="lentil-soup")
    make.committed()

    response = client.get("/s/lentil-soup", follow_redirects=False)

    assert response.status_code == 302
    assert response.headers["Location"] == f"http://sufra.test/recipe/{recipe.id}"


def listed(client: TestClient, path: str) -> list[str]:
    """The addresses that a sitemap, or the list of sitemaps, holds."""
    sitemap = client.get(path)
    assert sitemap.status_code == 200
    assert sitemap.headers["Content-Type"].startswith("application/xml")
    return re.findall("<loc>http://sufra.test(.*?)</loc>", sitemap.text)


def test_the_sitemaps_list_what_is_public(make: Factory, client: TestClient) -> None:
    shown, hidden = make.recipe(), make.recipe(is_published=False)
    make.blog("Salt", slug="salt")
    make.committed()

    parts = listed(client, "/sitemap.xml")

    pages = [path for part in parts for path in listed(client, part)]
    assert f"/recipe/{shown.id}" in pages
    assert f"/recipe/{hidden.id}" not in pages
    assert "/blogs/salt" in pages
    indexed = [screen.path for screen in PLAIN_SCREENS if screen.is_indexed and ":" not in screen.path]
    assert listed(client, "/sitemap-screens.xml") == indexed


def test_a_part_of_the_sitemap_holds_a_range_of_numbers(
    make: Factory, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitemap, "PART", 10)
    recipes = [make.recipe(id=number) for number in (3, 9, 10, 35)]
    make.committed()

    parts = [part for part in listed(client, "/sitemap.xml") if "recipes" in part]

    assert parts == ["/sitemap-recipes-0.xml", "/sitemap-recipes-1.xml", "/sitemap-recipes-3.xml"]
    assert [path for part in parts for path in listed(client, part)] == [f"/recipe/{recipe.id}" for recipe in recipes]


@pytest.mark.parametrize(
    "part", ["recipes-7", "recipes-00", "recipes--1", "recipes-", "recipes-9999999999", "users-0", "٣"]
)
def test_a_part_that_is_not_listed_is_not_found(client: TestClient, part: str) -> None:
    assert client.get(f"/sitemap-{part}.xml").status_code == 404


def test_however_often_a_sitemap_is_asked_for_it_is_built_once_a_minute(make: Factory, client: TestClient) -> None:
    part = f"/sitemap-recipes-{make.recipe().id // sitemap.PART}.xml"
    make.committed()
    first = client.get(part).text
    late = make.recipe()
    make.committed()

    assert client.get(part).text == first
    sitemap.kept_sitemaps.clear()
    assert f"/recipe/{late.id}<" in client.get(part).text


def test_sitemaps_that_are_asked_for_in_turn_are_built_once_a_minute(
    make: Factory, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitemap, "PART", 1)
    first = make.recipe().id
    parts = [f"/sitemap-recipes-{make.recipe(id=first + number).id}.xml" for number in range(1, 102)]
    make.committed()
    built: list[int] = []
    read_pages = sitemap.read_pages

    def noting(session: Session, kind: str, number: int) -> object:
        built.append(number)
        return read_pages(session, kind, number)

    monkeypatch.setattr(sitemap, "read_pages", noting)
    for part in [*parts, *parts]:
        assert client.get(part).status_code == 200

    assert len(built) == len(parts)


@pytest.mark.parametrize("path", ["/sitemap.xml", "/sitemap-screens.xml"])
def test_sitemaps_are_built_one_at_a_time(client: TestClient, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setattr(slots, "SITEMAPS", Slots(running=0, waiting=0, of_one_caller=1))

    assert_error(client.get(path), 503, code="busy")


def test_a_sitemap_is_compressed_once_while_its_content_is_the_same(
    make: Factory, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    part = f"/sitemap-recipes-{[make.recipe() for _ in range(20)][-1].id // sitemap.PART}.xml"
    make.committed()
    compressed: list[bytes] = []

    def noting(body: bytes) -> bytes:
        compressed.append(body)
        return compress(body)

    monkeypatch.setattr(compression, "compress", noting)
    texts = {client.get(part).text for _ in range(3)}
    sitemap.kept_sitemaps.clear()
    texts.add(client.get(part).text)

    assert [body.decode() for body in compressed] == list(texts)
    make.recipe()
    make.committed()
    sitemap.kept_sitemaps.clear()
    assert client.get(part).text not in texts
    assert len(compressed) == 2


def test_robots_may_read_pages_but_not_the_api(client: TestClient) -> None:
    assert client.get("/robots.txt").text.splitlines() == [
        "User-agent: *",
        "Disallow: /api/",
        "Sitemap: http://sufra.test/sitemap.xml",
    ]


def test_assets_are_kept_for_ever(client: TestClient) -> None:
    assert "immutable" in client.get("/assets/app-1234.js").headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/%2e%2e/pyproject.toml", "/media/../../etc/passwd", "/%00"])
def test_files_outside_the_build_are_not_served(client: TestClient, path: str) -> None:
    response = client.get(path)

    assert response.status_code == 404
    assert "hatchling" not in response.text


@pytest.mark.parametrize("path", ["/", "/api/v1.0/lookups/categories", "/api/v1.0/nothing", "/assets/app-1234.js"])
def test_every_answer_carries_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers

    assert "script-src 'self'" in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"]


def test_unknown_paths_of_the_api_are_json(client: TestClient) -> None:
    response = client.get("/api/v1.0/nothing")

    assert response.status_code == 404
    assert response.json()["Code"] == "not_found"


def test_the_reference_loads_nothing_from_elsewhere(client: TestClient) -> None:
    page = client.get("/api/v1.0/docs")

    assert page.status_code == 200
    assert "http://" not in page.text
    assert "https://" not in page.text


def test_the_site_tells_that_it_is_alive_and_ready(search_client: TestClient) -> None:
    assert search_client.get("/healthz").json() == {"status": "alive"}
    assert search_client.get("/readyz").json() == {"status": "ready", "database": "ok", "search": "ok", "redis": "ok"}
