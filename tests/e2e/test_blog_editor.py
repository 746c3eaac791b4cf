"""The blog editor. Source: docs/product/blogs.md#blog-editor."""

import io
import re
from collections.abc import Iterator

import pytest
from PIL import Image
from playwright.sync_api import Dialog, FilePayload, Locator, Page, expect
from sqlalchemy import select

from core.db import transaction
from core.models import Blog, User
from tests.e2e.account_screens import expect_alert, press, sign_in
from tests.e2e.comfort import expect_comfort
from tests.e2e.conftest import PHONE, Open
from tests.e2e.console import Console
from tests.e2e.people import Person, join, signed_in
from tests.e2e.screens import expect_address
from tests.e2e.site import Site
from tests.factories import Factory

WORD = """<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {mso-style: x}</style></head>
<body><!--StartFragment--><h1 style='mso-pagination:widow-orphan'>The <span style='color:red'>lid</span></h1>
<p class=MsoNormal style='margin-bottom:0'><b><span lang=EN-US>Rice</span></b><span> waits.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>One pot</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·</span><![endif]>One lid</p><!--EndFragment--></body></html>"""
FROM_WORD = "<h2>The lid</h2><p><strong>Rice</strong> waits.</p><ul><li><p>One pot</p></li><li><p>One lid</p></li></ul>"
PAYLOADS = (
    "<script>window.hit = 1</script>",
    '<img src=x onerror="window.hit = 1">',
    '<svg onload="window.hit = 1"><script>window.hit = 1</script></svg>',
    '<a href="javascript:window.hit = 1">tea</a>',
    '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror="window.hit = 1">',
    '"><details open ontoggle="window.hit = 1">',
    '<p style="position:fixed;inset:0" onclick="window.hit = 1">salt</p>',
    '<form action="javascript:window.hit = 1"><button formaction="javascript:window.hit = 1">go</button></form>',
)


@pytest.fixture
def chef(site: Site) -> Iterator[Person]:
    """A master chef; what they have written is gone after the test."""
    person = join(is_master_chef=True)
    yield person
    with transaction() as session:
        for blog in session.scalars(select(Blog).where(Blog.author_id == person.id)):
            session.delete(blog)


@pytest.fixture(autouse=True)
def drafts_are_private(console: Console) -> None:
    """A draft's page is a 404 to those who don't say who they are: the shell, when it reads the page's tags."""
    console.expect("404 (Not Found)")


@pytest.fixture
def desk(open_context: Open, site: Site, chef: Person) -> Page:
    """The chef's page on a desktop."""
    return open_context(**signed_in(site, chef)).new_page()


@pytest.fixture
def unguarded(open_context: Open, site: Site, chef: Person) -> Page:
    """The chef's page without the content policy, so that nothing but the editor stops what is pasted."""
    return open_context(bypass_csp=True, **signed_in(site, chef)).new_page()


@pytest.fixture
def draft(chef: Person) -> str:
    """The slug of a draft of the chef."""
    with transaction() as session:
        factory, author = Factory(session), session.get_one(User, chef.id)
        return factory.blog(
            "The Lid", author=author, is_published=False, featured_image=factory.image(kind="16:9")
        ).slug


def picture(width: int = 1280, height: int = 720) -> FilePayload:
    """Return an upload of this size in pixels."""
    content = io.BytesIO()
    Image.new("RGB", (width, height), "sienna").save(content, "PNG")
    return FilePayload(name="rice.png", mimeType="image/png", buffer=content.getvalue())


def content(page: Page) -> Locator:
    """The box of the rich text."""
    return page.get_by_role("textbox", name="Content")


def html(page: Page) -> str:
    """Return the rich text without what the editor adds for its cursor."""
    written: str = content(page).evaluate("box => box.innerHTML")
    return re.sub(r'<br class="ProseMirror-trailingBreak">| class="[^"]*"| data-placeholder="[^"]*"', "", written)


def paste(box: Locator, **given: str) -> None:
    """Paste `html` or `text` where the cursor is."""
    box.evaluate(
        """(box, { html, text }) => {
            const clipboardData = new DataTransfer();
            if (html !== undefined) clipboardData.setData("text/html", html);
            if (text !== undefined) clipboardData.setData("text/plain", text);
            box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }""",
        given,
    )


def add_tags(page: Page, *tags: str) -> None:
    """Type tags, each followed by Enter."""
    for tag in tags:
        page.get_by_label("Tags").fill(tag)
        page.get_by_label("Tags").press("Enter")


def fill_in(page: Page, title: str) -> None:
    """Fill in everything that a blog needs."""
    page.get_by_label("Title").fill(title)
    page.get_by_label("Excerpt / Summary").fill("Why the lid stays on.")
    page.get_by_label("Featured Image").set_input_files(picture())
    expect(page.get_by_role("img", name="Preview of the picture")).to_be_visible()
    content(page).click()
    page.keyboard.type("Rice waits.")
    add_tags(page, "rice", "patience")


def test_a_chef_writes_publishes_and_takes_back(desk: Page, chef: Person) -> None:
    page = desk
    page.goto("/blogs/create")
    expect_address(page, "/blogs/create")
    expect(page.get_by_role("heading", name="Share Your Culinary Journey", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Publish Blog")).to_have_count(0)
    fill_in(page, "A Lid and Its Pot")
    content(page).get_by_text("Rice waits.").click()
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")
    page.keyboard.press("Control+Alt+2")
    expect(page.get_by_role("button", name="Heading")).to_have_attribute("aria-pressed", "true")
    page.keyboard.type("The dough")
    page.keyboard.press("Enter")
    page.keyboard.type("Press it ")
    page.keyboard.press("Control+b")
    expect(page.get_by_role("button", name="Bold")).to_have_attribute("aria-pressed", "true")
    page.keyboard.type("firmly")
    page.keyboard.press("Control+b")
    page.keyboard.type(".")
    expected = "<p>Rice waits.</p><h2>The dough</h2><p>Press it <strong>firmly</strong>.</p>"
    assert html(page) == expected

    press(page, "Save as Draft")
    expect_address(page, "/blogs/a-lid-and-its-pot")
    with transaction() as session:
        blog = session.scalars(select(Blog).where(Blog.author_id == chef.id)).one()
        assert (blog.content, blog.is_published, blog.tags) == (expected, False, ["rice", "patience"])

    page.goto("/my-profile")
    page.get_by_role("tab", name=re.compile("My Blogs")).click()
    card = page.get_by_role("link", name=re.compile("A Lid and Its Pot"))
    expect(card).to_contain_text("Draft")
    expect(card).to_have_attribute("href", "/blogs/a-lid-and-its-pot")

    page.get_by_role("link", name="Edit", exact=True).click()
    expect_address(page, "/blogs/a-lid-and-its-pot/edit")
    expect(page.get_by_role("heading", name="Edit Your Story", level=1)).to_be_visible()
    page.get_by_label("Title").fill("A Lid and Its Pot, Again")
    press(page, "Publish Blog")
    expect_address(page, "/blogs/a-lid-and-its-pot")
    with transaction() as session:
        blog = session.scalars(select(Blog).where(Blog.author_id == chef.id)).one()
        assert (blog.title, blog.is_published) == ("A Lid and Its Pot, Again", True)

    page.goto("/blogs/a-lid-and-its-pot/edit")
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_visible()
    press(page, "Unpublish Blog")
    expect_address(page, "/blogs/a-lid-and-its-pot")
    with transaction() as session:
        assert not session.scalars(select(Blog).where(Blog.author_id == chef.id)).one().is_published


def test_what_is_pasted_becomes_clean(unguarded: Page) -> None:
    page = unguarded
    page.goto("/blogs/create")
    content(page).click()
    paste(content(page), html=WORD)
    assert html(page) == FROM_WORD

    page.keyboard.press("Control+a")
    docs = (
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span '
        'style="font-weight:400">Plain </span><span style="font-weight:700">strong</span></p><br><h4>Small</h4></b>'
    )
    paste(content(page), html=docs)
    assert html(page) == "<p>Plain <strong>strong</strong></p><h3>Small</h3>"

    page.keyboard.press("Control+a")
    paste(content(page), text="One line\n\nanother <b>line</b>")
    assert html(page) == "<p>One line</p><p>another &lt;b&gt;line&lt;/b&gt;</p>"

    page.keyboard.press("Control+a")
    web = (
        '<div><img src="/x.png" onerror="window.hit = 1"><blockquote>Quoted <a href="https://kitchen.example/" '
        'onclick="window.hit = 1">link</a> <a href="javascript:window.hit = 1">bad</a></blockquote>'
        "<table><tr><td>cell</td></tr></table><ol><li><em>first</em></li></ol></div>"
    )
    paste(content(page), html=web)
    link = '<a href="https://kitchen.example/" rel="nofollow ugc noopener noreferrer">link</a>'
    assert html(page) == (
        f"<blockquote><p>Quoted {link} bad</p></blockquote><p>cell</p><ol><li><p><em>first</em></p></li></ol>"
    )
    assert page.evaluate("window.hit") is None


@pytest.mark.parametrize(
    ("file", "text"),
    [
        (FilePayload(name="a.txt", mimeType="text/plain", buffer=b"a"), "Please select an image file"),
        (FilePayload(name="a.png", mimeType="image/png", buffer=b"<html>"), "Please select an image file"),
        (
            FilePayload(name="a.png", mimeType="image/png", buffer=b"\x89PNG" + bytes(2 * 1024 * 1024)),
            "Image file is too large. Maximum size is 2MB.",
        ),
        (picture(800, 450), "Image width should be between 900px and 1400px. Current width: 800px"),
        (
            picture(1200, 900),
            "Image should be in 16:9 aspect ratio. Current ratio: 1.33:1 (recommended: 1.78:1)",
        ),
    ],
    ids=["no-image", "only-named-png", "too-large", "too-narrow", "wrong-ratio"],
)
def test_a_wrong_picture_is_refused_before_it_is_sent(desk: Page, file: FilePayload, text: str) -> None:
    desk.goto("/blogs/create")
    desk.get_by_label("Featured Image").set_input_files(file)
    expect(desk.get_by_label("Featured Image")).to_have_accessible_description(text)
    expect(desk.get_by_role("img", name="Preview of the picture")).to_have_count(0)


def test_what_is_missing_is_named_in_one_message(desk: Page) -> None:
    desk.goto("/blogs/create")
    press(desk, "Save as Draft")
    text = "Title, Excerpt, Content, Featured Image are required. At least 2 tags are required"
    expect_alert(desk, text)
    expect(desk.get_by_role("alert")).to_be_focused()


def test_a_failed_save_keeps_everything(desk: Page, console: Console) -> None:
    console.expect("503 (Service Unavailable)")
    desk.route("**/blogs/save", lambda route: route.fulfill(status=503, body=""))
    desk.goto("/blogs/create")
    fill_in(desk, "Kept")
    press(desk, "Save as Draft")
    expect_alert(desk, "Failed to save blog")
    expect(desk.get_by_label("Title")).to_have_value("Kept")
    assert html(desk) == "<p>Rice waits.</p>"
    desk.unroute("**/blogs/save")
    press(desk, "Save as Draft")
    expect_address(desk, "/blogs/kept")


def test_an_expired_sign_in_comes_back_to_everything(desk: Page, site: Site, chef: Person, console: Console) -> None:
    console.expect("401 (Unauthorized)")
    desk.goto("/blogs/create")
    fill_in(desk, "After Signing In")
    desk.route("**/blogs/save", lambda route: route.fulfill(status=401, body="{}"))
    press(desk, "Save as Draft")
    expect_address(desk, "/sign-in")
    desk.unroute("**/blogs/save")
    sign_in(desk, chef)
    expect_address(desk, "/blogs/create")
    expect(desk.get_by_label("Title")).to_have_value("After Signing In")
    expect(desk.get_by_role("img", name="Preview of the picture")).to_be_visible()
    press(desk, "Save as Draft")
    expect_address(desk, "/blogs/after-signing-in")


def test_the_text_of_a_closed_tab_is_offered_again(desk: Page) -> None:
    desk.goto("/blogs/create")
    fill_in(desk, "Left Behind")
    context = desk.context
    desk.close(run_before_unload=False)

    page = context.new_page()
    page.goto("/blogs/create")
    expect(page.get_by_text("You have unsaved text from")).to_be_visible()
    press(page, "Restore")
    expect(page.get_by_label("Title")).to_have_value("Left Behind")
    assert html(page) == "<p>Rice waits.</p>"
    expect(page.get_by_role("img", name="Preview of the picture")).to_be_visible()
    press(page, "Save as Draft")
    expect_address(page, "/blogs/left-behind")

    page.goto("/blogs/create")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("You have unsaved text from")).to_have_count(0)


def test_a_second_window_is_told_and_may_overwrite(desk: Page, draft: str, console: Console) -> None:
    console.expect("409 (Conflict)")
    second = desk.context.new_page()
    for page in (desk, second):
        page.goto(f"/blogs/{draft}/edit")
        expect(page.get_by_label("Title")).to_have_value("The Lid")
    desk.get_by_label("Title").fill("First")
    press(desk, "Save as Draft")
    expect_address(desk, f"/blogs/{draft}")

    second.get_by_label("Title").fill("Second")
    press(second, "Save as Draft")
    notice = second.get_by_role("alert")
    expect(notice).to_contain_text("saved in another window")
    expect(notice.get_by_role("link", name="Open the saved version")).to_have_attribute("target", "_blank")
    expect(second.get_by_label("Title")).to_have_value("Second")
    press(notice, "Save mine over it")
    expect_address(second, f"/blogs/{draft}")
    with transaction() as session:
        assert session.scalars(select(Blog.title).where(Blog.slug == draft)).one() == "Second"


def test_leaving_with_unsaved_text_asks(desk: Page) -> None:
    desk.goto("/blogs/create")
    desk.get_by_label("Title").fill("Not yet")
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    desk.once("dialog", stay)
    desk.get_by_role("link", name="Back to Blogs").click()
    assert asked == ["You have unsaved changes. Do you want to leave this page?"]
    expect(desk.get_by_label("Title")).to_have_value("Not yet")


def test_known_attacks_end_as_text(unguarded: Page, chef: Person) -> None:
    desk = unguarded
    with transaction() as session:
        factory = Factory(session)
        image = factory.image(kind="16:9")
        # Older content, from before it was cleaned.
        slug = factory.blog(
            PAYLOADS[0] + "x",
            author=session.get_one(User, chef.id),
            is_published=False,
            excerpt=PAYLOADS[1],
            content="".join(PAYLOADS),
            tags=["<script>hit = 1</script>", "<img src=x onerror='hit = 1'>"],
            featured_image=image,
        ).slug
    desk.goto(f"/blogs/{slug}/edit")
    expect(desk.get_by_label("Title")).to_have_value(PAYLOADS[0] + "x")
    for payload in PAYLOADS:
        content(desk).click()
        desk.keyboard.press("Control+End")
        paste(content(desk), html=payload)
    add_tags(desk, "<svg onload='window.hit = 1'>", "javascript:window.hit = 1")
    forbidden = "script, img[onerror], svg[onload], iframe, math, [onclick], [style*=fixed], [href^=javascript]"
    assert desk.get_by_role("textbox", name="Content").locator(forbidden).count() == 0
    press(desk, "Save as Draft")
    expect_address(desk, f"/blogs/{slug}")
    assert desk.evaluate("window.hit") is None
    with transaction() as session:
        stored = session.scalars(select(Blog).where(Blog.slug == slug)).one().content
    assert not re.search(r"<(?!/?(?:p|a|h2|strong)\b)|javascript:|onclick|style", stored)


def test_the_editor_is_comfortable(desk: Page) -> None:
    desk.emulate_media(color_scheme="light")
    desk.goto("/blogs/create")
    expect(content(desk)).to_be_visible()
    press(desk, "Save as Draft")
    expect_comfort(desk)


def test_a_phone_writes(open_context: Open, site: Site, chef: Person) -> None:
    phone = open_context(viewport=PHONE, is_mobile=True, has_touch=True, **signed_in(site, chef)).new_page()
    phone.goto("/blogs/create")
    fill_in(phone, "On the Way")
    phone.get_by_role("button", name="Bold").tap()
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.get_by_role("button", name="Save as Draft").tap()
    expect_address(phone, "/blogs/on-the-way")


def test_others_are_led_elsewhere(page: Page, member_page: Page, draft: str, site: Site, open_context: Open) -> None:
    page.goto("/blogs/create")
    expect_address(page, "/sign-in")
    member_page.goto("/blogs/create")
    expect_address(member_page, "/blogs")
    other = open_context(**signed_in(site, join(is_master_chef=True))).new_page()
    other.goto(f"/blogs/{draft}/edit")
    expect(other.get_by_role("heading", name="Blog not found")).to_be_visible()
