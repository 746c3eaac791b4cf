"""How an archive reads the rows of a large table."""

ROWS_AT_ONCE = {"yield_per": 100}
"""Execution options: the database keeps the rest of the result until it is asked for."""
