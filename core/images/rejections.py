"""Why content is not accepted as a picture. Each has the status and code that the edge answers with."""


class PictureRejected(ValueError):
    """The content cannot be stored as a picture. The message is fit for the person who sent it."""

    status = 422
    code = "picture_rejected"


class UnsupportedPicture(PictureRejected):
    """The content is no PNG, JPEG, WebP or GIF, whatever its name says (SVG, HTML, text, …)."""

    status = 415
    code = "picture_unsupported"

    def __init__(self) -> None:
        super().__init__("Please select a PNG, JPEG, WebP or GIF picture.")


class PictureTooLarge(PictureRejected):
    """More pixels than a picture may have; found in its header, before anything is decoded."""

    status = 413
    code = "picture_too_large"

    def __init__(self, max_pixels: int) -> None:
        super().__init__(f"The picture has too many pixels; at most {max_pixels // 1_000_000} megapixels are accepted.")


class BrokenPicture(PictureRejected):
    """The content begins like a picture but cannot be decoded: truncated or damaged."""

    status = 422
    code = "picture_broken"

    def __init__(self) -> None:
        super().__init__("The picture is damaged or incomplete.")
