"""Imports recipes: open, normalise, judge, store, report; one file each. See README.md."""

from importer.options import ImportOptions
from importer.report import Report
from importer.run import OwnerUnknown, import_files
from importer.summary import Summary

__all__ = ["ImportOptions", "OwnerUnknown", "Report", "Summary", "import_files"]
