"""The pictures that go into an archive."""

from collections.abc import Iterator

from core.images import MediaStorage, picture_url
from core.images.renditions import FORMATS, media_path
from core.models import Image

MOST_PICTURES = 1000
"""Of one archive, a few hundred MB at most. For those beyond, the archive has their addresses."""
LARGEST_PX: dict[str, int] = {kind: shape.widths[-1] for kind, shape in FORMATS.items()}


class Pictures:
    """Collects a member's pictures while the archive's other files are written. They are read afterwards."""

    def __init__(self, media: MediaStorage, origin: str) -> None:
        self._media = media
        self._origin = origin
        self._paths: dict[str, str] = {}

    def add(self, image: Image | None, name: str) -> str | None:
        """Return the picture's file in the archive, or its address beyond MOST_PICTURES; None if there is none.

        `name` is the file's name without folder and ending.
        """
        width_px = LARGEST_PX.get(image.kind) if image else None
        if image is None or width_px is None or not self._media.has(media_path(image.hash, width_px)):
            return None
        if len(self._paths) >= MOST_PICTURES:
            return self._origin + picture_url(image.hash, width_px)
        file = f"pictures/{name}.webp"
        self._paths[file] = media_path(image.hash, width_px)
        return file

    def read(self) -> Iterator[tuple[str, bytes]]:
        """Yield each file with its content. One that has been deleted meanwhile is left out."""
        for file, path in self._paths.items():
            content = self._media.read(path)
            if content is not None:
                yield file, content
