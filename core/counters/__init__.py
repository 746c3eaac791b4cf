"""Counts that are gathered in Redis and written to PostgreSQL in batches, each batch exactly once."""
