"""`python -m dev.seeds.pictures OUTDIR`: every seed's pictures side by side, to look at them with one eye."""

import argparse
import io
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import yaml
from PIL import Image

from dev.seeds.pictures.render import draw
from dev.seeds.pictures.scene import SIZES, PictureRatio
from dev.seeds.pictures.share_card import draw_share_card

RECIPES = Path(__file__).resolve().parent.parent / "recipes"
_PER_SHEET = 12
_COLUMNS: dict[PictureRatio, int] = {"4:3": 4, "20:9": 2}
_THUMBNAIL_PX: dict[PictureRatio, int] = {"4:3": 460, "20:9": 800}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m dev.seeds.pictures", description="Draw contact sheets of the seeds."
    )
    parser.add_argument("outdir", type=Path, help="where the sheets and the share card go")
    parser.add_argument("slugs", nargs="*", help="draw these recipes only")
    arguments = parser.parse_args()
    outdir: Path = arguments.outdir
    outdir.mkdir(parents=True, exist_ok=True)
    chosen = [path for path in sorted(RECIPES.glob("*.yaml")) if not arguments.slugs or path.stem in arguments.slugs]
    recipes = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in chosen]
    (outdir / "share.png").write_bytes(draw_share_card())
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for ratio in SIZES:
            thumbnails = list(workers.map(partial(_draw_thumbnail, ratio), recipes))
            for number, sheet in enumerate(_arrange(thumbnails, _COLUMNS[ratio]), start=1):
                sheet.save(outdir / f"{ratio.replace(':', 'x')}-{number}.png")
    print(f"{len(recipes)} recipes in {outdir}")


def _draw_thumbnail(ratio: PictureRatio, recipe: dict[str, Any]) -> Image.Image:
    with Image.open(io.BytesIO(draw(recipe, ratio))) as picture:
        width = _THUMBNAIL_PX[ratio]
        return picture.resize((width, round(width * picture.height / picture.width)), Image.Resampling.LANCZOS)


def _arrange(thumbnails: list[Image.Image], columns: int) -> Iterator[Image.Image]:
    for start in range(0, len(thumbnails), _PER_SHEET):
        group = thumbnails[start : start + _PER_SHEET]
        width, height = group[0].size
        sheet = Image.new("RGB", (columns * width, -(-len(group) // columns) * height))
        for place, thumbnail in enumerate(group):
            sheet.paste(thumbnail, (place % columns * width, place // columns * height))
        yield sheet


if __name__ == "__main__":
    main()
