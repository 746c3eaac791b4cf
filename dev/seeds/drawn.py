"""The seeds' pictures as stored renditions, drawn on all cores."""

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeVar

import resvg_py

from core.drawing import draw
from core.images import MediaStorage, Ratio, StoredPicture, store_picture
from core.models import Image
from dev.project import PROJECT
from dev.seeds.read import scene_of

EMBLEM = PROJECT / "frontend" / "public" / "favicon.svg"
AVATAR_PX = 256

Drawn = TypeVar("Drawn")


@dataclass(frozen=True)
class SeedPictures:
    """A recipe's two pictures, stored but not yet in the database."""

    preview: Image
    banner: Image


def draw_pictures(seeds: Mapping[str, Mapping[str, Any]], media: MediaStorage) -> Iterator[tuple[str, SeedPictures]]:
    """Yield each recipe's slug with its pictures, in the order of the seeds."""
    return _on_all_cores(partial(draw_both, media), seeds)


def draw_covers(seeds: Mapping[str, Mapping[str, Any]], media: MediaStorage) -> Iterator[tuple[str, Image]]:
    """Yield each blog's slug with its picture, in the order of the seeds."""
    return _on_all_cores(partial(draw_cover, media), seeds)


def draw_both(media: MediaStorage, seed: Mapping[str, Any]) -> SeedPictures:
    """Draw and store one seed's pictures."""
    return SeedPictures(
        preview=image_row(store_picture(media, draw(seed, "4:3"), ratio="4:3"), "4:3"),
        banner=image_row(store_picture(media, draw(seed, "20:9"), ratio="20:9"), "20:9"),
    )


def draw_cover(media: MediaStorage, seed: Mapping[str, Any]) -> Image:
    """Draw and store one blog's picture."""
    return image_row(store_picture(media, draw(scene_of(seed), "16:9"), ratio="16:9"), "16:9")


def draw_avatar(media: MediaStorage) -> Image:
    """Store the site's emblem as the kitchen's portrait."""
    png = bytes(resvg_py.svg_to_bytes(svg_path=str(EMBLEM), width=AVATAR_PX, height=AVATAR_PX))
    return image_row(store_picture(media, png, ratio="avatar"), "avatar")


def image_row(stored: StoredPicture, kind: Ratio) -> Image:
    """Return the row that remembers a stored picture."""
    return Image(
        hash=stored.hash, kind=kind, width_px=stored.width_px, height_px=stored.height_px, blurhash=stored.blurhash
    )


def _on_all_cores(
    draw_one: Callable[[Mapping[str, Any]], Drawn], seeds: Mapping[str, Mapping[str, Any]]
) -> Iterator[tuple[str, Drawn]]:
    # Not forked: the caller may hold database connections and threads.
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as workers:
        yield from zip(seeds, workers.map(draw_one, seeds.values()), strict=True)
