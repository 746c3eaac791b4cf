"""`python -m dev.seeds.pictures OUTDIR`: the seeds' pictures side by side, to compare them at a glance."""

import argparse
import io
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image

from core.drawing.render import draw
from core.drawing.scene import PictureRatio
from dev.seeds.pictures.share_card import draw_share_card
from dev.seeds.read import read_blogs, read_recipes, scene_of

_PER_SHEET = 12
_COLUMNS: dict[PictureRatio, int] = {"4:3": 4, "20:9": 2, "16:9": 3}
_THUMBNAIL_PX: dict[PictureRatio, int] = {"4:3": 460, "20:9": 800, "16:9": 620}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m dev.seeds.pictures", description="Draw contact sheets of the seeds."
    )
    parser.add_argument("outdir", type=Path, help="where the sheets and the share card go")
    parser.add_argument("slugs", nargs="*", help="draw these recipes and blogs only")
    arguments = parser.parse_args()
    outdir: Path = arguments.outdir
    outdir.mkdir(parents=True, exist_ok=True)
    recipes = _chosen(read_recipes(), arguments.slugs)
    scenes = [scene_of(blog) for blog in _chosen(read_blogs(), arguments.slugs)]
    shown: dict[PictureRatio, list[dict[str, Any]]] = {"4:3": recipes, "20:9": recipes, "16:9": scenes}
    (outdir / "share.png").write_bytes(draw_share_card())
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for ratio, seeds in shown.items():
            thumbnails = list(workers.map(partial(_draw_thumbnail, ratio), seeds))
            for number, sheet in enumerate(_arrange(thumbnails, _COLUMNS[ratio]), start=1):
                sheet.save(outdir / f"{ratio.replace(':', 'x')}-{number}.png")
    print(f"{len(recipes)} recipes and {len(scenes)} blogs in {outdir}")


def _chosen(seeds: dict[str, dict[str, Any]], slugs: list[str]) -> list[dict[str, Any]]:
    return [seed for slug, seed in seeds.items() if not slugs or slug in slugs]


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
