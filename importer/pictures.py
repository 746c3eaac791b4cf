"""Encodes the pictures of new recipes, several at once, each in a process of its own."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from sqlalchemy.orm import Session

from core.images import MediaStorage, PictureRejected, Ratio
from core.images.isolated import EncodingProcessFailed, encode_isolated
from core.images.rows import save_image
from core.images.store import EncodedPicture
from importer.reading.pictures import Picture

RATIOS: tuple[Ratio, Ratio] = ("4:3", "20:9")
"""Of the card's preview and the page's banner; both are cut from the middle of the one picture."""


@dataclass(frozen=True)
class Encoded:
    """A recipe's pictures, or why it gets none: `problem` is a sentence."""

    preview: EncodedPicture | None = None
    banner: EncodedPicture | None = None
    problem: str = ""


NONE = Encoded()


def encode_all(pictures: Sequence[Picture | None]) -> list[Encoded]:
    """Return the encoded pictures in order. One that is refused is told apart from one that is not there."""
    if not any(pictures):
        return [NONE] * len(pictures)
    # Threads that wait for processes: decoders of strangers' pictures never run in this one.
    with ThreadPoolExecutor(max_workers=os.cpu_count() or 1, thread_name_prefix="pictures") as pool:
        return list(pool.map(_encode, pictures))


def _encode(picture: Picture | None) -> Encoded:
    if picture is None:
        return NONE
    try:
        content = picture.read()
        preview, banner = (encode_isolated(content, ratio=ratio) for ratio in RATIOS)
    except PictureRejected as rejection:
        return Encoded(problem=rejection.shown)
    except EncodingProcessFailed:
        return Encoded(problem="It could not be encoded.")
    return Encoded(preview, banner)


def save(session: Session, media: MediaStorage, encoded: Encoded) -> tuple[int | None, int | None]:
    """Store the pictures and return the ids of their rows: preview, banner."""
    return _save(session, media, encoded.preview, RATIOS[0]), _save(session, media, encoded.banner, RATIOS[1])


def _save(session: Session, media: MediaStorage, picture: EncodedPicture | None, ratio: Ratio) -> int | None:
    if picture is None:
        return None
    number = save_image(session, picture.stored, ratio)
    picture.write_to(media)
    return number
