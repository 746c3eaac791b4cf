"""From a file to the schema.org Recipes in it, one at a time."""

from importer.reading.found import FileUnreadable, Found, Reading, Skipped, Torn
from importer.reading.read import read_file

__all__ = ["FileUnreadable", "Found", "Reading", "Skipped", "Torn", "read_file"]
