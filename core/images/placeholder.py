"""The blurred picture of some thirty characters that a card shows until the real one arrives."""

import blurhash
from PIL import Image

COMPONENTS_X = 4
COMPONENTS_Y = 3
_SAMPLE_PX = 32


def encode_blurhash(picture: Image.Image) -> str:
    """Return the BlurHash of an RGB picture, 4 by 3 components (28 characters).

    Computed from a thumbnail: twelve waves can show no more, and it takes milliseconds instead of seconds.
    """
    sample = picture.resize(
        (_SAMPLE_PX, max(1, round(_SAMPLE_PX * picture.height / picture.width))), Image.Resampling.BOX
    )
    width, pixels = sample.width * 3, sample.tobytes()
    rows = [
        [list(row[x : x + 3]) for x in range(0, width, 3)]
        for row in (pixels[y : y + width] for y in range(0, len(pixels), width))
    ]
    return str(blurhash.encode(rows, COMPONENTS_X, COMPONENTS_Y))
