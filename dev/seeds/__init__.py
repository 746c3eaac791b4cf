"""The first content: lookups, recipes and their pictures."""
