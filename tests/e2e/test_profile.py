"""The dashboard: name, picture, tabs. Source: spec sections 2 (Dashboard), 5 and 8 (Profile)."""

import io

from PIL import Image
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.e2e.account_screens import expect_alert, expect_sign_in, open_profile, press
from tests.e2e.conftest import Open
from tests.e2e.console import Console
from tests.e2e.people import Person, draft_of, join, kept_auth, signed_in
from tests.e2e.screens import expect_address, expect_toast, held
from tests.e2e.site import Site

PROFILE_CALL = "**/api/v1.0/user/my-profile"
NAME_CALL = "**/api/v1.0/user/update-name"
PICTURE_CALL = "**/api/v1.0/user/upload-profile-pic"


def name_field(page: Page) -> Locator:
    """The field that changes the name."""
    return page.get_by_role("textbox", name="Full Name")


def picture_file(content: bytes, *, name: str = "me.png", kind: str = "image/png") -> FilePayload:
    """A file to choose."""
    return {"name": name, "mimeType": kind, "buffer": content}


def png() -> bytes:
    """A real picture."""
    content = io.BytesIO()
    Image.new("RGB", (640, 480), "#a3243b").save(content, "PNG")
    return content.getvalue()


def choose_picture(page: Page, file: FilePayload) -> None:
    """Choose a file as the profile picture."""
    page.get_by_label("Profile Picture").set_input_files(file)


def test_a_new_name_is_shown_everywhere(member_page: Page, member: Person, console: Console) -> None:
    console.expect("404 (Not Found)")  # the document of a draft's page, as a stranger would get it
    draft = draft_of(member, "Sunday Pilaf")
    open_profile(member_page, member.name)
    choose_picture(member_page, picture_file(png()))  # only cooks with a picture have a byline
    expect(member_page.get_by_role("img", name="Profile picture of")).to_be_visible()
    press(member_page, "Edit Name")
    name_field(member_page).fill("  Amina   Yusuf ")
    press(member_page, "Save")
    expect_toast(member_page, "Name updated successfully.")
    expect(member_page.get_by_role("heading", name="Amina Yusuf", exact=True)).to_be_visible()
    expect(member_page.get_by_role("button", name="Edit Name")).to_be_focused()
    auth = kept_auth(member_page)
    assert auth is not None
    assert auth["user"]["name"] == "Amina Yusuf"
    with member_page.expect_response(f"**/api/v1.0/recipes/{draft.rpartition('/')[2]}"):
        member_page.goto(draft)
    expect(member_page.get_by_text("A recipe by Amina Yusuf")).to_be_visible()


def test_a_name_that_breaks_a_rule_is_refused_in_place(member_page: Page, member: Person) -> None:
    open_profile(member_page, member.name)
    press(member_page, "Edit Name")
    for wrong, problem in (
        ("  ", "Name cannot be empty"),
        (f" {member.name} ", "New name must be different from the current name"),
        ("Amin", "Full name must be at least 5 characters"),
        ("A" * 121, "Full name must be at most 120 characters"),
    ):
        name_field(member_page).fill(wrong)
        press(member_page, "Save")
        expect(name_field(member_page)).to_have_accessible_description(problem)
        expect(name_field(member_page)).to_be_focused()
        expect(name_field(member_page)).to_have_value(wrong)
    name_field(member_page).press("Escape")
    expect(member_page.get_by_role("heading", name=member.name, exact=True)).to_be_visible()


def test_a_name_that_cannot_be_sent_is_kept_in_the_form(member_page: Page, member: Person, console: Console) -> None:
    console.expect("500 (Internal Server Error)")
    console.expect("net::ERR_FAILED")
    open_profile(member_page, member.name)
    press(member_page, "Edit Name")
    name_field(member_page).fill("Amina Yusuf")
    member_page.route(NAME_CALL, lambda route: route.fulfill(status=500, body=""), times=1)
    press(member_page, "Save")
    expect(name_field(member_page)).to_have_accessible_description("Failed to update name. Please try again.")
    member_page.route(NAME_CALL, lambda route: route.abort())
    press(member_page, "Save")
    expect(name_field(member_page)).to_have_accessible_description("Failed to update name. Please try again.")
    expect(name_field(member_page)).to_have_value("Amina Yusuf")


def test_a_chosen_picture_is_shown_at_once_and_then_kept(member_page: Page, member: Person) -> None:
    open_profile(member_page, member.name)
    portrait = member_page.get_by_role("img", name=f"Profile picture of {member.name}")
    with held(member_page, PICTURE_CALL):
        choose_picture(member_page, picture_file(png()))
        assert str(portrait.get_attribute("src")).startswith("blob:")
        expect(portrait).not_to_have_js_property("naturalWidth", 0)
    expect(portrait).not_to_have_attribute("src", str(portrait.get_attribute("src")))
    member_page.reload()
    expect(portrait).to_have_js_property("naturalWidth", 256)


def test_a_file_that_is_no_small_picture_is_refused(member_page: Page, member: Person, console: Console) -> None:
    console.expect("415 (Unsupported Media Type)")
    console.expect("400 (Bad Request)")
    open_profile(member_page, member.name)
    upload = member_page.get_by_role("tabpanel")
    for file, problem in (
        (picture_file(b"to do", name="notes.txt", kind="text/plain"), "Please select an image file"),
        (picture_file(png() + bytes(2_097_152)), "Image file is too large. Maximum size is 2MB."),
        (picture_file(b"<html><script>alert(1)</script>"), "Please select an image file"),
        (picture_file(png()[:200]), "The picture is damaged or incomplete."),
    ):
        choose_picture(member_page, file)
        expect_alert(upload, problem)
        expect(member_page.get_by_role("img", name="Profile picture of")).to_have_count(0)


def test_a_picture_that_cannot_be_sent_says_why(member_page: Page, member: Person, console: Console) -> None:
    console.expect("net::ERR_FAILED")
    open_profile(member_page, member.name)
    member_page.route(PICTURE_CALL, lambda route: route.abort())
    choose_picture(member_page, picture_file(png()))
    expect_alert(member_page, "Failed to upload profile picture")
    member_page.evaluate("localStorage.clear()")
    choose_picture(member_page, picture_file(png()))
    expect_alert(member_page, "Not authenticated")


def test_tabs_count_what_there_is_and_lead_to_the_first_of_it(member_page: Page, member: Person) -> None:
    draft_of(member, "Sunday Pilaf")
    open_profile(member_page, member.name)
    tabs = member_page.get_by_role("tab")
    named = ("Profile", "My Favorites 0", "My Creations 1", "My Reviews 0")
    soon = ("Meal Planning Coming Soon", "Shopping List Coming Soon")
    expect(tabs).to_have_text([*named, *soon])
    expect(tabs.nth(0)).to_have_attribute("aria-selected", "true")
    for name in soon:
        expect(member_page.get_by_role("tab", name=name)).to_be_disabled()
    for tab, target in (("My Favorites", "/recipes"), ("My Reviews", "/recipes")):
        member_page.get_by_role("tab", name=tab).click()
        expect(member_page.get_by_role("tabpanel").get_by_role("link")).to_have_attribute("href", target)
    member_page.get_by_role("tab", name="My Creations").click()
    creation = member_page.get_by_role("tabpanel").get_by_role("article")
    expect(creation).to_contain_text("Sunday Pilaf")
    expect(creation).to_contain_text("Draft")


def test_blogs_are_for_master_chefs(open_context: Open, site: Site, member_page: Page, member: Person) -> None:
    open_profile(member_page, member.name)
    expect(member_page.get_by_role("tab", name="My Blogs")).to_have_count(0)
    chef = join(is_master_chef=True, full_name="Chef Zaynab")
    page = open_context(**signed_in(site, chef)).new_page()
    open_profile(page, chef.name)
    page.get_by_role("tab", name="My Blogs").click()
    expect(page.get_by_role("tabpanel").get_by_role("link")).to_have_attribute("href", "/create-blog")


def test_a_profile_that_does_not_come_can_be_asked_for_again(
    member_page: Page, member: Person, console: Console
) -> None:
    console.expect("500 (Internal Server Error)")
    console.expect("net::ERR_FAILED")
    member_page.route(PROFILE_CALL, lambda route: route.fulfill(status=500, body=""), times=1)
    member_page.goto("/my-profile")
    expect(member_page.get_by_role("heading", name="Unable to load profile")).to_be_visible()
    expect(member_page.get_by_text("Failed to load your profile. Please try again.")).to_be_visible()
    member_page.route(PROFILE_CALL, lambda route: route.abort(), times=1)
    press(member_page, "Try Again")
    expect(member_page.get_by_text("Something went wrong while loading your profile.")).to_be_visible()
    press(member_page, "Try Again")
    expect(member_page.get_by_role("heading", name=member.name, exact=True)).to_be_visible()


def test_signing_out_leads_to_sign_in_and_forgets_the_member(member_page: Page, member: Person) -> None:
    open_profile(member_page, member.name)
    press(member_page, "Sign Out")
    expect_sign_in(member_page)
    assert kept_auth(member_page) is None
    member_page.goto("/my-profile")
    expect_address(member_page, "/sign-in")
