"""The dashboard: name, picture, tabs. Source: docs/product/accounts.md#dashboard."""

import io
import re

from PIL import Image
from playwright.sync_api import FilePayload, Locator, Page, expect

from tests.e2e.account_screens import open_profile, press
from tests.e2e.console import Console
from tests.e2e.people import Person, draft_of, kept_auth
from tests.e2e.screens import expect_toast


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
    portrait = member_page.get_by_role("img", name="Profile picture of")
    expect(portrait).to_have_attribute("src", re.compile("/media/"))
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


def test_a_chosen_picture_is_kept(member_page: Page, member: Person) -> None:
    open_profile(member_page, member.name)
    portrait = member_page.get_by_role("img", name=f"Profile picture of {member.name}")
    choose_picture(member_page, picture_file(png()))
    expect(portrait).to_have_attribute("src", re.compile("/media/"))
    member_page.reload()
    expect(portrait).to_have_js_property("naturalWidth", 256)
