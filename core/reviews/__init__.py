"""Reviews of recipes."""
