"""Pictures from the file to page and card. Source: docs/product/recipes.md#recipe-editor."""

import re
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, expect

from core.images import MAX_PICTURE_BYTES, LocalMediaStorage
from core.images.renditions import FORMATS, Ratio
from core.settings import Settings
from tests.core.images.sample_pictures import BLUE, RED, halves, is_close
from tests.e2e.account_screens import press
from tests.e2e.editor_screen import open_tab
from tests.e2e.screens import cards, expect_address, expect_toast
from tests.e2e.site import fill_index

TURNED = 6
"""The EXIF orientation of a camera that was held upright: shown, the picture is turned right by a quarter."""


def choose(panel: Locator, label: str, file: Path) -> None:
    """Choose a file for one of the pictures."""
    field = panel.get_by_label(re.compile(f"^{label}"))
    field.set_input_files(file)
    expect(panel.get_by_role("button", name="Use This Part")).to_be_enabled()


def use_part(panel: Locator) -> None:
    """Take the part that is chosen."""
    press(panel, "Use This Part")
    expect(panel.get_by_role("button", name="Use This Part")).to_have_count(0)


def rendition(settings: Settings, url: str | None, ratio: Ratio) -> Image.Image:
    """Return the widest stored picture behind the address of any width."""
    found = re.search(r"/media/(.+)-\d+\.webp$", url or "")
    assert found, url
    return Image.open(LocalMediaStorage(settings.media_dir).directory / f"{found[1]}-{FORMATS[ratio].widths[-1]}.webp")


def test_both_pictures_are_cropped_and_shown_on_page_and_card(
    own_recipe: int, member_page: Page, settings: Settings, tmp_path: Path
) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    panel = open_tab(member_page, "Images")
    # Twenty-four megapixels, held upright: red above blue.
    exif = Image.Exif()
    exif[0x0112] = TURNED
    halves(6000, 4000).save(tmp_path / "preview.jpg", exif=exif)
    choose(panel, "Preview Image", tmp_path / "preview.jpg")
    use_part(panel)
    expect(panel.get_by_alt_text("Preview Image (4:3): The new picture")).to_be_visible()

    # Red above blue as well; the part is dragged up to the red.
    halves(1440, 1600).rotate(-90, expand=True).save(tmp_path / "banner.jpg")
    choose(panel, "Banner Image", tmp_path / "banner.jpg")
    selection = member_page.locator(".ReactCrop__crop-selection")
    selection.scroll_into_view_if_needed()
    part = selection.bounding_box()
    assert part
    middle = (part["x"] + part["width"] / 2, part["y"] + part["height"] / 2)
    member_page.mouse.move(*middle)
    member_page.mouse.down()
    member_page.mouse.move(middle[0], middle[1] - 0.75 * part["height"], steps=5)
    member_page.mouse.up()
    use_part(panel)
    press(member_page, "Save Recipe")

    expect_address(member_page, f"/recipe/{own_recipe}")
    hero = member_page.get_by_role("main").get_by_role("img", name="Weeknight Pot")
    expect(hero).to_have_js_property("complete", True)
    with rendition(settings, hero.evaluate("image => image.currentSrc"), "20:9") as banner:
        assert banner.size == (1600, 720)
        assert is_close(banner.getpixel((800, 700)), RED)

    fill_index(settings)
    with member_page.expect_response(re.compile("/media/")) as loaded:
        member_page.goto("/recipes?search=weeknight+pot")
    expect(cards(member_page).first.locator("img")).to_be_visible()
    with rendition(settings, loaded.value.url, "4:3") as preview:
        assert preview.size == (1200, 900)
        assert is_close(preview.getpixel((600, 100)), RED)
        assert is_close(preview.getpixel((600, 800)), BLUE)


def test_a_photo_that_hardly_compresses_is_made_small_enough(
    own_recipe: int, member_page: Page, tmp_path: Path
) -> None:
    member_page.goto(f"/recipe-edit/{own_recipe}")
    panel = open_tab(member_page, "Images")
    photo = tmp_path / "photo.jpg"
    Image.effect_noise((6000, 4000), 120).save(photo, quality=90)
    assert photo.stat().st_size > 8 * MAX_PICTURE_BYTES
    choose(panel, "Preview Image", photo)
    use_part(panel)
    press(member_page, "Save Recipe")
    expect_address(member_page, f"/recipe/{own_recipe}")
    expect_toast(member_page, "Recipe Updated")
