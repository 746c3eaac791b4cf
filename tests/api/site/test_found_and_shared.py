"""What search engines and link previews read in a page, parsed as they parse it."""

from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import extruct
import pytest
from fastapi.testclient import TestClient
from w3lib.html import get_base_url

from api.site.screens import read_screens
from core.config_files import read_config
from core.models import Recipe
from tests.factories import Factory

ORIGIN = "http://sufra.test"
OPEN_GRAPH_REQUIRED = {"og:title", "og:type", "og:image", "og:url"}
"""Source: ogp.me."""


def read(client: TestClient, path: str) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the page's structured data by type, and its Open Graph properties."""
    text = client.get(path).text
    found = extruct.extract(text, base_url=get_base_url(text, ORIGIN + path), syntaxes=["json-ld", "opengraph"])
    graphs = found["opengraph"]
    return {data["@type"]: data for data in found["json-ld"]}, dict(graphs[0]["properties"]) if graphs else {}


def tag(client: TestClient, path: str, start: str) -> list[str]:
    """Return the tags of the page's head that begin so."""
    head = client.get(path).text.partition("</head>")[0]
    return [f"<{part}" for part in head.split("<") if f"<{part}".startswith(start)]


def canonical(client: TestClient, path: str) -> list[str]:
    """Return the canonical addresses of the page: one or none."""
    return [part.split('href="')[1].split('"')[0] for part in tag(client, path, '<link rel="canonical"')]


def is_hidden(client: TestClient, path: str) -> bool:
    """Tell whether search engines are asked to leave the page out."""
    return tag(client, path, '<meta name="robots"') == ['<meta name="robots" content="noindex">']


def test_a_blogs_page_is_a_blog_posting(client: TestClient, make: Factory) -> None:
    chef = make.user(full_name="Farida Khan", is_master_chef=True)
    blog = make.blog("Salt & patience", author=chef, slug="salt-and-patience", featured_image=make.image())
    make.committed()

    data, graph = read(client, "/blogs/salt-and-patience")

    posting = data["BlogPosting"]
    assert posting["@context"] == "https://schema.org"
    assert posting["headline"] == "Salt & patience"
    assert posting["author"] == {"@type": "Person", "name": "Farida Khan"}
    assert posting["datePublished"] == blog.published_at.isoformat() if blog.published_at else False
    assert posting["dateModified"]
    assert posting["keywords"] == "rice, patience"
    assert posting["mainEntityOfPage"] == f"{ORIGIN}/blogs/salt-and-patience"
    assert posting["image"] == [graph["og:image"]]
    assert graph["og:image"].startswith(f"{ORIGIN}/media/")
    assert (graph["og:type"], graph["og:title"]) == ("article", "Salt & patience · Sufra")
    assert graph["og:description"] == "Why the lid stays on."
    assert canonical(client, "/blogs/salt-and-patience") == [graph["og:url"]]


def test_a_long_title_is_cut_to_a_headline(client: TestClient, make: Factory) -> None:
    make.blog("rice " * 40, slug="rice")
    make.committed()

    data, _ = read(client, "/blogs/rice")

    assert len(data["BlogPosting"]["headline"]) <= 110
    assert data["BlogPosting"]["headline"].endswith("rice…")


def test_a_blog_that_is_no_ones_to_read_has_no_data(client: TestClient, make: Factory) -> None:
    make.blog("Secret", slug="secret", is_published=False)
    make.committed()

    answer = client.get("/blogs/secret")

    assert answer.status_code == 404
    assert "Secret" not in answer.text
    assert read(client, "/blogs/secret") == ({}, {})


def test_a_recipes_page_is_a_recipe(client: TestClient, make: Factory) -> None:
    recipe = make.recipe("Lentil Soup", ingredients=("red lentils",), serving_size=4)
    make.committed()

    data, graph = read(client, f"/recipe/{recipe.id}")

    assert data["Recipe"]["suitableForDiet"] == "https://schema.org/HalalDiet"
    assert data["Recipe"]["recipeIngredient"] == ["red lentils"]
    assert data["Recipe"]["recipeYield"] == "4"
    assert graph.keys() >= OPEN_GRAPH_REQUIRED
    assert canonical(client, f"/recipe/{recipe.id}") == [graph["og:url"]] == [f"{ORIGIN}/recipe/{recipe.id}"]


@pytest.fixture
def turkish(make: Factory, indexed: Callable[[], None]) -> list[Recipe]:
    """Two Turkish desserts of five Turkish recipes, and one of another cuisine."""
    cuisine, desserts = make.cuisine("TR", "Turkish"), make.category("DES", "Desserts")
    found = [make.recipe(f"Baklava {number}", cuisine=cuisine, category=desserts) for number in range(2)]
    found += [make.recipe(f"Kebab {number}", cuisine=cuisine, category=make.category()) for number in range(3)]
    make.recipe("Biryani", cuisine=make.cuisine("IND", "Indian"), category=make.category())
    make.committed()
    indexed()
    return found


@pytest.mark.parametrize(
    ("asked", "title", "address", "count"),
    [
        ("cuisine=Turkish", "Turkish Recipes", "cuisine=Turkish", 5),
        ("cuisine=tr", "Turkish Recipes", "cuisine=Turkish", 5),
        ("category=DES", "Desserts", "category=DES", 2),
        ("category=desserts&cuisine=TR", "Turkish Desserts", "cuisine=Turkish&amp;category=DES", 2),
        ("cuisine=Turkish&utm_source=x", "Turkish Recipes", "cuisine=Turkish", 5),
    ],
)
@pytest.mark.usefixtures("turkish")
def test_a_filtered_list_is_a_page_of_its_own(
    search_client: TestClient, asked: str, title: str, address: str, count: int
) -> None:
    path = f"/recipes?{asked}"

    data, graph = read(search_client, path)

    assert f"<title>{title} · Sufra</title>" in search_client.get(path).text
    assert data["ItemList"]["numberOfItems"] == count
    assert graph["og:title"] == f"{title} · Sufra"
    assert f"{title}: " in graph["og:description"]
    assert canonical(search_client, path) == [f"{ORIGIN}/recipes?{address}"]
    assert not is_hidden(search_client, path)


@pytest.mark.usefixtures("turkish")
def test_the_description_of_a_filtered_list_names_dishes(search_client: TestClient) -> None:
    _, graph = read(search_client, "/recipes?cuisine=Turkish")

    assert graph["og:description"].endswith(" and 1 more.")
    assert "Kebab" in graph["og:description"]


@pytest.mark.parametrize("asked", ["search=soup", "search=soup&cuisine=TR", "cuisine=TR,IND", "cuisine=Nowhere"])
@pytest.mark.usefixtures("turkish")
def test_lists_without_an_end_are_left_out_by_search_engines(search_client: TestClient, asked: str) -> None:
    path = f"/recipes?{asked}"

    answer = search_client.get(path)

    assert answer.status_code == 200
    assert is_hidden(search_client, path)
    assert canonical(search_client, path) == []


@pytest.mark.parametrize("asked", ["cuisine=" + "a," * 2000, "cuisine=%00", "difficulty=%22%3E%3Cscript%3E", "x=%ff"])
@pytest.mark.usefixtures("turkish")
def test_an_address_that_makes_no_sense_is_the_list(search_client: TestClient, asked: str) -> None:
    answer = search_client.get(f"/recipes?{asked}")

    assert answer.status_code == 200
    assert '"><script>' not in answer.text


def test_the_list_names_its_recipes(search_client: TestClient, turkish: list[Recipe]) -> None:
    data, graph = read(search_client, "/recipes")

    items = data["ItemList"]["itemListElement"]
    assert [item["position"] for item in items] == [1, 2, 3, 4, 5, 6]
    assert {item["url"] for item in items} >= {f"{ORIGIN}/recipe/{recipe.id}" for recipe in turkish}
    assert graph["og:url"] == data["ItemList"]["url"] == f"{ORIGIN}/recipes"


def test_the_list_of_blogs_names_its_blogs(search_client: TestClient, make: Factory) -> None:
    make.blog("Salt", slug="salt")
    make.blog("Secret", slug="secret", is_published=False)
    make.committed()

    data, graph = read(search_client, "/blogs")

    assert data["ItemList"]["itemListElement"] == [
        {"@type": "ListItem", "position": 1, "url": f"{ORIGIN}/blogs/salt", "name": "Salt"}
    ]
    assert graph["og:title"] == "Master Chef Chronicles · Sufra"


def test_home_tells_how_to_search(client: TestClient) -> None:
    data, _ = read(client, "/")

    target = data["WebSite"]["potentialAction"]["target"]["urlTemplate"]
    assert target == f"{ORIGIN}/recipes?search={{search_term_string}}"


LISTED = [screen for screen in read_screens().values() if screen.is_in_sitemap]


@pytest.mark.parametrize("screen", LISTED, ids=lambda screen: screen.key)
def test_each_listed_screen_has_words_of_its_own_to_be_shared_by(client: TestClient, screen: Any) -> None:
    _, graph = read(client, screen.path)

    assert graph.keys() >= OPEN_GRAPH_REQUIRED
    assert graph["og:description"] == read_config("descriptions")[screen.key]
    assert canonical(client, screen.path) == [ORIGIN + screen.path]
    twitter = tag(client, screen.path, '<meta name="twitter:')
    assert [part.split('"')[1] for part in twitter] == [
        f"twitter:{name}" for name in ("card", "title", "description", "image")
    ]


def test_no_two_screens_have_the_same_description() -> None:
    descriptions = read_config("descriptions")

    assert descriptions.keys() == {screen.key for screen in LISTED}
    assert len(set(descriptions.values())) == len(descriptions)


def test_the_sitemap_has_blogs_with_their_last_change(client: TestClient, make: Factory) -> None:
    make.blog("Salt", slug="salt")
    make.blog("Secret", slug="secret", is_published=False)
    make.committed()

    sitemap = ET.fromstring(client.get("/sitemap-blogs-0.xml").text)  # noqa: S314 (it is our own)

    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    changes = {
        entry.findtext("s:loc", None, names): entry.findtext("s:lastmod", None, names)
        for entry in sitemap.findall("s:url", names)
    }
    assert changes[f"{ORIGIN}/blogs/salt"]
    assert f"{ORIGIN}/blogs/secret" not in changes
