"""Deletes pictures that nothing shows any more."""
