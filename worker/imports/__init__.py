"""Checks and imports the files that staff upload."""
