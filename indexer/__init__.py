"""Keeps the search indexes in step with PostgreSQL."""
