"""Values of fields: which documents have them, how often, in which order."""
