"""The spelling of names on the wire: Pascal_Snake."""

from pydantic import BaseModel, ConfigDict

SPECIAL = {"id": "ID", "url": "URL", "blurhash": "BlurHash"}


def wire_name(name: str) -> str:
    """Return `image_4_3_url` as `Image_4_3_URL`. Source: docs/product/platform.md#wire-names."""
    return "_".join(SPECIAL.get(word, word.capitalize()) for word in name.split("_"))


class WireModel(BaseModel):
    """Base of request and response models: snake_case here, Pascal_Snake on the wire."""

    model_config = ConfigDict(
        alias_generator=wire_name,
        populate_by_name=True,
        from_attributes=True,
        serialize_by_alias=True,
        use_attribute_docstrings=True,
    )
