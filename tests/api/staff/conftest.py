"""The desk of a member of staff, for the tests of this folder."""

from tests.api.staff.desk import desk

__all__ = ["desk"]
