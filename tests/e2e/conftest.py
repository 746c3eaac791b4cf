"""A browser in front of the whole site. Every page's console must stay silent."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, expect, sync_playwright

from core.db import transaction
from core.models import Blog, Recipe
from core.redis import get_redis
from core.settings import Settings
from dev.browser import find_browser
from dev.services.search_engine import Engine
from tests.e2e.console import Console
from tests.e2e.mail import running_mail
from tests.e2e.mailbox import Mailbox
from tests.e2e.people import Person, join, signed_in
from tests.e2e.site import Site, fill_index, running_site
from tests.factories import Factory

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking"]
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE_MS = 10_000
"""On a busy machine a page may take its time; nothing waits longer than it must."""

Open = Callable[..., BrowserContext]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark everything here as a browser test."""
    for item in items:
        item.add_marker("browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium. Without one the tests are skipped on a developer's machine and fail in CI."""
    path = find_browser()
    if path is None:
        message = (
            "NO BROWSER: install Chromium (Debian: apt-get install chromium-headless-shell) to run the browser tests."
        )
        if os.environ.get("CI", "").lower() in ("true", "1"):
            pytest.fail(message)
        pytest.skip(message)
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield opened
        opened.close()


# After the browser: without one nothing else needs to start.
@pytest.fixture(scope="session")
def site(browser: Browser, settings: Settings, search_service: Engine) -> Iterator[Site]:
    """The running site with the first recipes."""
    with running_site(settings) as started:
        yield started


@pytest.fixture(scope="session")
def mailbox(site: Site, settings: Settings) -> Iterator[Mailbox]:
    """Everybody's mail. The worker that sends it starts with the first test that waits for a mail."""
    with running_mail(settings.data_dir, site.url) as opened:
        yield opened


@pytest.fixture(autouse=True)
def fresh_limits(site: Site) -> None:
    """No test has called too often because of another: all browsers come from one address."""
    limits = list(get_redis().scan_iter("limit:*"))
    if limits:
        get_redis().delete(*limits)


@pytest.fixture
def console() -> Iterator[Console]:
    """What the browser says in its console; the test fails when it said anything that was not expected."""
    heard = Console()
    heard.expect("Service Worker registration blocked by Playwright")
    yield heard
    assert heard.unexpected() == []


def wait_for_the_app(page: Page) -> None:
    """Let `page.goto` return once the app has taken the served screen's place, unless `wait_until` says otherwise."""
    goto = page.goto

    def goto_app(url: str, **options: Any) -> Response | None:
        response = goto(url, **options)
        if "wait_until" not in options:
            page.locator("#root[data-screen]").wait_for(state="detached")
        return response

    page.goto = goto_app  # type: ignore[method-assign]


@pytest.fixture
def open_context(browser: Browser, site: Site, console: Console) -> Iterator[Open]:
    """Opens fresh visitors, with nothing stored; all are gone after the test."""
    opened: list[BrowserContext] = []

    def open_one(**options: Any) -> BrowserContext:
        # A service worker's requests pass by the routes of a test; those of it allow one.
        common = {
            "base_url": site.url,
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        context = browser.new_context(**{**common, **options})
        context.set_default_timeout(PATIENCE_MS)
        if options.get("java_script_enabled", True):
            context.on("page", wait_for_the_app)
        console.listen(context)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()


@pytest.fixture
def page(open_context: Open) -> Page:
    """A visitor's page on a desktop."""
    return open_context().new_page()


@pytest.fixture
def phone(open_context: Open) -> Page:
    """A visitor's page on a small phone."""
    return open_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()


@pytest.fixture
def member(site: Site) -> Person:
    """A member who can sign in."""
    return join()


@pytest.fixture
def member_page(open_context: Open, site: Site, member: Person) -> Page:
    """The member's page on a desktop, signed in."""
    return open_context(**signed_in(site, member)).new_page()


@pytest.fixture
def published_blog(site: Site) -> Iterator[str]:
    """The path of a published blog, which is gone again after the test."""
    with transaction() as session:
        blog = Factory(session).blog()
        blog_id, path = blog.id, f"/blogs/{blog.slug}"
    yield path
    with transaction() as session:
        session.delete(session.get_one(Blog, blog_id))


@pytest.fixture
def own_recipe(site: Site, settings: Settings, member: Person) -> Iterator[int]:
    """A published recipe of the member; it is gone again after the test, from the search too.

    Ask for it before a page: it then goes after the pages, which may still be asking for it.
    """
    with transaction() as session:
        factory = Factory(session)
        recipe_id = factory.recipe(
            "Weeknight Pot",
            owner_id=member.id,
            ingredients=("white beans", "tomatoes"),
            description="Beans in a pot.",
            cuisine=factory.cuisine(),
            category=factory.category(),
            difficulty="Easy",
            prep_minutes=10,
            cook_minutes=40,
            total_minutes=50,
            serving_size=4,
        ).id
    yield recipe_id
    with transaction() as session:
        session.delete(session.get_one(Recipe, recipe_id))
    fill_index(settings)
