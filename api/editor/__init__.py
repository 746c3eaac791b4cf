"""The recipe editor's calls."""
