"""Builders of search documents: rows in, documents out."""
