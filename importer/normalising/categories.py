"""The seven categories by the words that clearly name one."""

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

import yaml

from importer.normalising.labels import folded
from importer.normalising.remarks import Remark
from importer.normalising.texts import plain_line
from importer.normalising.values import texts_of

_SEPARATORS = re.compile(r"\s*[,;/|]\s*")


@lru_cache(maxsize=1)
def codes_by_word() -> Mapping[str, str]:
    """Return the code of each word of `categories.yaml`."""
    text = files("importer").joinpath("categories.yaml").read_text(encoding="utf-8")
    return {word: code for code, words in yaml.safe_load(text).items() for word in words}


def read_category(value: Any, remarks: list[Remark]) -> tuple[str | None, list[str]]:
    """Return the code of the first label that names a category, and the labels that name none, for tags."""
    texts = [plain_line(text) for text in texts_of(value)]
    labels = [label for text in texts for label in ([text] if folded(text) in codes_by_word() else split(text))]
    codes = [codes_by_word().get(folded(label)) for label in labels]
    unknown = [label for label, code in zip(labels, codes, strict=True) if code is None]
    remarks.extend(Remark("recipeCategory", label, "kept as a tag: none of the categories") for label in unknown)
    return next(filter(None, codes), None), unknown


def split(text: str) -> list[str]:
    """Return the labels that the text lists."""
    return [label for label in _SEPARATORS.split(text) if label]
