"""Members' favorites."""
