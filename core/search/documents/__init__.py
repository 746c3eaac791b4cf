"""One builder per index: rows in, documents out."""

from core.search.documents.recipes import DOCUMENT_FIELDS, DOCUMENT_VERSION, RecipeDocument, build_recipe_documents

__all__ = ["DOCUMENT_FIELDS", "DOCUMENT_VERSION", "RecipeDocument", "build_recipe_documents"]
