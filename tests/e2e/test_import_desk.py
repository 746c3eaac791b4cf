"""Staff import a real file through the browser. Source: docs/product/staff.md#import-desk."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import delete, select

from core.db import get_database, transaction
from core.images import LocalMediaStorage
from core.imports.files import ImportFiles
from core.models import ImportJob, Recipe
from core.settings import Settings
from tests.e2e.conftest import PHONE, Open
from tests.e2e.people import join, signed_in
from tests.e2e.site import Site, fill_index
from tests.importer.formats.exports import MEALIE, mealie_export, write
from worker.imports.run import run_waiting

HAM = {
    **MEALIE,
    "id": "1e7f1c2a-9a57-4d6e-8f67-0c9f6f7c1b11",
    "name": "Ham Soup",
    "slug": "ham-soup",
    "org_url": None,
    "recipe_ingredient": [{"note": "2 slices ham", "food": None, "unit": None, "quantity": None}],
}


@pytest.fixture
def export(tmp_path: Path, settings: Settings, site: Site) -> Iterator[Path]:
    """An export of Mealie with two recipes; what was imported of it is gone again after the test."""
    yield write(tmp_path / "mealie.zip", mealie_export(MEALIE, HAM))
    with transaction() as session:
        session.execute(delete(Recipe).where(Recipe.source_key == MEALIE["org_url"]))
        for key in session.scalars(select(ImportJob.file_key)):
            ImportFiles.of(settings).delete(key)
        session.execute(delete(ImportJob))
    fill_index(settings)


def work(settings: Settings) -> None:
    """What the worker does, in this process."""
    run_waiting(get_database(), ImportFiles.of(settings), LocalMediaStorage(settings.media_dir))


def desk(open_context: Open, site: Site, **options: object) -> Page:
    staff = join(is_staff=True)
    page = open_context(**signed_in(site, staff), **options).new_page()
    # A sign-in that was not made in this browser gets the cookie of the staff pages from the sign-in screen.
    page.goto("/sign-in?next=/admin/imports")
    expect(page.get_by_role("heading", name="Imports", level=1)).to_be_visible()
    return page


@pytest.mark.parametrize("options", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_an_export_is_checked_confirmed_and_imported(
    open_context: Open, site: Site, settings: Settings, export: Path, tmp_path: Path, options: dict[str, object]
) -> None:
    page = desk(open_context, site, **options)

    page.get_by_label("Choose a file").set_input_files(export)
    expect(page.get_by_role("heading", name="mealie.zip")).to_be_visible()
    work(settings)
    expect(page.get_by_role("heading", name="Import these recipes?")).to_be_visible()
    expect(page.get_by_role("row", name="Ham Soup")).to_contain_text("Not halal")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.get_by_role("button", name="Import and publish").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    work(settings)
    # The address is enough to come back to it.
    page.reload()
    expect(page.get_by_role("heading", name="What the import came to")).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("button", name="Report as CSV").click()
    saved.value.save_as(tmp_path / "report.csv")
    rows = list(csv.DictReader((tmp_path / "report.csv").read_text("utf-8-sig").splitlines()))
    assert [(row["name"], row["result"]) for row in rows] == [("Lentil Soup", "created"), ("Ham Soup", "refused")]
    with transaction() as session:
        recipe = session.scalars(select(Recipe).where(Recipe.source_key == MEALIE["org_url"])).one()
        assert recipe.is_published
        assert recipe.preview_image_id
        number = recipe.id
    # Its view is counted before the recipe goes away again.
    with page.expect_response(re.compile("/mark-viewed/")):
        page.goto(f"/recipe/{number}")
    expect(page.get_by_role("heading", name="Lentil Soup", level=1)).to_be_visible()
