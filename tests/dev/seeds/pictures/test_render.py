import io
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import yaml
from PIL import Image, ImageChops, ImageStat

from core.drawing import draw
from core.drawing.light import MOODS, shine_on
from core.drawing.render import _rasterize_with_resvg, rasterize
from core.drawing.scene import compose
from dev.seeds.pictures import __main__ as contact_sheets
from dev.seeds.pictures.share_card import draw_share_card

ROOT = Path(__file__).parents[4]


@pytest.fixture(scope="module")
def recipe() -> dict[str, Any]:
    return yaml.safe_load((ROOT / "dev/seeds/recipes/hummus.yaml").read_text(encoding="utf-8"))


def open_picture(content: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(content))
    image.load()
    return image


@pytest.mark.parametrize(("ratio", "size"), [("4:3", (1200, 900)), ("20:9", (1600, 720)), ("16:9", (1280, 720))])
def test_pictures_have_the_size_of_their_ratio(recipe: dict[str, Any], ratio: Any, size: tuple[int, int]) -> None:
    picture = open_picture(draw(recipe, ratio))

    assert (picture.format, picture.mode, picture.size) == ("PNG", "RGB", size)


def test_another_process_draws_the_same_bytes(recipe: dict[str, Any]) -> None:
    script = (
        "import sys, yaml, hashlib; from core.drawing import draw;"
        "print(hashlib.sha256(draw(yaml.safe_load(sys.stdin), '4:3')).hexdigest())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    other = subprocess.run(
        [sys.executable, "-c", script],
        input=yaml.safe_dump(recipe),
        env=environment,
        text=True,
        capture_output=True,
        check=True,
    )

    assert other.stdout.strip() == sha256(draw(recipe, "4:3")).hexdigest()


def test_both_renderers_draw_the_same_to_the_eye(recipe: dict[str, Any]) -> None:
    svg = compose(recipe, "4:3")

    difference = ImageChops.difference(rasterize(svg, 400, 300), _rasterize_with_resvg(svg, 400, 300))

    assert max(ImageStat.Stat(difference).mean) < 2


@pytest.mark.parametrize("mood", MOODS)
def test_light_falls_in_from_above_left(mood: str) -> None:
    grey = shine_on(Image.new("RGB", (400, 300), (120, 110, 100)), mood).convert("L")

    assert grey.getpixel((60, 30)) > grey.getpixel((200, 150)) > grey.getpixel((395, 295))


def test_an_unknown_mood_is_warm() -> None:
    grey = Image.new("RGB", (40, 30), (120, 110, 100))

    assert shine_on(grey, "stormy").tobytes() == shine_on(grey, "warm").tobytes()


def test_the_share_card_is_small_enough_for_chat_apps() -> None:
    card = draw_share_card()

    assert open_picture(card).size == (1200, 630)
    assert len(card) < 300_000


def test_the_committed_share_card_is_the_one_that_is_drawn() -> None:
    committed = open_picture((ROOT / "dev/seeds/pictures/share.png").read_bytes()).convert("RGB")
    drawn = open_picture(draw_share_card()).convert("RGB")

    assert max(ImageStat.Stat(ImageChops.difference(committed, drawn)).mean) < 4


def test_contact_sheets_show_the_chosen_recipes_and_blogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["pictures", str(tmp_path), "hummus", "blooming-spices-in-hot-fat"])

    contact_sheets.main()

    assert {path.name for path in tmp_path.iterdir()} == {"share.png", "4x3-1.png", "20x9-1.png", "16x9-1.png"}
    assert open_picture((tmp_path / "4x3-1.png").read_bytes()).size == (4 * 460, 345)
