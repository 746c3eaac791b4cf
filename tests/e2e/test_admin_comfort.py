"""The desks for everybody: accessible by day and night, on a phone, by keyboard, and with large letters."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import delete

from core.db import get_database, transaction
from core.images import LocalMediaStorage
from core.imports import jobs
from core.imports.files import ImportFiles
from core.models import (
    Blog,
    Comment,
    ContactMessage,
    GenerationJob,
    ImportJob,
    Recipe,
    RecipeViewDay,
    Review,
    SearchDay,
    User,
)
from core.settings import Settings
from tests.e2e.comfort import LARGE_LETTERS, violations, width
from tests.e2e.conftest import DESKTOP, PHONE, Open
from tests.e2e.keyboard import faults_of_the_walk
from tests.e2e.people import Person, join, signed_in
from tests.e2e.site import Site
from tests.factories import Factory
from tests.importer.formats.exports import MEALIE, mealie_export, write
from worker.imports.run import run_waiting

LONG_TITLE = "My grandmother's Thursday lentil soup with a squeeze of lemon and far too much cumin"
DESKS = {
    "overview": "/admin",
    "moderation": "/admin/moderation",
    "messages": "/admin/messages",
    "recipes": "/admin/recipes",
    "imports": "/admin/imports",
    "one import": "/admin/imports?import={import}",
    "blogs": "/admin/blogs",
    "names": "/admin/lookups",
    "accounts": "/admin/users",
    "generations": "/admin/generations",
    "audit log": "/admin/audit",
    "views": "/admin/analytics",
    "failed searches": "/admin/analytics?show=searches",
    "members": "/admin/analytics?show=members",
    "search health": "/admin/search?recipe=soup",
    "an empty list": "/admin/recipes?search=nothing-is-called-so",
    "no desk": "/admin/nothing",
}


@pytest.fixture
def filled(site: Site, settings: Settings, member: Person, tmp_path: Path) -> Iterator[dict[str, str]]:
    """Something at every desk, with what is long; the number of an import by its name. It is gone after the test."""
    hour_ago = datetime.now(UTC) - timedelta(hours=1)
    with transaction() as session:
        factory = Factory(session)
        recipe = factory.recipe(LONG_TITLE, owner_id=member.id, is_published=False)
        blog = factory.blog(author=session.get_one(User, member.id))
        reviewed = session.get_one(Recipe, next(iter(site.recipes.values())))
        held = {"member_id": member.id, "state": "held", "created_at": hour_ago, "moderated_at": hour_ago}
        session.add(Review(recipe=recipe, rating=2, review_text="x" * 300, concerns="a link or an address", **held))
        session.add(Comment(blog=blog, comment_text="See www.example.com", concerns="a link or an address", **held))
        writer = {"name": "Amina Cook", "email": "amina@example.org"}
        session.add(ContactMessage(**writer, subject=LONG_TITLE, message="Salam.\n\n" + "Thank you. " * 60))
        session.add(
            GenerationJob(
                member_id=member.id,
                cuisine=factory.cuisine(),
                category=factory.category(),
                ingredients=["saffron threads"],
                request_hash="comfort",
                state="failed",
                failure_code="no_dish",
                failure_text="These ingredients make no dessert.",
                finished_at=hour_ago,
            )
        )
        today = hour_ago.date()
        # Another test may have viewed this recipe today.
        session.merge(RecipeViewDay(recipe_id=reviewed.id, day=today, views=7))
        session.add(
            SearchDay(
                text="a-word-that-is-so-long-that-it-fits-no-phone", day=today, searches=3, found_nothing=3, relaxed=0
            )
        )
        recipe_id, blog_id = recipe.id, blog.id
    number = checked_import(settings, member, write(tmp_path / "mealie.zip", mealie_export(MEALIE)))
    yield {"import": str(number)}
    with transaction() as session:
        session.execute(delete(Recipe).where(Recipe.id == recipe_id))
        session.execute(delete(Blog).where(Blog.id == blog_id))
        for table in (ContactMessage, GenerationJob, RecipeViewDay, SearchDay, ImportJob):
            session.execute(delete(table))


def checked_import(settings: Settings, uploader: Person, export: Path) -> int:
    """Upload a file and let it be checked, and return the number of its import."""
    files = ImportFiles.of(settings)
    key = files.new_key()
    files.upload(key).write_bytes(export.read_bytes())
    with transaction() as session:
        actor = session.get_one(User, uploader.id)
        job = jobs.create_job(
            session,
            actor,
            file_name=export.name,
            file_key=key,
            size_bytes=export.stat().st_size,
            allow_missing_steps=False,
        )
        number = job.id
    run_waiting(get_database(), files, LocalMediaStorage(settings.media_dir))
    return number


@pytest.fixture
def desk(open_context: Open, site: Site, filled: dict[str, str]) -> Page:
    """The page of a member of staff who is signed in, cookie included."""
    page = open_context(**signed_in(site, join(is_staff=True, full_name="Salma Desk"))).new_page()
    page.goto("/sign-in?next=/admin")
    expect(page.get_by_role("heading", name="Overview", level=1)).to_be_visible()
    return page


def go_to(desk: Page, address: str) -> None:
    """Open a desk and wait until it has what it shows."""
    desk.goto(address)
    expect(desk.get_by_role("heading", level=1)).to_be_visible()
    expect(desk.locator("main [aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_desk_is_accessible_by_day_and_by_night(desk: Page, filled: dict[str, str], size: dict[str, int]) -> None:
    desk.set_viewport_size({"width": size["width"], "height": size["height"]})
    found: list[str] = []
    for name, address in DESKS.items():
        desk.emulate_media(color_scheme="light")
        go_to(desk, address.format_map(filled))
        found += [f"{name}: {violation}" for violation in violations(desk)]
        if width(desk) > size["width"]:
            found.append(f"{name}: wider than its window")
        day = desk.locator("body").evaluate("body => getComputedStyle(body).color")
        desk.emulate_media(color_scheme="dark")
        expect(desk.locator("body")).not_to_have_css("color", day)
        found += [f"{name} by night: {violation}" for violation in violations(desk, runOnly=["color-contrast"])]
    assert found == []


def test_dialogs_of_the_desks_are_accessible(desk: Page, filled: dict[str, str]) -> None:
    for address, button in (
        ("/admin/recipes", f"Delete {LONG_TITLE}"),
        ("/admin/users?search=Salma+Desk", "Credits of Salma Desk"),
        ("/admin/users?search=Salma+Desk", "Flags of Salma Desk"),
        ("/admin/lookups", "Rename Turkish"),
    ):
        go_to(desk, address)
        opener = desk.get_by_role("button", name=button).first
        opener.press("Enter")
        dialog = desk.get_by_role("dialog")
        expect(dialog.locator(":focus")).to_have_count(1)
        assert list(violations(desk)) == []
        desk.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()


def test_the_keyboard_goes_through_each_desk_in_order_and_is_seen(desk: Page, filled: dict[str, str]) -> None:
    wrong: list[str] = []
    for name, address in DESKS.items():
        go_to(desk, address.format_map(filled))
        wrong += [f"{name}: {fault}" for fault in faults_of_the_walk(desk)]
    assert wrong == []


def test_letters_of_twice_the_size_fit_every_desk(desk: Page, filled: dict[str, str]) -> None:
    desk.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    too_wide = []
    for name, address in DESKS.items():
        go_to(desk, address.format_map(filled))
        desk.evaluate(LARGE_LETTERS)
        too_wide += [name] if width(desk) > PHONE["width"] else []
    assert too_wide == []
