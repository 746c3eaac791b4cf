"""The page holds its screen before any script has run."""

from fastapi.testclient import TestClient


def test_a_page_holds_its_screen_and_links_what_it_needs(client: TestClient) -> None:
    page = client.get("/recipes").text

    assert '<div id="root" data-screen="recipes"><h1>All Recipes</h1>' in page
    head = page.partition("</head>")[0]
    assert '<link rel="stylesheet" crossorigin href="/assets/recipes-1.css">' in head
    assert '<link rel="modulepreload" crossorigin href="/assets/recipes-1.js">' in head


def test_the_searched_text_stands_in_the_field_and_stays_text(client: TestClient) -> None:
    page = client.get("/recipes", params={"search": '"><script>alert(1)</script>{search}'}).text

    assert "<script>alert" not in page
    assert 'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;{search}"' in page


def test_without_a_search_the_field_is_empty(client: TestClient) -> None:
    assert 'value=""' in client.get("/recipes").text


def test_a_screen_that_the_build_has_not_drawn_is_the_empty_shell(client: TestClient) -> None:
    assert '<div id="root"></div>' in client.get("/sign-in").text
