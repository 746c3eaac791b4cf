"""Search documents in the form in which PostgreSQL finds them.

Source: docs/decisions/0022-search-without-its-engine.md.
"""
