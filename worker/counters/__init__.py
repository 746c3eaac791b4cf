"""Writes the counts that were gathered in Redis to PostgreSQL."""
