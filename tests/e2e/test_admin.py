"""The staff's desks in a browser. Source: docs/product/staff.md#staff-pages."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import delete, select

from core.db import transaction
from core.models import AuditEntry, CreditEntry, Recipe, Review, User
from core.settings import Settings
from tests.e2e.account_screens import expect_sign_in, press, sign_in, sign_in_form
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.people import Person, join, signed_in
from tests.e2e.screens import expect_address
from tests.e2e.site import Site, fill_index
from tests.factories import Factory

HELD = 20


@pytest.fixture
def staff(site: Site) -> Person:
    """A member of staff."""
    return join(is_staff=True, full_name="Salma Desk")


@pytest.fixture
def desk(open_context: Open, site: Site, staff: Person) -> Page:
    """The page of a member of staff who is signed in, cookie included."""
    context = open_context()
    page = context.new_page()
    page.goto("/sign-in?next=/admin")
    sign_in(page, staff)
    expect_address(page, "/admin")
    return page


@pytest.fixture
def held_reviews(site: Site, member: Person) -> Iterator[list[int]]:
    """Reviews that the checker holds, on recipes that are gone after the test."""
    with transaction() as session:
        session.execute(delete(Review).where(Review.state == "held"))  # that an earlier test has left
        factory = Factory(session)
        written_at = datetime.now(UTC) - timedelta(hours=1)
        recipes = [factory.recipe(f"Held pot {n:02}", owner_id=member.id) for n in range(HELD)]
        reviews = [
            Review(
                recipe=recipe,
                member_id=member.id,
                rating=3,
                review_text=f"See www.example.com, number {n}",
                concerns="a link or an address",
                state="held",
                created_at=written_at + timedelta(seconds=n),
                moderated_at=datetime.now(UTC),
            )
            for n, recipe in enumerate(recipes)
        ]
        session.add_all(reviews)
        session.flush()
        made, recipe_ids = [review.id for review in reviews], [recipe.id for recipe in recipes]
    yield made
    with transaction() as session:
        session.execute(delete(Recipe).where(Recipe.id.in_(recipe_ids)))


def states_of(reviews: list[int]) -> list[str]:
    """The states of the reviews, in their order."""
    with transaction() as session:
        return list(session.scalars(select(Review.state).where(Review.id.in_(reviews)).order_by(Review.id)))


def test_a_visitor_signs_in_and_lands_at_the_desk_they_asked_for(page: Page, staff: Person) -> None:
    # The served form is there before the script that sends it.
    page.goto("/admin/users?flag=staff", wait_until="networkidle")
    sign_in(page, staff)

    expect_address(page, "/admin/users?flag=staff")
    expect(page.get_by_role("heading", name="Accounts", level=1)).to_be_visible()
    expect(page.get_by_role("rowheader", name="Salma Desk").first).to_be_visible()


def test_who_became_staff_after_signing_in_is_let_in_without_a_form(
    open_context: Open, site: Site, member: Person
) -> None:
    page = open_context(**signed_in(site, member)).new_page()
    with transaction() as session:
        session.get_one(User, member.id).is_staff = True

    page.goto("/admin", wait_until="load")

    expect_address(page, "/admin")
    expect(page.get_by_role("heading", name="Overview")).to_be_visible()


def test_a_member_is_told_that_the_place_is_for_staff(member_page: Page, console: Console) -> None:
    console.expect("403 (Forbidden)")
    member_page.goto("/admin/recipes", wait_until="load")

    expect(member_page.get_by_role("alert")).to_contain_text("for Sufra's staff")
    expect(sign_in_form(member_page)).to_be_visible()


def test_signing_out_closes_the_desks(desk: Page) -> None:
    press(desk, "Sign Out")
    expect_sign_in(desk)

    desk.goto("/admin", wait_until="load")
    expect_address(desk, "/sign-in?next=%2Fadmin")


def test_twenty_items_are_moderated_with_the_keyboard_alone(desk: Page, held_reviews: list[int]) -> None:
    desk.goto("/admin/moderation?kind=review")
    expect(desk.get_by_role("article")).to_have_count(HELD)
    expect(desk.get_by_text("20 waiting, 20 overdue")).to_be_visible()

    # Eight one by one, in turn approved and rejected.
    desk.keyboard.press("j")
    for number in range(8):
        card = desk.get_by_role("article", name=f"Review: Held pot {number:02}")
        expect(card).to_be_focused()
        desk.keyboard.press("a" if number % 2 == 0 else "r")
        expect(card).to_have_count(0)
    # The other twelve at once; then the decision is taken back, and made again.
    for _ in range(12):
        desk.keyboard.press("x")
        desk.keyboard.press("j")
    expect(desk.get_by_text("12 selected")).to_be_visible()
    desk.keyboard.press("a")
    expect(desk.get_by_role("heading", name="Nothing waits")).to_be_visible()
    desk.keyboard.press("u")
    expect(desk.get_by_role("article")).to_have_count(12)
    press(desk, "Select all")
    desk.keyboard.press("r")
    expect(desk.get_by_role("heading", name="Nothing waits")).to_be_visible()

    assert states_of(held_reviews) == ["approved", "rejected"] * 4 + ["rejected"] * 12


def test_credits_are_given_with_a_reason(desk: Page, member: Person) -> None:
    with transaction() as session:
        before = session.get_one(User, member.id).credits_remaining
    desk.goto(f"/admin/users?search={member.email}")

    press(desk, f"Credits of {member.name}")
    dialog = desk.get_by_role("dialog")
    dialog.get_by_label("Credits to give").fill("7")
    press(dialog, "Move credits")
    expect(dialog.get_by_text("A reason is required")).to_be_visible()
    dialog.get_by_label("Reason").fill("Sorry for the wait.")
    press(dialog, "Move credits")

    expect(desk.get_by_role("cell", name=str(before + 7), exact=True)).to_be_visible()
    with transaction() as session:
        notes = select(CreditEntry.note).where(CreditEntry.user_id == member.id)
        assert session.scalars(notes.order_by(CreditEntry.id.desc())).first() == "Sorry for the wait."
    desk.goto("/admin/audit?kind=user")
    expect(desk.get_by_role("cell", name="Sorry for the wait.").first).to_be_visible()


def test_a_published_recipe_is_found_in_search(desk: Page, own_recipe: int, settings: Settings) -> None:
    with transaction() as session:
        recipe = session.get_one(Recipe, own_recipe)
        recipe.is_published, recipe.published_at = False, None
    desk.goto("/admin/recipes?search=Weeknight&published=no")

    press(desk, "Publish Weeknight Pot")
    expect(desk.get_by_role("heading", name="Nothing found")).to_be_visible()
    fill_index(settings)

    desk.goto("/recipes?search=weeknight+pot")
    expect(desk.get_by_role("link", name="Weeknight Pot").first).to_be_visible()
    with transaction() as session:
        entry = session.scalars(select(AuditEntry).where(AuditEntry.subject_id == own_recipe)).one()
        assert (entry.action, entry.subject_kind) == ("publish", "recipe")


def test_a_recipe_is_deleted_once_it_is_said_what_goes_along(desk: Page, member: Person) -> None:
    with transaction() as session:
        recipe = Factory(session).recipe("Doubled Pot", owner_id=member.id)
        session.add(Review(recipe=recipe, member_id=member.id, rating=4))
    desk.goto("/admin/recipes?search=Doubled")

    press(desk, "Delete Doubled Pot")
    dialog = desk.get_by_role("dialog")
    expect(dialog.get_by_text("1 review,")).to_be_visible()
    dialog.get_by_label("Reason").fill("Twice the same.")
    press(dialog, "Delete")

    expect(desk.get_by_role("heading", name="Nothing found")).to_be_visible()
