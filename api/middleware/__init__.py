"""Wrappers around every request."""
