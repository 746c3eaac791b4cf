"""What people type, what they mean by it, and whether a list of recipes is what they meant."""

import csv
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
EVERYTHING, NOTHING = "*", "-"
LOOKED_AT = 3
"""A visitor looks at the first row of cards."""
SAYING = (
    "Short_Title", "Long_Title", "Other_Names", "Ingredients", "Tags",
    "Cuisine_Name", "Cuisine_Keys", "Category_Name", "Difficulty_Facets",
)  # fmt: skip
"""Where a recipe says what it is. The fields that only help the engine don't count: they are what is on trial."""
NAMING = ("Short_Title", "Long_Title", "Other_Names")

FIELDS = {"dish": NAMING, "haram": (*SAYING, "Description")}


@dataclass(frozen=True)
class Query:
    """A search text with what it means. Source: queries.tsv, whose notation README.md explains."""

    text: str
    kind: str
    meant: str

    @property
    def words(self) -> list[str]:
        """The words that a relevant recipe has, each with its forms."""
        return self.meant.split("+")


def read_queries() -> list[Query]:
    """Return the golden set in the order of the file."""
    with (HERE / "queries.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [Query(row["query"], row["kind"], row["meant"]) for row in rows]


def is_relevant(document: dict[str, Any], query: Query) -> bool:
    """Tell whether the recipe has each meant word in one of its forms."""
    fields = FIELDS.get(query.kind, SAYING)
    said = " | ".join(folded(text) for field in fields for text in texts_of(document[field]))
    said = f" {said} "
    return all(
        word[1:] in document["Suitable_Diets"] if word.startswith("@") else has_word(word, said, document["Total_Time"])
        for word in query.words
    )


def has_word(word: str, said: str, minutes: int | None) -> bool:
    """Tell whether what a recipe says has one form of the word, is without it (`!`), or is ready in time (`<=`)."""
    if word.startswith("<="):
        return minutes is not None and minutes <= int(word[2:])
    if word.startswith("!"):
        return not has_word(word[1:], said, minutes)
    return any(f" {folded(form)} " in said for form in word.split("|"))


def texts_of(value: object) -> Iterable[str]:
    """Return the texts of a field, whether it holds one, several or none."""
    if isinstance(value, str):
        return [value]
    return value if isinstance(value, list) else []


def folded(text: str) -> str:
    """Return the text in lower case, without accents, its words set apart by single spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("ı", "i")
    letters = "".join(" " if not character.isalnum() else character for character in plain if character.isascii())
    return " ".join(letters.split())


def is_success(query: Query, listed: Sequence[dict[str, Any]], total: int, catalogue: Sequence[dict[str, Any]]) -> bool:
    """Tell whether the visitor got what was meant: `listed` is the first page, `total` counts all pages.

    All of the catalogue or nothing where that was meant; for the name of a dish only dishes of that name, as far as
    there are any; for a haram word nothing but what says it; else one relevant recipe among the first three, and none
    that has what was unwanted.
    """
    if query.meant in (EVERYTHING, NOTHING):
        return total == (len(catalogue) if query.meant == EVERYTHING else 0)
    judged = [is_relevant(document, query) for document in listed[:LOOKED_AT]]
    if query.kind == "haram":
        return all(judged)
    if query.kind == "dish":
        named = sum(is_relevant(document, query) for document in catalogue)
        return bool(judged) and all(judged[:named])
    return any(judged) and (all(judged) or "!" not in query.meant)
