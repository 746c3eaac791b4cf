"""Answers the engine's searches from PostgreSQL while the engine is away.

It takes the engine's queries and gives answers in the engine's form, so that whatever asks the engine asks it as well.
Source: docs/decisions/0022-search-without-its-engine.md.
"""
