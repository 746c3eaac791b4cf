"""A day in words."""

from datetime import datetime


def long_date(moment: datetime) -> str:
    """Return the moment's day: "March 5, 2024". Source: docs/product/shell.md#dates-and-numbers"""
    return f"{moment:%B} {moment.day}, {moment.year}"
