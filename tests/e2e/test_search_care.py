"""A search that finds nothing, the synonym that staff add for it, and the same search again.

Source: docs/product/search.md#synonyms-of-staff.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import delete

from core.counters.search_terms import TERMS_KEY, Outcome, term_field
from core.db import get_database, transaction
from core.models import SearchDay
from core.redis import get_redis
from core.search.own_synonyms import delete_synonym, own_synonyms
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.jobs import run_jobs
from indexer.search_engine import SearchEngine
from tests.e2e.conftest import Open
from tests.e2e.people import join, signed_in
from tests.e2e.screens import expect_found, found
from tests.e2e.site import Site
from tests.e2e.waiting import wait_for
from worker.counters.tasks import flush_all_counters

UNKNOWN = "melongene"


@pytest.fixture
def context(site: Site, search: SearchEngine, settings: Settings) -> Iterator[IndexerContext]:
    """What the worker works with; afterwards the indexes have the settings that they had."""
    context = IndexerContext(get_database(), search, get_redis())
    yield context
    with transaction() as session:
        for family in own_synonyms(session):
            delete_synonym(session, family.id)
        session.execute(delete(SearchDay))
    run_jobs(context.database, lambda: context, settings)


def test_a_failed_search_finds_once_staff_have_added_its_synonym(
    site: Site, settings: Settings, context: IndexerContext, open_context: Open, page: Page
) -> None:
    page.goto(f"/recipes?search={UNKNOWN}")
    expect_found(page, 0)
    counted = term_field(UNKNOWN, Outcome.MISS)
    wait_for(lambda: get_redis().hexists(TERMS_KEY, counted), "the search to be counted")
    flush_all_counters()

    desk = open_context(**signed_in(site, join(is_staff=True))).new_page()
    desk.goto("/admin/analytics?show=searches")
    desk.get_by_role("button", name=f"Add synonym for “{UNKNOWN}”").click()
    desk.get_by_label(f"“{UNKNOWN}” means the same as").fill("eggplant")
    desk.get_by_role("button", name="Save").click()
    expect(desk.get_by_text(f"{UNKNOWN}, eggplant mean the same.", exact=False).first).to_be_visible()
    run_jobs(context.database, lambda: context, settings)

    page.reload()
    assert found(page, unlike=0) > 0


def test_a_rebuild_is_asked_for_and_followed(
    site: Site, settings: Settings, context: IndexerContext, open_context: Open
) -> None:
    desk = open_context(**signed_in(site, join(is_staff=True))).new_page()
    desk.goto("/admin/search")
    desk.get_by_role("button", name="Rebuild: Recipes").click()
    expect(desk.get_by_role("button", name="Rebuild: Recipes")).to_be_disabled()
    run_jobs(context.database, lambda: context, settings)

    expect(desk.get_by_text(f"{site.total} of {site.total} published")).to_be_visible()
    expect(desk.get_by_text("documents swapped in").first).to_be_visible()
