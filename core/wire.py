"""The spec's spelling of names, for everything that crosses the wire."""

from pydantic import BaseModel, ConfigDict

SPECIAL = {"id": "ID", "url": "URL", "blurhash": "BlurHash"}


def wire_name(name: str) -> str:
    """Return `image_4_3_url` as `Image_4_3_URL`. Source: design section 6."""
    return "_".join(SPECIAL.get(word, word.capitalize()) for word in name.split("_"))


class WireModel(BaseModel):
    """Base of what the API takes and gives: snake_case here, Pascal_Snake on the wire."""

    model_config = ConfigDict(
        alias_generator=wire_name,
        populate_by_name=True,
        from_attributes=True,
        serialize_by_alias=True,
        use_attribute_docstrings=True,
    )
