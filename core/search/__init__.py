"""Search: index names, documents and keys."""
