"""The recipe generator's calls."""
