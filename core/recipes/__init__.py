"""Storing, publishing and unpublishing recipes."""
