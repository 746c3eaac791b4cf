"""Imports schema.org Recipes: open, normalise, judge, store, report; one file each."""

from core.importer.options import ImportOptions
from core.importer.report import Report
from core.importer.run import OwnerUnknown, import_files
from core.importer.summary import Summary

__all__ = ["ImportOptions", "OwnerUnknown", "Report", "Summary", "import_files"]
