"""Labels as they are compared: one spelling for each way of writing them."""

import re
import unicodedata

_FILLER = re.compile(r"\b(?:recipes?|cuisines?|foods?|cooking|kitchen|dishes|style|inspired)\b")
_ADDRESS = re.compile(r"^https?://\S*/([^/\s]+)/?$")


def folded(label: str) -> str:
    """Return the label in lower case without accents, its spaces collapsed."""
    if label.isascii():
        return " ".join(label.lower().split())
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", label) if not unicodedata.combining(sign))
    return " ".join(plain.casefold().split())


def without_filler(label: str) -> str:
    """Return the folded label without the words that go with any cuisine: "Southern Recipes" is southern."""
    address = _ADDRESS.match(label)
    words = address[1].replace("_", " ") if address else label
    return " ".join(_FILLER.sub(" ", folded(words)).split()).strip(" -")
