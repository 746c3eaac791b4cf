"""The recipe index."""

from sqlalchemy import select

from core.models import Recipe
from core.recipes.cards import CARD_FIELDS
from core.search.documents.recipes import (
    DOCUMENT_FIELDS,
    DOCUMENT_VERSION,
    SHOWN_FIELDS,
    SOURCES,
    WATCHES,
    build_recipe_documents,
    build_shown_fields,
)
from core.search.index import Relaxing, SearchIndex

INDEX = SearchIndex(
    name="recipes",
    fields=DOCUMENT_FIELDS,
    document_version=DOCUMENT_VERSION,
    build=build_recipe_documents,
    public_ids=select(Recipe.id).where(Recipe.is_published),
    title_field="Short_Title",
    shown=(*CARD_FIELDS, "Needs"),
    watches=WATCHES,
    sources=SOURCES,
    relaxing=Relaxing(
        unmeant=("Owner_Name", "Description"),
        subjects=("Cuisine_Name", "Category_Name", "Tags", "Ingredients", "Other_Spellings"),
        running_text=("Description",),
    ),
    build_part=build_shown_fields,
    part=frozenset(SHOWN_FIELDS),
)
